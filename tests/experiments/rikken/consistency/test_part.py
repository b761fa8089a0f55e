"""The part as a whole, with few answers."""

import json
from pathlib import Path

import pytest

from upperhand.experiments.claim import HELD, NOT_HELD, OPEN
from upperhand.experiments.rikken.consistency.experiment import Consistency
from upperhand.experiments.rikken.consistency.measures import BUDGETS
from upperhand.experiments.rikken.consistency.section import CHOSEN
from upperhand.experiments.rikken.part import Setup
from upperhand.experiments.wording import Found

PART = Consistency()


def run(folder: Path) -> Found:
    return PART.run(Setup(1e-9, 7, folder, workers=1), lambda *_: None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("consistency")


@pytest.fixture(scope="module")
def found(folder: Path) -> Found:
    return run(folder)


def test_results_are_kept_and_not_made_again(found: Found, folder: Path) -> None:
    kept = {path.name: path.read_bytes() for path in folder.glob("*.jsonl")}
    assert set(kept) == {"forecasts.jsonl", "cards.jsonl"}
    (folder / "cards.jsonl").write_bytes(kept["cards.jsonl"][:-30])
    assert run(folder) == found == json.loads(json.dumps(found))
    assert (folder / "cards.jsonl").read_bytes() == kept["cards.jsonl"]


def test_the_report_tells_all(found: Found, tmp_path: Path) -> None:
    pictures = PART.pictures(found, tmp_path)
    page = PART.section(found)
    assert all(picture.file.stat().st_size > 0 and picture.markdown.strip() in page for picture in pictures)
    assert all(f"| {budget:,} |" in page for budget in BUDGETS)
    assert "$" not in page


def test_claims_follow_the_intervals(found: Found) -> None:
    assert len(PART.claims(found)) == 3
    changed = json.loads(json.dumps(found))
    points = [
        next(point for point in by_contract if point["budget"] == CHOSEN)
        for by_place in changed["spread"].values()
        for by_contract in by_place.values()
    ]
    for interval, verdict in (([0.05, 0.09], HELD), ([0.11, 0.2], NOT_HELD), ([0.05, 0.2], OPEN)):
        for point in points:
            point["spread_ci"] = interval
        assert [claim.verdict for claim in PART.claims(changed)][:2] == [verdict] * 2
