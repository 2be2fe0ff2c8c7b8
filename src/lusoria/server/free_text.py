"""What people write themselves: names, titles, words for the dice, lines of chat.

All of it is shown to others as it was written. So it holds what can be seen and what writes that
(the joiners within a family or a Persian name, the letters behind the flag of Wales), and nothing
that hides, steers the page or turns its direction.
"""

import unicodedata
from typing import Final, Literal

from lusoria.core.errors import Unreadable

JOINERS: Final = frozenset("\u200c\u200d")
FLAG_LETTERS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers and Braille's empty pattern: letters and signs by their kind, and nothing is seen."""

Kind = Literal["name", "title", "word", "line"]
"""What it is: a name, a table's title, a word for the dice, a line of chat."""


def tidied(text: str, most: int, what: Kind) -> str:
    """A text on one line, refused where it could not be shown."""
    tidy = " ".join(text.split())
    check(tidy, most, what)
    return tidy


def check(text: str, most: int, what: Kind) -> None:
    """Refuse a text that is empty, too long, or could not be shown."""
    if not (1 <= len(text) <= most and can_be_shown(text)):
        raise Unreadable(
            f"a {what} has 1 to {most} letters and signs, all of which can be shown",
            reason="bad_text",
            facts={"what": what, "most": most},
        )


def can_be_shown(text: str) -> bool:
    """Whether there is something to be seen, and nothing that hides or steers."""
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in set(text) - BLANKS)
    unseen = JOINERS | FLAG_LETTERS
    return seen and all(sign.isprintable() or sign in unseen for sign in text)
