"""What each request does: one small function per request."""

from typing import Final

import msgspec

from lusoria.cli import fields as read
from lusoria.cli.desk import (
    Answer,
    Desk,
    Table,
    about,
    choice,
    number_of,
    own_components,
    table_name,
)
from lusoria.cli.fields import Fields
from lusoria.core.errors import Illegal, Stale, Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer

NO_OPTIONS: Final[dict[str, str]] = {}

# Laying tables


def games(desk: Desk, fields: Fields) -> Answer:
    """Which games there are, and what they know."""
    return {"games": [about(desk.load(name)) for name in NAMES]}


def new(desk: Desk, fields: Fields) -> Answer:
    """A fresh table."""
    game = desk.game(fields.read("game", read.text))
    seats = fields.read_or("seats", read.whole, game.fewest)
    options = fields.read_or("options", read.options, NO_OPTIONS)
    return _laid(desk, fields, Play(game, seats, options, own_components(game, fields)))


def load(desk: Desk, fields: Fields) -> Answer:
    """A table laid out as a position says."""
    position = fields.read("position", read.position)
    if "game" not in position:
        raise Unreadable(f"position.game is missing; there are: {', '.join(NAMES)}")
    game = desk.game(read.text("position.game", position["game"]))
    return _laid(desk, fields, Play.at(game, position, own_components(game, fields)))


def copy(desk: Desk, fields: Fields) -> Answer:
    """A second table, equal to the first and independent of it."""
    table = desk.table(fields)
    name = fields.read("to", read.text)
    desk.lay(name, Table(table.play.copy(), table.seed, table.ply))
    return {"table": name, "decision": desk.decision(table)}


def drop(desk: Desk, fields: Fields) -> Answer:
    """Forget a table."""
    desk.table(fields)
    name = table_name(fields)
    del desk.tables[name]
    return {"dropped": name, "tables": len(desk.tables)}


def _laid(desk: Desk, fields: Fields, play: Play) -> Answer:
    name = table_name(fields)
    table = Table(play, fields.read_or("seed", read.seed, None))
    desk.lay(name, table)
    printed = play.components
    return {
        "table": name,
        "game": play.game.name,
        "seats": play.seats,
        "options": play.options,
        "components": {"name": printed.name, "warnings": list(printed.warnings)},
        "decision": desk.decision(table),
    }


# Asking


def decision(desk: Desk, fields: Fields) -> Answer:
    """Who is asked what."""
    return desk.decision(desk.table(fields))


def legal(desk: Desk, fields: Fields) -> Answer:
    """What can be answered, and what a person might expect but may not do."""
    table = desk.table(fields)
    odds = table.play.odds()
    actions = [choice(table.play, number) for number in table.play.legal()]
    for action in actions if odds else ():
        action["odds"] = odds[action["number"]]
    refused = [desk.refused(table.play, refusal) for refusal in table.play.refused()]
    return {"decision": desk.decision(table), "actions": actions, "refused": refused}


def why(desk: Desk, fields: Fields) -> Answer:
    """Whether one action is allowed, and if not, why."""
    play = desk.table(fields).play
    number = number_of(play, fields.read("action", read.action))
    reason = play.why_not(number)
    if not reason:
        return {"allowed": True, **choice(play, number)}
    return {"allowed": False, **desk.refused(play, play.refusal(number, reason))}


def view(desk: Desk, fields: Fields) -> Answer:
    """What some seats may know."""
    table = desk.table(fields)
    play = table.play
    seats = fields.read("viewer", read.viewer)
    for seat in seats:
        if not 0 <= seat < play.seats:
            raise Unreadable(f"viewer {seat} is no seat; they are 0…{play.seats - 1}")
    seen = play.view(sum(1 << seat for seat in set(seats)), table.ply)
    refused = play.refused() if seen.choices else []
    return {
        **msgspec.to_builtins(seen),
        "decision": desk.decision(table),
        "refused": [desk.refused(play, refusal) for refusal in refused],
    }


def position(desk: Desk, fields: Fields) -> Answer:
    """The whole table."""
    return {"position": desk.table(fields).play.position()}


def outcome(desk: Desk, fields: Fields) -> Answer:
    """How the game ended."""
    play = desk.table(fields).play
    if not play.over:
        raise Illegal(
            f"the game is not over: {play.question!r} is open; the outcome comes after the end"
        )
    return play.outcome()


def words(desk: Desk, fields: Fields) -> Answer:
    """The whole action table; an action's number is its place in the list."""
    if "game" in fields:
        game = desk.load(fields.read("game", read.text))
        options = game.choose(fields.read_or("options", read.options, NO_OPTIONS))
        components = own_components(game, fields) or game.room.standard(options)
    else:
        play = desk.table(fields).play
        game, components = play.game, play.components
    table = [game.table.write(number, components.names) for number in range(game.table.size)]
    return {"game": game.name, "actions": table}


# Acting


def apply(desk: Desk, fields: Fields) -> Answer:
    """Carry out one action or several; if one is refused, none has happened."""
    table = desk.table(fields)
    if ("action" in fields) == ("actions" in fields):
        raise Unreadable("apply has either the field 'action' or the field 'actions'")
    _refuse_stale(table, fields)
    if "action" in fields:
        wanted, tried = [fields.read("action", read.action)], table
    else:
        wanted, tried = fields.read("actions", read.actions), Table(table.play.copy())
    events = []
    for place, action in enumerate(wanted):
        where = f"actions[{place}]: " if "actions" in fields else ""
        events += desk.applied(tried.play, action, where)
    table.play = tried.play
    table.ply += len(wanted)
    return {"events": events, "decision": desk.decision(table)}


def deal(desk: Desk, fields: Fields) -> Answer:
    """The dealer answers for fate, from a seed, each ply by its own number."""
    table = desk.table(fields)
    until = fields.read_or("until", read.one_of("seat", "answer"), "seat")
    seed = fields.read_or("seed", read.seed, table.seed)
    if seed is None:
        raise Unreadable("the dealer needs a seed; give one here, or with 'new' or 'load'")
    _refuse_stale(table, fields)
    table.seed = seed
    dealer = Dealer(str(seed))
    dealt: list[Answer] = []
    events: list[Answer] = []
    while table.play.seat == FATE and (until == "seat" or not dealt):
        number = dealer.answer(table.play, table.ply + 1)  # a record's first ply is number 1
        dealt.append(choice(table.play, number))
        events += desk.told(table.play, table.play.apply(number))
        table.ply += 1
    return {"dealt": dealt, "events": events, "decision": desk.decision(table)}


def _refuse_stale(table: Table, fields: Fields) -> None:
    """Whoever says for which ply an answer is meant gets no other ply."""
    meant = fields.read_or("ply", read.whole, table.ply)
    if meant != table.ply:
        raise Stale(
            f"this was meant for ply {meant}, but the table is at ply {table.ply}; ask again"
        )
