"""Games written down: the form of a record, reading, writing, checking, dealing and replaying.

A record is the truth about a match; a table is a cache of it. This folder knows
no person and no clock.
"""
