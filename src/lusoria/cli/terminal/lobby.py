"""The friendly way in: language, game, seats, opponents, one question each."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from lusoria.bots.levels import NAMES as LEVELS
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.tongue import Tongue
from lusoria.games.catalogue import NAMES, load
from lusoria.words import LANGUAGES

SELF_NAMES: Final = {"en": "English", "de": "Deutsch", "ru": "Русский"}
FRIEND: Final = "friends"
USUAL: Final = "miles"


@dataclass(frozen=True)
class Wanted:
    """What somebody chose in the lobby."""

    language: str
    game: str
    seats: int
    opponents: str


def usual_language() -> str:
    """The language that the system speaks, if it is one of ours."""
    told = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return told[:2] if told[:2] in LANGUAGES else LANGUAGES[0]


def visit(screen: Screen, language: str | None) -> Wanted:
    """Ask for all that is not yet known."""
    if language is None:
        shown = [SELF_NAMES[each] for each in LANGUAGES]
        usual = LANGUAGES.index(usual_language())
        language = LANGUAGES[_pick(screen, "Language · Sprache · Язык", shown, LANGUAGES, usual)]
    t = Tongue(language)
    about = [f"{name.title():<10} {t(f'about-{name}')}" for name in NAMES]
    game = NAMES[_pick(screen, t("which-game"), about, NAMES, 0)]
    known = load(game)
    counts = list(range(known.fewest, known.most + 1))
    seats = counts[0]
    if len(counts) > 1:
        numbers = [str(count) for count in counts]
        seats = counts[_pick(screen, t("how-many"), numbers, numbers, 0, first=counts[0])]
    levels = (*LEVELS, FRIEND)
    shown = [f"{name.title():<10} {t(f'level-{name}')}" for name in LEVELS] + [t("with-friends")]
    opponents = levels[_pick(screen, t("which-opponents"), shown, levels, LEVELS.index(USUAL))]
    return Wanted(language, game, seats, opponents)


def _pick(
    screen: Screen,
    question: str,
    shown: Sequence[str],
    names: Sequence[str],
    usual: int,
    first: int = 1,
) -> int:
    """One of several, by key or name; Enter takes the usual one."""
    while True:
        lines = [
            Text(""),
            Text("  L U S O R I A", "bold yellow"),
            Text(""),
            Text(f"  {question}", "bold"),
            Text(""),
        ]
        for key, text in enumerate(shown, first):
            star = "*" if key - first == usual else " "
            label = "" if text == str(key) else text
            lines.append(Text.assemble((f"   {star}{key}  ", "bold cyan"), label))
        screen.show([*lines, ""])
        typed = screen.ask(f"  [{usual + first}]> ").lower()
        if not typed:
            return usual
        known = {str(key): key - first for key in range(first, first + len(shown))}
        known |= {text.split()[0].lower(): place for place, text in enumerate(shown)}
        known |= {name.lower(): place for place, name in enumerate(names)}
        if typed in known:
            return known[typed]
