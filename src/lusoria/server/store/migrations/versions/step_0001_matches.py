"""The first shape: matches, seats, secrets, lines, requests, leases, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_by_phase", "matches", ["phase", "listed", "touched"])
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_key_hash", "seats", ["key_hash"])
    op.create_table("secrets", _match(), sa.Column("seed", sa.String(64), nullable=False))
    op.create_table(
        "lines",
        _match(),
        sa.Column("entry", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "requests",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
    )
    op.create_table(
        "leases",
        _match(),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_owner", "leases", ["owner"])
    op.create_table(
        "chat",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _match() -> sa.Column[str]:
    return sa.Column(
        "match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
