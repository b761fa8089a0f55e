"""Checkpoints, from which a run resumes exactly, and networks to start other runs with."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from upperhand.errors import SpecError
from upperhand.learn.weights import read_network

if TYPE_CHECKING:
    from upperhand.learn.train import Trainer


def save(trainer: "Trainer", path: Path) -> None:
    """Everything a run needs to resume, including the config and the feature version."""
    state = {
        "features": trainer.game.version,
        "config": trainer.config.to_dict(),
        "network": trainer.network.state_dict(),
        "critic": trainer.critic.state_dict(),
        "optimiser": trainer.optimiser.state_dict(),
        "snapshots": trainer.opponents.state(),
        "iteration": trainer.iteration,
        "decisions": trainer.decisions,
        "seconds": trainer.seconds,
        "chance": _chance(trainer.device),
    }
    part = path.with_suffix(".part")
    torch.save(state, part)
    part.replace(path)


def load(trainer: "Trainer", path: Path) -> None:
    """Resumes from a checkpoint."""
    state = torch.load(path, map_location=trainer.device, weights_only=True)
    if state["features"] != trainer.game.version:
        raise SpecError(f"{path} was trained on features {state['features']}, not {trainer.game.version}")
    trainer.network.load_state_dict(state["network"])
    trainer.critic.load_state_dict(state["critic"])
    trainer.optimiser.load_state_dict(state["optimiser"])
    trainer.opponents.restore(trainer.network, state["snapshots"])
    trainer.iteration, trainer.decisions = state["iteration"], state["decisions"]
    trainer.seconds = state["seconds"]
    _set_chance(trainer.device, state["chance"])


def _chance(device: torch.device) -> dict[str, Any]:
    """The states of the random generators."""
    own = torch.cuda.get_rng_state(device) if device.type == "cuda" else None
    return {"cpu": torch.get_rng_state(), "cuda": own}


def _set_chance(device: torch.device, chance: dict[str, Any]) -> None:
    torch.set_rng_state(chance["cpu"].cpu())
    if device.type == "cuda" and chance["cuda"] is not None:
        torch.cuda.set_rng_state(chance["cuda"].cpu(), device)


def export_all(trainer: "Trainer", path: Path) -> None:
    """Both networks without the optimiser: enough to continue training elsewhere."""
    networks = {"network": trainer.network.state_dict(), "critic": trainer.critic.state_dict()}
    torch.save({kind: {k: v.half().cpu() for k, v in each.items()} for kind, each in networks.items()}, path)


def start_from(trainer: "Trainer", path: Path) -> None:
    """Starts with the networks that an earlier run exported, or only with a player's weights."""
    if path.suffix == ".npz":
        trainer.network.load_state_dict(read_network(path, trainer.game).state_dict())
        return
    found = torch.load(path, map_location=trainer.device, weights_only=True)
    trainer.network.load_state_dict(found["network"])
    trainer.critic.load_state_dict(found["critic"])
