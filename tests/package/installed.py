"""The built wheel, installed as by a user who has no clone: a new environment, nothing else.

The wheel is installed by pip. What it depends on is not fetched anew but linked from the environment of the
tests, and exactly that: the requirements that its metadata declares, theirs, and so on. What is used but not
declared is therefore missing here, as it would be elsewhere.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.running import QUICK

ROOT = Path(__file__).parents[2]


def built_wheel() -> Path:
    """The newest wheel that `make wheel` left."""
    found = sorted((ROOT / ".build" / "wheel").glob("upperhand-*.whl"), key=lambda path: path.stat().st_mtime)
    assert found, "There is no wheel to test: run `make wheel` first."
    return found[-1]


def install(venv: Path, *extras: str) -> None:
    """A fresh environment with the wheel, and some extras or none."""
    run(sys.executable, "-m", "venv", "--clear", str(venv))
    run(str(venv / "bin" / "pip"), "install", "--no-index", "--no-deps", "--quiet", str(built_wheel()))
    (site,) = (venv / "lib").glob("python*/site-packages")
    (ours,) = (found for found in distributions(path=[str(site)]) if found.name == "upperhand")
    for needed in _needed(ours, set(extras), {}).values():
        _link(needed, site)
    run(str(venv / "bin" / "pip"), "check")


class Installed:
    """A user of an environment, with an empty home and an empty current folder."""

    def __init__(self, venv: Path, folder: Path) -> None:
        self._bin = venv / "bin"
        self.home, self.cwd = folder / "home", folder / "empty"
        for made in (self.home, self.cwd):
            made.mkdir()

    @property
    def environment(self) -> dict[str, str]:
        """The variables of a shell in which the environment is active."""
        path = os.pathsep.join((str(self._bin), os.defpath))
        return {"HOME": str(self.home), "PATH": path, "LANG": "C.UTF-8"}

    @property
    def data(self) -> Path:
        """Where a platform of this kind keeps a user's data."""
        return self.home / ".local" / "share" / "upperhand"

    @property
    def package(self) -> Path:
        """The folder of the installed package."""
        (found,) = self._bin.parent.glob("lib/python*/site-packages/upperhand")
        return found

    def upperhand(self, *words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Runs the installed command."""
        return self.run("upperhand", *words, typed=typed, **environment)

    def run(
        self, program: str, *words: str, typed: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Runs a program of the environment."""
        return subprocess.run(
            [self._bin / program, *words],
            **self._where(environment),
            input=typed,
            capture_output=True,
            timeout=600,
            check=False,
        )

    @contextmanager
    def serving(self, *words: str) -> Iterator[str]:
        """The address of a playroom at a free port; computers answer at once there."""
        quick = {f"UPPERHAND_{name.upper()}": str(value) for name, value in QUICK.items()}
        process = subprocess.Popen(
            [self._bin / "upperhand", "serve", *words], **self._where(quick), stdout=subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.communicate()

    def _where(self, environment: dict[str, str]) -> dict[str, Any]:
        usual = {"HOME": str(self.home), "PATH": os.defpath, "LANG": "C.UTF-8"}
        return {"cwd": self.cwd, "env": usual | environment, "text": True, "encoding": "utf-8"}


def run(*words: str, cwd: Path | None = None) -> None:
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=1_200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _needed(of: Distribution, extras: set[str], found: dict[str, Distribution]) -> dict[str, Distribution]:
    """What a distribution with some extras requires, by name, and what that requires in turn."""
    for required in map(Requirement, of.requires or ()):
        marker = required.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            key = f"{canonicalize_name(required.name)}[{','.join(sorted(required.extras))}]"
            if key not in found:
                found[key] = distribution(required.name)
                _needed(found[key], set(required.extras), found)
    return found


def _link(needed: Distribution, site: Path) -> None:
    """Links the files of a distribution, all but its commands and what Python compiled."""
    for file in needed.files or ():
        target = site / file
        if ".." in file.parts or "__pycache__" in file.parts or target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(Path(str(needed.locate_file(file))).resolve())
