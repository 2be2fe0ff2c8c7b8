"""One way through the lobby: language, game, seats, rules, opponents, forwards and back."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from lusoria.cli.terminal.lobby import Back, Lobby
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.translator import Translator
from lusoria.games.catalogue import load
from lusoria.words import LANGUAGES


@dataclass(frozen=True)
class Wanted:
    """What somebody chose in the lobby; without bots, friends sit at all seats."""

    language: str
    game: str = ""
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    resume: Path | None = None
    """A game that was left, to go on with; then nothing else is asked."""


def usual_language() -> str:
    """The language that the system speaks, if it is one of ours."""
    told = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return told[:2] if told[:2] in LANGUAGES else LANGUAGES[0]


def visit(screen: Screen, language: str | None, chosen: Callable[[str], object]) -> Wanted:
    """Ask for all that is not yet known; the game is passed on as soon as it is chosen."""
    return Visit(screen, language, chosen).whole()


class Visit:
    """One way through the lobby, forwards and back."""

    def __init__(
        self, screen: Screen, language: str | None, chosen: Callable[[str], object]
    ) -> None:
        self.lobby = Lobby(screen, Translator(language or usual_language()))
        self.wanted = Wanted(self.lobby.t.language)
        self.chosen = chosen
        asked = [self.game, self.seats, self.rules, self.opponents]
        self.steps = asked if language else [self.language, *asked]

    def whole(self) -> Wanted:
        """Ask step by step; `back` returns to the last step that had a question."""
        place, trail = 0, list[int]()
        while place < len(self.steps) and not self.wanted.resume:
            try:
                if self.steps[place]():
                    trail.append(place)
                place += 1
            except Back:
                place = trail.pop() if trail else place
        return self.wanted

    def language(self) -> bool:
        """In which language to go on."""
        language = self.lobby.language()
        self.lobby.t = Translator(language)
        self.wanted = replace(self.wanted, language=language)
        return True

    def game(self) -> bool:
        """What to play, or which game to go on with."""
        picked = self.lobby.game()
        if isinstance(picked, Path):
            self.wanted = replace(self.wanted, resume=picked)
        else:
            self.wanted = replace(self.wanted, game=picked)
            self.chosen(picked)
        return True

    def seats(self) -> bool:
        """How many play, where there is a choice."""
        game = load(self.wanted.game)
        counts = list(range(game.fewest, game.most + 1))
        several = len(counts) > 1
        self.wanted = replace(self.wanted, seats=self.lobby.seats(counts) if several else counts[0])
        return several

    def rules(self) -> bool:
        """By which options."""
        game = load(self.wanted.game)
        self.wanted = replace(self.wanted, options=self.lobby.rules(game))
        return bool(game.options)

    def opponents(self) -> bool:
        """Against whom."""
        self.wanted = replace(self.wanted, bots=self.lobby.opponents(self.wanted.seats))
        return True
