"""Leases: several processes serve one PostgreSQL, and each room is owned by one of them.

A process has a number that is never used again, in a row of `processes`: its lease, one for all its rooms. A
room has the number of its owner. Every write of a room checks in its own transaction that its owner's row is
there, and keeps it there until it is committed (`journal.py`). So who deletes the row first waits for what is
being written, and from then on nothing of that owner is stored: whatever it believes, its rooms can be taken.

A thread renews the lease every second. It also hears what other processes tell (`changes.notice`), and ends
the leases of processes that are gone: one whose connection has ended, as it does when the process dies, or
one that has not renewed its lease for some time because it hangs or is cut off. No clocks are compared:
each process counts how long it has seen no sign of life of another.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from upperhand.server.storage.changes import CHANNEL
from upperhand.server.storage.database import STATEMENT_SECONDS, open_engine
from upperhand.server.storage.journal import LeaseLostError, Work
from upperhand.server.storage.schema import EveningTableRow, ProcessRow, RoomRow
from upperhand.server.storage.sole_use import InUseError
from upperhand.server.storage.watchdog import Watchdog

_log = logging.getLogger(__name__)

_BEAT = 1.0  # seconds between renewals
#: Seconds without a sign of life after which a lease is ended: a process that is connected may be slow.
_SILENT, _GONE = 6.0, 3.5
#: Seconds after a renewal in which nobody can have ended the lease.
_SURE = 3.0
_AGAIN = 0.2  # seconds until the database is asked again
#: Servers of earlier versions hold this lock alone; these share it. The other is held by each process alone.
_SHARED, _OWN = 0x75707065726861, 0x7570
_PATIENCE = 10.0  # seconds for a server of an earlier version to be gone

_PROCESSES = text(f"""
    SELECT number, name, address, beats, EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = {_OWN} AND objid = number::oid
        AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ) AS connected FROM processes ORDER BY number
""")
_END_CONNECTIONS = text("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = :name AND datname = current_database() AND pid <> pg_backend_pid()
""")


@dataclass(frozen=True)
class Process:
    """A process that serves the database, as it was last seen."""

    number: int
    name: str
    address: str
    beats: int
    #: Whether the connection that renews its lease is there.
    connected: bool


