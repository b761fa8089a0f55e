"""A run small enough for one core of a processor."""

from typing import Any

SMALL: dict[str, Any] = {
    "games": 16,
    "steps": 40,
    "threads": 1,
    "iterations": 6,
    "checkpoint_every": 2,
    "measured_games": 8,
    "device": "cpu",
    "minibatch": 256,
    "state_width": 32,
    "width": 32,
    "move_width": 16,
    "critic_width": 32,
}
