"""The network in the core against the same sums in plain numpy, and the files of weights."""

from collections.abc import Iterator
from importlib import resources
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.conftest import scaled
from tests.rounded_network import Arrays, RoundedNetwork, unrounded_logits
from upperhand._core.big_two import Network, encode, score_unit
from upperhand.big_two import PRESETS, Move, State, View, preset, weights
from upperhand.errors import SpecError, UpperhandError

FILE = Path(str(resources.files(weights))) / "network.npz"


def read(path: Path) -> Arrays:
    with np.load(path) as found:
        return {name: found[name].astype(np.float32) for name in found.files if name != "features"}


@pytest.fixture(scope="module")
def arrays() -> Arrays:
    return read(FILE)


def decisions(name: str, games: int) -> Iterator[View]:
    """Those of games that the network plays, forced moves left out."""
    for seed in range(games):
        state = State.deal(preset(name), seed)
        while not state.over:
            view = state.view(state.turn)
            if len(view.legal_moves()) > 1:
                yield view
            state.apply(chosen(weights.load_network(), view))


def chosen(network: Network, view: View) -> Move:
    return max(network.score(view), key=lambda one: one[1])[0]


@pytest.mark.parametrize("file", ["network", "rollout"])
def test_the_core_computes_the_same_bits_as_whole_numbers_in_numpy(file: str) -> None:
    arrays = read(FILE.with_name(f"{file}.npz"))
    network, plain = Network(arrays), RoundedNetwork(arrays)
    for name in PRESETS:
        unit = score_unit(preset(name))
        for view in islice(decisions(name, games=1), 2, None, scaled(9, 1)):
            heads = plain.score(*encode(view))
            expected = [[float(logit), float(outcome) * unit] for logit, outcome in heads]
            assert [figures for _, *figures in network.score(view)] == expected


def test_rounded_weights_choose_the_moves_of_those_that_training_left(arrays: Arrays) -> None:
    network = Network(arrays)
    total = same = 0
    for name in PRESETS:
        views = list(decisions(name, games=scaled(20, 200)))
        states, moves = zip(*map(encode, views), strict=True)
        for view, logits in zip(views, unrounded_logits(arrays, states, moves), strict=True):
            same += view.legal_moves()[logits.argmax()] == chosen(network, view)
        total += len(views)
    assert total > scaled(2_000, 20_000)
    assert same >= 0.995 * total


def test_weights_that_lack_a_part_are_refused(arrays: Arrays) -> None:
    with pytest.raises(UpperhandError, match=r"no part named joint\.weight"):
        Network({name: array for name, array in arrays.items() if name != "joint.weight"})


def test_weights_of_other_features_are_refused(arrays: Arrays, tmp_path: Path) -> None:
    path = tmp_path / "old.npz"
    np.savez(path, features=np.int64(0), **arrays)  # type: ignore[arg-type]
    with pytest.raises(SpecError, match="trained on features 0"):
        weights.load_network(str(path))


def test_a_file_that_is_no_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.npz"
    path.write_text("dear sir")
    with pytest.raises(SpecError, match="not a file of weights"):
        weights.load_network(str(path))
    with pytest.raises(SpecError, match="not a file of weights"):
        weights.load_network(str(tmp_path / "nothing.npz"))


def test_damaged_weights_are_read_or_refused(tmp_path: Path) -> None:
    sound = FILE.with_name("rollout.npz").read_bytes()
    path = tmp_path / "damaged.npz"
    random = Random(1)
    refused = 0
    for _ in range(scaled(60, 2_000)):
        path.write_bytes(damaged(random, sound))
        try:
            weights.load_network.__wrapped__(str(path))
        except UpperhandError:
            refused += 1
    assert refused > 0


def damaged(random: Random, sound: bytes) -> bytes:
    """The file cut off, or with some bytes changed, most of them in the names and sizes at its ends."""
    if random.random() < 0.2:
        return sound[: random.randrange(len(sound))]
    out = bytearray(sound)
    for _ in range(random.choice((1, 5, 50))):
        at = random.choice((random.randrange(400), -random.randrange(1, 2_500), random.randrange(len(out))))
        out[at] = random.randrange(256)
    return bytes(out)


def test_shipped_weights_are_small() -> None:
    assert FILE.stat().st_size <= 8_000_000
