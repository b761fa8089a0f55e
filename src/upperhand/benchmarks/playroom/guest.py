"""A guest who asks a server for things over HTTP, from an address of this machine."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from typing import Any

from upperhand.errors import UpperhandError
from upperhand.server.accounts.sessions import COOKIE


class Guest:
    """One session; one request at a time."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self._port, self._source = port, source
        self._connection: HTTPConnection | None = None
        self.token = self._csrf = ""

    def come(self) -> None:
        status, me = self.ask("POST", "/api/session", {"name": "Guest"})
        if status != 200:
            raise UpperhandError(f"a guest was not let in: {me.decode()}")
        self._csrf = json.loads(me)["csrf"]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the whole answer."""
        answer = self._send(method, path, body)
        return answer.status, answer.read()

    def lines(self, path: str) -> Iterator[bytes]:
        """The lines of an answer, as they come."""
        answer = self._send("GET", path, None)
        while line := answer.readline():
            yield line

    def _send(self, method: str, path: str, body: Any) -> HTTPResponse:
        self.leave()  # each request has a connection of its own: the server ends idle ones
        self._connection = HTTPConnection("127.0.0.1", self._port, source_address=(self._source, 0))
        headers = {"Content-Type": "application/json", "X-CSRF-Token": self._csrf}
        if self.token:
            headers["Cookie"] = f"{COOKIE}={self.token}"
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._connection.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie", ()):
            if (morsel := SimpleCookie(cookie).get(COOKIE)) is not None:
                self.token = morsel.value
        return answer

    def hang_up(self) -> None:
        """From another thread, in the middle of an answer: that ends with an error."""
        if self._connection is not None and (connected := self._connection.sock) is not None:
            with suppress(OSError):
                connected.shutdown(socket.SHUT_RDWR)

    def leave(self) -> None:
        if self._connection is not None:
            self._connection.close()
