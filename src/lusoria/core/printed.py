"""Reading what is printed on components from a text that an owner of the game can type.

One thing per line, words separated by blanks, `#` begins a comment. A fault against the rulebook is
an error that names the line and the rule; a fault against what we merely inferred is a warning.
The sentences of the errors stand in `words`, one per game and reason.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, NoReturn

from lusoria.core.errors import Unreadable

_QUOTED: Final = 40
"""Letters of a word of the file that an error repeats."""


class Misprint(Unreadable):
    """A file breaks the rulebook or its own form: at a line, for a reason, with facts."""


def misprint(line: int, reason: str, rule: str | None = None, /, **facts: str | int) -> Misprint:
    """The refusal of a file at a line."""
    told = {"line": line, **{name: _quoted(fact) for name, fact in facts.items()}}
    listed = ", ".join(
        [reason, *(f"{name} {fact}" for name, fact in told.items() if name != "line")]
    )
    cited = f" (rule {rule})" if rule else ""
    return Misprint(
        f"line {line}: {listed}{cited}", rule=rule, line=line, reason=reason, facts=told
    )


def _quoted(fact: str | int) -> str | int:
    """A word from outside, fit for one line of a terminal or a page."""
    if isinstance(fact, int):
        return fact
    short = fact if len(fact) <= _QUOTED else f"{fact[: _QUOTED - 1]}…"
    return "".join(c if c.isprintable() else "\ufffd" for c in short)


class Line(NamedTuple):
    """One line that says something: its number in the file and its words."""

    number: int
    words: tuple[str, ...]

    def refuse(self, reason: str, rule: str | None = None, /, **facts: str | int) -> NoReturn:
        """Refuse the file at this line."""
        raise misprint(self.number, reason, rule, **facts)

    def whole(self, place: int, what: str, low: int, high: int, rule: str | None = None) -> int:
        """The word at a place as a whole number within bounds."""
        word = self.words[place]
        if not re.fullmatch(r"-?[0-9]{1,9}", word) or not low <= int(word) <= high:
            self.refuse("bad_number", rule, what=what, word=word, low=low, high=high)
        return int(word)


def lines(text: str) -> Iterator[Line]:
    """The lines of a file that say something."""
    for number, line in enumerate(text.splitlines(), 1):
        words = tuple(line.split("#", 1)[0].split())
        if words:
            yield Line(number, words)
