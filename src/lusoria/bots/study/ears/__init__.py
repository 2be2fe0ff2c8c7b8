"""Who hears a game and remembers what is worth counting: one ear per game."""