class Lease:
    """The lease of this process, and what it knows of the others."""

    def __init__(self, url: URL, name: str, address: str) -> None:
        """The name is that of all connections of this process; others reach it at the address."""
        self.number = 0
        #: All processes with a lease, the one that is there for longest first.
        self.processes: Sequence[Process] = ()
        #: Called in the thread: after every look, with every notice, and when some may have been missed.
        self.on_look: Callable[[], None] = lambda: None
        self.on_notice: Callable[[str], None] = lambda _: None
        self.on_gap: Callable[[], None] = lambda: None
        #: Whether this process does its work: one that does not lets others have its rooms.
        self.is_alive: Callable[[], bool] = lambda: True
        self._url = url
        self._name = name
        self._address = address
        self._engine = open_engine(url, name).execution_options(isolation_level="AUTOCOMMIT")
        self._watchdog = Watchdog(self._engine, STATEMENT_SECONDS)
        self._connection: Connection | None = None
        self._locked = False
        self._renewed = 0.0
        #: The beats of every other process, and since when they are the same.
        self._signs: dict[int, tuple[int, float]] = {}
        self._ended = threading.Event()
        self._keeper = threading.Thread(target=self._keep, name="lease", daemon=True)

    # --- the process that has it ---

    def take(self) -> None:
        """Gets a lease; takes those of processes that have died. An InUseError if an older server runs."""
        try:
            until = time.monotonic() + _PATIENCE
            while not self._connect():
                if time.monotonic() > until:
                    raise InUseError(self._url)
                time.sleep(_AGAIN)
            self.look(starting=True)
        except BaseException:
            self.close()
            raise

    def keep(self) -> None:
        """Renews it from now on."""
        self._keeper.start()

    @property
    def fresh(self) -> bool:
        """Whether nobody can have ended it: not if this process, or the database, was stopped until now."""
        return time.monotonic() - self._renewed < _SURE

    @property
    def alone(self) -> bool:
        return len(self.processes) < 2

    @property
    def leads(self) -> bool:
        """Whether this is the process that has what only one may have."""
        return bool(self.processes) and self.processes[0].number == self.number

    def release(self) -> None:
        """Gives it up, and says so: others take the rooms at once."""
        self._ended.set()
        with self._engine.connect() as connection:
            connection.execute(delete(ProcessRow).where(ProcessRow.number == self.number))
            connection.execute(text(f"NOTIFY {CHANNEL}, 'look'"))

    def close(self) -> None:
        self._ended.set()
        if self._keeper.is_alive():
            self._keeper.join(timeout=2 * _BEAT)
        self._disconnect()
        self._watchdog.close()
        self._engine.dispose()

    # --- the thread ---

    def _keep(self) -> None:
        while not self._ended.is_set():
            try:
                if self._connection is None:
                    if not self._connect():
                        self._ended.wait(_BEAT)
                        continue
                    self.on_gap()
                if self.is_alive():
                    self.look()
                self._hear()
            except (SQLAlchemyError, psycopg.Error) as error:
                if self._connection is not None:  # once, however long the database is away
                    _log.error("the lease is not sure", extra={"problem": type(error).__name__})
                self._disconnect()
                self._signs.clear()
                self._ended.wait(_AGAIN)

    def _connect(self) -> bool:
        """False if a server of an earlier version works with the database."""
        connection = self._engine.connect()
        if not connection.scalar(text(f"SELECT pg_try_advisory_lock_shared({_SHARED})")):
            connection.close()
            return False
        connection.execute(text("SET synchronous_commit = off"))
        connection.execute(text(f"LISTEN {CHANNEL}"))
        self._connection = connection
        return True

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
        self._connection, self._locked = None, False

    def look(self, *, starting: bool = False) -> None:
        """Renews the lease, sees who else is there, and ends the leases of those who are not any more."""
        assert self._connection is not None
        at = time.monotonic()
        if not self._renew(self._connection):
            if self._ended.is_set():
                return
            if self.number:
                _log.warning("the lease was lost; other processes have the rooms")
            self._register(self._connection)
        if time.monotonic() - self._renewed > _SURE:  # this process, or the database, stood still itself
            self._signs.clear()
        if not self._locked:
            lock = text(f"SELECT pg_try_advisory_lock({_OWN}, :number)")
            self._locked = bool(self._connection.scalar(lock, {"number": self.number}))
        processes = self._processes(self._connection)
        for process in processes:
            if self._is_gone(process, starting=starting):
                self._end(process)
                processes = self._processes(self._connection)
        self.processes, self._renewed = processes, at
        self.on_look()

    def _renew(self, connection: Connection) -> bool:
        mine = update(ProcessRow).where(ProcessRow.number == self.number, ProcessRow.name == self._name)
        return connection.execute(mine.values(beats=ProcessRow.beats + 1)).rowcount == 1

    def _register(self, connection: Connection) -> None:
        """A new number. It is locked before anybody can see it, and on disk: it must never come again."""
        self._locked = False
        connection.execute(text("SET synchronous_commit = on"))
        new = {"name": self._name, "address": self._address, "beats": 0, "started_at": datetime.now(UTC)}
        statement = insert(ProcessRow).values(new).returning(ProcessRow.number).cte("new")
        locked = text(f"pg_advisory_lock({_OWN}, number)")
        self.number = int(connection.execute(select(statement.c.number, locked)).one()[0])
        self._locked = True
        connection.execute(text("SET synchronous_commit = off"))  # signs of life need no disk
        connection.execute(text(f"NOTIFY {CHANNEL}, 'look'"))

    @staticmethod
    def _processes(connection: Connection) -> list[Process]:
        return [Process(**row) for row in connection.execute(_PROCESSES).mappings()]

    def _is_gone(self, process: Process, *, starting: bool) -> bool:
        if process.number == self.number:
            return False
        now = time.monotonic()
        beats, since = self._signs.get(process.number, (-1, now))
        if beats != process.beats:
            self._signs[process.number] = process.beats, now
            return starting and not process.connected
        return now - since > (_SILENT if process.connected else _GONE)

    def _end(self, process: Process) -> None:
        """Ends a lease. A process that is stopped may be in the middle of a transaction: it ends too."""
        assert self._connection is not None
        _log.warning("a process is gone", extra={"number": process.number, "address": process.address})
        self._connection.execute(_END_CONNECTIONS, {"name": process.name})
        unchanged = (ProcessRow.number == process.number, ProcessRow.beats == process.beats)
        self._connection.execute(delete(ProcessRow).where(*unchanged))
        self._signs.pop(process.number, None)

    def _hear(self) -> None:
        """Waits for notices until the next beat; with some of them, it is now."""
        assert self._connection is not None
        driver: Any = self._connection.connection.driver_connection
        for notice in driver.notifies(timeout=_BEAT, stop_after=1):
            if notice.payload == "look":
                return
            self.on_notice(notice.payload)


def claim_rooms(number: int, most: int, claimed: list[str], *, with_evenings: bool) -> Work:
    """Takes rooms whose owner has no lease any more; adds their codes to `claimed`.

    The owners are found first: a room that changes hands meanwhile is with one who was not among them. Who
    takes evenings waits for rooms that somebody else looks at: an evening goes on when all its tables are
    there.
    """

    def claim(connection: Connection) -> None:
        claimed.clear()
        alive = select(ProcessRow.number)
        open_rooms = RoomRow.state != "closed"
        gone = select(RoomRow.owner).where(open_rooms, RoomRow.owner.not_in(alive)).distinct()
        owners = connection.scalars(gone).all()
        free = select(RoomRow.code).where(open_rooms, RoomRow.owner.in_(owners)).limit(most)
        if not with_evenings:
            free = free.where(RoomRow.code.not_in(select(EveningTableRow.room_code)))
        codes = connection.scalars(free.with_for_update(skip_locked=not with_evenings)).all()
        connection.execute(update(RoomRow).where(RoomRow.code.in_(codes)).values(owner=number))
        claimed.extend(codes)

    return claim


def claim_room(number: int, code: str, owner: int) -> Work:
    """Takes one room whose owner is known to be gone; a LeaseLostError if somebody else was faster."""

    def claim(connection: Connection) -> None:
        free = update(RoomRow).where(RoomRow.code == code, RoomRow.owner == owner)
        if connection.execute(free.values(owner=number)).rowcount != 1:
            raise LeaseLostError

    return claim
