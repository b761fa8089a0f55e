"""How a game changes ratings: everybody meets everybody, and a game counts once."""

import asyncio
import math

import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.test_storage import with_database
from upperhand import Rng, games, levels
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


def level(name: str, score: int, rating: int = 1260) -> Result:
    return Result(name, False, score, score > 0, fixed=rating)


def test_a_beginner_starts_at_1200_and_is_provisional() -> None:
    assert (Skill().rating, Skill().provisional) == (1200, True)


def test_who_scores_more_rises_above_who_scores_less() -> None:
    after = rate({}, [person("first", 30), person("second", 0), person("third", -10), person("fourth", -20)])
    assert [*after] == ["first", "fourth", "second", "third"]
    assert after["first"].rating > after["second"].rating > 1200
    assert 1200 > after["third"].rating > after["fourth"].rating
    assert after["first"].rating - 1200 == pytest.approx(1200 - after["fourth"].rating)
    assert all(skill.deviation < Skill().deviation for skill in after.values())


def test_to_beat_the_strong_counts_for_more() -> None:
    known = {"strong": Skill(2000, 60), "weak": Skill(800, 60)}
    above_strong = rate(known, [person("me", 5), person("strong", -5)])["me"]
    above_weak = rate(known, [person("me", 5), person("weak", -5)])["me"]
    assert above_strong.rating > above_weak.rating > 1200


def test_a_level_keeps_its_rating_whatever_happens() -> None:
    after = rate({"Casual": Skill(5, 5)}, [person("me", 9), level("Casual", -3), level("Casual", -6)])
    assert [*after] == ["me"]
    assert after["me"].rating > 1200


def test_an_equal_score_against_an_equal_changes_nothing_but_the_certainty() -> None:
    after = rate({}, [person("me", 0), level("Casual", 0, 1200)])["me"]
    assert after.rating == pytest.approx(1200)
    assert after.deviation < Skill().deviation


def test_a_certain_duel_is_rated_as_glickman_does() -> None:
    """His formulas for one opponent of no deviation, with ten to one at 920 points."""
    q = math.log(10) / 920
    expected = 1 / (1 + 10 ** ((1490 - 1200) / 920))
    variance = 1 / (1 / 400**2 + q**2 * expected * (1 - expected))
    after = rate({}, [person("me", 1), level("Steady", -1, 1490)])["me"]
    assert after.rating == pytest.approx(1200 + q * variance * (1 - expected))
    assert after.deviation == pytest.approx(math.sqrt(variance))


def test_ratings_find_the_strength_of_a_person() -> None:
    """Somebody who is as strong as Strong plays 150 games at tables of mixed levels, drawn by the model."""
    own, rng, skill = 1940, Rng(11), Skill()
    ladder = levels.ladder("big_two")
    settled = 0
    for number in range(150):
        table = [(own, "me"), *((each.rating, each.name) for each in ladder[number % 6 : number % 6 + 3])]
        order = sorted(table, key=lambda seat: math.log(rng.random()) / 10 ** (seat[0] / 920), reverse=True)
        scores = {name: -place for place, (_, name) in enumerate(order)}
        seats = [level(name, scores[name], rating) for rating, name in table[1:]]
        skill = rate({"me": skill}, [person("me", scores["me"]), *seats])["me"]
        settled += not skill.provisional
    assert abs(skill.rating - own) < 2 * skill.deviation
    assert skill.deviation < 75
    assert 130 < settled < 142


def test_a_rating_has_a_bottom_and_never_becomes_too_certain() -> None:
    skill = Skill(150, 60)
    for _ in range(20):
        skill = rate({"me": skill}, [person("me", -9), level("Beginner", 9, 100)])["me"]
    assert skill == Skill(100, 60)


def test_against_one_computer_only_its_seats_count() -> None:
    alone = rate({}, [person("me", 9), level("Casual", -3)], "Casual")["me"]
    others = [person("me", 9), person("you", 20), level("Casual", -3)]
    assert rate({}, others, "Casual")["me"].rating == pytest.approx(alone.rating, abs=80)
    assert rate({}, others, "Casual")["you"].rating > 1200
    assert rate({}, [person("me", 9), computer("ai1", 20)], "ai1")["ai1"].rating > 1200


def test_people_and_computers_are_met_apart() -> None:
    table = [person("me", 9), person("you", 1), computer("Beginner", -5), computer("Skilled", -5)]
    met = {against: {each.rated for each in who} for against, who in meetings(table).items()}
    assert met == {
        EVERYBODY: {"me", "you", "Beginner", "Skilled"},
        PEOPLE: {"me", "you"},
        "Beginner": {"me", "you", "Beginner"},
        "Skilled": {"me", "you", "Skilled"},
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
        Seat("person", "Wu", "id of Wu", "Beginner"),
        *(Seat("computer", name, None, "Skilled") for name in ("Ada", "Blaise", "Emmy")),
    ]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_seat_counts_for_who_played_it(game: str) -> None:
    """A seat that a computer played says nothing of its person, and nothing of a computer elsewhere."""
    own = played_by_chance(game, "person", four_seats())
    assert [each.rated for each in own] == ["id of Wu", "Skilled", "Skilled", "Skilled"]
    assert sum(each.score for each in own) == 0
    assert any(each.won for each in own)
    assert not all(each.won for each in own)
    assert [each.rated for each in played_by_chance(game, "computer", four_seats())] == ["Skilled"] * 3
    assert played_by_chance(game, "clock", four_seats()) == own


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("sitting", ["Wu", "Bo", "a computer"])
def test_who_leaves_bad_cards_has_lost_and_who_leaves_good_ones_has_not_won(game: str, sitting: str) -> None:
    seats = four_seats()
    if sitting != "Wu":
        person = "id of Bo" if sitting == "Bo" else None
        seats[0] = Seat("person" if person else "computer", sitting, person, "Beginner")
    outcomes = set()
    for seed in range(12):
        found = played_by_chance(game, "computer", seats, ["id of Wu", None, None, None], seed)
        scores = [each.score for each in played_by_chance(game, "person", four_seats(), seed=seed)]
        left = [each for each in found if each.rated != "Skilled"]
        lost = bool(scores) and scores[0] < 0
        outcomes.add(lost)
        if lost:
            assert left == [Result("id of Wu", True, scores[0], won=False)]
        else:
            assert [each.rated for each in left] == (
                ["Beginner"] if sitting == "a computer" and scores else []
            )
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
        table = [person("me", 3), level("Beginner", -1, 800), level("Beginner", -2, 800), computer("ai1", -1)]
        end = tally("big_two", table)
        ply = [changes.new_move("game", number, 0, "3D", made_by="person") for number in range(20)]
        ends = [journal.write(move, end) for move in [*ply, ply[7]]]
        outcomes = await asyncio.gather(*ends, return_exceptions=True)
        assert outcomes[:20] == [None] * 20
        assert isinstance(outcomes[20], IntegrityError)
        rows = {row.against: row for row in await queries.ratings_of("me")}
        assert set(rows) == {EVERYBODY, "Beginner", "ai1"}
        for row in rows.values():
            assert (row.played, row.won, row.score) == (20, 20, 60)
        found = {row.name: row.count for row in await queries.patterns_of("me")}
        assert found == {"pair": 40, "single": 20}
        named = await queries.rating_of("ai1", "big_two", EVERYBODY)
        assert named is not None
        assert (named.played, named.won, named.score) == (20, 0, -20)
        assert named.rating < 1200 < rows[EVERYBODY].rating
        assert await queries.rating_of("Beginner", "big_two", EVERYBODY) is None

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
