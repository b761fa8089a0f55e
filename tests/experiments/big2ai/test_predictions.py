"""How predictions are counted."""

import pytest

from upperhand.experiments.big2ai.answers import Answer
from upperhand.experiments.big2ai.knowing import PASS, Expected
from upperhand.experiments.big2ai.predictions import Tally

POSSIBLE = (PASS, "single 5", "single 6", "pair 7", "pair 8")


def answer(played: str, *expected: str, distance: int = 1, recalled: bool = True) -> Answer:
    kind = None if played == PASS else played.split()[0]
    return Answer(distance, played, kind, Expected(expected, POSSIBLE, recalled))


@pytest.fixture
def tally() -> Tally:
    found = Tally(deals=2)
    found.add(answer("single 5", PASS, "single 5"), deal=0)  # the play is right, the action is not
    found.add(answer(PASS, PASS, "single 5"), deal=0)
    found.add(answer("pair 7", "pair 7"), deal=1)
    found.add(answer("single 6", "single 5", recalled=False), deal=1)
    found.add(answer("single 6", "single 6", distance=2), deal=1)
    return found


def test_actions_and_plays_are_counted_apart(tally: Tally) -> None:
    assert tally.cases(1, "all") == 4
    assert tally.estimate(1, "all").value == pytest.approx(2 / 4)
    assert tally.cases(1, "plays") == 3
    assert tally.estimate(1, "plays").value == pytest.approx(2 / 3)
    assert tally.estimate(1, "passes").value == pytest.approx(1 / 4)


def test_what_was_recalled_is_told_apart(tally: Tally) -> None:
    assert tally.estimate(1, "recalled").value == pytest.approx(3 / 4)
    assert tally.estimate(1, "all_recalled").value == pytest.approx(2 / 3)


def test_a_guess_picks_from_all_that_is_possible(tally: Tally) -> None:
    assert tally.estimate(1, "chance_all").value == pytest.approx(1 / 5)
    assert tally.estimate(1, "chance_plays").value == pytest.approx(1 / 4)


def test_types_of_sets_rise_from_one_opponent_to_the_next(tally: Tally) -> None:
    assert tally.estimate(1, "single").value == pytest.approx(1 / 2)
    assert tally.rise(1, "single").value == pytest.approx(1 / 2)
    assert tally.rise(1, "pair").value is None  # the second opponent played none
    assert tally.estimate(3, "all").value is None
