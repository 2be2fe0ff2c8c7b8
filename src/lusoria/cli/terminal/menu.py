"""The answers to the open question as a menu, and what a typed line means.

A number is always a number of the table: a place in a row, a disc, a die, a road. Whatever has none
is chosen by its words, and nothing is chosen by a number that could mean two things.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from lusoria.cli.terminal.translator import Translator
from lusoria.core.view import Choice

GLOSS: Final = re.compile(r"\s*\([^()]*\)\s*$")
"""What the menu says in brackets behind an answer."""
GLUED: Final = re.compile(r"([^\W\d_]+)(\d+)")
"""A verb's beginning and a number in one word: “m4”."""
ROAD: Final = re.compile(r"r\d+")
CYRILLIC_ROAD: Final = re.compile(r"\bр(?=\d)")
"""Typed by whoever has not changed the keyboard for “r05”."""


@dataclass(frozen=True)
class Label:
    """How an answer stands in the menu.

    `head` are its first words, which it may share with others; `sign` is what tells it apart from
    those, and `number` the number that the table gives it; `group`, `name` and `about` explain it.
    """

    choice: Choice
    head: str = ""
    sign: str = ""
    number: int | None = None
    group: str = ""
    name: str = ""
    about: str = ""

    @property
    def start(self) -> str:
        """The first words: the verb, and whatever comes before the sign."""
        return self.head or self.choice.verb


@dataclass(frozen=True)
class Entry:
    """Answers that begin alike: “money”, with a die each."""

    head: str
    labels: list[Label]


@dataclass(frozen=True)
class Chosen:
    """A legal answer."""

    action: int


@dataclass(frozen=True)
class Half:
    """The beginning of several answers: which of them is still open."""

    entry: Entry


@dataclass(frozen=True)
class Several:
    """Answers that a line could mean, too different to be one half said."""

    labels: list[Label]


@dataclass(frozen=True)
class Refused:
    """An answer that is known, but not allowed."""

    action: int


Meant = Chosen | Half | Several | Refused | None


