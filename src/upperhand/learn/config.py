"""The config of a job: one frozen value, read from TOML, that refuses unknown settings."""

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

from upperhand.errors import SpecError
from upperhand.learn.sizes import Sizes

Settings = TypeVar("Settings")


@dataclass(frozen=True)
class Config:
    """Settings of one run of self-play. The defaults are those of the first run."""

    game: str = "big_two"
    # What is played: rules by spec, each as often as it is named.
    rules: tuple[str, ...] = ("hongkong",)
    games: int = 32_768
    """Games in lockstep, in two batches that alternate between the CPU and the accelerator."""
    steps: int = 32
    """Decisions of each game in one iteration."""
    threads: int = 16
    seed: int = 1
    minutes: float = 20.0
    """How long to train; rates and bonuses depend on the share of it that is over."""
    iterations: int = 0
    """How long to train in iterations instead, so a run does not depend on the speed of a machine."""
    measured: tuple[str, ...] = ("random", "lowest")
    """Rivals to measure against during training, each under the first rules if it names no others:
    "rule_based @ sugiyanto"."""
    measured_games: int = 8192
    """Against each of them."""
    checkpoint_every: int = 150
    """Iterations. Games start again at a checkpoint, so a resumed run equals an uninterrupted one."""

    # The opponents besides the learner itself, and their share of the games.
    opponents: tuple[str, ...] = ()
    """Players of the core, by name, and files of weights, each as often as it is named;
    "rl_ppo @ charlesworth" plays only under these rules."""
    snapshots: int = 0
    """How many earlier versions are opponents; at every checkpoint the newest replaces the oldest."""
    opponent_share: float = 0.0
    speaker: str = ""
    """In Rikken: the player of the core that bids, chooses trump and calls for the learner in some games, so
    that it learns to play contracts before it bids them."""
    guided_share: float = 0.0
    """Of the games that have a speaker, at first; it falls to none over the run."""

    # The network.
    encoding: str = "features"
    """Its inputs: "features", or "places" for the network of `rl_ppo`, whose sizes are fixed."""
    start: str = ""
    """A file with networks to start with, such as `networks.pt` of an earlier run; or the weights of a
    player, with a new critic."""
    critic_first: int = 0
    """Iterations in which the critic learns and the player does not yet."""
    state_width: int = 1024
    width: int = 512
    blocks: int = 1
    move_width: int = 256
    critic_width: int = 1024
    critic_sees_hidden: bool = True

    # The loss: proximal policy optimisation (Schulman et al., 2017) over a seat's own decisions.
    trace: float = 0.95
    win_bonus: float = 0.0
    """What a win is worth in addition to its score, in the unit of scores."""
    clip: float = 0.2
    minibatch: int = 32_768
    rate: float = 5e-4
    last_rate: float = 3e-5
    entropy: float = 0.02
    last_entropy: float = 0.003
    # Added to the weight of entropy in an auction: bids that are never tried are never learned.
    bid_entropy: float = 0.0
    last_bid_entropy: float = 0.0
    bid_teaching: float = 0.0
    """The weight of what a careful player would bid, at first; it falls to none by the middle of the run."""
    value_weight: float = 0.5
    outcome_weight: float = 0.25
    """Of the head that predicts the score after each move."""
    belief_weight: float = 0.05
    """Of the head that predicts who holds each unseen card."""
    gradient_clip: float = 0.5

    device: str = "cuda"

    @property
    def sizes(self) -> Sizes:
        return Sizes(self.state_width, self.width, self.blocks, self.move_width)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def read_settings(path: Path) -> dict[str, Any]:
    """Reads a TOML file."""
    with path.open("rb") as file:
        try:
            return tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise SpecError(f"{path} is not TOML: {error}") from None


def make_config(settings: dict[str, Any], kind: type[Settings] = Config) -> Settings:  # type: ignore[assignment]
    """A config from names and values; a wrong name or type raises a SpecError."""
    usual = kind()
    kinds = {field.name: type(getattr(usual, field.name)) for field in fields(kind)}  # type: ignore[arg-type]
    for name, value in settings.items():
        if name not in kinds:
            raise SpecError(f"{name} is not a setting of this job; the settings are: {', '.join(kinds)}")
        if kinds[name] is float and type(value) is int:
            continue
        wanted = list if kinds[name] is tuple else kinds[name]
        if type(value) is not wanted and type(value) is not kinds[name]:
            raise SpecError(f"{name} must be of type {wanted.__name__}, not {type(value).__name__}")
    values: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in settings.items()}
    return kind(**values)
