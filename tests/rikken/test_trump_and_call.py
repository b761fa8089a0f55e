"""Trump, the called ace with its conditions, the blind call, the king, and Troela's partner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rikken.hands import after, filled, legal, suits_dealt, table
from upperhand import Cards
from upperhand.errors import IllegalMoveError
from upperhand.rikken import Move, State

RIK = "rik pass pass pass"
TRUMPS = ["trump C", "trump D", "trump H", "trump S"]


def calls(seat0: str, trump: str, **switches: Any) -> list[str]:
    """What seat 0 may call with this hand."""
    return sorted(legal(after(table(filled(seat0=seat0), **switches), f"{RIK},trump {trump}")))


def test_the_declarer_chooses_any_trump() -> None:
    for contract in ("rik", "solo8", "solo9", "solo13"):
        state = after(table(filled()), f"{contract} pass pass pass")
        assert (state.phase, state.turn) == ("trump", 0)
        assert sorted(legal(state)) == TRUMPS


def test_hearts_are_trump_in_rik_beter() -> None:
    state = after(table(filled()), "rik_beter pass pass pass")
    assert (state.phase, state.turn, state.trump) == ("call", 0, "H")


def test_no_trump_in_piek_and_misere() -> None:
    for contract in ("piek", "misere", "open_piek", "open_misere", "open_piek_talk", "open_misere_talk"):
        state = after(table(filled()), f"{contract} pass pass pass")
        assert (state.phase, state.trump, state.called) == ("play", None, None)


def test_solo_has_trump_and_no_call() -> None:
    state = after(table(filled()), "solo8 pass pass pass,trump S")
    assert (state.phase, state.trump, state.called, state.partner) == ("play", "S", None, None)


EVEN = "KD QD JD KC QC JC KH QH JH KS QS JS TS"


def test_an_ace_neither_trump_nor_held_in_a_suit_that_is_held() -> None:
    assert calls(EVEN, "H") == ["call AC", "call AD", "call AS"]
    assert calls(EVEN.replace("KD", "AD"), "H") == ["call AC", "call AS"]


def test_a_suit_that_is_held_comes_first() -> None:
    assert calls("KD QD JD TD 9D 8D 7D KH QH JH TH KC QC", "H") == ["call AC", "call AD"]


def test_a_blind_call_where_no_held_suit_lacks_its_ace() -> None:
    void = "AD QD JD TD 9D 8D 7D KH QH JH TH 9H 8H"
    assert calls(void, "H") == ["call AC blind", "call AS blind"]
    assert calls(void, "D") == ["call AH"]
    assert calls(void, "H", blind_call=False) == ["call KD"]


def test_a_king_where_every_ace_that_may_be_called_is_held() -> None:
    assert calls("AD AC AH AS QD QC QH QS JD JC JH JS TS", "H") == ["call KC", "call KD", "call KS"]
    assert calls("AD AC AH AS KD QC QH QS JD JC JH JS TS", "H") == ["call KC", "call KS"]
    assert calls("AD AC AS 2H QD QC QH QS JD JC JH JS TS", "H") == ["call KC", "call KD", "call KS"]


def test_a_queen_where_the_kings_are_held_too() -> None:
    assert calls("AD AC AS KD KC KS 2H 3H 4H 5H 6H 7H 8H", "H") == ["call QC", "call QD", "call QS"]


def test_a_call_makes_its_holder_the_partner() -> None:
    hands = filled(seat0=EVEN, seat2="AS", seat1="AC")
    state = after(table(hands), f"{RIK},trump H,call AS")
    assert (state.phase, str(state.called), state.blind, state.partner) == ("play", "AS", False, 2)
    assert [state.view(seat).partner for seat in range(4)] == [None, None, 2, None]


def test_a_blind_call_is_announced() -> None:
    hands = filled(seat0="AD QD JD TD 9D 8D 7D KH QH JH TH 9H 8H")
    state = after(table(hands), f"{RIK},trump H")
    with pytest.raises(IllegalMoveError, match="blind"):
        state.apply(Move("call AS"))
    after(state, "call AS blind")
    assert state.blind
    for seat in range(4):
        assert state.view(seat).blind


REFUSED = [
    ("H", "call AH", "trump"),
    ("H", "call AD", "AD"),
    ("H", "call AC blind", "blind"),
    ("H", "call TC", "AC"),
]


@pytest.mark.parametrize(("trump", "call", "word"), REFUSED)
def test_calls_that_are_refused(trump: str, call: str, word: str) -> None:
    hands = filled(seat0=EVEN.replace("KD", "AD"))
    state = after(table(hands), f"{RIK},trump {trump}")
    with pytest.raises(IllegalMoveError, match=word):
        state.apply(Move(call))


def troela() -> State:
    hands = filled(seat0="AD AC AH", seat1="2S", seat2="AS", seat3="3S")
    return after(table(hands), "troela pass pass pass")


def test_troela_s_partner_is_public_and_chooses_trump() -> None:
    state = troela()
    assert (state.phase, state.turn, state.partner, state.declarer) == ("trump", 2, 2, 0)
    assert [state.view(seat).partner for seat in range(4)] == [2, 2, 2, 2]
    assert sorted(legal(state)) == ["trump C", "trump D", "trump H"]
    with pytest.raises(IllegalMoveError, match="ace"):
        state.apply(Move("trump S"))
    after(state, "trump D")
    assert (state.phase, state.trump, state.turn) == ("play", "D", 0)


def test_a_suit_each() -> None:
    """With one long suit as trump every other ace is called blind; without, its own suit gives nothing."""
    state = after(table(suits_dealt()), f"{RIK},trump D")
    assert sorted(legal(state)) == ["call AC blind", "call AH blind", "call AS blind"]
    state = after(table(suits_dealt()), f"{RIK},trump S")
    assert sorted(legal(state)) == ["call AC blind", "call AH blind"]
    assert Cards("AD") <= state.hands[0]
