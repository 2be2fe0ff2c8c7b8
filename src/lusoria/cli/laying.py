"""The requests that lay tables, change them, tell of them as a whole, or forget them."""

from typing import Any, Final

from lusoria.cli import fields as read
from lusoria.cli.fields import Fields
from lusoria.cli.tables import Answer, Table, Tables, about, own_components, table_name
from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer

NO_OPTIONS: Final[dict[str, str]] = {}
NOTHING: Final[dict[str, Any]] = {}
NO_NAMES: Final[list[str]] = []


def games(tables: Tables, fields: Fields) -> Answer:
    """Which games there are, and what they know."""
    return {"games": [about(tables.load(name)) for name in NAMES]}


def new(tables: Tables, fields: Fields) -> Answer:
    """A fresh table."""
    game = tables.game(fields.read("game", read.text))
    seats = fields.read_or("seats", read.whole, game.fewest)
    options = fields.read_or("options", read.options, NO_OPTIONS)
    printed = own_components(game, fields, tables.language)
    return _laid(tables, fields, Play(game, seats, options, printed))


def load(tables: Tables, fields: Fields) -> Answer:
    """A table laid out as a position says."""
    position = fields.read("position", read.position)
    if "game" not in position:
        raise Unreadable(f"position.game is missing; there are: {', '.join(NAMES)}")
    game = tables.game(read.text("position.game", position["game"]))
    play = Play.at(game, position, own_components(game, fields, tables.language))
    return _laid(tables, fields, play, loaded=True)


def edit(tables: Tables, fields: Fields) -> Answer:
    """The table with some fields of its position changed, or left to their defaults."""
    table = tables.table(fields)
    play, changed = table.play, fields.read_or("position", read.position, NOTHING)
    left_out = fields.read_or("without", read.texts, NO_NAMES)
    position = {**play.position(), **changed}
    known = ", ".join(position)
    for name in left_out:
        if name not in position:
            raise Unreadable(f"without: a position has no field {name!r}; there are: {known}")
        del position[name]
    edited = Play.at(play.game, position, play.components)
    return _put(tables, fields, Table.begun(edited, table.dealer, loaded=True))


def record(tables: Tables, fields: Fields) -> Answer:
    """The match so far as a record, line by line."""
    return {"lines": tables.table(fields).match.storage.read().decode().splitlines()}


def copy(tables: Tables, fields: Fields) -> Answer:
    """A second table, equal to the first and independent of it."""
    table = tables.table(fields)
    name = fields.read("to", read.text)
    tables.lay(name, table.fork())
    return {"table": name, "decision": tables.decision(table)}


def drop(tables: Tables, fields: Fields) -> Answer:
    """Forget a table."""
    tables.table(fields)
    name = table_name(fields)
    del tables.laid[name]
    return {"dropped": name, "tables": len(tables.laid)}


def _laid(tables: Tables, fields: Fields, play: Play, *, loaded: bool = False) -> Answer:
    seed = fields.read_or("seed", read.seed, None)
    dealer = None if seed is None else Dealer.of(seed)
    return _put(tables, fields, Table.begun(play, dealer, loaded=loaded))


def _put(tables: Tables, fields: Fields, table: Table) -> Answer:
    """A table under its name, and what it is."""
    name, play = table_name(fields), table.play
    tables.lay(name, table)
    printed = play.components
    return {
        "table": name,
        "game": play.game.name,
        "seats": play.seats,
        "options": play.options,
        "components": {"name": printed.name, "warnings": list(printed.warnings)},
        "decision": tables.decision(table),
    }
