"""Short runs of Rikken on the processor: they learn, log what they bid, resume exactly, and are compared."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from tests.learn.small import SMALL
from upperhand import Rng
from upperhand._core.rikken import Opponent, encode
from upperhand.errors import SpecError
from upperhand.learn.auction import careful_bids
from upperhand.learn.compare import compare, one_against_three
from upperhand.learn.config import make_config
from upperhand.learn.contracts import BIDS, contract_figures
from upperhand.learn.encoding import LEARNED_GAMES
from upperhand.learn.finished import finished
from upperhand.learn.network import Network
from upperhand.learn.sizes import Sizes
from upperhand.learn.slim import slim, used_inputs
from upperhand.learn.train import Trainer
from upperhand.learn.weights import read_network, write_network
from upperhand.pool import Pool
from upperhand.rikken import State, preset
from upperhand.rikken.weights import load_network

torch.set_num_threads(1)

RIKKEN: dict[str, Any] = {
    "game": "rikken",
    "rules": ["vorsteveld2007", "stichting2025"],
    "opponents": ["basic", "careful"],
    "snapshots": 1,
    "opponent_share": 0.5,
    "speaker": "curious",
    "guided_share": 0.4,
    "bid_teaching": 0.5,
    "bid_entropy": 0.01,
    "measured": ["random", "basic @ stichting2025"],
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    trainer = Trainer(make_config(SMALL | RIKKEN), tmp_path_factory.mktemp("whole"))
    trainer.run()
    return trainer


def test_a_run_logs_what_is_bid_and_made(whole: Trainer) -> None:
    lines = [json.loads(line) for line in (whole.out / "metrics.jsonl").read_text().splitlines()]
    notes = [line for line in lines if "iteration" in line]
    for note in notes:
        assert sum(note["bids"].values()) == pytest.approx(1, abs=0.01)
        shares = [figures[0] for figures in note["contracts"].values()]
        assert sum(shares) == pytest.approx(1 if shares else 0, abs=0.01)
        assert all(declared <= games for games, declared, _, _ in note["contracts"].values())
        assert note["partner"] > 0
    assert set(lines[-1]["measured"]) == set(RIKKEN["measured"])
    assert (whole.out / "metrics.png").stat().st_size > 0


@torch.no_grad()
def test_what_is_written_scores_as_what_was_trained(whole: Trainer) -> None:
    """The core reads the weights and computes the same numbers, but with weights rounded to 8 bits."""
    network = read_network(whole.out / "network.npz", LEARNED_GAMES["rikken"])
    core = load_network(str(whole.out / "network.npz"))
    for seed in range(5):
        state, rng = State.deal(preset("vorsteveld2007"), seed), Rng(seed)
        for _ in range(8):
            view = state.view(state.turn)
            words, moves = encode(view)
            states = torch.from_numpy(np.array([words], np.uint64).view(np.int64))
            each = torch.from_numpy(np.array(moves, np.uint64).view(np.int64))
            logits, expected, _ = network(states, each, torch.zeros(len(moves), dtype=torch.int64))
            for i, (_, logit, chips, share) in enumerate(core.score(view)):
                wanted = [float(logits[i]), float(expected[i, 0]), min(max(float(expected[i, 1]), 0), 1)]
                assert [logit, chips / 10, share] == pytest.approx(wanted, abs=2e-2)
            state.apply(rng.choice(state.legal_moves()))


def test_a_run_that_stops_and_resumes_ends_as_one_that_does_not(whole: Trainer, tmp_path: Path) -> None:
    first = Trainer(whole.config, tmp_path)
    while first.iteration < 2:
        first.iterate()
    first.save()
    config = tmp_path / "config.toml"
    config.write_text('game = "rikken"\nrules = ["vorsteveld2007"]\niterations = 6\n')
    assert not finished(config, tmp_path)
    resumed = Trainer(whole.config, tmp_path, tmp_path / "checkpoint.pt")
    resumed.run()
    assert finished(config, tmp_path)
    assert resumed.decisions == whole.decisions
    both = zip(whole.network.parameters(), resumed.network.parameters(), strict=True)
    assert all(torch.equal(one, other) for one, other in both)


def test_bids_are_taught_as_the_careful_player_bids() -> None:
    careful, agreed, asked = Opponent.careful(), 0, 0
    for seed in range(60):
        state, rng = State.deal(preset("vorsteveld2007_full"), seed), Rng(seed)
        while state.phase == "auction":
            view = state.view(state.turn)
            move, legal = careful.choose(view, rng), view.legal_moves()
            if len(legal) > 1:
                words, moves = (np.array(part, np.uint64).view(np.int64) for part in encode(view))
                owner = torch.zeros(len(legal), dtype=torch.int64)
                taught = careful_bids(torch.from_numpy(words)[None], torch.from_numpy(moves), owner)
                agreed += legal[int(taught[0])] == move
                asked += 1
            state.apply(move)
    assert agreed > 0.95 * asked  # which suit is strongest is told by length alone


def test_shares_of_contracts_are_of_the_games_between_two_moments() -> None:
    nothing = dict.fromkeys(BIDS, np.zeros(4, np.int64))
    after = nothing | {"pass": np.array([6, 0, 0, 0]), "rik": np.array([4, 2, 1, -3])}
    figures = contract_figures(nothing, after)["contracts"]
    assert figures == {"pass": [0.6, 0, 0, 0], "rik": [0.4, 0.2, 0.5, -1.5]}
    assert contract_figures({}, {}) == {}


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"game": "whist"}, "no game to learn 'whist'"),
        ({"speaker": "nobody"}, "no speaker 'nobody'"),
        ({"game": "big_two", "rules": ["hongkong"], "opponents": [], "measured": []}, "has no bids"),
        ({"encoding": "places"}, "no encoding 'places'"),
    ],
)
def test_what_cannot_be_learned_is_refused(settings: dict[str, object], words: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=words):
        Trainer(make_config(SMALL | RIKKEN | settings), tmp_path)


def test_slim_weights_forget_only_what_no_game_shows(whole: Trainer, tmp_path: Path) -> None:
    game = LEARNED_GAMES["rikken"]
    file, thin = whole.out / "network.npz", tmp_path / "thin.npz"
    network = read_network(file, game)
    slim(network, *used_inputs(whole.config, games=64, steps=400))
    write_network(network, thin, game)
    assert thin.stat().st_size < 0.9 * file.stat().st_size
    state = State.deal(preset("vorsteveld2007"), seed=5)
    while not state.over:
        view = state.view(state.turn)
        full, slimmed = (load_network(str(path)).score(view) for path in (file, thin))
        for one, other in zip(full, slimmed, strict=True):
            assert one[1:] == pytest.approx(other[1:], abs=0.02)
        state.apply(full[-1][0])


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    write_network(Network(Sizes(16, 16, 1, 16)), tmp_path / "big_two.npz", LEARNED_GAMES["rikken"])
    with pytest.raises(SpecError, match="trained on another game"):
        read_network(tmp_path / "big_two.npz", LEARNED_GAMES["rikken"])


def test_a_player_against_three_of_itself_wins_nothing(whole: Trainer) -> None:
    with Pool(2) as pool:
        weights = str(whole.out / "network.npz")
        found = compare(pool, ["basic", weights], "basic", "vorsteveld2007", 10, 3, "rikken")
    assert found["games"] == 40
    assert found["players"]["basic"]["points"] == [0, 0]  # all four seats of a deal add up to nothing
    assert "gain" in found["players"][weights]
    roles = found["players"]["basic"]["roles"]
    assert sum(share for share, _, _ in roles.values()) <= 1.001


def test_deals_of_a_chain_do_not_depend_on_who_is_compared() -> None:
    one, other = (
        one_against_three("rikken", player, "basic", "vorsteveld2007", 3, range(4, 8))
        for player in ("basic", "advanced")
    )
    assert len(one) == len(other) == 4
    alone = one_against_three("rikken", "basic", "basic", "vorsteveld2007", 3, range(4, 6))
    assert one[:2] == alone
