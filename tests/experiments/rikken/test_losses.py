"""Losses beside the Oracle: which games are reviewed, and what they cost whom."""

from pathlib import Path
from typing import Any

import pytest

from upperhand.experiments.rikken.beyond.losses import Reviewed, loss_figures, sample
from upperhand.experiments.rikken.part import Setup
from upperhand.experiments.rikken.tournament import phases
from upperhand.experiments.rikken.tournament.measures import ALL
from upperhand.record import read_records

FAST = ("random_silent", "basic", "advanced", "advanced:bidding=tpc")


def nothing(step: str, done: int, total: int) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    return Setup(0.002, 7, tmp_path_factory.mktemp("games"), 1)


@pytest.fixture(scope="module")
def games(setup: Setup) -> Path:
    match = phases.first_phase(FAST, setup)
    phases.play(match, "first", setup, nothing)
    return sample(match, setup.folder / "first.jsonl", 8, setup.folder / "some.jsonl")


def test_one_game_of_each_deal_is_chosen(games: Path, setup: Setup) -> None:
    match, numbers = phases.first_phase(FAST, setup), [25 * deal for deal in range(8)]
    chosen = list(read_records(games))
    assert [record.tags["game_number"] for record in chosen] == numbers
    assert [record.seats for record in chosen] == [match[number].names for number in numbers]


def test_the_losses_of_both_sides_lead_to_the_outcome(games: Path) -> None:
    """Each card that turns the contract turns it from one side to the other, so they take turns."""
    for number, record in enumerate(read_records(games)):
        found, scores = Reviewed(games)(number), record.scores
        if found is None:
            assert scores == (0, 0, 0, 0)
            continue
        turned = [chips / (2 * abs(score)) for chips, score in zip(found["chips"], scores or (), strict=True)]
        assert all(times == int(times) for times in turned)
        sides = [
            sum(times for times, own in zip(turned, found["declaring"], strict=True) if own == side)
            for side in (True, False)
        ]
        declarer = next(score for score, own in zip(scores or (), found["declaring"], strict=True) if own)
        assert sides[0] - sides[1] in ((0, 1) if declarer < 0 else (0, -1))


def game(contract: str, chips: list[int], tricks: list[int], declaring: int = 0) -> dict[str, Any]:
    return {
        "contract": contract,
        "players": ["a", "b", "c", "d"],
        "declaring": [seat == declaring for seat in range(4)],
        "tricks": tricks,
        "chips": chips,
    }


def test_tricks_count_where_they_are_wanted_and_chips_everywhere() -> None:
    games = [
        game("solo8", [6, 0, 0, 0], [2, 0, 1, 0]),
        game("solo8", [0, 2, 0, 0], [1, 1, 0, 0], declaring=1),
        game("misere", [30, 0, 0, 0], [1, 0, 0, 0]),
        None,
        {"too_hard": True},
    ]
    own = loss_figures(games, ["a", "c"])["a"]
    assert (own["games"], own["too_hard"], own[ALL]["chips"]) == (3, 1, pytest.approx(12))
    assert (own["solo8"]["chips"], own["misere"]["chips"], own["piek"]["chips"]) == (3, 30, None)
    assert own["declaring"] == {"tricks": 2, "tricks_ci": [None, None], "games": 1}
    assert own["defending"]["tricks"] == 1
    assert loss_figures(games, ["c"])["c"]["defending"]["tricks"] == pytest.approx(0.5)
