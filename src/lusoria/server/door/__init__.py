"""Where people come in: one websocket per viewer, and plain HTTP with the same messages."""
