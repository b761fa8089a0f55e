"""The whole experiment, with few deals: its report is written, and it resumes where it stopped."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from upperhand.arena import Run, Schedule, run
from upperhand.arena.run import ThisProcess
from upperhand.experiments.request import Request, Result
from upperhand.experiments.sugiyanto.contests import DEALS, MEETINGS, READINGS, make_schedule
from upperhand.experiments.sugiyanto.experiment import reproduce

DEALS_PLAYED = 3
FILES = {"README.md", "results.json", "figure_4.png", "figure_5.png", "figure_6.png", "figure_7.png"}
Play = Callable[[Schedule, Path], Run]


def play(schedule: Schedule, save: Path) -> Run:
    return run(schedule, workers=ThisProcess, save=save)


def experiment(out: Path, play: Play = play) -> Result:
    return reproduce(Request("paper", 5, out, play), "paper", DEALS_PLAYED, seed=5, decisions=1)


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Result:
    return experiment(tmp_path_factory.mktemp("report"))


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name != "times"}


def test_the_sizes_are_the_papers_and_ten_times_it() -> None:
    assert len(make_schedule(DEALS["paper"], 1).matches[0]) == 2_004
    assert len(make_schedule(DEALS["ten"], 1).matches[0]) == 20_040


def test_every_reading_meets_both_opponents() -> None:
    schedule = make_schedule(1, seed=1)
    assert len(schedule.matches) == len(MEETINGS) == 2 * len(READINGS)
    assert schedule.matches[0].names == ("rule_based", "random")
    assert schedule.matches[1].names == ("rule_based", "conventional")
    assert {len(match) for match in schedule.matches} == {6}


def test_every_file_is_written(result: Result) -> None:
    assert {path.name for path in result.files} == FILES
    assert all(path.stat().st_size > 0 for path in result.files)
    folder = result.files[0].parent
    assert json.loads((folder / "results.json").read_text()) == result.figures


def test_the_report_shows_every_picture_and_table(result: Result) -> None:
    page = result.files[0].read_text(encoding="utf-8")
    for name in FILES - {"README.md", "results.json"}:
        assert f"]({name})" in page
    for printed in (
        *("89.60%", "73.00%", "1.0669 × 10⁻²⁸³", "0.3545", "4.8394 × 10⁹⁰", "0.943 s", "−4.01"),
        *(
            "15.09",
            "0.194, **not held**",
            "`rule_based:endgame=program`",
            "`endgame=program`, size of the paper",
        ),
    ):
        assert printed in page
    assert "--size paper --seed 5" in page


def test_the_figures_are_those_of_the_games(result: Result) -> None:
    folder = result.files[0].parent
    lines = (folder / "games" / "paper.jsonl").read_text().splitlines()
    assert len(lines) == 6 * DEALS_PLAYED * len(MEETINGS)
    first = [json.loads(line) for line in lines[: 6 * DEALS_PLAYED]]
    won = sum(
        record["seats"][record["scores"].index(max(record["scores"]))] == "rule_based" for record in first
    )
    whole = result.figures["experiments"][0]["whole"]
    assert whole["sides"]["rule_based"]["wins"] == won
    assert whole["losers_points"] == -whole["winners_points"]
    assert [each["over_usual"] for each in result.figures["readings"][:2]] == [0, 0]


def test_the_programs_columns_are_its_own_games(result: Result) -> None:
    folder = result.files[0].parent
    lines = (folder / "games" / "paper.jsonl").read_text().splitlines()
    spec = "rule_based:endgame=program"
    theirs = [record for line in lines if spec in (record := json.loads(line))["seats"]]
    for found, opponent in zip(result.figures["program"], ("random", "conventional"), strict=True):
        won = sum(
            record["seats"][record["scores"].index(max(record["scores"]))] == spec
            for record in theirs
            if opponent in record["seats"]
        )
        assert found["whole"]["sides"]["rule_based"]["wins"] == won
        assert found["opponent"] == opponent
    assert [each["spec"] for each in result.figures["caught"]] == ["rule_based"] * 2 + [spec] * 2


def test_a_run_goes_on_where_it_stopped(result: Result, tmp_path: Path) -> None:
    done = (result.files[0].parent / "games" / "paper.jsonl").read_bytes()
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "paper.jsonl").write_bytes(done[: len(done) // 2])
    played = []

    def watched(schedule: Schedule, save: Path) -> Run:
        ran = play(schedule, save)
        played.append(ran.played)
        return ran

    again = experiment(tmp_path, watched)
    assert 0 < played[0] < 6 * DEALS_PLAYED * len(MEETINGS)
    assert (tmp_path / "games" / "paper.jsonl").read_bytes() == done
    assert without_times(again.figures) == without_times(result.figures)
    assert (tmp_path / "figure_6.png").read_bytes() == result.files[4].read_bytes()
