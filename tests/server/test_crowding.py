"""Nobody takes the tables from others: fair queues, caps, limits on every route, codes that nobody finds."""

import asyncio
import json
import socket
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.running import server
from tests.server.test_load import busy
from tests.server.visitor import OPEN, PATIENCE, PERSON, Visitor, first, visitor
from upperhand.server.computers.load import BusyError, Client, Load, Priority
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.rooms import MOST_ROOMS, PRIVATE_LENGTH
from upperhand.server.web import transport
from upperhand.server.web.limits import MOST, RATES, Limits, network_of


def test_a_client_with_many_requests_does_not_keep_others_waiting() -> None:
    """One address asks for fifty decisions, another one then for one: it is the next to be served."""

    async def run() -> list[str]:
        load, served, go = Load(1, 3.0), list[str](), asyncio.Event()

        async def decide(name: str, client: Client) -> None:
            async with load.turn(Priority.PEOPLE, client):
                served.append(name)
                await asyncio.sleep(0)

        first = asyncio.create_task(busy(load, Priority.PEOPLE, "first", served, go))
        await asyncio.sleep(0)
        crowd = Client("192.0.2.1", "guest")
        tasks = [asyncio.create_task(decide("crowd", crowd)) for _ in range(50)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(decide("crowd", crowd)) for _ in range(5)]
        tasks.append(asyncio.create_task(decide("bystander", Client("192.0.2.2", "Wu"))))
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, *tasks)
        return served

    served = asyncio.run(asyncio.wait_for(run(), PATIENCE))
    assert served.index("bystander") <= 2  # "first", and at most one of the crowd
    assert len(served) == 57


def test_many_requests_of_one_client_cost_the_search_of_that_client_alone() -> None:
    async def shares() -> tuple[float, float]:
        load, go = Load(2, 3.0), asyncio.Event()
        load.took("champion", 1.0, 0.5)
        crowd = Client("192.0.2.1", "guest")

        async def wait() -> None:
            async with load.turn(Priority.PEOPLE, crowd):
                await go.wait()

        tasks = [asyncio.create_task(wait()) for _ in range(102)]
        await asyncio.sleep(0)
        now = time.monotonic()
        found = load.share("champion", now, Client("192.0.2.2", "Wu")), load.share("champion", now, crowd)
        go.set()
        await asyncio.gather(*tasks)
        return found

    bystander, crowd = asyncio.run(shares())
    assert bystander == 1.0
    assert crowd < 0.1


def test_whoever_waits_too_long_is_told_so_and_leaves_the_queue() -> None:
    async def run() -> None:
        load, go = Load(1, 3.0), asyncio.Event()
        first = asyncio.create_task(busy(load, Priority.PEOPLE, "", [], go))
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            async with load.turn(Priority.PEOPLE, patience=0.01):
                pass
        go.set()
        await first
        async with load.turn(Priority.PROGRAM, patience=0.0):
            pass  # nobody is in front

    asyncio.run(run())


def test_a_decision_that_was_stopped_gets_less_search_the_next_time() -> None:
    load = Load(2, 3.0)
    now = time.monotonic()
    assert load.share("champion:deals=240", now) == 1.0
    load.took_too_long("champion:deals=240", 1.0, 3.0)
    assert load.share("champion:deals=240", now) <= 0.5


def test_clients_are_told_apart_by_network() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1")
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8:0:2::1")
    assert network_of("::ffff:203.0.113.9") == "203.0.113.9"


# --- caps ---


def test_a_client_has_only_so_many_open_at_once() -> None:
    limits = Limits()
    with ExitStack() as held:
        for _ in range(MOST["sockets"]):
            held.enter_context(limits.one_of("sockets", "Wu"))
        with pytest.raises(RefusalError):
            held.enter_context(limits.one_of("sockets", "Wu"))
        held.enter_context(limits.one_of("sockets", "Bo"))
    with limits.one_of("sockets", "Wu"):
        pass


