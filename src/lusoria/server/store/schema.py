"""The tables of the database. A match's lines are the truth about it; all else is beside them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()


def _match_column() -> Column[str]:
    return Column(
        "match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )


MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("phase", String(10), nullable=False),  # open, playing, finished
    Column("listed", Integer, nullable=False),  # whether strangers see it in the lobby
    Column("settings", Text, nullable=False),  # what the host chose, as JSON
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    Column("touched", BigInteger, nullable=False),
    Column("wish", Text, nullable=False, server_default=""),  # to go back, as JSON
    Index("matches_by_phase", "phase", "listed", "touched"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _match_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # person, open, bot
    Column("name", String(100), nullable=False),
    Column("language", String(2), nullable=False),
    Column("level", String(20), nullable=False),  # of the bot that sits here or keeps the seat
    Column("key_hash", String(64), nullable=False, index=True),  # of the secret that is the seat
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    _match_column(),
    Column("seed", String(64), nullable=False),  # the dealer's; told by the record at the end
)
"""Apart from everything else: no listing, export or log ever reads this table."""

LINES: Final = Table(
    "lines",
    METADATA,
    _match_column(),
    Column("entry", Integer, primary_key=True, autoincrement=False),  # 0 is the header
    Column("body", LargeBinary, nullable=False),
)
"""A record line by line, as docs/records.md describes it; (match, entry) is unique."""

REQUESTS: Final = Table(
    "requests",
    METADATA,
    _match_column(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(40), primary_key=True),
    Column("last", Integer, nullable=False),
)
"""Which requests have been carried out, up to which entry: a repeated one is not done twice."""

LEASES: Final = Table(
    "leases",
    METADATA,
    _match_column(),
    Column("owner", String(64), nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("leases_by_owner", "owner"),
)
"""Who may write into a match. The fence grows with every new owner and is never used again."""

CHAT: Final = Table(
    "chat",
    METADATA,
    _match_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # nobody's is an onlooker's
    Column("said", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
