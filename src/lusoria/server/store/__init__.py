"""Where matches lie: one SQLite file for a family, PostgreSQL when many processes serve them."""
