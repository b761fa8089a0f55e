"""Runs the server until it is asked to stop."""

import asyncio
import errno
import gc
import json
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from types import FrameType

import uvicorn
from fastapi import FastAPI

from upperhand.errors import SpecError, UpperhandError
from upperhand.server.computers.outside import OutsidePlayers
from upperhand.server.settings import Settings
from upperhand.server.storage.database import check_database, is_shared
from upperhand.server.storage.sole_use import sole_use
from upperhand.server.supervisor import Supervisor
from upperhand.server.web.app import create_app
from upperhand.server.web.transport import prepare

_log = logging.getLogger(__name__)

_MAX_MESSAGE = 16 * 1024  # bytes of one message from a page
_PATIENCE = 10  # seconds for requests to finish when the server stops
#: Seconds in which the process ends after SIGTERM or SIGINT, always.
GRACE = 25.0


class _Server(uvicorn.Server):
    """Stops the tables before it closes the sockets, so a shutdown does not count as people leaving."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: FastAPI,
        started: Callable[[str], None],
        for_peers: list[socket.socket],
    ) -> None:
        super().__init__(config)
        self._app = app
        self._tell = started
        self._for_peers = for_peers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._for_peers:
            sockets = [*(sockets or listening(self.config.host, self.config.port)), *self._for_peers]
        await super().startup(sockets)
        if self.started:
            self._tell(_address(*self.servers[0].sockets[0].getsockname()[:2]))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whatever does not answer any more, the process ends: every move that was shown is stored."""
        super().handle_exit(sig, frame)
        timer = threading.Timer(GRACE, _end_now)
        timer.daemon = True
        timer.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.playroom.pause()
        await self._app.state.playroom.hand_over()
        await super().shutdown(sockets)


def _end_now() -> None:
    _log.critical("the server did not stop in time and is ended")
    logging.shutdown()
    os._exit(1)


def _address(host: str, port: int) -> str:
    """The address to type into a browser.

    >>> _address("0.0.0.0", 8000), _address("2001:db8::7", 8000)
    ('http://localhost:8000', 'http://[2001:db8::7]:8000')
    """
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serves until SIGINT or SIGTERM; calls `started` with the address when the server is ready.

    If something prevents the start, raises an error with one sentence before anything runs.
    """
    configure_logs(settings.log_level)
    OutsidePlayers.read(settings.players)
    if settings.processes > 1 and not is_shared(settings.database):
        raise SpecError("several processes need PostgreSQL: give --database postgresql://..., or --workers 1")
    check_database(settings.database)
    with sole_use(settings.database):
        sockets = listening(settings.host, settings.port)
        if settings.processes > 1:
            Supervisor(settings, sockets, serve_at, started).run()
        else:
            serve_at(settings, sockets, started)


def serve_at(settings: Settings, sockets: Sequence[socket.socket], started: Callable[[str], None]) -> None:
    """Serves in this process, alone or as one of several."""
    configure_logs(settings.log_level)

    def opened(address: str) -> None:
        collect_by_the_hour()
        started(address)

    with suppress(KeyboardInterrupt):  # raised again when everything is closed
        make_server(settings, opened).run([*sockets])


def listening(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host, all on one port."""
    sockets: list[socket.socket] = []
    try:
        for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            taken = sockets[0].getsockname()[1] if sockets else port
            sockets.append(socket.create_server((address[0], taken, *address[2:]), family=family))
    except OSError as error:
        for each in sockets:
            each.close()
        raise UpperhandError(_why_not_listening(host, port, error)) from None
    return sockets


def _why_not_listening(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: choose another with --port, or 0 for any that is free"
    reason = (error.strerror or str(error)).lower()
    return f"cannot listen at {host}, port {port}: {reason}; choose others with --host and --port"


def make_server(settings: Settings, started: Callable[[str], None]) -> uvicorn.Server:
    """A server that `run` runs, and `should_exit` stops."""
    for_peers = listening(settings.peer_host, 0) if is_shared(settings.database) else []
    host = f"[{settings.peer_host}]" if ":" in settings.peer_host else settings.peer_host
    app = create_app(settings, f"{host}:{for_peers[0].getsockname()[1]}" if for_peers else "")
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=_MAX_MESSAGE,
        ws_per_message_deflate=False,  # costs more memory per socket than a table
        timeout_graceful_shutdown=_PATIENCE,
    )
    prepare(config)
    return _Server(config, app, started, for_peers)


# --- logs ---

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object per line, with the text and the extra fields of a message."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: str(value) for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logs(level: str) -> None:
    """Logs to standard error; messages to the user go to standard output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for quiet in ("uvicorn.error", "alembic", "websockets"):
        logging.getLogger(quiet).setLevel(logging.WARNING)


# --- garbage collection ---

_GROWTH = 200_000  # objects
_NEVER = 2**31 - 1
_HOUR = 3600.0


def collect_by_the_hour() -> None:
    """Called in the event loop.

    Finished games are freed at once, so garbage collection finds almost nothing, but each run stops all
    tables. With 1,000 tables, Python's default settings cost 20 ms twice a second and 0.1 s every five
    seconds; a full collection takes 0.8 s. So it runs once an hour, and when the number of objects has grown
    so much that many of them may be garbage, for example when thousands of people connect.
    """
    gc.set_threshold(_GROWTH, _NEVER, _NEVER)
    _collect_again(asyncio.get_running_loop())


def _collect_again(loop: asyncio.AbstractEventLoop) -> None:
    def collect() -> None:
        gc.collect()
        _collect_again(loop)

    loop.call_later(_HOUR, collect)
