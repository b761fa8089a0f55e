"""Who may ask what, from where, how often and how much."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import server
from tests.server.visitor import PATIENCE, Visitor, visitor
from upperhand.server.refusal import RefusalError
from upperhand.server.web.limits import RATES, Limits
from upperhand.server.web.security import MAX_BODY, is_own_origin

ROOM = {"game": "big_two", "seats": [{"kind": "person"}] + [{"kind": "computer"}] * 3}


def test_every_answer_has_the_headers(client: httpx.Client) -> None:
    for path in ("/healthz", "/api/games", "/nowhere"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_only_the_thread_of_the_engine_may_compile_webassembly(client: httpx.Client) -> None:
    policy = client.get("/assets/engine_thread-x.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "'unsafe" not in policy
    assert "wasm" not in client.get("/assets/index-x.js").headers["content-security-policy"]


def test_the_cookie_is_for_the_server_alone(client: httpx.Client) -> None:
    cookie = client.post("/api/session", json={"name": "Wu"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_without_a_session_one_may_look_but_not_sit(client: httpx.Client) -> None:
    assert client.get("/api/rooms").status_code == 200
    nobody = client.get("/api/me")
    assert (nobody.status_code, nobody.json()) == (200, None)
    for answer in (client.get("/api/records"), client.post("/api/rooms", json=ROOM)):
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no_session")


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, "csrf"),
        ({"X-CSRF-Token": "0" * 32}, "csrf"),
        ({"X-CSRF-Token": "é"}, "csrf"),
        ({"Origin": "https://elsewhere.example"}, "origin"),
        ({"Origin": "null"}, "origin"),
        ({"Origin": "http://["}, "origin"),
        ({"Sec-Fetch-Site": "cross-site"}, "origin"),
        ({"Content-Type": "text/plain"}, "content_type"),
    ],
)
def test_another_page_cannot_act_for_a_person(
    headers: dict[str, str], code: str, client: httpx.Client
) -> None:
    client.post("/api/session", json={"name": "Wu"})
    encoded = {name: value.encode() for name, value in headers.items()}
    answer = client.post("/api/rooms", json=ROOM, headers=encoded)  # type: ignore[arg-type]
    assert answer.json()["error"]["code"] == code
    assert answer.status_code in (403, 415)


def test_pages_of_an_origin_that_the_operator_named_are_ours() -> None:
    """A browser says that they come from another site, as they do."""
    headers = {"host": "play.club.example", "origin": "https://club.example", "sec-fetch-site": "same-site"}
    assert is_own_origin(headers, frozenset({"https://club.example"}))
    assert not is_own_origin(headers, frozenset({"https://other.example"}))
    assert not is_own_origin({"origin": "null"}, frozenset())


def test_a_request_has_a_largest_size(client: httpx.Client) -> None:
    long = client.post("/api/session", json={"name": "x" * MAX_BODY})
    assert (long.status_code, long.json()["error"]["code"]) == (413, "too_large")

    def pieces() -> Any:
        yield b'{"name": "'
        yield b"x" * MAX_BODY
        yield b'"}'

    headers = {"Content-Type": "application/json"}
    unannounced = client.post("/api/session", content=pieces(), headers=headers)
    assert unannounced.status_code == 413


@pytest.mark.parametrize(
    ("origin", "cookie", "code", "closed"),
    [
        ("https://elsewhere.example", True, "own", 4403),
        (None, False, "own", 4401),
        (None, True, "ZZZZZZ", 4404),
    ],
)
def test_a_socket_is_for_our_pages_people_and_rooms(
    origin: str | None, cookie: bool, code: str, closed: int, address: str
) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            room = await wu.create() if code == "own" else code
            headers = (
                {"Cookie": f"upperhand_session={wu.client.cookies['upperhand_session']}"} if cookie else {}
            )
            headers |= {"Origin": origin} if origin else {}
            target = f"{address.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
            async with connect(target, additional_headers=headers, open_timeout=PATIENCE) as socket:
                with pytest.raises(ConnectionClosed) as refused:
                    await socket.recv()
                assert refused.value.rcvd is not None
                assert refused.value.rcvd.code == closed

    asyncio.run(play())


@pytest.mark.parametrize(
    "greeting",
    ['{"type": "hello", "v": 999}', '{"type": "hello", "v": 999, "new": 1}', '{"type": "ping"}', "hello"],
)
def test_a_page_must_greet_in_our_version(greeting: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            room = await wu.create()
            headers = {"Cookie": f"upperhand_session={wu.client.cookies['upperhand_session']}"}
            target = f"{address.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
            async with connect(target, additional_headers=headers, open_timeout=PATIENCE) as socket:
                await socket.send(greeting)
                with pytest.raises(ConnectionClosed) as refused:
                    await socket.recv()
                assert refused.value.rcvd is not None
                assert refused.value.rcvd.code == (4409 if "999" in greeting else 4400)

    asyncio.run(play())


def test_a_game_that_runs_has_no_record_to_read(address: str) -> None:
    """Its Record would show everybody's cards."""

    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            await talk.until("view", lambda view: view["legal"])
            text = str(talk.heard)
            assert "record_id" not in text
            assert (await wu.client.get("/api/records")).json()["records"] == []

    asyncio.run(play())


def ask_for_a_session(address: str) -> httpx.Response:
    return httpx.post(f"{address}/api/session", json={"name": "Wu"}, timeout=PATIENCE)


def test_too_many_at_once_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, rate_limits=True) as address:
        let_in = 0
        while (answer := ask_for_a_session(address)).status_code == 200:
            let_in += 1
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "rate_limited")
        assert let_in >= RATES["session"].burst


def test_who_opens_sockets_without_end_is_refused(tmp_path: Path) -> None:
    async def open_many(who: Visitor, code: str) -> None:
        async with AsyncExitStack() as staying:
            for _ in range(10 * RATES["socket"].burst):  # some are forgiven meanwhile
                talk = await staying.enter_async_context(who.socket(code))
                await talk.hear()

    async def play(address: str) -> None:
        async with visitor(address) as wu:
            with pytest.raises(ConnectionClosed) as refused:
                await open_many(wu, await wu.create(timer=0))
            assert refused.value.rcvd is not None
            assert refused.value.rcvd.code == 4429

    with server(tmp_path, rate_limits=True) as address:
        asyncio.run(play(address))


def test_a_limit_is_forgiven_with_time() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    for _ in range(RATES["login"].burst):
        limits.check("login", "Wu")
    limits.check("login", "Bo")
    with pytest.raises(RefusalError):
        limits.check("login", "Wu")
    now += RATES["login"].every
    limits.check("login", "Wu")
    with pytest.raises(RefusalError):
        limits.check("login", "Wu")


def test_a_database_that_fails_is_told_as_such(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        with sqlite3.connect(tmp_path / "playroom.db") as database:
            database.execute("DROP TABLE sessions")
        database.close()
        answer = ask_for_a_session(address)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
