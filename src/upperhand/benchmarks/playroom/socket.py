"""The socket of one scripted person: the protocol of `websockets` with nothing around it that costs time."""

import asyncio
from collections.abc import Callable

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from upperhand.server.accounts.sessions import COOKIE
from upperhand.server.web.wire.common import VERSION

_HELLO = f'{{"type":"hello","v":{VERSION}}}'


class Socket(asyncio.Protocol):
    """Greets as soon as it is connected; every message goes to `heard`, and the end to `ended`."""

    def __init__(
        self, address: str, token: str, heard: Callable[[bytes], None], ended: Callable[[], None]
    ) -> None:
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        self._token = token
        self._heard = heard
        self._ended = ended
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Cookie"] = f"{COOKIE}={self._token}"
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self.say(_HELLO)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002
        self._ended()

    def say(self, text: str) -> None:
        if self._protocol.state is State.OPEN:  # the server may have refused it just now
            self._protocol.send_text(text.encode())
        self._flush()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        if self._transport is not None:
            for data in self._protocol.data_to_send():
                if data:
                    self._transport.write(data)
