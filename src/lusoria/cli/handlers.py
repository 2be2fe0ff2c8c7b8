"""What each request does: one small function per request."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from lusoria.cli import fields as read
from lusoria.cli.fields import Fields
from lusoria.cli.tables import (
    Answer,
    Table,
    Tables,
    about,
    choice,
    number_of,
    own_components,
    table_name,
)
from lusoria.core.errors import Illegal, Stale, Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer

NO_OPTIONS: Final[dict[str, str]] = {}
NOTHING: Final[dict[str, Any]] = {}
NO_NAMES: Final[list[str]] = []

# Laying tables


def games(tables: Tables, fields: Fields) -> Answer:
    """Which games there are, and what they know."""
    return {"games": [about(tables.load(name)) for name in NAMES]}


def new(tables: Tables, fields: Fields) -> Answer:
    """A fresh table."""
    game = tables.game(fields.read("game", read.text))
    seats = fields.read_or("seats", read.whole, game.fewest)
    options = fields.read_or("options", read.options, NO_OPTIONS)
    return _laid(tables, fields, Play(game, seats, options, own_components(game, fields)))


def load(tables: Tables, fields: Fields) -> Answer:
    """A table laid out as a position says."""
    position = fields.read("position", read.position)
    if "game" not in position:
        raise Unreadable(f"position.game is missing; there are: {', '.join(NAMES)}")
    game = tables.game(read.text("position.game", position["game"]))
    play = Play.at(game, position, own_components(game, fields))
    return _laid(tables, fields, play, loaded=True)


def edit(tables: Tables, fields: Fields) -> Answer:
    """The table with some fields of its position changed, or left to their defaults."""
    table = tables.table(fields)
    play, changed = table.play, fields.read_or("position", read.position, NOTHING)
    left_out = fields.read_or("without", read.texts, NO_NAMES)
    position = {**play.position(), **changed}
    for name in left_out:
        if name not in position:
            raise Unreadable(f"without: a position has no field {name!r}; {_listed(position)}")
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


# Asking


def decision(tables: Tables, fields: Fields) -> Answer:
    """Who is asked what."""
    return tables.decision(tables.table(fields))


def legal(tables: Tables, fields: Fields) -> Answer:
    """What can be answered, and, unless nobody asks, what one might expect but may not do."""
    table = tables.table(fields)
    odds = table.play.odds()
    actions = [choice(table.play, number) for number in table.play.legal()]
    for action in actions if odds else ():
        action["odds"] = odds[action["number"]]
    told = {"decision": tables.decision(table), "actions": actions}
    if fields.read_or("reasons", read.flag, True):
        refusals = table.play.refused()
        told["refused"] = [tables.refused(table.play, refusal) for refusal in refusals]
    return told


def why(tables: Tables, fields: Fields) -> Answer:
    """Whether one action is allowed, and if not, why; for a viewer, as far as it can tell."""
    play = tables.table(fields).play
    number = number_of(play, fields.read("action", read.action))
    viewer = _viewer(play, fields) if "viewer" in fields else None
    refusal = play.why(number, viewer)
    if refusal is None:
        return {"allowed": True, **choice(play, number)}
    return {"allowed": False, **tables.refused(play, refusal)}


def view(tables: Tables, fields: Fields) -> Answer:
    """What some seats may know."""
    table = tables.table(fields)
    play = table.play
    viewer = _viewer(play, fields)
    return {
        **msgspec.to_builtins(play.view(viewer, table.ply)),
        "decision": tables.decision(table),
        "refused": [tables.refused(play, refusal) for refusal in play.refused(viewer)],
    }


def _viewer(play: Play, fields: Fields) -> int:
    """The seats that look, one bit each."""
    seats = fields.read("viewer", read.viewer)
    for seat in seats:
        if not 0 <= seat < play.seats:
            raise Unreadable(f"viewer {seat} is no seat; they are 0…{play.seats - 1}")
    return sum(1 << seat for seat in set(seats))


def printed(tables: Tables, fields: Fields) -> Answer:
    """The components in play as data."""
    return {"printed": msgspec.to_builtins(tables.table(fields).play.printed())}


def position(tables: Tables, fields: Fields) -> Answer:
    """The whole table."""
    return {"position": tables.table(fields).play.position()}


def outcome(tables: Tables, fields: Fields) -> Answer:
    """How the game ended."""
    play = tables.table(fields).play
    if not play.over:
        raise Illegal(
            f"the game is not over: {play.question!r} is open; the outcome comes after the end"
        )
    return play.outcome()


def words(tables: Tables, fields: Fields) -> Answer:
    """The whole action table; an action's number is its place in the list."""
    if "game" in fields:
        game = tables.load(fields.read("game", read.text))
        options = game.choose(fields.read_or("options", read.options, NO_OPTIONS))
        components = own_components(game, fields) or game.room.standard(options)
    else:
        play = tables.table(fields).play
        game, components = play.game, play.components
    table = [game.table.write(number, components.names) for number in range(game.table.size)]
    return {"game": game.name, "actions": table}


# Acting


def apply(tables: Tables, fields: Fields) -> Answer:
    """Carry out one action or several; if one is refused, none has happened."""
    table = tables.table(fields)
    if ("action" in fields) == ("actions" in fields):
        raise Unreadable("apply has either the field 'action' or the field 'actions'")
    _refuse_stale(table, fields)
    if "action" in fields:
        wanted, tried = [fields.read("action", read.action)], table
    else:
        wanted, tried = fields.read("actions", read.actions), table.fork()
    events = []
    for place, action in enumerate(wanted):
        where = f"actions[{place}]: " if "actions" in fields else ""
        events += tables.applied(tried, action, where)
    table.match = tried.match
    return {"events": events, "decision": tables.decision(table)}


def deal(tables: Tables, fields: Fields) -> Answer:
    """The dealer answers for fate, from a seed, each ply by its own number."""
    table = tables.table(fields)
    until = fields.read_or("until", read.one_of("seat", "answer"), "seat")
    seed = fields.read_or("seed", read.seed, None)
    if seed is None and table.dealer is None:
        raise Unreadable("the dealer needs a seed; give one here, or with 'new' or 'load'")
    _refuse_stale(table, fields)
    if seed is not None:
        table.take_dealer(seed)
    dealt: list[Answer] = []
    events: list[Answer] = []
    while table.play.seat == FATE and (until == "seat" or not dealt):
        told = table.deal_once()
        dealt.append(choice(table.play, table.match.course.line[-1].action))
        events += tables.told(table.play, told)
    return {"dealt": dealt, "events": events, "decision": tables.decision(table)}


def _listed(names: Iterable[str]) -> str:
    return f"there are: {', '.join(names)}"


def _refuse_stale(table: Table, fields: Fields) -> None:
    """Whoever says for which ply an answer is meant gets no other ply."""
    meant = fields.read_or("ply", read.whole, table.ply)
    if meant != table.ply:
        raise Stale(
            f"this was meant for ply {meant}, but the table is at ply {table.ply}; ask again"
        )
