"""Runs: the same Records whoever plays them, interrupted and resumed anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.arena.entrants import Cheats, Dies, Raises, against_lowest, match, schedule
from tests.conftest import scaled
from upperhand.arena import Run, Schedule, run
from upperhand.arena.latency import times_path
from upperhand.arena.outcome import Outcome
from upperhand.arena.run import ThisProcess, local_workers
from upperhand.errors import UpperhandError
from upperhand.record import verify


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


GAMES = Schedule((match(deals=5), match("random", "random_pass", layout="1v3", deals=5)))


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The Records of GAMES, played in this process without a stop."""
    path = tmp_path_factory.mktemp("run") / "games.jsonl"
    run(GAMES, workers=ThisProcess, save=path)
    return path.read_text().splitlines(keepends=True)


def test_the_records_are_whole_and_in_order(lines: list[str], path: Path) -> None:
    path.write_text("".join(lines))
    assert verify(path) == len(GAMES)
    numbers = [json.loads(line)["tags"]["game_number"] for line in lines]
    assert numbers == [*range(30), *range(20)]


@pytest.mark.parametrize("workers", [2, scaled(3, 8)])
def test_the_number_of_workers_changes_nothing(workers: int, lines: list[str], path: Path) -> None:
    together = run(GAMES, workers=partial(local_workers, count=workers), save=path)
    assert path.read_text() == "".join(lines)
    alone = run(GAMES, workers=ThisProcess)
    assert together.outcomes == alone.outcomes
    assert {name: each.decisions for name, each in together.latency.items()} == {
        name: each.decisions for name, each in alone.latency.items()
    }


def test_progress_is_told_from_the_start_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    run(GAMES, workers=ThisProcess, progress=lambda now: told.append((len(now.outcomes), now.played)))
    assert told[0] == (0, 0)
    assert told[-1] == (len(GAMES), len(GAMES))
    assert told == sorted(told)


@pytest.mark.parametrize("done", [0, 1, 29, 30, 49, 50])
def test_what_is_there_is_not_played_again(done: int, lines: list[str], path: Path) -> None:
    path.write_text("".join(lines[:done]))
    found = run(GAMES, workers=ThisProcess, save=path)
    assert found.played == len(GAMES) - done
    assert found.outcomes == run(GAMES, workers=ThisProcess).outcomes
    assert path.read_text() == "".join(lines)


def test_a_record_cut_off_anywhere_is_played_again(lines: list[str], path: Path) -> None:
    for cut in range(0, len(lines[2]), scaled(97, 7)):
        path.write_text("".join(lines[:2]) + lines[2][:cut])
        assert run(Schedule((match(deals=1),)), workers=ThisProcess, save=path).played == 4
        assert path.read_text() == "".join(lines[:6])


