"""`upperhand train` without PyTorch: one sentence, and nothing is written."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from upperhand.cli import app


def test_without_pytorch_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)  # as if it were not installed
    (tmp_path / "run.toml").write_text("games = 16")
    result = CliRunner().invoke(app, ["train", str(tmp_path / "run.toml"), "--out", str(tmp_path / "out")])
    assert result.exit_code == 2
    assert "training needs PyTorch" in result.output
    assert not (tmp_path / "out").exists()
