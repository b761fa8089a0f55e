"""Corked sockets: nothing is lost that is written, and nobody is waited for without end."""

import asyncio
import socket

from upperhand.server.web.transport import Corked


class Ends(asyncio.Protocol):
    def __init__(self) -> None:
        self.lost = asyncio.get_running_loop().create_future()

    def connection_lost(self, _: Exception | None) -> None:
        self.lost.set_result(None)


async def corked(patience: float) -> tuple[Corked, Ends, socket.socket]:
    """A socket of ours, and the one of who should read it."""
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
