"""The deal of the day: the same for everybody, one counted try, and results only after it."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.running import server
from tests.server.visitor import Visitor, first, visitor
from upperhand import Record
from upperhand.server.rooms.daily import Daily, champion_score, share_beaten
from upperhand.server.storage import changes
from upperhand.server.storage.database import opened


async def begun(wu: Visitor, game: str) -> dict[str, Any]:
    answer = await wu.post(f"/api/daily?game={game}")
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def shown(wu: Visitor, game: str) -> dict[str, Any]:
    found: dict[str, Any] = (await wu.client.get("/api/daily", params={"game": game})).json()
    return found


async def played(wu: Visitor, code: str) -> Record:
    async with wu.socket(code) as talk:
        over = await talk.play(first)
    return Record.from_json((await wu.client.get(f"/api/records/{over['record_id']}/download")).text)


def test_the_same_moves_give_everybody_the_same_game(tmp_path: Path) -> None:
    game = "rikken"  # its Champion is quicker

    async def play(address: str) -> None:
        async with visitor(address) as wu, visitor(address, "Di") as di:
            before = await shown(wu, game)
            assert (before["room"], before["finished"]) == (None, 0)
            code = (await begun(wu, game))["room"]
            mine = await played(wu, code)
            assert (await begun(wu, game))["room"] == code, "a second try"
            alone = await shown(wu, game)
            assert mine.scores is not None
            assert (alone["points"], alone["place"], alone["share"]) == (mine.scores[0], 1, None)
            hers = await shown(di, game)
            assert (hers["finished"], hers["results"], hers["champion"]) == (1, [], None)
            theirs = await played(di, (await begun(di, game))["room"])
            assert (theirs.moves, theirs.scores) == (mine.moves, mine.scores)
            both = await shown(di, game)
            assert (both["place"], both["share"], both["finished"]) == (1, 0.5, 2)
            assert [(each["place"], each["you"]) for each in both["results"]] == [(1, True), (1, False)]
            assert both["champion"] == champion_score(_deal(mine), _chance(code, tmp_path))

    with server(tmp_path) as address:
        asyncio.run(play(address))


def test_nobody_gets_advice_or_other_computers(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket((await begun(wu, "big_two"))["room"]) as talk:
            await talk.until("view", lambda view: view["legal"])
            assert talk.newest["room"]["daily"]
            await talk.say("hint")
            assert (await talk.until("refused"))["reason"]["code"] == "daily_no_hints"
            await talk.say("level", level="Beginner")
            assert (await talk.until("refused"))["reason"]["code"] == "level_too_late"

    asyncio.run(play())


def _deal(record: Record) -> str:
    return Record(record.game, record.rules, record.seats, seed=record.seed, dealer=record.dealer).to_json()


def _chance(code: str, folder: Path) -> int:
    with sqlite3.connect(folder / "playroom.db") as database:
        (chance,) = database.execute(
            "SELECT json_extract(options, '$.start.chance') FROM rooms WHERE code = ?", [code]
        ).fetchone()
    return int(chance)


def test_a_deal_depends_on_the_secret_the_day_and_the_game() -> None:
    def deal(secret: str, day: str, game: str) -> tuple[int | None, int | None]:
        start = Daily(secret, None, None, None, None).start(day, game)  # type: ignore[arg-type]
        return start.record.seed, start.chance

    usual = deal("a", "2026-11-18", "big_two")
    assert usual == deal("a", "2026-11-18", "big_two")
    others = [deal("b", "2026-11-18", "big_two"), deal("a", "2026-11-19", "big_two")]
    assert usual not in [*others, deal("a", "2026-11-18", "rikken")]
    assert usual[0] != usual[1]


def test_equal_points_count_half() -> None:
    assert share_beaten(3, []) is None
    assert share_beaten(3, [3]) == 0.5
    assert share_beaten(3, [1, 2, 3, 9]) == 0.625


def test_a_game_that_a_computer_played_counts_for_nobody(database: str) -> None:
    async def ask() -> None:
        async with opened(database) as (journal, queries):
            for who, made_by, code in (("Wu", "person", "ABC234"), ("Di", "computer", "ABC235")):
                room = {"seats": [], "state": "over", "game_number": 1, "counted": 1, "totals": [0]}
                await journal.write(
                    changes.new_person(who, who, "en"),
                    changes.new_room(code, who, {}, room),
                    changes.new_game(f"game {who}", code, 1, "big_two", "{}"),
                    changes.new_seating(f"game {who}", 0, who, who, None),
                    changes.new_move(f"game {who}", 0, 0, "3D", made_by=made_by),
                    changes.new_daily_try(who, "2026-11-18", "big_two", code),
                )
            assert await queries.daily_scores("2026-11-18", "big_two", 0) == []
            for who in ("Wu", "Di"):
                over = changes.game_over(f"game {who}", "{}")
                await journal.write(over, *changes.scores(f"game {who}", [5]))
            assert await queries.daily_scores("2026-11-18", "big_two", 0) == [("Wu", "Wu", 5)]

    asyncio.run(ask())
