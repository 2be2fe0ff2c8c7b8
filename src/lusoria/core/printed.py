"""Reading what is printed on components from a text that an owner of the game can type.

One thing per line, words separated by blanks, `#` begins a comment. A fault against the rulebook is
an error that names the line and the rule; a fault against what we merely inferred is a warning.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from lusoria.core.errors import Unreadable


class Line(NamedTuple):
    """One line that says something: its number in the file and its words."""

    number: int
    words: tuple[str, ...]

    def refuse(self, message: str, rule: str | None = None) -> NoReturn:
        """Refuse the file at this line."""
        cited = f" (rule {rule})" if rule else ""
        raise Unreadable(f"line {self.number}: {message}{cited}", rule=rule, line=self.number)

    def whole(self, place: int, what: str, low: int, high: int, rule: str | None = None) -> int:
        """The word at a place as a whole number within bounds."""
        word = self.words[place]
        if not re.fullmatch(r"-?[0-9]{1,9}", word):
            self.refuse(f"{what} is a whole number, not {word[:20]!r}", rule)
        value = int(word)
        if not low <= value <= high:
            self.refuse(f"{what} is {value}, but must lie between {low} and {high}", rule)
        return value


def lines(text: str) -> Iterator[Line]:
    """The lines of a file that say something."""
    for number, line in enumerate(text.splitlines(), 1):
        words = tuple(line.split("#", 1)[0].split())
        if words:
            yield Line(number, words)
