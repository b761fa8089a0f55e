"""Guests who take all the computers' time that they can get."""

import asyncio
import json
from uuid import uuid4

from upperhand.benchmarks.playroom.guest import Guest
from upperhand.benchmarks.playroom.socket import Socket

#: Where somebody comes from who only wants to play. Each address of this machine is a network of its own.
BYSTANDER = "127.0.1.1"
_GUESTS, _ROOMS = 18, 12
#: The strongest settings that a table takes.
_HEAVY = "champion:solve=52,playouts=400,deals=240,candidates=64"
_HINT = json.dumps({"type": "hint", "player": _HEAVY})


class Attack:
    """18 guests with 12 rooms each, from one or several networks.

    In one room a guest plays and asks for a hint before every move; computers play alone in the others, and
    the guest looks on.
    """

    def __init__(self, port: int, networks: int) -> None:
        self.made = self.refused = self.hints = 0
        self._port = port
        self._sources = [f"127.0.2.{1 + number % networks}" for number in range(_GUESTS)]
        self._sockets: list[_Attacker] = []

    async def begin(self) -> None:
        """All at once; it goes on until they leave."""
        await asyncio.gather(*(self._come(source) for source in self._sources))

    async def _come(self, source: str) -> None:
        guest = Guest(self._port, source)
        await asyncio.to_thread(guest.come)
        computer = {"kind": "computer", "player": _HEAVY}
        for number in range(_ROOMS):
            seats = [computer if number else {"kind": "person"}, *[computer] * 3]
            wanted = {"game": "big_two", "seats": seats, "pace": "instant", "games": 100, "timer": 0}
            status, answer = await asyncio.to_thread(guest.ask, "POST", "/api/rooms", wanted)
            self.made += status == 201
            self.refused += status != 201
            if status == 201:
                await self._sit_down(json.loads(answer)["code"], guest.token, source)
        guest.leave()

    async def _sit_down(self, code: str, token: str, source: str) -> None:
        attacker = _Attacker(self, f"ws://127.0.0.1:{self._port}/api/rooms/{code}/socket", token)
        self._sockets.append(attacker)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: attacker.socket, "127.0.0.1", self._port, local_addr=(source, 0))

    @property
    def connected(self) -> int:
        return sum(not each.ended for each in self._sockets)

    def leave(self) -> None:
        for each in self._sockets:
            each.socket.close()


class _Attacker:
    """One socket; asks for a hint at its turn, and moves when it has one or is refused."""

    def __init__(self, attack: Attack, address: str, token: str) -> None:
        self.ended = False
        self._attack = attack
        self._due = ""
        self.socket = Socket(address, token, self._hear, self._end)

    def _end(self) -> None:
        self.ended = True

    def _hear(self, text: bytes) -> None:
        if b'"type":"view"' in text[:40]:
            view = json.loads(text)
            if view["legal"]:
                at = {"game_number": view["game_number"], "ply": view["ply"]}
                self._due = json.dumps(
                    {"type": "act", "id": str(uuid4()), **at, "move": view["legal"][0]["move"]}
                )
                self.socket.say(_HINT)
        elif b'"type":"hint"' in text[:40] or b'"type":"refused"' in text[:40]:
            self._attack.hints += b'"type":"hint"' in text[:40]
            if self._due:
                self.socket.say(self._due)
            self._due = ""
        elif b'"type":"over"' in text[:40] and not json.loads(text)["next_ready"]:
            self.socket.say('{"type":"next"}')
