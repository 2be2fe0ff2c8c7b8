"""The questions of the lobby, each on a page of its own."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text

from lusoria.bots.levels import NAMES as LEVELS
from lusoria.cli.terminal.opening import FRIEND
from lusoria.cli.terminal.saved import is_sound, last_touched, load_table, unfinished
from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.seats import LETTERS, bot_name
from lusoria.cli.terminal.styles import KEY, NOTE, QUIET, TITLE
from lusoria.cli.terminal.translator import Translator
from lusoria.core.game import Game, Option
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES, say

SELF_NAMES: Final = {"en": "English", "de": "Deutsch", "ru": "Русский"}
USUAL: Final = "miles"
FRIENDS: Final = "friends"
MIXED: Final = "mixed"
DUEL: Final = 2
OFFERED: Final = 5
"""So many of the games that were left, the latest first."""


class Back(Exception):
    """Somebody wants the last question once more."""


class Lobby:
    """The questions, each on a page of its own."""

    def __init__(self, screen: Screen, t: Translator) -> None:
        self.screen = screen
        self.t = t

    def language(self) -> str:
        """In which language to go on; asked in all of them."""
        shown = [SELF_NAMES[each] for each in LANGUAGES]
        usual = LANGUAGES.index(self.t.language)
        return LANGUAGES[self._pick("Language · Sprache · Язык", shown, LANGUAGES, usual)]

    def game(self) -> str | Path:
        """What to play; games that were left before their end are offered too."""
        left = [record for record in unfinished() if is_sound(record)][:OFFERED]
        about = [f"{name.title():<10} {self.t(f'about-{name}')}" for name in NAMES]
        shown = [*about, *(self._left(path) for path in left)]
        names = [*NAMES, *(path.stem for path in left)]
        picked = self._pick(self.t("which-game"), shown, names)
        return NAMES[picked] if picked < len(NAMES) else left[picked - len(NAMES)]

    def _left(self, record: Path) -> str:
        """A game that was left: which, when, and against whom."""
        bots = sorted(load_table(record).bots.items())
        others = ", ".join(f"{bot_name(bot)} {LETTERS[seat]}" for seat, bot in bots)
        when = datetime.fromtimestamp(last_touched(record)).strftime(self.t("when"))
        game = record.name.partition("-")[0].title()
        return self.t("go-on", game=game, when=when, others=others or self.t("friends"))

    def seats(self, counts: Sequence[int]) -> int:
        """How many play."""
        numbers = [str(count) for count in counts]
        return counts[self._pick(self.t("how-many"), numbers, numbers, first=counts[0])]

    def rules(self, game: Game) -> dict[str, str]:
        """The game's options: few of them one by one, or as usual, by a preset, one by one."""
        if not game.options:
            return {}
        if not game.presets:
            return self._options(game)
        while not (preset := self._preset(game)):
            with suppress(Back):
                return self._options(game)
        return preset

    def _preset(self, game: Game) -> dict[str, str]:
        """All options at once; nothing where they are chosen one by one."""
        usual = game.choose({})
        presets = [name for name in game.presets if game.choose({"preset": name}) != usual]
        named = [say(self.t.language, f"{game.name}-preset-{name}") for name in presets]
        shown = [self.t("rules-usual"), *named, self.t("rules-change")]
        picked = self._pick(self.t("which-rules"), shown, ["usual", *presets, "change"])
        if picked == len(shown) - 1:
            return {}
        return game.choose({"preset": presets[picked - 1]}) if picked else usual

    def _options(self, game: Game) -> dict[str, str]:
        values = in_turn([partial(self._option, game, option) for option in game.options])
        return dict(zip((option.name for option in game.options), values, strict=True))

    def _option(self, game: Game, option: Option) -> str:
        message = f"{game.name}-option-{option.name}"
        shown = [say(self.t.language, f"{message}-{value}") for value in option.values]
        question = say(self.t.language, message)
        return option.values[self._pick(question, shown, option.values)]

    def opponents(self, seats: int) -> tuple[str, ...]:
        """One level for all other seats, somebody else at each, or nobody but friends."""
        others = [(FRIENDS, self.t("with-friends"))]
        if seats > DUEL:
            others.insert(0, (MIXED, self.t("mixed")))
        names = [*LEVELS, *(name for name, _ in others)]
        shown = [*self._levels(), *(text for _, text in others)]
        usual = LEVELS.index(USUAL)
        picked = names[self._pick(self.t("which-opponents"), shown, names, usual)]
        if picked == FRIENDS:
            return ()
        if picked != MIXED:
            return (picked,) * (seats - 1)
        try:
            return tuple(in_turn([partial(self._opponent, each) for each in LETTERS[1:seats]]))
        except Back:
            return self.opponents(seats)

    def _opponent(self, letter: str) -> str:
        question = self.t("which-opponent", letter=letter)
        shown, names = [*self._levels(), self.t("friend")], [*LEVELS, FRIEND]
        return names[self._pick(question, shown, names, LEVELS.index(USUAL))]

    def _levels(self) -> list[str]:
        return [f"{name.title():<10} {self.t(f'level-{name}')}" for name in LEVELS]

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
            self.screen.keyboard.known = [*names, self.t("back"), self.t("command-quit")]
            typed = self.screen.ask(f"  [{usual + first}]> ", page).lower()
            if not typed:
                return usual
            if typed in known:
                return known[typed]
            if self.t.command(typed) == "quit":
                raise EOFError
            if typed in ("back", self.t("back")):
                raise Back
            note = self.t("lobby-unknown", line=typed[:40])

    def _show(self, question: str, shown: Sequence[str], usual: int, first: int, note: str) -> None:
        lines = [Text(""), Text("  L U S O R I A", TITLE), Text("")]
        lines += [*self.screen.wrapped(Text(f"  {question}", "bold")), Text("")]
        for key, text in enumerate(shown, first):
            star = "*" if key - first == usual else " "
            label = "" if text == str(key) else text
            lines.append(Text.assemble((f"   {star}{key}  ", KEY), label))
        noted = self.screen.wrapped(Text(f"» {note}", NOTE)) if note else []
        foot = Text(f"  {self.t('lobby-foot')}", QUIET)
        self.screen.show([*lines, Text(""), *noted, foot])


def in_turn(questions: Sequence[Callable[[], str]]) -> list[str]:
    """Several questions one after the other; `back` returns to the one before."""
    answers: list[str] = []
    while len(answers) < len(questions):
        try:
            answers.append(questions[len(answers)]())
        except Back:
            if not answers:
                raise
            answers.pop()
    return answers
