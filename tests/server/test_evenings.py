"""Evenings of clubs over real sockets: rounds, directors, closed deals, standings, and what survives."""

import asyncio
import csv
import io
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from tests.conftest import scaled
from tests.server.club import (
    USUAL,
    director,
    done,
    made,
    members,
    play_evening,
    play_round,
    refused,
    shown,
    until,
)
from tests.server.crowd import Kills
from tests.server.running import ServerProcess, server
from tests.server.test_storage import with_database
from tests.server.visitor import Message, Talk, Visitor, first, visitor
from upperhand import Record
from upperhand.server.storage.queries import Queries


def soon(seconds: float = 0.5) -> str:
    return (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat()


async def all_play(people: list[Visitor], code: str) -> None:
    await asyncio.gather(*(play_evening(who, code) for who in people))


def points_of(results: Message) -> Iterator[tuple[int, Message]]:
    return ((person["number"], board) for person in results["people"] for board in person["boards"])


@pytest.mark.parametrize(("game", "count"), [("big_two", 8), ("rikken", 9)])
def test_a_whole_evening(game: str, count: int, database: str, tmp_path: Path) -> None:
    """All tables play the same deals; the standings are those that the records give."""

    async def play(address: str) -> None:
        async with director(address) as chair:
            code = await made(chair, game)
            async with members(address, code, count) as people:
                await done(chair, code, "start")
                await all_play(people, code)
            results = await shown(chair, code, "/results")
            assert len(results["people"]) == count
            assert all(len(person["boards"]) == 4 for person in results["people"])
            await check(chair, results)
            past = (await chair.client.get("/api/evenings")).json()["past"]
            assert [(each["code"], each["people"]) for each in past] == [(code, count)]

    async def check(chair: Visitor, results: Message) -> None:
        records: dict[str, Record] = {}
        for _, board in points_of(results):
            if board["record_id"] not in records:
                answer = await chair.client.get(f"/api/records/{board['record_id']}/download")
                records[board["record_id"]] = Record.from_json(answer.text)
        tables = -(-count // 4)
        deals: dict[tuple[int, int], set[str]] = {}
        scores: dict[tuple[int, int], dict[int, tuple[int, ...]]] = {}
        for _, board in points_of(results):
            record, at = records[board["record_id"]], (board["round"], board["board"])
            dealt = [str(hand) for hand in record.start().dealt]
            deals.setdefault(at, set()).add(str(dealt))
            scores.setdefault(at, {})[board["table"]] = record.scores or ()
        assert all(len(each) == 1 for each in deals.values()), "all tables have the same cards"
        assert len({next(iter(each)) for each in deals.values()}) == 4, "each deal is another one"
        assert all(len(each) == tables for each in scores.values())
        for person in results["people"]:
            total = 0.0
            for board in person["boards"]:
                made_of = scores[board["round"], board["board"]]
                mine = made_of[board["table"]][board["seat"]]
                others = [each[board["seat"]] for table, each in made_of.items() if table != board["table"]]
                assert board["points"] == mine
                assert sorted(each["points"] for each in board["others"]) == sorted(others)
                assert board["mean"] == pytest.approx(sum(others) / len(others), abs=0.01)
                total += mine - sum(others) / len(others)
            assert person["difference"] == pytest.approx(total, abs=0.01)
            better = [
                other for other in results["people"] if other["difference"] > person["difference"] + 0.005
            ]
            assert person["place"] >= 1 + len(better)

    with server(tmp_path, database_url=database) as address:
        asyncio.run(play(address))


def test_a_director_and_a_member_who_never_come_block_nothing(tmp_path: Path) -> None:
    """It starts at its time; a computer plays for the missing, and counts as average at best."""

    async def play(address: str) -> None:
        async with director(address) as chair:
            code = await made(chair, starts_at=soon(10))
        async with members(address, code, 2) as (wu, di):
            await play_evening(wu, code)
            results = await shown(wu, code, "/results")
            found = {person["name"]: person for person in results["people"]}
            assert all(board["by_computer"] for board in found["P2"]["boards"])
            assert all(board["difference"] <= 0 for board in found["P2"]["boards"])
            assert len(found["P2"]["boards"]) == 2, "who stayed away is not seated in the next round"
            assert len(found["P1"]["boards"]) == 4
            assert not any(board["by_computer"] for board in found["P1"]["boards"])
            assert (await shown(di, code))["you"]["state"] == "out"

    with server(tmp_path, grace=15.0) as address:
        asyncio.run(play(address))


def test_an_evening_to_which_nobody_comes_is_over(address: str) -> None:
    async def wait() -> None:
        async with director(address, "Lonely") as chair:
            code = await made(chair, starts_at=soon())
            over = await until(chair, code, lambda found: found["phase"] == "over")
            assert (over["round"], over["standings"]) == (0, [])
            listed = (await chair.client.get("/api/evenings")).json()
            assert code not in [each["code"] for kind in listed.values() for each in kind]

    asyncio.run(wait())


def test_a_server_that_is_killed_goes_on_with_the_evening(database: str) -> None:
    """Killed at random moments: every deal has one result at every table, and nobody is seated twice."""
    codes: list[str] = []
    rounds = kills = scaled(2, 4)

    async def play(running: ServerProcess) -> None:
        fate = Kills(running, kills, rng=Random(5))
        async with director(running.address) as chair:
            code = await made(chair, "rikken", rounds=rounds)
            codes.append(code)
            async with members(running.address, code, 5) as people:
                await done(chair, code, "start")
                plays = (play_evening(who, code, lambda _: fate.message()) for who in people)
                await asyncio.gather(*plays)
                assert fate.kills == kills
                results = await shown(chair, code, "/results")
        assert all(len(person["boards"]) == 2 * rounds for person in results["people"])
        assert all(board["mean"] is not None for _, board in points_of(results))
        assert not any(board["by_computer"] for _, board in points_of(results))

    async def check(_: object, queries: Queries) -> None:
        stored = await queries.evening_results(codes[0])
        at = [(each.round, each.board, each.table, each.seat) for each in stored]
        assert len(at) == len(set(at)) == rounds * 2 * 2 * 4
        tables = await queries.evening_tables(codes[0])
        for number in range(1, rounds + 1):
            seated = [who for each in tables if each.round == number for who in each.seats if who is not None]
            assert sorted(seated) == [1, 2, 3, 4, 5]

    with ServerProcess(database) as running:
        asyncio.run(play(running))
    with_database(database, check)


def test_time_that_was_over_while_the_server_was_down(tmp_path: Path) -> None:
    """Computers finish the running game; deals that were not begun are not played at that table."""
    file = tmp_path / "playroom.db"

    async def play(running: ServerProcess) -> None:
        async with director(running.address) as chair:
            code = await made(chair, rounds=1, games=3)
            async with members(running.address, code, 1) as (wu,):
                await done(chair, code, "start")
                room = (await shown(wu, code, "/now"))["you"]["room"]
                async with wu.socket(room) as talk:
                    await talk.until("view", lambda view: view["legal"])
                running.kill()
                with sqlite3.connect(file) as stored:
                    stored.execute("UPDATE evenings SET deadline = '2026-01-01 00:00:00.000000'")
                running.start()
                over = await until(wu, code, lambda found: found["phase"] == "over")
                assert over["ended_at"]
                boards = (await shown(wu, code, "/results"))["people"][0]["boards"]
                assert [board["board"] for board in boards] == [1]
                assert boards[0]["by_computer"]

    with ServerProcess(str(file)) as running:
        asyncio.run(play(running))


# --- nobody sees a deal that others still play ---


async def whole_board(talk: Talk, numbers: dict[Talk, Message]) -> None:
    """Plays one game to its end."""
    numbers[talk] = await talk.play(first)


def test_deals_stay_closed_until_the_round_is_over_everywhere(address: str) -> None:
    async def play() -> None:
        async with director(address, "Closed") as chair, AsyncExitStack() as staying:
            code = await made(chair, rounds=1, games=2)
            people = await staying.enter_async_context(members(address, code, 5))
            table = (await done(chair, code, "start"))["tables"][0]["seats"]
            rooms = [(await shown(who, code, "/now"))["you"]["room"] for who in people]
            here = [
                who for number, who in enumerate(people, 1) if number in [each["number"] for each in table]
            ]
            there = [who for who in people if who not in here]
            room = next(found for who, found in zip(people, rooms, strict=True) if who in here)
            talks = [await staying.enter_async_context(who.socket(room)) for who in here]
            over: dict[Talk, Message] = {}
            await asyncio.gather(*(whole_board(talk, over) for talk in talks))
            result = over[talks[0]]
            assert result["hands"] == result["dealt"] == [[], [], [], []]
            assert result["reasons"] == []
            await closed(result["record_id"], room, here, there)
            for number in range(5):
                assert (await shown(people[number], code, "/results"))["people"][0]["boards"] == []
            standings = (await shown(there[0], code))["standings"]
            assert {(each["boards"], each["points"]) for each in standings} == {(0, 0)}
            tables = (await shown(there[0], code))["tables"]
            assert [each["room"] for each in tables if each["room"]] == [
                found for who, found in zip(people, rooms, strict=True) if who is there[0]
            ]
            for talk in talks:
                await talk.say("next")
            ends = (play_round(talk, lambda _: None) for talk in talks)
            await asyncio.gather(*ends, all_play(there, code))
            opened = await until(chair, code, lambda found: found["phase"] == "over")
            assert all(each["boards"] == 2 for each in opened["standings"])
            again = await talks[0].until("over", lambda message: any(message["dealt"]))
            assert len(again["dealt"][0]) == 13
            answer = await here[0].client.get(f"/api/records/{result['record_id']}")
            assert answer.status_code == 200
            sheet = (await there[0].client.get(f"/api/rooms/{room}/sheet")).json()
            assert len(sheet["lines"]) == 2

    async def closed(record_id: str, room: str, here: list[Visitor], there: list[Visitor]) -> None:
        for who in (here[0], there[0]):
            for path in ("", "/download", "/review"):
                assert (await who.client.get(f"/api/records/{record_id}{path}")).status_code == 404
            assert (await who.client.get("/api/records")).json()["records"] == []
            assert (await who.client.get("/api/history/games.jsonl")).text == ""
            for shared in ("/embed/{}", "/api/embed/{}", "/api/pictures/review/{}.png"):
                assert (await who.client.get(shared.format(record_id))).status_code == 404
            analysed = await who.post("/api/analyse/record", {"record_id": record_id, "ply": 0})
            assert analysed.status_code == 404
            seats = [{"kind": "person"}, *[{"kind": "computer"}] * 3]
            start = {"game": "big_two", "seats": seats, "start": {"record_id": record_id}}
            assert (await who.post("/api/rooms", start)).status_code == 404
            assert (await who.client.get(f"/review/{record_id}")).status_code == 404
        assert len((await here[0].client.get(f"/api/rooms/{room}/sheet")).json()["lines"]) == 1
        assert (await there[0].client.get(f"/api/rooms/{room}/sheet")).json()["lines"] == []
        async with there[0].socket(room) as watching:
            await watching.until("room")
            await watching.say("sit", seat=0)
            await watching.until("refused")
            await watching.say("ping")
            await watching.until("pong")
            assert {message["type"] for message in watching.heard} == {"room", "refused", "pong"}
            assert all(not message["totals"] for message in watching.heard if message["type"] == "room")

    asyncio.run(play())


def test_a_deal_counts_when_all_tables_have_finished_it(address: str) -> None:
    """The other table, of computers alone, is soon ahead; its results are told with one's own."""

    async def play() -> None:
        async with director(address, "Live") as chair:
            code = await made(chair, rounds=1, games=2)
            async with members(address, code, 1) as (wu,):
                await done(chair, code, "start")
                async with wu.socket((await shown(wu, code, "/now"))["you"]["room"]) as talk:
                    await talk.play(first)
                    live = await until(wu, code, lambda found: found["standings"][0]["boards"] == 1)
                    assert live["phase"] == "playing"
                    boards = (await shown(wu, code, "/results"))["people"][0]["boards"]
                    assert [(each["board"], each["record_id"]) for each in boards] == [(1, None)]
                    assert len(boards[0]["others"]) == 1

    asyncio.run(play())


def test_what_is_not_decided_at_a_table(address: str) -> None:
    async def play() -> None:
        async with director(address, "Strict") as chair:
            code = await made(chair)
            await done(chair, code, "join")
            await done(chair, code, "start")
            room = (await shown(chair, code, "/now"))["you"]["room"]
            async with chair.socket(room) as talk:
                view = await talk.until("view", lambda view: view["legal"])
                place = talk.newest["room"]["evening"]
                assert (place["code"], place["round"], place["rounds"]) == (code, 1, 2)
                assert not talk.newest["room"]["daily"]
                for said, why in (
                    ({"kind": "hint"}, "evening_no_hints"),
                    ({"kind": "stand"}, "evening_decides"),
                    ({"kind": "hold"}, "evening_decides"),
                    ({"kind": "pace", "pace": "instant"}, "evening_decides"),
                    ({"kind": "level", "level": "Novice"}, "evening_decides"),
                    ({"kind": "shuffle"}, "evening_decides"),
                    ({"kind": "swap", "seat": (view["view"]["seat"] + 1) % 4}, "evening_decides"),
                ):
                    await talk.say(**said)
                    assert (await talk.until("refused"))["reason"]["code"] == why
                await done(chair, code, "pause")
                await talk.act(first(view), view)
                assert (await talk.until("refused"))["reason"]["code"] == "evening_is_paused"
                paused = await shown(chair, code)
                assert paused["paused"]
                await done(chair, code, "continue")
                await talk.act(first(view), view)
                await talk.until("event", lambda event: event["by"] == "person")

    asyncio.run(play())


# --- directors ---


def test_what_directors_may_do(address: str) -> None:
    async def play() -> None:
        async with director(address, "Boss") as chair, visitor(address, "Late") as late:
            code = await made(chair, games=1)
            async with members(address, code, 4) as people:
                for what in ("start", "pause", "continue", "end"):
                    assert await refused(people[0], code, what) == "evening_directors_only"
                assert await refused(chair, code, "pause") == "evening_not_running"
                assert await refused(chair, code, "remove", 9) == "evening_nobody"
                await done(people[3], code, "leave")
                assert [each["number"] for each in (await shown(chair, code))["people"]] == [1, 2, 3]
                await done(chair, code, "second", 1)
                await done(people[0], code, "start")
                assert await refused(chair, code, "start") == "evening_has_started"
                await done(late, code, "join")
                assert (await shown(late, code))["you"]["room"] is None, "plays from the next round on"
                await done(chair, code, "replace", 2)
                await done(people[0], code, "remove", 3)
                assert await refused(people[2], code, "join") == "evening_removed"
                await done(people[1], code, "join")
                names = {each["name"]: each["state"] for each in (await shown(chair, code))["people"]}
                assert names == {"P1": "in", "P2": "in", "P3": "removed", "Late": "in"}
                room = (await shown(people[0], code, "/now"))["you"]["room"]
                async with people[0].socket(room) as talk:
                    kinds = [seat["kind"] for seat in (await talk.until("room"))["seats"]]
                    assert sorted(kinds) == ["computer", "computer", "computer", "person"]
                await asyncio.gather(*(play_evening(who, code) for who in (people[0], people[1], late)))
                last = (await shown(chair, code, "/results"))["people"]
                found = {each["name"]: [board["round"] for board in each["boards"]] for each in last}
                assert found["P1"] == [1, 2]
                assert found["Late"] == [2]
                assert found["P2"] == [1, 2]
                assert found["P3"] == [1]
                assert await refused(late, code, "join") == "evening_too_late"
                assert await refused(chair, code, "end") == "evening_is_over"

    asyncio.run(play())


def test_an_evening_that_ends_early(address: str) -> None:
    """The running games are finished by computers, and no further round begins."""

    async def play() -> None:
        async with director(address, "Tired") as chair:
            code = await made(chair, rounds=5, games=3)
            async with members(address, code, 5) as people:
                await done(chair, code, "start")
                room = (await shown(people[0], code, "/now"))["you"]["room"]
                async with people[0].socket(room) as talk:
                    await talk.until("view")
                    await done(chair, code, "end")
                    await talk.until("over", lambda over: not over["more"])
                    await talk.say("take_over", on=False)
                    assert (await talk.until("refused"))["reason"]["code"] == "evening_time_is_over"
                over = await until(chair, code, lambda found: found["phase"] == "over")
                assert (over["round"], over["rounds"]) == (1, 1)
                assert {each["boards"] for each in over["standings"]} == {1}
            unplayed = await made(chair)
            assert (await done(chair, unplayed, "end"))["phase"] == "over"

    asyncio.run(play())


def test_a_paused_evening_stays_paused_after_a_restart(tmp_path: Path) -> None:
    async def play(running: ServerProcess) -> None:
        async with director(running.address) as chair:
            code = await made(chair, rounds=1, games=1)
            await done(chair, code, "join")
            await done(chair, code, "start")
            await done(chair, code, "pause")
            before = (await shown(chair, code))["left_ms"]
            running.kill()
            running.start()
            after = await shown(chair, code)
            assert (after["paused"], after["left_ms"], after["tables"][1]["over"]) == (True, before, False)
            await done(chair, code, "continue")
            await play_evening(chair, code)
            assert (await shown(chair, code))["phase"] == "over"

    with ServerProcess(str(tmp_path / "playroom.db")) as running:
        asyncio.run(play(running))


# --- requests ---


def test_bad_requests_get_one_sentence(address: str) -> None:
    async def ask() -> None:
        async with director(address, "Careful") as chair, visitor(address, "Guest") as guest:
            wanted = {**USUAL, "game": "big_two"}

            async def why(who: Visitor, **plan: object) -> str:
                answer = await who.post("/api/evenings", {**wanted, **plan})
                assert answer.status_code in (403, 409, 422), answer.text
                problem = answer.json()["error"]
                assert problem["message"]
                return str((problem["reason"] or problem)["code"])

            assert await why(guest) == "evening_needs_account"
            assert await why(chair, starts_at="2020-01-01T10:00:00Z") == "evening_bad_time"
            assert await why(chair, starts_at=soon(100 * 86_400)) == "evening_bad_time"
            assert await why(chair, name="a\u0007b") == "evening_bad_name"
            assert await why(chair, level="Nobody") == "spec"
            assert await why(chair, preset="nowhere") == "spec"
            for plan in ({"rounds": 13}, {"games": 0}, {"name": " "}, {"rest": -1}, {"timer": 301}, {"x": 1}):
                assert await why(chair, **plan) == "malformed"
            for _ in range(5):
                await made(chair)
            assert await why(chair) == "evening_too_many"
            assert await refused(chair, "ZZZZZZ", "join") == "evening_unknown"
            assert (await chair.client.get("/api/evenings/ZZZZZZ")).status_code == 404
            assert (await chair.client.get("/evening/ZZZZZZ")).status_code == 404

    asyncio.run(ask())


def test_joining_twice_equal_names_and_an_empty_start(address: str) -> None:
    async def ask() -> None:
        async with director(address, "Host") as chair, AsyncExitStack() as staying:
            code = await made(chair, private=True)
            assert await refused(chair, code, "start") == "evening_is_empty"
            wu, other = [await staying.enter_async_context(visitor(address, "Wu")) for _ in range(2)]
            assert await refused(wu, code, "leave") == "evening_not_joined"
            await done(wu, code, "join")
            await done(wu, code, "join")
            await done(other, code, "join")
            found = (await shown(other, code))["people"]
            assert [(each["name"], each["you"], each["here"]) for each in found] == [
                ("Wu", False, False),
                ("Wu 2", True, True),
            ]
            for who, expected in ((other, True), (chair, True)):
                listed = (await who.client.get("/api/evenings")).json()["coming"]
                assert (code in [each["code"] for each in listed]) is expected
            async with visitor(address, "Stranger") as stranger:
                listed = (await stranger.client.get("/api/evenings")).json()["coming"]
                assert code not in [each["code"] for each in listed], "it is private"

    asyncio.run(ask())


def test_the_table_of_results_for_other_programs(address: str) -> None:
    async def play() -> None:
        async with director(address, "Export") as chair:
            code = await made(chair, rounds=1, games=2)
            async with visitor(address, "=Wu, the 1st") as wu:
                await done(wu, code, "join")
                await done(chair, code, "start")
                await play_evening(wu, code)
            answer = await chair.client.get(f"/api/evenings/{code}/results.csv")
            assert answer.headers["content-type"].startswith("text/csv")
            lines = list(csv.DictReader(io.StringIO(answer.text)))
            boards = (await shown(chair, code, "/results"))["people"][0]["boards"]
            assert [line["name"] for line in lines] == ["'=Wu, the 1st"] * 2
            assert [float(line["own difference"]) for line in lines] == [
                each["difference"] for each in boards
            ]
            assert [int(line["own points"]) for line in lines] == [each["points"] for each in boards]

    asyncio.run(play())
