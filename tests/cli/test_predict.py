"""`upperhand predict FILE`."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.big_two.knowledge.games import played, record
from tests.cli.command import json_of, output_of, refusal_of, upperhand
from upperhand import Record
from upperhand.big_two.knowledge import KnowledgeBase

NAMES = ("ann", "bob", "cem", "dee")
RUNNING = Record.of(played("3C", "5H", names=NAMES))


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{record(1).to_json()}\n{RUNNING.to_json()}\n")
    return str(path)


@pytest.fixture
def base(tmp_path: Path) -> str:
    """Games in which the last of four players answers the same deal in her own way."""
    path = tmp_path / "base.db"
    with KnowledgeBase(path, create=True) as base:
        base.learn_all(record(seed) for seed in range(30))
    return str(path)


def test_a_running_game_is_predicted_for_the_seat_to_move(file: str, base: str) -> None:
    text = output_of("predict", file, "--game-number", "2", "--knowledge", base)
    first, *rest = text.splitlines()
    assert first == "after 2 moves, seen by cem (seat 2)"
    assert [line.split(",")[0] for line in rest if "opponent" in line] == [
        "next opponent",
        "second opponent",
        "third opponent",
    ]


def test_chances_of_each_opponent_sum_to_one(file: str, base: str) -> None:
    for knowledge in ("none", base, f"{base}@3"):
        found = json_of("predict", file, "--game-number", "2", "--seat", "1", "--knowledge", knowledge)
        assert (found["seat"], found["ply"]) == (1, 2)
        assert [each["name"] for each in found["opponents"]] == ["cem", "dee", "ann"]
        for each in found["opponents"]:
            assert sum(one["chance"] for one in each["sets"]) == pytest.approx(1)
            assert each["source"] == "deals" or knowledge != "none"


def test_a_move_may_be_supposed(file: str) -> None:
    found = json_of(
        "predict",
        file,
        "--game-number",
        "2",
        "--ply",
        "1",
        "--move",
        "5H",
        "--knowledge",
        "none",
        "--seed",
        "3",
    )
    assert (found["seat"], found["ply"]) == (1, 2)


def test_the_same_seed_guesses_the_same(file: str) -> None:
    words = ("predict", file, "--ply", "7", "--knowledge", "none", "--seed", "5")
    assert json_of(*words) == json_of(*words)


def test_records_are_read_from_standard_input() -> None:
    done = upperhand("predict", "-", "--knowledge", "none", input=RUNNING.to_json() + "\n")
    assert done.stdout.startswith("after 2 moves, seen by cem (seat 2)\n")


def test_refusals_are_one_sentence(tmp_path: Path, file: str, base: str) -> None:
    none = ("--knowledge", "none")
    assert "the game is over by then: choose an earlier ply" in refusal_of("predict", file, *none)
    assert "no game 3" in refusal_of("predict", file, "--game-number", "3", *none)
    assert "a ply is from 0 to" in refusal_of("predict", file, "--ply", "999", *none)
    assert "a seat is from 0 to 3" in refusal_of("predict", file, "--ply", "1", "--seat", "4", *none)
    assert "does not hold 2S" in refusal_of("predict", file, "--game-number", "2", "--move", "2S", *none)
    assert "way to compare" in refusal_of("predict", file, "--ply", "1", "--like", "ai9", *none)
    foreign = tmp_path / "foreign.jsonl"
    foreign.write_text(replace(record(1, rules="hongkong"), moves=(), scores=None).to_json() + "\n")
    assert "under other rules" in refusal_of("predict", str(foreign), "--knowledge", base)
