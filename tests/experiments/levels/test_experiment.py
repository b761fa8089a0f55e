"""A small run of the whole experiment: what it keeps, what it writes, and what it refuses."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from upperhand import games, make_player
from upperhand.arena import Run, Schedule
from upperhand.errors import UpperhandError
from upperhand.experiments.levels import measuring, tuning
from upperhand.experiments.levels.experiment import requested_tables, run_experiment
from upperhand.experiments.levels.report import ratings
from upperhand.experiments.request import Request


def no_play(_: Schedule, __: Path) -> Run:
    raise AssertionError("this experiment plays its games itself")


def request(out: Path, **options: Any) -> Request:
    return Request(size=None, seed=7, out=out, play=no_play, workers=1, **options)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tunes once on a short grid that ends before the search begins, which takes minutes."""
    monkeypatch.setattr(tuning, "GRID", (0.0, 45.0, 70.0, 90.0))
    monkeypatch.setattr(tuning, "ROUNDS", 1)
    monkeypatch.setattr(measuring, "STRONGEST", {"big_two": ("network",)})


@pytest.mark.usefixtures("small")
def test_a_small_run_writes_levels_and_resumes(tmp_path: Path) -> None:
    options: dict[str, Any] = {"game": "big_two", "rules": "hongkong", "seats": 2, "deals": 6}
    result = run_experiment(request(tmp_path, **options))
    found = result.figures["big_two"]["hongkong"]["2"]
    assert all(low < high for low, high in pairwise(found["strengths"]))
    assert found["tuning"]["seed"] != found["measured"]["seed"]
    rows = json.loads((tmp_path / "big_two.json").read_text())
    assert [rating for _, rating in rows["hongkong"]["2"]][::7] == [800, 2400]
    assert all(make_player(spec) for spec, _ in rows["hongkong"]["2"])
    assert set(rows) == set(games.load("big_two").PRESETS)
    page = (tmp_path / "README.md").read_text()
    assert "## Big Two, hongkong:players=2" in page
    assert "Beginner" in page
    kept = (tmp_path / "games" / "big_two_hongkong_2.jsonl").read_text()
    assert run_experiment(request(tmp_path, **options)).figures == result.figures
    assert (tmp_path / "games" / "big_two_hongkong_2.jsonl").read_text() == kept
    again = run_experiment(request(tmp_path, part=("report",)))
    assert again.text == result.text


def test_every_preset_and_number_of_players_is_asked_for() -> None:
    assert len(requested_tables(None, None, None)) == 18
    assert [table.seats for table in requested_tables("big_two", "greedy", None)] == [2, 3, 4]


def test_what_it_does_not_have_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(UpperhandError, match="no preset for this: sugiyanto, 3 players"):
        run_experiment(request(tmp_path, rules="sugiyanto", seats=3))
    with pytest.raises(UpperhandError, match="part"):
        run_experiment(request(tmp_path, part=("guess",)))
    with pytest.raises(UpperhandError, match="has not been tuned"):
        run_experiment(request(tmp_path, game="big_two", rules="greedy", seats=2, part=("measure",)))


def test_ratings_rise_even_where_a_step_was_lost_by_chance() -> None:
    found = ratings([0.6, 0.48, 0.65, 0.6, 0.6, 0.6, 0.6])
    assert found == sorted(set(found))
    assert (found[0], found[-1]) == (800, 2400)
