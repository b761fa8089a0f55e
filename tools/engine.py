"""Builds the engine in the page: the core as WebAssembly, which plays both games without a server.

    python -m tools.engine          makes .build/engine/engine.wasm; later builds only compile what is new

Zig compiles it: it contains Clang, the C++ library and the linker, and comes from a package index.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import programs

_ROOT = Path(__file__).parents[1]
_FOLDER = _ROOT / ".build" / "engine"
ENGINE = _FOLDER / "engine.wasm"


def build() -> int:
    """The exit code of the build."""
    zig = programs.zig()
    if zig is None:
        print(programs.PROGRAMS["zig"].missing, file=sys.stderr)
        return 1
    caches = {name: str(_ROOT / ".build" / "zig") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    scripts = sysconfig.get_path("scripts")
    path = f"{scripts}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    environment = os.environ | caches | {"UPPERHAND_ZIG": str(zig), "PATH": path}
    configure = ["cmake", "-S", str(_ROOT), "-B", str(_FOLDER), "-G", "Ninja", "--log-level=WARNING"]
    settings = ["CMAKE_BUILD_TYPE=Release", "CMAKE_TOOLCHAIN_FILE=tools/wasm.cmake", "UPPERHAND_WASM=ON"]
    steps = [
        [*configure, *(f"-D{setting}" for setting in settings)],
        ["cmake", "--build", str(_FOLDER)],
    ]
    for command in steps:
        done = subprocess.run(command, env=environment)
        if done.returncode != 0:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(build())
