"""The learned player: it prefers what the network prefers, says what it expects, and is strong."""

from upperhand import Rng, make_player
from upperhand.arena import Schedule, make_match, run
from upperhand.arena.table import tables
from upperhand.big_two import State, preset
from upperhand.big_two.weights import load_network


def test_it_plays_what_the_network_prefers() -> None:
    state = State.deal(preset("hongkong"), seed=11)
    view = state.view(state.turn)
    decision = make_player("network").decide(view, Rng(1))
    best = max(load_network().score(view), key=lambda one: one[1])
    assert decision.move == best[0]
    assert f"{best[2]:+.1f} points".replace("-", "−") in str(decision.reason)
    assert len(decision.values) == len(view.legal_moves())


def test_a_temperature_makes_it_vary() -> None:
    state = State.deal(preset("hongkong"), seed=11)
    view = state.view(state.turn)
    warm = make_player("network:temperature=100.0")
    assert len({str(warm.decide(view, Rng(seed)).move) for seed in range(30)}) == len(view.legal_moves())


def test_it_beats_three_that_play_by_chance() -> None:
    """Its true share is about 78%; at 50% this would fail once in a million times."""
    match = make_match(["network", "random"], deals=25, seed=31, rules="hongkong", layout="1v3")
    table = tables(run(Schedule((match,))))[0]
    assert table.wins_by_deal(0).mean() > 0.5
