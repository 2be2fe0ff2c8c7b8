"""Every colour of the terminal, by what it tells.

Each one reads on a white ground as on a black one, so nobody need tell which it is: the sixteen
colours that terminals name themselves do not (yellow on white), nor does their dimming.
"""

from typing import Final

QUIET: Final = "color(244)"
"""What is there, but not now."""
KEY: Final = "bold color(31)"
"""What to type."""
OFFERED: Final = "bold underline"
"""What can be answered, drawn on the table itself: no seat has this colour."""
LIVE: Final = "bold color(166)"
"""What can be used now: dice, discs that match them."""
NOTE: Final = "italic color(166)"
GOOD: Final = "color(28)"
BAD: Final = "bold color(196)"
TOKEN: Final = "color(136)"
TITLE: Final = "bold color(166)"
LEGION: Final = "bold reverse"

SEATS: Final = (
    "bold color(167)",
    "bold color(32)",
    "bold color(64)",
    "bold color(136)",
    "bold color(134)",
)
"""Red, blue, green, yellow, violet."""
SUITS: Final = ("color(136)", "color(32)", "color(130)", "color(64)", "color(167)", "bold")
"""As printed (A1.2): yellow, blue, brown, green, red; white is the ink of the terminal."""
CHARACTER: Final = "color(136)"
BUILDING: Final = "color(64)"
