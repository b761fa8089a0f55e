"""Runs the server until it is told to stop."""

import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from fastapi import FastAPI

from upperhand.server.app import create_app
from upperhand.server.corking import CorkedProtocol
from upperhand.server.garbage import collect_by_the_hour
from upperhand.server.logs import configure_logs
from upperhand.server.settings import Settings

_MAX_MESSAGE = 16 * 1024  # bytes of one message from a page
_PATIENCE = 10  # seconds that requests may take to end when the server stops


class _Server(uvicorn.Server):
    """Stops the tables before it closes sockets: people leave because we do, not the other way round."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, started: Callable[[str], None]) -> None:
        super().__init__(config)
        self._app = app
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell(_address(*self.servers[0].sockets[0].getsockname()[:2]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.playroom.pause()
        await super().shutdown(sockets)


def _address(host: str, port: int) -> str:
    """What one types into a browser.

    >>> _address("0.0.0.0", 8000), _address("2001:db8::7", 8000)
    ('http://localhost:8000', 'http://[2001:db8::7]:8000')
    """
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serves until SIGINT or SIGTERM; `started` is told the address when people may come."""
    configure_logs(settings.log_level)

    def opened(address: str) -> None:
        collect_by_the_hour()
        started(address)

    with suppress(KeyboardInterrupt):  # raised once more when all is closed
        make_server(settings, opened).run()


def make_server(settings: Settings, started: Callable[[str], None]) -> uvicorn.Server:
    """A server that `run` runs, and `should_exit` stops."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=CorkedProtocol,
        ws_max_size=_MAX_MESSAGE,
        ws_per_message_deflate=False,  # costs more memory a socket than a table does
        timeout_graceful_shutdown=_PATIENCE,
    )
    return _Server(config, app, started)
