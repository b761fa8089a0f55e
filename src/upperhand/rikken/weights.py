"""Reads the weights of Rikken's network that training exports."""

from functools import cache
from pathlib import Path

from upperhand._core.rikken import FEATURE_VERSION, Network
from upperhand.networks import read_weights


@cache
def load_network(path: str) -> Network:
    """The network of a file of weights."""
    return Network(read_weights(Path(path), FEATURE_VERSION))
