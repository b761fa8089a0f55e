"""A crowd: scripted people at several tables at once, who come back whenever their server is gone.

It ends servers itself, at random moments: after a number of messages that the crowd sent or received. A
seed fixes these numbers; what parallel processes do at that moment still varies.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Protocol
from uuid import uuid4

from httpx import URL
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.running import ServerProcess
from tests.server.visitor import COMPUTER, OPEN, PERSON, Message, Talk, Visitor, visitor
from upperhand.server.rooms.audience import COME_BACK

#: At most this many messages between two kills; some come while the crowd is still reconnecting.
_APART = 400
_PAUSE = 0.1  # seconds until somebody comes back while servers change


class Fate(Protocol):
    """What happens to the servers in the middle of their work."""

    #: What a server may answer to a move that it could not store.
    excuses: frozenset[str]

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        ...

    def message(self) -> None:
        """One more message was sent or received."""
        ...

    def address(self) -> str:
        """Where somebody connects now."""
        ...


class Kills:
    """Kills the server and starts it again, in the middle of its work for others."""

    excuses: frozenset[str] = frozenset()

    def __init__(self, server: ServerProcess, kills: int, rng: Random) -> None:
        self.kills = 0
        self._server = server
        self._moments = iter([rng.randint(1, _APART) for _ in range(kills)])
        self._left = next(self._moments, None)

    @property
    def over(self) -> bool:
        return self._left is None

    def address(self) -> str:
        return self._server.address

    def message(self) -> None:
        if self._left is None:
            return
        self._left -= 1
        if self._left == 0:
            self._server.kill()
            self._server.start()
            self.kills += 1
            self._left = next(self._moments, None)


class NotStoredError(Exception):
    """The server could not do it now: the same is sent again."""


@dataclass(frozen=True)
class Action:
    """A move that somebody wants to make, with the id under which it is sent however often."""

    id: str
    game_number: int
    ply: int
    move: str


@dataclass
class CrowdRoom:
    """One room, and what its people know of its games together."""

    code: str
    game: str
    #: Every move that anybody saw, by game and ply.
    seen: dict[tuple[int, int], str] = field(default_factory=dict)
    sent: list[Action] = field(default_factory=list)
    confirmed: list[Action] = field(default_factory=list)
    #: Actions that got no answer because of a kill, and were sent again.
    repeated: set[str] = field(default_factory=set)
    #: The last game after which somebody wanted to continue.
    went_on: int = 0
    last_game: int = 0

    def see(self, events: Sequence[Message]) -> None:
        """What one person saw must be the same for everybody, before and after a kill."""
        for event in events:
            known = self.seen.setdefault((event["game_number"], event["ply"]), event["move"])
            assert known == event["move"]


class Guest:
    """A person who plays at random, until the game that runs after the last kill is over."""

    def __init__(self, who: Visitor, room: CrowdRoom, fate: Fate, rng: Random) -> None:
        self.who = who
        self.room = room
        self._fate = fate
        self._rng = rng
        self._pending: Action | None = None
        self._answered: set[tuple[int, int]] = set()
        self._newest = 0, -1  # game and ply of the last move that this guest saw

    async def play(self) -> None:
        while True:
            try:
                self.who.client.base_url = URL(self._fate.address())
                async with self.who.socket(self.room.code) as talk:
                    await self._converse(talk)
                return
            except ConnectionClosed as end:  # a killed server says nothing
                if end.rcvd is not None and not (self._fate.excuses and end.rcvd.code == COME_BACK):
                    raise
            except (OSError, WebSocketException):
                pass  # it died during the handshake
            except NotStoredError:
                pass
            await asyncio.sleep(_PAUSE if self._fate.excuses else 0)

    async def _converse(self, talk: Talk) -> None:
        said_next: set[int] = set()
        if self._pending is not None:
            self.room.repeated.add(self._pending.id)
            await self._send(talk, self._pending)
        while True:
            message = await talk.hear()
            self._fate.message()
            self._note(message)
            if message["type"] == "over" and await self._has_enough(talk, message, said_next):
                return
            await self._act_if_asked(talk)

    def _note(self, message: Message) -> None:
        if message["type"] == "log":
            last = message["game_number"], len(message["events"]) - 1
            assert last >= self._newest, "a move was seen that is not there any more"
            self._newest = last
            self.room.see(message["events"])
        elif message["type"] == "event":
            self._newest = max(self._newest, (message["game_number"], message["ply"]))
            self.room.see([message])
            self._settle(message)
        elif message["type"] == "refused":
            self._refused(message)

    def _settle(self, event: Message) -> None:
        if self._pending is not None and event["id"] == self._pending.id:
            assert event["move"] == self._pending.move
            self.room.confirmed.append(self._pending)
            self._pending = None

    def _refused(self, message: Message) -> None:
        """Only actions that a kill left open, sent again after the others had started the next game."""
        if message["code"] in self._fate.excuses:
            raise NotStoredError
        if self._pending is not None and message["id"] == self._pending.id:
            assert message["code"] == "stale"
            assert self._newest[0] > self._pending.game_number
            self._pending = None
        else:
            assert message["code"] == "not_over", message

    async def _has_enough(self, talk: Talk, over: Message, said_next: set[int]) -> bool:
        number = over["game_number"]
        if self._fate.over and number > self.room.went_on:
            self.room.last_game = number
            return True
        if number not in said_next:
            said_next.add(number)
            self.room.went_on = max(number, self.room.went_on)
            await talk.say("next")
            self._fate.message()
        return False

    async def _act_if_asked(self, talk: Talk) -> None:
        view = talk.newest.get("view")
        if view is None or not view["legal"] or self._pending is not None:
            return
        at = view["game_number"], view["ply"]
        if at in self._answered:
            return
        self._answered.add(at)
        self._pending = Action(str(uuid4()), *at, self._rng.choice(view["legal"])["move"])
        self.room.sent.append(self._pending)
        await self._send(talk, self._pending)

    async def _send(self, talk: Talk, action: Action) -> None:
        await talk.say("act", **vars(action))
        self._fate.message()


#: How many people sit at each table of a game; computers have the other seats.
TABLES = [("big_two", 4), ("big_two", 1), ("rikken", 3), ("rikken", 2)]


@dataclass
class Crowd:
    """All who came, after the last of them has left."""

    guests: list[Guest]

    @property
    def rooms(self) -> Iterator[CrowdRoom]:
        return iter({guest.room.code: guest.room for guest in self.guests}.values())


async def play_through(fate: Fate, rng: Random, tables: Sequence[tuple[str, int]] = TABLES) -> Crowd:
    """Plays at every table until fate is over, and the games that run then are."""
    async with AsyncExitStack() as staying:
        guests: list[Guest] = []
        for game, people in tables:
            come = [await staying.enter_async_context(visitor(fate.address())) for _ in range(people)]
            room = await _sit_down(game, come)
            guests += [Guest(who, room, fate, Random(rng.getrandbits(64))) for who in come]
        async with asyncio.TaskGroup() as playing:
            for guest in guests:
                playing.create_task(guest.play())
    return Crowd(guests)


async def _sit_down(game: str, people: list[Visitor]) -> CrowdRoom:
    host, *friends = people
    seats = [PERSON, *(OPEN for _ in friends), *(COMPUTER for _ in range(4 - len(people)))]
    code = await host.create(game, seats=seats, timer=0, games=2)
    for friend in friends:
        assert (await friend.post(f"/api/rooms/{code}/join")).status_code == 200
    return CrowdRoom(code, game)
