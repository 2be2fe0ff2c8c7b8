"""The arena: bots meet, on the same deals and with seats rotated, and are ranked."""
