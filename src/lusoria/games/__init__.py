"""The games: one room each, laid out alike. They never import each other."""
