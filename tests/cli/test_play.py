"""`upperhand play` through a pipe; the table itself has its own tests."""

from pathlib import Path

from tests.cli.command import refusal_of, upperhand
from upperhand.record import read_records


def test_a_pipe_gets_plain_lines(tmp_path: Path) -> None:
    """Without input the person leaves at once, and what was played is kept."""
    save = tmp_path / "games.jsonl"
    done = upperhand("play", "--seed", "3", "--games", "1", "--save", str(save), "--pause", "0", input="")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "Ada (rule_based)" in done.stdout
    (record,) = read_records(save)
    assert record.scores is None


def test_choices_that_cannot_be_are_refused() -> None:
    assert "there is no player 'nobody'" in refusal_of("play", "--against", "nobody")
    assert "there is no preset 'macau'" in refusal_of("play", "--rules", "macau")
