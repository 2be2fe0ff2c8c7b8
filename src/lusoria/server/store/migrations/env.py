"""Alembic's door: the steps run on the connection that `migrate` hands over."""

from alembic import context

from lusoria.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
