"""A person's past games: filtered, page by page, counted over time, and as files."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import text

from tests.server.test_records import record_of, reviewed
from tests.server.test_storage import migrated, with_database
from tests.server.visitor import Visitor, first, visitor
from upperhand import Record, games
from upperhand.server.accounts import statistics
from upperhand.server.accounts.history import Entry, remember
from upperhand.server.storage import changes, past_games
from upperhand.server.storage.database import database_url, migration_config, open_engine
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.past_games import GameFilter, Place
from upperhand.server.storage.queries import Queries
from upperhand.server.web.presenters import load_presenter

NOTHING = GameFilter()


async def play(wu: Visitor, game: str, **room: Any) -> Any:
    async with wu.socket(await wu.create(game, timer=0, **room)) as talk:
        return await talk.play(first)


async def listed(wu: Visitor, **wanted: str) -> list[dict[str, Any]]:
    answer = await wu.client.get("/api/records", params=wanted)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["records"]
    return found


async def counted(wu: Visitor, **wanted: str) -> dict[str, Any]:
    answer = await wu.client.get("/api/history/statistics", params=wanted)
    assert answer.status_code == 200, answer.text
    return {each["game"]: each for each in answer.json()["games"]}


def test_games_are_found_by_what_they_have_in_common(address: str) -> None:
    async def ask() -> None:
        async with visitor(address, "Searcher") as wu:
            for game in (*games.GAMES, *games.GAMES):
                await play(wu, game)
            steady = [{"kind": "person"}, *[{"kind": "computer", "player": "Novice"}] * 3]
            await play(wu, "big_two", seats=steady)
            everything = await listed(wu)
            assert len(everything) == 5
            choices = (await wu.client.get("/api/history/choices")).json()
            assert (choices["people"], choices["levels"]) == ([], ["Beginner", "Novice"])
            assert {(each["game"], each["kind"]) for each in choices["kinds"]} == {
                (each["game"], each["kind"]) for each in everything if each["kind"]
            }
            for field in ("game", "result", "kind", "role"):
                for value in {each[field] for each in everything} - {None}:
                    wanted = [each for each in everything if each[field] == value]
                    assert await listed(wu, **{field: value}) == wanted
            assert await listed(wu, level="Novice") == everything[:1]
            assert await listed(wu, person="Searcher") == []  # oneself is no opponent
            today = datetime.now(UTC).date()
            assert len(await listed(wu, since=str(today - timedelta(days=1)), until=str(today))) == 5
            assert await listed(wu, until=str(today - timedelta(days=2))) == []
            assert len(await listed(wu, until="9999-12-31")) == 5

    asyncio.run(ask())


def test_what_a_game_was_is_what_its_record_says(address: str) -> None:
    async def ask() -> None:
        async with visitor(address, "Teller") as wu:
            for game in games.GAMES:
                await play(wu, game)
            for told in await listed(wu):
                record = Record.from_json((await wu.client.get(f"/api/records/{told['id']}/download")).text)
                state: Any = record.replay()
                played = load_presenter(record.game).played(state)
                assert told["kind"] == (played.contract or played.finish)
                assert told["role"] == played.role(0)
                assert (told["result"] == "won") == (state.scores[0] > 0)
                if record.game == "big_two":
                    assert told["kind"] == state.rules.classify(state.history[-1][1].cards).kind

    asyncio.run(ask())


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"result": "drawn"},
        {"since": "yesterday"},
        {"after": "x"},
        {"after": "2026~x~"},
        {"person": "\0"},
        {"level": "\0"},
        {"kind": "\0"},
        {"after": "2026-01-01~\0"},
    ],
)
def test_a_wrong_filter_is_refused(wanted: dict[str, str], address: str) -> None:
    async def ask() -> httpx.Response:
        async with visitor(address) as wu:
            return await wu.client.get("/api/records", params=wanted)

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "malformed")


def test_statistics_agree_with_the_profile_and_follow_the_filter(address: str) -> None:
    async def ask() -> None:
        async with visitor(address, "Counter") as wu:
            for game in (*games.GAMES, *games.GAMES):
                await play(wu, game)
            found = await counted(wu)
            told = (await wu.client.get("/api/profile/Counter")).json()["games"]
            for each in told:
                mine = found[each["game"]]
                assert (mine["total"]["played"], mine["total"]["won"]) == (each["played"], each["won"])
                assert mine["total"]["score"] == each["score"] == mine["curve"][-1]["score"]
                assert mine["curve"][-1]["rating"] == each["rating"]
                assert sum(period["played"] for period in mine["periods"]) == each["played"]
            assert set(found) == {each["game"] for each in told}
            assert set(await counted(wu, game="big_two")) == {"big_two"}
            assert await counted(wu, level="Champion") == {}

    asyncio.run(ask())


def test_a_game_from_a_known_position_is_listed_but_does_not_count(address: str) -> None:
    async def ask() -> None:
        async with visitor(address, "Again") as wu:
            over = await play(wu, "big_two")
            await play(wu, "big_two", start={"record_id": over["record_id"]})
            assert len(await listed(wu)) == 2
            assert (await counted(wu))["big_two"]["total"]["played"] == 1

    asyncio.run(ask())


def test_reviews_tell_which_decisions_cost_most(address: str) -> None:
    async def ask() -> None:
        async with visitor(address, "Reviewed") as wu:
            over = await play(wu, "rikken")
            assert (await counted(wu))["rikken"]["reviewed"]["games"] == 0
            review = await reviewed(wu, over["record_id"])
            found = (await counted(wu))["rikken"]["reviewed"]
            assert found["games"] == 1
            assert found["accuracy"] == review["summary"]["accuracies"][0]
            own = [
                moment["verdict"]
                for moment, step in zip(review["moments"][1:], review["game"]["steps"], strict=True)
                if moment["verdict"] and step["seat"] == 0
            ]
            costly = [each for each in own if each["grade"] in ("inaccuracy", "mistake", "blunder")]
            assert found["decisions"] == len(own)
            assert sum(each["count"] for each in found["mistakes"]) == len(costly)
            assert sum(each["loss"] for each in found["mistakes"]) == pytest.approx(
                sum(each["loss"] for each in costly), abs=0.3
            )

    asyncio.run(ask())


def test_all_games_and_all_data_are_one_file_each(address: str) -> None:
    async def ask() -> None:
        async with visitor(address, "Exporter") as wu, visitor(address, "Other") as other:
            ends = [await play(wu, game) for game in games.GAMES]
            await play(other, "big_two")
            async with wu.socket(await wu.create(timer=0)) as talk:  # a game that is not over
                await talk.until("view", lambda view: view["legal"])
                answer = await wu.client.get("/api/history/games.jsonl")
                data = await wu.client.get("/api/history/data.json")
            assert 'filename="upperhand-games.jsonl"' in answer.headers["content-disposition"]
            records = [Record.from_json(line) for line in answer.text.splitlines()]
            assert [record.game for record in records] == list(games.GAMES)
            for record, end in zip(records, ends, strict=True):
                assert record.replay() is not None
                assert list(record.scores or ()) == end["scores"]
            stored = json.loads(data.text)
            assert [person["name"] for person in stored["people"]] == ["Exporter"]
            assert stored["ratings"]
            assert "hash" not in data.text
            assert "dealt" not in data.text

    asyncio.run(ask())


@pytest.mark.parametrize("path", ["games.jsonl", "data.json", "statistics", "choices"])
def test_nobody_asks_for_the_games_of_others(path: str, client: httpx.Client) -> None:
    answer = client.get(f"/api/history/{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no_session")


# --- many games ---


async def furnish(journal: Journal, count: int) -> None:
    """A person with many games, a few of them at the same moment."""
    await journal.write(changes.new_person("me", "Wu", "en"), changes.new_person("bo", "Bo", "en"))
    for number in range(count):
        identity, game = f"{number:012}", ("big_two", "rikken")[number % 2]
        with_bo = number % 50 == 0
        await journal.write(
            changes.loaded_game(identity, game, "{}", "me", None)[0],
            changes.new_seating(identity, 0, "Wu", "me", None),
            changes.new_seating(identity, 1, "Bo", "bo", None)
            if with_bo
            else changes.new_seating(identity, 1, "Ada", None, "Casual"),
            remember(identity, game, [Entry("me", 0, number % 7 - 3, "won", "rik", "defender", True)]),
        )


def test_pages_together_are_the_whole_history(database: str) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        await furnish(journal, 120)
        for wanted, length in ((NOTHING, 120), (GameFilter(game="rikken"), 60), (GameFilter(person="Bo"), 3)):
            found: list[str] = []
            after = None
            while page := await queries.games_of("me", wanted, after, 7):
                found += [row.id for row, _ in page]
                after = Place(page[-1][1].ended_at, page[-1][1].game_id)
            assert found == sorted(found, reverse=True)
            assert len(found) == len(set(found)) == length
        exported: list[str] = []
        after = None
        while rows := await queries.records_of("me", after, 7):
            exported += [identity for _, _, identity in rows]
            after = Place(rows[-1][1], rows[-1][2])
        assert exported == sorted(exported)
        assert len(exported) == 120
        assert await queries.opponents_of("me") == [("Casual", True), ("Bo", False)]

    with_database(database, use)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("wanted", [NOTHING, GameFilter(level="Casual")], ids=["all", "level"])
def test_a_page_is_read_by_the_index_in_its_order(wanted: GameFilter, after: bool, tmp_path: Any) -> None:
    """However many games there are, no more of them are read than it takes to fill a page."""
    place = Place(datetime.now(UTC), "x") if after else None
    with migrated(str(tmp_path / "playroom.db")) as engine, engine.connect() as connection:
        asked = past_games.page_of("me", wanted, place, 50).compile(
            engine, compile_kwargs={"literal_binds": True}
        )
        plan = [row[-1] for row in connection.execute(text(f"EXPLAIN QUERY PLAN {asked}"))]
    assert plan[0].startswith("SEARCH history USING INDEX ix_history_person_ended (person_id=?")
    assert not any("TEMP B-TREE" in step for step in plan)


def test_games_from_before_there_was_a_history_have_a_place_in_it(database: str) -> None:
    engine = open_engine(database_url(database))
    record = record_of("rikken")
    state: Any = Record.from_json(record).replay()
    with engine.begin() as connection:
        command.upgrade(migration_config(connection), "0005")
        at = "'2026-01-02 03:04:05'"
        for statement in (
            f"INSERT INTO people (id, name, language, created_at) VALUES ('me', 'Wu', 'en', {at})",
            "INSERT INTO rooms (code, host_id, options, seats, state, game_number, counted, totals, "
            f"created_at) VALUES ('ABCDEF', 'me', '{{}}', '[]', 'over', 1, 1, '[]', {at})",
        ):
            connection.execute(text(statement))
        connection.execute(
            text(
                "INSERT INTO games (id, room_code, number, game, record, over, started_at, ended_at) VALUES "
                f"('old', 'ABCDEF', 1, 'rikken', :record, :over, {at}, {at})"
            ),
            {"record": record, "over": True},
        )
        for seat, score in enumerate(state.scores):
            person = "'me'" if seat == 2 else "NULL"
            connection.execute(
                text(
                    "INSERT INTO seatings (game_id, seat, name, person_id, dealt_to, score) "
                    f"VALUES ('old', {seat}, 'Wu', {person}, {person}, {score})"
                )
            )
        connection.execute(
            text(
                "INSERT INTO moves (game_id, ply, seat, move, made_by, fallback) "
                "VALUES ('old', 0, 2, 'pass', 'person', :no)"
            ),
            {"no": False},
        )
    engine.dispose()
    played = load_presenter("rikken").played(state)

    async def use(_: Journal, queries: Queries) -> None:
        ((game, past),) = await queries.games_of("me", NOTHING, None, 10)
        assert (game.id, past.seat, past.score) == ("old", 2, state.scores[2])
        assert (past.kind, past.role, past.rating) == (played.contract, played.role(2), None)
        assert past.counted == any(state.scores)
        assert past_games.in_utc(past.ended_at) == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)

    with_database(database, use)


# --- statistics ---


class Row:
    """A stored game."""

    def __init__(self, day: int, score: int = 1, rating: float | None = None) -> None:
        self.ended_at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=day)
        self.score = score
        self.result = "won" if score > 0 else "lost"
        self.rating = rating


@pytest.mark.parametrize(("days", "periods"), [(1, 1), (60, 60), (61, 10), (417, 60), (430, 15), (3_000, 9)])
def test_time_is_divided_so_that_it_fits_on_a_chart(days: int, periods: int) -> None:
    rows = [Row(0), *([Row(days - 1)] if days > 1 else [])]
    found = statistics.over_time(rows)
    assert len(found) == periods <= statistics.PERIODS
    assert sum(each.played for _, each in found) == len(rows)
    assert [start for start, _ in found] == sorted(start for start, _ in found)


def test_a_curve_of_many_games_keeps_the_last() -> None:
    rows = [Row(day, score=2, rating=1200.0 + day) for day in range(1_000)]
    found = statistics.curve(rows)
    assert len(found) == statistics.POINTS
    assert (found[0].number, found[-1].number) == (1, 1_000)
    assert (found[-1].score, found[-1].rating) == (2_000, 2_199.0)
