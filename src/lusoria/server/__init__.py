"""The table server: people, time, network and database. Rules never hear of it."""
