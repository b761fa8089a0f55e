"""All games of a playroom, read from its database by commands, and what players learn from them."""

import asyncio
import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, event, insert, update

from tests.big_two.knowledge.games import record
from tests.cli.command import json_of, output_of, refusal_of
from tests.rikken.knowledge.games import record as game_of_rikken
from tests.server.test_learning import furnish, store
from tests.server.test_storage import with_database
from upperhand import Record
from upperhand.record import read_records
from upperhand.server.storage.changes import table_of
from upperhand.server.storage.database import opened
from upperhand.server.storage.export import _AT_ONCE, exported, reading
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.lessons import teach
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import GameRow

GAMES = [record(1), record(2, rules="big2ai_card_value"), record(3, rules="hongkong")]


@pytest.fixture
def playroom(database: str) -> str:
    """Games of three presets and of Rikken; a sealed one, one that was loaded, and one of Ann, who teaches
    nobody."""

    async def use(journal: Journal, _: Queries) -> None:
        await furnish(journal)
        for number, game in enumerate([*GAMES, game_of_rikken(1)], start=1):
            await store(journal, str(number), game, "bob")
        await store(journal, "5", record(5), "ann", "bob")
        await store(journal, "6", record(6), sealed=True)
        await store(journal, "7", record(7), room=None)
        await journal.write(lambda connection: teach(connection, "ann", allowed=False))
        games = table_of(GameRow)
        ended = update(games).where(games.c.id == bindparam("of_game")).values(ended_at=bindparam("ended"))
        for day in range(1, 8):
            await journal.write((ended, {"of_game": str(day), "ended": datetime(2026, 5, day, tzinfo=UTC)}))

    with_database(database, use)
    return database


def seeds(lines: str) -> list[int | None]:
    return [Record.from_json(line).seed for line in lines.splitlines()]


def test_finished_games_are_written_in_the_order_in_which_they_ended(playroom: str, tmp_path: Path) -> None:
    export = ("records", "export", "--database", playroom)
    assert seeds(output_of(*export)) == [1, 2, 3, 1, 5]
    assert seeds(output_of(*export, "--teaching", "--game", "big_two")) == [1, 2, 3]
    assert seeds(output_of(*export, "--since", "2026-05-02", "--until", "2026-05-03")) == [2, 3]
    output_of(*export, "--rules", "hongkong", "--out", str(tmp_path / "games.jsonl.gz"))
    assert list(read_records(tmp_path / "games.jsonl.gz")) == [GAMES[2]]


def test_players_learn_from_a_playroom(playroom: str, tmp_path: Path) -> None:
    base = str(tmp_path / "base.db")
    train = ("knowledge", "train", "--database", playroom, "--base", base)
    assert "different rules" in refusal_of(*train, "--game", "big_two")
    assert json_of(*train, "--rules", "big2ai")["new"] == 2, (
        "both presets are played alike, and Ann is left out"
    )
    assert json_of("knowledge", "inspect", base)["rules"] == "big2ai"


def test_many_games_are_read_page_by_page(tmp_path: Path) -> None:
    """Many end at the same moment: none is read twice, and none is missed."""
    database, count = str(tmp_path / "playroom.db"), 2 * _AT_ONCE + 1
    moment = datetime(2026, 5, 1, tzinfo=UTC)
    rows = [
        {
            "id": f"{number:05}",
            "room_code": "ROOM",
            "number": number,
            "game": "big_two",
            "record": str(number),
        }
        | {"over": True, "started_at": moment, "ended_at": moment}
        for number in range(count)
    ]

    async def use(journal: Journal, _: Queries) -> None:
        await furnish(journal)
        new = insert(table_of(GameRow))
        await journal.write(*((new, row) for row in rows))

    with_database(database, use)
    with reading(database) as engine:
        assert list(exported(engine)) == [str(number) for number in range(count)]


def test_no_page_sorts_all_games(tmp_path: Path) -> None:
    """An index has them in their order: otherwise many games would take as long again for every page."""
    asked: list[tuple[str, Any]] = []

    async def use(journal: Journal, _: Queries) -> None:
        await furnish(journal)
        await store(journal, "1", record(1))

    with_database(str(tmp_path / "playroom.db"), use)
    with reading(str(tmp_path / "playroom.db")) as engine:
        event.listen(engine, "before_cursor_execute", lambda *told: asked.append((told[2], told[3])))
        assert len(list(exported(engine, date(2026, 5, 1)))) == 1
        ((statement, values),) = asked
        with engine.connect() as connection:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
    assert any("ix_games_over_ended" in str(step) for step in plan)
    assert not any("TEMP B-TREE" in str(step) for step in plan), plan


def test_nothing_is_made_or_migrated_by_reading(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert "there is no database" in refusal_of("records", "export", "--database", str(missing))
    assert not missing.exists()
    empty = tmp_path / "empty.db"
    empty.touch()
    said = refusal_of("records", "export", "--database", str(empty))
    assert said.endswith("start its server once with this version")
    assert "say what to learn from" in refusal_of("knowledge", "train")


def test_an_export_of_nothing_is_nothing(tmp_path: Path) -> None:
    async def make() -> None:
        async with opened(str(tmp_path / "playroom.db")):
            pass

    asyncio.run(make())
    assert output_of("records", "export", "--data", str(tmp_path)) == ""
    assert (
        json.loads(
            output_of(
                "knowledge", "train", "--data", str(tmp_path), "--json", "--base", str(tmp_path / "b.db")
            )
        )["new"]
        == 0
    )
