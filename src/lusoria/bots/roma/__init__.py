"""What the bots know about Roma."""
