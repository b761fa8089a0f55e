"""Open games: whose cards lie open, from when on, and to whom; with discussion the defenders' too."""

from __future__ import annotations

import pytest

from tests.rikken.hands import after, filled, legal, table
from upperhand.rikken import State

OPEN = ("open_piek", "open_misere", "open_piek_talk", "open_misere_talk")


def shown(state: State) -> list[set[int]]:
    """Whose hands each seat sees besides its own."""
    views = [state.view(seat) for seat in range(4)]
    for view in views:
        assert all(cards == state.hands[who] for who, cards in view.exposed.items())
        hidden = [state.hands[who] for who in range(4) if who != view.seat and who not in view.exposed]
        assert sum(map(len, hidden)) == len(view.unseen)
        assert all(cards <= view.unseen for cards in hidden)
    return [set(view.exposed) for view in views]


@pytest.mark.parametrize("contract", OPEN)
def test_hands_are_open_from_the_first_card_of_the_second_trick(contract: str) -> None:
    """Seat 1 declares; those who discuss see all cards, the declarer no more than before."""
    state = after(table(filled()), f"pass {contract} pass pass")
    for cards in range(52):
        assert state.counts == tuple(map(len, state.hands))
        assert sum(state.counts) == 52 - cards
        seen: set[int] = {0, 1, 2, 3} if contract.endswith("talk") else {1}
        for seat, others in enumerate(shown(state)):
            expected = set() if cards < 5 or seat == 1 else seen - {seat}
            assert others == {who for who in expected if state.hands[who]}
        after(state, legal(state)[0])
    assert state.over


@pytest.mark.parametrize(
    "contract", ["rik", "rik_beter", "solo8", "solo13", "piek", "misere", "schoppen_mie"]
)
def test_other_games_are_closed(contract: str) -> None:
    passes = "pass pass pass schoppen_mie" if contract == "schoppen_mie" else f"{contract} pass pass pass"
    state = after(table(filled()), passes)
    while not state.over:
        assert shown(state) == [set(), set(), set(), set()]
        after(state, legal(state)[0])


def test_an_open_hand_stands_in_the_words_of_a_view() -> None:
    state = after(table(filled()), "pass open_misere pass pass")
    for _ in range(5):
        assert "open hand" not in str(state.view(0))
        after(state, legal(state)[0])
    assert "open hand" in str(state.view(0))
    assert "open hand" not in str(state.view(1))
