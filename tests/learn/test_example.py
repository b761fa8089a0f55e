"""The example of training: its targets are the scores, it learns, and a run can be repeated."""

import importlib.util
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from upperhand.batch import Batch

PATH = Path(__file__).parent.parent.parent / "examples" / "train_big_two.py"


@pytest.fixture(scope="module")
def example() -> Any:
    found = importlib.util.spec_from_file_location(PATH.stem, PATH)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[PATH.stem] = importlib.util.module_from_spec(found)  # dataclasses look there
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def small(example: Any) -> Any:
    return example.Config(threads=1, games=64, decisions=60_000, minibatch=256, width=64, deals=60)


@pytest.fixture(scope="module")
def trained(example: Any, small: Any) -> Any:
    return example.train(small)


def test_each_decision_gets_the_score_of_its_seat(example: Any) -> None:
    batch, examples = Batch("big_two", games=6, seed=3), example.Examples(6)
    waiting: list[list[tuple[bytes, int]]] = [[] for _ in range(6)]
    wanted = []
    while batch.finished < 12:
        seen = batch.observe()
        choices = seen.counts // 2
        played = batch.step(choices)
        examples.add(seen, choices, played)
        for game in range(6):
            chosen = seen.moves[seen.first[game] + choices[game]]
            waiting[game].append((seen.states[game].tobytes() + chosen.tobytes(), int(seen.seats[game])))
            if played.ended[game]:
                wanted += [(words, int(played.rewards[game, seat])) for words, seat in waiting[game]]
                waiting[game].clear()
    count = len(wanted)
    (states, moves, scores), *rest = examples.take(count)
    assert not rest
    assert not examples.ready
    told = [
        (s.tobytes() + m.tobytes(), int(score)) for s, m, score in zip(states, moves, scores, strict=True)
    ]
    assert told == wanted


def test_the_best_move_of_each_game_is_chosen_unless_it_explores(example: Any) -> None:
    torch.manual_seed(1)
    batch, rng = Batch("big_two", games=50, seed=3), np.random.default_rng(1)
    seen = batch.observe()
    network = example.Network(64 * seen.states.shape[1], 64 * seen.moves.shape[1], 8)
    parts = np.split(network.worths(seen), seen.first[1:-1])
    best = [int(part.argmax()) for part in parts]
    assert example.choose(network, seen, 0.0, rng).tolist() == best
    anything = example.choose(network, seen, 1.0, rng)
    assert ((anything >= 0) & (anything < seen.counts)).all()
    assert anything.tolist() != best


def test_what_it_learns_wins_points(example: Any, small: Any, trained: Any) -> None:
    """Much less than a whole run, yet better than the network it began with, on the same deals."""
    torch.manual_seed(small.seed)
    unlearned = example.train(replace(small, decisions=0))
    before, after = (example.rate(network, small) for network in (unlearned, trained))
    assert before["games"] == after["games"] == 4 * small.deals
    assert after["mean_score"] > before["mean_score"]
    assert after["mean_score_ci"][0] <= after["mean_score"] <= after["mean_score_ci"][1]


def test_the_same_seed_is_the_same_network(example: Any, small: Any) -> None:
    short = replace(small, decisions=5_000)
    first, second = (example.train(short).state_dict() for _ in range(2))
    assert all(torch.equal(first[name], second[name]) for name in first)


def test_it_tells_what_it_reached(example: Any, small: Any, capsys: pytest.CaptureFixture[str]) -> None:
    example.main(replace(small, decisions=3_000, deals=5))
    told = capsys.readouterr().out
    assert "against lowest, 20 games:" in told
    assert "95% interval" in told
