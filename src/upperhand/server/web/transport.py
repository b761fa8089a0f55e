"""Corked sockets: batches what is written to one socket into one system call.

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


class CorkedProtocol(asyncio.Protocol):
    """Wraps another protocol, which writes to a corked transport; everything else passes unchanged."""

    def __init__(self, protocol: Callable[..., asyncio.Protocol], **given: Any) -> None:
        self._protocol = protocol(**given)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        corked = Corked(cast(asyncio.Transport, transport))
        self._protocol.connection_made(cast(asyncio.Transport, corked))

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


def cork(config: uvicorn.Config) -> None:
    """Corks every websocket of a server, whichever protocol the server is set to use."""
    config.load()
    if config.ws_protocol_class is not None:
        corked = partial(CorkedProtocol, config.ws_protocol_class)
        config.ws_protocol_class = cast(type[asyncio.Protocol], corked)
