"""The crowd: scripted people at every table, one of whom moves every two seconds."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from uuid import uuid4

from upperhand.benchmarks.playroom.furnishing import Furnished
from upperhand.benchmarks.playroom.socket import Socket
from upperhand.errors import UpperhandError

EVERY = 2.0  # seconds between two moves at a table
_AT_ONCE = 50  # people who come in at the same time
_PATIENCE = 60.0  # seconds in which they must have come
_NEXT, _HINT = '{"type":"next"}', '{"type":"hint"}'


@dataclass
class Tally:
    """What became of the moves of one measurement."""

    sent: int = 0
    refused: int = 0
    #: Moves that were due while the table still waited for the one before.
    late: int = 0
    #: Seconds from a move to its update at the last of the seats.
    waits: list[float] = field(default_factory=list)
    #: Seconds by which the crowd itself was behind its plan.
    delays: list[float] = field(default_factory=list)
    #: Seconds from the move before to a computer's move, by its level.
    answers: dict[str, list[float]] = field(default_factory=dict)
    #: Moves that the server made because a computer failed or took too long.
    default_moves: int = 0
    #: Seconds until a hint was there, and how many were refused because the server had too much to do.
    hints: list[float] = field(default_factory=list)
    hints_refused: int = 0

    @property
    def lost(self) -> int:
        return self.sent - len(self.waits)

    @property
    def all_answers(self) -> list[float]:
        return sorted(answer for each in self.answers.values() for answer in each)


class ScriptedTable:
    """One table as the crowd sees it: whose turn it is, what that seat may do, who has seen the last move."""

    def __init__(self, address: str, room: Furnished, hint_every: int) -> None:
        self.tally = Tally()
        self.ended = 0
        self._hint_every, self._turns = hint_every, 0
        self._asked: float | None = None  # when a hint was asked for that is not there yet
        self._level = room.level
        self._seen = [(0, -1)] * len(room.tokens)
        self._due: tuple[int, str] | None = None  # the seat at turn, and the move it will make
        self._acted: tuple[tuple[int, int], float] | None = None
        self._moved: float | None = None  # when the last move of this game was seen
        where = f"{address}/api/rooms/{room.code}/socket"
        self.sockets = [
            Socket(where, token, lambda text, seat=seat: self._hear(seat, text), self._end)  # type: ignore[misc]
            for seat, token in enumerate(room.tokens)
        ]

    @property
    def settled(self) -> bool:
        """Whether nobody waits for anything but the next move of a person."""
        return self._acted is None and self._asked is None and self._due is not None

    def move(self) -> None:
        """Has the seat at turn make its move, or ask for a hint first and make it the next time."""
        if not self.settled or self._due is None:
            self.tally.late += self._level is None and self._asked is None  # else it waits for computers
            return
        seat, text = self._due
        self._turns += 1
        if self._hint_every and self._turns % self._hint_every == 0:
            self._asked = time.perf_counter()
            self.sockets[seat].say(_HINT)
            return
        self._due, self._acted = None, (self._seen[seat], time.perf_counter())
        self._moved = time.perf_counter()
        self.tally.sent += 1
        self.sockets[seat].say(text)

    def _end(self) -> None:
        self.ended += 1

    def _hear(self, seat: int, text: bytes) -> None:
        if b'"type":"view"' in text[:40]:
            self._see(seat, json.loads(text))
        elif b'"type":"event"' in text[:40]:
            if self._level is not None:
                self._watch(json.loads(text))
        elif b'"type":"over"' in text[:40]:
            self._moved = None
            if not json.loads(text)["next_ready"]:
                self.sockets[seat].say(_NEXT)
        elif b'"type":"hint"' in text[:40]:
            if self._asked is not None:
                self.tally.hints.append(time.perf_counter() - self._asked)
            self._asked = None
        elif b'"type":"refused"' in text[:40]:
            self.tally.hints_refused += self._asked is not None
            self.tally.refused += self._asked is None
            self._asked = None

    def _watch(self, event: dict[str, object]) -> None:
        now = time.perf_counter()
        if event["by"] == "computer" and self._moved is not None and self._level is not None:
            self.tally.answers.setdefault(self._level, []).append(now - self._moved)
            self.tally.default_moves += event["fallback"] is True
        self._moved = now

    def _see(self, seat: int, message: dict[str, object]) -> None:
        number, ply = message["game_number"], message["ply"]
        assert isinstance(number, int)
        assert isinstance(ply, int)
        self._seen[seat] = number, ply
        legal = message["legal"]
        assert isinstance(legal, list)
        if legal:
            act = {"type": "act", "id": str(uuid4()), "game_number": number, "ply": ply}
            self._due = seat, json.dumps(act | {"move": legal[0]["move"]})
        if self._acted is not None and min(self._seen) > self._acted[0]:
            self.tally.waits.append(time.perf_counter() - self._acted[1])
            self._acted = None


class Crowd:
    """All tables. `load` may be called again and again, with as many of them as one likes."""

    def __init__(
        self, port: int, rooms: list[Furnished], *, hint_every: int = 0, source: str = "127.0.0.1"
    ) -> None:
        """All come from one address; every `hint_every`th time, who is at turn asks for a hint instead."""
        self._port, self._source = port, source
        self._tables = [ScriptedTable(f"ws://127.0.0.1:{port}", room, hint_every) for room in rooms]

    async def come(self) -> None:
        """Everybody sits down, and every table has been dealt."""
        sockets = [socket for table in self._tables for socket in table.sockets]
        loop = asyncio.get_running_loop()
        for start in range(0, len(sockets), _AT_ONCE):
            some = sockets[start : start + _AT_ONCE]
            await asyncio.gather(
                *(
                    loop.create_connection(
                        lambda one=one: one,  # type: ignore[misc]
                        "127.0.0.1",
                        self._port,
                        local_addr=(self._source, 0),
                    )
                    for one in some
                )
            )
        await self._settle(_PATIENCE)
        if not all(table.settled for table in self._tables):
            raise UpperhandError(f"not everybody could sit down within {_PATIENCE:.0f} seconds")

    async def load(self, tables: int, seconds: float) -> Tally:
        """So many of the tables move every two seconds, one after the other; what came of it."""
        active = self._tables[:tables]
        for table in active:
            table.tally = Tally()
        delays = await self._move_by_turns(active, seconds)
        await self._settle(_PATIENCE / 2)
        return _sum([table.tally for table in active], delays)

    async def _move_by_turns(self, active: list[ScriptedTable], seconds: float) -> list[float]:
        start, step, delays = time.perf_counter(), EVERY / len(active), []
        for turn in range(int(seconds / step)):
            due = start + turn * step
            if (ahead := due - time.perf_counter()) > 0:
                await asyncio.sleep(ahead)
            elif turn % 8 == 0:
                await asyncio.sleep(0)  # a person who is behind must still listen
            delays.append(time.perf_counter() - due)
            active[turn % len(active)].move()
        return delays

    async def _settle(self, patience: float) -> None:
        until = time.perf_counter() + patience
        while time.perf_counter() < until and not all(table.settled for table in self._tables):
            await asyncio.sleep(0.05)

    @property
    def ended(self) -> int:
        """Sockets that were closed on us."""
        return sum(table.ended for table in self._tables)

    def leave(self) -> None:
        for table in self._tables:
            for socket in table.sockets:
                socket.close()


def _sum(tallies: list[Tally], delays: list[float]) -> Tally:
    return Tally(
        sent=sum(each.sent for each in tallies),
        refused=sum(each.refused for each in tallies),
        late=sum(each.late for each in tallies),
        waits=sorted(wait for each in tallies for wait in each.waits),
        delays=sorted(delays),
        answers={
            level: sorted(answer for each in tallies for answer in each.answers.get(level, ()))
            for level in sorted({level for each in tallies for level in each.answers})
        },
        default_moves=sum(each.default_moves for each in tallies),
        hints=sorted(hint for each in tallies for hint in each.hints),
        hints_refused=sum(each.hints_refused for each in tallies),
    )
