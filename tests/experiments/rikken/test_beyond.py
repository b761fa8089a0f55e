"""Beyond the thesis: other players over the same deals, and the losses compared with the Oracle."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from upperhand.experiments.rikken import tournament
from upperhand.experiments.rikken.beyond import (
    VARIATIONS,
    GameReview,
    Variation,
    best_two,
    changes,
    loss_figures,
    sample_games,
)
from upperhand.experiments.rikken.comparison import ALL
from upperhand.experiments.rikken.part import Setup
from upperhand.experiments.rikken.players import CONTRACTS, TYPES, title
from upperhand.experiments.rikken.tournament import Results, phase_figures, read_results
from upperhand.player import make_player
from upperhand.record import read_records

OLD = ("random_silent", "basic", "advanced", "advanced:bidding=tpc")
NEW = ("random_silent", "basic", "advanced:conditions=rik:13-13", "advanced:bidding=tpc")
PLACES = dict(zip(OLD, NEW, strict=True))


def nothing(step: str, done: int, total: int) -> None:
    """Nobody watches."""


def played(players: tuple[str, ...], folder: Path, part: float = 1) -> Results:
    setup = Setup(0.002, 7, folder, 1)
    return read_results(
        tournament.play_phase(tournament.first_phase(players, setup, part), "first", setup, nothing)
    )


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return played(OLD, tmp_path_factory.mktemp("old"))


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return played(NEW, tmp_path_factory.mktemp("new"))


@pytest.mark.parametrize("variation", VARIATIONS, ids=lambda each: each.name)
def test_every_player_of_a_variation_can_be_made(variation: Variation) -> None:
    assert set(variation.replaced) <= set(TYPES)
    assert [make_player(each, "rikken") for each in variation.players]
    assert len(set(variation.players)) == len(TYPES)


def test_nothing_changes_where_nobody_does(old: Results) -> None:
    found = changes(old, old, {each: each for each in OLD})
    for own in found.values():
        assert {tuple(cell["chips_ci"]) for cell in own.values()} == {(0, 0)}


def test_a_change_is_the_difference_of_both(old: Results, new: Results) -> None:
    found = changes(old, new, PLACES)
    before, after = phase_figures(old)["players"], phase_figures(new)["players"]
    for ours, theirs in PLACES.items():
        for part in (ALL, *CONTRACTS):
            expected = after[theirs][part]["chips"] - before[ours][part]["chips"]
            assert found[ours][part]["chips"] == pytest.approx(expected)
    assert found["advanced"]["rik"]["chips"] != 0


def test_fewer_deals_are_compared_with_the_same_ones(old: Results, tmp_path: Path) -> None:
    """A part of the deals are the first of them."""
    some = played(OLD, tmp_path, part=0.5)
    assert len(some.table.deals) == len(old.table.deals) // 2
    assert np.array_equal(some.table.scores, old.table.scores[: len(some.table.deals)])
    assert changes(old, some, {"basic": "basic"})["basic"][ALL]["chips_ci"] == [0, 0]


def test_the_best_two_have_the_most_chips() -> None:
    chips = {"basic": 10, "advanced": 50, "random_silent": -90, "monte_carlo": 30}
    assert best_two({"players": {name: {ALL: {"total": total}} for name, total in chips.items()}}) == (
        "advanced",
        "monte_carlo",
    )


def test_players_are_called_by_type_and_settings() -> None:
    assert [title(each) for each in VARIATIONS[1].players] == [
        "Random",
        "Basic",
        "Advanced",
        "Monte-Carlo, policy=advanced",
    ]


# Losses compared with the Oracle: which games are reviewed, and what they cost each player.


FAST = ("random_silent", "basic", "advanced", "advanced:bidding=tpc")


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    return Setup(0.002, 7, tmp_path_factory.mktemp("games"), 1)


@pytest.fixture(scope="module")
def games(setup: Setup) -> Path:
    match = tournament.first_phase(FAST, setup)
    tournament.play_phase(match, "first", setup, nothing)
    return sample_games(match, setup.folder / "first.jsonl", 8, setup.folder / "some.jsonl")


def test_one_game_of_each_deal_is_chosen(games: Path, setup: Setup) -> None:
    match, numbers = tournament.first_phase(FAST, setup), [25 * deal for deal in range(8)]
    chosen = list(read_records(games))
    assert [record.tags["game_number"] for record in chosen] == numbers
    assert [record.seats for record in chosen] == [match[number].names for number in numbers]


def test_the_losses_of_both_sides_lead_to_the_outcome(games: Path) -> None:
    """Each card that turns the contract turns it from one side to the other, so they take turns."""
    for number, record in enumerate(read_records(games)):
        found, scores = GameReview(games)(number), record.scores
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
