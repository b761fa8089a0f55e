"""Accounts: made from guests, usable from anywhere, and hard to guess."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import server
from tests.server.visitor import PATIENCE, Visitor, first, visitor
from upperhand.server.accounts.passwords import Passwords
from upperhand.server.web.limits import RATES

PASSWORD = "correct horse"


@asynccontextmanager
async def stranger(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that the server does not know."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        yield client


async def ask_to_register(wu: Visitor, name: str, password: str = PASSWORD) -> httpx.Response:
    return await wu.post("/api/accounts", {"name": name, "password": password})


async def register(wu: Visitor, name: str) -> None:
    answer = await ask_to_register(wu, name)
    assert answer.status_code == 201, answer.text
    wu.me = answer.json()


def told(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_guest_keeps_its_games_as_an_account_and_on_another_device(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Guest") as wu, stranger(address) as phone:
            guest = wu.me
            async with wu.socket(await wu.create()) as talk:
                over = await talk.play(first)
            await register(wu, "Keeper")
            assert (wu.me["id"], wu.me["name"], wu.me["guest"]) == (guest["id"], "Keeper", False)
            await phone.post("/api/login", json={"name": "keeper", "password": PASSWORD})
            for client in (wu.client, phone):
                assert (await client.get("/api/me")).json()["id"] == guest["id"]
                (mine,) = (await client.get("/api/records")).json()["records"]
                assert mine["id"] == over["record_id"]

    asyncio.run(play())


def test_a_seat_stays_ones_own_while_the_account_is_made(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Guest") as wu:
            code = await wu.create(timer=0)
            async with wu.socket(code) as talk:
                await register(wu, "Seated")
                await talk.play(first)
            async with wu.socket(code) as talk:
                assert (await talk.until("room"))["you"]["seat"] == 0

    asyncio.run(play())


def test_an_account_can_be_made_without_playing_first(address: str) -> None:
    async def play() -> None:
        async with stranger(address) as client:
            made = await client.post("/api/accounts", json={"name": "Direct", "password": PASSWORD})
            assert made.status_code == 201
            assert (await client.get("/api/me")).json() == made.json()

    asyncio.run(play())


def test_to_log_in_and_to_register_give_a_new_session(address: str) -> None:
    """A person who knew the old cookie can do nothing with it."""

    async def play() -> None:
        async with visitor(address) as wu, stranger(address) as thief:
            old = wu.client.cookies["upperhand_session"]
            await register(wu, "Renewed")
            second = wu.client.cookies["upperhand_session"]
            again = await wu.post("/api/login", {"name": "Renewed", "password": PASSWORD})
            assert again.json()["csrf"] != wu.me["csrf"]
            for token in (old, second):
                headers = {"Cookie": f"upperhand_session={token}"}
                assert (await thief.get("/api/me", headers=headers)).json() is None
                assert told(await thief.get("/api/records", headers=headers)) == (401, "no_session")

    asyncio.run(play())


def test_a_cookie_that_nobody_knows_does_not_keep_one_out(address: str) -> None:
    """Such as one from before the database was another: the page has no token for it to send."""

    async def play() -> None:
        async with visitor(address) as wu, stranger(address) as elsewhere:
            cookie = f"upperhand_session={wu.client.cookies['upperhand_session']}"
            headers = {"Cookie": cookie, "X-CSRF-Token": wu.me["csrf"]}
            await elsewhere.post("/api/logout", json={}, headers=headers)
            assert (await wu.client.get("/api/me")).json() is None
            assert (await wu.client.post("/api/session", json={"name": "Wu"})).status_code == 200

    asyncio.run(play())


@pytest.mark.parametrize("name", ["Taken", "taken", "ＴＡＫＥＮ", " Taken "])
def test_a_name_belongs_to_one_account(name: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, visitor(address) as bo:
            await ask_to_register(wu, "Taken")  # by the first of these tests, or before
            assert told(await ask_to_register(bo, name)) == (409, "name_taken")
            assert (await bo.client.get("/api/me")).json()["guest"]

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a\x00b", "ﷺﷺ", "x" * 25])
def test_a_name_that_cannot_be_shown_or_kept_is_refused(name: str, client: httpx.Client) -> None:
    """The second is two characters, and many more once it is compared with other names."""
    for path in ("accounts", "login"):
        answer = client.post(f"/api/{path}", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 422


def test_a_guest_becomes_one_account_however_often_it_asks(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            body = [{"name": f"Twice {number}", "password": PASSWORD} for number in range(4)]
            answers = await asyncio.gather(*(wu.post("/api/accounts", each) for each in body))
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]

    asyncio.run(play())


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaa", "Password1", "Weakling 1"])
def test_a_password_that_is_guessed_at_once_is_refused(password: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            assert told(await ask_to_register(wu, "weakling 1", password)) == (422, "weak_password")
            assert (await wu.client.get("/api/me")).json()["guest"]

    asyncio.run(play())


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, stranger(address) as client:
            await register(wu, "Known")
            answers = [
                await client.post("/api/login", json={"name": name, "password": password})
                for name, password in (("Known", "wrong horse"), ("Unknown", PASSWORD))
            ]
            assert [told(answer) for answer in answers] == [(401, "wrong_password")] * 2
            assert answers[0].content == answers[1].content
            assert not client.cookies

    asyncio.run(play())


def test_without_an_account_the_same_work_is_done() -> None:
    """Otherwise the time of an answer tells which names there are."""

    async def compare() -> None:
        compared: list[str] = []

        class Counting(Passwords):
            def _verify(self, password_hash: str, password: str) -> bool:
                compared.append(password_hash)
                return super()._verify(password_hash, password)

        passwords = Counting()
        known = await passwords.hash(PASSWORD)
        assert await passwords.fits(known, PASSWORD)
        assert not await passwords.fits(None, PASSWORD)
        assert not await passwords.fits(None, "nobody's")
        assert not await passwords.fits("no hash at all", PASSWORD)
        passwords.close()
        costs = {each.rpartition("$")[0].rpartition("$")[0] for each in compared[:3]}
        assert len(compared) == 4
        assert len(costs) == 1

    asyncio.run(compare())


async def guesses(address: str, source: str, names: list[str]) -> set[tuple[int, Any]]:
    """Log-ins with a wrong password, all at once and from one address; how they were answered."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=transport) as client:
        bodies = [{"name": name, "password": "a guess"} for name in names]
        answers = await asyncio.gather(*(client.post("/api/login", json=body) for body in bodies))
        return {told(answer) for answer in answers}


