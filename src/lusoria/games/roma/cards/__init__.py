"""Chapter 12: each card's needs, beginning and course in the file that bears its name.

Cards that do the same share a file. `index` tells which file a card is found in.
"""
