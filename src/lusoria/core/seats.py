"""Who can be asked. Seats are 0…n−1; fate is a seat too; nobody is asked when the game is over."""

from typing import Final

FATE: Final = -1
NOBODY: Final = -2
MOST_SEATS: Final = 5
EVERYBODY: Final = (1 << MOST_SEATS) - 1
"""An audience is a set of seats, one bit each; onlookers hear only what everybody hears."""
