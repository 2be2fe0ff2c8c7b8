"""What the server keeps of matches: making, finding and reading them."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update

from lusoria.server.store.commits import Request
from lusoria.server.store.database import Database
from lusoria.server.store.schema import CHAT, LEASES, LINES, MATCHES, REQUESTS, SEATS, SECRETS
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


IMPORTED: Final = "imported"
"""The phase of a record that somebody has brought along: it can be replayed, nobody sits there."""


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

    async def make(
        self, match: str, game: str, listed: bool, settings: str, seed: str,
        seats: Sequence[StoredSeat],
    ) -> None:  # fmt: skip
        """A new match with its seats and the dealer's secret, all at once."""
        now = self.database.now
        row = {
            "id": match,
            "game": game,
            "phase": "open",
            "listed": int(listed),
            "settings": settings,
        }
        async with self.database.writing() as connection:
            await connection.execute(insert(MATCHES).values(**row, created=now, touched=now))
            await connection.execute(insert(SECRETS).values(match=match, seed=seed))
            await connection.execute(
                insert(SEATS), [{"match": match, **vars(seat)} for seat in seats]
            )

    async def bring(
        self, match: str, game: str, settings: str, seats: Sequence[StoredSeat],
        lines: Sequence[bytes],
    ) -> None:  # fmt: skip
        """A record from elsewhere; there is no secret, so nobody can go on with it."""
        now = self.database.now
        row = {"id": match, "game": game, "phase": IMPORTED, "listed": 0, "settings": settings}
        entries = [{"match": match, "entry": n, "body": line} for n, line in enumerate(lines)]
        async with self.database.writing() as connection:
            await connection.execute(insert(MATCHES).values(**row, created=now, touched=now))
            await connection.execute(
                insert(SEATS), [{"match": match, **vars(seat)} for seat in seats]
            )
            await connection.execute(insert(LINES), entries)

    async def find(self, match: str) -> StoredMatch | None:
        """A match by its id."""
        if not match.isprintable():
            return None  # nor does PostgreSQL know every character
        async with self.database.reading() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).first()
        return _match(row) if row else None

    async def touched(self, matches: Sequence[str]) -> dict[str, int]:
        """When each of these matches last changed."""
        asked = select(MATCHES.c.id, MATCHES.c.touched).where(MATCHES.c.id.in_(matches))
        async with self.database.reading() as connection:
            return {row.id: row.touched for row in await connection.execute(asked)}

    async def open_tables(self, most: int) -> list[StoredMatch]:
        """Matches that wait for players and that strangers may see, the latest first."""
        waiting = (MATCHES.c.phase == "open") & (MATCHES.c.listed == 1)
        asked = select(MATCHES).where(waiting).order_by(MATCHES.c.touched.desc()).limit(most)
        async with self.database.reading() as connection:
            return [_match(row) for row in await connection.execute(asked)]

    async def forget(self, idle_ms: int) -> int:
        """Delete matches that nobody has touched for so long and nobody writes; how many."""
        now = self.database.now
        written = select(LEASES.c.match).where(LEASES.c.expires > now)
        idle = (MATCHES.c.touched < now - idle_ms) & MATCHES.c.id.not_in(written)
        async with self.database.writing() as connection:
            return (await connection.execute(delete(MATCHES).where(idle))).rowcount

    async def seats(self, match: str) -> list[StoredSeat]:
        """Who sits where."""
        columns = (
            SEATS.c.seat,
            SEATS.c.kind,
            SEATS.c.name,
            SEATS.c.language,
            SEATS.c.level,
            SEATS.c.key_hash,
        )
        asked = select(*columns).where(SEATS.c.match == match).order_by(SEATS.c.seat)
        async with self.database.reading() as connection:
            return [StoredSeat(*row) for row in await connection.execute(asked)]

    async def seat(self, match: str, changed: StoredSeat, *, if_open: bool = False) -> bool:
        """Somebody sits down, leaves, or changes name or language; whether the seat was there.

        Of two guests who want one open chair at the same moment, one gets it.
        """
        there = (SEATS.c.match == match) & (SEATS.c.seat == changed.seat)
        if if_open:
            there &= SEATS.c.kind == "open"
        async with self.database.writing() as connection:
            done = await connection.execute(update(SEATS).where(there).values(**vars(changed)))
        return done.rowcount == 1

    async def settle(self, match: str, phase: str, before: str, after: str) -> bool:
        """Change what the table agreed on, if nobody else has and the match is in this phase."""
        same = (MATCHES.c.id == match) & (MATCHES.c.settings == before)
        waiting = same & (MATCHES.c.phase == phase)
        change = update(MATCHES).where(waiting).values(settings=after, touched=self.database.now)
        async with self.database.writing() as connection:
            done = await connection.execute(change)
        return done.rowcount == 1

    async def seed(self, match: str) -> str:
        """The dealer's secret; only the match's own room asks."""
        asked = select(SECRETS.c.seed).where(SECRETS.c.match == match)
        async with self.database.reading() as connection:
            return str((await connection.execute(asked)).scalar_one())

    async def lines(self, match: str, first: int = 0) -> list[bytes]:
        """A match's record so far from a line on; line 0 is the header."""
        wanted = (LINES.c.match == match) & (LINES.c.entry >= first)
        asked = select(LINES.c.body).where(wanted).order_by(LINES.c.entry)
        async with self.database.reading() as connection:
            return [bytes(row.body) for row in await connection.execute(asked)]

    async def requests(self, match: str) -> dict[Request, int]:
        """The requests that were carried out, each up to its last entry."""
        columns = (REQUESTS.c.seat, REQUESTS.c.key, REQUESTS.c.last)
        asked = select(*columns).where(REQUESTS.c.match == match)
        async with self.database.reading() as connection:
            rows = await connection.execute(asked)
            return {Request(row.seat, row.key): row.last for row in rows}

    async def note(self, match: str, request: Request, last: int, wish: str) -> None:
        """Keep that a request was carried out, and the wish to go back that is open now."""
        row = {"match": match, "seat": request.seat, "key": request.key, "last": last}
        wished = update(MATCHES).where(MATCHES.c.id == match)
        wished = wished.values(wish=wish, touched=self.database.now)
        async with self.database.writing() as connection:
            await connection.execute(insert(REQUESTS).values(**row))
            await connection.execute(wished)

    async def say(self, match: str, talk: Talk, request: Request, last: int) -> None:
        """Keep a line of chat; the match's only writer numbers them."""
        row = {"number": talk.number, "seat": talk.seat, "said": talk.text, "at": talk.at}
        done = {"seat": request.seat, "key": request.key, "last": last}
        async with self.database.writing() as connection:
            await connection.execute(insert(CHAT).values(match=match, **row))
            await connection.execute(insert(REQUESTS).values(match=match, **done))

    async def talk(self, match: str, after: int = 0) -> list[Talk]:
        """The chat after a line."""
        wanted = (CHAT.c.match == match) & (CHAT.c.number > after)
        columns = (CHAT.c.number, CHAT.c.seat, CHAT.c.said, CHAT.c.at)
        asked = select(*columns).where(wanted).order_by(CHAT.c.number)
        async with self.database.reading() as connection:
            return [Talk(*row) for row in await connection.execute(asked)]


def _match(row: object) -> StoredMatch:
    found = StoredMatch(*row)  # type: ignore[misc]
    return found
