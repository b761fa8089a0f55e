"""A learned network in plain numpy: as the core rounds it to whole numbers, to the last bit, and unrounded.

The weights of each output are rounded to 8 bits, those of bits to 16, with a step of their own. Inputs of a
layer are bits, or are rounded to 4095 units for each decision or move. The sums are whole numbers.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.int64]
Arrays = dict[str, Floats]
Words = tuple[int, ...]

WEIGHT, WEIGHT_OF_BITS, UNITS = 127, 32_767, 4095


def bits(words: Words) -> Floats:
    return np.array([word >> place & 1 for word in words for place in range(64)], np.float32)


class RoundedNetwork:
    """Every number that is not whole has 32 bits, as in the core."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.weights: dict[str, tuple[Integers, Floats]] = {}
        for name, weights in arrays.items():
            if weights.ndim == 2:
                most = WEIGHT_OF_BITS if name in ("state_in.weight", "move_in.weight") else WEIGHT
                steps = np.abs(weights).max(axis=1) / np.float32(most)
                whole = np.rint(weights / np.where(steps > 0, steps, 1)[:, None]).astype(np.int64)
                self.weights[name] = whole, steps

    def score(self, state: Words, moves: Sequence[Words]) -> list[Floats]:
        """The outputs of the heads for each move."""
        x = relu(self.layer("state_mid", self.of_bits("state_in", state)))
        inner = relu(self.layer("blocks.0.first", self.norm("blocks.0.norm", x)))
        x = self.norm("state_out", x + self.layer("blocks.0.second", inner))
        scale, shift = self.layer("scale", relu(x)), self.layer("shift", relu(x))
        out = []
        for move in moves:
            m = self.layer("move_mid", self.of_bits("move_in", move))
            joint = relu(self.layer("joint", relu(np.concatenate([m * scale, m + shift]))))
            out.append(self.layer("heads", relu(self.layer("joint_mid", joint))))
        return out

    def of_bits(self, name: str, words: Words) -> Floats:
        whole, steps = self.weights[f"{name}.weight"]
        sums = whole[:, bits(words) > 0].sum(axis=1)
        return relu(sums.astype(np.float32) * steps + self.arrays[f"{name}.bias"])

    def layer(self, name: str, x: Floats) -> Floats:
        whole, steps = self.weights[f"{name}.weight"]
        largest = np.abs(x).max()
        unit = largest / np.float32(UNITS)
        factor = np.float32(UNITS) / largest if largest > 0 else np.float32(0)
        inputs = np.copysign(np.floor(np.abs(x) * factor + np.float32(0.5)), x).astype(np.int64)
        sums = whole @ inputs
        assert np.abs(sums).max() < 2**31
        out = sums.astype(np.float32) * (unit * steps) + self.arrays[f"{name}.bias"]
        return np.asarray(out, np.float32)

    def norm(self, name: str, x: Floats) -> Floats:
        """Adds one number after the other: only sums of whole numbers are the same in every order."""
        count = np.float32(len(x))
        apart = x - np.cumsum(x, dtype=np.float32)[-1] / count
        spread = np.sqrt(np.cumsum(apart * apart, dtype=np.float32)[-1] / count + np.float32(1e-5))
        return np.asarray(
            apart / spread * self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"], np.float32
        )


def relu(x: Floats) -> Floats:
    return np.maximum(x, np.float32(0))


def unrounded_logits(
    arrays: Arrays, states: Sequence[Words], moves: Sequence[Sequence[Words]]
) -> list[Floats]:
    """The preference for each move of each decision, as training computes it."""

    def layer(name: str, x: Floats) -> Floats:
        return x @ arrays[f"{name}.weight"].T + arrays[f"{name}.bias"]

    def norm(name: str, x: Floats) -> Floats:
        spread = np.sqrt(x.var(axis=1, keepdims=True) + np.float32(1e-5))
        apart = x - x.mean(axis=1, keepdims=True)
        return np.asarray(apart / spread * arrays[f"{name}.weight"] + arrays[f"{name}.bias"], np.float32)

    counts = [len(each) for each in moves]
    x = relu(layer("state_mid", relu(layer("state_in", np.stack([bits(state) for state in states])))))
    inner = relu(layer("blocks.0.first", norm("blocks.0.norm", x)))
    x = relu(norm("state_out", x + layer("blocks.0.second", inner)))
    m = layer("move_mid", relu(layer("move_in", np.stack([bits(move) for each in moves for move in each]))))
    scale, shift = (np.repeat(layer(name, x), counts, axis=0) for name in ("scale", "shift"))
    joint = relu(layer("joint", relu(np.concatenate([m * scale, m + shift], axis=1))))
    logits = layer("heads", relu(layer("joint_mid", joint)))[:, 0]
    return np.split(logits, np.cumsum(counts)[:-1])
