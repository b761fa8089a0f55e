"""The tournament: chips, contracts and declarers of its games, and the claims about them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from upperhand.arena.table import Table
from upperhand.experiments.reporting import HELD, NOT_HELD, OPEN
from upperhand.experiments.rikken import tournament
from upperhand.experiments.rikken.comparison import ALL, Comparison
from upperhand.experiments.rikken.part import Setup
from upperhand.experiments.rikken.players import CONTRACTS, TYPES
from upperhand.experiments.rikken.tournament import PASSED_OUT, Results, phase_figures, read_results
from upperhand.record import read_records

FAST = ("random_silent", "basic", "advanced", "advanced:bidding=tpc")


def nothing(step: str, done: int, total: int) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="module")
def results(folder: Path) -> Results:
    setup = Setup(0.0025, 7, folder, 1)
    return read_results(tournament.play_phase(tournament.first_phase(FAST, setup), "first", setup, nothing))


@pytest.fixture(scope="module")
def found(results: Results) -> dict[str, Any]:
    return phase_figures(results)


def test_the_phases_have_the_games_of_the_thesis(tmp_path: Path) -> None:
    setup = Setup(1, 7, tmp_path)
    assert len(tournament.first_phase(TYPES, setup)) == 96_000
    assert len(tournament.final_phase(("advanced", "monte_carlo"), setup)) == 50_004
    assert tournament.first_phase(TYPES, setup).seed != tournament.final_phase(TYPES[2:], setup).seed


def test_figures_are_those_of_the_records(folder: Path, found: dict[str, Any]) -> None:
    chips, auctions, won, out = 0, 0, 0, 0
    for record in read_records(folder / "first.jsonl"):
        state: Any = record.replay()
        seat = record.seats.index("advanced")
        out += state.passed_out
        chips += state.scores[seat]
        if state.contract == "rik" and state.declarer == seat:
            auctions, won = auctions + 1, won + (state.scores[seat] > 0)
    own = found["players"]["advanced"]
    assert (found["games"], found["games"] - found["counted"]) == (240, out)
    assert own[ALL]["total"] == chips
    assert own[ALL]["chips"] == pytest.approx(chips / found["counted"])
    assert (own["rik"]["declared"], own["rik"]["won"]) == (auctions, won)
    assert own["rik"]["made"] == pytest.approx(won / auctions)


def test_chips_add_up(found: dict[str, Any]) -> None:
    players = found["players"].values()
    for part in (ALL, *CONTRACTS):
        assert sum(own[part]["chips"] for own in players) == pytest.approx(0, abs=1e-12)
    for own in players:
        assert sum(own[part]["chips"] for part in CONTRACTS) == pytest.approx(own[ALL]["chips"])
        assert sum(own[part]["declared"] for part in CONTRACTS) == own[ALL]["declared"]
    assert sum(own[ALL]["declared"] for own in players) == sum(found["played"].values()) == found["counted"]


def test_differences_are_those_of_the_players(found: dict[str, Any]) -> None:
    for measure in ("chips", "chips_declaring", "declared_rate", "made"):
        ours, theirs = (found["players"][name][ALL][measure] for name in ("advanced", "basic"))
        gap = found["over"]["advanced"]["basic"][ALL]
        assert gap[measure] == pytest.approx(ours - theirs)
        assert gap[f"{measure}_ci"][0] < gap[measure] < gap[f"{measure}_ci"][1]
    times = found["over"]["advanced"]["basic"]["rik"]["declared_times"]
    assert times == pytest.approx(
        found["players"]["advanced"]["rik"]["declared"] / found["players"]["basic"]["rik"]["declared"]
    )


def test_who_never_declares_makes_nothing(found: dict[str, Any]) -> None:
    silent = found["players"]["random_silent"][ALL]
    assert (silent["declared"], silent["made"]) == (0, None)
    assert found["over"]["advanced"]["random_silent"][ALL]["made"] is None


def test_a_game_that_is_passed_out_does_not_count() -> None:
    """Two deals of two games by hand: the second game of the first deal has no contract."""
    scores = np.array([[[3, -1, -1, -1], [0, 0, 0, 0]], [[-9, 3, 3, 3], [1, 1, -1, -1]]])
    entrants = np.array([[[0, 1, 1, 1], [1, 1, 1, 0]]] * 2)
    table = Table(
        ("one", "three"),
        np.arange(2),
        entrants,
        scores,
        np.zeros_like(scores),
        np.ones((2, 2), dtype=np.int64),
    )
    contracts = np.array([[1, PASSED_OUT], [3, 0]])
    declaring = np.zeros((2, 2, 4), dtype=bool)
    declaring[0, 0, 0] = declaring[1, 0, 0] = declaring[1, 1, 1] = True
    found = phase_figures(Results(table, contracts, declaring))
    own = found["players"]["one"]
    assert (found["games"], found["counted"]) == (4, 3)
    assert own[ALL]["chips"] == pytest.approx((3 - 9 - 1) / 3)
    assert own["misere"]["chips"] == pytest.approx(-9 / 3)
    assert (own[ALL]["declared"], own[ALL]["won"]) == (2, 1)
    assert own[ALL]["chips_declaring"] == pytest.approx(-6 / 3)
    assert found["players"]["three"]["rik"]["won"] == 1


def made_up(ahead: float, reach: float = 0.05) -> Comparison:
    """Two players that differ by this much in everything."""
    interval = [ahead - reach, ahead + reach]
    gap = {
        name: value for each in ("chips", "made") for name, value in ((each, ahead), (f"{each}_ci", interval))
    }
    times = {"declared_times": 2 + ahead, "declared_times_ci": [2 + each for each in interval]}
    own = {"chips": ahead, "chips_ci": interval}
    found = {
        "counted": 10,
        "deals": 5,
        "over": {"advanced": {"basic": {ALL: gap, "rik": gap | times}}},
        "players": {"basic": {ALL: own, "rik": own}},
    }
    return Comparison(found)


@pytest.mark.parametrize(("ahead", "verdict"), [(0.2, HELD), (0.01, OPEN), (-0.2, NOT_HELD)])
def test_a_lead_is_held_by_its_interval(ahead: float, verdict: str) -> None:
    compared = made_up(ahead)
    assert compared.ahead("", "advanced", ["basic"], "chips").verdict == verdict
    assert compared.ordered("", ["advanced", "basic"], "made", "rik").verdict == verdict
    assert compared.sign("", "basic", ALL).verdict == verdict
    assert (
        compared.sign("", "basic", ALL, positive=False).verdict
        == {
            HELD: NOT_HELD,
            NOT_HELD: HELD,
            OPEN: OPEN,
        }[verdict]
    )


@pytest.mark.parametrize(("ahead", "verdict"), [(0.3, NOT_HELD), (0.04, OPEN), (0.0, HELD)])
def test_level_is_within_a_margin(ahead: float, verdict: str) -> None:
    assert made_up(ahead).level("", "advanced", "basic", "made", "rik").verdict == verdict


@pytest.mark.parametrize(("ahead", "verdict"), [(0.2, HELD), (0.48, OPEN), (0.8, NOT_HELD)])
def test_times_are_about_as_many(ahead: float, verdict: str) -> None:
    claim = made_up(ahead).times("", 2, "advanced", "basic", "declared_times", "rik")
    assert claim.verdict == verdict
    assert claim.paper == "about 2 times"


def test_the_worst_contract_is_below_all_others() -> None:
    def own(**chips: float) -> Comparison:
        cells = {
            each: {"chips": value, "chips_ci": [value - 0.1, value + 0.1]} for each, value in chips.items()
        }
        return Comparison({"counted": 1, "deals": 1, "players": {"basic": cells}})

    worst = own(rik=0.5, solo8=0.1, piek=-0.5, misere=0.0)
    assert worst.worst("", "basic", "piek").verdict == HELD
    assert worst.worst("", "basic", "misere").verdict == NOT_HELD
    assert own(rik=0.5, solo8=0.1, piek=-0.1, misere=0.0).worst("", "basic", "piek").verdict == OPEN
