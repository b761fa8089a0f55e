"""Trained weights that ship with Upperhand, and how they are read."""

from functools import cache

from upperhand._core.big_two import FEATURE_VERSION, Network, PlaceNetwork
from upperhand.networks import weights_of

SHIPPED = "shipped"
ROLLOUT = "rollout"  # a small network, distilled from the shipped one for playouts


@cache
def load_network(text: str = SHIPPED) -> Network:
    """The network of a file of weights, the one that ships, or its small copy."""
    shipped = {SHIPPED: "network.npz", ROLLOUT: "rollout.npz"}
    return Network(weights_of(text, shipped, __name__, FEATURE_VERSION))


@cache
def load_place_network(text: str = SHIPPED) -> PlaceNetwork:
    """The network of `rl_ppo` from a file of weights, or the one that ships."""
    return PlaceNetwork(weights_of(text, {SHIPPED: "rl_ppo.npz"}, __name__, FEATURE_VERSION))
