"""The operator's settings: options of `upperhand serve`, or UPPERHAND_* environment variables."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, get_type_hints
from urllib.parse import urlsplit

from upperhand.errors import SpecError, shown
from upperhand.outlook import EFFORT
from upperhand.spec import Between, bounds_of
from upperhand.user_data import data_folder

_PREFIX = "UPPERHAND_"
_LEVELS = ("debug", "info", "warning", "error", "critical")
_Seconds = Annotated[float, Between(0, 10_000_000)]


@dataclass(frozen=True)
class Settings:
    """Seconds where a field is a time."""

    host: str = "127.0.0.1"
    port: Annotated[int, Between(0, 65_535)] = 8000
    #: The path of an SQLite file or a database URL; see `storage.database`. Empty: a file in the data folder.
    database_url: str = ""
    #: The folder for data with no explicit location; empty: the one of `user_data`.
    data: str = ""
    #: The folder of the built page; empty: the one that `page.find_page` finds.
    page: str = ""
    #: Other origins that pages may come from, separated by spaces; the server's own is always allowed.
    origins: str = ""
    #: The address that people type, such as https://play.example: for links in mails and in previews.
    public_url: str = ""
    #: Where mails are handed over, `smtp://user:password@host:port` or `smtps://...`; empty: no mail is sent.
    mail_server: str = ""
    #: The address that mails come from.
    mail_from: str = ""
    #: Whether the cookie is sent only over https. Enable it behind a proxy that terminates TLS.
    secure_cookies: bool = False
    #: Players from outside that tables may seat: `name=spec; game/name=spec`; see `computers.outside`.
    players: str = ""
    #: Processes that compute the moves of computers.
    workers: Annotated[int, Between(1, 64)] = 2
    #: In which a computer's move is there, from when it is asked for. Search gives way before waiting does;
    #: after this time the server plays the default move.
    think_limit: _Seconds = 3.0
    #: Between the moves of computers.
    pace: _Seconds = 0.7
    #: In which people may come back to a table with others before a computer plays for them.
    grace: _Seconds = 30.0
    #: After a game of several people, until the next one starts automatically.
    next_wait: _Seconds = 30.0
    #: The delay for spectators who see all hands.
    spectator_delay: _Seconds = 120.0
    #: Deals that every seat believes at each moment of a review.
    review_effort: Annotated[int, Between(2, 1_000)] = EFFORT
    #: Whether computers learn from finished games, and know what was learned.
    learn: bool = True
    #: Between looks for finished games to learn from.
    learn_every: Annotated[float, Between(0.01, 86_400)] = 10.0
    #: Until a room with nobody connected is closed.
    idle_limit: _Seconds = 3_600.0
    #: The port of /metrics, on the same host; 0: that of the playroom, for requests from this machine only.
    metrics_port: Annotated[int, Between(0, 65_535)] = 0
    #: Server processes that share the port; more than one need PostgreSQL.
    processes: Annotated[int, Between(1, 64)] = 1
    #: Where other processes that serve the same PostgreSQL reach this one: its address in their network.
    peer_host: str = "127.0.0.1"
    #: Whether requests are counted and limited; load tests disable it.
    rate_limits: bool = True
    log_level: str = "info"

    def __post_init__(self) -> None:
        for name, bounds in bounds_of(Settings).items():
            if getattr(self, name) not in bounds:
                raise SpecError(f"{_PREFIX}{name.upper()} is {getattr(self, name)}; it must be {bounds}")
        if self.log_level.lower() not in _LEVELS:
            wanted = f"it must be one of {', '.join(_LEVELS)}"
            raise SpecError(f"{_PREFIX}LOG_LEVEL is {shown(self.log_level)}; {wanted}")

        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise SpecError(f"{_PREFIX}PUBLIC_URL is {shown(self.public_url)}; it must begin with https://")
        if self.mail_server and not (self.public_url and "@" in self.mail_from):
            raise SpecError(f"{_PREFIX}MAIL_SERVER also needs {_PREFIX}MAIL_FROM and {_PREFIX}PUBLIC_URL")

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> "Settings":
        """Options take precedence over the environment, and the environment over the defaults.

        A variable with `_FILE` at its end names a file that has the value: a secret of a container.

        >>> Settings.read({"UPPERHAND_PORT": "9000"}, host="::1").port
        9000
        """
        found = _with_files(os.environ if environment is None else environment, get_type_hints(cls))
        chosen = {
            name: _value(kind, found[_PREFIX + name.upper()], _PREFIX + name.upper())
            for name, kind in get_type_hints(cls).items()
            if _PREFIX + name.upper() in found
        }
        return cls(**chosen | {name: value for name, value in given.items() if value is not None})

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.rstrip("/").lower() for origin in self.origins.split())

    @property
    def database(self) -> str:
        """Where the games are stored: the given database, or a file in the data folder."""
        return self.database_url or str(data_folder(self.data) / "playroom.db")

    @property
    def page_folder(self) -> Path | None:
        return Path(self.page) if self.page else None


def _with_files(found: Mapping[str, str], names: Iterable[str]) -> dict[str, str]:
    """The environment, with the contents of the files that it names."""
    read = dict(found)
    for name in (_PREFIX + name.upper() for name in names):
        if f"{name}_FILE" in found:
            try:
                read[name] = Path(found[f"{name}_FILE"]).read_text("utf-8").strip()
            except (OSError, ValueError) as error:
                raise SpecError(f"{name}_FILE names a file that cannot be read: {error}") from None
    return read


def _value(kind: Any, text: str, name: str) -> Any:
    """Reads the text of an environment variable, which may be anything, as a plain type."""
    if kind is bool:
        if text.lower() in ("0", "1", "true", "false"):
            return text.lower() in ("1", "true")
        raise SpecError(f"{name} is {shown(text)}; it must be true or false")
    try:
        return kind(text)
    except ValueError:
        wanted = "a whole number" if kind is int else "a number"
        raise SpecError(f"{name} is {shown(text)}; it must be {wanted}") from None
