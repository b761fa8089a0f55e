"""The play: who leads, following suit, who wins a trick, the called ace, Schoppen Mie and its queen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rikken.hands import after, filled, legal, suits_dealt, table
from upperhand import Cards
from upperhand.errors import IllegalMoveError
from upperhand.rikken import Move, State

LEADS = ("open_piek_talk", "open_misere_talk", "solo13")


@pytest.mark.parametrize(
    "contract", ["solo8", "solo12", "solo13", "piek", "misere", "open_piek", "open_misere"]
)
@pytest.mark.parametrize("dealer", range(4))
def test_who_leads(contract: str, dealer: int) -> None:
    """The player left of the dealer; the declarer in the three greatest games."""
    state = after(table(filled(), dealer), f"pass {contract} pass pass")
    declarer = (dealer + 2) % 4
    if state.phase == "trump":
        after(state, "trump D")
    assert state.turn == state.trick_leader == (declarer if contract in LEADS else (dealer + 1) % 4)


@pytest.mark.parametrize("contract", ["open_piek_talk", "open_misere_talk"])
def test_the_declarer_leads_with_discussion(contract: str) -> None:
    assert after(table(filled()), f"pass pass {contract} pass").turn == 2


def solo(hands: list[Cards], trump: str = "H", **switches: Any) -> State:
    return after(table(hands, **switches), f"solo8 pass pass pass,trump {trump}")


MIXED = filled(seat0="AD KD 2C", seat1="3D 4D 5C", seat2="QC JC 2H 3S", seat3="6D AH KH QS")


def test_suits_are_followed() -> None:
    state = after(solo(MIXED), "2C")
    assert all(card.endswith("C") for card in legal(state))
    with pytest.raises(IllegalMoveError, match="follow"):
        state.apply(Move("3D"))


def test_a_seat_plays_its_own_cards() -> None:
    state = solo(MIXED)
    with pytest.raises(IllegalMoveError, match="6D"):
        state.apply(Move("6D"))


def test_nobody_need_trump() -> None:
    state = after(solo(suits_dealt()), "2D")
    assert len(legal(state)) == 13


def test_trumping_where_it_is_a_duty() -> None:
    hands = filled(seat0="2D 3D", seat1="4C 5C 2H 3H 4S 5S 6S 7S 8S 9S TS JS QS", seat2="4D", seat3="5D")
    state = after(solo(hands, must_trump=True), "2D")
    assert legal(state) == ["2H", "3H"]
    with pytest.raises(IllegalMoveError, match="trump"):
        state.apply(Move("4C"))
    assert len(legal(after(solo(hands), "2D"))) == 13


def test_leading_is_free_where_trumping_is_a_duty() -> None:
    assert len(legal(solo(MIXED, must_trump=True))) == 13


WINNERS = [
    ("4D 2D 3D 5D", "H", 3),
    ("AD KD QD JD", "H", 0),
    ("2D 3C 4C 5C", "H", 0),  # nobody follows
    ("TD 2H KD AD", "H", 1),  # a trump
    ("TD 2H KD 3H", "H", 3),  # a higher one
    ("2H 3H AH KH", "H", 2),  # trumps led
    ("9D TD JD 2D", "D", 2),
    ("9D TD JD 2D", "S", 2),
]


@pytest.mark.parametrize(("trick", "trump", "winner"), WINNERS)
def test_who_wins_the_trick(trick: str, trump: str, winner: int) -> None:
    cards = trick.split()
    state = State.from_hands(
        table(filled()).rules,
        [Cards(card) for card in cards],
        contract="solo8",
        declarer=0,
        trump=trump,
        leader=0,
    )
    after(state, trick)
    assert state.tricks_won == tuple(int(seat == winner) for seat in range(4))


def test_the_winner_leads_the_next_trick() -> None:
    state = after(solo(filled(seat0="2D", seat1="3D", seat2="AD", seat3="4D")), "2D 3D AD 4D")
    assert (state.turn, state.trick_leader, state.tricks_won) == (2, 2, (0, 0, 1, 0))
    assert state.trick == []
    leader, cards, winner = state.tricks[0]
    assert (leader, winner) == (0, 2)
    assert [(seat, str(card)) for seat, card in cards] == [(0, "2D"), (1, "3D"), (2, "AD"), (3, "4D")]


def test_the_table_is_the_winning_card() -> None:
    state = solo(filled(seat0="3D", seat1="2D", seat2="5D"))
    assert state.table is None
    for card, best in (("3D", "3D"), ("2D", "3D"), ("5D", "5D")):
        after(state, card)
        assert str(state.table) == best
        assert [str(state.view(seat).table) for seat in range(4)] == [best] * 4


def rik(called_ace: str) -> State:
    """Seat 0 declares, hearts are trump, seat 2 holds the called ace of spades and a few small ones."""
    hands = filled(seat0="2S 3S 3D", seat1="4S 5S AD", seat2="AS 6S 7S 2D 2C", seat3="8S 9S 5D")
    return after(table(hands, called_ace=called_ace), "rik pass pass pass,trump H,call AS")


def test_the_called_ace_may_be_kept() -> None:
    assert sorted(legal(after(rik("free"), "2S 4S"))) == ["6S", "7S", "AS"]


def test_the_called_ace_when_its_suit_is_led() -> None:
    for rule in ("must_when_led", "must_when_declarer_leads"):
        state = after(rik(rule), "2S 4S")
        assert legal(state) == ["AS"]
        with pytest.raises(IllegalMoveError, match="AS"):
            state.apply(Move("6S"))


def opponent_leads(called_ace: str) -> State:
    """Seat 1, no declarer, wins the first trick and leads the called suit."""
    return after(rik(called_ace), "3D AD 2D 5D 4S")


def test_the_called_ace_when_an_opponent_leads_its_suit() -> None:
    assert legal(opponent_leads("must_when_led")) == ["AS"]
    assert sorted(legal(opponent_leads("must_when_declarer_leads"))) == ["6S", "7S", "AS"]


def test_the_holder_leads_the_called_suit_with_the_ace() -> None:
    """If the ace must be played as soon as its suit is led, its holder cannot lead a lower card of it."""
    for rule, spades in (("must_when_led", ["AS"]), ("must_when_declarer_leads", ["6S", "7S", "AS"])):
        state = after(rik(rule), "3D AD 2D 5D 4C AC 8S 3C")
        assert state.turn == 2
        assert [card for card in legal(state) if card[1] == "S"] == spades


def test_the_partner_shows_when_the_ace_falls() -> None:
    state = after(rik("free"), "2S 4S")
    assert [state.view(seat).partner for seat in range(4)] == [None, None, 2, None]
    after(state, "AS")
    assert [state.view(seat).partner for seat in range(4)] == [2, 2, 2, 2]


# ---- Schoppen Mie -------------------------------------------------------------------------------

MIE = "pass pass pass schoppen_mie"


def test_no_spades_before_their_queen() -> None:
    state = after(table(filled(seat0="2S 3S 4S 2D", seat1="QS")), MIE)
    assert all(not card.endswith("S") for card in legal(state))
    with pytest.raises(IllegalMoveError, match="spade"):
        state.apply(Move("2S"))


def test_the_queen_comes_as_soon_as_she_cannot_follow() -> None:
    hands = filled(
        seat0="2D 3D",
        seat1="QS KS 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC",
        seat2="4D 2S 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH",
        seat3="5D",
    )
    state = after(table(hands), MIE + ",2D")
    assert legal(state) == ["QS"]
    with pytest.raises(IllegalMoveError, match="QS"):
        state.apply(Move("2C"))


def test_no_spade_is_thrown_before_the_queen() -> None:
    hands = filled(
        seat0="2D 3D",
        seat1="KS 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC 2S",
        seat2="4D QS",
        seat3="5D",
    )
    state = after(table(hands), MIE + ",2D")
    assert "KS" not in legal(state)
    assert "2C" in legal(state)


def test_a_hand_of_spades_may_play_them() -> None:
    spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS"
    state = after(table(filled(seat0=f"2D {spades}", seat1="QS")), MIE)
    assert legal(state) == ["2D"]
    hands = filled(seat0=f"2D {spades}", seat1="QS AD", seat2="3D", seat3="4D")
    state = after(table(hands), MIE + ",2D AD 3D 4D")
    led = next(str(move) for move in state.legal_moves() if str(move)[1] == "C")
    after(state, led)
    after(state, next(card for card in legal(state)))
    after(state, next(card for card in legal(state)))
    assert state.turn == 0
    assert len(legal(state)) == 12


def test_spades_are_free_after_the_queen() -> None:
    hands = filled(seat0="2D KS", seat1="QS 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", seat2="3D", seat3="AD 2S")
    state = after(table(hands), MIE + ",2D QS 3D AD")
    assert state.turn == 3
    assert "2S" in legal(state)
