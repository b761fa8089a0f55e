"""The trained weights that ship with Upperhand, and how they are read."""

from functools import cache

from upperhand._core.rikken import FEATURE_VERSION, Network
from upperhand.networks import weights_of

SHIPPED = "shipped"


@cache
def load_network(text: str = SHIPPED) -> Network:
    """The network of a file of weights, or the one that ships."""
    return Network(weights_of(text, {SHIPPED: "network.npz"}, __name__, FEATURE_VERSION))
