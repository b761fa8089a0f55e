"""The analysis of Rikken: certain results are certain, bids have outcomes, and known holders are known."""

import pytest

from upperhand import Cards, analyse
from upperhand.rikken import Move, State, preset

RULES = preset("vorsteveld2007")
SUITS = [Cards(" ".join(rank + suit for rank in "23456789TJQKA")) for suit in "SHCD"]


def auction() -> State:
    return State.from_hands(RULES, SUITS, dealer=3)


def test_a_solo_on_thirteen_trumps_is_certain() -> None:
    found = analyse(auction().view(0), effort=300)
    solo = found.of(Move.bid("solo8"))
    assert found.best is solo
    played = solo.outcomes[0]  # in few of the deals somebody bids higher
    assert (played.contract, played.declarer) == ("solo8", 0)
    assert (played.chance, played.points) == (1, RULES.stakes("solo8")[0])


def test_the_outcomes_of_a_bid_make_up_its_figures() -> None:
    state = State.deal(RULES, seed=5)
    for one in analyse(state.view(state.turn), effort=600).candidates:
        assert sum(outcome.share for outcome in one.outcomes) == pytest.approx(1, abs=0.001)
        mean = sum(outcome.share * outcome.points for outcome in one.outcomes)
        assert mean == pytest.approx(one.points, abs=6 * one.error + 0.5)


def test_the_last_trick_is_certain() -> None:
    hands = [Cards("AS"), Cards("KS"), Cards("3H"), Cards("5D")]
    state = State.from_hands(
        RULES, hands, contract="solo8", declarer=0, trump="S", leader=0, tricks_won=[7, 5, 0, 0]
    )
    found = analyse(state.view(0), effort=50)
    assert (found.best.move, found.best.chance) == (Move("AS"), 1)
    assert {str(move) for _, move in found.best.line} == {"AS", "KS", "3H", "5D"}


def test_chances_are_those_of_the_deals_that_can_be() -> None:
    """The ace catches the king unless its holder has the two as well, which is one deal in five."""
    hands = [Cards("AS QS"), Cards("KS 2H"), Cards("3H 2C"), Cards("2S 4D")]
    state = State.from_hands(
        RULES, hands, contract="solo8", declarer=0, trump="S", leader=0, tricks_won=[6, 5, 0, 0]
    )
    found = analyse(state.view(0), effort=2_000)
    assert found.best.move == Move("AS")
    assert found.best.chance == pytest.approx(0.8, abs=0.06)
    assert found.of(Move("QS")).chance == pytest.approx(0, abs=0.06)
    assert all(chances[1] == pytest.approx(1 / 3, abs=0.06) for chances in found.holders.values())


def test_an_analysis_says_what_to_look_at_in_every_phase() -> None:
    state = auction()
    told = []
    for text in ("solo8", "pass", "pass", "pass", "trump S", "AS"):
        told.append(analyse(state.view(state.turn), effort=60).nudge.code)
        state.apply(Move(text))
    assert told[0] == "nudge_bid"
    assert told[4:] == ["nudge_trump", "nudge_lead_trump"]
