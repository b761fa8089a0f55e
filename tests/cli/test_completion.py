"""What shells complete, asked as they ask: by the command itself, with the line so far in its environment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import upperhand
from upperhand import games
from upperhand.cli import COMMANDS
from upperhand.experiments import EXPERIMENTS

SHELLS = ("bash", "zsh", "fish")
PRESETS = games.load("big_two").PRESETS


def completed(shell: str, line: str) -> str:
    """What a shell offers for a line whose last word is incomplete, or empty after a space."""
    asked = {"_UPPERHAND_COMPLETE": f"complete_{shell}"}
    if shell == "bash":
        words = line.split(" ")
        asked |= {"COMP_WORDS": "\n".join(words), "COMP_CWORD": str(len(words) - 1)}
    else:
        asked |= {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    done = upperhand(env={**os.environ, **asked})
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def words(line: str) -> list[str]:
    return completed("bash", line).split()


@pytest.mark.parametrize("shell", SHELLS)
def test_commands_options_and_values(shell: str) -> None:
    offered = completed(shell, "upperhand ")
    assert all(name in offered for name in COMMANDS)
    assert "--against" in completed(shell, "upperhand play --ag")
    assert "rule_based" in completed(shell, "upperhand play --against rul")


def test_every_line_is_a_word_with_its_help_however_long_that_is() -> None:
    lines = completed("fish", "upperhand play --").splitlines()
    assert max(map(len, lines)) > 100
    assert all(line.startswith("--") and line.count("\t") == 1 for line in lines)


def test_a_word_is_completed_to_what_begins_with_it() -> None:
    assert words("upperhand pl") == ["play", "players"]
    assert words("upperhand knowledge m") == ["merge"]
    assert words("upperhand serve --po") == ["--port"]
    assert words("upperhand play --game r") == ["rikken"]
    assert words("upperhand replay --game b") == ["big_two"]
    assert words("upperhand experiment ") == list(EXPERIMENTS)
    assert words("upperhand rules hong") == [name for name in PRESETS if name.startswith("hong")]


@pytest.mark.parametrize("game", games.GAMES)
def test_names_are_those_of_the_game_that_is_played(game: str) -> None:
    assert words(f"upperhand play --game {game} --against ") == list(games.players(game))
    assert words(f"upperhand play --game {game} --hint ") == list(games.players(game))
    assert words(f"upperhand arena --game {game} --players random ") == list(games.players(game))
    assert words(f"upperhand arena --game {game} --reference ") == list(games.references(game))
    assert words(f"upperhand perft --game {game} --rules ") == list(games.load(game).PRESETS)


def test_a_game_that_does_not_exist_has_no_names() -> None:
    assert words("upperhand play --game chess --against ") == []


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_is_told_how_to_ask(shell: str, tmp_path: Path) -> None:
    chosen = {"HOME": str(tmp_path), "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    done = upperhand("--install-completion", shell, env={**os.environ, **chosen})
    assert done.returncode == 0, done.stderr
    (installed,) = (path for path in tmp_path.rglob("*upperhand*") if path.is_file())
    assert f"_UPPERHAND_COMPLETE=complete_{shell}" in installed.read_text()


def test_bash_completes_by_the_script(tmp_path: Path) -> None:
    """The script itself, in a real shell, with the command that is under test."""
    script = upperhand(env={**os.environ, "_UPPERHAND_COMPLETE": "source_bash"}).stdout
    command = tmp_path / "upperhand"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m upperhand.cli "$@"\n')
    command.chmod(0o755)
    asked = "COMP_WORDS=(upperhand play --game rik) COMP_CWORD=3; _upperhand_completion upperhand"
    done = subprocess.run(
        ["bash", "-c", f'{script}\n{asked}\necho "${{COMPREPLY[@]}}"'],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "rikken\n"