def test_guessing_from_one_address_is_slowed_down(tmp_path: Path) -> None:
    async def play(address: str) -> set[tuple[int, Any]]:
        return await guesses(address, "127.0.0.1", [f"Name {at}" for at in range(4 * RATES["login"].burst)])

    with server(tmp_path, rate_limits=True) as address:
        answers = asyncio.run(play(address.replace("localhost", "127.0.0.1")))
    assert answers == {(401, "wrong_password"), (429, "rate_limited")}


def test_guessing_one_name_from_many_addresses_is_slowed_down(tmp_path: Path) -> None:
    """Each address does what it may."""

    async def play(address: str) -> set[tuple[int, Any]]:
        names = ["Victim"] * RATES["login"].burst
        answers = await asyncio.gather(
            *(guesses(address, f"127.0.0.{number}", names) for number in range(2, 22))
        )
        return set().union(*answers)

    with server(tmp_path, rate_limits=True) as address:
        answers = asyncio.run(play(address.replace("localhost", "127.0.0.1")))
    assert answers == {(401, "wrong_password"), (429, "rate_limited")}


def test_an_account_keeps_its_name(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            await register(wu, "Settled")
            headers = {"X-CSRF-Token": wu.me["csrf"]}
            answer = await wu.client.patch("/api/me", json={"name": "Another"}, headers=headers)
            assert told(answer) == (409, "account")
            answer = await wu.client.patch("/api/me", json={"language": "nl"}, headers=headers)
            assert (answer.json()["name"], answer.json()["language"]) == ("Settled", "nl")

    asyncio.run(play())


def test_no_password_is_shown(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            long = "secret horse " * 20
            answer = await wu.post("/api/accounts", {"name": "Quiet", "password": long})
            assert answer.status_code == 422
            assert "secret" not in answer.text

    asyncio.run(play())
