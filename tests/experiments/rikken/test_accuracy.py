"""The part as a whole, with few games: it resumes where it stopped, and reports all results."""

import json
from pathlib import Path

import pytest

from upperhand.experiments.reporting import HELD, NOT_HELD, OPEN, Figures
from upperhand.experiments.rikken import accuracy
from upperhand.experiments.rikken.accuracy import CALIBRATED_FILE, LEAST_GAMES
from upperhand.experiments.rikken.conditions import PLAYED, in_use
from upperhand.experiments.rikken.forecasts import OVERALL, TABLES
from upperhand.experiments.rikken.part import Setup
from upperhand.experiments.rikken.players import CONTRACTS


def run(folder: Path) -> Figures:
    return accuracy.run(Setup(1e-9, 7, folder, workers=1), lambda *_: None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accuracy")


@pytest.fixture(scope="module")
def found(folder: Path) -> Figures:
    return run(folder)


def test_every_series_is_played(found: Figures, folder: Path) -> None:
    names = {path.stem for path in folder.glob("*.jsonl")}
    assert {f"reported_{player}_{contract}" for player in TABLES for contract in CONTRACTS} <= names
    assert {f"calibration_{player}_{contract}" for player in TABLES for contract in PLAYED} <= names
    assert all(len(path.read_text().splitlines()) == LEAST_GAMES for path in folder.glob("*.jsonl"))
    assert found["games"] == LEAST_GAMES * len(TABLES) * len(CONTRACTS)


def forecasts(folder: Path, name: str) -> list[list[float]]:
    """By LTC and MC, line by line."""
    return [json.loads(line)[3:] for line in (folder / f"{name}.jsonl").read_text().splitlines()]


@pytest.mark.usefixtures("found")
def test_no_deal_serves_two_uses(folder: Path) -> None:
    """The forecasts of a series are those of its hands: no two sets of deals have the same."""
    names = ("reported_basic_misere", "reported_advanced_misere", "calibration_basic_misere")
    found = [forecasts(folder, name) for name in names]
    assert all(found[first] != found[second] for first, second in ((0, 1), (0, 2), (1, 2)))
    # Calibration sets one contract against another, so there the deals are the same.
    assert forecasts(folder, "calibration_basic_piek") == found[2]


def test_points_are_those_of_the_games(found: Figures, folder: Path) -> None:
    lines = [json.loads(line) for line in (folder / "reported_advanced_rik.jsonl").read_text().splitlines()]
    series = found["players"]["advanced"]["series"]["rik"]
    assert sum(point["games"] for point in series["points"]) == LEAST_GAMES
    for point in series["points"]:
        own = [line[3] for line in lines if line[0] == point["tricks"]]
        assert point["ltc"] == pytest.approx(sum(own) / len(own))


def test_a_run_goes_on_where_it_stopped(found: Figures, folder: Path, tmp_path: Path) -> None:
    for path in folder.glob("*.jsonl"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    cut = tmp_path / "calibration_basic_rik.jsonl"
    cut.write_bytes(cut.read_bytes()[:-40])
    (tmp_path / "cover.jsonl").unlink()
    assert run(tmp_path) == found == json.loads(json.dumps(found))
    assert cut.read_bytes() == (folder / cut.name).read_bytes()


def test_the_report_tells_all(found: Figures, tmp_path: Path) -> None:
    pictures = accuracy.pictures(found, tmp_path)
    page = accuracy.section(found)
    assert len(pictures) == len(TABLES)
    assert all(picture.file.stat().st_size > 0 and picture.markdown.strip() in page for picture in pictures)
    for overall in OVERALL.values():
        assert all(f"| {total:.2f} |" in page for total in overall.values())
    assert "$" not in page
    written = json.loads((tmp_path / CALIBRATED_FILE).read_text(encoding="ascii"))
    assert written["conditions"] == found["calibration"]["conditions"]
    assert "copy `calibrated.json`" in in_use({"basic": {"tpc": {"rik": [12.9, 13]}}})


def test_claims_follow_the_intervals(found: Figures) -> None:
    changed = json.loads(json.dumps(found))
    gaps = changed["players"]["basic"]["gaps"]["overall"]
    for interval, verdict in (([1, 2], HELD), ([-2, -1], NOT_HELD), ([-1, 1], OPEN)):
        gaps["tpc-ltc"]["gap_ci"], gaps["mc-ltc"]["gap_ci"] = [3, 4], interval
        assert accuracy.claims(changed)[0].verdict == verdict
    lean = changed["players"]["basic"]["series"]
    for contract in ("rik", "solo8"):
        lean[contract]["methods"]["tpc"]["lean_ci"] = [-20, -10]
    claim = next(each for each in accuracy.claims(changed) if "TPC underestimates" in each.text)
    assert (claim.verdict, claim.paper) == (HELD, "+1.02 −22.18, +0.93 −22.26")


def test_the_published_tables_add_up() -> None:
    """Within rounding, over and under make the total, and the totals the last line."""
    for player, columns in TABLES.items():
        for method, by_contract in columns.items():
            for cell in by_contract.values():
                assert cell.over + (cell.under or 0) == pytest.approx(cell.total, abs=0.011)
            whole = sum(cell.total for cell in by_contract.values())
            assert whole == pytest.approx(OVERALL[player][method], abs=0.03)
