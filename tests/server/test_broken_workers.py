"""Computers whose processes cannot work at all: every table continues, and the log says so."""

import asyncio
from pathlib import Path

import pytest

from tests.server.running import ServerProcess
from tests.server.visitor import PATIENCE, first, visitor

#: Run by every interpreter before anything else; a worker is told from the server by how it was started.
_BROKEN = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name == "upperhand.pool":
            raise ImportError(name)

if "--multiprocessing-fork" in sys.orig_argv:
    sys.meta_path.insert(0, Missing())
"""


def test_a_game_is_played_although_no_worker_can_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server.address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            async with asyncio.timeout(PATIENCE):
                await talk.until("view", lambda view: view["legal"])
                await talk.act(first(talk.newest["view"]))
                moved = await talk.until("event", lambda event: event["by"] == "computer")
            assert moved["fallback"]

    (tmp_path / "sitecustomize.py").write_text(_BROKEN)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with ServerProcess(str(tmp_path / "playroom.db")) as server:
        asyncio.run(play(server))
