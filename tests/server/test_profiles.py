"""Profiles and the leaderboard, from real games; also after the server was killed."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import ServerProcess
from tests.server.test_accounts import register
from tests.server.visitor import COMPUTER, OPEN, PERSON, Visitor, first, visitor
from upperhand import Record, games, levels
from upperhand.server.web.presenters import load_presenter


async def play_games(wu: Visitor, game: str, count: int) -> list[dict[str, Any]]:
    """Games to their ends; how each came out."""
    ends = []
    for _ in range(count):
        async with wu.socket(await wu.create(game, timer=0)) as talk:
            ends.append(await talk.play(first))
    return ends


async def profile(client: httpx.AsyncClient, name: str) -> Any:
    answer = await client.get(f"/api/profile/{name}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def patterns_in(wu: Visitor, ends: list[dict[str, Any]]) -> dict[str, int]:
    """What seat 0 played, by the Records of the games."""
    played: Counter[str] = Counter()
    for end in ends:
        text = (await wu.client.get(f"/api/records/{end['record_id']}/download")).text
        record = Record.from_json(text)
        played.update(load_presenter(record.game).patterns(record.replay())[0])
    return dict(played)


def test_a_guest_loses_the_name_that_an_account_takes(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as owner, visitor(address, "namesake") as guest:
            await register(owner, "Namesake")
            await play_games(owner, "big_two", 1)
            mine = await profile(guest.client, "Guest")
            assert (mine["guest"], mine["games"], mine["recent"]) == (True, [], [])
            for who, games in ((owner, 1), (guest, 0)):  # whose games they were is the owner's to see
                theirs = await profile(who.client, "namesake")
                assert (theirs["guest"], theirs["name"], len(theirs["recent"])) == (False, "Namesake", games)

    asyncio.run(play())


def test_who_leaves_a_game_that_is_lost_has_lost_it(tmp_path: Path) -> None:
    """Also if the server is killed meanwhile."""

    async def play(server: ServerProcess) -> None:
        async with visitor(server.address) as wu:
            lost: list[int] = []
            while not lost:
                code = await wu.create(timer=0)
                async with wu.socket(code) as talk:
                    await talk.until("view", lambda view: view["legal"])
                    assert (await wu.post(f"/api/rooms/{code}/leave")).status_code == 200
                server.kill()
                server.start()
                async with wu.socket(code) as talk:
                    over = talk.newest.get("over") or await talk.until("over")
                lost += [score for score in over["scores"][:1] if score < 0]
            (found,) = (await profile(wu.client, "Wu"))["games"]
            assert (found["played"], found["won"], found["score"]) == (1, 0, sum(lost))
            assert not found["patterns"]
            mine = (await wu.client.get("/api/records")).json()["records"]
            assert mine[0]["id"] == over["record_id"]

    with ServerProcess(str(tmp_path / "playroom.db")) as server:
        asyncio.run(play(server))


@pytest.mark.parametrize("game", games.GAMES)
def test_a_profile_tells_what_was_played(game: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Guest") as wu:
            ends = [end for end in await play_games(wu, game, 2) if any(end["scores"])]
            await register(wu, f"Player of {game}")
            found = await profile(wu.client, f"player of {game}")
            assert (found["name"], found["guest"]) == (f"Player of {game}", False)
            assert len(found["recent"]) == 2
            score = sum(end["scores"][0] for end in ends)
            assert [(each["game"], each["played"], each["score"]) for each in found["games"]] == (
                [(game, len(ends), score)] if ends else []
            )
            for each in found["games"]:
                assert [(row["level"], row["played"]) for row in each["by_level"]] == [
                    ("Beginner", len(ends))
                ]
                assert {row["name"]: row["count"] for row in each["patterns"]} == await patterns_in(wu, ends)
                assert each["people_rating"] is None
            async with visitor(address) as other:
                seen = await profile(other.client, f"Player of {game}")
                assert seen == found | {"recent": []}

    asyncio.run(play())


def test_a_guest_is_shown_to_itself_alone(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Hidden") as wu, visitor(address, "Bo") as bo:
            assert (await profile(wu.client, "Hidden"))["guest"]
            assert (await bo.client.get("/api/profile/Hidden")).status_code == 404

    asyncio.run(play())


def test_leaders_are_accounts_and_the_levels_are_given_for_comparison(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            await register(wu, "Leader")
            code = await wu.create(seats=[PERSON, OPEN, COMPUTER, COMPUTER], timer=0)
            async with wu.socket(code) as mine, bo.socket(code) as theirs:
                await bo.post(f"/api/rooms/{code}/join")
                over, _ = await asyncio.gather(mine.play(first), theirs.play(first))
            board = (await wu.client.get("/api/leaderboard?game=big_two&against=people")).json()
            (mine_there,) = [row for row in board["rows"] if row["name"] == "Leader"]
            assert (mine_there["played"], mine_there["score"]) == (1, over["scores"][0])
            assert "Bo" not in {row["name"] for row in board["rows"]}
            assert [each["name"] for each in board["levels"]] == list(levels.NAMES)
            whole = (await wu.client.get("/api/leaderboard")).json()
            ratings = [row["rating"] for row in whole["rows"]]
            assert ratings == sorted(ratings, reverse=True)
            assert {row["place"] for row in whole["rows"]} == {None}  # nobody has played enough
            (game,) = (await profile(wu.client, "Leader"))["games"]
            assert game["people_rating"] == mine_there["rating"]

    asyncio.run(play())


@pytest.mark.parametrize(
    "path", ["/api/profile/nobody at all", "/api/profile/%00", "/api/leaderboard?game=chess"]
)
def test_what_there_is_not_is_refused(path: str, client: httpx.Client) -> None:
    answer = client.get(path)
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["message"]


def test_a_game_counts_once_when_the_server_is_killed_at_its_end(database: str) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server.address, "Wu") as wu:
            for number in (1, 2):
                code = await wu.create(timer=0)
                async with wu.socket(code) as talk:
                    over = await talk.play(first)
                    server.kill()
                server.start()
                async with wu.socket(code) as talk:
                    assert (await talk.until("over"))["record_id"] == over["record_id"]
                (game,) = (await profile(wu.client, "Wu"))["games"]
                assert game["played"] == number

    with ServerProcess(database) as server:
        asyncio.run(play(server))


def test_the_level_to_play_against_is_the_nearest_to_ones_rating(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu:
            found = (await wu.client.get("/api/levels?game=big_two")).json()
            assert [each["name"] for each in found["levels"]] == list(levels.NAMES)
            assert found["near"] == "Casual"
            await register(wu, "Near")
            await play_games(wu, "big_two", 1)
            (game,) = (await profile(wu.client, "Near"))["games"]
            near = min(found["levels"], key=lambda each: abs(each["rating"] - game["rating"]))
            assert (await wu.client.get("/api/levels?game=big_two")).json()["near"] == near["name"]
            two = (await wu.client.get("/api/levels?preset=hongkong&players=2")).json()["levels"]
            assert len(two) == 8
            assert (await wu.client.get("/api/levels?preset=chess")).status_code == 422

    asyncio.run(play())
