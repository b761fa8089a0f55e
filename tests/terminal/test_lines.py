"""Line mode as people meet it: a process behind a pipe."""

import subprocess
import sys
from pathlib import Path

from tests.terminal.deals import FOLLOWING, lay_out, moves_of_the_person
from upperhand.record import read_records, verify


def play(commands: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "upperhand.cli", "play", *arguments]
    text = "".join(f"{line}\n" for line in commands)
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=600, check=False)


def test_two_whole_games_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    typed = moves_of_the_person(seed=2, games=2)
    done = play(typed, "--seed", "2", "--games", "2", "--save", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(path) == 2
    scores = [record.scores for record in read_records(path)]
    assert done.stdout.count("your move?") == len(typed)
    assert done.stdout.count("totals:") == 2
    assert all(score is not None and f"You: {score[0]:+d}" in done.stdout for score in scores)


def test_the_same_seed_and_input_print_the_same(tmp_path: Path) -> None:
    typed = ["3C", "hint", "pass", "moves", "view"]
    deal = str(lay_out(tmp_path, FOLLOWING, "random"))
    copy = str(tmp_path / "copy.jsonl")
    first, second = (play(typed, "--resume", deal, "--save", copy).stdout for _ in range(2))
    assert first == second
    assert first.count("your move?") == 3


def test_the_same_seed_deals_the_same() -> None:
    first, second = (play([], "--seed", "2").stdout.splitlines() for _ in range(2))
    assert first[:-1] == second[:-1]
    assert first[-1] != second[-1], "each table has a file of its own"


def test_a_table_that_nobody_named_a_file_for_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    said = play([], "--seed", "2", "--data", str(tmp_path)).stdout
    (kept,) = (tmp_path / "tables").iterdir()
    assert said.endswith(f"The game is saved; `upperhand play --resume {kept}` resumes it.\n")
    again = play(moves_of_the_person(seed=2, games=1), "--resume", str(kept), "--games", "1", "--pause", "0")
    assert "totals:" in again.stdout
    assert verify(kept) == 1
    assert list((tmp_path / "tables").iterdir()) == [kept]


def test_hint_moves_view_and_help(tmp_path: Path) -> None:
    deal = str(lay_out(tmp_path, FOLLOWING))
    typed = ["hint", "moves", "view", "help", "quit"]
    said = play(typed, "--resume", deal, "--hint", "lowest").stdout.splitlines()
    assert "Hint: Play 3C: it is the weakest of 13 plays that beat 3D." in said
    assert "singles: 3C | 4D | 4H | 4S | 6C | 7C | 7S | 9C | 9H | JD | AC | AS | 2H" in said
    assert "pass" in said
    assert any(line.startswith("unseen:") for line in said)
    assert f"The game is saved; `upperhand play --resume {deal}` resumes it." in said


def test_what_cannot_be_played_is_one_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    done = play(["nonsense", "3D", "4D 4H", "3C"], "--resume", str(lay_out(tmp_path, FOLLOWING)))
    answers = done.stdout.partition("your move?\n")[2].splitlines()
    assert "not a card" in answers[0]
    assert answers[1] == "You do not hold 3D."
    assert "pair of 4s" in answers[2]
    assert all(answer.endswith(".") for answer in answers[:3])
    assert answers[3] == "You play 3C (single)"
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_left_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    left = play(["9C"], "--resume", str(lay_out(tmp_path, FOLLOWING)), "--save", str(path))
    assert f"--resume {path}`" in left.stdout
    resumed = play(["quit"], "--resume", str(path))
    assert "You play 9C (single)" in resumed.stdout
    assert resumed.stdout.splitlines()[-3:-1] == left.stdout.splitlines()[-3:-1]


def test_bad_options_are_one_sentence() -> None:
    done = play([], "--against", "nobody")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nobody" in done.stderr
