"""Several processes on one PostgreSQL: each room has one owner, and any process takes any request."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.club import director, done, made, play_evening, shown
from tests.server.postgres import new_database
from tests.server.running import ServerProcess
from tests.server.test_accounts import register
from tests.server.test_bots import listed, owner, program, room
from tests.server.test_operation import refused_start
from tests.server.test_talk import allow_chat, refusal
from tests.server.visitor import COMPUTER, OPEN, PATIENCE, PERSON, Message, Visitor, first, visitor
from upperhand import Record
from upperhand.benchmarks.playroom import measure_playroom
from upperhand.errors import SpecError, UpperhandError
from upperhand.server.peers import CLIENT, SECRET
from upperhand.server.rooms.rooms import MOST_KEPT

_LOOK = 0.05  # seconds between attempts
TWO = [PERSON, OPEN, COMPUTER, COMPUTER]


def at(who: Visitor, address: str) -> Visitor:
    """From now on, the person's requests and sockets land there."""
    who.client.base_url = httpx.URL(address)
    return who


@pytest.fixture(scope="module")
def fleet(own_postgres: Path) -> Iterator[tuple[str, str]]:
    """Two processes; the first has the evenings."""
    database = new_database(own_postgres)
    with ServerProcess(database) as one, ServerProcess(database) as other:
        yield one.address, other.address


def test_people_at_two_processes_play_at_one_table(fleet: tuple[str, str]) -> None:
    one, other = fleet

    async def play() -> None:
        async with visitor(one, "Wu") as wu, visitor(other, "Bo") as bo, asyncio.timeout(PATIENCE):
            code = await wu.create(seats=TWO, timer=0, games=1)
            lobby = (await bo.client.get("/api/rooms")).json()["rooms"]
            assert code in [room["code"] for room in lobby]
            assert (await bo.client.get(f"/api/rooms/{code}")).json()["host"] == "Wu"
            assert (await bo.client.get(f"/api/pictures/room/{code}.png")).status_code == 200
            assert (await bo.post(f"/api/rooms/{code}/join")).status_code == 200
            async with wu.socket(code) as talk, bo.socket(code) as there:
                (mine,) = (await bo.client.get("/api/rooms/mine")).json()["rooms"]
                assert (mine["code"], mine["your_seat"]) == (code, 1)
                over, same = await asyncio.gather(talk.play(first), there.play(first))
                assert over["record_id"] == same["record_id"]
            (line,) = (await bo.client.get(f"/api/rooms/{code}/sheet")).json()["lines"]
            assert line["scores"] == over["scores"]
            assert (await bo.client.get("/api/rooms/ABCDEF")).status_code == 404
            with pytest.raises(ConnectionClosed) as ended:
                async with bo.socket("ABCDEF") as nowhere:
                    await nowhere.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4404

    asyncio.run(play())


def test_what_people_allow_is_known_everywhere(fleet: tuple[str, str]) -> None:
    one, other = fleet

    async def play() -> None:
        async with visitor(one, "Wu") as wu, visitor(other, "Bo") as bo, asyncio.timeout(PATIENCE):
            code = await wu.create(seats=TWO, timer=0, begins="host")
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as talk, bo.socket(code) as there:
                await allow_chat(at(wu, other))
                await allow_chat(bo)
                await talk.until("talk", lambda told: told["chat"] and told["chatting"] == [1])
                await talk.say("chat", text="hi")
                assert (await there.until("chat"))["text"] == "hi"
                await bo.post(f"/api/rooms/{code}/block", {"seat": 0})
                await there.until("talk", lambda told: told["blocked"] == [0])
                assert await refusal(talk, "chat", text="still there?") == "chat_nobody"
                blocked = (await at(bo, one).client.get("/api/me/blocked")).json()["people"]
                assert [person["name"] for person in blocked] == ["Wu"]
                await bo.post("/api/me/unblock", {"id": blocked[0]["id"]})
                await there.until("talk", lambda told: told["blocked"] == [])

    asyncio.run(play())


def test_a_session_that_ends_ends_everywhere(fleet: tuple[str, str]) -> None:
    one, other = fleet

    async def play() -> None:
        async with visitor(one, "Wu") as wu, asyncio.timeout(PATIENCE):
            code = await wu.create(seats=TWO, timer=0)
            at(wu, other)
            async with wu.socket(code) as talk:
                await talk.until("room")
                await register(wu, "Wu of two houses")  # the socket stays open
                await talk.say("ping")
                await talk.until("pong")
                assert (await at(wu, one).post("/api/logout")).status_code == 204
                with pytest.raises(ConnectionClosed) as ended:
                    await talk.until("nothing")
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4401

    asyncio.run(play())


