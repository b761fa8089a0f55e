"""Trump, the called ace with its conditions, the blind call, the king, and Troela's partner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rikken.hands import after, filled, legal, suits_dealt, table
from upperhand import Cards, Rng
from upperhand.errors import IllegalMoveError, UpperhandError
from upperhand.rikken import Move, Rules, State

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


FOUR_ACES = "AD AC AH AS KD QC QH QS JD JC JH JS TS"


def test_with_four_aces_troela_s_declarer_calls_a_king() -> None:
    """Its holder names trump, and everybody knows who it is; nobody asks for the suit of the king."""
    hands = filled(seat0=FOUR_ACES, seat1="KC", seat2="KS", seat3="KH")
    state = after(table(hands, four_aces=True), "troela pass pass pass")
    assert (state.phase, state.turn, state.partner, state.trump) == ("call", 0, None, None)
    assert [state.view(seat).partner for seat in range(4)] == [None] * 4
    assert sorted(legal(state)) == ["call KC", "call KH", "call KS"]
    after(state, "call KS")
    assert (state.phase, state.turn, state.partner, str(state.called)) == ("trump", 2, 2, "KS")
    assert [state.view(seat).partner for seat in range(4)] == [2] * 4
    assert sorted(legal(state)) == ["trump C", "trump D", "trump H"]
    with pytest.raises(IllegalMoveError, match="suit of the called card"):
        state.apply(Move("trump S"))
    after(state, "trump D")
    assert (state.phase, state.trump, state.turn) == ("play", "D", 0)


def test_a_queen_where_all_aces_and_kings_are_held() -> None:
    hands = filled(seat0="AD AC AH AS KD KC KH KS 2D 2C 2H 2S 3S")
    state = after(table(hands, four_aces=True), "troela pass pass pass")
    assert sorted(legal(state)) == ["call QC", "call QD", "call QH", "call QS"]


def test_everybody_knows_the_aces_of_a_troela() -> None:
    """Four with the declarer, or three and the last with the partner; and who holds the called king."""
    rng, all_aces = Rng(5), Cards("AD AC AH AS")
    state = after(table(filled(seat0=FOUR_ACES, seat2="KS"), four_aces=True), "troela pass pass pass")
    for said in ("call KS", "trump D", ""):
        for _ in range(20):
            dealt = state.view(1).determinise(rng).hands
            assert all_aces <= dealt[0]
            assert state.called is None or state.called <= dealt[2]
        if said:
            after(state, said)
    hands = filled(seat0="AD AC AH", seat1="2S", seat2="AS")
    state = after(table(hands, four_aces=True), "troela pass pass pass")
    for _ in range(20):
        dealt = state.view(1).determinise(rng).hands
        assert (len(dealt[0] & all_aces), len(dealt[2] & all_aces)) == (3, 1)


def test_a_settled_troela_of_four_aces_needs_its_king() -> None:
    hands = filled(seat0=FOUR_ACES, seat2="KS")
    rules = Rules(four_aces=True)

    def settled(**given: Any) -> State:
        return State.from_hands(rules, hands, contract="troela", declarer=0, trump="D", **given)

    assert (settled(called=Cards("KS")).partner, settled(called=Cards("KS")).view(1).partner) == (2, 2)
    with pytest.raises(UpperhandError, match="needs a called card: the declarer has four aces"):
        settled()
    with pytest.raises(UpperhandError, match="cannot call 2C"):
        settled(called=Cards("2C"))
    with pytest.raises(UpperhandError, match="exactly three aces"):
        State.from_hands(Rules(), hands, contract="troela", declarer=0, trump="D", called=Cards("KS"))


# Who begins a Troela: the partner with the fourth ace, if the rules say so.


def begun(lead: str, **switches: Any) -> State:
    hands = filled(
        seat0="AD AC AH", seat1="2S", seat2="AS KS 3S", seat3="4H 5H 6H 7H 8H 9H TH JH QH KH 2D 3D 4D"
    )
    return after(table(hands, troela_lead=lead, **switches), "troela pass pass pass,trump D")


def test_the_partner_leads_the_fourth_ace() -> None:
    assert (begun("left_of_dealer").turn, len(legal(begun("left_of_dealer")))) == (0, 13)
    for lead in ("ace", "ace_not_trumped"):
        state = begun(lead)
        assert (state.turn, legal(state)) == (2, ["AS"])
        with pytest.raises(IllegalMoveError, match="the partner begins a Troela with the fourth ace"):
            state.apply(Move("KS"))


def test_by_some_rules_nobody_trumps_that_ace() -> None:
    trumps = {"2D", "3D", "4D"}
    assert trumps <= set(legal(after(begun("ace"), "AS")))
    state = after(begun("ace_not_trumped", must_trump=True), "AS")
    assert not trumps & set(legal(state))
    with pytest.raises(IllegalMoveError, match="nobody trumps the first trick"):
        state.apply(Move("2D"))
    assert set(legal(after(begun("ace", must_trump=True), "AS"))) == trumps
    after(state, "4H")  # which is no sign that it lacks trumps
    assert any(Cards("2D") <= state.view(0).determinise(Rng(seed)).hands[3] for seed in range(30))


def test_a_hand_of_trumps_gives_its_only_other_card() -> None:
    """Three aces are with the declarer, so at most twelve cards of another seat are trumps: one is not."""
    trumps = "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D"
    hands = filled(seat0="AD AC AH", seat1="2H", seat2="AS 2S", seat3=f"{trumps} KC")
    state = after(table(hands, troela_lead="ace_not_trumped"), "troela pass pass pass,trump D,AS")
    assert legal(state) == ["KC"]


def test_the_called_king_is_led_where_four_aces_are_held() -> None:
    hands = filled(seat0="AD AC AH AS", seat1="2S", seat2="KS 3S")
    state = after(table(hands, troela_lead="ace", four_aces=True), "troela pass pass pass,call KS,trump D")
    assert (state.turn, legal(state)) == (2, ["KS"])


def test_only_the_first_trick_is_bound() -> None:
    state = after(begun("ace_not_trumped"), "AS")
    while state.trick:
        state.apply(state.legal_moves()[0])
    assert (state.turn, state.phase) == (2, "play")
    assert len(legal(state)) == 12
