"""The auction: who speaks, what may be bid, when it is settled and what happens when nobody bids."""

from __future__ import annotations

import pytest

from tests.rikken.hands import ALL_BIDS, after, filled, legal, suits_dealt, table
from upperhand.errors import IllegalMoveError
from upperhand.rikken import Move

PLAIN = [bid for bid in ALL_BIDS if bid not in ("troela", "schoppen_mie")]
FOUR = ("rik", "solo8", "piek", "misere")


@pytest.mark.parametrize("dealer", range(4))
def test_the_player_left_of_the_dealer_speaks_first(dealer: int) -> None:
    state = table(filled(), dealer)
    assert (state.phase, state.dealer, state.turn) == ("auction", dealer, (dealer + 1) % 4)


def test_a_bid_must_be_higher() -> None:
    state = table(filled())
    assert sorted(legal(state)) == sorted([*PLAIN, "pass"])
    after(state, "solo9")
    assert sorted(legal(state)) == sorted([*PLAIN[PLAIN.index("solo9") + 1 :], "pass"])
    for low in ("rik", "piek", "solo9"):
        with pytest.raises(IllegalMoveError, match="Solo 9"):
            state.apply(Move(low))


def test_the_order_of_bids_is_the_order_of_the_switch() -> None:
    state = after(table(filled(), bids=("misere", "rik", "piek"), troela="off"), "rik")
    assert sorted(legal(state)) == ["pass", "piek"]


def test_passing_is_final_and_the_last_bidder_declares() -> None:
    state = after(table(filled()), "rik solo8 pass pass")
    assert (state.phase, state.turn) == ("auction", 0)
    after(state, "piek")
    assert state.turn == 1
    after(state, "misere pass")
    assert (state.phase, state.contract, state.declarer, state.declarers) == ("play", "misere", 1, (1,))
    assert [(seat, str(bid)) for seat, bid in state.bids] == [
        (0, "rik"),
        (1, "solo8"),
        (2, "pass"),
        (3, "pass"),
        (0, "piek"),
        (1, "misere"),
        (0, "pass"),
    ]


def test_the_highest_bid_leaves_only_passes() -> None:
    state = after(table(filled()), "solo13")
    assert legal(state) == ["pass"]
    after(state, "pass pass pass")
    assert (state.phase, state.contract, state.turn) == ("trump", "solo13", 0)


def test_the_fourth_may_bid_after_three_passes_and_declares_at_once() -> None:
    state = after(table(filled()), "pass pass pass")
    assert state.turn == 3
    after(state, "rik")
    assert (state.phase, state.contract, state.declarer) == ("trump", "rik", 3)


def test_schoppen_mie_only_after_three_passes() -> None:
    state = table(filled())
    for _ in range(3):
        assert "schoppen_mie" not in legal(state)
        with pytest.raises(IllegalMoveError, match="three"):
            state.apply(Move("schoppen_mie"))
        after(state, "pass")
    after(state, "schoppen_mie")
    assert (state.phase, state.contract, state.turn, state.trump) == ("play", "schoppen_mie", 0, None)


def test_schoppen_mie_not_after_a_bid() -> None:
    state = after(table(filled()), "rik pass pass")
    assert "schoppen_mie" not in legal(state)


def test_all_pass_and_redeal() -> None:
    state = after(table(filled()), "pass pass pass pass")
    assert (state.over, state.passed_out, state.phase) == (True, True, "over")
    assert list(state.scores) == [0, 0, 0, 0]
    assert state.contract is None
    assert legal(state) == []


def test_all_pass_and_schoppen_mie() -> None:
    state = after(table(filled(), bids=FOUR, troela="off", all_pass="schoppen_mie"), "pass pass pass pass")
    assert (state.phase, state.contract, state.turn, state.over) == ("play", "schoppen_mie", 0, False)
    assert state.declarers == ()


def test_all_pass_and_the_dealer_plays() -> None:
    state = after(table(filled(), bids=FOUR, troela="off", all_pass="dealer_plays"), "pass pass pass")
    assert legal(state) == list(FOUR)
    with pytest.raises(IllegalMoveError, match="dealer"):
        state.apply(Move("pass"))


