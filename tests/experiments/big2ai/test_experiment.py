"""The whole experiment, with few deals: its report is written, and it resumes where it stopped."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from upperhand.arena import Run, Schedule, run
from upperhand.arena.run import ThisProcess
from upperhand.experiments.big2ai.claims import all_claims
from upperhand.experiments.big2ai.experiment import reproduce
from upperhand.experiments.big2ai.matches import (
    LEARNED_POINTS,
    SEATINGS,
    SHARES,
    TABLE_POINTS,
    Plan,
    contenders,
    make_plan,
)
from upperhand.experiments.request import Request, Result
from upperhand.record import read_records

PICTURES = {f"figure_{number}.png" for number in (14, 15, 16, 17, 18, 19, 20, 21)} | {"against_ai1.png"}
Play = Callable[[Schedule, Path], Run]


def tiny() -> Plan:
    return replace(make_plan(1e-9, 5), searches=40, games=10, blocks=1, timed=2)


def play(schedule: Schedule, save: Path) -> Run:
    return run(schedule, workers=ThisProcess, save=save)


def experiment(out: Path, play: Play = play) -> Result:
    return reproduce(Request(None, 5, out, play), tiny())


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Result:
    return experiment(tmp_path_factory.mktemp("report"))


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name not in ("times", "hours")}


def folder_of(result: Result) -> Path:
    return result.files[0].parent


def games_of(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.jsonl"))}


def test_every_file_is_written(result: Result) -> None:
    assert {path.name for path in result.files} == PICTURES | {"README.md", "results.json"}
    assert all(path.stat().st_size > 0 for path in result.files)
    assert json.loads((folder_of(result) / "results.json").read_text()) == result.figures


def test_the_report_shows_every_picture_and_claim(result: Result) -> None:
    page = result.files[0].read_text(encoding="utf-8")
    for name in PICTURES:
        assert f"]({name})" in page
    for claim in all_claims(result.figures):
        assert f"| {' | '.join(claim.cells)} |" in page
    assert "--scale 1e-09 --seed 5" in page
    assert "$" not in page


def test_every_game_is_there(result: Result) -> None:
    plan, games = tiny(), folder_of(result) / "games" / "scale_1e-09"
    per_file = {name: sum(1 for _ in read_records(games / name)) for name in games_of(games)}
    assert per_file["figure_14a.jsonl"] == per_file["figure_14b.jsonl"] == len(SHARES) * 2 * SEATINGS
    assert per_file["figure_15a.jsonl"] == (LEARNED_POINTS + 1) * 2 * SEATINGS
    assert (
        per_file["figure_19.jsonl"]
        == per_file["against_ai_1_0.jsonl"]
        == len(contenders(plan)) * 2 * SEATINGS
    )
    assert (
        sum(n for name, n in per_file.items() if name.startswith("figure_18/")) == TABLE_POINTS * 2 * SEATINGS
    )
    assert result.figures["games"] == sum(per_file.values())


def test_the_figures_are_those_of_the_games(result: Result) -> None:
    games = folder_of(result) / "games" / "scale_1e-09" / "figure_18"
    won, lost = 0, 0
    for path in sorted(games.glob("*.jsonl")):
        for record in read_records(path):
            assert record.scores is not None
            points = record.scores[record.seats.index("ai4:games=10")]
            won, lost = won + (points > 0), lost + max(0, -points)
    last = result.figures["table"]["points"][-1]
    assert last["games"] == TABLE_POINTS * 2 * SEATINGS
    assert last["players"]["AI 4.0"]["win_rate"] == pytest.approx(won / last["games"])
    assert last["players"]["AI 4.0"]["lost"] == pytest.approx(lost / last["games"])


def test_one_of_each_wins_every_game(result: Result) -> None:
    for point in result.figures["table"]["points"]:
        assert sum(own["win_rate"] for own in point["players"].values()) == pytest.approx(1)
        assert sum(own["score"] for own in point["players"].values()) == pytest.approx(0)


def test_a_player_is_level_with_itself_over_the_same_deals(result: Result) -> None:
    over = result.figures["same_cards"]["over"]
    for first, others in over.items():
        for second, gaps in others.items():
            assert gaps["score"] == pytest.approx(-over[second][first]["score"])


def test_a_run_goes_on_where_it_stopped(result: Result, tmp_path: Path) -> None:
    """Some files whole, one cut off in the middle of a line, the others not there."""
    done = folder_of(result) / "games"
    kept = {name: data for name, data in games_of(done).items() if "figure_18" in name or "14a" in name}
    kept["scale_1e-09/figure_14a.jsonl"] = kept["scale_1e-09/figure_14a.jsonl"][:9_999]
    for name, data in kept.items():
        path = tmp_path / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    played = []

    def watched(schedule: Schedule, save: Path) -> Run:
        ran = play(schedule, save)
        played.append(ran.played)
        return ran

    again = experiment(tmp_path, watched)
    assert played[:TABLE_POINTS] == [0] * TABLE_POINTS
    assert games_of(tmp_path / "games") == games_of(done)
    assert without_times(again.figures) == without_times(result.figures)
