"""Peers: the other processes that serve the same database, and requests to them.

Each process listens at a second address that only the others use. A request there carries a secret from the
database, and says on whose behalf it comes.
"""

import asyncio
import hmac
import json
from collections.abc import Mapping
from typing import Any, Protocol

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError
from upperhand.server.storage.database import shared_secret
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.leases import Lease, Process
from upperhand.server.storage.queries import Queries

#: The headers of a request from another process: the secret, the client, and the host that the client asked.
SECRET, CLIENT, HOST = "x-upperhand-peer", "x-upperhand-client", "x-upperhand-host"
_PATIENCE = 2.0  # seconds for an answer to a question that all others are asked
_SURE = 2.0  # seconds until it is certain again that this process has its rooms
_AGAIN = 0.05
_MOST_HEAD = 64 * 1024  # bytes


class Peer(Protocol):
    """How a process is reached."""

    @property
    def number(self) -> int: ...

    @property
    def address(self) -> str: ...


class PeerError(Exception):
    """Another process did not answer."""


class Peers:
    """Knows who is there; every request to another process goes through it."""

    def __init__(self, lease: Lease, secret: str) -> None:
        self._lease = lease
        self._secret = secret
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._highest = 0

    @classmethod
    async def opened(cls, lease: Lease, journal: Journal, queries: Queries) -> "Peers":
        return cls(lease, await shared_secret("peers", journal, queries))

    @property
    def others(self) -> list[Process]:
        return [each for each in self._lease.processes if each.number != self._lease.number]

    @property
    def first(self) -> Process | None:
        """The process that has what only one may have; None if it is this one."""
        return None if self._lease.leads or not self._lease.processes else self._lease.processes[0]

    def is_peer(self, secret: str) -> bool:
        return hmac.compare_digest(secret.encode(), self._secret.encode())

    def headers(self, client: str, host: str) -> dict[str, str]:
        return {SECRET: self._secret, CLIENT: client, HOST: host}

    async def sure(self) -> None:
        """Returns when this process knows which rooms are its own: it may have been stopped until now."""
        until = asyncio.get_running_loop().time() + _SURE
        while not self._lease.fresh and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(_AGAIN)
        if not (self._lease.fresh or self._lease.alone):
            raise RefusalError("moving", Reason("room_is_moving"), status=503)

    # --- processes that are gone ---

    def gone(self, number: int) -> "asyncio.Future[None]":
        """Is done as soon as a process has lost its lease."""
        found = self._waiting.setdefault(number, asyncio.get_running_loop().create_future())
        self.look()
        return found

    def look(self) -> None:
        """The processes may have changed. One with a higher number than any so far has just come."""
        alive = {each.number for each in self._lease.processes}
        self._highest = max(self._highest, *alive, 0)
        for number in list(self._waiting):
            if number not in alive and number <= self._highest:
                self._waiting.pop(number).set_result(None)

    # --- requests ---

    async def ask_all(self, question: str, **values: Any) -> list[Any]:
        """What the others answer; one that does not answer in time has nothing to say."""
        asked = (self._ask(each, question, values) for each in self.others)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [answer for answer in answers if not isinstance(answer, BaseException)]

    async def tell_all(self, question: str, **values: Any) -> None:
        """The same where all of them must have heard it; a RefusalError if one has not."""
        if len(await self.ask_all(question, **values)) < len(self.others):
            raise RefusalError("moving", Reason("not_stored"), status=503)

    async def _ask(self, process: Process, question: str, values: Mapping[str, Any]) -> Any:
        headers = {**self.headers("-", ""), "content-type": "application/json"}
        body = json.dumps(values).encode()
        async with asyncio.timeout(_PATIENCE):
            status, _, answer = await self.request(process, "POST", f"/api/peers/{question}", headers, body)
        if status != 200:
            raise PeerError(f"status {status}")
        return json.loads(answer)

    async def request(
        self, process: Peer, method: str, path: str, headers: Mapping[str, str], body: bytes
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """Status, headers and body; a PeerError if there is no answer, or the process is gone meanwhile."""
        asking = asyncio.ensure_future(_request(process.address, method, path, headers, body))
        try:
            await asyncio.wait((asking, self.gone(process.number)), return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise PeerError("the process is gone")
            return asking.result()
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise PeerError(str(error)) from error
        finally:
            asking.cancel()


async def _request(
    address: str, method: str, path: str, headers: Mapping[str, str], body: bytes
) -> tuple[int, list[tuple[str, str]], bytes]:
    """One request on a connection of its own, inside a network of ours."""
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port), limit=_MOST_HEAD)
    try:
        sent = {**headers, "host": "peer", "connection": "close", "content-length": str(len(body))}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        found = [
            (name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in head[1:-2])
        ]
        length = next((int(value) for name, value in found if name == "content-length"), None)
        content = b"" if method == "HEAD" else await _body(reader, length)
        return int(head[0].split()[1]), found, content
    finally:
        writer.close()


async def _body(reader: asyncio.StreamReader, length: int | None) -> bytes:
    return await (reader.read() if length is None else reader.readexactly(length))
