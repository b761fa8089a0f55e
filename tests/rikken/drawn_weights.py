"""Weights of a small network of Rikken, drawn by chance."""

import numpy as np

from upperhand._core.rikken import MOVE_WORDS, STATE_WORDS
from upperhand.networks import Arrays

STATE, WIDTH, MOVE = 24, 16, 12


def drawn_weights(seed: int = 1) -> Arrays:
    rng = np.random.default_rng(seed)
    layers = {
        "state_in": (STATE, STATE_WORDS * 64),
        "state_mid": (WIDTH, STATE),
        "blocks.0.first": (WIDTH, WIDTH),
        "blocks.0.second": (WIDTH, WIDTH),
        "scale": (MOVE, WIDTH),
        "shift": (MOVE, WIDTH),
        "move_in": (MOVE, MOVE_WORDS * 64),
        "move_mid": (MOVE, MOVE),
        "joint": (MOVE, 2 * MOVE),
        "joint_mid": (MOVE // 2, MOVE),
        "heads": (3, MOVE // 2),
    }
    out = {f"{name}.weight": rng.normal(size=shape, scale=0.4) for name, shape in layers.items()}
    out |= {f"{name}.bias": rng.normal(size=shape[0], scale=0.4) for name, shape in layers.items()}
    for norm in ("blocks.0.norm", "state_out"):
        out |= {f"{norm}.weight": np.ones(WIDTH), f"{norm}.bias": np.zeros(WIDTH)}
    return {name: array.astype(np.float32) for name, array in out.items()}
