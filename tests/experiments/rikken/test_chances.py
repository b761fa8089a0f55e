"""Chances of exactly one trick and of none: their figures, on games made by hand and on a few real ones."""

import pytest

from upperhand.experiments.rikken.chances import (
    BIDS,
    ChanceGame,
    chance_figures,
    chance_table,
    reliability_table,
)

# Chips, then the forecasts of chance, LTC and MC.
LINES = [[9, 0.8, 1, 0.7], [9, 0.6, 3, 2.0], [-9, 0.6, 1, 2.5], [-9, 0.2, 1, 0.9], [-9, 0.0, 5, 4.0]]


def test_bids_and_what_they_win() -> None:
    own = chance_figures({"advanced": {"piek": LINES}})["advanced"]["piek"]
    assert (own["games"], own["made"]) == (5, 0.4)
    assert own["brier"] == pytest.approx((0.04 + 0.16 + 0.36 + 0.04 + 0) / 5)
    assert own["brier_of_share"] == pytest.approx(0.24)
    bids = own["bids"]
    assert list(bids) == list(BIDS)
    assert [round(bids[name]["share"], 2) for name in BIDS] == [0.6, 0.6, 0.4]
    assert bids["chance"]["chips"] == pytest.approx(3)
    assert bids["chance"]["per_hand"] == pytest.approx(9 / 5)
    assert bids["LTC"]["per_hand"] == pytest.approx(-9 / 5)
    assert [cell["hands"] for cell in own["bins"]] == [1, 1, 0, 2, 1, 0]
    assert own["bins"][3]["made"] == 0.5


def test_tables_name_every_player_and_contract() -> None:
    found = chance_figures({"basic": {"piek": LINES, "misere": LINES}})
    assert "| Basic, Misère | 5 |" in chance_table(found)
    assert "| 50% to 70% | 2 hands" in reliability_table(found)
    assert chance_table(None) == reliability_table(None)


def test_a_game_is_the_same_again_and_its_forecasts_are_those_of_the_hand() -> None:
    basic, advanced = (ChanceGame(player, "misere", 5) for player in ("basic", "advanced"))
    for number in range(3):
        line = basic(number)
        assert line == basic(number)
        assert line[1:] == advanced(number)[1:]
        assert abs(line[0]) == 15
        assert 0 <= line[1] <= 1
