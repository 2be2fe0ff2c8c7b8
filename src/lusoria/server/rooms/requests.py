"""What people and bots ask of a table, carried out by the one process that may write there."""

import time
from dataclasses import replace
from typing import Final

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.seats import FATE
from lusoria.records.bundles import Bundle
from lusoria.records.match import Match
from lusoria.server.rooms.room import Room
from lusoria.server.store.commits import Request
from lusoria.server.wire import Answer, Done, Grant, Keep, Say, Takeback, Undo

MOST_KEY: Final = 40
MOST_TEXT: Final = 500
AWAY: Final = 60
"""Seconds after which the others may let a bot keep somebody's seat."""

Asked = Answer | Undo | Grant | Say | Keep


async def carry_out(room: Room, seats: frozenset[int], asked: Asked) -> Done:
    """Carry out what somebody who holds these seats asks; a repetition changes nothing."""
    if not 1 <= len(asked.key) <= MOST_KEY or not asked.key.isprintable():
        raise Unreadable(f"a key has 1 to {MOST_KEY} printable characters")
    if isinstance(asked, Say):
        return await _say(room, seats, asked)
    if not seats:
        raise Illegal("onlookers cannot play", reason="onlooker")
    if room.match is None:
        raise Illegal("the table has not begun yet", reason="not_begun")
    if isinstance(asked, Answer):
        return await _answer(room, room.match, seats, asked)
    before = await room.repeated(seats, asked.key)
    if before is not None:
        return Done(asked.key, before)
    if isinstance(asked, Undo):
        done = await _undo(room, room.match, seats, asked)
    elif isinstance(asked, Grant):
        done = await _grant(room, room.match, seats, asked)
    else:
        done = await _keep(room, seats, asked)
    await room.note(seats, done)
    return done


# Answers


async def _answer(room: Room, match: Match, seats: frozenset[int], asked: Answer) -> Done:
    seat = _whose(room, match, seats, asked.seat)

    def prepare(match: Match) -> Bundle:
        return match.prepare(seat, asked.entry, asked.action)

    last = await room.write(Request(seat, asked.key), prepare)
    room.takeback = None
    return Done(asked.key, last)


def _whose(room: Room, match: Match, seats: frozenset[int], told: int | None) -> int:
    """The seat that answers: the one told, else the one that is asked, else any of one's own."""
    asked = match.play.seat
    if asked == FATE and room.agreed.wishes.own_dice:
        return FATE  # whoever has rolled types it in
    seat = asked if told is None else told
    if seat in seats:
        return seat
    if told is not None:
        raise Illegal("that seat is not yours", reason="not_yours")
    return min(seats)


# Taking back


async def _undo(room: Room, match: Match, seats: frozenset[int], asked: Undo) -> Done:
    """Take back at once what nobody has learnt from; beyond that, ask the others."""
    seat = next((each for each in seats if asked.entry in match.undoable(each)), None)
    if seat is None:
        return await _ask_for_takeback(room, match, seats, asked)

    def prepare(match: Match) -> Bundle:
        return match.prepare_undo(seat, match.entry, asked.entry)

    return Done(asked.key, await room.write(Request(seat, asked.key), prepare))


async def _ask_for_takeback(room: Room, match: Match, seats: frozenset[int], asked: Undo) -> Done:
    """Play can go further back only with the consent of all other people at the table."""
    seat = min(seats)
    match.check_takeback(asked.entry)
    room.takeback = Takeback(seat, asked.entry, sorted(seats))
    return await _take_back_if_all_agree(room, seat, asked.key)


async def _grant(room: Room, match: Match, seats: frozenset[int], asked: Grant) -> Done:
    """Somebody agrees to a takeback, or does not."""
    wish = room.takeback
    if wish is None or wish.entry != asked.entry:
        raise Illegal("nobody asks to take that back any more", reason="no_takeback")
    if not asked.agreed:
        room.takeback = None
        return Done(asked.key, match.entry)
    room.takeback = Takeback(wish.seat, wish.entry, sorted({*wish.granted, *seats}))
    return await _take_back_if_all_agree(room, min(seats), asked.key)


async def _take_back_if_all_agree(room: Room, seat: int, key: str) -> Done:
    wish = room.takeback
    assert wish is not None
    people = {seat.seat for seat in room.chairs if seat.kind == "person" and not seat.level}
    if not people <= set(wish.granted):
        return Done(key, room.entry)

    def prepare(match: Match) -> Bundle:
        return match.prepare_takeback(match.entry, wish.entry, wish.granted)

    last = await room.write(Request(seat, key), prepare)
    room.takeback = None
    return Done(key, last)


# Chairs and talk


async def _keep(room: Room, seats: frozenset[int], asked: Keep) -> Done:
    """Let a bot keep the seat of somebody who is away, or give one's own seat back."""
    if not 0 <= asked.seat < len(room.chairs) or room.chairs[asked.seat].kind != "person":
        raise Illegal("nobody's seat can be kept there", reason="no_person")
    chair = room.chairs[asked.seat]
    if asked.level is not None and asked.seat not in seats:
        away = room.presence.away_since(asked.seat)
        if away is None or time.time() - away < AWAY:
            raise Illegal(
                f"a seat may be kept when its person has been away for {AWAY} seconds",
                reason="not_away", facts={"seconds": AWAY},
            )  # fmt: skip
    name = asked.level or chair.name
    if chair.level == (asked.level or ""):
        return Done(asked.key, room.entry)

    def prepare(match: Match) -> Bundle:
        return match.prepare_seat(asked.seat, name)

    last = await room.write(Request(asked.seat, asked.key), prepare)
    await room.seat(replace(chair, level=asked.level or ""))
    return Done(asked.key, last)


def leaver(room: Room, now: float) -> int | None:
    """The seat whose move it is, if its person has been away for as long as the table waits and
    somebody else is there; a table that everybody has left rests."""
    match, patience = room.match, room.agreed.wishes.keep_after
    if match is None or not patience or match.play.seat < 0 or not room.presence.here()[0]:
        return None
    seat = match.play.seat
    chair, away = room.chairs[seat], room.presence.away_since(seat)
    gone = chair.kind == "person" and not chair.level and away is not None
    return seat if gone and now - (away or 0) >= patience else None


async def _say(room: Room, seats: frozenset[int], asked: Say) -> Done:
    text = " ".join(asked.text.split())
    if not room.agreed.wishes.chat:
        raise Illegal("this table has no chat", reason="no_chat")
    if not 1 <= len(text) <= MOST_TEXT or not text.isprintable():
        raise Unreadable(f"a line of chat has 1 to {MOST_TEXT} printable characters")
    return Done(asked.key, await room.say(text, min(seats, default=None), asked.key))
