"""The audience of a room: all clients with an open socket."""

import asyncio
from collections.abc import Coroutine, Iterable, Iterator
from typing import Any

from upperhand.server.accounts.sessions import Person
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.wire.common import Model

#: The close code that asks the page to reconnect.
COME_BACK = 1012
#: Messages that may wait for a slow reader before it is disconnected; it may reconnect at any time.
_PATIENCE = 256


class Connection:
    """One socket with its queue of messages, so nobody waits for a slow reader."""

    def __init__(self, person: Person, metrics: Metrics, network: str = "") -> None:
        """`network` is where the person comes from; empty if that says nothing."""
        self.person = person
        self.network = network
        self.code = COME_BACK
        self._metrics = metrics
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._asides: set[asyncio.Task[None]] = set()

    def send(self, message: Model | str) -> None:
        if self._waiting.qsize() == _PATIENCE:
            self._metrics.dropped.inc()
            self.end()
        elif self._waiting.qsize() < _PATIENCE:
            self._waiting.put_nowait(message if isinstance(message, str) else message.model_dump_json())

    def end(self, code: int = COME_BACK) -> None:
        """Closes the socket with a code after it has taken the waiting messages."""
        self.code = code
        self._waiting.put_nowait(None)

    def waiting(self) -> str | None:
        """The next message if there is one already."""
        return None if self._waiting.empty() else self._waiting.get_nowait()

    def do_aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs long work for this socket in the background; the next message is handled meanwhile."""
        task = asyncio.create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def forget_asides(self) -> None:
        """The client is gone; nothing more is sent."""
        for task in tuple(self._asides):
            task.cancel()

    async def next(self) -> str | None:
        """The next message to send on the socket; None to close it."""
        return await self._waiting.get()


class Audience:
    """The connections of a room; one person may have several."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)

    def remove(self, connection: Connection) -> None:
        self._connections.discard(connection)

    def of(self, person_id: str | None) -> list[Connection]:
        return [each for each in self._connections if each.person.id == person_id]

    def watching(self, seated: Iterable[str | None]) -> list[Connection]:
        """The clients without a seat."""
        known = set(seated)
        return [each for each in self._connections if each.person.id not in known]
