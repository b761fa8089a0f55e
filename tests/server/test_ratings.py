"""How a game changes ratings: everybody meets everybody, and a game counts once."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.test_storage import with_database
from upperhand import Rng, games
from upperhand.server.accounts.ratings import EVERYBODY, PEOPLE, Result, Skill, meetings, rate, tally
from upperhand.server.rooms.state import Seat, results
from upperhand.server.rooms.table import Table
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries


def person(name: str, score: int) -> Result:
    return Result(name, True, score, score > 0, ("pair", "pair", "single"))


def computer(name: str, score: int) -> Result:
    return Result(name, False, score, score > 0)


def test_who_begins_has_the_rating_0() -> None:
    assert Skill().rating == 0


def test_who_scores_more_rises_above_who_scores_less() -> None:
    after = rate({}, [person("first", 30), person("second", 0), computer("Easy", -10), computer("Hard", -20)])
    assert after["first"].mu > after["second"].mu > after["Easy"].mu > after["Hard"].mu
    assert all(skill.sigma < Skill().sigma for skill in after.values())


def test_to_beat_the_strong_counts_for_more() -> None:
    known = {"strong": Skill(40, 2), "weak": Skill(10, 2)}
    above_strong = rate(known, [person("me", 5), person("strong", -5)])["me"]
    above_weak = rate(known, [person("me", 5), person("weak", -5)])["me"]
    assert above_strong.mu > above_weak.mu


def test_a_level_in_several_seats_is_one_opponent() -> None:
    three = rate({}, [person("me", 9), *(computer("Easy", score) for score in (-1, -3, -5))])
    assert three == rate({}, [person("me", 9), computer("Easy", -3)])


def test_people_and_computers_are_met_apart() -> None:
    table = [person("me", 9), person("you", 1), computer("Easy", -5), computer("Hard", -5)]
    met = {against: {each.rated for each in who} for against, who in meetings(table).items()}
    assert met == {
        EVERYBODY: {"me", "you", "Easy", "Hard"},
        PEOPLE: {"me", "you"},
        "Easy": {"me", "you", "Easy"},
        "Hard": {"me", "you", "Hard"},
    }
    assert PEOPLE not in meetings(table[1:])
    assert not meetings(table[2:])
    assert not meetings(table[:1])


def played_by_chance(
    game: str, by: str, seats: list[Seat], dealt_to: list[str | None] | None = None, seed: int = 3
) -> list[Result]:
    """A game to its end in which somebody moves for everyone."""
    package = games.load(game)
    rules = package.PRESETS[games.words(game).USUAL_RULES].rules
    start = package.State.deal(rules, seed)
    table = Table(game, 1, "identity", start, teaching=False, dealt_to=dealt_to or ())
    rng = Rng(5)
    while not table.over:
        table.play(rng.choice(table.state.legal_moves()), by)  # type: ignore[arg-type]
    return results(seats, table, table.state)


def four_seats() -> list[Seat]:
    return [
        Seat("person", "Wu", "id of Wu", "Easy"),
        *(Seat("computer", name, None, "Hard") for name in ("Ada", "Blaise", "Emmy")),
    ]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_seat_counts_for_who_played_it(game: str) -> None:
    """A seat that a computer played says nothing of its person, and nothing of a computer elsewhere."""
    own = played_by_chance(game, "person", four_seats())
    assert [each.rated for each in own] == ["id of Wu", "Hard", "Hard", "Hard"]
    assert sum(each.score for each in own) == 0
    assert any(each.won for each in own)
    assert not all(each.won for each in own)
    assert [each.rated for each in played_by_chance(game, "computer", four_seats())] == ["Hard"] * 3
    assert played_by_chance(game, "clock", four_seats()) == own


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("sitting", ["Wu", "Bo", "a computer"])
def test_who_leaves_bad_cards_has_lost_and_who_leaves_good_ones_has_not_won(game: str, sitting: str) -> None:
    seats = four_seats()
    if sitting != "Wu":
        person = "id of Bo" if sitting == "Bo" else None
        seats[0] = Seat("person" if person else "computer", sitting, person, "Easy")
    outcomes = set()
    for seed in range(12):
        found = played_by_chance(game, "computer", seats, ["id of Wu", None, None, None], seed)
        scores = [each.score for each in played_by_chance(game, "person", four_seats(), seed=seed)]
        left = [each for each in found if each.rated != "Hard"]
        lost = bool(scores) and scores[0] < 0
        outcomes.add(lost)
        if lost:
            assert left == [Result("id of Wu", True, scores[0], won=False)]
        else:
            assert [each.rated for each in left] == (["Easy"] if sitting == "a computer" and scores else [])
    assert outcomes == {False, True}


def test_a_game_that_all_pass_counts_for_nobody() -> None:
    package = games.load("rikken")
    for preset in package.PRESETS.values():
        table = Table("rikken", 1, "identity", package.State.deal(preset.rules, 3), teaching=False)
        while not table.over and "pass" in map(str, table.state.legal_moves()):
            table.play(table.read("pass"), "person")
        if table.over and not any(table.state.scores):
            assert results(four_seats(), table, table.state) == []
            return
    raise AssertionError("no preset of Rikken lets a game be passed out")


def test_many_ends_at_once_count_once_each(database: str) -> None:
    """Also where one of them cannot be stored: its move is there already, so its game was counted before."""

    async def use(journal: Journal, queries: Queries) -> None:
        await journal.write(changes.new_person("me", "Wu", "en"))
        await journal.write(changes.new_game("game", None, 1, "big_two", "{}"))
        end = tally("big_two", [person("me", 3), computer("Easy", -1), computer("Easy", -2)])
        ply = [changes.new_move("game", number, 0, "3D", made_by="person") for number in range(20)]
        ends = [journal.write(move, end) for move in [*ply, ply[7]]]
        outcomes = await asyncio.gather(*ends, return_exceptions=True)
        assert outcomes[:20] == [None] * 20
        assert isinstance(outcomes[20], IntegrityError)
        rows = {row.against: row for row in await queries.ratings_of("me")}
        assert set(rows) == {EVERYBODY, "Easy"}
        for row in rows.values():
            assert (row.played, row.won, row.score) == (20, 20, 60)
        found = {row.name: row.count for row in await queries.patterns_of("me")}
        assert found == {"pair": 40, "single": 20}
        (easy,) = await queries.rated_computers("big_two", EVERYBODY, ["Easy", "Hard"])
        assert (easy.played, easy.won, easy.score) == (40, 0, -60)
        assert easy.rating < rows[EVERYBODY].rating

    with_database(database, use)


def test_a_work_that_fails_stops_nothing_else(database: str) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        def fail(_: object) -> None:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await journal.write(changes.new_person("lost", "Lost", "en"), fail)
        await journal.write(changes.new_person("kept", "Kept", "en"))
        assert await queries.person("lost") is None
        assert await queries.person("kept") is not None

    with_database(database, use)
