"""What the server keeps of matches: making, finding and reading them."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, Update, UpdateBase, delete, insert, select, update

from lusoria.server.store import questions
from lusoria.server.store.commits import Request
from lusoria.server.store.database import Database
from lusoria.server.store.schema import CHAT, LEASES, LINES, MATCHES, REQUESTS, SEATS
from lusoria.server.wire import Talk


@dataclass(frozen=True)
class StoredSeat:
    """Who sits at a seat; `level` is the bot's that sits there, or keeps it for a person."""

    seat: int
    kind: str
    name: str = ""
    language: str = "en"
    level: str = ""
    key_hash: str = ""
    """Of the secret that is the seat; empty where nobody holds one."""


@dataclass(frozen=True)
class StoredMatch:
    """A match without its lines."""

    id: str
    game: str
    phase: str
    listed: bool
    settings: str
    created: int
    touched: int
    wish: str = ""
    """The last wish to go back, as JSON; empty where there is none."""


class Looked(NamedTuple):
    """All that a room shows."""

    match: StoredMatch | None
    seats: list[StoredSeat]
    talk: list[Talk]
    lines: list[bytes]
    done: dict[Request, int]
    """The requests that were carried out, each up to its last entry, where that was asked for."""


TRIAL: Final = {"id": "\n", "game": "", "phase": "open", "listed": 0, "settings": " " * 16_384}
"""A match that is gone before anybody could see it, under an id that nobody can ask for; as large
as whatever an answer writes."""
IMPORTED: Final = "imported"
"""The phase of a record that somebody has brought along: it can be replayed, nobody sits there."""


class Overtaken(Exception):
    """Somebody else was quicker; nothing is changed."""


def new_key() -> str:
    """A secret that is a seat; 192 bits, fit for a link."""
    return secrets.token_urlsafe(24)


def key_hash(key: str) -> str:
    """What is stored of a secret. A random key of 192 bits needs no salt."""
    return hashlib.sha256(key.encode()).hexdigest()


