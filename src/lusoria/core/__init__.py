"""Words and machinery that all games share. This room knows no game."""
