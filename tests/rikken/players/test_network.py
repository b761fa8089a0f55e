"""The learned player of Rikken, with a small network of drawn weights: it plays, explains and refuses."""

from pathlib import Path

import numpy as np
import pytest

from tests.conftest import scaled
from tests.rikken.drawn_weights import drawn_weights
from tests.rounded_network import RoundedNetwork
from upperhand import Rng
from upperhand._core.rikken import FEATURE_VERSION, Network, encode
from upperhand.errors import OutOfTurnError, SpecError, UpperhandError
from upperhand.learn.compare import one_against_three
from upperhand.rikken import PRESETS, State, preset
from upperhand.rikken.players.network import NetworkPlayer
from upperhand.rikken.weights import load_network


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("weights") / "network.npz"
    np.savez(path, features=np.int64(FEATURE_VERSION), **drawn_weights())  # type: ignore[arg-type]
    return str(path)


@pytest.mark.parametrize("name", PRESETS)
def test_it_plays_whole_games_and_says_why(name: str, weights: str) -> None:
    player = NetworkPlayer(weights)
    said = set()
    for seed in range(3):
        state, rng = State.deal(preset(name), seed), Rng(seed)
        while not state.over:
            view = state.view(state.turn)
            decision = player.decide(view, rng)
            assert decision == player.decide(view, rng)
            said.add(decision.reason.code)
            if len(view.legal_moves()) > 1:
                scored = load_network(weights).score(view)
                assert decision.move == max(scored, key=lambda one: one[1])[0]
                assert [move for move, _ in decision.values] == view.legal_moves()
            assert str(decision.reason)
            state.apply(decision.move)
    assert "promises_chips" in said


@pytest.mark.parametrize("rules", PRESETS)
def test_the_shipped_weights_gain_from_three_of_basic(rules: str) -> None:
    """About +1 chip per game; another `basic` would gain exactly nothing over the four seats of a deal."""
    found = one_against_three("rikken", "network", "basic", rules, 11, range(scaled(40, 200)))
    assert sum(points for _, points, _ in found) / len(found) > 0.3


def test_a_declarer_is_told_the_chance_of_its_contract(weights: str) -> None:
    state = State.deal(preset("vorsteveld2007", bids=("misere",)), seed=1)
    while state.phase == "auction":
        state.apply(state.legal_moves()[0])
    while state.turn not in state.declarers:
        state.apply(state.legal_moves()[0])
    reason = NetworkPlayer(weights).decide(state.view(state.turn), Rng(1)).reason
    assert reason.code == "promises_contract"
    assert "to make the contract" in str(reason)


def test_the_core_computes_the_same_bits_as_whole_numbers_in_numpy(weights: str) -> None:
    state = State.deal(preset("vorsteveld2007"), seed=3)
    view = state.view(state.turn)
    expected = RoundedNetwork(drawn_weights()).score(*encode(view))
    for heads, (_, logit, chips, share) in zip(expected, load_network(weights).score(view), strict=True):
        assert [logit, chips, share] == [heads[0], float(heads[1]) * 10, min(max(heads[2], 0), 1)]


def test_a_temperature_draws_other_moves_too(weights: str) -> None:
    state = State.deal(preset("vorsteveld2007"), seed=5)
    player, view = NetworkPlayer(weights, temperature=3.0), state.view(state.turn)
    assert len({player.decide(view, Rng(seed)).move for seed in range(60)}) > 1


def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, weights: str) -> None:
    with pytest.raises(SpecError, match="is not a file of weights"):
        load_network(str(tmp_path / "nothing.npz"))
    np.savez(tmp_path / "old.npz", features=np.int64(1), **drawn_weights())  # type: ignore[arg-type]
    with pytest.raises(SpecError, match=f"features 1, this program has {FEATURE_VERSION}"):
        load_network(str(tmp_path / "old.npz"))
    with pytest.raises(UpperhandError, match=r"no part named heads\.bias"):
        Network({name: array for name, array in drawn_weights().items() if name != "heads.bias"})
    state = State.deal(preset("vorsteveld2007"), seed=1)
    with pytest.raises(OutOfTurnError, match="not this seat's turn"):
        load_network(weights).score(state.view((state.turn + 1) % 4))