class Store:
    """Matches in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        now = database.now
        self._new_match = insert(MATCHES).values(created=now, touched=now)

    async def make(
        self, match: str, game: str, listed: bool, settings: str, seed: str,
        seats: Sequence[StoredSeat],
    ) -> None:  # fmt: skip
        """A new match with its seats and the dealer's secret, all at once."""
        row = {
            "id": match,
            "game": game,
            "phase": "open",
            "listed": int(listed),
            "settings": settings,
        }

        def make(connection: Connection) -> None:
            connection.execute(self._new_match, row)
            connection.execute(questions.NEW_SECRET, {"match": match, "seed": seed})
            connection.execute(
                questions.NEW_SEATS, [{"match": match, **vars(seat)} for seat in seats]
            )

        await self.database.write(make)

    async def bring(
        self, match: str, game: str, settings: str, seats: Sequence[StoredSeat],
        lines: Sequence[bytes],
    ) -> None:  # fmt: skip
        """A record from elsewhere; there is no secret, so nobody can go on with it."""
        row = {"id": match, "game": game, "phase": IMPORTED, "listed": 0, "settings": settings}
        entries = [{"match": match, "entry": n, "body": line} for n, line in enumerate(lines)]

        def bring(connection: Connection) -> None:
            connection.execute(self._new_match, row)
            connection.execute(
                questions.NEW_SEATS, [{"match": match, **vars(seat)} for seat in seats]
            )
            connection.execute(insert(LINES), entries)

        await self.database.write(bring)

    async def check(self) -> None:
        """Raises where matches cannot be read, or where one could not be written and still cannot:
        a full disk can be read, and a small write may even find room on it."""
        await self.find("")
        if not self.database.refused:
            return

        def try_out(connection: Connection) -> None:
            connection.execute(self._new_match, TRIAL)
            connection.execute(delete(MATCHES).where(MATCHES.c.id == TRIAL["id"]))

        await self.database.write(try_out)
        self.database.refused = False

    async def find(self, match: str) -> StoredMatch | None:
        """A match by its id."""
        return (
            _match(await self._rows(questions.MATCH, match=match)) if match.isprintable() else None
        )

    async def look(self, match: str, talked: int, first: int, *, done: bool = False) -> Looked:
        """All about a match: the chat after a line of it, its record from a line on, and where
        somebody is about to write there, what was done before."""
        if not match.isprintable():
            return Looked(None, [], [], [], {})  # nor does PostgreSQL know every character

        def look(connection: Connection) -> Looked:
            def rows(asked: Select[Any], **more: int) -> Sequence[Any]:
                return connection.execute(asked, {"match": match, **more}).all()

            return Looked(
                _match(rows(questions.MATCH)),
                [StoredSeat(*row) for row in rows(questions.SEATS_OF)],
                [Talk(*row) for row in rows(questions.TALK, talked=talked)],
                _lines(rows(questions.LINES_FROM, first=first)),
                _requests(rows(questions.REQUESTS_DONE)) if done else {},
            )

        return await self.database.read(look)

    async def touched(self, matches: Sequence[str]) -> dict[str, int]:
        """When each of these matches last changed."""
        asked = select(MATCHES.c.id, MATCHES.c.touched).where(MATCHES.c.id.in_(matches))
        return {row.id: row.touched for row in await self._rows(asked)}

    async def open_tables(self, most: int) -> list[StoredMatch]:
        """Matches that wait for players and that strangers may see, the latest first."""
        waiting = (MATCHES.c.phase == "open") & (MATCHES.c.listed == 1)
        asked = select(MATCHES).where(waiting).order_by(MATCHES.c.touched.desc()).limit(most)
        return [StoredMatch(*row) for row in await self._rows(asked)]

    async def forget(self, idle_ms: int) -> int:
        """Delete matches that nobody has touched for so long and nobody writes; how many."""
        now = self.database.now
        written = select(LEASES.c.match).where(LEASES.c.expires > now)
        idle = (MATCHES.c.touched < now - idle_ms) & MATCHES.c.id.not_in(written)
        return await self._changed(delete(MATCHES).where(idle))

    async def seats(self, match: str) -> list[StoredSeat]:
        """Who sits where."""
        return [StoredSeat(*row) for row in await self._rows(questions.SEATS_OF, match=match)]

    async def sit_down(self, match: str, taken: StoredSeat) -> bool:
        """Take an open chair; of two guests who want it at the same moment one gets it."""
        sits = seating(match, taken).where(SEATS.c.kind == "open")

        def sit_down(connection: Connection) -> bool:
            sat = connection.execute(sits).rowcount == 1
            if sat:
                connection.execute(self._touched(match))
            return sat

        return await self.database.write(sit_down)

    async def arrange(
        self, match: str, before: str, after: str, chairs: Sequence[StoredSeat]
    ) -> bool:
        """Change the chairs of a table that waits, unless somebody has changed it meanwhile."""
        waiting = (MATCHES.c.id == match) & (MATCHES.c.settings == before)
        settled = update(MATCHES).where(waiting & (MATCHES.c.phase == "open"))
        settled = settled.values(settings=after, touched=self.database.now)
        people = {chair.seat for chair in chairs if chair.kind == "person"}
        empty = [{"match": match, **vars(chair)} for chair in chairs if chair.kind != "person"]
        of_match = SEATS.c.match == match

        def arrange(connection: Connection) -> None:
            same = connection.execute(settled).rowcount == 1
            connection.execute(delete(SEATS).where(of_match & (SEATS.c.kind != "person")))
            taken = set(connection.execute(select(SEATS.c.seat).where(of_match)).scalars())
            if not same or taken != people:
                raise Overtaken
            if empty:
                connection.execute(insert(SEATS), empty)

        try:
            await self.database.write(arrange)
        except Overtaken:
            return False
        return True

    async def settle(self, match: str, phase: str, before: str, after: str) -> bool:
        """Change what the table agreed on, if nobody else has and the match is in this phase."""
        same = (MATCHES.c.id == match) & (MATCHES.c.settings == before)
        waiting = same & (MATCHES.c.phase == phase)
        change = update(MATCHES).where(waiting).values(settings=after, touched=self.database.now)
        return await self._changed(change) == 1

    async def seed(self, match: str) -> str:
        """The dealer's secret; only the match's own room asks."""
        return str((await self._rows(questions.SEED, match=match))[0].seed)

    async def lines(self, match: str, first: int = 0) -> list[bytes]:
        """A match's record so far from a line on; line 0 is the header."""
        return _lines(await self._rows(questions.LINES_FROM, match=match, first=first))

    async def note(self, match: str, request: Request, last: int, wish: str) -> None:
        """Keep that a request was carried out, and the wish to go back that is open now."""
        row = {"match": match, "seat": request.seat, "key": request.key, "last": last}

        def note(connection: Connection) -> None:
            connection.execute(insert(REQUESTS).values(**row))
            connection.execute(self._touched(match).values(wish=wish))

        await self.database.write(note)

    async def say(self, match: str, talk: Talk, request: Request, last: int) -> None:
        """Keep a line of chat; the match's only writer numbers them."""
        row = {"number": talk.number, "seat": talk.seat, "said": talk.text, "at": talk.at}
        done = {"seat": request.seat, "key": request.key, "last": last}

        def say(connection: Connection) -> None:
            connection.execute(insert(CHAT).values(match=match, **row))
            connection.execute(insert(REQUESTS).values(match=match, **done))
            connection.execute(self._touched(match))

        await self.database.write(say)

    def _touched(self, match: str) -> Update:
        """Whatever changes at a table is a change of its match: other processes look for those."""
        return update(MATCHES).where(MATCHES.c.id == match).values(touched=self.database.now)

    async def _rows(self, asked: Select[Any], **names: Any) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(asked, names).all())

    async def _changed(self, change: UpdateBase) -> int:
        """Write, and tell how many rows that changed."""
        return await self.database.write(lambda connection: connection.execute(change).rowcount)


def seating(match: str, changed: StoredSeat) -> Update:
    """Somebody sits down, or a bot keeps the seat, or gives it back."""
    there = (SEATS.c.match == match) & (SEATS.c.seat == changed.seat)
    return update(SEATS).where(there).values(**vars(changed))


def _match(rows: Sequence[Any]) -> StoredMatch | None:
    return StoredMatch(*rows[0]) if rows else None


def _lines(rows: Sequence[Any]) -> list[bytes]:
    return [bytes(row.body) for row in rows]


def _requests(rows: Sequence[Any]) -> dict[Request, int]:
    return {Request(row.seat, row.key): row.last for row in rows}
