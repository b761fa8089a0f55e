"""Files of weights: what training exports, players read, and later training starts from."""

from pathlib import Path

import numpy as np
import torch
from torch import nn

from upperhand.errors import SpecError
from upperhand.learn.encoding import LEARNED_GAMES, LearnedGame
from upperhand.learn.network import Network
from upperhand.learn.sizes import sizes_of

FOR_TRAINING = ("belief.", "partner.")  # the heads that only training uses
_BIG_TWO = LEARNED_GAMES["big_two"]


def write_network(network: nn.Module, path: Path, game: LearnedGame = _BIG_TWO) -> None:
    """The player's part of a network in half precision, as arrays by name."""
    arrays = {
        name: tensor.detach().to(torch.float16).cpu().numpy()
        for name, tensor in network.state_dict().items()
        if not name.startswith(FOR_TRAINING)
    }
    np.savez_compressed(path, features=np.int64(game.version), **arrays)  # type: ignore[arg-type]


def read_network(path: Path, game: LearnedGame = _BIG_TWO) -> Network:
    """A network of the size given by the file; its training heads are initialised again."""
    with np.load(path, allow_pickle=False) as arrays:
        if int(arrays["features"]) != game.version:
            raise SpecError(f"{path} was trained on features {arrays['features']}, not {game.version}")
        weights = {
            name: torch.from_numpy(arrays[name]).float() for name in arrays.files if name != "features"
        }
    network = Network(sizes_of(weights), game)
    if weights["state_in.weight"].shape != network.state_in.weight.shape:
        raise SpecError(f"{path} was trained on another game")
    network.load_state_dict(weights, strict=False)
    return network
