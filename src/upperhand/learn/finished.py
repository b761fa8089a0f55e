"""Whether the training of a config is done: `python -m upperhand.learn.finished CONFIG.toml FOLDER`.

Ends with status 1 if it can be resumed, so that a script knows when to go on.
"""

import sys
from pathlib import Path

import torch

from upperhand.learn.config import Config, make_config, read_settings


def finished(config: Path, folder: Path) -> bool:
    wanted = make_config(read_settings(config), Config)
    state = torch.load(folder / "checkpoint.pt", map_location="cpu", weights_only=True)
    if wanted.iterations:
        return bool(state["iteration"] >= wanted.iterations)
    return bool(state["seconds"] >= 60 * wanted.minutes)


if __name__ == "__main__":
    sys.exit(not finished(Path(sys.argv[1]), Path(sys.argv[2])))
