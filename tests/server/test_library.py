"""What players have learned, stored by name and version, and known by computers at a table."""

import asyncio
from pathlib import Path

import pytest

from tests.big_two.knowledge.games import record
from tests.rikken.knowledge.games import record as game_of_rikken
from tests.server.running import server
from tests.server.test_storage import with_database
from tests.server.visitor import COMPUTER, PATIENCE, PERSON, Visitor, first, visitor
from upperhand.big_two.knowledge import KnowledgeBase
from upperhand.errors import KnowledgeError
from upperhand.rikken.knowledge import KnowledgeBase as BaseOfRikken
from upperhand.server.computers.library import store_base
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries


def stored(path: Path, name: str, database: str) -> int:
    return asyncio.run(store_base(database, name, path))


@pytest.fixture
def bases(tmp_path: Path) -> list[Path]:
    """Two of Big Two, of which the second holds more, and one of Rikken."""
    paths = [tmp_path / name for name in ("small.db", "large.db", "rikken.db")]
    for path, seeds in zip(paths[:2], (range(3), range(6)), strict=True):
        with KnowledgeBase(path, create=True) as base:
            base.learn_all(record(seed) for seed in seeds)
    with BaseOfRikken(paths[2], create=True) as other:
        other.learn(game_of_rikken(1))
    return paths


def test_a_base_is_kept_whole_by_name_and_version(bases: list[Path], database: str, tmp_path: Path) -> None:
    with KnowledgeBase(bases[0]) as base:  # what was learned a moment ago still lies beside the file
        base.learn(record(9))
        assert [stored(path, "club", database) for path in bases[:2]] == [1, 2]
    with pytest.raises(KnowledgeError, match="is a base of Big Two"):
        stored(bases[2], "club", database)

    async def use(_: Journal, queries: Queries) -> None:
        for version, games in ((1, 4), (2, 6), (None, 6)):
            row = await queries.knowledge("club", version)
            assert row is not None
            (tmp_path / "again.db").write_bytes(row.content)
            with KnowledgeBase(tmp_path / "again.db") as again:
                assert len(again) == games

    with_database(database, use)


@pytest.mark.parametrize("name", ["shipped", "none", "Club", "a/b", ""])
def test_a_name_that_says_something_else_is_refused(name: str, bases: list[Path], tmp_path: Path) -> None:
    with pytest.raises(KnowledgeError, match="cannot name a base"):
        stored(bases[0], name, str(tmp_path / "playroom.db"))


def test_computers_at_a_table_know_what_is_stored(bases: list[Path], tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    for path in bases[:2]:
        stored(path, "club", database)

    async def play(address: str) -> None:
        async with visitor(address) as wu:
            for name in ("club", "club.1", "club.2"):
                await check_table(wu, f"ai4:games=40,knowledge={name}")
            await check_decision(wu, "ai4:games=40,knowledge=club")
            refused = {"ai4:knowledge=club.3": "spec", "ai4:knowledge=/etc/passwd": "spec"}
            for player, code in refused.items():
                assert await refusal(wu, player, "big2ai") == code
            assert await refusal(wu, "ai4:knowledge=club", "hongkong") == "invalid"

    with server(tmp_path) as address:
        asyncio.run(play(address))


async def check_table(wu: Visitor, player: str) -> None:
    """A computer that knows the base decides by itself, and gives advice as well."""
    seats = [PERSON, {"kind": "computer", "player": player}, COMPUTER, COMPUTER]
    code = await wu.create(preset="big2ai", seats=seats, timer=0)
    async with wu.socket(code) as talk, asyncio.timeout(PATIENCE):
        await talk.until("view", lambda view: view["legal"])
        await talk.say("hint", player=player)
        assert (await talk.until("hint"))["player"] == player
        await talk.act(first(talk.newest["view"]))
        moved = await talk.until("event", lambda event: event["seat"] == 1)
        assert (moved["by"], moved["fallback"]) == ("computer", False)


async def check_decision(wu: Visitor, player: str) -> None:
    dealt = "3S 4C 6H 7D 8H 8S 9D TC TS JD KH AD 2H".split()
    known = {"game": "big_two", "preset": "big2ai", "seat": 2, "first": 1, "dealt": dealt, "moves": ["3C"]}
    answer = await wu.post("/api/decide", {**known, "player": player})
    assert answer.status_code == 200, answer.text
    assert answer.json()["player"] == player


async def refusal(wu: Visitor, player: str, preset: str) -> str:
    seats = [PERSON, {"kind": "computer", "player": player}, COMPUTER, COMPUTER]
    answer = await wu.post("/api/rooms", {"game": "big_two", "preset": preset, "seats": seats})
    assert answer.status_code == 422
    code: str = answer.json()["error"]["code"]
    return code
