"""Beyond the thesis: other players over the same deals, compared with those whose place they take."""

from pathlib import Path

import numpy as np
import pytest

from upperhand.experiments.rikken.beyond.changes import changes
from upperhand.experiments.rikken.beyond.variations import VARIATIONS, Variation, best_two
from upperhand.experiments.rikken.part import Setup
from upperhand.experiments.rikken.players import CONTRACTS, TYPES, title
from upperhand.experiments.rikken.tournament import phases
from upperhand.experiments.rikken.tournament.measures import ALL, phase_figures
from upperhand.experiments.rikken.tournament.results import Results, read_results
from upperhand.player import make_player

OLD = ("random_silent", "basic", "advanced", "advanced:bidding=tpc")
NEW = ("random_silent", "basic", "advanced:conditions=rik:13-13", "advanced:bidding=tpc")
PLACES = dict(zip(OLD, NEW, strict=True))


def nothing(step: str, done: int, total: int) -> None:
    """Nobody watches."""


def played(players: tuple[str, ...], folder: Path, part: float = 1) -> Results:
    setup = Setup(0.002, 7, folder, 1)
    return read_results(phases.play(phases.first_phase(players, setup, part), "first", setup, nothing))


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
