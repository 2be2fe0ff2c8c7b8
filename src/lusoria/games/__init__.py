"""The games: one folder each, laid out alike. They never import each other."""
