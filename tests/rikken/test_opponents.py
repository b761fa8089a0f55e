"""Opponents inside the core make the moves of the players they are named after, and batches seat them."""

import numpy as np
import pytest

from tests.conftest import scaled
from tests.rikken.test_batch import VARIANTS, Arrays
from upperhand import Rng
from upperhand._core.rikken import Batch
from upperhand.errors import OutOfTurnError, UpperhandError
from upperhand.player import make_player
from upperhand.rikken import State, preset
from upperhand.rikken.opponents import OPPONENTS
from upperhand.rikken.players import PLAYERS

SPECS = {name: name for name in OPPONENTS if name in PLAYERS} | {
    "monte_carlo_quick": "monte_carlo:simulations=40"
}
DEALS = scaled(2, 100)
GAMES = 8


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("name", SPECS)
def test_an_opponent_moves_as_its_player(name: str, rules: str) -> None:
    """It sits with random players, so that all kinds of hands and contracts occur."""
    player, opponent = make_player(SPECS[name], "rikken"), OPPONENTS[name]()
    for deal in range(DEALS * (1 if "monte" in name else 6)):
        state, rng = State.deal(VARIANTS[rules], seed=deal), Rng(deal)
        while not state.over:
            view, seed = state.view(state.turn), rng.bits()
            move = player.decide(view, Rng(seed)).move
            assert opponent.choose(view, Rng(seed)) == move, view
            state.apply(move if rng.random() < 0.7 else rng.choice(state.legal_moves()))


@pytest.mark.parametrize("name", sorted(OPPONENTS.keys() - SPECS.keys()))
def test_other_opponents_make_legal_moves(name: str) -> None:
    opponent = OPPONENTS[name]()
    for rules in VARIANTS.values():
        for deal in range(DEALS):
            state, rng = State.deal(rules, seed=deal), Rng(deal)
            while not state.over:
                state.apply(opponent.choose(state.view(state.turn), rng))
            assert sum(state.scores) == 0


def test_curious_bids_what_careful_does_not() -> None:
    bids: dict[str, set[str | None]] = {"careful": set(), "curious": set()}
    for name, found in bids.items():
        opponent, rng = OPPONENTS[name](), Rng(4)
        for deal in range(150):
            state = State.deal(preset("vorsteveld2007"), seed=deal)
            while not state.over and state.phase == "auction":
                state.apply(opponent.choose(state.view(state.turn), rng))
            found.add(state.contract)
    assert bids["careful"] < bids["curious"]
    assert "piek" in bids["curious"] - bids["careful"]


def test_hidden_facts_tell_which_opponents_sit_on_the_other_seats() -> None:
    seating = np.array([[0, 2, 0, 1]] * GAMES, np.uint8)
    opponents = [OPPONENTS["basic"](), OPPONENTS["advanced"]()]
    batch, arrays = Batch([preset("vorsteveld2007")], GAMES, 5, 1, opponents, seating), Arrays(GAMES)
    arrays.observe(batch)
    first, third = 1 << 32, 1 << 52
    told = {0: (first << 1) + third, 2: first + (third << 1)}  # seat 0 sees 2, the caller, 1; seat 2: 1, 0, 2
    for seat, words in zip(arrays.seats.tolist(), arrays.hidden.tolist(), strict=True):
        assert words[4] >> 32 << 32 == told[seat]


def test_a_batch_with_opponents_is_the_same_on_any_number_of_threads() -> None:
    seating = np.array([[0, 1, 2, 3]] * GAMES, np.uint8)
    opponents = [OPPONENTS[name]() for name in ("basic", "monte_carlo_quick", "curious")]
    seen = []
    for threads in (1, 3):
        batch = Batch(
            [preset("vorsteveld2007"), preset("stichting2025")], GAMES, 3, threads, opponents, seating
        )
        arrays = Arrays(GAMES)
        for _ in range(30):
            arrays.observe(batch)
            assert set(arrays.seats.tolist()) == {0}
            arrays.step(batch, [0] * GAMES)
        seen.append((arrays.states.tolist(), arrays.scores.tolist(), batch.answered, batch.contracts))
    assert seen[0] == seen[1]
    assert seen[0][2] > 0


def test_an_opponent_refuses_what_it_cannot_do() -> None:
    state = State.deal(preset("vorsteveld2007"), seed=1)
    with pytest.raises(OutOfTurnError, match="not this seat's"):
        OPPONENTS["basic"]().choose(state.view((state.turn + 1) % 4), Rng(1))
    with pytest.raises(UpperhandError, match="simulations must be from 1"):
        type(OPPONENTS["basic"]()).monte_carlo(0)