def test_a_longer_match_goes_on_with_a_shorter_one(path: Path) -> None:
    run(schedule(deals=2), workers=ThisProcess, save=path)
    assert run(schedule(deals=3), workers=ThisProcess, save=path).played == 6
    longer = path.read_text()
    path.unlink()
    run(schedule(deals=3), workers=ThisProcess, save=path)
    assert path.read_text() == longer


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (schedule(seed=8), "line 1: the game belongs to another schedule"),
        (schedule("lowest", "random_pass"), "line 1: the game belongs to another schedule"),
        (schedule("random", "lowest"), "line 1: the game belongs to another schedule"),
        (schedule(layout="1v3"), "line 1: the game belongs to another schedule"),
        (schedule(rules="hongkong"), "line 1: the game belongs to another schedule"),
        (schedule(deals=1), "line 7: the file belongs to a longer schedule; this one has 6 games"),
    ],
)
def test_the_file_of_another_schedule_is_refused_and_left_alone(
    other: Schedule, sentence: str, path: Path
) -> None:
    run(schedule(deals=2), workers=ThisProcess, save=path)
    before = path.read_bytes()
    with pytest.raises(UpperhandError, match=f"games.jsonl cannot be resumed: {sentence}"):
        run(other, workers=ThisProcess, save=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"a letter", b"a letter\n", b"\xff\xff\n", b"{}\n", b'{"upperhand": 1}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(text: bytes, path: Path) -> None:
    path.write_bytes(text)
    with pytest.raises(UpperhandError, match="cannot be resumed: line 1: "):
        run(GAMES, workers=ThisProcess, save=path)
    assert path.read_bytes() == text


def test_a_changed_move_is_found(lines: list[str], path: Path) -> None:
    record = json.loads(lines[1])
    record["moves"][0] = "2S"
    path.write_text(lines[0] + json.dumps(record) + "\n")
    with pytest.raises(UpperhandError, match="line 2: move 1 "):
        run(GAMES, workers=ThisProcess, save=path)


def test_times_of_all_runs_are_kept_beside_the_records(lines: list[str], path: Path) -> None:
    path.write_text("".join(lines[:20]))
    first = run(GAMES, workers=ThisProcess, save=path)
    second = run(GAMES, workers=ThisProcess, save=path)
    assert second.played == 0
    assert second.latency == first.latency
    with times_path(path).open("a") as file:
        file.write('{"lowest": {"nanosec')
    assert run(GAMES, workers=ThisProcess, save=path).latency == first.latency


class AfterGame:
    """A stop rule: this many games are enough."""

    def __init__(self, games: int) -> None:
        self._left = games

    def enough(self, outcome: Outcome) -> bool:
        assert outcome.moves
        self._left -= 1
        return self._left == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_rule_stops_at_the_same_game_on_any_number_of_workers(
    workers: int, lines: list[str], path: Path
) -> None:
    """Also when the file is read again, even if it contains more."""
    place = partial(local_workers, count=workers)
    assert len(run(GAMES, workers=place, save=path, stop=AfterGame(13)).outcomes) == 13
    assert path.read_text() == "".join(lines[:13])
    assert run(GAMES, workers=place, save=path, stop=AfterGame(13)).played == 0
    path.write_text("".join(lines[:20]))
    assert len(run(GAMES, workers=place, save=path, stop=AfterGame(13)).outcomes) == 13


@pytest.mark.parametrize("player", [Raises(), Cheats()])
def test_failures_come_back_from_workers_and_from_files(player: Raises | Cheats, path: Path) -> None:
    games = against_lowest("wrong", player, deals=4)
    alone = run(games, workers=ThisProcess)
    assert all(outcome.failure for outcome in alone.outcomes)
    assert run(games, workers=partial(local_workers, count=2), save=path).outcomes == alone.outcomes
    resumed = run(games, workers=ThisProcess, save=path)
    assert resumed.played == 0
    assert resumed.outcomes == alone.outcomes


def test_a_player_that_ends_its_process_ends_the_run_with_a_sentence(path: Path) -> None:
    with pytest.raises(UpperhandError, match="a worker process died in the middle of a game"):
        run(against_lowest("dies", Dies()), workers=partial(local_workers, count=2), save=path)


INTERRUPTED = """
import os, signal, sys
from functools import partial
from pathlib import Path
from tests.arena.test_run import GAMES
from upperhand.arena import run
from upperhand.arena.run import local_workers

def stop(now):
    if len(now.outcomes) >= 10:
        os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    try:
        workers = partial(local_workers, count=int(sys.argv[2]))
        run(GAMES, workers=workers, save=Path(sys.argv[1]), progress=stop)
    except KeyboardInterrupt:
        sys.exit(42)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_leaves_a_file_to_go_on_with(
    workers: int, lines: list[str], path: Path, tmp_path: Path
) -> None:
    """Ctrl-C goes to the whole group of processes, as from a terminal."""
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    ended = subprocess.run(
        [sys.executable, script, path, str(workers)],
        start_new_session=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    )
    assert ended.returncode == 42, ended.stderr
    assert ended.stderr == ""
    there = path.read_text().splitlines(keepends=True)
    assert 10 <= len(there) < len(GAMES)
    assert there == lines[: len(there)]
    found: Run = run(GAMES, workers=ThisProcess, save=path)
    assert found.played == len(GAMES) - len(there)
    assert path.read_text() == "".join(lines)
