"""The steps; each is written once and never edited after it was on main."""
