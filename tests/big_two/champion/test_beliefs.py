"""The opponents' moves against the hands they may hold: the core's weights against plain sums in Python."""

from math import exp, log

import pytest

from tests.conftest import scaled
from upperhand import Rng
from upperhand._core.big_two import deal_log_weight, flattened, resample
from upperhand.big_two import PRESETS, State, preset
from upperhand.big_two.weights import load_network

FLOOR, TRUST = 0.05, 0.7


def begun(name: str, seed: int, moves: int) -> State:
    """A game in which the network makes the first moves, so that they reveal something about the hands."""
    state = State.deal(preset(name), seed)
    while not state.over and state.ply < moves:
        scored = load_network("rollout").score(state.view(state.turn))
        state.apply(max(scored, key=lambda one: one[1])[0])
    return state


def slow_log_weight(deal: State, seat: int) -> float:
    """Plays the deal again and looks up the chance of every decision of the others."""
    state = State.from_hands(deal.rules, deal.dealt)
    total = 0.0
    for who, move in deal.history[state.ply :]:
        view = state.view(who)
        if who != seat and len(view.legal_moves()) > 1:
            logits = {one: logit for one, logit, _ in load_network("rollout").score(view)}
            top = max(logits.values())
            chance = exp(logits[move] - top) / sum(exp(logit - top) for logit in logits.values())
            total += log(max(chance, FLOOR))
        state.apply(move)
    return TRUST * total


@pytest.mark.parametrize("name", PRESETS)
def test_the_core_weighs_as_plain_sums_do(name: str) -> None:
    network = load_network("rollout")
    for seed in range(scaled(2, 40)):
        state = begun(name, seed, moves=9)
        view = state.view(state.turn)
        for draw in range(3):
            deal = view.determinise(Rng(draw))
            found = deal_log_weight(deal, view.seat, network, TRUST, FLOOR)
            assert found == pytest.approx(slow_log_weight(deal, view.seat), abs=1e-4)


def test_without_trust_all_deals_weigh_alike() -> None:
    state = begun("hongkong", seed=3, moves=9)
    view = state.view(state.turn)
    assert deal_log_weight(view.determinise(Rng(1)), view.seat, load_network("rollout"), 0.0, FLOOR) == 0


def test_the_true_deal_weighs_more_than_most() -> None:
    """If the opponents are that network, their moves point to their hands."""
    above = 0
    for seed in range(20):
        state = begun("hongkong", seed, moves=16)
        if state.over:
            continue
        view = state.view(state.turn)
        network = load_network("rollout")
        true = deal_log_weight(state, view.seat, network, 1.0, 1e-6)
        others = [
            deal_log_weight(view.determinise(Rng(draw)), view.seat, network, 1.0, 1e-6) for draw in range(9)
        ]
        above += sum(true >= other for other in others)
    assert above > 0.7 * 20 * 9


def test_deals_are_drawn_in_proportion_to_their_weights() -> None:
    """A systematic draw gives each entry its share, rounded down or up."""
    weights = [0.5, 0.125, 0.3, 0.075]
    for seed in range(50):
        drawn = resample([log(weight) for weight in weights], 101, seed)
        assert len(drawn) == 101
        for entry, weight in enumerate(weights):
            assert abs(drawn.count(entry) - 101 * weight) < 1


def worth(log_weights: list[float]) -> float:
    """The number of equal weights that these correspond to: (sum w)^2 / sum w^2."""
    weights = [exp(weight - max(log_weights)) for weight in log_weights]
    return sum(weights) ** 2 / sum(weight**2 for weight in weights)


def test_weights_are_flattened_until_they_are_worth_enough() -> None:
    steep = [-3.0 * entry for entry in range(20)]
    assert worth(steep) < 2
    flat = flattened(steep, 8)
    assert worth(flat) == pytest.approx(8, abs=0.01)
    assert flat == sorted(flat, reverse=True)
    assert flattened(flat, 5) == flat
