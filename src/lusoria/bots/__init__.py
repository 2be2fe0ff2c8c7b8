"""Who chooses: random, greedy, five levels of search, bots in any language, and the arena."""