def test_a_token_that_is_revoked_is_revoked_everywhere(fleet: tuple[str, str]) -> None:
    one, other = fleet

    async def play() -> None:
        async with (
            owner(other, "Wu of bots") as wu,
            program(wu, "Bo of bots") as bot,
            asyncio.timeout(PATIENCE),
        ):
            made = await bot.post("/api/rooms", room(bots=True))
            async with bot.socket(made.json()["code"]) as talk:
                await talk.until("room")
                [told] = await listed(at(wu, one))
                path = f"/api/me/bots/{bot.id}/tokens/{told['tokens'][0]['id']}/revoke"
                assert (await wu.post(path)).status_code == 204
                with pytest.raises(ConnectionClosed) as ended:
                    await talk.until("nothing")
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4401
            assert (await bot.client.get("/api/rooms/mine")).status_code == 401

    asyncio.run(play())


def test_who_lets_computers_learn_is_known_everywhere(fleet: tuple[str, str]) -> None:
    one, other = fleet

    async def play() -> None:
        async with visitor(one, "Wu") as wu, asyncio.timeout(PATIENCE):
            for allowed in (False, True):
                key, said = {"X-CSRF-Token": wu.me["csrf"]}, {"teaches": allowed}
                answer = await at(wu, one).client.patch("/api/me", json=said, headers=key)
                assert answer.json()["teaches"] is allowed
                at(wu, other)
                while (await wu.client.get("/api/me")).json()["teaches"] is not allowed:
                    await asyncio.sleep(_LOOK)

    asyncio.run(play())


def test_a_person_who_is_deleted_leaves_rooms_of_all_processes(fleet: tuple[str, str]) -> None:
    one, other = fleet

    async def play() -> None:
        async with visitor(one, "Wu") as wu, visitor(other, "Gone") as gone, asyncio.timeout(PATIENCE):
            codes = [await at(wu, address).create(seats=TWO, begins="host") for address in fleet]
            for code in codes:
                assert (await gone.post(f"/api/rooms/{code}/join")).status_code == 200
            assert (await gone.post("/api/me/delete")).status_code == 204
            for code in codes:
                room = (await wu.client.get(f"/api/rooms/{code}")).json()
                assert "Gone" not in [seat["name"] for seat in room["seats"]]

    asyncio.run(play())
    assert one != other


def test_kept_rooms_are_counted_over_all_processes(fleet: tuple[str, str]) -> None:
    async def play() -> None:
        async with visitor(fleet[0], "Wu") as wu:
            await register(wu, "Keeper of both")
            kept = []
            for number in range(MOST_KEPT + 1):
                code = await at(wu, fleet[number % 2]).create(seats=TWO)
                kept.append((await wu.post(f"/api/rooms/{code}/keep", {"on": True})).status_code)
            assert kept == [200] * MOST_KEPT + [409]

    asyncio.run(play())


def test_an_evening_is_played_from_all_processes(fleet: tuple[str, str]) -> None:
    one, other = fleet

    async def play() -> None:
        async with (
            director(other) as chair,
            visitor(one, "Wu") as wu,
            visitor(other, "Bo") as bo,
            asyncio.timeout(PATIENCE),
        ):
            code = await made(chair, rounds=1, games=1)
            for who in (wu, bo):
                await done(who, code, "join")
            await done(chair, code, "start")
            await asyncio.gather(play_evening(wu, code), play_evening(bo, code))
            assert (await shown(chair, code))["phase"] == "over"
            results = await shown(chair, code, "/results")
            assert results == await shown(at(chair, one), code, "/results")

    asyncio.run(play())


def test_the_deal_of_the_day_is_begun_once(fleet: tuple[str, str]) -> None:
    async def play() -> None:
        async with visitor(fleet[0]) as wu:
            rooms = [(await at(wu, address).post("/api/daily")).json()["room"] for address in fleet * 2]
            assert len(set(rooms)) == 1

    asyncio.run(play())


def test_only_processes_ask_what_processes_ask(fleet: tuple[str, str]) -> None:
    for headers in ({}, {SECRET: "guessed", CLIENT: "203.0.113.5"}):
        asked = httpx.post(f"{fleet[0]}/api/peers/lobby", json={}, headers=headers, timeout=PATIENCE)
        assert asked.status_code == 404
        own = {**headers, CLIENT: "203.0.113.5"}  # metrics are only for clients on this machine
        assert httpx.get(f"{fleet[0]}/metrics", headers=own, timeout=PATIENCE).status_code == 200


# --- owners that end ---


async def play_on(who: Visitor, code: str, at_move: int, end: Callable[[], object]) -> Message:
    """Plays a game; before a move the owner of the room ends. Comes back when the socket is closed."""
    made = 0
    seen: dict[int, str] = {}
    while True:
        try:
            async with who.socket(code) as talk:
                while True:
                    message = await talk.hear()
                    for event in message.get("events", [message] if message["type"] == "event" else []):
                        assert seen.setdefault(event["ply"], event["move"]) == event["move"]
                    if message["type"] == "over":
                        text = (await who.client.get(f"/api/records/{message['record_id']}/download")).text
                        assert dict(enumerate(Record.from_json(text).moves)).items() >= seen.items()
                        return message
                    if message["type"] == "view" and message["legal"]:
                        made += 1
                        if made == at_move:
                            end()
                        await talk.act(first(message))
        except (OSError, WebSocketException):
            await asyncio.sleep(_LOOK)  # comes back


