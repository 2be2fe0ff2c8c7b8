"""The structs a search works on: the tree, its tuning, the network, and the workspace.

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
EVALUATED: Final = -1
"""Instead of a child: the position is new, and its value already lies in the workspace."""
MOST_FEATURES: Final = 160
HIDDEN: Final = 48
MOST_PATTERNS: Final = 10_400
NO_PATTERN: Final = MOST_PATTERNS - 1
"""Holds for nobody, and so weighs nothing."""
MOST_HELD: Final = 64
"""Patterns that can hold for a seat at once."""
WIDE: Final = 48
NARROW: Final = 16
"""Units of the two layers over patterns."""
DEEPEST: Final = 1_000

NODE: Final = packed(
    np.dtype(
        [
            ("action", "i2"),  # the action that leads here
            ("child", "i4"),  # the first of its children
            ("sibling", "i4"),  # the next child of the same parent
            ("visits", "i4"),  # playouts that went through here
            ("available", "i4"),  # playouts in which its parent could have chosen it
            ("value", "f4"),  # the evaluation at first sight, for the seat that chose it
            ("prior", "f4"),  # how strongly that value asks to be tried; not normalised
            ("total", "f8", MOST_SEATS),  # returns added up, per seat
        ]
    )
)
"""One place in the tree: a line of actions, of seats and of fate, from the root."""

RULES_ONLY: Final = 0
"""Positions are played out at random."""
RULE_OF_THUMB: Final = 1
LEARNED: Final = 2
GUIDED: Final = 3
"""Positions are judged by a policy network: priors of all actions and each seat's value at once."""
PATTERNS: Final = 4
"""As LEARNED, by a larger network over the patterns of a position."""

MOST_INPUTS: Final = 3_200
FIRST: Final = 256
SECOND: Final = 128
LANES: Final = 16
"""Products that are added side by side."""
MOST_ACTIONS: Final = 576
MOST_NUMBERS: Final = 400
"""Of an observation."""
MOST_LINES: Final = 64
"""Of the plan that fills one."""
TABLES: Final = 4
"""The question, the imagined world, the world after an action, and one behind a seat's veil."""
VEILED: Final = 3

TUNING: Final = packed(
    np.dtype(
        [
            ("knowledge", "i1"),  # RULES_ONLY, RULE_OF_THUMB, …
            ("exploration", "f8"),  # how much a rarely tried action is worth trying
            ("prior_sharpness", "f8"),  # how strongly the evaluation sharpens the prior
            ("trust", "f8"),  # how much of a policy network's odds goes into the prior
            ("score", "f8"),  # the share of a return that looks at points, not at victory
            ("span", "f8"),  # points that make a clear difference
        ]
    )
)
"""The settings of a search; the same compiled code serves all levels."""

WORKSPACE: Final = packed(
    np.dtype(
        [
            ("seats", "i1"),  # how many play
            ("nodes", "i4"),  # nodes in use
            ("plies", "i8"),  # plies played in all playouts
            ("kept", "i4"),  # positions sampled to learn from
            ("menu", "i2", MOST_ANSWERS),  # legal actions
            ("odds", "i2", MOST_ANSWERS),  # fate's odds for each of them
            ("children", "i4", MOST_ANSWERS),  # the nodes of the legal actions
            ("path", "i4", DEEPEST),  # the nodes of this playout
            ("returns", "f8", MOST_SEATS),  # what this playout brought each seat
            ("best", "f8", MOST_SEATS),  # the best returns found among some children
            ("features", "f4", (MOST_SEATS, MOST_FEATURES)),  # a position as its evaluation sees it
            ("hidden", "f4", HIDDEN),  # the evaluation's hidden units
            ("counts", "i2", (16, 32)),  # what a game counts to find the patterns of a position
            ("patterns", "i2", (MOST_SEATS, MOST_HELD)),  # those that hold for each seat
            ("many", "i2", MOST_SEATS),  # how many those are
            ("wide", "f4", WIDE),  # the hidden units over them, layer by layer
            ("narrow", "f4", (MOST_SEATS, 2 * NARROW)),
            ("rivals", "f4", NARROW),  # what all seats tell their rivals
            ("products", "f4", NARROW),
            ("numbers", "i2", MOST_NUMBERS),  # an observation
            ("first", "f4", FIRST),  # the policy network's hidden units, layer by layer
            ("second", "f4", SECOND),
            ("lanes", "f4", LANES),
            ("priors", "f8", MOST_ANSWERS),  # what it thinks of the legal actions; they add up to 1
        ]
    )
)
"""Room to work."""

STEP: Final = packed(
    np.dtype(
        [
            ("kept", "i4"),  # which of the sampled positions it is; -1 for none
            ("expected", "f8", MOST_SEATS),  # the evaluation after it
        ]
    )
)
"""One decision of a trajectory of self-play."""

NETWORK: Final = packed(
    np.dtype(
        [
            ("features", "i4"),  # how many features the game's positions have
            ("units", "i8"),  # HIDDEN, WIDE and NARROW, as numbers that the compiler does not know:
            ("wide_units", "i8"),  # a short loop of known length is unrolled, and no longer adds
            ("narrow_units", "i8"),  # eight numbers at a time
            ("first", "f4", (MOST_FEATURES, HIDDEN)),  # features to hidden units
            ("bias", "f4", HIDDEN),
            ("second", "f4", HIDDEN),  # hidden units to the logit of winning
            ("wide", "f4", (MOST_PATTERNS, WIDE)),  # patterns to hidden units
            ("wide_bias", "f4", WIDE),
            ("narrow", "f4", (WIDE, 2 * NARROW)),  # those to others: of the seat, of its rivals
            ("narrow_bias", "f4", NARROW),
            ("last", "f4", NARROW),  # and those to the logit of winning
        ]
    )
)
"""What was learned about a game: a small network from features to chances, or a larger one from
patterns.
"""

GUIDE: Final = packed(
    np.dtype(
        [
            ("seats", "i8"),  # how many play
            ("plans", "u8", (MOST_SEATS, MOST_LINES, 4)),  # how each observer's row is filled
            ("features", "i4"),  # of each seat
            ("most", "i4"),  # seats that the game can have
            ("numbers", "i4"),  # in a row
            ("low", "i4", MOST_NUMBERS),  # the inputs of a row's numbers, see bots/inputs.py
            ("input", "i4", MOST_NUMBERS),
            ("levels", "i4", MOST_NUMBERS),
            ("wide", "i4", MOST_NUMBERS),
            ("first", "f4", (MOST_INPUTS, FIRST)),
            ("first_bias", "f4", FIRST),
            ("second", "f4", (FIRST, SECOND)),
            ("second_bias", "f4", SECOND),
            ("policy", "f4", (MOST_ACTIONS, SECOND)),
            ("policy_bias", "f4", MOST_ACTIONS),
            ("value", "f4", (MOST_SEATS, SECOND)),  # of the observer, its left neighbour, …
            ("value_bias", "f4", MOST_SEATS),
        ]
    )
)
"""A policy network, with all that is needed to show it a table."""
