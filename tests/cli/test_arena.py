"""`upperhand arena` and `upperhand tournament` as they are called."""

from __future__ import annotations

import errno
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from tests.arena.entrants import Raises, against_lowest
from upperhand.cli import app
from upperhand.cli.contest import Contest, hold
from upperhand.record import Record, verify

ARENA = (
    "arena --game big_two --rules sugiyanto --players lowest random --layout 2v2 --deals 8 --seed 7".split()
)


def upperhand(*words: str | Path, status: int = 0) -> Result:
    found = CliRunner().invoke(app, [str(word) for word in words])
    assert found.exit_code == status, found.output
    return found


def summary(*words: str | Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(upperhand(*words, "--json").stdout)
    return found


def test_json_alone_on_standard_output() -> None:
    """In a separate process, on all cores."""
    command = [sys.executable, "-m", "upperhand.cli", *ARENA, "--json"]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ended.stderr == ""
    found = json.loads(ended.stdout)
    assert (found["games"], found["deals"], list(found["players"])) == (48, 8, ["lowest", "random"])
    for player in found["players"].values():
        assert player["win_rate_ci"][0] < player["win_rate"] < player["win_rate_ci"][1]
        assert player["mean_score_ci"][0] < player["mean_score"] < player["mean_score_ci"][1]
        assert player["decisions_per_second"] > 0
        assert 0 < player["latency_us"]["p50"] <= player["latency_us"]["p99"]
    lowest, random = found["players"].values()
    assert lowest["win_rate"] + random["win_rate"] == pytest.approx(1)
    assert lowest["mean_score"] + random["mean_score"] == pytest.approx(0)


def test_the_command_told_gives_the_same_figures() -> None:
    first = summary(*ARENA, "--workers", "1")
    command = first["command"].split()
    assert command[0] == "upperhand"
    second = summary(*command[1:], "--workers", "2")
    times = ("decisions_per_second", "latency_us")
    for found in (first, second):
        del found["played_now"]
        for player in found["players"].values():
            for time in times:
                del player[time]
    assert first == second


@pytest.mark.parametrize(
    "players",
    [["--players", "lowest", "random"], ["--players", "lowest", "--players", "random"], ["lowest", "random"]],
)
def test_ways_to_name_the_players(players: list[str]) -> None:
    assert list(summary("arena", *players, "--deals", "1", "--workers", "1")["players"]) == [
        "lowest",
        "random",
    ]


def test_records_are_saved_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = summary(*ARENA, "--workers", "1", "--save", path)
    assert verify(path) == 48
    assert first["played_now"]["games"] == 48
    again = summary(*ARENA, "--workers", "1", "--save", path)
    assert again["played_now"]["games"] == 0
    assert again["players"] == first["players"]
    refused = upperhand(*ARENA, "--seed", "8", "--save", path, status=2)
    assert refused.stderr.count("\n") == 1
    assert "cannot be resumed: line 1: the game belongs to another schedule" in refused.stderr


def test_tables_and_a_report_for_people(tmp_path: Path) -> None:
    ended = upperhand(*ARENA, "--workers", "1", "--report", tmp_path / "out", "--until", "2")
    for text in (
        "8 deals, 48 games",
        "games won",
        "lowest – random",
        "per second",
        "After 8 deals it is undecided",
    ):
        assert text in ended.stdout
    assert (tmp_path / "out" / "report.html").stat().st_size > 10_000


def test_a_tournament(tmp_path: Path) -> None:
    path = tmp_path / "league.toml"
    path.write_text('name = "League"\nplayers = ["lowest", "random", "random_pass"]\ndeals = 3\nseed = 7\n')
    found = summary("tournament", path, "--workers", "1", "--save", tmp_path / "games.jsonl")
    assert found["title"] == "League"
    assert (found["games"], len(found["matches"])) == (54, 3)
    assert verify(tmp_path / "games.jsonl") == 54
    path.write_text('colour = "red"\n')
    assert "there is no key 'colour'" in upperhand("tournament", path, status=2).stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "lowest", "genius"], "upperhand: there is no player 'genius'; choose from random, "),
        (["--players", "lowest", "random", "random_pass"], "3 players cannot share 4 seats evenly"),
        (["--players", "lowest", "random", "--until", "soon"], "'soon' is not a margin"),
        (
            ["--players", "lowest", "random", "--cluster", "127.0.0.1:1"],
            "there is no Ray cluster at '127.0.0.1:1'",
        ),
        ([], "there are no players to compare: name at least two, like --players champion lowest"),
        (["--players", "lowest"], "lowest alone cannot be compared: name at least two"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str) -> None:
    ended = upperhand("arena", *words, status=2)
    assert sentence in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert ended.stdout == ""


def test_a_failure_is_told_with_its_record_and_by_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest(
        title="wrong against lowest",
        command="",
        schedule=against_lowest("wrong", Raises()),
        workers=2,
        cluster=None,
        save=None,
        report=None,
        json=True,
    )
    with pytest.raises(typer.Exit) as ended:
        hold(contest)
    assert ended.value.exit_code == 1
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert (found["games"], found["failed_games"], found["players"]["wrong"]["failures"]) == (0, 12, 12)
    assert found["players"]["wrong"]["win_rate"] is None
    sentence, record = captured.err.splitlines()
    assert sentence.startswith("upperhand: wrong failed in 12 games (12 × crash), first at move ")
    assert sentence.endswith("of game 0: RuntimeError: no idea what to do")
    assert Record.from_json(record).tags["failed_seat"] == found["failures"][0]["seat"]


def _rest_of(terminal: int) -> bytes:
    """Everything written until the other side is closed; an unread terminal would block the writer."""
    told = b""
    try:
        while part := os.read(terminal, 65536):
            told += part
    except OSError as error:
        if error.errno != errno.EIO:  # how Linux says that the other side is closed
            raise
    return told


def test_ctrl_c_at_a_terminal(tmp_path: Path) -> None:
    """Reads the progress bar until games have been played; then Ctrl-C stops the run, and it is resumed."""
    path = tmp_path / "games.jsonl"
    words = [*ARENA[:-4], "--deals", "100000", "--workers", "2", "--save", str(path)]
    ours, theirs = pty.openpty()
    started = subprocess.Popen(
        [sys.executable, "-m", "upperhand.cli", *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    seen = b""
    while not re.search(rb"[1-9]\d*/600000.*games/s", seen):
        seen += os.read(ours, 4096)
    os.killpg(started.pid, signal.SIGINT)
    told = (seen + _rest_of(ours)).decode(errors="replace")
    output, _ = started.communicate()
    os.close(ours)
    assert started.returncode == 130
    assert output == b""
    assert "the same command resumes from" in told
    assert "Traceback" not in told
    assert 0 < verify(path) < 600_000
