"""The legal answers as a short menu, and what a typed line means."""

import re
from dataclasses import dataclass
from typing import Final

from lusoria.cli.terminal.tongue import Tongue
from lusoria.core.play import Play

MOST_SINGLE: Final = 10
"""Longer menus are folded: answers that differ in their last word share a key."""
GLOSS: Final = re.compile(r"\s*\([^()]*\)\s*$")
"""What the menu says in brackets behind an answer."""


@dataclass
class Key:
    """One key of the menu: an answer, or several that differ in their last word."""

    head: str
    tails: list[str]
    actions: list[int]


@dataclass(frozen=True)
class Chosen:
    """A legal answer."""

    action: int


@dataclass(frozen=True)
class Half:
    """A key of a folded menu: which of its answers is still open."""

    key: Key


@dataclass(frozen=True)
class Refused:
    """An answer that is known, but not allowed."""

    action: int


class Menu:
    """The answers to one open question."""

    def __init__(self, play: Play, tongue: Tongue) -> None:
        self.play = play
        self.tongue = tongue
        self.legal = {play.words(action): action for action in play.legal()}
        self.keys = self._folded() if len(self.legal) > MOST_SINGLE else self._single()

    def _single(self) -> list[Key]:
        return [Key(words, [], [action]) for words, action in self.legal.items()]

    def _folded(self) -> list[Key]:
        found: dict[str, Key] = {}
        for words, action in self.legal.items():
            head, _, tail = words.rpartition(" ")
            key = found.setdefault(head or words, Key(head or words, [], []))
            key.actions.append(action)
            if head:
                key.tails.append(tail)
        for key in found.values():
            if len(key.actions) == 1 and key.tails:
                key.head, key.tails = f"{key.head} {key.tails[0]}", []
        return list(found.values())

    def read(self, line: str, half: Key | None = None) -> Chosen | Half | Refused | None:
        """What a line means; nothing if it is no answer at all. A gloss in brackets is skipped."""
        line = GLOSS.sub("", line)
        typed = line.split()
        if half and typed:
            meant = self._by_words(f"{half.head} {' '.join(typed)}")
            if meant is not None:
                return meant
        if typed and typed[0].isascii() and typed[0].isdigit() and len(typed[0]) < 4:
            return self._by_key(int(typed[0]), typed[1:])
        return self._by_words(line)

    def _by_key(self, number: int, rest: list[str]) -> Chosen | Half | Refused | None:
        if not 1 <= number <= len(self.keys):
            return None
        key = self.keys[number - 1]
        if not key.tails:
            return Chosen(key.actions[0]) if not rest else None
        return self._by_words(" ".join([key.head, *rest])) if rest else Half(key)

    def _by_words(self, line: str) -> Chosen | Half | Refused | None:
        found = self._legal(line)
        if found is not None:
            return Chosen(found)
        typed = self.tongue.canonical(line)
        for key in self.keys:
            if key.tails and typed == key.head.lower():
                return Half(key)
        return self._refused(typed)

    def _legal(self, line: str) -> int | None:
        """The legal answer of these words, or the only one that ends with them."""
        typed = self.tongue.canonical(line)
        whole = [action for words, action in self.legal.items() if words.lower() == typed]
        ends = [a for words, a in self.legal.items() if typed and _ends(words.lower(), typed)]
        found = whole or ends
        return found[0] if len(found) == 1 else None

    def _refused(self, typed: str) -> Refused | None:
        play = self.play
        expected = play.game.room.expected(play.state, play.components)
        everything = [*expected, *range(play.game.table.size)]
        for action in everything:
            if play.words(action).lower() == typed:
                return Refused(action)
        if not typed:
            return None
        ends = {action for action in everything if _ends(play.words(action).lower(), typed)}
        verbs = {words.split()[0] for words in self.legal}
        meant = ends.intersection(expected) or {
            action for action in ends if play.words(action).split()[0] in verbs
        }
        return Refused(min(meant)) if len(meant) == 1 else None


def _ends(words: str, typed: str) -> bool:
    return words.endswith(f" {typed}") and not typed.isdigit()
