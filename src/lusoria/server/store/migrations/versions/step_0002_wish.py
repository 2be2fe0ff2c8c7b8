"""A wish to go back outlives the process that heard it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for the wish."""
    op.add_column("matches", sa.Column("wish", sa.Text, nullable=False, server_default=""))
