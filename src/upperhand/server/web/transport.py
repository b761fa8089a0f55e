"""Transport: corked sockets, and requests that must come in time.

Corked sockets batch what is written to one socket into one system call.

A move sends every seat an event and a view, and a system call costs more than building the messages.
A closed socket does not wait until a reader who is gone takes the remaining data: its seat would look taken
for as long as the system keeps trying, a quarter of an hour.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn

_PATIENCE = 10.0  # seconds for a closed socket to take the remaining data
HEAD_SECONDS = 20.0  # until the first lines of a request must be there


class Corked:
    """A transport that keeps written data until the next iteration of the event loop."""

    def __init__(self, transport: asyncio.Transport, patience: float = _PATIENCE) -> None:
        self._transport = transport
        self._patience = patience
        self._kept: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._kept:
            asyncio.get_running_loop().call_soon(self._flush)
        self._kept.append(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()
        if self._transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(self._patience, self._transport.abort)

    def _flush(self) -> None:
        if self._kept:
            kept, self._kept = self._kept, []
            self._transport.write(b"".join(kept))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class _Wrapped(asyncio.Protocol):
    """Another protocol, to which everything passes unchanged."""

    def __init__(self, protocol: Callable[..., asyncio.Protocol], **given: Any) -> None:
        self._protocol = protocol(**given)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        self._protocol.connection_lost(error)


class CorkedProtocol(_Wrapped):
    """A protocol that writes to a corked transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, Corked(cast(asyncio.Transport, transport))))


class PatientProtocol(_Wrapped):
    """A protocol of requests whose heads must be there in time: half a request holds no connection."""

    def __init__(
        self, protocol: Callable[..., asyncio.Protocol], patience: float = HEAD_SECONDS, **given: Any
    ) -> None:
        super().__init__(protocol, **given)
        self._patience = patience
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._transport = transport
        self._start()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._answering:
            self._stop()
        elif self._timer is None:  # the head of another request on the same connection
            self._start()

    def connection_lost(self, error: Exception | None) -> None:
        self._stop()
        super().connection_lost(error)

    @property
    def _answering(self) -> bool:
        """Whether there is a whole head, or the connection became that of a socket."""
        cycle = getattr(self._protocol, "cycle", None)
        upgraded = self._transport.get_protocol() is not self
        return upgraded or (cycle is not None and not cycle.response_complete)

    def _start(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._give_up)

    def _give_up(self) -> None:
        self._timer = None
        if not self._answering:
            self._transport.close()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def prepare(config: uvicorn.Config) -> None:
    """Corks every websocket of a server and times its requests, whichever protocols it is set to use."""
    config.load()
    if config.ws_protocol_class is not None:
        corked = partial(CorkedProtocol, config.ws_protocol_class)
        config.ws_protocol_class = cast(type[asyncio.Protocol], corked)
    patient = partial(PatientProtocol, config.http_protocol_class)
    config.http_protocol_class = cast(type[asyncio.Protocol], patient)
