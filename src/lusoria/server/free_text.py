"""What people write themselves: names, titles, words for the dice, lines of chat.

All of it is shown to others as it was written. So it holds what can be seen and what writes that
(the joiners within a family or a Persian name, the letters behind the flag of Wales), and nothing
that hides, steers the page, turns its direction or towers over the lines around it.
"""

import re
import unicodedata
from itertools import groupby
from typing import Final, Literal

from lusoria.core.errors import Unreadable

JOINERS: Final = frozenset("\u200c\u200d")
FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
"""The black flag, and the hidden letters that make it the one of Wales."""
MOST_MARKS: Final = 6
"""Marks and joiners on one letter or sign: more than any language writes."""
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
    plain = FLAG.sub("!", text)
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in set(plain) - BLANKS)
    known = all(sign.isprintable() or sign in JOINERS for sign in plain)
    towers = (len(list(marks)) > MOST_MARKS for is_mark, marks in groupby(plain, _mark) if is_mark)
    return seen and known and not any(towers)


def _mark(sign: str) -> bool:
    """Whether it stands on the sign before it."""
    return sign in JOINERS or unicodedata.category(sign)[0] == "M"
