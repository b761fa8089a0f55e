"""Datapoints: forecasts of a hand beside the tricks it wins."""

import pytest

from upperhand._core import Rng
from upperhand.experiments.rikken.accuracy.games import METHODS, Declared, datapoints
from upperhand.experiments.rikken.declaring import DECLARER, dealt
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
