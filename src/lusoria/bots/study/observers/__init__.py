"""Who hears a game and remembers what is worth counting: one observer per game."""
