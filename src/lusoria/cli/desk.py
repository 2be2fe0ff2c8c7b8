"""The tables of one engine process, and what its answers are made of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from lusoria.cli import fields as read
from lusoria.cli.fields import Fields
from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.game import Components, Game
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.view import Refused
from lusoria.words import ask, explain, tell

MOST_TABLES: Final = 1_000
FIRST_TABLE: Final = "table"

Answer = dict[str, Any]


@dataclass
class Table:
    """A game in progress, the seed its dealer answers from, and how many plies it has seen here."""

    play: Play
    seed: int | str | None = None
    ply: int = 0


@dataclass
class Desk:
    """All tables, the door to the games, and the language of the present request."""

    load: Callable[[str], Game]
    prepare: Callable[[Game], None]
    tables: dict[str, Table] = field(default_factory=dict)
    language: str = "en"

    def game(self, name: str) -> Game:
        """A game that is about to be played."""
        game = self.load(name)
        self.prepare(game)
        return game

    def table(self, fields: Fields) -> Table:
        """The table that a request is about."""
        name = table_name(fields)
        if name not in self.tables:
            raise Unreadable(f"there is no table {name!r}; lay one with 'new' or 'load'")
        return self.tables[name]

    def lay(self, name: str, table: Table) -> None:
        """Put a table under a name, in place of one that had it."""
        if name not in self.tables and len(self.tables) >= MOST_TABLES:
            raise Illegal(f"there are {MOST_TABLES:,} tables already; 'drop' one first")
        self.tables[name] = table

    # What answers are made of

    def decision(self, table: Table) -> Answer:
        """Who is asked what."""
        play = table.play
        asked: int | str | None = {FATE: "fate", NOBODY: None}.get(play.seat, play.seat)
        sentence = ask(self.language, play.game.name, play.question)
        return {"seat": asked, "question": play.question, "ply": table.ply, "sentence": sentence}

    def told(self, play: Play, events: list[Event]) -> list[Answer]:
        """What happened."""
        named = [play.event(event) for event in events]
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

    def applied(self, play: Play, action: int | str, where: str) -> list[Answer]:
        """Apply an action; a refusal says so in the request's language."""
        try:
            return self.told(play, play.apply(number_of(play, action)))
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


def own_components(game: Game, fields: Fields) -> Components | None:
    """Components that the request brings along."""
    if "components" not in fields:
        return None
    return game.room.read_components(fields.read("components", read.components), "own")


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
        "actions": game.table.size,
    }
