"""Two readings tried on fresh hands: open contracts, and the cover card."""

import pytest

from tests.conftest import scaled
from upperhand import Cards
from upperhand._core import Rng
from upperhand.experiments.rikken.accuracy.cover import Covering, cover_from_all
from upperhand.experiments.rikken.accuracy.readings import (
    CoverGames,
    OpenGame,
    cover_figures,
    open_figures,
)
from upperhand.experiments.rikken.declaring import DECLARER, dealt, declare
from upperhand.rikken import cover_card
from upperhand.rikken.bidding.forecasts import winners
from upperhand.rikken.players import PLAYERS


def test_with_its_own_cover_card_it_is_the_advanced_player() -> None:
    advanced, covering = PLAYERS["advanced"], Covering(any_card=False)
    for number in range(scaled(60, 2_000)):
        state = dealt("piek", 3, number)
        declare(state, "piek")
        while not state.over:
            view, chance = state.view(state.turn), (3, number, state.turn, state.ply)
            move = advanced.decide(view, Rng.derive(*chance)).move
            assert covering.decide(view, Rng.derive(*chance)).move == move
            state.apply(move)


@pytest.mark.parametrize(
    ("hand", "cover"),
    [
        # Sure to win, and sure to lose: the ace first. A two of the same sum does without it.
        ("AS 3S 4S 5S 2D 4D 6D 8D 9D TD 3H 5H 7H", "AS"),
        ("KS QS JS TS 2D 4D 6D 8D 9D TD 3H 5H 7H", "2D"),
    ],
)
def test_the_largest_sum_of_chances(hand: str, cover: str) -> None:
    assert cover_from_all(Cards(hand)) == Cards(cover)


def test_the_readings_differ_in_some_hands() -> None:
    hands = [dealt("piek", 3, number).view(DECLARER) for number in range(100)]
    differ = [cover_from_all(view.dealt) != cover_card(view) for view in hands]
    assert 0 < sum(differ) < 50


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
