"""The legal answers as a short menu, and what a typed line means."""

from dataclasses import dataclass
from typing import Final

from lusoria.cli.terminal.tongue import Tongue
from lusoria.core.play import Play

MOST_SINGLE: Final = 10
"""Longer menus are folded: answers that differ in their last word share a key."""


@dataclass
class Entry:
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
    """A key of a folded entry: which of its answers is still open."""

    entry: Entry


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
        self.entries = self._folded() if len(self.legal) > MOST_SINGLE else self._single()

    def _single(self) -> list[Entry]:
        return [Entry(words, [], [action]) for words, action in self.legal.items()]

    def _folded(self) -> list[Entry]:
        found: dict[str, Entry] = {}
        for words, action in self.legal.items():
            head, _, tail = words.rpartition(" ")
            entry = found.setdefault(head or words, Entry(head or words, [], []))
            entry.actions.append(action)
            if head:
                entry.tails.append(tail)
        for entry in found.values():
            if len(entry.actions) == 1 and entry.tails:
                entry.head, entry.tails = f"{entry.head} {entry.tails[0]}", []
        return list(found.values())

    def read(self, line: str, half: Entry | None = None) -> Chosen | Half | Refused | None:
        """What a line means; nothing if it is no answer at all."""
        typed = line.split()
        if half and typed:
            meant = self._by_words(f"{half.head} {' '.join(typed)}")
            if meant is not None:
                return meant
        if typed and typed[0].isascii() and typed[0].isdigit() and len(typed[0]) < 4:
            return self._by_key(int(typed[0]), typed[1:])
        return self._by_words(line)

    def _by_key(self, key: int, rest: list[str]) -> Chosen | Half | Refused | None:
        if not 1 <= key <= len(self.entries):
            return None
        entry = self.entries[key - 1]
        if not entry.tails:
            return Chosen(entry.actions[0]) if not rest else None
        return self._by_words(" ".join([entry.head, *rest])) if rest else Half(entry)

    def _by_words(self, line: str) -> Chosen | Half | Refused | None:
        found = self._legal(line)
        if found is not None:
            return Chosen(found)
        typed = self.tongue.canonical(line)
        for entry in self.entries:
            if entry.tails and typed == entry.head.lower():
                return Half(entry)
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
        ends = {action for action in expected if _ends(play.words(action).lower(), typed)}
        return Refused(min(ends)) if typed and len(ends) == 1 else None


def _ends(words: str, typed: str) -> bool:
    return words.endswith(f" {typed}") and not typed.isdigit()
