"""Corked sockets: what is written to one socket in one go is handed to the system in one go.

A move tells every seat an event and a view. To hand something to the system costs more than to make it.
A socket that is closed is not waited for until a reader who has gone takes what is left: its seat would look
taken for as long as the system keeps trying, a quarter of an hour.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn

_PATIENCE = 10.0  # seconds in which a socket that is closed must have taken what is left


class Corked:
    """A transport that keeps what is written until the event loop comes round."""

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
    """Stands before another protocol, which writes to a corked transport and is told all else as it is."""

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
    """Has every websocket of a server corked, whichever protocol the server was told to use for them."""
    config.load()
    if config.ws_protocol_class is not None:
        corked = partial(CorkedProtocol, config.ws_protocol_class)
        config.ws_protocol_class = cast(type[asyncio.Protocol], corked)
