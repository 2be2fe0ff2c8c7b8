"""What is asked of a table and done at it; `laying` has the other requests."""

from typing import Final

import msgspec

from lusoria.cli import fields as read
from lusoria.cli.fields import Fields
from lusoria.cli.tables import Answer, Table, Tables, choice, number_of, own_components
from lusoria.core.errors import Illegal, Stale, Unreadable
from lusoria.core.play import Play
from lusoria.core.seats import FATE

NO_OPTIONS: Final[dict[str, str]] = {}

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
        components = own_components(game, fields, tables.language)
        components = components or game.texts.standard(options)
    else:
        play = tables.table(fields).play
        game, components = play.game, play.components
    table = [game.actions.write(number, components.names) for number in range(game.actions.size)]
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


def _refuse_stale(table: Table, fields: Fields) -> None:
    """Whoever says for which ply an answer is meant gets no other ply."""
    meant = fields.read_or("ply", read.whole, table.ply)
    if meant != table.ply:
        raise Stale(
            f"this was meant for ply {meant}, but the table is at ply {table.ply}; ask again"
        )
