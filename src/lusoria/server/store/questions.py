"""What is asked of the database again and again, put together once."""

from typing import Final

from sqlalchemy import BindParameter, bindparam, insert, select

from lusoria.server.store.schema import CHAT, LINES, MATCHES, REQUESTS, SEATS, SECRETS

NEW_SECRET: Final = insert(SECRETS)
NEW_SEATS: Final = insert(SEATS)

_ID: Final[BindParameter[str]] = bindparam("match")
MATCH: Final = select(MATCHES).where(MATCHES.c.id == _ID)
SEATS_OF: Final = (
    select(
        SEATS.c.seat, SEATS.c.kind, SEATS.c.name, SEATS.c.language, SEATS.c.level, SEATS.c.key_hash
    )
    .where(SEATS.c.match == _ID)
    .order_by(SEATS.c.seat)
)
TALK: Final = (
    select(CHAT.c.number, CHAT.c.seat, CHAT.c.said, CHAT.c.at)
    .where((CHAT.c.match == _ID) & (CHAT.c.number > bindparam("talked")))
    .order_by(CHAT.c.number)
)
LINES_FROM: Final = (
    select(LINES.c.body)
    .where((LINES.c.match == _ID) & (LINES.c.entry >= bindparam("first")))
    .order_by(LINES.c.entry)
)
REQUESTS_DONE: Final = select(REQUESTS.c.seat, REQUESTS.c.key, REQUESTS.c.last).where(
    REQUESTS.c.match == _ID
)
SEED: Final = select(SECRETS.c.seed).where(SECRETS.c.match == _ID)
