"""What the part `adaptation` makes of games: by hand on made-up ones, and in a run that is stopped."""

from pathlib import Path

import numpy as np
import pytest

from upperhand.experiments.rikken import adaptation
from upperhand.experiments.rikken.adaptation import (
    LEARNERS,
    TABLES,
    SeatResults,
    joined,
    learner_figures,
    learner_spec,
)
from upperhand.experiments.rikken.part import Setup
from upperhand.player import make_player
from upperhand.rikken.players.adaptive import Adaptive

BLOCKS, DEALS = 4, 3


def made_up(chips: float, declared: tuple[float, ...], made: float = 0.25) -> SeatResults:
    """The same chips in every block, and another share of declared games in each."""
    shape = (BLOCKS, DEALS)
    spread = np.linspace(-0.3, 0.3, DEALS)
    shares = np.array(declared)[:, None] * np.ones(shape)
    return SeatResults(chips + spread * np.ones(shape), shares, made * np.ones(shape))


def test_differences_are_taken_deal_by_deal() -> None:
    found = learner_figures(made_up(1.5, (0.5, 0.75, 1.0, 1.0)), made_up(1.0, (0.5, 0.5, 0.5, 0.5)))
    assert found["all"]["gain"] == pytest.approx(0.5)
    assert found["all"]["gain_ci"] == pytest.approx([0.5, 0.5]), "what a deal gives both does not count"
    assert [block["more"] for block in found["blocks"]] == pytest.approx([0, 0.25, 0.5, 0.5])
    assert found["shift"]["more"] == pytest.approx(0.375)
    assert found["blocks"][0]["made"] == pytest.approx(0.5)
    assert found["second"]["declared"] == pytest.approx(1.0)


def test_the_control_of_changing_opponents_is_put_together() -> None:
    both = joined(made_up(1, (0.1, 0.2, 0.3, 0.4)), made_up(2, (0.5, 0.6, 0.7, 0.8)))
    assert both.chips.mean(axis=1) == pytest.approx([1, 1, 2, 2])
    assert both.declared[:, 0] == pytest.approx([0.1, 0.2, 0.7, 0.8])


def test_every_learner_is_a_player() -> None:
    for name in LEARNERS:
        spec = learner_spec(name, 5).replace("{knowledge}", "none")
        assert isinstance(make_player(spec, "rikken"), Adaptive)
    assert ",last=60" in learner_spec("forgetting", 5)


def test_a_part_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("whole", "stopped")]
    for folder in folders:
        folder.mkdir()
    told: list[tuple[str, int, int]] = []
    whole = adaptation.run(Setup(1e-9, 5, folders[0], 1), lambda *done: told.append(done), blocks=2)
    assert told[-1] == ("series", 12, 12)
    series = folders[0] / "weak_from_nothing"
    kept = folders[1] / series.name
    kept.mkdir()
    (kept / "000.jsonl").write_bytes((series / "000.jsonl").read_bytes()[:3000])
    assert adaptation.run(Setup(1e-9, 5, folders[1], 1), lambda *_: None, blocks=2) == whole
    assert set(whole["tables"]) == set(TABLES)
    page = adaptation.section(whole)
    assert page.startswith("## Bidding that learns")
    assert "$" not in page
    assert [picture.file.name for picture in adaptation.pictures(whole, tmp_path)] == ["adaptation.png"]
    assert len(adaptation.claims(whole)) == 5
