"""What people write themselves: names, titles, words for the dice, lines of chat.

All of it is shown to others as it was written. So it holds what can be seen and what writes that
(the joiners within a family or a Persian name, the letters behind the flag of Wales), and nothing
that hides, steers the page or turns its direction.
"""

import unicodedata
from typing import Final

from lusoria.core.errors import Unreadable

JOINERS: Final = frozenset("\u200c\u200d")
FLAG_LETTERS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))


def tidied(text: str, most: int, what: str) -> str:
    """A text on one line, refused where it could not be shown."""
    tidy = " ".join(text.split())
    check(tidy, most, what)
    return tidy


def check(text: str, most: int, what: str) -> None:
    """Refuse a text that is empty, too long, or could not be shown."""
    if not 1 <= len(text) <= most:
        raise Unreadable(f"{what} has 1 to {most} characters")
    if not can_be_shown(text):
        raise Unreadable(f"{what} has letters and signs that can be shown")


def can_be_shown(text: str) -> bool:
    """Whether there is something to be seen, and nothing that hides or steers."""
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in text)
    unseen = JOINERS | FLAG_LETTERS
    return seen and all(sign.isprintable() or sign in unseen for sign in text)