class Menu:
    """The answers to one open question, and all others that a game knows."""

    def __init__(
        self,
        labels: Iterable[Label],
        expected: Callable[[], list[Label]],
        known: Sequence[Choice],
        t: Translator,
    ) -> None:
        self.t = t
        self.known = known
        self._expected = expected
        found: dict[str, list[Label]] = {}
        for label in labels:
            found.setdefault(label.start, []).append(label)
        self.entries = [Entry(head, _ordered(group)) for head, group in found.items()]

    @property
    def labels(self) -> list[Label]:
        """All answers."""
        return [label for entry in self.entries for label in entry.labels]

    @cached_property
    def shortest(self) -> dict[str, int]:
        """Letters by which each verb of the game is told from all others: always as many."""
        verbs = {self.t.action(choice.verb).lower().split()[0] for choice in self.known}
        return {verb: _letters_needed(verb, verbs - {verb}) for verb in verbs}

    def read(self, line: str, half: Entry | None = None) -> Meant:
        """What a line means; nothing if it is no answer at all. A gloss in brackets is skipped."""
        typed = CYRILLIC_ROAD.sub("r", GLOSS.sub("", line).lower()).split()
        if not typed:
            return None
        if half:
            meant = self._legal([*half.head.lower().split(), *typed])
            if isinstance(meant, Chosen):
                return meant
        glued = GLUED.fullmatch(typed[0])
        parted = [*glued.groups(), *typed[1:]] if glued else typed
        return self._legal(typed) or self._legal(parted) or self._refused(typed, parted)

    def _legal(self, typed: list[str]) -> Meant:
        whole = self._like(typed, self.labels)
        choices = {label.choice.number for label in whole}
        if len(choices) == 1:
            return Chosen(choices.pop())
        if whole:
            return Several(whole)
        begun = [entry for entry in self.entries if self._begins(typed, entry)]
        if len(begun) == 1:
            return Half(begun[0])
        return Several([label for entry in begun for label in entry.labels]) if begun else None

    def _refused(self, *attempts: list[str]) -> Refused | None:
        """An answer that might be expected, or any other that the game knows by these words.

        Numbers alone are the table's: they name nothing that is not expected.
        """
        verbs = {label.choice.verb for label in self.labels}
        known = [Label(choice) for choice in self.known]
        asked = [label for label in known if label.choice.verb in verbs]
        worded = [typed for typed in attempts if not typed[0].isdecimal()]
        for labels, tried in ((self._expected(), attempts), (asked, worded), (known, worded)):
            for typed in tried:
                numbers = {label.choice.number for label in self._like(typed, labels)}
                if len(numbers) == 1:
                    return Refused(numbers.pop())
        return None

    def _like(self, typed: list[str], labels: Sequence[Label]) -> list[Label]:
        exact = [label for label in labels if typed in self._spelt(label)]
        return exact or [label for label in labels if self._means(typed, label)]

    def _spelt(self, label: Label) -> list[list[str]]:
        """All words of an answer, in this language and as records spell them."""
        words = label.choice.words
        return [words.lower().split(), self.t.action(words).lower().split()]

    def _means(self, typed: list[str], label: Label) -> bool:
        """Whether a line is an answer's words, or the end of them, or a beginning of each."""
        return any(
            _ends(typed, head, sign, self._same)
            for head in self._heads(label)
            for sign in self._signs(label)
        )

    def _heads(self, label: Label) -> list[list[str]]:
        if not label.sign and label.number is None:
            words = label.choice.words.split()
            head = [*words[: len(label.start.split())]]
            return [self.t.action(" ".join(head)).lower().split(), [w.lower() for w in head]]
        return [self.t.action(label.start).lower().split(), label.start.lower().split()]

    def _signs(self, label: Label) -> list[list[str]]:
        rest = label.choice.words.split()[len(label.start.split()) :]
        found = [" ".join(rest), self.t.action(" ".join(rest)), label.sign]
        found += [str(label.number)] if label.number is not None else []
        return [sign.lower().split() for sign in dict.fromkeys(found)]

    def _begins(self, typed: list[str], entry: Entry) -> bool:
        heads = (self.t.action(entry.head).lower().split(), entry.head.lower().split())
        several = len(entry.labels) > 1 or any(self._signs(label) for label in entry.labels)
        return several and any(
            len(typed) <= len(head) and all(map(self._same, typed, head)) for head in heads
        )

    def _same(self, typed: str, word: str) -> bool:
        """Whether a typed word means this one: a number, or the beginning of a word.

        Of a verb so many letters are needed as tell it from all others of the game.
        """
        if typed.isdecimal() or word.isdecimal():
            return typed.isdecimal() and word.isdecimal() and int(typed) == int(word)
        if ROAD.fullmatch(typed) and ROAD.fullmatch(word):
            return int(typed[1:]) == int(word[1:])
        least = self.shortest.get(word, 1)
        return word.startswith(typed) and len(typed) >= min(least, len(word))


def _ordered(labels: list[Label]) -> list[Label]:
    if all(label.number is not None for label in labels):
        return sorted(labels, key=lambda label: (label.group, label.number or 0))
    return labels


def _letters_needed(verb: str, others: set[str]) -> int:
    return next(
        (k for k in range(1, len(verb)) if not any(o.startswith(verb[:k]) for o in others)),
        len(verb),
    )


def _ends(
    typed: list[str], head: list[str], sign: list[str], same: Callable[[str, str], bool]
) -> bool:
    """Whether a line is a whole sign with as much of the words before it as was typed.

    A number in a line needs a number in the sign of the same place; so “4” never means “set 2 4”.
    """
    words = [*head, *sign]
    least = len(sign) or len(head)
    if not least <= len(typed) <= len(words):
        return False
    return all(same(one, word) for one, word in zip(typed, words[-len(typed) :], strict=True))
