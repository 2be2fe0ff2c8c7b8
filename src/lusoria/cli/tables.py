"""The tables of one engine process, and what its answers are made of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import UNSET

from lusoria.cli import fields as read
from lusoria.cli.fields import Fields
from lusoria.cli.table import typed_components
from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.play import Play
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.view import Refused
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match, Told
from lusoria.records.storage import Memory
from lusoria.words import ask, explain, tell

MOST_TABLES: Final = 1_000
FIRST_TABLE: Final = "table"

Answer = dict[str, Any]


@dataclass
class Table:
    """A match in memory, and whom `deal` asks: the match's own dealer, or a later seed's."""

    match: Match
    dealer: Dealer | None = None

    @classmethod
    def begun(cls, play: Play, dealer: Dealer | None, *, loaded: bool = False) -> "Table":
        """A match begun at this table; fate may be typed in."""
        position = play.position() if loaded else UNSET
        header = header_of(play, dealer=dealer, table_may_roll=True, position=position)
        return cls(Match.begin(header, Memory(), dealer, play=play), dealer)

    @property
    def play(self) -> Play:
        """The table itself."""
        return self.match.play

    @property
    def ply(self) -> int:
        """How many plies it has seen here."""
        return self.match.course.ply - 1

    def fork(self) -> "Table":
        """The same table once more, to be gone on with by itself."""
        return Table(self.match.fork(), self.dealer)

    def answer(self, action: int) -> Told:
        """Whoever is asked answers; for fate, somebody types it in."""
        return self.match.answer(self.play.seat, self.match.entry, action)

    def take_dealer(self, seed: int | str) -> None:
        """From now on the answers of fate follow from this seed."""
        dealer, own = Dealer.of(seed), self.match.dealer
        self.dealer = own if own and own.seed == dealer.seed else dealer

    def deal_once(self) -> Told:
        """The dealer's next answer; of one whom the match did not begin with, it is typed in."""
        if self.dealer is self.match.dealer:
            return self.match.deal(1)
        assert self.dealer is not None
        return self.answer(self.dealer.answer(self.play, self.match.course.ply))


@dataclass
class Tables:
    """All tables, the door to the games, and the language of the present request."""

    load: Callable[[str], Game]
    prepare: Callable[[Game], None]
    laid: dict[str, Table] = field(default_factory=dict)
    language: str = "en"

    def game(self, name: str) -> Game:
        """A game that is about to be played."""
        game = self.load(name)
        self.prepare(game)
        return game

    def table(self, fields: Fields) -> Table:
        """The table that a request is about."""
        name = table_name(fields)
        if name not in self.laid:
            raise Unreadable(f"there is no table {name!r}; lay one with 'new' or 'load'")
        return self.laid[name]

    def lay(self, name: str, table: Table) -> None:
        """Put a table under a name, in place of one that had it."""
        if name not in self.laid and len(self.laid) >= MOST_TABLES:
            raise Illegal(f"there are {MOST_TABLES:,} tables already; 'drop' one first")
        self.laid[name] = table

    # What answers are made of

    def decision(self, table: Table) -> Answer:
        """Who is asked what."""
        play = table.play
        asked: int | str | None = {FATE: "fate", NOBODY: None}.get(play.seat, play.seat)
        sentence = ask(self.language, play.game.name, play.question)
        return {"seat": asked, "question": play.question, "ply": table.ply, "sentence": sentence}

    def told(self, play: Play, told: Told) -> list[Answer]:
        """What happened."""
        named = [play.event(event) for events in told.events for event in events]
        return [each | {"sentence": tell(self.language, play.game.name, each)} for each in named]

    def refused(self, play: Play, refusal: Illegal | Refused) -> Answer:
        """What is not allowed, and why."""
        tried = str(refusal.facts["action"])
        return {
            "number": play.number(tried),
            "words": tried,
            "reason": refusal.reason,
            "rule": refusal.rule,
            "facts": refusal.facts,
            "sentence": explain(self.language, play.game.name, refusal),
        }

    def applied(self, table: Table, action: int | str, where: str) -> list[Answer]:
        """Apply an action; a refusal says so in the request's language."""
        play = table.play
        try:
            return self.told(play, table.answer(number_of(play, action)))
        except Illegal as refusal:
            sentence = where + explain(self.language, play.game.name, refusal)
            raise Illegal(
                sentence, rule=refusal.rule, reason=refusal.reason, facts=refusal.facts
            ) from None
        except Unreadable as refusal:
            raise Unreadable(where + refusal.message) from None


def table_name(fields: Fields) -> str:
    """The table's name, if it is told."""
    return fields.read_or("table", read.text, FIRST_TABLE)


def own_components(game: Game, fields: Fields, language: str) -> Components | None:
    """Components that the request brings along."""
    if "components" not in fields:
        return None
    return typed_components(game, fields.read("components", read.components), "own", language)


def choice(play: Play, number: int) -> Answer:
    """An action by its number and in words."""
    return {"number": number, "words": play.words(number)}


def number_of(play: Play, action: int | str) -> int:
    """An action's number, whichever way it was given."""
    return play.number(action) if isinstance(action, str) else play.table_number(action)


def about(game: Game) -> Answer:
    """What a tool wants to know of a game."""
    return {
        "game": game.name,
        "version": game.version,
        "seats": [game.fewest, game.most],
        "options": {option.name: list(option.values) for option in game.options},
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
        "questions": [each.name.lower() for each in game.questions],
        "endings": [each.name.lower() for each in game.endings if each],
        "parts": list(game.parts),
        "actions": game.actions.size,
    }
