"""The calibration of reviews: bins, the report, and a run that resumes."""

import json
from pathlib import Path
from typing import Any

from upperhand import games
from upperhand.experiments.request import Request
from upperhand.experiments.review.experiment import calibration, fitted_line, off_by, run_experiment


def game(chance: float, won: bool) -> dict[str, Any]:
    """One position of a game for two, judged alike by both curves."""
    return {"won": [won, not won], "judged": [[[chance, 1 - chance], [chance, 1 - chance]]]}


def test_chances_that_come_true_are_calibrated() -> None:
    played = [game(0.75, number % 4 != 0) for number in range(80)]
    found = calibration(played, 0)
    assert [(one["cases"], one["said"], one["won"]) for one in found if one["cases"]] == [
        (80, 0.25, 0.25),
        (80, 0.75, 0.75),
    ]
    assert off_by(found) == 0
    assert found[7]["won_ci"][0] < 0.75 < found[7]["won_ci"][1]


def test_chances_that_are_too_sure_are_off() -> None:
    found = calibration([game(0.95, number % 2 == 0) for number in range(40)], 1)
    assert round(off_by(found), 6) == 0.45


def test_a_line_in_log_odds_is_fitted_to_what_came_true() -> None:
    """Odds of 4 to 1 were said, and 2 to 1 came true: half as much in log-odds."""
    played = [game(0.8, number % 3 != 0) for number in range(300)]
    assert fitted_line(played, 0) == {"slope": 0.5, "shift": 0.0}
    certain = [game(1.0, True), game(0.0, False)]
    assert fitted_line(played + certain, 1) == fitted_line(played, 1)
    assert fitted_line(certain, 0) == {"slope": 1.0, "shift": 0.0}


def test_the_report_has_both_games_and_a_run_resumes(tmp_path: Path) -> None:
    def run() -> dict[str, Any]:
        request = Request(None, None, tmp_path, play=None, scale=0.002, workers=1)  # type: ignore[arg-type]
        return run_experiment(request).figures

    first = run()
    (kept,) = [path.parent for path in tmp_path.glob("games/*/big_two.jsonl")]
    for name in games.GAMES:
        assert sum(one["cases"] for one in first[name]["believed"]["bins"]) >= 8
        lines = (kept / f"{name}.jsonl").read_text().splitlines()
        (kept / f"{name}.jsonl").write_text(lines[0] + "\n" + lines[1][:5])
    assert run() == first == json.loads((tmp_path / "results.json").read_text())
    report = (tmp_path / "README.md").read_text()
    assert all(title in report for title in games.GAMES.values())
    assert "$" not in report
    assert (tmp_path / "calibration.png").stat().st_size > 5_000
