"""What computers learn from the finished games of a playroom, and what people have to say about it."""

import asyncio
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from tests.big_two.knowledge.games import record
from tests.rikken.knowledge.games import record as game_of_rikken
from tests.server.running import server
from tests.server.test_storage import with_database
from tests.server.visitor import PATIENCE, PERSON, Visitor, first, visitor
from upperhand import Record, games, make_player
from upperhand.big_two import State
from upperhand.big_two.knowledge import shipped_for
from upperhand.knowledge import Lesson, Store
from upperhand.match import play_game
from upperhand.server.accounts.deletion import delete_person
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.computers import spec_of
from upperhand.server.computers.growing_base import GrowingBase, base_of, published
from upperhand.server.computers.learner import Learner
from upperhand.server.computers.library import Library
from upperhand.server.computers.workers import Workers
from upperhand.server.rooms.deals import new_table
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.seats import first_seats
from upperhand.server.rooms.state import RoomState
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.lessons import FORGOTTEN_AT_ONCE, MOST, Learned, NumberedLesson, StoreLessons
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import GameRow, LessonRow, now
from upperhand.server.web.wire.http import RoomRequest, SeatRequest

PEOPLE = ("ann", "bob")
LEVEL = "Casual"


# --- games in a database ---


async def furnish(journal: Journal) -> None:
    for name in PEOPLE:
        await journal.write(changes.new_person(name, name.title(), "en"))
    for code, start in (("ROOM", None), ("START", {"some": "position"})):
        options = {"start": start}
        state = {"seats": [], "state": "playing", "game_number": 0, "counted": 0, "totals": []}
        await journal.write(changes.new_room(code, PEOPLE[0], options, state))


async def store(
    journal: Journal, identity: str, game: Record, *who: str, room: str | None = "ROOM", sealed: bool = False
) -> None:
    """A finished game of these people, in the first seats, and of computers."""
    number = int(identity)
    stored: list[Any] = [
        changes.new_game(identity, room, number, game.game, game.to_json(), sealed=sealed),
        changes.game_over(identity, game.to_json()),
    ]
    for seat in range(len(game.seats)):
        person = who[seat] if seat < len(who) else None
        name, player = (person.title(), None) if person else ("Ada", LEVEL)
        stored.append(changes.new_seating(identity, seat, name, person, player))
    await journal.write(*stored)


def of_three() -> Record:
    rules = games.read_rules("big2ai:players=3", "big_two")
    return play_game(State.deal(rules, 4, (*PEOPLE, "cem")), [make_player("lowest")] * 3, 4)


async def learned(queries: Queries) -> list[tuple[str, str, int, str]]:
    return [(row.game, row.preset, row.number, row.game_id) for row in await queries.lessons() if row.body]


async def study(journal: Journal, queries: Queries, library: Library, workers: Workers) -> Learner:
    """Everything that is there now."""
    learner = Learner(journal, queries, library, workers, on=True, every=3_600)
    await learner.open()
    await learner.studied()
    return learner


def with_learner(database: str, use: Any) -> None:
    async def run(journal: Journal, queries: Queries) -> None:
        await furnish(journal)
        with closing(Workers(1, "reader")) as workers:
            async with Library.opened(queries) as library:
                await use(journal, queries, library, workers)

    with_database(database, run)


def test_every_finished_game_is_learned_once_under_the_rules_that_it_was_played_by(database: str) -> None:
    async def use(journal: Journal, queries: Queries, library: Library, workers: Workers) -> None:
        await store(journal, "1", record(1), "ann")
        await store(journal, "2", game_of_rikken(1), "ann", "bob")
        await store(journal, "3", record(3, rules="big2ai_card_value"))
        await store(journal, "4", record(4, rules="hongkong"), "bob")
        await store(journal, "5", record(1), "ann")  # the same names, deal and moves as the first
        for _ in range(2):  # the second time stands for a server that was started again
            await study(journal, queries, library, workers)
            assert await learned(queries) == [
                ("big_two", "big2ai", 1, "1"),
                ("big_two", "big2ai", 2, "3"),
                ("big_two", "hongkong", 1, "4"),
                ("rikken", "vorsteveld2007", 1, "2"),
            ]
        row = (await queries.lessons())[0]
        assert row.names == ["Ann", LEVEL, LEVEL, LEVEL], "computers are known by their level, not by a name"
        assert library.known("big_two", games.read_rules("big2ai_card_value", "big_two")) == 2

    with_learner(database, use)