def test_a_game_goes_on_where_its_owner_was_stopped_and_wakes_up(own_postgres: Path) -> None:
    """The old owner has no rooms any more, and sends its people to the new one."""
    database = new_database(own_postgres)

    async def play(one: ServerProcess, other: ServerProcess) -> None:
        async with visitor(one.address) as wu, asyncio.timeout(PATIENCE):
            code = await wu.create(timer=0)
            at(wu, other.address)  # which passes everything on until then
            over = await play_on(wu, code, 3, lambda: os.kill(one.pid, signal.SIGSTOP))
            os.kill(one.pid, signal.SIGCONT)
            async with at(wu, one.address).socket(code) as talk:
                assert (await talk.until("over"))["record_id"] == over["record_id"]

    with ServerProcess(database) as one, ServerProcess(database) as other:
        asyncio.run(play(one, other))


def test_a_server_that_is_asked_to_stop_hands_its_tables_over(own_postgres: Path) -> None:
    database = new_database(own_postgres)

    async def play(one: ServerProcess, other: ServerProcess) -> None:
        async with visitor(one.address) as wu, asyncio.timeout(PATIENCE):
            code = await wu.create(timer=0)
            at(wu, other.address)
            with ThreadPoolExecutor() as threads:
                await play_on(wu, code, 3, lambda: threads.submit(one.stop))

    with ServerProcess(database) as one, ServerProcess(database) as other:
        asyncio.run(play(one, other))


def test_an_evening_goes_on_when_its_process_is_killed(own_postgres: Path) -> None:
    database = new_database(own_postgres)

    async def play(one: ServerProcess, other: ServerProcess) -> None:
        async with (
            director(other.address) as chair,
            visitor(other.address, "Wu") as wu,
            visitor(other.address, "Bo") as bo,
            asyncio.timeout(PATIENCE),
        ):
            code = await made(chair, rounds=2, games=1)
            for who in (wu, bo):
                await done(who, code, "join")
            await done(chair, code, "start")
            left = 40  # messages

            def kill(_: Message) -> None:
                nonlocal left
                left -= 1
                if left == 0:
                    one.kill()

            await asyncio.gather(play_evening(wu, code, kill), play_evening(bo, code, kill))
            assert left <= 0
            state = await shown(chair, code)
            assert (state["phase"], state["round"]) == ("over", 2)

    with ServerProcess(database) as one, ServerProcess(database) as other:
        asyncio.run(play(one, other))


# --- several processes on one port ---


def servers_of(supervisor: ServerProcess) -> set[int]:
    """Without the process that cleans up after processes."""
    found = set()
    for pid in Path(f"/proc/{supervisor.pid}/task/{supervisor.pid}/children").read_text().split():
        with suppress(OSError):  # it has just ended
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(int(pid))
    return found


def test_a_supervisor_keeps_its_processes_on_one_port(own_postgres: Path) -> None:
    with ServerProcess(new_database(own_postgres), processes=2) as running:

        async def play() -> None:
            async with visitor(running.address) as wu, asyncio.timeout(PATIENCE):
                before = servers_of(running)
                assert len(before) == 2
                code = await wu.create(timer=0)
                os.kill(min(before), signal.SIGKILL)
                while not servers_of(running) - before:
                    await asyncio.sleep(_LOOK)
                await until_served(wu, code)
                os.kill(running.pid, signal.SIGHUP)
                old = servers_of(running)
                while len(servers_of(running)) != 2 or servers_of(running) & old:
                    await asyncio.sleep(_LOOK)
                await until_served(wu, code)

        asyncio.run(play())
        ends = servers_of(running)
        assert running.stop() == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in ends)


async def until_served(who: Visitor, code: str) -> None:
    """The room is there, whichever process takes the request."""
    while True:
        with suppress(httpx.TransportError):
            answer = await who.client.get(f"/api/rooms/{code}", headers={"connection": "close"})
            if answer.status_code == 200:
                return
            assert answer.status_code == 503


def test_several_processes_can_be_measured(own_postgres: Path) -> None:
    database = new_database(own_postgres)
    measured = measure_playroom(3, 4.0, database=database, processes=2)
    found = {figure.name: figure.value for figure in measured}
    assert found["actions_confirmed"] == found["actions_sent"] > 0
    assert found["actions_lost"] == found["actions_refused"] == found["sockets_ended"] == 0
    assert found["server_processor"] > 0
    with pytest.raises(UpperhandError, match="has rooms already"):
        measure_playroom(1, 4.0, database=database)
    with pytest.raises(SpecError, match="PostgreSQL"):
        measure_playroom(1, 4.0, processes=2)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    told = refused_start(str(tmp_path / "playroom.db"), UPPERHAND_PROCESSES="2")
    assert "several processes need PostgreSQL" in told
