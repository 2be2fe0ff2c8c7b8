"""The friendly way in: language, game, seats, rules, opponents, one question each."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rich.text import Text

from lusoria.bots.levels import NAMES as LEVELS
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.seats import LETTERS
from lusoria.cli.terminal.styles import KEY, NOTE, TITLE
from lusoria.cli.terminal.tongue import Tongue
from lusoria.core.game import Game, Option
from lusoria.games.catalogue import NAMES, load
from lusoria.words import LANGUAGES, say

SELF_NAMES: Final = {"en": "English", "de": "Deutsch", "ru": "Русский"}
USUAL: Final = "miles"
FRIENDS: Final = "friends"
FRIEND: Final = "friend"
"""Stands for a bot's name where a person sits."""
MIXED: Final = "mixed"
DUEL: Final = 2


@dataclass(frozen=True)
class Wanted:
    """What somebody chose in the lobby; without bots, friends sit at all seats."""

    language: str
    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]


def usual_language() -> str:
    """The language that the system speaks, if it is one of ours."""
    told = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return told[:2] if told[:2] in LANGUAGES else LANGUAGES[0]


def visit(screen: Screen, language: str | None, chosen: Callable[[str], None]) -> Wanted:
    """Ask for all that is not yet known; the game is passed on as soon as it is chosen."""
    lobby = Lobby(screen, Tongue(language or usual_language()))
    if language is None:
        lobby.tongue = Tongue(lobby.language())
    name = lobby.game()
    chosen(name)
    game = load(name)
    seats = lobby.seats(game)
    options = lobby.rules(game)
    return Wanted(lobby.tongue.language, name, seats, options, lobby.opponents(seats))


class Lobby:
    """The questions, each on a page of its own."""

    def __init__(self, screen: Screen, tongue: Tongue) -> None:
        self.screen = screen
        self.tongue = tongue

    def language(self) -> str:
        """In which language to go on; asked in all of them."""
        shown = [SELF_NAMES[each] for each in LANGUAGES]
        usual = LANGUAGES.index(self.tongue.language)
        return LANGUAGES[self._pick("Language · Sprache · Язык", shown, LANGUAGES, usual)]

    def game(self) -> str:
        """What to play."""
        about = [f"{name.title():<10} {self.tongue(f'about-{name}')}" for name in NAMES]
        return NAMES[self._pick(self.tongue("which-game"), about, NAMES)]

    def seats(self, game: Game) -> int:
        """How many play, where there is a choice."""
        counts = list(range(game.fewest, game.most + 1))
        if len(counts) == 1:
            return counts[0]
        numbers = [str(count) for count in counts]
        return counts[self._pick(self.tongue("how-many"), numbers, numbers, first=counts[0])]

    def rules(self, game: Game) -> dict[str, str]:
        """The game's options: a single one, or as usual, by a preset, one by one."""
        if not game.options:
            return {}
        if len(game.options) == 1:
            return {option.name: self._option(game, option) for option in game.options}
        usual = game.choose({})
        presets = [name for name in game.presets if game.choose({"preset": name}) != usual]
        named = [say(self.tongue.language, f"{game.name}-preset-{name}") for name in presets]
        shown = [self.tongue("rules-usual"), *named, self.tongue("rules-change")]
        picked = self._pick(self.tongue("which-rules"), shown, ["usual", *presets, "change"])
        if picked == len(shown) - 1:
            return {option.name: self._option(game, option) for option in game.options}
        return game.choose({"preset": presets[picked - 1]}) if picked else usual

    def _option(self, game: Game, option: Option) -> str:
        message = f"{game.name}-option-{option.name}"
        shown = [say(self.tongue.language, f"{message}-{value}") for value in option.values]
        question = say(self.tongue.language, message)
        return option.values[self._pick(question, shown, option.values)]

    def opponents(self, seats: int) -> tuple[str, ...]:
        """One level for all other seats, somebody else at each, or nobody but friends."""
        others = [(FRIENDS, self.tongue("with-friends"))]
        if seats > DUEL:
            others.insert(0, (MIXED, self.tongue("mixed")))
        names = [*LEVELS, *(name for name, _ in others)]
        shown = [*self._levels(), *(text for _, text in others)]
        usual = LEVELS.index(USUAL)
        picked = names[self._pick(self.tongue("which-opponents"), shown, names, usual)]
        if picked == FRIENDS:
            return ()
        if picked == MIXED:
            return tuple(self._opponent(letter) for letter in LETTERS[1:seats])
        return (picked,) * (seats - 1)

    def _opponent(self, letter: str) -> str:
        question = self.tongue("which-opponent", letter=letter)
        shown, names = [*self._levels(), self.tongue("friend")], [*LEVELS, FRIEND]
        return names[self._pick(question, shown, names, LEVELS.index(USUAL))]

    def _levels(self) -> list[str]:
        return [f"{name.title():<10} {self.tongue(f'level-{name}')}" for name in LEVELS]

    def _pick(
        self,
        question: str,
        shown: Sequence[str],
        names: Sequence[str],
        usual: int = 0,
        first: int = 1,
    ) -> int:
        """One of several, by key or name; Enter takes the usual one."""
        known = {text.split()[0].lower(): place for place, text in enumerate(shown)}
        known |= {name.lower(): place for place, name in enumerate(names)}
        known |= {str(place + first): place for place in range(len(shown))}
        note = ""
        while True:
            page = partial(self._show, question, shown, usual, first, note)
            page()
            typed = self.screen.ask(f"  [{usual + first}]> ", page).lower()
            if not typed:
                return usual
            if typed in known:
                return known[typed]
            if self.tongue.command(typed) == "quit":
                raise EOFError
            note = self.tongue("lobby-unknown", line=typed[:40])

    def _show(self, question: str, shown: Sequence[str], usual: int, first: int, note: str) -> None:
        lines = [Text(""), Text("  L U S O R I A", TITLE), Text("")]
        lines += [*self.screen.wrapped(Text(f"  {question}", "bold")), Text("")]
        for key, text in enumerate(shown, first):
            star = "*" if key - first == usual else " "
            label = "" if text == str(key) else text
            lines.append(Text.assemble((f"   {star}{key}  ", KEY), label))
        noted = self.screen.wrapped(Text(f"» {note}", NOTE)) if note else []
        self.screen.show([*lines, Text(""), *noted])
