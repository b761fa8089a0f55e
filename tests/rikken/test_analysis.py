"""The analysis of Rikken: certain results are certain, bids have outcomes, and known holders are known."""

from collections.abc import Iterator

import pytest

from upperhand import Analysis, Cards, analyse
from upperhand.reason import Reason
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


def before_play(seed: int) -> Iterator[Analysis]:
    """The analyses of what is said before the first card, by seats that follow them."""
    state = State.deal(RULES, seed)
    while state.phase in ("auction", "trump", "call"):
        found = analyse(state.view(state.turn), effort=400, seed=seed)
        yield found
        state.apply(found.best.move)


@pytest.mark.parametrize("seed", [1, 5, 8])
def test_all_that_is_said_has_its_chance_and_what_it_is_compared_with(seed: int) -> None:
    for found in before_play(seed):
        worths = [one.points for one in found.candidates]
        assert worths == sorted(worths, reverse=True)
        for one in found.candidates:
            assert (one.made is None) == one.move.is_pass
            if len(found.candidates) == 1:
                assert one.against is None
                continue
            assert one.against is not None
            other = found.of(one.against.move)
            assert one.against.points == other.points
            assert one.against.outcome == (other.outcomes[0] if other.outcomes else None)
            if one.move.kind == "bid" and not one.move.is_pass:
                assert other.move.is_pass
            else:
                assert other is next(each for each in found.candidates if each is not one)


def test_cards_are_compared_with_nothing() -> None:
    state = auction()
    for text in ("solo8", "pass", "pass", "pass", "trump S"):
        state.apply(Move(text))
    assert {(one.made, one.against) for one in analyse(state.view(0), effort=60).candidates} == {(None, None)}


def test_a_bid_is_made_as_often_as_its_own_contract_gains() -> None:
    state = State.deal(RULES, seed=5)
    found = analyse(state.view(state.turn), effort=600)
    for one in found.candidates:
        own = [
            each for each in one.outcomes if (each.contract, each.declarer) == (one.move.contract, found.seat)
        ]
        if not one.move.is_pass:
            assert one.made == own[0].chance


def test_a_contract_that_others_play_too_has_a_chance_of_its_own() -> None:
    """Seat 1 joins the Misère of seat 0, whose name the outcomes bear."""
    state = State.from_hands(preset("vorsteveld2007", join=("misere",)), SUITS, dealer=3)
    state.apply(Move("misere"))
    found = analyse(state.view(1), effort=200).of(Move("misere"))
    assert {outcome.declarer for outcome in found.outcomes} == {0}
    assert found.made is not None
    assert found.reason.code == "also"


def test_a_reason_says_what_the_figures_say() -> None:
    codes = set()
    for seed in range(1, 30):
        state = State.deal(RULES, seed)
        found = analyse(state.view(state.turn), effort=400)
        for one in found.candidates:
            if one.move.is_pass or one.against is None:
                continue
            gain = round(one.points - one.against.points, 1)
            wanted = "bid_gains" if gain > 0 else "bid_costs" if gain < 0 else "bid_no_gain"
            then = one.reason.values["then"]
            assert isinstance(then, Reason)
            assert then.code == wanted
            codes.add(wanted)
    assert codes == {"bid_gains", "bid_costs", "bid_no_gain"}
