"""What the bots know about Cambria."""
