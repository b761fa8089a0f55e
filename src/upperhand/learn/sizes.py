"""The size of a player's network: one value, given in configs and visible in files of weights."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Sizes:
    """The widths of a network's layers."""

    state_width: int = 1024
    width: int = 512
    blocks: int = 1
    move_width: int = 256


def sizes_of(weights: Mapping[str, Any]) -> Sizes:
    """The sizes of a network, read from the shapes of its weights."""
    return Sizes(
        state_width=weights["state_in.weight"].shape[0],
        width=weights["state_mid.weight"].shape[0],
        blocks=sum(name.startswith("blocks.") and name.endswith("norm.weight") for name in weights),
        move_width=weights["move_in.weight"].shape[0],
    )
