"""Trained weights that ship with Upperhand, and how they are read."""

from functools import cache
from importlib import resources
from pathlib import Path

import numpy as np

from upperhand._core.big_two import FEATURE_VERSION, Network
from upperhand.errors import SpecError

SHIPPED = "shipped"


@cache
def load_network(text: str = SHIPPED) -> Network:
    """The network of a file of weights, or the one that ships."""
    if text == SHIPPED:
        with resources.as_file(resources.files(__package__) / "network.npz") as path:
            return _read(path)
    return _read(Path(text))


def _read(path: Path) -> Network:
    try:
        with np.load(path, allow_pickle=False) as arrays:
            version = int(arrays["features"])
            weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != "features"}
    except (OSError, ValueError, KeyError):
        raise SpecError(f"{path} is no file of weights: name one that training exported") from None
    if version != FEATURE_VERSION:
        raise SpecError(f"{path} was trained on features {version}, this program has {FEATURE_VERSION}")
    return Network(weights)
