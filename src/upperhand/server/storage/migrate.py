"""`python -m upperhand.server.storage.migrate "what changed"` writes a migration for a change in `schema`."""

import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from upperhand.server.storage.database import migration_config


def write_migration(message: str) -> None:
    """Compares the tables with a database that has all migrations so far."""
    with tempfile.TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{Path(folder) / 'so_far.db'}")
        with engine.begin() as connection:
            command.upgrade(migration_config(connection), "head")
        with engine.begin() as connection:
            config = migration_config(connection)
            number = len(list(ScriptDirectory.from_config(config).walk_revisions())) + 1
            command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")
        engine.dispose()


if __name__ == "__main__":
    write_migration(sys.argv[1])
