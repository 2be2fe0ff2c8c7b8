"""What people and bots ask of a table, carried out by the one process that may write there."""

from dataclasses import replace
from typing import Final

from msgspec import structs

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.seats import FATE
from lusoria.records.match import Match
from lusoria.server.free_text import tidied
from lusoria.server.rooms.keeping import Prepared
from lusoria.server.rooms.presence import AWAY
from lusoria.server.rooms.room import Room
from lusoria.server.wire import Answer, Done, Grant, Keep, Say, Takeback, Undo

MOST_KEY: Final = 40
MOST_TEXT: Final = 500

Deed = Answer | Undo | Grant | Keep
Asked = Deed | Say


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

    def prepare(match: Match) -> Prepared:
        return _prepared(room, match, seats, asked)

    return Done(asked.key, await room.write(seats, asked.key, prepare))


def _prepared(room: Room, match: Match, seats: frozenset[int], asked: Deed) -> Prepared:
    """What a request brings about at the table as it is at this very moment: nothing can come
    between finding out whether something is allowed and doing it."""
    if isinstance(asked, Answer):
        return _answer(room, match, seats, asked)
    if isinstance(asked, Undo):
        return _undo(room, match, seats, asked)
    if isinstance(asked, Grant):
        return _grant(room, match, seats, asked)
    return _keep(room, match, seats, asked)


# Answers


def _answer(room: Room, match: Match, seats: frozenset[int], asked: Answer) -> Prepared:
    seat = _whose(room, match, seats, asked.seat)
    bundle = match.prepare(seat, asked.entry, asked.action)
    return Prepared(min(seats) if seat == FATE else seat, bundle)


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


def _undo(room: Room, match: Match, seats: frozenset[int], asked: Undo) -> Prepared:
    """Take back at once what nobody has learnt from; beyond that, play can go back only with the
    consent of all other people at the table."""
    entry = asked.entry or match.course.last_answer(seats)
    for seat in seats:
        if entry in match.undoable(seat):
            return Prepared(seat, match.prepare_undo(seat, match.entry, entry))
    match.check_takeback(entry)
    wish = Takeback(min(seats), entry, sorted(seats), asked.key)
    return _taken_back_if_all_agree(room, match, min(seats), wish)


def _grant(room: Room, match: Match, seats: frozenset[int], asked: Grant) -> Prepared:
    """Somebody agrees to a takeback, or does not."""
    wish, seat = room.takeback, min(seats)
    if wish is None or (asked.entry, asked.wish or wish.wish) != (wish.entry, wish.wish):
        raise Illegal("nobody asks to take that back any more", reason="no_takeback")
    if not asked.agreed:
        return Prepared(seat)
    agreed = structs.replace(wish, granted=sorted({*wish.granted, *seats}))
    return _taken_back_if_all_agree(room, match, seat, agreed)


def _taken_back_if_all_agree(room: Room, match: Match, seat: int, wish: Takeback) -> Prepared:
    people = {chair.seat for chair in room.chairs if chair.kind == "person" and not chair.level}
    if not people <= set(wish.granted):
        return Prepared(seat, takeback=wish)
    return Prepared(seat, match.prepare_takeback(match.entry, wish.entry, wish.granted))


# Chairs and talk


def _keep(room: Room, match: Match, seats: frozenset[int], asked: Keep) -> Prepared:
    """Let a bot keep the seat of somebody who is away, or give one's own seat back."""
    if not 0 <= asked.seat < len(room.chairs) or room.chairs[asked.seat].kind != "person":
        raise Illegal("nobody's seat can be kept there", reason="no_person")
    chair = room.chairs[asked.seat]
    gone = room.presence.long_away()
    if asked.level is not None and asked.seat not in seats and asked.seat not in gone:
        raise Illegal(
            f"a seat may be kept when its person has been away for {AWAY} seconds",
            reason="not_away", facts={"seconds": AWAY},
        )  # fmt: skip
    seat = asked.seat if asked.seat in seats else min(seats)
    if chair.level == (asked.level or ""):
        return Prepared(seat, takeback=room.takeback)
    bundle = match.prepare_seat(asked.seat, asked.level or chair.name)
    return Prepared(seat, bundle, chair=replace(chair, level=asked.level or ""))


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
    if not room.agreed.wishes.chat:
        raise Illegal("this table has no chat", reason="no_chat")
    text = tidied(asked.text, MOST_TEXT, "line")
    return Done(asked.key, await room.say(text, min(seats, default=None), asked.key))
