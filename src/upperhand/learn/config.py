"""What a training run is told: one frozen value, read from TOML, that refuses what it does not know."""

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from upperhand.errors import SpecError


@dataclass(frozen=True)
class Config:
    """Settings of one run. The defaults are those of the released weights."""

    # What is played: rules by spec, each as often as it is named.
    rules: tuple[str, ...] = ("hongkong",)
    games: int = 32_768
    """Games in lock step, in two batches that take turns on the processor and the accelerator."""
    steps: int = 32
    """Decisions of each game in one iteration."""
    threads: int = 16
    seed: int = 1
    minutes: float = 20.0
    """How long to train; rates and bonuses follow the share of it that is over."""

    # The network.
    state_width: int = 1024
    width: int = 512
    blocks: int = 1
    move_width: int = 256
    critic_width: int = 1024

    # The loss: proximal policy optimisation (Schulman et al., 2017) over a seat's own decisions.
    trace: float = 0.95
    clip: float = 0.2
    minibatch: int = 32_768
    rate: float = 5e-4
    last_rate: float = 3e-5
    entropy: float = 0.02
    last_entropy: float = 0.003
    value_weight: float = 0.5
    outcome_weight: float = 0.25
    """Of the head that predicts the score after each move."""
    belief_weight: float = 0.05
    """Of the head that predicts who holds each unseen card."""
    gradient_clip: float = 0.5

    device: str = "cuda"

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def read_config(path: Path, **changes: Any) -> Config:
    """The config of a TOML file, with some settings changed."""
    with path.open("rb") as file:
        return make_config({**tomllib.load(file), **changes})


def make_config(settings: dict[str, Any]) -> Config:
    """A config from names and values; a name or a type that does not fit is a SpecError."""
    kinds = {field.name: type(getattr(Config(), field.name)) for field in fields(Config)}
    for name, value in settings.items():
        if name not in kinds:
            raise SpecError(f"{name} is no setting of a training run; there are: {', '.join(kinds)}")
        if kinds[name] is float and type(value) is int:
            continue
        wanted = list if kinds[name] is tuple else kinds[name]
        if type(value) is not wanted and type(value) is not kinds[name]:
            raise SpecError(f"{name} must be of type {wanted.__name__}, not {type(value).__name__}")
    values: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in settings.items()}
    return Config(**values)
