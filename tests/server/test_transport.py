"""Corked sockets: nothing that is written is lost, and the wait for a reader is limited."""

import asyncio
import socket
from functools import partial
from pathlib import Path

from upperhand.server.serve import make_server
from upperhand.server.settings import Settings
from upperhand.server.web.transport import Corked, CorkedProtocol


class Ends(asyncio.Protocol):
    def __init__(self) -> None:
        self.lost = asyncio.get_running_loop().create_future()

    def connection_lost(self, _: Exception | None) -> None:
        self.lost.set_result(None)


async def corked(patience: float) -> tuple[Corked, Ends, socket.socket]:
    """A socket of ours, and the socket of its reader."""
    ours, theirs = socket.socketpair()
    transport, protocol = await asyncio.get_running_loop().connect_accepted_socket(Ends, ours)
    return Corked(transport, patience), protocol, theirs


def test_what_was_written_arrives_before_the_end() -> None:
    async def talk() -> bytes:
        transport, protocol, reader = await corked(patience=60)
        with reader:
            for piece in (b"a move", b" and a view"):
                transport.write(piece)
            transport.close()
            await protocol.lost
            return reader.recv(100) + reader.recv(100)

    assert asyncio.run(talk()) == b"a move and a view"


def test_a_reader_who_has_gone_is_not_waited_for() -> None:
    async def talk() -> None:
        transport, protocol, reader = await corked(patience=0.01)
        with reader:
            transport.write(bytes(10_000_000))  # more than the system takes from us
            transport.close()
            await asyncio.wait_for(protocol.lost, 300)

    asyncio.run(talk())


class Answers(Ends):
    """Answers in two pieces and closes."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, Corked)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        for piece in (self._name.encode(), b" heard ", data):
            self._transport.write(piece)
        self._transport.close()


def test_a_protocol_behind_a_corked_one_is_told_all_and_writes_corked() -> None:
    async def talk() -> bytes:
        ours, reader = socket.socketpair()
        made: list[Answers] = []

        def answers(name: str) -> Answers:
            made.append(Answers(name))
            return made[0]

        await asyncio.get_running_loop().connect_accepted_socket(
            lambda: CorkedProtocol(answers, name="wu"), ours
        )
        with reader:
            reader.send(b"a move")
            await made[0].lost
            return reader.recv(100)

    assert asyncio.run(talk()) == b"wu heard a move"


def test_the_server_has_its_sockets_corked(tmp_path: Path) -> None:
    settings = Settings(database_url=str(tmp_path / "playroom.db"))
    protocols = make_server(settings, lambda _: None).config.ws_protocol_class
    assert isinstance(protocols, partial)
    assert protocols.func is CorkedProtocol
