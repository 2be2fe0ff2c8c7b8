"""Words and machinery that all games share. This folder knows no game."""