def test_who_makes_rooms_without_end_loses_those_that_were_left(tmp_path: Path) -> None:
    """How fast rooms may be made is another limit, which is set high here."""

    async def play(address: str) -> None:
        async with visitor(address) as wu, AsyncExitStack() as staying:
            seats = [PERSON, OPEN]
            codes = [await wu.create(seats=seats)]
            talk = await staying.enter_async_context(wu.socket(codes[0]))
            await talk.until("room")
            codes += [await wu.create(seats=seats) for _ in range(MOST_ROOMS)]
            shown = [(await wu.client.get(f"/api/rooms/{code}")).status_code for code in codes[:3]]
            assert shown == [200, 404, 200]  # the first is in use, the second was left longest ago

    before = RATES["room"]
    RATES["room"] = type(before)(1_000, before.every)
    try:
        with server(tmp_path, rate_limits=True) as address:
            asyncio.run(play(address))
    finally:
        RATES["room"] = before


# --- limits on every route ---


def test_private_rooms_cannot_be_found_by_trying_codes(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], private=True)
            assert len(code) == PRIVATE_LENGTH
            tried = 0
            while (answer := await bo.client.get("/api/rooms/ZZZZZZ")).status_code == 404:
                tried += 1
            assert (answer.status_code, answer.json()["error"]["code"]) == (429, "rate_limited")
            assert tried <= 3 * RATES["missing"].burst
            assert (await bo.client.get(f"/api/rooms/{code}")).status_code == 429  # even if it exists
            async with wu.socket(code) as talk:  # those who sit there are not kept out
                await talk.until("room")

    with server(tmp_path, rate_limits=True) as address:
        asyncio.run(play(address))


@pytest.mark.parametrize("path", ["/readyz", "/api/rooms", "/api/records/AAAAAAAAAAAA", "/api/openapi.json"])
def test_every_route_has_a_limit(path: str, tmp_path: Path) -> None:
    before = {kind: RATES[kind] for kind in ("address", "request")}
    for kind in before:
        RATES[kind] = type(before[kind])(5, 60.0)
    try:
        with server(tmp_path, rate_limits=True) as address, httpx.Client(timeout=PATIENCE) as client:
            found = [client.get(f"{address}{path}").status_code for _ in range(20)]
            assert found[0] != 429
            assert found[-1] == 429
            assert client.get(f"{address}/healthz").status_code == 200
    finally:
        RATES.update(before)


def test_half_a_request_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before its head is there, as the first request of a connection and as the second."""
    monkeypatch.setattr(transport.PatientProtocol.__init__, "__defaults__", (0.2,))
    with server(tmp_path) as address:
        where = urlsplit(address)
        for begun in (b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", where.port or 0), timeout=PATIENCE) as half:
                half.sendall(begun + b"GET /api/rooms HTTP/1.1\r\nHost: ")
                while half.recv(4_096):
                    pass


# --- records ---


def test_a_guest_cannot_fill_the_disk(tmp_path: Path) -> None:
    async def played(wu: Visitor) -> str:
        async with wu.socket(await wu.create(timer=0)) as talk:
            over = await talk.play(first)
        found: str = (await wu.client.get(f"/api/records/{over['record_id']}/download")).text
        return found.strip()

    async def play(address: str) -> None:
        async with visitor(address) as wu:
            record = await played(wu)
            notes = json.dumps({f"note {number}": "x" * 900 for number in range(100)})
            tagged = record.replace('"moves"', f'"tags": {notes}, "moves"', 1)
            loaded = await wu.post("/api/records", {"record": tagged})
            assert loaded.status_code == 201, loaded.text
            stored = (await wu.client.get(f"/api/records/{loaded.json()['id']}/download")).text
            assert "xxx" not in stored
            assert len(stored) < 16 * 1024

    with server(tmp_path) as address:
        asyncio.run(play(address))