def test_some_games_are_for_nobody_to_learn(database: str) -> None:
    """Sealed ones wait; positions that somebody chose, games from elsewhere and odd rules teach nothing."""

    async def use(journal: Journal, queries: Queries, library: Library, workers: Workers) -> None:
        await store(journal, "1", record(1), sealed=True)
        await store(journal, "2", record(2), room="START")
        await store(journal, "3", record(3), room=None)
        await store(journal, "4", of_three())
        learner = await study(journal, queries, library, workers)
        assert await learned(queries) == []
        await journal.write(changes.unseal("ROOM"))
        await learner.studied()
        assert await learned(queries) == [("big_two", "big2ai", 1, "1")]

    with_learner(database, use)


def test_nobody_learns_from_a_person_who_does_not_want_it(database: str) -> None:
    async def use(journal: Journal, queries: Queries, library: Library, workers: Workers) -> None:
        ann, rules = Person("ann", "Ann", "en"), games.read_rules("hongkong", "big_two")
        for number in range(1, 4):
            who = ("ann", "bob") if number == 2 else ("bob",)
            await store(journal, str(number), record(number, rules="hongkong"), *who)
        learner = await study(journal, queries, library, workers)
        assert [each[-1] for each in await learned(queries)] == ["1", "2", "3"]
        before = games_in(library.resolved("ai4:knowledge=playroom@3", "big_two", rules))

        await learner.let_teach(ann, on=False)
        await store(journal, "4", record(4, rules="hongkong"), "bob", "ann")
        await learner.studied()
        assert [each[-1] for each in await learned(queries)] == ["1", "3"]
        assert games_in(library.resolved("ai4:knowledge=playroom@3", "big_two", rules)) == before - 1
        assert (learner.teaches("ann"), learner.teaches("bob")) == (False, True)

        await learner.let_teach(ann, on=True)
        await store(journal, "5", record(5, rules="hongkong"), "ann")
        await learner.studied()
        assert [each[2:] for each in await learned(queries)] == [(1, "1"), (3, "3"), (4, "5")]

        await store(journal, "6", record(6, rules="hongkong"), "bob")
        await journal.write(lambda connection: delete_person(connection, "bob"))
        await learner.studied()
        assert [each[2:] for each in await learned(queries)] == [(4, "5")]

    with_learner(database, use)


def test_a_process_that_does_not_learn_takes_over_what_another_has_learned(database: str) -> None:
    async def use(journal: Journal, queries: Queries, library: Library, workers: Workers) -> None:
        async with Library.opened(queries) as elsewhere:
            other = Learner(journal, queries, elsewhere, workers, on=True, every=3_600, leads=lambda: False)
            await other.open()
            for number in range(1, 4):
                await store(journal, str(number), record(number, rules="hongkong"))
                await other.studied()
                assert len(await learned(queries)) == number - 1, "it learns nothing by itself"
                await study(journal, queries, library, workers)
                await other.studied()
                rules = games.read_rules("hongkong", "big_two")
                assert elsewhere.known("big_two", rules) == library.known("big_two", rules) == number
            assert elsewhere.latest == library.latest == {("big_two", "hongkong"): 3}

    with_learner(database, use)


def games_in(player: str) -> int:
    """How many games a player knows, by its spec for a worker."""
    return int(player.rpartition("@")[2])


def test_a_base_forgets_its_oldest_lessons(database: str) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        await furnish(journal)
        for number in (1, 2):
            await store(journal, str(number), record(number))
        await journal.write(lambda connection: fill(connection, MOST))
        await journal.write(StoreLessons([Learned("2", ("big_two", "hongkong"), lesson(MOST + 1))]))
        numbers = [row.number for row in await queries.lessons()]
        assert numbers == list(range(FORGOTTEN_AT_ONCE + 1, MOST + 2))

    with_database(database, use)


def fill(connection: Connection, count: int) -> None:
    """A base that holds as much as it may; its lessons need games, of which they only know the id."""
    rows = [
        {"id": f"game {number}", "number": 10 + number, "game": "big_two", "record": "", "over": True}
        | {"studied": True, "started_at": now(), "room_code": "ROOM"}
        for number in range(1, count + 1)
    ]
    connection.execute(insert(changes.table_of(GameRow)), rows)
    lessons = [
        {"game": "big_two", "preset": "hongkong", "number": number, "game_id": f"game {number}"}
        | {"identity": bytes(lesson(number).identity), "names": ["a", "b", "c", "d"], "body": b"x"}
        for number in range(1, count + 1)
    ]
    connection.execute(insert(changes.table_of(LessonRow)), lessons)


def lesson(number: int) -> Lesson:
    return Lesson(number.to_bytes(16), ("a", "b", "c", "d"), b"body %d" % number)


# --- bases that grow ---


def numbered(numbers: Sequence[int]) -> list[NumberedLesson]:
    return [NumberedLesson(number, lesson(number)) for number in numbers]


