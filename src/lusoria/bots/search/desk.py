"""What a search writes on: the tree, its manner of searching, and room to work.

Everything is laid out before the search begins; nothing is allocated inside it.
"""

from typing import Final

import numpy as np

from lusoria.core.contract import MOST_ANSWERS
from lusoria.core.layout import packed
from lusoria.core.seats import MOST_SEATS

ROOT: Final = 0
NO_NODE: Final = 0
"""No child is the root, so its number says that there is none."""
JUDGED: Final = -1
"""Instead of a child: the position is new, and what it is worth already lies on the desk."""
MOST_FACTS: Final = 160
HIDDEN: Final = 48
DEEPEST: Final = 1_000

NODE: Final = packed(
    np.dtype(
        [
            ("action", "i2"),  # the action that leads here
            ("child", "i4"),  # the first of its children
            ("sibling", "i4"),  # the next child of the same parent
            ("visits", "i4"),  # playouts that went through here
            ("available", "i4"),  # playouts in which its parent could have chosen it
            ("guess", "f4"),  # what the evaluation promised the seat that chose it
            ("pull", "f4"),  # how strongly that guess asks to be tried
            ("total", "f8", MOST_SEATS),  # returns added up, per seat
        ]
    )
)
"""One place in the tree: a line of actions, of seats and of fate, from the root."""

RULES_ONLY: Final = 0
"""Positions are played out at random."""
RULE_OF_THUMB: Final = 1
LEARNED: Final = 2

MANNER: Final = packed(
    np.dtype(
        [
            ("knowledge", "i1"),  # RULES_ONLY, RULE_OF_THUMB or LEARNED
            ("exploration", "f8"),  # how much a rarely tried action is worth trying
            ("urge", "f8"),  # how strongly the evaluation says what to try first
            ("score", "f8"),  # the share of a return that looks at points, not at victory
            ("span", "f8"),  # points that make a clear difference
        ]
    )
)
"""How to search; the same compiled code serves all levels."""

DESK: Final = packed(
    np.dtype(
        [
            ("seats", "i1"),  # how many play
            ("nodes", "i4"),  # nodes in use
            ("plies", "i8"),  # plies played in all playouts
            ("kept", "i4"),  # positions kept to learn from
            ("menu", "i2", MOST_ANSWERS),  # legal actions
            ("odds", "i2", MOST_ANSWERS),  # fate's odds for each of them
            ("children", "i4", MOST_ANSWERS),  # the nodes of the legal actions
            ("path", "i4", DEEPEST),  # the nodes of this playout
            ("returns", "f8", MOST_SEATS),  # what this playout brought each seat
            ("best", "f8", MOST_SEATS),  # the best returns found among some children
            ("facts", "f4", (MOST_SEATS, MOST_FACTS)),  # a position as its evaluation sees it
            ("hidden", "f4", HIDDEN),  # the evaluation's hidden units
        ]
    )
)
"""Room to work."""

LINE: Final = packed(
    np.dtype(
        [
            ("kept", "i4"),  # which of the kept positions it is; -1 for none
            ("expected", "f8", MOST_SEATS),  # what was expected after it
        ]
    )
)
"""One decision of a game against oneself."""

MIND: Final = packed(
    np.dtype(
        [
            ("facts", "i4"),  # how many facts the game's positions have
            ("first", "f4", (MOST_FACTS, HIDDEN)),  # facts to hidden units
            ("bias", "f4", HIDDEN),
            ("second", "f4", HIDDEN),  # hidden units to the logit of winning
        ]
    )
)
"""What was learned about a game: a small network from facts to chances."""
