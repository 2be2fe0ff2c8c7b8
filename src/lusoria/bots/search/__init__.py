"""The search, in compiled code, once for all games: `core.rule.bind` puts a game into it."""