def bodies(setting: str) -> list[bytes]:
    """What a worker reads with this setting, without what is shipped."""
    path, _, count = setting.rpartition("@")
    with Store(path, "big_two") as store:
        return [each.body for each in store.lessons(int(count)) if each.body.startswith(b"body ")]


def test_a_game_keeps_what_was_known_when_it_began(tmp_path: Path) -> None:
    base = GrowingBase(tmp_path, ("big_two", "hongkong"))
    base.fill(numbered(range(1, 101)), 100)
    known = base.known()
    assert known == published(100) == 100
    before = bodies(base.setting(known))
    assert before == [lesson(number).body for number in range(1, 101)]
    base.add(numbered(range(101, MOST + 2)))  # so many that the oldest are forgotten
    assert bodies(base.setting(known)) == before
    kept = [lesson(number).body for number in range(FORGOTTEN_AT_ONCE + 1, MOST + 2)]
    assert bodies(base.setting(MOST + 1)) == kept


def test_a_base_begins_with_what_is_shipped(tmp_path: Path) -> None:
    rules = games.read_rules("big2ai", "big_two")
    assert base_of("big_two", games.read_rules("big2ai_card_value", "big_two")) == ("big_two", "big2ai")
    base = GrowingBase(tmp_path, ("big_two", "big2ai"))
    base.fill(numbered([3, 5]), 7)
    shipped = shipped_for(rules)
    assert shipped is not None
    with Store(shipped, "big_two") as store:
        count = len(store)
    assert [games_in(base.setting(known)) - count for known in (2, 3, 4, 5, 7)] == [0, 1, 1, 2, 2]


# --- at a table ---


def test_the_record_of_a_game_says_what_its_computers_know() -> None:
    players = ("ai4:games=4", LEVEL, "ai2:knowledge=none")
    seats = [SeatRequest(kind="person"), *(SeatRequest(kind="computer", player=each) for each in players)]
    options = Options.of(RoomRequest(game="big_two", seats=seats), lambda text, *_: text)
    host = Person("ann", "Ann", "en")
    state = RoomState("ABCDEF", options, first_seats(seats, options, host), host)
    assert state.called == ("Ann", *players)
    table = new_table(state, 992)
    assert table.known == 992
    level = spec_of(LEVEL, "big_two", options.rules)
    known = ("Ann", "ai4:games=4,knowledge=playroom@992", level, "ai2:knowledge=none")
    assert state.record(table.state, table.known).seats == known
    assert state.record(table.state, None).seats == ("Ann", "ai4:games=4", level, "ai2:knowledge=none")


def test_computers_know_the_games_of_their_table(tmp_path: Path) -> None:
    """A game is learned while the next ones are played; those that begin later say that they know it."""

    async def play(address: str) -> None:
        async with visitor(address) as wu, asyncio.timeout(PATIENCE):
            ids = await play_until_known(wu)
            await wu.client.patch("/api/me", json={"teaches": False}, headers={"X-CSRF-Token": wu.me["csrf"]})
            assert (await wu.client.get("/api/me")).json()["teaches"] is False
            assert len(ids) > 1

    with server(tmp_path, learn_every=0.05) as address:
        asyncio.run(play(address))


async def play_until_known(wu: Visitor) -> list[str]:
    """Plays game after game against `ai4`, until the Record of one says that it knew those before."""
    seats = [PERSON, *[{"kind": "computer", "player": "ai4:games=4"}] * 3]
    code = await wu.create(preset="hongkong", seats=seats, timer=0, games=100)
    ids: list[str] = []
    async with wu.socket(code) as talk:
        while True:
            over = await talk.play(first)
            ids.append(over["record_id"])
            found = Record.from_json((await wu.client.get(f"/api/records/{ids[-1]}/download")).text)
            assert all("shipped" not in name for name in found.seats)
            if "knowledge=playroom@" in found.seats[1]:
                return ids
            assert found.seats[1] == "ai4:games=4"
            await talk.say("next")


@pytest.mark.parametrize(
    ("player", "on", "status"),
    [("ai4:knowledge=playroom", True, 201), ("ai4:knowledge=playroom", False, 422)],
)
def test_what_computers_learned_here_is_a_setting_where_they_learn(
    player: str, on: bool, status: int, tmp_path: Path
) -> None:
    async def ask(address: str) -> None:
        async with visitor(address) as wu:
            seats = [PERSON, *[{"kind": "computer", "player": player}] * 3]
            answer = await wu.post(
                "/api/rooms", {"game": "big_two", "preset": "big2ai", "seats": seats, "timer": 0}
            )
            assert answer.status_code == status, answer.text

    with server(tmp_path, learn=on) as address:
        asyncio.run(ask(address))
