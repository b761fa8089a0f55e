"""Opponents inside the core make the moves of the players they are named after, and batches seat them."""

import numpy as np
import pytest

from tests.big_two.test_batch import Arrays
from tests.conftest import scaled
from upperhand import Rng
from upperhand._core.big_two import Batch
from upperhand.big_two import PRESETS, State, preset
from upperhand.big_two.opponents import OPPONENTS
from upperhand.errors import OutOfTurnError, UpperhandError
from upperhand.player import make_player

SEATED = {name: make() for name, make in OPPONENTS.items()}
DEALS = scaled(8, 400)
GAMES = 12


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_moves_as_its_player(name: str, rules: str) -> None:
    """It sits with random players, so that all kinds of hands and tables occur."""
    player, opponent = make_player(name), SEATED[name]
    for deal in range(DEALS):
        state, rng = State.deal(preset(rules), seed=deal), Rng(deal)
        while not state.over:
            view = state.view(state.turn)
            move = player.decide(view, rng).move
            assert opponent.choose(view) == move, view
            state.apply(move if rng.random() < 0.7 else rng.choice(state.legal_moves()))


def first_scores(batch: Batch, seating: list[list[int]]) -> list[tuple[int, ...]]:
    """The scores of the first game of each table, if the caller plays the first legal moves."""
    arrays = Arrays(GAMES)
    out: dict[int, tuple[int, ...]] = {}
    while len(out) < GAMES:
        arrays.observe(batch)
        assert all(seating[game][seat] == 0 for game, seat in enumerate(arrays.seats))
        arrays.step(batch, [0] * GAMES)
        for game in np.flatnonzero(arrays.ended):
            out.setdefault(int(game), tuple(arrays.scores[game].tolist()))
    return [out[game] for game in range(GAMES)]


def test_a_batch_asks_for_the_callers_seats_alone() -> None:
    """If the first move is what `lowest` plays, it does not matter which of them has a seat."""
    rules, lowest = [preset("sugiyanto")], [SEATED["lowest"]]
    nobody = [[0] * 4] * GAMES
    three = [[int(game % 4 != seat) for seat in range(4)] for game in range(GAMES)]
    alone, among = Batch(rules, GAMES, 5), Batch(rules, GAMES, 5, 1, lowest, np.array(three, np.uint8))
    assert first_scores(among, three) == first_scores(alone, nobody)
    assert alone.answered == 0
    assert among.answered > 0


def test_hidden_facts_tell_which_opponents_sit_on_the_other_seats() -> None:
    seating = [[0, 2, 0, 1]] * GAMES
    opponents = [SEATED["lowest"], SEATED["rule_based"]]
    batch, arrays = (
        Batch([preset("hongkong")], GAMES, 5, 1, opponents, np.array(seating, np.uint8)),
        Arrays(GAMES),
    )
    arrays.observe(batch)
    first, third = 1 << 30, 1 << 30 + 22
    told = {0: (first << 1) + third, 2: first + (third << 1)}  # seat 0 sees 2, the caller, 1; seat 2: 1, 0, 2
    for seat, words in zip(arrays.seats.tolist(), arrays.hidden.tolist(), strict=True):
        assert words[3] >> 30 << 30 == told[seat]


def test_a_batch_with_opponents_is_the_same_on_any_number_of_threads() -> None:
    seating = np.array([[0, 1, 2, 3]] * GAMES, np.uint8)
    opponents = [SEATED[name] for name in ("rule_based", "dynamic_greedy_tuned", "rl_ppo")]
    seen = []
    for threads in (1, 3):
        batch = Batch([preset("charlesworth"), preset("big2ai")], GAMES, 3, threads, opponents, seating)
        arrays = Arrays(GAMES)
        for _ in range(30):
            arrays.observe(batch)
            arrays.step(batch, [0] * GAMES)
        arrays.observe(batch)
        seen.append((batch.finished, batch.answered, arrays.states.tobytes()))
    assert seen[0] == seen[1]


def test_a_seating_that_cannot_be_is_refused() -> None:
    rules, opponents = [preset("hongkong")], [SEATED["lowest"]]
    with pytest.raises(UpperhandError, match="no seat for the caller"):
        Batch(rules, 1, 1, 1, opponents, np.ones((1, 4), np.uint8))
    with pytest.raises(UpperhandError, match="there is no opponent 2"):
        Batch(rules, 1, 1, 1, opponents, np.array([[0, 2, 0, 0]], np.uint8))
    with pytest.raises(UpperhandError, match="each seat of each game"):
        Batch(rules, 2, 1, 1, opponents, np.zeros((1, 4), np.uint8))


def test_an_opponent_decides_in_its_turn_alone() -> None:
    state = State.deal(preset("hongkong"), seed=1)
    with pytest.raises(OutOfTurnError, match="not this seat's"):
        SEATED["lowest"].choose(state.view((state.turn + 1) % 4))
