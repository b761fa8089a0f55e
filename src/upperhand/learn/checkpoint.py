"""Checkpoints, from which a run goes on, and the export of what players need."""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

from upperhand._core.big_two import FEATURE_VERSION

if TYPE_CHECKING:
    from upperhand.learn.train import Trainer


def save(trainer: "Trainer", path: Path) -> None:
    """Everything a run needs to go on, config and version of the features included."""
    state = {
        "features": FEATURE_VERSION,
        "config": trainer.config.to_dict(),
        "network": trainer.network.state_dict(),
        "critic": trainer.critic.state_dict(),
        "optimiser": trainer.optimiser.state_dict(),
        "iteration": trainer.iteration,
        "decisions": trainer.decisions,
        "seconds": trainer.seconds,
        "generator": torch.get_rng_state(),
    }
    part = path.with_suffix(".part")
    torch.save(state, part)
    part.replace(path)


def load(trainer: "Trainer", path: Path) -> None:
    """Goes on from a checkpoint."""
    state = torch.load(path, map_location=trainer.device, weights_only=True)
    if state["features"] != FEATURE_VERSION:
        raise ValueError(f"{path} was trained on features {state['features']}, not {FEATURE_VERSION}")
    trainer.network.load_state_dict(state["network"])
    trainer.critic.load_state_dict(state["critic"])
    trainer.optimiser.load_state_dict(state["optimiser"])
    trainer.iteration, trainer.decisions = state["iteration"], state["decisions"]
    trainer.seconds = state["seconds"]
    torch.set_rng_state(state["generator"].cpu())


def export(trainer: "Trainer", path: Path) -> None:
    """The player's network in half precision, as arrays by name."""
    arrays = {
        name: tensor.detach().to(torch.float16).cpu().numpy()
        for name, tensor in trainer.network.state_dict().items()
    }
    np.savez_compressed(path, features=np.int64(FEATURE_VERSION), **arrays)  # type: ignore[arg-type]


def export_all(trainer: "Trainer", path: Path) -> None:
    """Both networks without the optimiser: enough to train on from elsewhere."""
    networks = {"network": trainer.network.state_dict(), "critic": trainer.critic.state_dict()}
    torch.save({kind: {k: v.half().cpu() for k, v in each.items()} for kind, each in networks.items()}, path)
