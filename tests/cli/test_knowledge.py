"""`upperhand knowledge`: train, merge, inspect, prune, store."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.big_two.knowledge.games import record
from tests.cli.command import json_of, output_of, refusal_of, upperhand
from tests.rikken.knowledge.games import record as game_of_rikken
from upperhand import Record

GAMES = [record(seed) for seed in range(5)]


def written(path: Path, *games: Record) -> str:
    path.write_text("".join(game.to_json() + "\n" for game in games))
    return str(path)


@pytest.fixture
def base(tmp_path: Path) -> str:
    path = str(tmp_path / "base.db")
    output_of("knowledge", "train", "--from", written(tmp_path / "games.jsonl", *GAMES), "--base", path)
    return path


def test_training_learns_what_is_new_and_finished(tmp_path: Path, base: str) -> None:
    running = replace(GAMES[0], moves=GAMES[0].moves[:9], scores=None)
    first = written(tmp_path / "first.jsonl", running, *GAMES[3:])
    second = written(tmp_path / "second.jsonl", record(7), record(8))
    words = ("knowledge", "train", "--from", first, "--from", second, "--base", base)
    assert json_of(*words) == {"base": base, "new": 2, "running": 1, "games": 7}
    said = output_of(*words)
    assert said == f"{base}: 0 games learned, 4 known before, 1 still running skipped; the base has 7\n"


def test_training_may_stop_early_and_its_base_has_a_usual_name(tmp_path: Path) -> None:
    games = written(tmp_path / "games.jsonl", *GAMES)
    done = upperhand("knowledge", "train", "--from", games, "--most", "2", cwd=tmp_path)
    assert done.stdout == "knowledge.db: 2 games learned, 0 known before; the base has 2\n"
    assert (tmp_path / "knowledge.db").exists()


def test_inspecting_shows_who_sat_in_the_games(base: str) -> None:
    text = output_of("knowledge", "inspect", base)
    assert text.startswith(f"{base}: 5 games of big2ai\n")
    assert "5 rule_based" in text
    found = json_of("knowledge", "inspect", base)
    assert (found["games"], found["names"]) == (5, {"lowest": 5, "random": 5, "rule_based": 5})
    assert found["counts"]["turns"] == sum(len(game.moves) for game in GAMES)


def test_merging_and_pruning(tmp_path: Path, base: str) -> None:
    other = str(tmp_path / "other.db")
    games = written(tmp_path / "other.jsonl", GAMES[0], record(9, "random", "random", "random", "random"))
    output_of("knowledge", "train", "--from", games, "--base", other)
    assert json_of("knowledge", "merge", base, other) == {"base": base, "new": 1, "games": 6}
    assert (
        output_of("knowledge", "prune", base, "--keep", "3") == f"{base}: 3 games removed; the base has 3\n"
    )
    assert json_of("knowledge", "prune", base, "--without", "lowest") == {
        "base": base,
        "forgotten": 2,
        "games": 1,
    }


def test_rikken_is_learned_by_the_same_commands(tmp_path: Path, base: str) -> None:
    mine, other = str(tmp_path / "mine.db"), str(tmp_path / "other.db")
    games = [game_of_rikken(seed) for seed in range(6)]
    for path, some in ((mine, games[:4]), (other, games[3:])):
        file = written(tmp_path / "rikken.jsonl", *some)
        assert json_of("knowledge", "train", "--from", file, "--base", path)["new"] == len(some)
    assert json_of("knowledge", "merge", mine, other) == {"base": mine, "new": 2, "games": 6}
    found = json_of("knowledge", "inspect", mine)
    assert (found["game"], found["rules"], found["games"]) == ("rikken", "vorsteveld2007", 6)
    assert sum(found["counts"].values()) == 6
    assert json_of("knowledge", "prune", mine, "--keep", "2")["games"] == 2
    assert output_of("knowledge", "inspect", mine).startswith(f"{mine}: 2 games of vorsteveld2007\n")
    assert json_of("knowledge", "inspect", "shipped", "--game", "rikken")["game"] == "rikken"
    assert "not of rikken" in refusal_of("knowledge", "merge", base, mine)
    mixed = written(tmp_path / "mixed.jsonl", games[0], GAMES[0])
    assert "Big Two cannot be learned" in refusal_of("knowledge", "train", "--from", mixed, "--base", mine)


def test_a_base_is_stored_for_a_playroom(tmp_path: Path, base: str) -> None:
    database = str(tmp_path / "playroom.db")
    words = ("knowledge", "store", base, "club", "--database", database)
    assert json_of(*words) == {"base": base, "name": "club", "version": 1}
    assert output_of(*words).startswith(f"{base} is version 2 of club;")
    assert "cannot name a base" in refusal_of("knowledge", "store", base, "Club", "--database", database)


def test_refusals_are_one_sentence(tmp_path: Path, base: str) -> None:
    foreign = written(tmp_path / "foreign.jsonl", record(1, rules="hongkong"))
    assert "other rules" in refusal_of("knowledge", "train", "--from", foreign, "--base", base)
    assert "No such file" in refusal_of("knowledge", "train", "--from", "nothing.jsonl", "--base", base)
    assert "is not a knowledge base" in refusal_of("knowledge", "inspect", foreign)
    assert "there is no readable knowledge base" in refusal_of(
        "knowledge", "inspect", str(tmp_path / "none.db")
    )
    assert "there is no readable knowledge base" in refusal_of(
        "knowledge", "merge", base, str(tmp_path / "none.db")
    )
    assert "--keep N or --without NAME" in refusal_of("knowledge", "prune", base)
    assert json_of("knowledge", "inspect", base)["games"] == 5
