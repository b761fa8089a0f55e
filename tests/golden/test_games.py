"""Proves that each preset still plays its recorded game, line by line, and that no preset is without one."""

from __future__ import annotations

import pytest

from tests.golden.games import FOLDER, NAMES, SEED, file_of, written_game
from tests.reference.presets import PRESETS as WRITTEN_TWICE
from upperhand.big_two import PRESETS, Move, State, preset


def test_every_preset_has_a_game() -> None:
    missing = [name for name in PRESETS if not file_of(name).exists()]
    assert not missing, f"no golden game for {missing}: run python -m tests.golden.write"


def test_every_game_has_a_preset() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_the_game_is_played_as_recorded(name: str) -> None:
    recorded = file_of(name).read_text(encoding="utf-8").splitlines()
    played = written_game(name).splitlines()
    for number, (was, found) in enumerate(zip(recorded, played, strict=False), start=1):
        assert found == was, f"{file_of(name).name}, line {number}"
    assert len(played) == len(recorded)


@pytest.mark.parametrize("name", PRESETS)
def test_the_recorded_moves_lead_to_the_recorded_end(name: str) -> None:
    """Read from the file alone, without the generator that chose the moves."""
    lines = file_of(name).read_text(encoding="utf-8").splitlines()
    state = State.deal(preset(name), SEED, NAMES)
    for line in lines:
        if line.startswith("==== ply"):
            _, _, ply, _, seat, *cards = line.replace(":", "").split()
            assert int(ply) == state.ply
            state.apply(Move(" ".join(cards)), int(seat))
    assert lines[-1] == f"==== winner {state.winner}, scores {list(state.scores)}"


def test_the_presets_of_the_papers_are_all_there() -> None:
    assert set(WRITTEN_TWICE) <= set(PRESETS)
