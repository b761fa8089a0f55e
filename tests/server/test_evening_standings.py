"""Standings, against another way to compute them; and the deals that all tables are given."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from upperhand import games
from upperhand.server.evenings.standings import Result, compare, rank
from upperhand.server.rooms.boards import Boards, make_deals


@st.composite
def evenings(draw: st.DrawFn) -> list[Result]:
    """Rounds of some tables; small scores, so that many are equal; some deals are not played everywhere."""
    tables, boards = draw(st.integers(1, 4)), draw(st.integers(1, 3))
    found = []
    for number in (1, 2):
        numbers = draw(st.permutations(range(1, 4 * tables + 1)))
        for table in range(1, tables + 1):
            for board in range(1, draw(st.integers(1, boards)) + 1):
                for seat in range(4):
                    person = numbers[4 * (table - 1) + seat]
                    points, own = draw(st.integers(-2, 2)), draw(st.integers(0, 5)) > 0
                    who = None if person % 5 == 0 else person
                    found.append(Result(number, board, table, seat, who, f"P{person}", points, own))
    return found


def reference(person: int, results: list[Result]) -> tuple[float, int, int]:
    """Deal by deal, by hand."""
    total, points, boards = 0.0, 0, 0
    for mine in results:
        if mine.person != person:
            continue
        boards += 1
        same_cards = [
            other.points
            for other in results
            if (other.round, other.board, other.seat) == (mine.round, mine.board, mine.seat)
        ]
        same_cards.remove(mine.points)
        gained = mine.points - sum(same_cards) / len(same_cards) if same_cards else 0.0
        points += mine.points if mine.own or mine.points < 0 else 0
        total += gained if mine.own or gained < 0 else 0.0
    return total, points, boards


@given(evenings())
def test_standings_are_those_of_the_reference(results: list[Result]) -> None:
    people = sorted({result.person for result in results if result.person is not None})
    expected = {person: reference(person, results) for person in people}
    found = rank(people, compare(results))
    assert sorted(each.person for each in found) == people
    for each in found:
        total, points, boards = expected[each.person]
        assert float(each.difference) == pytest.approx(total)
        assert (each.points, each.boards) == (points, boards)
        better = [
            other
            for other in people
            if expected[other][0] > total + 1e-9
            or (abs(expected[other][0] - total) <= 1e-9 and expected[other][1] > points)
        ]
        assert each.rank == 1 + len(better), "equal ones share the place"
    assert [each.rank for each in found] == sorted(each.rank for each in found)


def test_who_has_no_result_has_a_place_too() -> None:
    assert [(each.rank, each.person) for each in rank([3, 1], [])] == [(1, 1), (1, 3)]


@pytest.mark.parametrize("game", games.GAMES)
def test_deals_come_from_the_seed_alone(game: str) -> None:
    for preset in games.load(game).PRESETS.values():
        deals = make_deals(game, preset.rules, 4, seed=11)
        assert deals == make_deals(game, preset.rules, 4, seed=11)
        assert deals != make_deals(game, preset.rules, 4, seed=12)
        hands = [[str(hand) for hand in deal.start().dealt] for deal in deals]
        assert len({str(each) for each in hands}) == 4
        boards = Boards("ABCDEF", "Club", 1, 2, 1, (1, None, 2, None), deals, 7)
        assert Boards.from_stored(boards.stored()) == boards
        names = ["Ann", "Ben", "Cai", "Dee"][: preset.rules.players]
        for played, dealt in enumerate(hands):
            state = boards.deal(played, names)
            assert list(state.names) == names
            assert [str(hand) for hand in state.dealt] == dealt


def test_the_dealer_of_rikken_moves_on() -> None:
    rules = games.read_rules(games.words("rikken").USUAL_RULES, "rikken")
    dealers = [deal.dealer or 0 for deal in make_deals("rikken", rules, 5, seed=3)]
    assert [(each - dealers[0]) % 4 for each in dealers] == [0, 1, 2, 3, 0]
