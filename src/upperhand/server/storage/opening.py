"""Opens a database to write and to read, and closes it in the order that leaves nothing open."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from upperhand.server.storage.database import database_url, migrate, open_engine
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.reading import Reading


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[Journal, Reading]]:
    """The tables are up to date; at the end every write is on disk and every question answered."""
    engine = open_engine(database_url(database))
    try:
        await migrate(engine)
        journal, reading = Journal(engine), Reading(engine)
        try:
            yield journal, reading
        finally:
            await journal.close()
            await reading.close()
    finally:
        engine.dispose()
