"""Run by alembic: migrates over the given connection.

After a change of `schema`, `python -m upperhand.server.storage.migrate "what changed"` writes a migration.
"""

from alembic import context

from upperhand.server.storage.schema import Stored

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Stored.metadata,
    render_as_batch=True,  # SQLite cannot alter a table otherwise
)
with context.begin_transaction():
    context.run_migrations()
