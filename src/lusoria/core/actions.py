"""The action table: every action of a game is a number and words, exact inverses of each other.

A verb has up to two arguments; its actions are numbered without gaps, verb after verb. The labels
of an argument are fixed (dice, discs) or printed on the components (cards, roads); then the words
of an action depend on the components in play, its number never does.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from lusoria.core.contract import MOST_ANSWERS
from lusoria.core.errors import Unreadable
from lusoria.core.rule import constants
from lusoria.core.view import Choice, Facts

Names = Mapping[str, tuple[str, ...]]
"""Labels that components bring: argument name → one label per value."""


@dataclass(frozen=True)
class Argument:
    """One argument: its name, how many values it has, and their labels unless printed.

    An unordered one may be written in any order of its words: dice lie as they fall. The words of
    an action may say something before it (`for 3`).
    """

    name: str
    count: int
    labels: tuple[str, ...] | None = None
    unordered: bool = False
    before: str = ""


def numbered(name: str, first: int, last: int, before: str = "") -> Argument:
    """An argument written as a number."""
    labels = tuple(str(n) for n in range(first, last + 1))
    return Argument(name, len(labels), labels, before=before)


@dataclass(frozen=True)
class Verb:
    """One kind of action: the word it begins with and its arguments."""

    kind: int
    word: str
    arguments: tuple[Argument, ...] = ()

    @property
    def count(self) -> int:
        """How many actions the verb has."""
        count = 1
        for argument in self.arguments:
            count *= argument.count
        return count


class ActionTable:
    """All actions of a game. `kind`, `first`, `second`, `base`, `width` are tables for rules."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self.unordered = {v.word for v in verbs if any(a.unordered for a in v.arguments)}
        rows: list[tuple[int, int, int]] = []
        base = [0] * (max(verb.kind for verb in verbs) + 1)
        width = [0] * len(base)
        for verb in self.verbs:
            base[verb.kind] = len(rows)
            width[verb.kind] = verb.arguments[1].count if len(verb.arguments) == 2 else 1
            for n in range(verb.count):
                rows.append((verb.kind, n // width[verb.kind], n % width[verb.kind]))
        self.size = len(rows)
        if self.size > MOST_ANSWERS:  # each answer is listed once: then a menu has room for all
            raise ValueError(f"{self.size} actions do not fit into a menu of {MOST_ANSWERS}")
        self.kind: list[int] = constants([row[0] for row in rows])
        self.first: list[int] = constants([row[1] for row in rows])
        self.second: list[int] = constants([row[2] for row in rows])
        self.base: list[int] = constants(base)
        self.width: list[int] = constants(width)

    def write(self, action: int, names: Names) -> str:
        """The words of an action."""
        if not 0 <= action < self.size:
            raise Unreadable(
                f"there is no action {action}; they are numbered 0…{self.size - 1}",
                reason="no_such_action", facts={"number": action, "most": self.size - 1},
            )  # fmt: skip
        return self.choices(names)[action].words

    def choices(self, names: Names) -> list[Choice]:
        """All actions in their order, each with its words and its arguments by name."""
        return self._words(_hashable(names))[0]

    def read(self, words: str, names: Names) -> int:
        """The action that some words name; dice may be given in any order."""
        known = self._words(_hashable(names))[1]
        tidy = " ".join(words.split())
        for attempt in (tidy, self._sorted(tidy)):
            if attempt in known:
                return known[attempt]
        begun = self._begun(tidy)
        examples = [self.write(int(self.base[verb.kind]), names) for verb in begun or self.verbs]
        raise Unreadable(
            self._unknown(tidy, begun, examples),
            reason="no_such_words", facts={"words": tidy[:60], "examples": ", ".join(examples)},
        )  # fmt: skip

    def _sorted(self, words: str) -> str:
        """The words with an unordered argument as the table writes it."""
        verb, *rest = words.split(" ")
        return " ".join([verb, *sorted(rest)]) if verb in self.unordered else words

    def _begun(self, words: str) -> list[Verb]:
        """The first verb that these words begin like, if any."""
        first = words.split(" ")[:1]
        return [verb for verb in self.verbs if first == verb.word.split(" ")[:1]][:1]

    def _unknown(self, words: str, begun: list[Verb], examples: list[str]) -> str:
        if not begun:
            verbs = ", ".join(dict.fromkeys(verb.word for verb in self.verbs))
            return f"{words[:60]!r} is no action; actions begin with: {verbs}"
        verb = begun[0]
        arguments = " ".join(f"<{a.name}{_range(a)}>" for a in verb.arguments)
        wanted = f"write: {verb.word} {arguments}, for example {examples[0]!r}"
        return f"{words[:60]!r} is no action; {wanted}"

    @lru_cache(maxsize=32)  # noqa: B019 - a table lives as long as its game
    def _words(
        self, names: tuple[tuple[str, tuple[str, ...]], ...]
    ) -> tuple[list[Choice], dict[str, int]]:
        found: list[Choice] = []
        for verb in self.verbs:
            lines: list[tuple[str, Facts]] = [(verb.word, {})]
            for argument in verb.arguments:
                lines = list(_extended(lines, argument, dict(names)))
            found += [
                Choice(number, words, verb.word, arguments)
                for number, (words, arguments) in enumerate(lines, len(found))
            ]
        numbers = {choice.words: choice.number for choice in found}
        if len(numbers) != len(found):
            raise TypeError("two actions have the same words")
        return found, numbers


def _extended(
    lines: list[tuple[str, Facts]], argument: Argument, labels: Names
) -> Iterator[tuple[str, Facts]]:
    """Each beginning of an action with every value of its next argument."""
    before = f"{argument.before} " if argument.before else ""
    values = argument.labels or _filled(labels[argument.name], argument.count)
    numbers = argument.labels is not None and all(label.isdecimal() for label in values)
    for words, arguments in lines:
        for label in values:
            value = int(label) if numbers else label
            yield f"{words} {before}{label}", {**arguments, argument.name: value}


def _range(argument: Argument) -> str:
    """From where to where an argument goes that is written as a number."""
    labels = argument.labels or ()
    numbers = len(labels) > 1 and all(label.isdecimal() for label in labels)
    return f" {labels[0]}…{labels[-1]}" if numbers else ""


def _filled(labels: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Labels for every value, also for those that these components do not use."""
    return labels + tuple(f"#{n}" for n in range(len(labels) + 1, count + 1))


def _hashable(names: Names) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(sorted(names.items()))
