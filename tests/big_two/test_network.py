"""The network in the core against the same sums in plain numpy, and the files of weights."""

from importlib import resources
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from tests.conftest import scaled
from upperhand import Rng
from upperhand._core.big_two import Network, encode
from upperhand.big_two import PRESETS, State, preset, weights
from upperhand.errors import SpecError, UpperhandError

Floats = npt.NDArray[np.float32]
Arrays = dict[str, Floats]
FILE = Path(str(resources.files(weights))) / "network.npz"


@pytest.fixture(scope="module")
def arrays() -> Arrays:
    with np.load(FILE) as found:
        return {name: found[name].astype(np.float32) for name in found.files if name != "features"}


def bits(words: tuple[int, ...]) -> Floats:
    return np.array([word >> place & 1 for word in words for place in range(64)], np.float32)


def layer(arrays: Arrays, name: str, x: Floats) -> Floats:
    return x @ arrays[f"{name}.weight"].T + arrays[f"{name}.bias"]


def norm(arrays: Arrays, name: str, x: Floats) -> Floats:
    scaled = (x - x.mean()) / np.sqrt(x.var() + 1e-5)
    return np.asarray(scaled * arrays[f"{name}.weight"] + arrays[f"{name}.bias"], np.float32)


def relu(x: Floats) -> Floats:
    return np.maximum(x, 0)


def slow_score(arrays: Arrays, state: tuple[int, ...], move: tuple[int, ...]) -> Floats:
    x = relu(layer(arrays, "state_mid", relu(layer(arrays, "state_in", bits(state)))))
    inner = relu(layer(arrays, "blocks.0.first", norm(arrays, "blocks.0.norm", x)))
    x = relu(norm(arrays, "state_out", x + layer(arrays, "blocks.0.second", inner)))
    m = layer(arrays, "move_mid", relu(layer(arrays, "move_in", bits(move))))
    both = relu(np.concatenate([m * layer(arrays, "scale", x), m + layer(arrays, "shift", x)]))
    return layer(arrays, "heads", relu(layer(arrays, "joint_mid", relu(layer(arrays, "joint", both)))))


@pytest.mark.parametrize("name", PRESETS)
def test_the_core_sums_what_the_weights_say(name: str, arrays: Arrays) -> None:
    network = Network(arrays)
    state, rng = State.deal(preset(name), seed=4), Rng(8)
    for _ in range(6):
        view = state.view(state.turn)
        words, moves = encode(view)
        for (move, logit, _), legal, row in zip(network.score(view), view.legal_moves(), moves, strict=True):
            assert move == legal
            assert logit == pytest.approx(float(slow_score(arrays, words, row)[0]), abs=2e-3)
        state.apply(rng.choice(view.legal_moves()))


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
