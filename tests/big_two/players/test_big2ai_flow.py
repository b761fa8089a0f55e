"""Every step of the paper's Fig. 3 is reached by a position."""

from typing import Any

import pytest

from tests.big_two.players.positions import following, leading
from upperhand.big_two import Move, State, View, big2ai_search, preset

RULES = "big2ai_card_value"
LOW = ("6C 7D 8H", "6D 7H 9S", "6H 8C 9D")  # opponents who hold little
HIGH = ("AC 2D 2H", "AD AH 2S", "KC AS 2C")  # and much
BEGUN = [1, 2, 3]
WEIGHED = [*BEGUN, 4, 5]


def full_hands() -> View:
    """Seat 0 leads from 13 cards that hold sets of many kinds."""
    state = State.deal(preset(RULES), seed=11)
    return State.from_hands(preset(RULES), state.dealt, leader=0).view(0)


def search(view: View, version: int = 1, budget: int = 2_000, **settings: Any) -> Any:
    return big2ai_search(view, version, budget, 1, **settings)


@pytest.fixture(params=[1, 2, 3, 4])
def version(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def test_step_3_passes_when_nothing_can_be_played(version: int) -> None:
    found = search(following("3C 4C 5D", "2S", *LOW, rules=RULES), version)
    assert (list(found.steps), found.move) == ([*BEGUN, 13], Move.PASS)
    assert found.candidates == []


def test_step_4_plays_the_only_playable_set(version: int) -> None:
    found = search(following("3C 4C 2S", "AS", *LOW, rules=RULES), version)
    assert (list(found.steps), found.move) == ([*BEGUN, 4], Move("2S"))


def test_step_6_few_cards_and_step_11_a_rate_to_trust(version: int) -> None:
    found = search(leading("3C 2S", *LOW, rules=RULES), version)
    assert list(found.steps) == [*WEIGHED, 6, 9, 10, 11]
    assert found.move == Move("2S"), "it forces three passes, and the 3C goes out after it"


def test_step_7_few_sets(version: int) -> None:
    view = leading("3C 5D 7S 9C JD", *HIGH, rules=RULES)
    assert list(search(view, version, n_s=5, l_v=50).steps)[:8] == [*WEIGHED, 6, 7, 9]
    assert 9 not in search(view, version, n_s=4, l_v=50).steps


def test_step_8_late_in_the_game(version: int) -> None:
    view = leading("3C 5D 7S 9C JD", *HIGH, rules=RULES)  # all but 14 cards are gone
    assert list(search(view, version).steps)[:9] == [*WEIGHED, 6, 7, 8, 9]


def test_step_8_early_in_the_game_goes_for_the_highest_rate(version: int) -> None:
    found = search(full_hands(), version)
    assert list(found.steps) == [*WEIGHED, 6, 7, 8, 11]
    best = max((one for one in found.candidates), key=lambda one: one.rate)
    assert best.rate == next(one.rate for one in found.candidates if one.move == found.move)


def test_step_9_keeps_a_pair_of_kings_together(version: int) -> None:
    """Any ace or 2 beats a king; nothing out there beats two."""
    found = search(following("3C KD KS", "9H", "AS 4C 5C", "2D 6C 7D", "4D 6H 8D", rules=RULES), version)
    assert (list(found.steps), found.move) == ([*WEIGHED, 6, 9, 13], Move.PASS)
    pair = next(one for one in found.candidates if one.move == Move("KD KS"))
    assert not pair.playable
    assert all(one.rate < pair.rate for one in found.candidates if one.playable)


def test_step_9_is_vacuous_when_leading(version: int) -> None:
    found = search(leading("3C 3D KD KS", *HIGH, rules=RULES), version)
    assert all(one.playable for one in found.candidates)
    assert 13 not in found.steps


def test_step_9_needs_every_playable_set_to_lie_in_a_better_one(version: int) -> None:
    found = search(following("3C 2S KD KS", "9H", "AS 4C 5C", "2D 6C 7D", "4D 6H 8D", rules=RULES), version)
    assert 13 not in found.steps, "the 2S is part of nothing"


def test_step_12_leaves_the_fewest_points(version: int) -> None:
    found = search(leading("3C 4D 6S 8C", *HIGH, rules=RULES), version)
    assert list(found.steps) == [*WEIGHED, 6, 9, 10, 12]
    if version < 4:  # AI 4.0 takes the branch that lost the least where it won no game
        assert found.move == Move("6S"), "8C is worth 6 + 1 points and 6S 4 + 4"


def test_going_out_is_never_missed(version: int) -> None:
    found = search(leading("KD KS", *HIGH, rules=RULES), version)
    assert found.move == Move("KD KS")
