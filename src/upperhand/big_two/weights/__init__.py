"""Trained weights that ship with Upperhand, and how they are read."""

from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TypeVar

from upperhand._core.big_two import FEATURE_VERSION, Network, PlaceNetwork
from upperhand.networks import Arrays, read_weights

SHIPPED = "shipped"
ROLLOUT = "rollout"  # a small network, distilled from the shipped one for playouts

AnyNetwork = TypeVar("AnyNetwork", Network, PlaceNetwork)


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
            return make(read_weights(path, FEATURE_VERSION))
    return make(read_weights(Path(text), FEATURE_VERSION))
