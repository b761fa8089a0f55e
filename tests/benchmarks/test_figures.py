"""Figures have the documented form. `make bench` shows how large they are."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from upperhand.benchmarks.yardstick import YardstickError, compiled
from upperhand.cli import app

NAMES = {
    "big_two_playouts",
    "big_two_two_threads",
    "big_two_lead_moves",
    "python_legal_moves",
    "python_apply",
    "forced_win_median",
    "forced_win_99th",
    "network_median",
    "network_99th",
    "champion_playouts",
    "rikken_playouts",
    "rikken_simulations",
    "python_games",
    "python_import",
}
PROGRAM = """
#include <cstdio>
int main() {
  std::puts("big two, enum          games/wall s 600675 | moves/cpu s 4.5e+07 | avg moves 73.8");
  std::puts("lead movegen, 13 cards  111.5 ns per hand (median; best 110.4)");
  std::puts("trick game             games/wall s 1097991 | games/cpu s median 2635859 best 2657117");
}
"""


@pytest.fixture
def yardstick(tmp_path: Path) -> Path:
    path = tmp_path / "yardstick.cpp"
    path.write_text(PROGRAM)
    return path


def test_every_figure_with_its_yardstick(yardstick: Path) -> None:
    done = CliRunner().invoke(app, ["bench", "--rounds", "1", "--yardstick", str(yardstick), "--json"])
    assert done.exit_code == 0, done.output
    figures = {figure["name"]: figure for figure in json.loads(done.stdout)}
    assert set(figures) == NAMES
    assert all(set(figure) == {"name", "value", "unit", "yardstick", "ratio"} for figure in figures.values())
    assert figures["big_two_playouts"]["yardstick"] == 4.5e7
    assert figures["big_two_lead_moves"]["yardstick"] == 111.5
    assert figures["rikken_playouts"]["yardstick"] == 2635859
    assert figures["big_two_lead_moves"]["ratio"] == figures["big_two_lead_moves"]["value"] / 111.5
    assert figures["python_apply"]["yardstick"] is figures["python_apply"]["ratio"] is None


def test_a_yardstick_that_is_none_is_refused(tmp_path: Path) -> None:
    broken, silent = tmp_path / "broken.cpp", tmp_path / "silent.cpp"
    broken.write_text("int main( {")
    silent.write_text("int main() {}")
    with pytest.raises(YardstickError, match="does not compile"), compiled(broken):
        pass
    with compiled(silent) as program, pytest.raises(YardstickError, match="does not print big_two_playouts"):
        program.sample(0.1, 1)
    with pytest.raises(YardstickError, match="there is no yardstick"), compiled(tmp_path / "none.cpp"):
        pass
