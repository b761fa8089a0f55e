"""One complete game per preset as text: the deal, every move, and what every seat sees after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from upperhand import Rng
from upperhand.big_two import PRESETS, State, preset

FOLDER = Path(__file__).parent / "big_two"
SEED = 2021
NAMES = ("Ann", "Ben", "Cai", "Dee")


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def written_game(name: str) -> str:
    """The game that a fixed seed deals and derived generators play out."""
    state = State.deal(preset(name), SEED, NAMES)
    lines = [f"preset {name}", f"rules {state.rules.to_json()}", f"seed {SEED}"]
    lines += [f"dealt to {who}: {hand}" for who, hand in zip(NAMES, state.dealt, strict=True)]
    lines += [f"opened: seat {seat} {move}" for seat, move in state.history]
    lines += views(state)
    while not state.over:
        rng = Rng.derive(SEED, 0, state.turn, state.ply)
        move = rng.choice(state.legal_moves())
        lines += ["", f"==== ply {state.ply}: seat {state.turn} {move}"]
        state.apply(move)
        lines += views(state)
    return "\n".join([*lines, "", f"==== winner {state.winner}, scores {list(state.scores)}"]) + "\n"


def views(state: Any) -> Iterator[str]:
    """What every seat of a game is shown; the games share the verbs, not the class."""
    for seat in range(state.rules.players):
        view = state.view(seat)
        yield f"---- seat {seat}, {len(view.legal_moves())} legal moves"
        yield str(view)


def write_all() -> None:
    for name in PRESETS:
        file_of(name).write_text(written_game(name), encoding="utf-8")
