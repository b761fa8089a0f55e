"""Corked sockets: what is written to one socket in one go is handed to the system in one go.

A move tells every seat an event and a view. To hand something to the system costs more than to make it.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class _Corked:
    """A transport that keeps what is written until the event loop comes round."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._kept: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._kept:
            asyncio.get_running_loop().call_soon(self._flush)
        self._kept.append(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._kept:
            kept, self._kept = self._kept, []
            self._transport.write(b"".join(kept))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class CorkedProtocol(WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        corked = _Corked(cast(asyncio.Transport, transport))
        super().connection_made(cast(asyncio.Transport, corked))