def test_joining() -> None:
    state = after(table(filled(), join=("piek", "misere")), "rik piek piek")
    assert "piek" in legal(state)
    after(state, "pass pass")
    assert (state.phase, state.contract, state.declarers) == ("play", "piek", (1, 2))
    assert state.turn == 0  # left of the dealer


def test_all_four_may_join() -> None:
    state = after(table(filled(), join=("misere",)), "misere misere misere misere")
    assert (state.phase, state.declarers) == ("play", (0, 1, 2, 3))


def test_a_higher_bid_ends_the_joining() -> None:
    state = after(table(filled(), join=("piek", "misere")), "piek piek misere")
    assert "misere" in legal(state)
    after(state, "pass misere pass")
    assert (state.phase, state.contract, sorted(state.declarers)) == ("play", "misere", [0, 2])


def test_nobody_joins_where_it_is_not_the_rule() -> None:
    state = after(table(filled(), join=("misere",)), "piek")
    with pytest.raises(IllegalMoveError, match="Piek"):
        state.apply(Move("piek"))


THREE_ACES = filled(seat0="AD AC AH", seat1="AS")


def test_troela_needs_three_aces() -> None:
    assert "troela" in legal(table(THREE_ACES))
    for aces in ("AD AC AH AS", "AD AC", ""):
        others = {"seat1": " ".join({"AD", "AC", "AH", "AS"} - set(aces.split()))}
        state = table(filled(seat0=aces, **others))
        assert "troela" not in legal(state)
        with pytest.raises(IllegalMoveError, match="three aces"):
            state.apply(Move("troela"))


def test_obligatory_troela() -> None:
    state = table(THREE_ACES, troela="obligatory")
    assert legal(state) == ["troela"]
    with pytest.raises(IllegalMoveError, match="Troela"):
        state.apply(Move("pass"))


def test_troela_is_no_duty_below_a_higher_bid() -> None:
    hands = filled(seat1="AD AC AH", seat2="AS")
    state = after(table(hands, troela="obligatory"), "piek")
    assert "pass" in legal(state)
    assert "troela" not in legal(state)


def test_a_bid_the_rules_do_not_have() -> None:
    state = table(suits_dealt(), bids=FOUR, troela="off")
    with pytest.raises(IllegalMoveError, match="Solo 9"):
        state.apply(Move("solo9"))


FOUR_ACES = filled(seat0="AD AC AH AS")


def test_four_aces_are_a_troela_where_that_is_the_rule() -> None:
    assert "troela" in legal(table(FOUR_ACES, four_aces=True))
    assert "troela" in legal(table(THREE_ACES, four_aces=True))
    assert legal(table(FOUR_ACES, four_aces=True, troela="obligatory")) == ["troela"]
    with pytest.raises(IllegalMoveError, match="4 aces must be bid as Troela"):
        table(FOUR_ACES, four_aces=True, troela="obligatory").apply(Move("pass"))
    with pytest.raises(IllegalMoveError, match="three aces in hand, or four"):
        table(filled(seat0="AD AC", seat1="AH AS"), four_aces=True).apply(Move("troela"))


def test_alone_with_hearts_as_trump_beats_the_same_number() -> None:
    """Where the house has it, in the place that `bids` gives it; it goes straight to the cards."""
    bids = (
        "rik",
        "rik_beter",
        "solo8",
        "solo8_beter",
        "piek",
        "solo9",
        "solo9_beter",
        "solo13",
        "solo13_beter",
    )
    state = after(table(filled(), bids=bids, troela="off"), "solo8")
    assert "solo8_beter" in legal(state)
    after(state, "solo8_beter")
    with pytest.raises(IllegalMoveError, match="Solo 8 beter"):
        state.apply(Move("solo8"))
    after(state, "pass pass pass")
    assert (state.phase, state.contract, state.trump, state.called, state.turn) == (
        "play",
        "solo8_beter",
        "H",
        None,
        0,
    )
    leads = after(table(filled(), bids=bids, troela="off"), "pass solo13_beter pass pass")
    assert (leads.phase, leads.trump, leads.turn) == ("play", "H", 1)
