"""The command line as a whole."""

import importlib
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import upperhand as upperhand_package
from tests.cli.command import output_of, refusal_of, upperhand
from upperhand import _core
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


def modules(code: str) -> set[str]:
    """What an interpreter loads besides the modules that it starts with."""
    told = "import atexit, sys; old = {*sys.modules}; "
    told += "atexit.register(lambda: print(*{*sys.modules} - old, file=sys.stderr)); "
    ended = subprocess.run([sys.executable, "-c", told + code], capture_output=True, text=True, check=True)
    return set(ended.stderr.split())


def packages(code: str) -> set[str]:
    """The same without the modules of Python."""
    return {name.partition(".")[0] for name in modules(code)} - sys.stdlib_module_names


def test_help_loads_nothing_that_takes_long() -> None:
    """Nothing from other packages except what writes the help; the time in seconds depends on the machine."""
    writing = packages("import typer.rich_utils")
    assert "numpy" not in writing
    assert packages("from upperhand.cli import app; app(['--help'])") == {"upperhand"} | writing


def test_importing_upperhand_loads_nothing_of_others() -> None:
    assert packages("import upperhand") == {"upperhand"}


def test_importing_upperhand_loads_little_of_python() -> None:
    """It takes at most 0.1 s if a module takes a millisecond; `upperhand bench` measures the real time."""
    loaded = modules("import upperhand")
    assert not loaded & {"asyncio", "importlib.metadata", "logging", "multiprocessing", "sqlite3"}
    assert len(loaded) < 100


def test_the_version_is_the_installed_one_and_stands_in_one_place() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    assert upperhand_package.__version__ == project["version"]
    version = f"upperhand {project['version']} (native core: {_core.VARIANT})\n"
    assert output_of("--version") == version
    assert not hasattr(upperhand_package, "version")


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
    assert refusal_of("players", "--game", "chess") == "there is no game 'chess'; choose from big_two, rikken"
    assert refusal_of("replay", "no/such/file") == "no/such/file: No such file or directory"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m upperhand.cli rules --json | head -c 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout == "["
    assert "Traceback" not in done.stderr
