"""One's own account: another password, the sessions, everything as a file, and its end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import server
from tests.server.visitor import OPEN, PATIENCE, PERSON, Visitor, first, visitor
from upperhand.server.accounts.deletion import NOBODY

OLD, NEW = "a long password", "another password"


async def account(who: Visitor, name: str) -> None:
    answer = await who.post("/api/accounts", {"name": name, "password": OLD})
    assert answer.status_code == 201, answer.text
    who.me = answer.json()


async def log_in(who: Visitor, name: str, password: str = OLD) -> int:
    answer = await who.post("/api/login", {"name": name, "password": password})
    who.me = answer.json() if answer.status_code == 200 else who.me
    return int(answer.status_code)


def test_a_new_password_ends_the_other_sessions(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as home, visitor(address) as away, visitor(address) as other:
            await account(home, "Ann")
            assert await log_in(away, "Ann") == 200
            wrong = await home.post("/api/me/password", {"password": NEW, "new_password": NEW})
            weak = await home.post("/api/me/password", {"password": OLD, "new_password": "aaaaaaaa"})
            assert (wrong.status_code, weak.status_code) == (403, 422)
            changed = await home.post("/api/me/password", {"password": OLD, "new_password": NEW})
            assert changed.status_code == 200
            assert (await away.client.get("/api/me")).json() is None
            assert (await home.client.get("/api/me")).json()["name"] == "Ann"
            assert await log_in(other, "Ann", OLD) == 401
            assert await log_in(other, "Ann", NEW) == 200

    with server(tmp_path) as address:
        asyncio.run(play(address))


def test_a_person_sees_and_ends_their_sessions(tmp_path: Path) -> None:
    async def sessions(who: Visitor) -> list[Any]:
        return list((await who.client.get("/api/me/sessions")).json()["sessions"])

    async def play(address: str) -> None:
        async with visitor(address) as home, visitor(address) as away, visitor(address, "Bo") as bo:
            away.client.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
            await account(home, "Ann")
            await log_in(away, "Ann")
            found = await sessions(home)
            assert [each["here"] for each in found] == [False, True]
            assert found[0]["browser"] == "Firefox, Linux"
            code = await away.create(timer=0)
            async with away.socket(code) as talk:
                await talk.until("room")
                strange = await bo.post("/api/me/sessions/end", {"id": found[0]["id"]})
                assert strange.status_code == 404
                assert (await home.post("/api/me/sessions/end", {"id": found[0]["id"]})).status_code == 204
                with pytest.raises(ConnectionClosed) as closed:
                    await talk.until("closed")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
            assert len(await sessions(home)) == 1
            await log_in(away, "Ann")
            assert (await home.post("/api/me/sessions/end")).status_code == 204
            assert (await away.client.get("/api/me")).json() is None

    with server(tmp_path) as address:
        asyncio.run(play(address))


def test_a_deleted_account_leaves_games_of_others_without_its_name(database: str) -> None:
    async def played(ann: Visitor, bo: Visitor) -> tuple[str, str]:
        code = await ann.create(seats=[PERSON, OPEN], timer=0, games=3)
        await bo.post(f"/api/rooms/{code}/join")
        async with ann.socket(code) as mine, bo.socket(code) as theirs:
            over, _ = await asyncio.gather(mine.play(first), theirs.play(first))
        return code, over["record_id"]

    async def play(address: str) -> None:
        async with visitor(address) as ann, visitor(address, "Bo") as bo, asyncio.timeout(PATIENCE):
            await account(ann, "Annabel")
            code, record = await played(ann, bo)
            told = (await ann.client.get("/api/history/data.json")).json()
            assert (len(told["history"]), len(told["sessions"])) == (1, 1)
            assert "hash" not in str(told)
            assert (await ann.post("/api/me/delete", {"password": NEW})).status_code == 403
            assert (await ann.post("/api/me/delete", {"password": OLD})).status_code == 204
            assert (await ann.client.get("/api/me")).json() is None
            room = (await bo.client.get(f"/api/rooms/{code}")).json()
            assert room["seats"][0]["kind"] == "computer"
            assert room["host"] == NOBODY
            shown = (await bo.client.get(f"/api/records/{record}")).json()
            assert shown["names"] == [NOBODY, "Bo"]
            mine = (await bo.client.get("/api/records")).text
            assert "Annabel" not in mine + str(room) + str(shown)
            assert (await bo.client.get("/api/leaderboard")).text.count("Annabel") == 0
            assert await log_in(ann, "Annabel") == 401
        async with visitor(address, "Annabel"):
            pass  # the name is free again

    with server(Path(), database_url=database) as address:
        asyncio.run(play(address))


def test_a_guest_may_go_for_good_too(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Shy") as shy:
            assert (await shy.post("/api/me/delete")).status_code == 204
            assert (await shy.client.get("/api/me")).json() is None

    asyncio.run(play())
