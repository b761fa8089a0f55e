"""What the learned players of both games share: files of weights, and moves drawn by their preference."""

from collections.abc import Mapping, Sequence
from importlib import resources
from math import exp, fsum
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from upperhand._core import Rng
from upperhand.errors import SpecError

Arrays = dict[str, npt.NDArray[np.float32]]
Scored = TypeVar("Scored", bound=tuple[Any, ...])


def read_weights(path: Path, version: int) -> Arrays:
    """The arrays of a file that training wrote, for features of this version."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            found = int(arrays["features"])
            weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != "features"}
    except Exception:  # a damaged archive breaks its readers in a dozen ways
        raise SpecError(f"{path} is not a file of weights: name one exported by training") from None
    if found != version:
        raise SpecError(f"{path} was trained on features {found}, this program has {version}")
    return weights


def weights_of(text: str, shipped: Mapping[str, str], package: str, version: int) -> Arrays:
    """The arrays of a file, or of one that ships with a package of weights, by its name there."""
    if text not in shipped:
        return read_weights(Path(text), version)
    with resources.as_file(resources.files(package) / shipped[text]) as path:
        return read_weights(path, version)


def drawn(scored: Sequence[Scored], temperature: float, rng: Rng) -> Scored:
    """One of the moves, each with its preference second, by its probability at a temperature; at 0 the one
    that is preferred."""
    best = max(scored, key=lambda one: one[1])
    if temperature <= 0:
        return best
    chances = [exp((one[1] - best[1]) / temperature) for one in scored]
    left = rng.random() * fsum(chances)
    for one, chance in zip(scored, chances, strict=True):
        left -= chance
        if left < 0:
            return one
    return best
