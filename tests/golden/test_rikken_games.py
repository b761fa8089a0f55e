"""Proves that each preset and contract of Rikken still plays its recorded game, and none is without one."""

from __future__ import annotations

import pytest

from tests.golden.games import NAMES
from tests.golden.rikken_games import (
    FOLDER,
    WITH_ALL_CONTRACTS,
    contracts,
    file_of,
    rules_with,
    written_games,
)
from tests.reference.rikken_game import Game
from tests.reference.rikken_presets import BETER
from tests.reference.rikken_presets import PRESETS as WRITTEN_TWICE
from upperhand.rikken import PRESETS, Move, State, preset

GAMES = [*PRESETS, *contracts()]


def lines_of(name: str) -> list[str]:
    return file_of(name).read_text(encoding="utf-8").splitlines()


def test_every_preset_and_contract_has_a_game() -> None:
    missing = [name for name in GAMES if not file_of(name).exists()]
    assert not missing, f"no golden game for {missing}: run python -m tests.golden.write"
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)


def test_the_games_are_played_as_recorded() -> None:
    for name, game in written_games().items():
        played, recorded = game.splitlines(), lines_of(name)
        for number, (was, found) in enumerate(zip(recorded, played, strict=False), start=1):
            assert found == was, f"{file_of(name).name}, line {number}"
        assert len(played) == len(recorded)


def moves_of(lines: list[str]) -> list[tuple[int, str]]:
    """Seat and move of each recorded ply, by the file alone."""
    words = [line.replace(":", "").split() for line in lines if line.startswith("==== ply")]
    return [(int(seat), " ".join(move)) for _, _, _, _, seat, *move in words]


def start_of(lines: list[str]) -> tuple[int, int, list[frozenset[str]]]:
    """Seed, dealer and hands, by the file alone."""
    _, seed, _, dealer = next(line for line in lines if line.startswith("seed ")).replace(",", "").split()
    dealt = [line.split(": ")[1] for line in lines if line.startswith("dealt to ")]
    return int(seed), int(dealer), [frozenset(hand.split()) for hand in dealt]


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_moves_lead_to_the_recorded_end(name: str) -> None:
    lines, rules = lines_of(name), preset(name) if name in PRESETS else rules_with(name)
    state = State.deal(rules, start_of(lines)[0], NAMES)
    for seat, move in moves_of(lines):
        state.apply(Move(move), seat)
    assert lines[-1] == f"==== tricks {list(state.tricks_won)}, scores {list(state.scores)}"


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_plays_the_recorded_game(name: str) -> None:
    lines, switches = lines_of(name), WRITTEN_TWICE[name if name in PRESETS else WITH_ALL_CONTRACTS]
    if name in BETER:
        switches = {**switches, "bids": (*switches["bids"], name)}
    _, dealer, hands = start_of(lines)
    game = Game(switches, hands, dealer)
    for seat, move in moves_of(lines):
        assert seat == game.turn
        assert move in game.legal_moves()
        game.move(move)
    assert game.over
    assert name in PRESETS or game.contract == name
    assert lines[-1] == f"==== tricks {game.tricks_won()}, scores {game.scores()}"
