"""Where the files of a user are kept: explicit choices come first; impossible ones get one sentence."""

from pathlib import Path

import pytest

from tests.cli.command import refusal_of, upperhand
from upperhand.errors import UpperhandError
from upperhand.user_data import data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("UPPERHAND_DATA")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_the_platform_says_where(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Linux by the variables that version 0.1 read, so that its database is found."""
    assert data_folder() == home / ".local" / "share" / "upperhand"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert data_folder() == home / "elsewhere" / "upperhand"


def test_what_is_named_comes_first(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPPERHAND_DATA", str(home / "variable"))
    assert data_folder() == home / "variable"
    assert data_folder(home / "option") == home / "option"
    assert data_folder("~/mine") == home / "mine"
    assert {path.name for path in home.iterdir()} == {"variable", "option", "mine"}


def test_a_folder_that_cannot_be_made_is_one_sentence(home: Path) -> None:
    (home / "file").touch()
    with pytest.raises(UpperhandError, match=r"no data can be kept in .*/file: File exists; name another"):
        data_folder(home / "file")
    for command in ("play", "serve"):
        assert refusal_of(command, "--data", str(home / "file" / "below")) == (
            f"no data can be kept in {home}/file/below: Not a directory; name another folder with --data"
        )


def test_a_folder_that_cannot_be_written_is_one_sentence() -> None:
    """A system folder in which nobody can create files, not even root."""
    with pytest.raises(UpperhandError, match=r"no data can be kept in /proc/self"):
        data_folder("/proc/self/upperhand")


def test_no_folder_is_made_where_none_is_needed(home: Path) -> None:
    saved = home / "games.jsonl"
    done = upperhand("play", "--save", str(saved), "--seed", "1", input="")
    assert done.returncode == 0, done.stderr
    assert list(home.iterdir()) == [saved]
