"""What the terminal says, in the player's language."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from lusoria.words import say

COMMANDS: Final = (
    "hint", "undo", "rules", "table", "log", "why", "save", "pace", "quit", "help",
)  # fmt: skip
VERBS: Final = (
    "activate", "battle", "board", "bribe", "buy", "cards", "copy", "discard", "done", "draw",
    "end", "for", "from", "give", "keep", "lay", "legion", "money", "move", "neutral", "pass",
    "place", "put", "reroll", "roll", "set", "ship", "spend", "stand", "start", "take",
    "target",
)  # fmt: skip
"""The words that actions are made of, besides names and numbers."""


@dataclass(frozen=True)
class Translator:
    """One language of the terminal."""

    language: str

    def __call__(self, message: str, facts: Mapping[str, Any] | None = None, **more: Any) -> str:
        """A message of the terminal's own."""
        return say(self.language, f"table-{message}", {**(facts or {}), **more})

    @cached_property
    def _outward(self) -> dict[str, str]:
        return {verb: self(f"word-{verb}") for verb in VERBS}

    def action(self, words: str) -> str:
        """An action of the action table, as this language says it."""
        return " ".join(self._outward.get(word, word) for word in words.split(" "))

    def command(self, word: str) -> str:
        """The command that a word means, in this language or in English; empty for none."""
        known = {self(f"command-{name}").lower(): name for name in COMMANDS}
        known |= {name: name for name in COMMANDS}
        return known.get(word.lower(), "")
