"""Installs Python packages at the versions and hashes of a lock: with uv, which is quick, or else with pip.

    python -m tools.packages requirements.lock            everything that the lock names
    python -m tools.packages tools.lock uv                one of them, without its dependencies

They are installed into the environment of the Python that runs this.
"""

import ast
import os
import re
import ssl
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tools.step import INTERRUPTED, step

TOOLS_LOCK = Path(__file__).parents[1] / "tools.lock"
_UV = Path(sysconfig.get_path("scripts"), "uv")
_PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]


def install(title: str, lock: Path, package: str | None = None) -> int:
    """The exit code of the installer."""
    with _arguments(lock, package) as arguments:
        if _has_uv():
            environment = os.environ | uv_environment(pip_settings(), os.environ)
            code = step(title, [str(_UV), "pip", *arguments, "--python", sys.executable], environment)
            if code in (0, INTERRUPTED):
                return code
        print("uv cannot install here, so pip does, which takes longer.", flush=True)
        return step(title, [*_PIP, *arguments])


def _has_uv() -> bool:
    if _UV.exists():
        return True
    with _arguments(TOOLS_LOCK, "uv") as arguments:
        return step("Installing uv", [*_PIP, *arguments, "--only-binary", ":all:"]) == 0


@contextmanager
def _arguments(lock: Path, package: str | None) -> Iterator[list[str]]:
    """For uv and pip."""
    with tempfile.TemporaryDirectory() as folder:
        one = Path(folder, "one.lock")
        if package:
            one.write_text(_entry(lock, package), encoding="utf-8")
        wanted = ["--no-deps", "--requirement", str(one)] if package else ["--requirement", str(lock)]
        yield ["install", "--require-hashes", *wanted]


def _entry(lock: Path, package: str) -> str:
    """The entry of one package in a lock: a line and its continuation lines."""
    found = re.search(
        rf"^{re.escape(package)}==(?:.*\\\n)*.*\n", lock.read_text(encoding="utf-8"), re.MULTILINE
    )
    if not found:
        raise SystemExit(f"{lock.name} names no {package}: run `make lock`.")
    return found[0]


def pip_settings() -> dict[str, str]:
    """The settings of pip here, from its files and variables; later ones take precedence."""
    told = subprocess.run([*_PIP, "config", "list"], capture_output=True, text=True).stdout
    settings: dict[str, str] = {}
    for section in ("global.", "install.", ":env:."):
        for line in told.splitlines():
            name, _, value = line.partition("=")
            if name.startswith(section):
                settings[name.removeprefix(section)] = str(ast.literal_eval(value))
    return settings


#: The settings for uv, which does not read those of pip: its variable, and the separator between two values.
_SAID_TO_UV: dict[str, tuple[str, Callable[[str], str]]] = {
    "index-url": ("UV_DEFAULT_INDEX", str.strip),
    "extra-index-url": ("UV_INDEX", lambda value: " ".join(value.split())),
    "find-links": ("UV_FIND_LINKS", lambda value: ",".join(value.split())),
    "trusted-host": ("UV_INSECURE_HOST", lambda value: " ".join(value.split())),
    "timeout": ("UV_HTTP_TIMEOUT", str.strip),
    "cert": ("SSL_CERT_FILE", str.strip),
    "proxy": ("ALL_PROXY", str.strip),
}


def uv_environment(settings: Mapping[str, str], known: Mapping[str, str]) -> dict[str, str]:
    """The variables that make uv use the same index as pip, unless they are already set.

    Like pip, uv takes a package from any index that has it; the hashes prove that it is the right one.
    """
    wanted = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    for name, (variable, said) in _SAID_TO_UV.items():
        if name in settings:
            wanted[variable] = said(settings[name])
    if ssl.create_default_context().get_ca_certs():  # for example a company's own
        wanted["UV_SYSTEM_CERTS"] = "1"
    return {variable: value for variable, value in wanted.items() if variable not in known}


if __name__ == "__main__":
    sys.exit(install("Installing Python packages", Path(sys.argv[1]), *sys.argv[2:3]))
