"""The table in the terminal: drawing, seats, the menu of answers, commands, and the bots' side."""
