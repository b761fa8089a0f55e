"""The command line as a whole."""

import importlib
import resource
import subprocess
import sys

import pytest

from tests.cli.command import output_of, refusal_of, upperhand
from upperhand.cli import COMMANDS


def test_help_lists_every_command() -> None:
    text = output_of("--help")
    for name, line in COMMANDS.items():
        assert name in text
        assert line.split()[0] in text


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_file_and_its_help(name: str) -> None:
    assert callable(getattr(importlib.import_module(f"upperhand.cli.{name}"), name))
    assert "Usage: upperhand " + name in output_of(name, "--help")


def test_help_is_quick() -> None:
    """Half a second goes unnoticed. Processor time, as other tests may keep the machine busy."""
    before = _children_seconds()
    output_of("--help")
    assert _children_seconds() - before < 0.5


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_importing_upperhand_is_quick() -> None:
    code = "import time; start = time.process_time(); import upperhand; print(time.process_time() - start)"
    assert float(subprocess.check_output([sys.executable, "-c", code])) < 0.3


def test_help_imports_no_command() -> None:
    code = "import sys; from upperhand.cli import app; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert not {f"upperhand.cli.{name}" for name in COMMANDS} & set(loaded)


def test_an_unknown_command_is_refused() -> None:
    done = upperhand("dance")
    assert done.returncode == 2
    assert "dance" in done.stderr
    assert "Traceback" not in done.stderr


def test_our_errors_are_one_sentence() -> None:
    assert refusal_of("rules", "macau").startswith("there is no preset 'macau'")
    assert refusal_of("players", "--game", "chess") == "there is no game 'chess'; there is big_two, rikken"
    assert refusal_of("replay", "no/such/file") == "no/such/file: No such file or directory"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m upperhand.cli rules --json | head -c 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout == "["
    assert "Traceback" not in done.stderr
