"""The trained weights that ship with Upperhand, and how they are read."""

from functools import cache
from importlib import resources
from pathlib import Path

from upperhand._core.rikken import FEATURE_VERSION, Network
from upperhand.networks import read_weights

SHIPPED = "shipped"


@cache
def load_network(text: str = SHIPPED) -> Network:
    """The network of a file of weights, or the one that ships."""
    if text != SHIPPED:
        return Network(read_weights(Path(text), FEATURE_VERSION))
    with resources.as_file(resources.files(__package__) / "network.npz") as path:
        return Network(read_weights(path, FEATURE_VERSION))
