"""Trained weights that ship with Upperhand, and how they are read."""

from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from upperhand._core.big_two import FEATURE_VERSION, Network, PlaceNetwork
from upperhand.errors import SpecError

SHIPPED = "shipped"
ROLLOUT = "rollout"  # a small network, distilled from the shipped one for playouts

AnyNetwork = TypeVar("AnyNetwork", Network, PlaceNetwork)
Arrays = dict[str, npt.NDArray[np.float32]]


@cache
def load_network(text: str = SHIPPED) -> Network:
    """The network of a file of weights, the one that ships, or its small copy."""
    return _load({SHIPPED: "network.npz", ROLLOUT: "rollout.npz"}, text, Network)


@cache
def load_place_network(text: str = SHIPPED) -> PlaceNetwork:
    """The network of `rl_ppo` from a file of weights, or the one that ships."""
    return _load({SHIPPED: "rl_ppo.npz"}, text, PlaceNetwork)


def _load(shipped: dict[str, str], text: str, make: Callable[[Arrays], AnyNetwork]) -> AnyNetwork:
    if text in shipped:
        with resources.as_file(resources.files(__package__) / shipped[text]) as path:
            return make(_read(path))
    return make(_read(Path(text)))


def _read(path: Path) -> Arrays:
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            version = int(arrays["features"])
            weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != "features"}
    except Exception:  # a damaged archive breaks its readers in a dozen ways
        raise SpecError(f"{path} is not a file of weights: name one exported by training") from None
    if version != FEATURE_VERSION:
        raise SpecError(f"{path} was trained on features {version}, this program has {FEATURE_VERSION}")
    return weights
