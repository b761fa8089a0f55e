"""Games that a network plays to their end, and what an all-seeing seat reaches in them."""

import pytest

from tests.conftest import scaled
from upperhand._core.big_two import foresee, network_playout
from upperhand.big_two import PRESETS, State, preset
from upperhand.big_two.weights import load_network


def slow_playout(state: State) -> list[int]:
    """The same game by Views and Python: each seat plays what the network prefers."""
    while not state.over:
        scored = load_network("rollout").score(state.view(state.turn))
        state.apply(max(scored, key=lambda one: one[1])[0])
    return list(state.scores)


@pytest.mark.parametrize("name", PRESETS)
def test_playouts_are_games_of_the_network(name: str) -> None:
    for seed in range(scaled(3, 40)):
        state = State.deal(preset(name), seed)
        for move in range(seed * 3):
            if not state.over:
                state.apply(state.legal_moves()[move % len(state.legal_moves())])
        if state.over:
            continue
        found = network_playout(state, load_network("rollout"), 0.0, 1)
        assert found == slow_playout(state)


def test_a_temperature_makes_games_vary_by_the_seed_alone() -> None:
    state = State.deal(preset("hongkong"), 5)
    games = [network_playout(state, load_network("rollout"), 2.0, seed) for seed in range(12)]
    assert games == [network_playout(state, load_network("rollout"), 2.0, seed) for seed in range(12)]
    assert len({tuple(scores) for scores in games}) > 1


def test_looking_ahead_with_open_hands_is_never_worse_than_the_network() -> None:
    network = load_network("rollout")
    for seed in range(scaled(3, 30)):
        state = State.deal(preset("sugiyanto"), seed)
        by_network = network_playout(state, network, 0.0, 1)[state.turn]
        without, with_one = (dict(foresee(state, network, depth)) for depth in (0, 1))
        favourite = next(iter(without))
        assert without[favourite] == by_network
        assert all(with_one[move] >= without[move] for move in without)
