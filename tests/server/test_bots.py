"""Bots: accounts that programs play with a token, what others see of them, and what they do to ratings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, inspect, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import server
from tests.server.test_own_account import OLD, account
from tests.server.visitor import COMPUTER, OPEN, PATIENCE, PERSON, Message, Talk, Visitor, first, visitor
from upperhand.server.accounts.accounts import MOST_BOTS
from upperhand.server.accounts.deletion import NOBODY
from upperhand.server.accounts.tokens import MOST_TOKENS, PREFIX
from upperhand.server.web.limits import MOST, RATES


class Bot:
    """A program: it has a token, and neither cookie nor CSRF token."""

    def __init__(self, client: httpx.AsyncClient, bot_id: str, token: str) -> None:
        self.client = client
        self.id = bot_id
        self.token = token

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.client.post(path, json=body if body is not None else {})

    @asynccontextmanager
    async def socket(self, code: str) -> AsyncIterator[Talk]:
        address = str(self.client.base_url).replace("http", "ws", 1).rstrip("/")
        headers = {"Authorization": self.client.headers["Authorization"]}
        async with connect(
            f"{address}/api/rooms/{code}/socket",
            additional_headers=headers,
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            talk = Talk(socket)
            await talk.say("hello", v=2)
            yield talk


async def make_token(owner: Visitor, bot_id: str, name: str = "laptop") -> str:
    answer = await owner.post(f"/api/me/bots/{bot_id}/tokens", {"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def make_bot(owner: Visitor, name: str) -> str:
    answer = await owner.post("/api/me/bots", {"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@asynccontextmanager
async def program(owner: Visitor, name: str) -> AsyncIterator[Bot]:
    """A new bot of that person, and a program that has its token."""
    bot_id = await make_bot(owner, name)
    token = await make_token(owner, bot_id)
    headers = {"Authorization": f"Bearer {token}"}
    address = str(owner.client.base_url)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers) as client:
        yield Bot(client, bot_id, token)


@asynccontextmanager
async def owner(address: str, name: str) -> AsyncIterator[Visitor]:
    async with visitor(address, name) as found:
        await account(found, name)
        yield found


async def listed(who: Visitor) -> list[Message]:
    return list((await who.client.get("/api/me/bots")).json()["bots"])


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"]["message"])


def test_a_token_is_told_once_and_only_its_hash_is_kept(database: str) -> None:
    async def play(address: str) -> str:
        async with owner(address, "Ann") as ann, program(ann, "Deep Ann") as bot:
            assert bot.token.startswith(PREFIX)
            [told] = await listed(ann)
            assert (told["name"], [token["name"] for token in told["tokens"]]) == ("Deep Ann", ["laptop"])
            assert told["tokens"][0]["used"] is None
            me = (await bot.client.get("/api/me")).json()
            assert (me["name"], me["bot"], me["guest"], me["csrf"]) == ("Deep Ann", True, False, "")
            [told] = await listed(ann)
            assert told["tokens"][0]["used"] is not None
            assert bot.token not in str(await listed(ann))
            kept = (await ann.client.get("/api/history/data.json")).json()
            assert kept["bots"] == [{"name": "Deep Ann", "tokens": ["laptop"]}]
            assert bot.token not in str(kept)
            return bot.token

    with server(Path(), database_url=database) as address:
        token = asyncio.run(play(address))
    url = (
        f"sqlite:///{database}"
        if "://" not in database
        else database.replace("postgresql", "postgresql+psycopg", 1)
    )
    engine = create_engine(url)
    with engine.connect() as connection:
        for table in inspect(engine).get_table_names():
            rows = connection.execute(text(f"SELECT * FROM {table}")).all()
            assert token.removeprefix(PREFIX) not in str(rows), table
    engine.dispose()


def test_a_revoked_token_lets_nobody_in(address: str) -> None:
    async def play() -> None:
        async with owner(address, "Revoker") as ann, program(ann, "Revoked") as bot:
            [told] = await listed(ann)
            code = (await bot.post("/api/rooms", room(bots=True))).json()["code"]
            async with bot.socket(code) as talk:
                await talk.until("room")
                path = f"/api/me/bots/{bot.id}/tokens/{told['tokens'][0]['id']}/revoke"
                async with visitor(address, "Nosy") as nosy:
                    assert problem(await nosy.post(path)) == (404, "this bot has no such token")
                assert (await ann.post(path)).status_code == 204
                with pytest.raises(ConnectionClosed) as closed:
                    await talk.until("closed")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
            refused = await bot.client.get("/api/rooms/mine")
            assert refused.status_code == 401
            assert refused.headers["www-authenticate"] == "Bearer"
            assert problem(refused)[1].startswith("nobody knows this token")
            assert problem(await bot.client.get("/api/me"))[0] == 401
            with pytest.raises(ConnectionClosed) as closed:
                async with bot.socket(code) as talk:
                    await talk.until("room")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            assert closed.value.rcvd.reason.startswith("nobody knows this token")

    asyncio.run(play())


def room(**wanted: Any) -> Message:
    """A request for a room whose first seat is that of the sender."""
    seats = [PERSON, *[COMPUTER] * 3]
    return {"game": "big_two", "seats": seats, "timer": 0, **wanted}


def test_only_an_account_has_bots_and_not_too_many(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Guesty") as guest:
            assert problem(await guest.post("/api/me/bots", {"name": "Mine"})) == (
                403,
                "only somebody with an account can have bots",
            )
        async with owner(address, "Collector") as ann:
            bots = [await make_bot(ann, f"Number {number}") for number in range(MOST_BOTS)]
            more = await ann.post("/api/me/bots", {"name": "One more"})
            assert problem(more) == (409, f"you have {MOST_BOTS} bots already; delete one first")
            for number in range(MOST_TOKENS):
                await make_token(ann, bots[0], f"place {number}")
            more = await ann.post(f"/api/me/bots/{bots[0]}/tokens", {"name": "another"})
            assert problem(more) == (409, f"this bot has {MOST_TOKENS} tokens already; revoke one first")
            taken = await ann.post("/api/me/bots", {"name": "Number 1"})
            assert taken.status_code == 409
            assert (await ann.post(f"/api/me/bots/{bots[1]}/delete")).status_code == 204
            assert await make_bot(ann, "Number 1") not in bots  # the name is free again
            async with visitor(address, "Other") as other:
                answer = await other.post(f"/api/me/bots/{bots[0]}/tokens", {"name": "mine"})
                assert problem(answer) == (404, "you have no such bot")
                assert (await other.post(f"/api/me/bots/{bots[0]}/delete")).status_code == 404

    asyncio.run(play())


def test_nobody_logs_in_as_a_bot(address: str) -> None:
    async def play() -> None:
        async with owner(address, "Locksmith") as ann, program(ann, "Locked") as bot, visitor(address) as wu:
            answer = await wu.post("/api/login", {"name": "Locked", "password": OLD})
            assert answer.status_code == 401
            for path in (
                "/api/me/bots",
                "/api/me/delete",
                "/api/me/password",
                "/api/evenings",
                "/api/logout",
            ):
                body = {"name": "x", "game": "big_two", "password": OLD, "new_password": OLD}
                answer = await bot.post(path, {} if path == "/api/logout" else body)
                assert answer.status_code in (403, 422), path
            assert problem(await bot.post("/api/me/bots", {"name": "Child"})) == (
                403,
                "a bot cannot do this: it can only find tables and play",
            )
            basic = {"Authorization": "Basic eDp5"}  # of a proxy, and no token
            assert (await wu.client.get("/api/me", headers=basic)).json()["name"] == "Wu"

    asyncio.run(play())


def test_a_bot_sits_where_the_host_allows_it_and_everybody_sees_it(address: str) -> None:
    async def play() -> None:
        seats = [PERSON, OPEN, OPEN]
        async with (
            visitor(address, "Hostess") as host,
            owner(address, "Maker") as ann,
            program(ann, "Visible") as bot,
        ):
            code = await host.create(seats=seats, timer=0, begins="host", rated=False)
            joining = f"/api/rooms/{code}/join"
            assert problem(await bot.post(joining)) == (403, "the host does not want bots at this table")
            async with host.socket(code) as talk:
                await talk.say("bots", on=True)
                await talk.until("room", lambda message: message["bots"])
                assert (await bot.post(joining)).status_code == 200
                told = await talk.until("room", lambda message: message["seats"][1]["kind"] == "person")
                assert [seat["bot"] for seat in told["seats"]] == [False, True, False]
                lobby = (await ann.client.get("/api/rooms")).json()["rooms"]
                shown = next(each for each in lobby if each["code"] == code)
                assert (shown["bots"], shown["host_bot"], shown["seats"][1]["bot"]) == (True, False, True)
                profile = (await host.client.get("/api/profile/Visible")).json()
                assert (profile["owner"], profile["guest"]) == ("Maker", False)
                assert (await host.client.get("/api/profile/Maker")).json()["owner"] is None
                await talk.say("bots", on=False)
                told = await talk.until("room", lambda message: not message["bots"])
                assert told["seats"][1]["kind"] == "open"
                await talk.say("begin")
                await talk.until("view")
                await talk.say("bots", on=True)
                assert (await talk.until("refused"))["reason"]["code"] == "room_has_started"

    asyncio.run(play())


def test_at_a_rated_table_a_bot_is_kept_from_its_owner_and_its_kin(address: str) -> None:
    async def play() -> None:
        async with (
            owner(address, "Father") as ann,
            program(ann, "Son") as son,
            program(ann, "Daughter") as daughter,
        ):
            rated = await ann.create(seats=[PERSON, OPEN], bots=True, begins="host")
            why = "at a rated table a bot cannot play with its owner, or with another bot of its owner"
            assert problem(await son.post(f"/api/rooms/{rated}/join")) == (403, why)
            casual = await ann.create(seats=[PERSON, OPEN, OPEN], bots=True, rated=False)
            assert (await son.post(f"/api/rooms/{casual}/join")).status_code == 200
            made = await son.post("/api/rooms", room(seats=[PERSON, OPEN, OPEN], bots=True))
            assert made.json()["host_bot"] is True
            joining = f"/api/rooms/{made.json()['code']}/join"
            assert problem(await daughter.post(joining)) == (403, why)
            assert problem(await ann.post(joining)) == (403, why)

    asyncio.run(play())


async def play_out(*players: tuple[Visitor | Bot, str]) -> Message:
    """All of them play to the end of a game; its result."""

    async def one(who: Visitor | Bot, code: str) -> Message:
        async with who.socket(code) as talk:
            return await talk.play(first)

    results = await asyncio.gather(*(one(who, code) for who, code in players))
    return results[0]


async def rating(who: Visitor | Bot, name: str) -> tuple[int, int] | None:
    """Rating and games of somebody in Big Two."""
    games = (await who.client.get(f"/api/profile/{name}")).json()["games"]
    return (games[0]["rating"], games[0]["played"]) if games else None


def test_bots_are_rated_apart_and_change_nobody_else(database: str) -> None:
    async def board(who: Visitor, **wanted: str) -> list[str]:
        found = (await who.client.get("/api/leaderboard", params=wanted)).json()
        return sorted(row["name"] for row in found["rows"])

    async def play(address: str) -> None:
        async with (
            owner(address, "Ann") as ann,
            owner(address, "Bo") as bo,
            program(bo, "Bobot") as bot,
        ):
            two = await ann.create(seats=[PERSON, OPEN], bots=True, timer=0)
            assert (await bot.post(f"/api/rooms/{two}/join")).status_code == 200
            over = await play_out((ann, two), (bot, two))
            assert await rating(ann, "Ann") is None  # she met nobody but a bot
            alone = await rating(ann, "Bobot")
            assert alone is not None
            assert (alone[0] > 1200) == (over["scores"][1] > 0)
            statistics = (await ann.client.get("/api/history/statistics")).json()["games"]
            assert statistics == []
            [record] = (await ann.client.get("/api/records")).json()["records"]
            assert (record["names"], record["bots"]) == (["Ann", "Bobot"], [False, True])
            [own] = (await bot.client.get("/api/records")).json()["records"]
            assert own["id"] == record["id"]
            shown = (await ann.client.get(f"/api/records/{record['id']}")).json()
            assert shown["bots"] == [False, True]
            game = (await ann.client.get(f"/api/embed/{record['id']}")).json()
            assert game["bots"] == [False, True]

            four = await ann.create(seats=[PERSON, OPEN, COMPUTER], bots=True, timer=0)
            assert (await bot.post(f"/api/rooms/{four}/join")).status_code == 200
            await play_out((ann, four), (bot, four))
            assert (await rating(ann, "Ann") or (0, 0))[1] == 1  # with a level, and as if without the bot
            assert (await rating(ann, "Bobot") or (0, 0))[1] == 2
            assert await board(ann) == ["Ann"]
            assert await board(ann, bots="true") == ["Bobot"]
            [facts] = (await ann.client.get("/api/profile/Ann")).json()["games"]
            assert [each["level"] for each in facts["by_level"]] == ["Beginner"]

    with server(Path(), database_url=database) as address:
        asyncio.run(play(address))


def test_the_end_of_an_account_is_that_of_its_bots(database: str) -> None:
    async def play(address: str) -> None:
        async with owner(address, "Ann") as ann, visitor(address, "Bo") as bo, program(ann, "Orphan") as bot:
            code = await bo.create(seats=[PERSON, OPEN], bots=True, timer=0, games=2)
            await bot.post(f"/api/rooms/{code}/join")
            over = await play_out((bo, code), (bot, code))
            async with bot.socket(code) as talk:
                await talk.until("over")
                assert (await ann.post("/api/me/delete", {"password": OLD})).status_code == 204
                with pytest.raises(ConnectionClosed):
                    await talk.until("closed")
            assert (await bot.client.get("/api/me")).status_code == 401
            assert (await bo.client.get("/api/profile/Orphan")).status_code == 404
            seats = (await bo.client.get(f"/api/rooms/{code}")).json()["seats"]
            assert (seats[1]["kind"], seats[1]["bot"]) == ("computer", False)
            shown = (await bo.client.get(f"/api/records/{over['record_id']}")).json()
            assert (shown["names"], shown["bots"]) == (["Bo", NOBODY], [False, True])
            assert (await bo.client.get("/api/leaderboard", params={"bots": "true"})).json()["rows"] == []

    with server(Path(), database_url=database) as address:
        asyncio.run(play(address))


def test_a_bot_comes_back_after_a_restart_and_is_still_one(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str]:
        async with owner(address, "Ann") as ann, program(ann, "Lasting") as bot:
            made = await bot.post("/api/rooms", room(seats=[PERSON, OPEN], bots=True))
            return made.json()["code"], bot.token

    async def go_on(address: str, code: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers) as client:
            [mine] = (await client.get("/api/rooms/mine")).json()["rooms"]
            assert (mine["code"], mine["host_bot"], mine["bots"], mine["your_seat"]) == (code, True, True, 0)
            assert mine["seats"][0]["bot"] is True

    with server(tmp_path) as address:
        code, token = asyncio.run(begin(address))
    with server(tmp_path) as address:
        asyncio.run(go_on(address, code, token))


def test_a_bot_gets_no_hints(address: str) -> None:
    async def play() -> None:
        async with owner(address, "Teacher") as ann, program(ann, "Pupil") as bot:
            code = (await bot.post("/api/rooms", room())).json()["code"]
            async with bot.socket(code) as talk:
                await talk.until("view", lambda view: view["legal"])
                await talk.say("hint")
                assert (await talk.until("refused"))["reason"]["code"] == "no_hints_for_bots"

    asyncio.run(play())


def test_every_token_has_limits(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with owner(address, "Ann") as ann, program(ann, "Hasty") as bot:
            many = RATES["token"].burst + 200
            answers = await asyncio.gather(*(bot.client.get("/api/rooms/mine") for _ in range(many)))
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert problem(refused[0])[1].startswith("that is too fast")
            assert (await ann.client.get("/api/rooms/mine")).status_code == 200  # its owner is another client

    async def open_many(address: str) -> None:
        async with owner(address, "Bo") as bo, program(bo, "Many") as bot:
            code = (await bot.post("/api/rooms", room())).json()["code"]
            sockets = [bot.socket(code) for _ in range(MOST["sockets_of_token"])]
            for each in sockets:
                await (await each.__aenter__()).until("room")
            with pytest.raises(ConnectionClosed) as closed:
                async with bot.socket(code) as talk:
                    await talk.until("room")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            for each in sockets:
                await each.__aexit__(None, None, None)

    async def try_tokens(address: str) -> None:
        headers = {"Authorization": f"Bearer {PREFIX}guess"}
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers) as client:
            many = RATES["bad_token"].burst + 100
            answers = await asyncio.gather(*(client.get("/api/me") for _ in range(many)))
            assert {answer.status_code for answer in answers} == {401, 429}

    with server(tmp_path, rate_limits=True) as address:
        asyncio.run(open_many(address))
        asyncio.run(play(address))
        asyncio.run(try_tokens(address))
