"""Forecasts of the bidding methods against the tricks won, and their errors."""

import numpy as np
import pytest

from tests.conftest import scaled
from upperhand._core import Rng
from upperhand.experiments.rikken.forecasts import (
    LEAST_POINTS,
    METHODS,
    Datapoints,
    Declared,
    counted,
    datapoints,
    gap_figures,
    numbers_of,
    player_gaps,
    point_figures,
    totals_of,
    wrong_estimation,
)
from upperhand.experiments.rikken.players import DECLARER, dealt
from upperhand.rikken import Rules
from upperhand.rikken.bidding.forecasts import losers, winning_cards

STAKES = {"rik": 2, "solo8": 3, "piek": 9, "misere": 15, "open_misere": 30}


def made(contract: str, tricks: float) -> bool:
    return tricks >= 8 if contract == "solo8" else tricks == (1 if contract == "piek" else 0)


@pytest.mark.parametrize("contract", STAKES)
def test_tricks_and_chips_belong_together(contract: str) -> None:
    for number in range(20):
        tricks, chips, *_ = Declared("advanced", contract, 5)(number)
        assert tricks is not None
        assert chips is not None
        assert abs(chips) == STAKES[contract] == Rules().stakes(contract)[0]
        if contract != "rik":  # where the partner's tricks count too
            assert (chips > 0) == made(contract, tricks)


def test_forecasts_are_those_of_the_hand() -> None:
    for number in range(10):
        hand = dealt("rik", 5, number).view(DECLARER).hand
        _, _, tpc, ltc, mc = Declared("basic", "rik", 5)(number)
        assert tpc == pytest.approx(winning_cards(hand), abs=1e-4)
        assert ltc == 12 - losers(hand)
        assert mc is not None
        assert 0 <= mc <= 13


def test_all_players_are_given_the_same_hands() -> None:
    """Of one seed; only what comes of them differs."""
    first, second = (Declared(player, "misere", 5) for player in ("basic", "advanced"))
    assert [first(number)[2:] for number in range(5)] == [second(number)[2:] for number in range(5)]


def test_a_game_is_the_same_again() -> None:
    piece = Declared("monte_carlo", "piek", 5)
    assert piece(1) == piece(1)


def test_tpc_does_not_value_open_games() -> None:
    line = Declared("basic", "open_misere", 5)(0)
    view = dealt("open_misere", 5, 0).view(DECLARER)
    assert line[2] is None
    assert METHODS["tpc"].predict(view, ("open_misere",), Rng(1)) == {}


def test_lines_become_columns() -> None:
    found = datapoints([[3, -2, 2.5, 4.0, 3.1], [8, 2, None, 7.0, 6.0]])
    assert found.games == 2
    assert found.tricks.tolist() == [3, 8]
    assert found.chips.tolist() == [-2, 2]
    assert found.forecasts["ltc"].tolist() == [4, 7]


# Over- and underestimation, and the intervals of their sums.


def series(tricks: list[int], tpc: list[float], ltc: list[float] | None = None) -> Datapoints:
    columns = {"tpc": tpc, "ltc": tpc if ltc is None else ltc, "mc": tpc}
    return Datapoints(
        np.array(tricks, dtype=float),
        np.zeros(len(tricks)),
        {name: np.array(c) for name, c in columns.items()},
    )


def test_a_table_by_hand() -> None:
    """Ten hands each won 1, 2 and 3 tricks; forecasts of 1.5, 2.5 and 2 on average."""
    forecasts = [1.0, 2.0] * 5 + [2.0, 3.0] * 5 + [1.5, 2.5] * 5
    found = series([1] * 10 + [2] * 10 + [3] * 10, forecasts)
    wrong = wrong_estimation(found, "tpc", (1, 2, 3))
    assert (wrong.over, wrong.under) == (1.0, 1.0)
    assert (wrong.total.value, wrong.lean.value) == (2.0, 0.0)
    assert wrong_estimation(found, "tpc", (1, 2)).total.value == 1.0
    # Three means of ten values with a standard deviation of sqrt(10/9)/2 each.
    error = np.sqrt(3 * (10 / 9 / 4) / 10)
    low, high = wrong.total.estimate.interval
    assert low is not None
    assert high is not None
    assert (high - low) / 2 == pytest.approx(2.045 * error, rel=1e-3)


def test_rare_numbers_of_tricks_are_shown_and_not_counted() -> None:
    found = series([4] * LEAST_POINTS + [12] * (LEAST_POINTS - 1), [5.0] * (2 * LEAST_POINTS - 1))
    assert counted(found, 13) == [4]
    assert numbers_of({"rik": found, "misere": found}) == {"rik": [4], "misere": []}
    assert [(point["tricks"], point["games"], point["tpc"]) for point in point_figures(found)] == [
        (4, LEAST_POINTS, 5.0),
        (12, LEAST_POINTS - 1, 5.0),
    ]


def test_a_difference_is_paired_game_by_game() -> None:
    """A method that always says one more is off by exactly one more per number of tricks, with certainty."""
    rng = np.random.default_rng(1)
    tricks = rng.integers(3, 6, 300)
    tpc = tricks + 1 + rng.normal(size=300)
    found = series(tricks.tolist(), tpc.tolist(), (tpc + 1).tolist())
    gaps = gap_figures(totals_of({"rik": found}, {"rik": [3, 4, 5]}))
    for contract in ("rik", "overall"):
        assert gaps[contract]["ltc-tpc"]["gap"] == pytest.approx(3)
        assert gaps[contract]["ltc-tpc"]["gap_ci"] == pytest.approx([3, 3])
    assert gaps["rik"]["tpc-ltc"]["gap"] == pytest.approx(-3)


def test_players_are_compared_over_independent_games() -> None:
    """And over numbers of tricks that all of them won: here 3 to 5, as only one has hands that won 9."""
    rng = np.random.default_rng(2)
    players = {}
    for player, shift in (("basic", 1.0), ("advanced", 2.0)):
        tricks = np.concatenate([rng.integers(3, 6, 400), np.full(40 if player == "basic" else 0, 9)])
        forecasts = tricks + shift + rng.normal(size=len(tricks))
        players[player] = {"rik": series(tricks.tolist(), forecasts.tolist())}
    gap = player_gaps(players)["tpc"]["advanced-basic"]
    assert 0 < gap["gap_ci"][0] < 3 < gap["gap_ci"][1]


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Forecasts are the tricks, one more, and noise: the wrong estimation is four over 3 to 6 tricks."""
    rng = np.random.default_rng(3)
    inside, repeats = 0, scaled(400, 4_000)
    for _ in range(repeats):
        tricks = rng.integers(3, 7, 120)
        found = series(tricks.tolist(), (tricks + 1 + rng.normal(size=120)).tolist())
        low, high = wrong_estimation(found, "tpc", range(3, 7)).total.estimate.interval
        assert low is not None
        assert high is not None
        inside += low < 4 < high
    assert inside / repeats == pytest.approx(0.95, abs=4 * np.sqrt(0.95 * 0.05 / repeats))
