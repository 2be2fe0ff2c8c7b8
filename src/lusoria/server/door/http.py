"""The doors over plain HTTP: the lobby, tables, records and replays; no browser is needed."""

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Final

from msgspec import structs

from lusoria.bots.levels import NAMES as LEVELS
from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.games.catalogue import NAMES, load
from lusoria.records import check_dice
from lusoria.server import wire
from lusoria.server.api import Call, Door, TooMany, Unknown, problem
from lusoria.server.limits import Buckets
from lusoria.server.lobby import Lobby, check_components, seats_of
from lusoria.server.replays import Replays
from lusoria.server.rooms.gallery import Viewer
from lusoria.server.rooms.hall import Hall
from lusoria.server.rooms.records import record_for
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.showing import shown, table_of
from lusoria.server.settings import Limits
from lusoria.server.wire import (
    VERSION,
    Arrange,
    Branch,
    GameFacts,
    Imported,
    Keyed,
    Mix,
    NewTable,
    No,
    OptionFacts,
    Replay,
    Seated,
    Shown,
    SitDown,
    Table,
    Told,
    View,
)

HOUR: Final = 3600.0
MOST_LISTED: Final = 50
MOST_DIGITS: Final = 6


class Doors:
    """Everything that can be asked over HTTP."""

    def __init__(self, hall: Hall, lobby: Lobby, limits: Limits) -> None:
        self._hall = hall
        self._lobby = lobby
        self._replays = Replays(hall, lobby)
        self._tables = Buckets(limits.tables_an_hour / HOUR, limits.tables_an_hour)
        self._checks = Buckets(limits.checks_an_hour / HOUR, limits.checks_an_hour)
        self._one_at_a_time = asyncio.Lock()

    def all(self) -> Sequence[Door]:
        """The doors, each with what it takes and gives."""
        made = HTTPStatus.CREATED
        return (
            Door("GET", "/lobby", "The games, and tables that wait for players.", self.lobby,
                 gives=wire.Lobby),
            Door("POST", "/games/{game}/components", "Check a component file of one's own.",
                 self.components, str, status=HTTPStatus.NO_CONTENT),
            Door("POST", "/tables", "Lay a new table.", self.make, NewTable, Seated, made),
            Door("GET", "/tables/{match}", "A table as the holder of some seats may see it.",
                 self.look, gives=Shown),
            Door("POST", "/tables/{match}/chairs", "Sit down.", self.sit_down, SitDown, Seated,
                 made),
            Door("POST", "/tables/{match}/arrange", "Arrange the chairs, or begin.", self.arrange,
                 Arrange, Table),
            Door("POST", "/tables/{match}/mix", "Mix a word of one's own into the dice.", self.mix,
                 Mix, Table),
            Door("POST", "/tables/{match}/messages", "The same messages as on the socket.",
                 self.message, Keyed, list[Told]),
            Door("POST", "/tables/{match}/rematch", "The same once more, at a new table.",
                 self.rematch, gives=Seated, status=made),
            Door("GET", "/tables/{match}/record", "The record, as far as one may know it.",
                 self.record, gives=str),
            Door("GET", "/tables/{match}/sheet", "What fate could have answered, after the end.",
                 self.sheet, gives=str),
            Door("GET", "/check_dice.py", "Checks a record with its sheet; needs Python alone.",
                 self.check_dice, gives=str),
            Door("POST", "/records", "Bring a record along, to be replayed.", self.bring, str,
                 Imported, made),
            Door("GET", "/replays/{match}", "The course of a game.", self.replay, gives=Replay),
            Door("GET", "/replays/{match}/plies/{ply}", "The table after so many plies.",
                 self.replay_view, gives=View),
            Door("POST", "/replays/{match}/branch", "Play on from a ply, at a new table.",
                 self.branch, Branch, Seated, made),
        )  # fmt: skip

    # The lobby

    async def lobby(self, call: Call) -> wire.Lobby:
        tables = []
        for stored in await self._lobby.store.open_tables(MOST_LISTED):
            tables.append(table_of(await self._hall.room(stored.id), None))
        return wire.Lobby(VERSION, [about(name) for name in NAMES], tables)

    async def components(self, call: Call) -> None:
        _limit(call, self._checks, "component files")
        game = load(call.path["game"])
        async with self._one_at_a_time:
            await asyncio.to_thread(check_components, game, call.body)

    async def make(self, call: Call) -> Seated:
        _limit(call, self._tables, "tables")
        wish: NewTable = call.body
        match, seats = await self._lobby.make(wish)
        room = await self._hall.room(match)
        if wish.start:
            await self._hall.begin(room)
        return Seated(table_of(room, min(seats, default=None)), seats)

    async def sit_down(self, call: Call) -> Seated:
        wish: SitDown = call.body
        match = call.path["match"]
        seats = await self._lobby.sit_down(match, wish.name, wish.language, wish.seat)
        return Seated(await self._changed(match, min(seats)), seats)

    async def arrange(self, call: Call) -> Table:
        wish: Arrange = call.body
        match = call.path["match"]
        if wish.chairs is not None:
            await self._lobby.arrange(match, wish.secret, wish.chairs)
        room = await self._hall.room(match)
        await room.refresh()
        if wish.start:
            await self._hall.begin(room, wish.secret)
        return await self._changed(match, room.agreed.owner)

    async def mix(self, call: Call) -> Table:
        wish: Mix = call.body
        match = call.path["match"]
        await self._lobby.mix(match, wish.secret, wish.word)
        return await self._changed(match, None)

    async def rematch(self, call: Call) -> Seated:
        _limit(call, self._tables, "tables")
        room, seats = await self._room(call)
        if not seats:
            raise Illegal("onlookers cannot ask for a rematch", reason="onlooker")
        if room.match is None or room.match.result is None:
            raise Illegal("this game is not over yet", reason="not_over")
        again = await self._hall.room(await self._lobby.rematch(room.stored, room.chairs))
        if again.match is None:
            await self._hall.begin(again)
        await self._changed(room.id, None)
        own = {seat: key for key in call.secrets for seat in seats_of(again.chairs, [key])}
        return Seated(table_of(again, min(own, default=None)), own)

    # A table

    async def look(self, call: Call) -> Shown:
        room, seats = await self._room(call)
        return structs.replace(shown(room, _eyes(seats)), seats=sorted(seats))

    async def message(self, call: Call) -> list[Told]:
        room, seats = await self._room(call)
        asked: Keyed = call.body
        if asked.match != room.id:
            raise Unknown("there is no such table")
        try:
            return [await self._hall.answer(room, _eyes(seats), asked)]
        except Refusal as refusal:
            told = problem(refusal)
            no = No(asked.key, told.error, told.reason, told.rule, told.facts)
            return [no, shown(room, _eyes(seats))]

    async def record(self, call: Call) -> str:
        room, seats = await self._room(call)
        if room.match is None:
            raise Illegal("the table has not begun yet", reason="not_begun")
        return record_for(room.match, seats)

    async def sheet(self, call: Call) -> str:
        return await self._replays.sheet((await self._room(call))[0])

    async def check_dice(self, call: Call) -> str:
        return Path(str(check_dice.__file__)).read_text("utf-8")

    # Games gone through again

    async def bring(self, call: Call) -> Imported:
        _limit(call, self._tables, "tables")
        return Imported(await self._replays.bring(call.body.encode()))

    async def replay(self, call: Call) -> Replay:
        return await self._replays.show(*await self._room(call))

    async def replay_view(self, call: Call) -> View:
        ply = call.path["ply"]
        if not ply.isascii() or not ply.isdecimal() or len(ply) > MOST_DIGITS:
            raise Unreadable(f"{ply!r:.40} is no ply; they are numbered from 0")
        return await self._replays.view(*await self._room(call), int(ply))

    async def branch(self, call: Call) -> Seated:
        _limit(call, self._tables, "tables")
        wish: Branch = call.body
        before, _ = await self._room(call)
        match, own = await self._replays.branch(before, wish)
        room = await self._hall.room(match)
        if all(chair.kind != "open" for chair in room.chairs):
            await self._hall.begin(room)
        return Seated(table_of(room, min(own, default=None)), own)

    async def _room(self, call: Call) -> tuple[Room, frozenset[int]]:
        room = await self._hall.room(call.path["match"])
        return room, seats_of(room.chairs, call.secrets)

    async def _changed(self, match: str, eyes: int | None) -> Table:
        """Tell everybody at a table that its chairs or wishes have changed."""
        room = await self._hall.room(match)
        await room.refresh()
        await self._hall.tell(room, changed=True)
        return table_of(room, eyes)


def _limit(call: Call, buckets: Buckets, what: str) -> None:
    bucket = buckets.of(call.guest)
    if not bucket.take():
        raise TooMany(f"too many {what} from one address; try again later", bucket.wait)


def _eyes(seats: frozenset[int]) -> Viewer:
    """Somebody who looks once and hears nothing afterwards."""
    eyes = min(seats) if len(seats) == 1 else None
    return Viewer(lambda message: None, seats, eyes)


def about(name: str) -> GameFacts:
    """What the lobby tells of a game."""
    game = load(name)
    return GameFacts(
        name=name,  # type: ignore[arg-type]
        rules=game.version,
        fewest=game.fewest,
        most=game.most,
        options=[OptionFacts(option.name, list(option.values)) for option in game.options],
        presets={name: dict(preset) for name, preset in game.presets.items()},
        levels=list(LEVELS),
    )
