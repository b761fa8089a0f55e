"""Short runs on the processor: they learn, write what they should, and resume exactly."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import torch

from tests.learn.small import SMALL
from upperhand import Rng
from upperhand.big_two import State, preset
from upperhand.big_two.weights import load_network, load_place_network
from upperhand.errors import SpecError
from upperhand.learn.config import Config, make_config
from upperhand.learn.measure import measure
from upperhand.learn.network import Network, PlaceNetwork
from upperhand.learn.seating import LEARNER
from upperhand.learn.train import Trainer
from upperhand.learn.weights import FOR_TRAINING

torch.set_num_threads(1)


def played(trainer: Trainer) -> list[torch.Tensor]:
    """The weights that players read."""
    return [each for name, each in trainer.network.named_parameters() if not name.startswith(FOR_TRAINING)]


def weights(trainer: Trainer) -> list[torch.Tensor]:
    return [*trainer.network.parameters(), *trainer.critic.parameters()]


MET = {
    "rules": ["hongkong", "charlesworth"],
    "opponents": ["rule_based", "dynamic_greedy_tuned", "rl_ppo @ charlesworth"],
    "snapshots": 1,
    "opponent_share": 0.6,
    "measured": ["random", "rule_based @ charlesworth"],
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    """A run of six iterations that meets players and a snapshot of itself."""
    out = tmp_path_factory.mktemp("whole")
    trainer = Trainer(make_config(SMALL | MET), out)
    trainer.run()
    return trainer


def added(notes: list[dict[str, Any]]) -> list[int]:
    """The decisions of each iteration."""
    totals = [0, *(note["decisions"] for note in notes)]
    return [after - before for before, after in pairwise(totals)]


def test_a_run_writes_weights_that_players_read_and_metrics(whole: Trainer) -> None:
    lines = [json.loads(line) for line in (whole.out / "metrics.jsonl").read_text().splitlines()]
    notes = [line for line in lines if "iteration" in line]
    assert [note["iteration"] for note in notes] == [1, 2, 3, 4, 5, 6]
    asked = sum(note["asked_share"] * more for note, more in zip(notes, added(notes), strict=True))
    assert asked == pytest.approx(6 * 16 * 40)
    assert notes[-1]["decisions"] > asked  # those of the players inside the core are real ones too
    assert notes[0]["learned_share"] > notes[-1]["learned_share"]  # at first there is no snapshot to meet
    assert set(lines[-1]["measured"]) == {"random", "rule_based @ charlesworth"}
    assert (whole.out / "metrics.png").stat().st_size > 0
    state = State.deal(preset("hongkong"), seed=1)
    scored = load_network(str(whole.out / "network.npz")).score(state.view(state.turn))
    assert len(scored) == len(state.legal_moves())


@pytest.mark.parametrize("stop", [2, 4])
def test_a_run_that_stops_and_resumes_ends_as_one_that_does_not(
    whole: Trainer, stop: int, tmp_path: Path
) -> None:
    config = whole.config
    first = Trainer(config, tmp_path)
    while first.iteration < stop:
        first.iterate()
        if first.iteration % config.checkpoint_every == 0:
            first.save()
    resumed = Trainer(config, tmp_path, tmp_path / "checkpoint.pt")
    assert resumed.iteration == stop
    resumed.run()
    assert resumed.decisions == whole.decisions
    assert all(map(torch.equal, weights(whole), weights(resumed)))


def test_a_run_begins_with_the_networks_of_another(whole: Trainer, tmp_path: Path) -> None:
    begun = Trainer(make_config(SMALL | {"start": str(whole.out / "networks.pt")}), tmp_path)
    for mine, theirs in zip(weights(begun), weights(whole), strict=True):
        assert torch.equal(mine, theirs.half().float())


def test_a_run_begins_with_the_weights_of_a_player_and_a_critic_that_learns_first(
    whole: Trainer, tmp_path: Path
) -> None:
    start = {"start": str(whole.out / "network.npz"), "critic_first": 1}
    trainer = Trainer(make_config(SMALL | start), tmp_path)
    before = [parameter.clone() for parameter in played(trainer)]
    critic = trainer.critic.last.weight.clone()
    trainer.iterate()
    assert all(map(torch.equal, before, played(trainer)))
    assert not torch.equal(critic, trainer.critic.last.weight)
    trainer.iterate()
    assert not any(map(torch.equal, before, played(trainer)))


def test_opponents_decide_on_their_own_seats_alone(whole: Trainer, tmp_path: Path) -> None:
    file = str(whole.out / "network.npz")
    trainer = Trainer(make_config(SMALL | {"opponents": [file], "opponent_share": 0.7}), tmp_path)
    sides = trainer.play.run(20, trainer._policy)
    for side, steps in zip(trainer.play.sides, sides, strict=True):
        seating = torch.from_numpy(side.seating)
        for played in steps:
            who = seating[torch.arange(side.size), played.seats]
            assert torch.equal(played.own, who == LEARNER)
            assert bool(((played.chosen >= played.first[:-1]) & (played.chosen < played.first[1:])).all())
    assert any(not bool(played.own.all()) for steps in sides for played in steps)


def test_the_network_of_places_learns_in_the_same_loop(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"encoding": "places", "rules": ["charlesworth"], "critic_sees_hidden": False}
    trainer = Trainer(make_config(SMALL | settings | {"iterations": 2}), tmp_path)
    trainer.run()
    state = State.deal(preset("charlesworth"), seed=1)
    scored = load_place_network(str(tmp_path / "network.npz")).score(state.view(state.turn))
    assert len(scored) == len(state.legal_moves())


def test_the_core_and_training_compute_the_same_logits(whole: Trainer) -> None:
    from upperhand._core.big_two import encode

    network = load_network(str(whole.out / "network.npz"))
    state, rng = State.deal(preset("greedy"), seed=9), Rng(2)
    assert isinstance(whole.network, Network)
    for _ in range(12):
        view = state.view(state.turn)
        words, moves = encode(view)
        logits, _, _ = whole.network(
            _tensor([words]), _tensor(moves), torch.zeros(len(moves), dtype=torch.int64)
        )
        theirs = [logit for _, logit, _ in network.score(view)]
        assert theirs == pytest.approx(logits.tolist(), abs=2e-2)  # the core rounds weights to 8 bits
        legal = state.legal_moves()
        state.apply(legal[rng.below(len(legal))])


def _tensor(rows: Any) -> torch.Tensor:
    return torch.tensor([[word - (word >> 63 << 64) for word in row] for row in rows])


def test_weights_of_other_features_are_refused(whole: Trainer, tmp_path: Path) -> None:
    state = torch.load(whole.out / "checkpoint.pt", weights_only=True)
    torch.save(state | {"features": 0}, tmp_path / "checkpoint.pt")
    with pytest.raises(SpecError, match="trained on features 0"):
        Trainer(whole.config, tmp_path, tmp_path / "checkpoint.pt")


@pytest.mark.parametrize(
    ("rival", "words"),
    [("network.npz", "network.npz is not a rival"), ("lowest @ greedy", "greedy is not among the rules")],
)
def test_a_rival_that_cannot_be_measured_is_refused_before_the_run(
    rival: str, words: str, tmp_path: Path
) -> None:
    with pytest.raises(SpecError, match=words):
        Trainer(make_config(SMALL | {"measured": [rival]}), tmp_path)


def test_measuring_seats_the_network_once_at_each_table() -> None:
    """A network that always takes the first move is level with `lowest`: it is one of four such."""
    changed = {"rules": ["sugiyanto"], "measured": ["lowest"], "measured_games": 1500}
    config: Config = make_config(SMALL | changed)
    network = Network(config.sizes)  # its last layer begins with zeros: all logits are alike
    wins, points = measure(network, config, seed=1)["lowest"]
    assert wins == pytest.approx(0.25, abs=0.04)
    assert points == pytest.approx(0, abs=1.0)


def test_a_network_of_places_has_no_beliefs() -> None:
    assert PlaceNetwork().beliefs(torch.zeros(1, 256)) is None
