"""The preferences of an account: stored whole, the same everywhere, and nothing but what is known."""

import asyncio
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.server.running import server
from tests.server.test_accounts import PASSWORD, register, stranger, told
from tests.server.visitor import Visitor, visitor

CHOSEN = {"felt": "wine", "suits": "two", "sound": "off", "pace": "quick", "language": "nl"}
PATH = "/api/preferences"


async def put(wu: Visitor, body: Any) -> httpx.Response:
    return await wu.client.put(PATH, json=body, headers={"X-CSRF-Token": wu.me["csrf"]})


async def kept(client: httpx.AsyncClient) -> Any:
    answer = await client.get(PATH)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_preferences_outlast_the_server_and_come_to_another_device(database: str, tmp_path: Path) -> None:
    async def choose(address: str) -> None:
        async with visitor(address) as wu:
            await register(wu, "Chooser")
            assert await kept(wu.client) is None
            assert (await put(wu, {"felt": "blue", "hand": "left"})).json() == {
                "felt": "blue",
                "hand": "left",
            }
            assert (await put(wu, CHOSEN)).status_code == 200

    async def look(address: str) -> None:
        async with stranger(address) as phone:
            await phone.post("/api/login", json={"name": "Chooser", "password": PASSWORD})
            assert await kept(phone) == CHOSEN

    for visit in (choose, look):
        with server(tmp_path, database_url=database) as address:
            asyncio.run(visit(address))


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"felt": "zebra"}, "felt"),
        ({"felt": 7}, "felt"),
        ({"felt": ["green"]}, "felt"),
        ({"sound": "off", "sparkle": "on"}, "sparkle"),
        ({"vibration": True}, "vibration"),
        ({"language": "tlh"}, "language"),
        ({"pace": "x" * 100_000}, "pace"),
        (["felt", "green"], ""),
        ("green", ""),
    ],
    ids=lambda value: str(value)[:30],
)
def test_bad_preferences_are_refused_in_one_sentence_and_change_nothing(
    body: Any, named: str, address: str
) -> None:
    async def try_it() -> None:
        async with visitor(address) as wu:
            await register(wu, f"Bad {uuid4().hex[:12]}")
            await put(wu, CHOSEN)
            answer = await put(wu, body)
            assert told(answer) == (422, "malformed")
            message = answer.json()["error"]["message"]
            assert message.startswith(named)
            assert len(message) < 200
            assert "\n" not in message
            assert await kept(wu.client) == CHOSEN

    asyncio.run(try_it())


def test_too_much_is_refused(address: str) -> None:
    async def try_it() -> None:
        async with visitor(address) as wu:
            await register(wu, "Much")
            assert told(await put(wu, {"felt": "x" * 200_000})) == (413, "too_large")
            assert await kept(wu.client) is None

    asyncio.run(try_it())


def test_a_guest_keeps_them_in_the_browser(address: str) -> None:
    async def try_it() -> None:
        async with visitor(address) as wu, stranger(address) as nobody:
            for answer in (await wu.client.get(PATH), await put(wu, CHOSEN)):
                assert told(answer) == (409, "account")
                assert "stay in the browser" in answer.json()["error"]["message"]
            assert told(await nobody.get(PATH)) == (401, "no_session")
            assert told(await nobody.put(PATH, json=CHOSEN)) == (401, "no_session")

    asyncio.run(try_it())


def test_another_page_cannot_change_them(address: str) -> None:
    async def try_it() -> None:
        async with visitor(address) as wu:
            await register(wu, "Guarded")
            assert told(await wu.client.put(PATH, json=CHOSEN)) == (403, "csrf")
            assert told(
                await wu.client.put(
                    PATH,
                    json=CHOSEN,
                    headers={"X-CSRF-Token": wu.me["csrf"], "Origin": "https://elsewhere.example"},
                )
            ) == (403, "origin")
            assert await kept(wu.client) is None

    asyncio.run(try_it())


def test_each_account_has_its_own(address: str) -> None:
    async def try_it() -> None:
        async with visitor(address) as one, visitor(address) as other:
            await register(one, "Own one")
            await register(other, "Own other")
            answers = await asyncio.gather(
                *(put(one, {"felt": felt}) for felt in ("blue", "wine", "plum")), put(other, {"felt": "grey"})
            )
            assert all(answer.status_code == 200 for answer in answers)
            assert await kept(other.client) == {"felt": "grey"}
            assert (await kept(one.client))["felt"] in ("blue", "wine", "plum")

    asyncio.run(try_it())
