"""What the bots know about Armorica."""
