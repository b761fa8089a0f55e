"""Proves of Rikken that playouts are the same on any number of threads, and that their sums add up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property.positions import examples, seeds
from tests.property.rikken_positions import play_on, positions, rules
from tests.reference.rikken import CONTRACTS
from upperhand import Rng
from upperhand.errors import UpperhandError
from upperhand.rikken import Playouts, Rules, State, first_card_tricks, halved_card_tricks, playouts, preset

FULL = preset("vorsteveld2007_full")


def figures(result: Playouts) -> tuple[object, ...]:
    return result.games, result.moves, result.wins, result.scores, result.tricks


def check_sums(result: Playouts, games: int) -> None:
    assert result.games == games
    assert sum(result.scores) == 0
    assert sum(result.wins) >= games
    assert result.moves <= 52 * games
    assert len(result.scores) == len(result.wins) == len(result.tricks) == 4


@given(rules, seeds, st.integers(0, 40))
@examples(20, 500)
def test_threads_change_nothing(rules: Rules, seed: int, games: int) -> None:
    alone = playouts(rules, games, seed, 1)
    check_sums(alone, games)
    for threads in (2, 3, 64):
        assert figures(playouts(rules, games, seed, threads)) == figures(alone)


@given(positions, seeds)
@examples(50, 1_000)
def test_playouts_of_a_position(state: State, seed: int) -> None:
    before = state.copy()
    result = playouts(state, 20, seed)
    assert state == before
    assert figures(playouts(state, 20, seed, 3)) == figures(result)
    check_sums(result, 20)
    if state.over:
        assert result.moves == 0
        assert result.scores == tuple(20 * score for score in state.scores)
        assert result.tricks == tuple(20 * tricks for tricks in state.tricks_won)
    if state.phase in ("trump", "call", "play"):
        assert sum(result.tricks) == 20 * 13
        assert result.moves == 20 * sum(state.counts)


@pytest.mark.parametrize("contract", [name for name in CONTRACTS if name != "troela"])
def test_playouts_of_a_contract(contract: str) -> None:
    result = playouts(FULL, 50, 1, contract=contract)
    check_sums(result, 50)
    assert sum(result.tricks) == result.moves // 4 == 50 * 13


def test_a_game_played_out_is_a_game_of_the_seed() -> None:
    """Series of different seeds are added up in experiments: a shared game would count twice."""
    games = [figures(playouts(FULL, 1, seed)) for seed in range(200)]
    assert len(set(games)) > 100


@given(positions, seeds, st.sampled_from(["counts", "consistent"]))
@examples(40, 1_000)
def test_first_cards(state: State, seed: int, deals: str) -> None:
    if state.phase != "play":
        return
    view = state.view(state.turn)
    found = first_card_tricks(view, 60, Rng(seed), deals=deals)
    assert found == first_card_tricks(view, 60, Rng(seed), deals=deals)
    assert sum(times for _, times, _ in found) == 60
    assert {card for card, times, _ in found if times} <= set(view.legal_moves())
    assert all(0 <= tricks <= times * len(view.hand) for _, times, tricks in found)


@given(seeds, st.integers(0, 3))
@examples(20, 500)
def test_first_cards_of_a_supposed_contract(seed: int, passes: int) -> None:
    state = play_on(State.deal(FULL, seed), passes, seed, bold=0)
    view = state.view(state.turn)
    found = first_card_tricks(view, 100, Rng(seed), contract="solo8", trump="H")
    assert sum(times for _, times, _ in found) == 100
    assert all(card.cards <= view.hand for card, _, _ in found)
    misere = first_card_tricks(view, 100, Rng(seed), contract="misere")
    assert sum(times for _, times, _ in misere) == 100


def test_a_view_is_all_that_first_cards_need() -> None:
    """A different distribution of the hidden cards changes nothing."""
    for seed in range(20):
        state = play_on(State.deal(FULL, seed), 12, seed)
        if state.phase != "play":
            continue
        seat = state.turn
        guess = state.view(seat).determinise(Rng(seed))
        for deals in ("counts", "consistent"):
            mine = first_card_tricks(state.view(seat), 50, Rng(1), deals=deals)
            assert mine == first_card_tricks(guess.view(seat), 50, Rng(1), deals=deals)
            mine = halved_card_tricks(state.view(seat), 50, Rng(1), deals=deals)
            assert mine == halved_card_tricks(guess.view(seat), 50, Rng(1), deals=deals)


@pytest.mark.parametrize(
    ("games", "threads", "policy"),
    [(-1, 1, "random"), (1, 0, "random"), (1, -1, "random"), (1, 1, "best"), (1, 1, "")],
)
def test_wrong_arguments(games: int, threads: int, policy: str) -> None:
    with pytest.raises((UpperhandError, TypeError)):
        playouts(Rules(), games, 1, threads, policy)


def test_wrong_questions_about_first_cards() -> None:
    state = State.deal(FULL, 1)
    view = state.view(state.turn)
    for wrong in (
        {},  # in the auction a contract must be supposed
        {"contract": "solo14"},
        {"contract": "solo8"},
        {"contract": "misere", "trump": "H"},
        {"contract": "solo8", "trump": "H", "deals": "guess"},
        {"contract": "solo8", "trump": "H", "policy": "best"},
    ):
        with pytest.raises(UpperhandError):
            first_card_tricks(view, 10, Rng(1), **wrong)  # type: ignore[arg-type]


def test_wrong_questions_about_halved_cards() -> None:
    auction = State.deal(FULL, 1)
    with pytest.raises(UpperhandError, match="not this seat's turn to play a card"):
        halved_card_tricks(auction.view(auction.turn), 10, Rng(1))
    state = play_on(State.deal(FULL, 1), 12, 1)
    assert state.phase == "play"
    rng = Rng(1)
    for wrong in ({"wanted": "two"}, {"deals": "guess"}, {"policy": "best"}, {"n": 0}, {"threads": 0}):
        with pytest.raises(UpperhandError):
            halved_card_tricks(state.view(state.turn), **{"n": 10, "rng": rng, **wrong})  # type: ignore[arg-type]
    assert rng.bits() == Rng(1).bits()
