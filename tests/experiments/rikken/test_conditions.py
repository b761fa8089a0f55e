"""Bidding conditions from results, and two readings tried."""

import numpy as np
import pytest

from tests.conftest import scaled
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.conditions import (
    LEAST_BIDS,
    PLAYED,
    CoverGames,
    OpenGame,
    best_range,
    calibrate,
    cover_figures,
    open_figures,
)
from upperhand.experiments.rikken.forecasts import Datapoints
from upperhand.experiments.rikken.players import DECLARER, dealt
from upperhand.rikken.bidding import Range
from upperhand.rikken.bidding.forecasts import Kind, winners


def spread(values: list[float], each: int = 50) -> Floats:
    return np.repeat(np.array(values, dtype=float), each)


@pytest.mark.parametrize(
    ("kind", "gains", "wanted"),
    [
        ("partner", [-1, -1, 1, 1, 2], Range(2)),
        ("solo", [-1, -1, -1, -1, 1], Range(4)),
        ("misere", [1, 1, -1, -1, 1], Range(0, 1)),
        ("piek", [-1, 1, 1, -1, 1], Range(1, 2)),
        ("partner", [-1, -1, -1, -1, -1], None),
    ],
)
def test_ranges_have_the_shape_of_their_kind(kind: Kind, gains: list[float], wanted: Range | None) -> None:
    noise = np.tile([0.5, -0.5], 125)
    assert best_range(spread([0, 1, 2, 3, 4]), spread(gains) + noise, kind, 1.0) == wanted


def test_ends_lie_on_the_steps_of_the_method() -> None:
    forecasts = spread([4.33, 5.07, 6.5])
    gains = spread([-1, 1, 1]) + np.tile([0.5, -0.5], 75)
    # 4.4 to 5.0 admit the same hands; the narrowest range is taken.
    assert best_range(forecasts, gains, "partner", 0.1) == Range(5.0)


def test_what_is_not_shown_to_gain_is_not_bid() -> None:
    rng = np.random.default_rng(1)
    forecasts = np.repeat([3.0, 8.0], [500, 100])
    gains = np.where(forecasts == 8, rng.choice([-3, 3], 600), -3.0)
    assert best_range(forecasts, gains, "solo", 1.0) is None
    few = np.repeat([3.0, 8.0], [500, LEAST_BIDS - 1])
    assert best_range(few, np.where(few == 8, 3.0, -3.0), "solo", 1.0) is None


def contract(forecasts: Floats, tricks: Floats, chips: Floats, valued: bool = True) -> Datapoints:
    nothing = np.full(len(forecasts), np.nan)
    return Datapoints(
        tricks, chips, {"tpc": forecasts if valued else nothing, "ltc": forecasts, "mc": forecasts}
    )


def test_a_higher_contract_is_bid_where_it_wins_more_than_the_lower_ones() -> None:
    """Rik wins on 5 to 9; Solo 8 on 9 alone for more, and on 8 for less than Rik would bring."""
    forecasts = spread([4, 5, 8, 9], 60)
    noise = np.tile([0.1, -0.1], 120)
    rik = spread([-2, 2, 2, 2], 60) + noise
    solo = spread([-3, -3, 1, 3], 60) + noise
    tricks = spread([4, 5, 8, 9], 60)
    bad = contract(forecasts, tricks, np.full(240, -15.0) + noise)
    series = {"rik": contract(forecasts, tricks, rik), "solo8": contract(forecasts, tricks, solo)}
    series |= {name: bad for name in PLAYED if name not in series}
    found = calibrate(series, "ltc")
    assert found["rik"] == found["rik_beter"] == Range(5)
    assert found["piek"] is found["misere"] is found["open_misere"] is None
    # The chips of every Solo come from the tricks of Solo 8's games: 3 for eight, 12 for nine.
    assert found["solo8"] == Range(8)
    assert found["solo9"] == Range(9)
    assert found["solo10"] is found["solo12"] is None


def test_contracts_that_a_method_does_not_value_have_no_line() -> None:
    forecasts, chips = spread([0, 5], 60), spread([1, -1], 60)
    closed, opened = (contract(forecasts, forecasts, chips, valued) for valued in (True, False))
    series = {name: opened if name.startswith("open") else closed for name in PLAYED}
    assert "open_misere" not in calibrate(series, "tpc")
    assert "open_misere" in calibrate(series, "ltc")


# Two readings tried on fresh hands: open contracts, and the cover card.


def test_cover_games_share_their_deal() -> None:
    lines = [CoverGames(3)(number) for number in range(40)]
    assert all(abs(high) == abs(any_card) == 9 for _, high, any_card in lines)
    assert lines[0][0] == winners(dealt("piek", 3, 0).view(DECLARER).hand)
    assert lines == [CoverGames(3)(number) for number in range(40)]


def test_cover_figures_are_paired() -> None:
    found = cover_figures([[1, 9, -9], [1, 9, 9], [4, -9, -9], [4, -9, -9]])
    assert found["all hands"]["gap"] == 4.5
    assert found["all hands"]["jack to ace"]["won"] == 0.5
    assert found["hands bid on"]["won_gap"] == 0.5
    assert found["hands bid on"]["whole hand"]["games"] == 2


def test_open_games_are_played_on_weak_hands_alone() -> None:
    piece = OpenGame("advanced", "open_misere", 3)
    lines = [piece(number) for number in range(scaled(300, 3_000))]
    for number, line in enumerate(lines):
        hand = dealt("open_misere", 3, number).view(DECLARER).hand
        assert (line is None) == (winners(hand) > 1)
        assert line is None or line[0] == winners(hand)
    assert any(line is not None for line in lines)


def test_open_figures_by_forecast() -> None:
    found = open_figures("open_misere", [None, [0, 30], [0, 30], [0, -30], [0.4, -30], [1.0, 30]])
    assert found["deals"] == 6
    assert found["ranges"]["no trick"]["games"] == 3
    assert found["ranges"]["no trick"]["chips"] == 10
    assert found["ranges"]["above 0, up to 0.5"]["games"] == 1
    assert open_figures("open_piek", [None])["ranges"]["0.5 to 1"]["chips"] is None
