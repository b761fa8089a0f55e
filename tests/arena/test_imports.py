"""Playing needs neither numpy nor a plotting library nor Ray: workers start without them."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["upperhand", "upperhand.arena", "upperhand.arena.run"])
def test_what_playing_does_not_need_is_not_loaded(module: str) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"numpy", "scipy", "matplotlib", "openskill", "ray", "rich", "typer"} & set(loaded)
