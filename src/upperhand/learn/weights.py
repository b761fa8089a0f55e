"""Files of weights: what training exports, players read, and later training starts from."""

from pathlib import Path

import numpy as np
import torch
from torch import nn

from upperhand._core.big_two import FEATURE_VERSION
from upperhand.errors import SpecError
from upperhand.learn.network import Network
from upperhand.learn.sizes import sizes_of

FOR_TRAINING = "belief."  # the head that only training uses


def write_network(network: nn.Module, path: Path) -> None:
    """The player's part of a network in half precision, as arrays by name."""
    arrays = {
        name: tensor.detach().to(torch.float16).cpu().numpy()
        for name, tensor in network.state_dict().items()
        if not name.startswith(FOR_TRAINING)
    }
    np.savez_compressed(path, features=np.int64(FEATURE_VERSION), **arrays)  # type: ignore[arg-type]


def read_network(path: Path) -> Network:
    """A network of the size given by the file; its training head is initialised again."""
    with np.load(path, allow_pickle=False) as arrays:
        if int(arrays["features"]) != FEATURE_VERSION:
            raise SpecError(f"{path} was trained on features {arrays['features']}, not {FEATURE_VERSION}")
        weights = {
            name: torch.from_numpy(arrays[name]).float() for name in arrays.files if name != "features"
        }
    network = Network(sizes_of(weights))
    network.load_state_dict(weights, strict=False)
    return network
