"""A Ray cluster plays the same games, and loses none when a node dies in the middle of one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.arena.two_nodes import games
from upperhand import make_player
from upperhand.arena import run
from upperhand.arena.run import ThisProcess


def test_a_node_dies_in_the_middle_of_a_game_and_another_joins(tmp_path: Path) -> None:
    """In a separate process, because Ray leaves threads and warnings behind."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.arena.two_nodes", tmp_path], capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stderr
    alone = tmp_path / "alone.jsonl"
    played = run(games(make_player("random")), workers=ThisProcess, save=alone)
    found = json.loads((tmp_path / "found.json").read_text())
    assert found == {"games": len(played.outcomes), "doomed_lives": False, "nodes": 3}
    assert (tmp_path / "games.jsonl").read_bytes() == alone.read_bytes()


def test_a_cluster_of_this_machine_alone(tmp_path: Path) -> None:
    command = "-m upperhand.cli arena --players lowest random --layout 1v3 --deals 2 --json".split()
    for name, place in (("here", ["--workers", "1"]), ("cluster", ["--cluster", "local"])):
        words = [*command, *place, "--save", str(tmp_path / name)]
        ended = subprocess.run([sys.executable, *words], capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr
        assert json.loads(ended.stdout)["games"] == 8
    assert (tmp_path / "here").read_bytes() == (tmp_path / "cluster").read_bytes()
