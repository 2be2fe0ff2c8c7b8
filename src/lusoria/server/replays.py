"""Games gone through again: matches of this server, and records that somebody brings along."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from lusoria.bots.levels import NAMES as LEVELS
from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.records.audit import dice_sheet
from lusoria.records.dealer import Dealer
from lusoria.records.header import Loader
from lusoria.records.reading import Reading, Record, as_written
from lusoria.server.agreed import Agreed
from lusoria.server.free_text import can_be_shown
from lusoria.server.lobby import Lobby, Secrets, chairs_of
from lusoria.server.rooms.hall import Hall
from lusoria.server.rooms.records import record_for
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.showing import table_of
from lusoria.server.rooms.walks import Walk, read_in_time
from lusoria.server.store.store import IMPORTED, StoredSeat
from lusoria.server.wire import Branch, Replay, View, Wishes

MOST_KEPT: Final = 8
"""Walks that are kept in memory, a megabyte each; another is made again when asked for."""

TOLD: Final = ("no_record", "record_broken_off", "record_changed", "record_too_long")
"""Why a record is refused; whatever else is wrong with one is damage at a line."""

Walked = tuple[str, int, int]
"""A match, up to which entry, and through whose eyes."""


class Replays:
    """All games that can be replayed."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby
        self._walks: OrderedDict[Walked, Walk] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def show(self, room: Room, seats: frozenset[int]) -> Replay:
        """The course of a game."""
        walk = await self._walk(room, seats)
        assert room.match is not None
        printed = msgspec.to_builtins(room.match.play.printed())
        record = record_for(room.match, seats)
        return Replay(table_of(room, None), printed, walk.plies, walk.turns, record)

    async def view(self, room: Room, seats: frozenset[int], ply: int) -> View:
        """The table after a ply."""
        return (await self._walk(room, seats)).view(ply)

    async def sheet(self, room: Room) -> str:
        """What fate could have answered each time, for whoever checks the dice."""
        match = room.match
        if match is None or match.result is None:
            raise Illegal("the dice can be checked once the game is over", reason="not_over")
        record = Record(match.course.header, match.since(0).entries, match.result)
        async with self._one_at_a_time:
            return await asyncio.to_thread(dice_sheet, record, self._hall.keeping.loader)

    async def bring(self, raw: bytes) -> str:
        """Keep a record that somebody brings along; returns under which name."""
        async with self._one_at_a_time:
            begun = await asyncio.to_thread(_brought, raw, self._hall.keeping.loader)
        match = self._lobby.new_match()
        header = begun.record.header
        lines = as_written(raw).splitlines(keepends=True)
        await self._lobby.store.bring(
            match, header.game, _agreed(begun).write(), _people(begun), lines
        )
        return match

    async def branch(self, room: Room, wish: Branch) -> tuple[str, Secrets]:
        """A new table that plays on from a ply. Before the end that would tell hidden cards."""
        if not _is_open_to_all(room):
            raise Illegal("play on from here once the game is over", reason="not_over")
        play = (await self._walk(room, frozenset())).at(wish.ply)
        if play.over:
            raise Illegal("the game is over at this ply; choose an earlier one", reason="finished")
        if len(wish.chairs) != play.seats:
            raise Unreadable(f"chairs has {len(wish.chairs)} entries for {play.seats} seats")
        dealer, match = Dealer.fresh(), self._lobby.new_match()
        seats, own = chairs_of(wish.chairs, wish.language)
        agreed = Agreed(
            game=play.game.name,
            seats=play.seats,
            options=dict(play.options),
            components=play.components.text,
            components_name=play.components.name,
            title=room.agreed.title,
            wishes=room.agreed.wishes,
            owner=min(own, default=0),
            commitment=dealer.commitment,
            position=play.position(),
        )
        await self._lobby.store.make(match, agreed.game, False, agreed.write(), dealer.seed, seats)
        return match, own

    async def _walk(self, room: Room, seats: frozenset[int]) -> Walk:
        """The walk through a game: with open eyes once it is over."""
        match = room.match
        if match is None:
            raise Illegal("the table has not begun yet", reason="not_begun")
        knowing = range(match.play.seats) if _is_open_to_all(room) else seats
        viewer = sum(1 << seat for seat in knowing)
        key = (room.id, match.entry, viewer)
        async with self._one_at_a_time:
            walk = self._walks.pop(key, None)
            if walk is None:
                header, line = match.course.header, list(match.course.line)
                loader = self._hall.keeping.loader
                walk = await asyncio.to_thread(Walk, header, line, viewer, loader)
            self._walks[key] = walk
            while len(self._walks) > MOST_KEPT:
                self._walks.popitem(last=False)
        return walk


def _is_open_to_all(room: Room) -> bool:
    """Whether nothing is hidden any more: after the end, and in a record from elsewhere."""
    over = room.match is not None and room.match.result is not None
    return over or room.stored.phase == IMPORTED


def _brought(raw: bytes, loader: Loader) -> Reading:
    """A record that somebody brings along; refused for a reason that needs no knowledge of it."""
    try:
        return read_in_time(raw, loader)
    except Refusal as refusal:
        if refusal.reason in TOLD:
            raise
        facts: dict[str, str | int] = {"line": refusal.line or 1}
        message = refusal.message
        raise Unreadable(message, reason="record_damaged", facts=facts) from refusal


def _agreed(begun: Reading) -> Agreed:
    """What the table of a record had agreed on."""
    header, play = begun.record.header, begun.course.play
    return Agreed(
        game=header.game,
        seats=header.seats,
        options=dict(play.options),
        components=play.components.text,
        components_name=play.components.name,
        title="",
        wishes=Wishes(chat=False),
        owner=0,
        commitment=header.dice.commitment if header.dice else "",
    )


def _people(begun: Reading) -> list[StoredSeat]:
    """Who sat there at the end; nobody holds a secret of these seats.

    A name that could not be shown is left out here; the record keeps it.
    """
    return [
        StoredSeat(seat, "bot", "", "en", name)
        if name in LEVELS
        else StoredSeat(seat, "person", name if name and can_be_shown(name) else "")
        for seat, name in enumerate(begun.course.players)
    ]
