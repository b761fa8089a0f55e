"""What an operator chooses: options of `upperhand serve`, or UPPERHAND_* in the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from upperhand.errors import SpecError, shown
from upperhand.user_data import data_folder

_PREFIX = "UPPERHAND_"
_LEVELS = ("debug", "info", "warning", "error", "critical")
#: The least and the most that a number may be.
_BOUNDS = {"port": (0, 65_535), "workers": (1, 64)}
_SECONDS = (0, 10_000_000)


@dataclass(frozen=True)
class Settings:
    """Seconds where a field is a time."""

    host: str = "127.0.0.1"
    port: int = 8000
    #: A path of an SQLite file or a database URL; see `storage.database`. Empty is a file in the data folder.
    database_url: str = ""
    #: The folder for what nobody named another place for; empty is the one of `user_data`.
    data: str = ""
    #: The folder of the built page; empty is the one that `page.find_page` finds.
    page: str = ""
    #: Other origins that pages may come from, parted by spaces; the own one is always allowed.
    origins: str = ""
    #: Whether the cookie is sent over https alone. Switch it on behind a proxy that ends TLS.
    secure_cookies: bool = False
    #: Processes in which computers decide.
    workers: int = 2
    #: How long a computer may think before the clock's move is made instead.
    think_limit: float = 5.0
    #: Between the moves of computers while somebody looks on.
    pace: float = 0.7
    #: How long people may take to come back after the server was started again.
    grace: float = 15.0
    #: After a game, until the next one begins by itself.
    next_wait: float = 30.0
    #: By how much a spectator who sees all hands lags behind.
    spectator_delay: float = 120.0
    #: After which a room where nobody is connected is closed.
    idle_limit: float = 3_600.0
    #: Whether requests are counted and limited; load tests switch it off.
    rate_limits: bool = True
    log_level: str = "info"

    def __post_init__(self) -> None:
        for field in fields(self):
            bounds = _SECONDS if field.type is float else _BOUNDS.get(field.name)
            value = getattr(self, field.name)
            if bounds and not bounds[0] <= value <= bounds[1]:
                wanted = f"it must be from {bounds[0]} to {bounds[1]}"
                raise SpecError(f"{_PREFIX}{field.name.upper()} is {value}; {wanted}")
        if self.log_level.lower() not in _LEVELS:
            wanted = f"it must be one of {', '.join(_LEVELS)}"
            raise SpecError(f"{_PREFIX}LOG_LEVEL is {shown(self.log_level)}; {wanted}")

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> "Settings":
        """Options that were given come before the environment, and that before the usual values.

        >>> Settings.read({"UPPERHAND_PORT": "9000"}, host="::1").port
        9000
        """
        found = os.environ if environment is None else environment
        chosen = {
            field.name: _value(field.type, found[_PREFIX + field.name.upper()], _PREFIX + field.name.upper())
            for field in fields(cls)
            if _PREFIX + field.name.upper() in found
        }
        return cls(**chosen | {name: value for name, value in given.items() if value is not None})

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.rstrip("/").lower() for origin in self.origins.split())

    @property
    def database(self) -> str:
        """Where the games are stored: what was named, or a file in the data folder."""
        return self.database_url or str(data_folder(self.data) / "playroom.db")

    @property
    def page_folder(self) -> Path | None:
        return Path(self.page) if self.page else None


def _value(kind: Any, text: str, name: str) -> Any:
    """The types of fields are plain, and the texts of the environment may be anything."""
    if kind is bool:
        if text.lower() in ("0", "1", "true", "false"):
            return text.lower() in ("1", "true")
        raise SpecError(f"{name} is {shown(text)}; it must be true or false")
    try:
        return kind(text)
    except ValueError:
        wanted = "a whole number" if kind is int else "a number"
        raise SpecError(f"{name} is {shown(text)}; it must be {wanted}") from None
