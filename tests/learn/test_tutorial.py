"""Follows the part of docs/tutorials/train.md that needs PyTorch, in seconds instead of minutes."""

import os
import sys
from pathlib import Path

from tests.docs.recipe import Reader, without

PAGE = Path(__file__).parents[2] / "docs" / "tutorials" / "train.md"


def test_a_network_is_trained_and_plays(tmp_path: Path) -> None:
    _, _, text = PAGE.read_text("utf-8").partition("## 2. A network by self-play")
    short = text.replace("minutes = 4.0", "iterations = 2").replace("games = 256", "games = 16")
    assert short != text
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    Reader(tmp_path, without(os.environ, "PYTEST_") | {"PATH": path, "NO_COLOR": "1"}).follow(short)
    assert (tmp_path / "trained" / "network.npz").is_file()
