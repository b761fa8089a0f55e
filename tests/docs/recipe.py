"""Follows a page as a reader would: block by block, doing what the line above each block says.

`Write FILE:` and `In FILE, above|below|replace LINE:` change files; `Run:` runs each line as a command,
`Refused:` runs one that must fail; `It prints:` compares what they printed, where `...` stands for anything.
`Start:` starts a server, which runs while the page is followed, and answers where the page says that it does.
A block of code without such a line is refused, so everything on a page is tried. Examples with `>>>` are
doctests, which pytest runs by itself.
"""

import doctest
import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_FENCE = re.compile(r"^( *)```(\w*)\n(.*?)\n\1```$", re.M | re.S)
_WRITE = re.compile(r"Write `([^`]+)`:$")
_EDIT = re.compile(r"In `([^`]+)`, (above|below|replace) `([^`]+)`:$")
_RUN = re.compile(r"Run:$")
_REFUSED = re.compile(r"Refused:$")
_START = re.compile(r"Start:$")
_PRINTS = re.compile(r"It prints:$")
#: Blocks that begin with these have two empty lines below them, as usual.
_DEFINITIONS = ("@", "class ", "def ")
#: Where pages say that a playroom answers; a test has one at a free port instead.
_PLAYROOM = "http://localhost:8000"
_ANY_PORT = {"UPPERHAND_PORT": "0"}
_ALIKE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Step:
    """A block of the page, and the line above it."""

    line: str
    text: str


def sections(page: Path) -> dict[str, str]:
    """The parts of a page by their titles; what is above the first belongs to no part."""
    _, *parts = re.split(r"^##+ (.+)$", page.read_text("utf-8"), flags=re.M)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def steps(text: str) -> Iterator[Step]:
    for block in _FENCE.finditer(text):
        above = text[: block.start()].rstrip().splitlines()[-1].strip()
        inside = "\n".join(line.removeprefix(block[1]) for line in block[3].split("\n"))
        if not inside.startswith(">>>"):
            yield Step(above, inside + "\n")


@dataclass
class Reader:
    """Who follows a page: in a folder, with an environment."""

    folder: Path
    environment: dict[str, str]
    printed: str = ""
    address: str = _PLAYROOM
    servers: list[subprocess.Popen[str]] = field(default_factory=list)

    def follow(self, text: str) -> None:
        """Does everything that a text says."""
        try:
            for step in steps(text):
                self.do(step)
        finally:
            self.close()

    def close(self) -> None:
        """Ends the servers."""
        for server in self.servers:
            server.terminate()
            server.communicate()
        self.servers.clear()

    def do(self, step: Step) -> None:
        if write := _WRITE.search(step.line):
            self._write(self.folder / write[1], step.text)
        elif edit := _EDIT.search(step.line):
            self._edit(self.folder / edit[1], edit[2], edit[3], step.text)
        elif _RUN.search(step.line):
            self.printed = "".join(self.run(command) for command in _commands(step.text))
        elif _REFUSED.search(step.line):
            self.printed = self.run(step.text, refused=True)
        elif _START.search(step.line):
            self._start(step.text)
        elif _PRINTS.search(step.line):
            self._compare(step.text)
        else:
            raise AssertionError(f"nothing says what the block below is for: {step.line!r}")

    def run(self, command: str, refused: bool = False) -> str:
        """What a command of the page prints."""
        done = subprocess.run(
            ["bash", "-c", command.replace(_PLAYROOM, self.address)],
            cwd=self.folder,
            env=self.environment | _ANY_PORT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        told = f"{command}\n{done.stdout[-4_000:]}\n{done.stderr[-2_000:]}"
        assert (done.returncode != 0) == refused, told
        return done.stdout + (done.stderr if refused else "")

    @staticmethod
    def _write(path: Path, text: str) -> None:
        assert not path.exists(), f"{path} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    @staticmethod
    def _edit(path: Path, how: str, wanted: str, text: str) -> None:
        if text.startswith(_DEFINITIONS):
            text += "\n\n"
        lines = path.read_text("utf-8").splitlines(keepends=True)
        (at,) = [number for number, line in enumerate(lines) if line.strip().startswith(wanted)]
        indent = lines[at][: -len(lines[at].lstrip())]
        added = [f"{indent}{line}" if line.strip() else line for line in text.splitlines(keepends=True)]
        first, last = {"above": (at, at), "below": (at + 1, at + 1), "replace": (at, at + 1)}[how]
        path.write_text("".join([*lines[:first], *added, *lines[last:]]), "utf-8")

    def _start(self, command: str) -> None:
        server = subprocess.Popen(
            ["bash", "-c", f"exec {command}"],
            cwd=self.folder,
            env=self.environment | _ANY_PORT,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.servers.append(server)
        assert server.stdout is not None
        opened = server.stdout.readline()
        assert opened.startswith("The playroom is open at "), f"{command}\n{opened}"
        self.address = opened.split()[-1]

    def _compare(self, wanted: str) -> None:
        alike = doctest.OutputChecker().check_output(wanted, self.printed, _ALIKE)
        assert alike, f"wanted:\n{wanted}\nprinted:\n{self.printed}"


def _commands(text: str) -> Iterator[str]:
    """Line by line; a line that ends in a backslash continues."""
    command = ""
    for line in text.splitlines():
        command += line + "\n"
        if not line.endswith("\\"):
            yield command
            command = ""


def without(environment: os._Environ[str] | dict[str, str], *prefixes: str) -> dict[str, str]:
    """An environment without the variables whose names begin so."""
    return {name: value for name, value in environment.items() if not name.startswith(prefixes)}
