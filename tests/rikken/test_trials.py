"""Trials of moves on believed deals: what they come to, what a memory changes, and what is refused."""

import pytest

from tests.conftest import scaled
from tests.rikken.players.positions import to_play
from upperhand import Cards, Rng
from upperhand.errors import IllegalMoveError, UpperhandError
from upperhand.rikken import Move, State, believed_card, forecast_tricks, forecast_winners, preset, try_moves
from upperhand.rikken.bidding.forecasts import MOST_LOSERS, losers, winners


def test_the_core_forecasts_like_the_players() -> None:
    for seed in range(scaled(100, 10_000)):
        for hand in State.deal(preset("vorsteveld2007"), seed).dealt:
            assert forecast_tricks(hand) == MOST_LOSERS - losers(hand)
            assert forecast_winners(hand) == winners(hand)


@pytest.mark.parametrize("rules", ["vorsteveld2007", "vorsteveld2007_full", "stichting2025"])
def test_trials_do_not_depend_on_threads(rules: str) -> None:
    state = State.deal(preset(rules), 3)
    view = state.view(state.turn)
    one = try_moves(view, view.legal_moves(), 300, Rng(1), bids=3)
    assert one == try_moves(view, view.legal_moves(), 300, Rng(1), bids=3, threads=3)
    assert sum(games for _, games, _, _ in one[1]) <= 300 + len(one[1]) * 5


def test_the_last_trick_comes_to_what_it_pays() -> None:
    """The ace keeps the declarer at seven tricks, and the low card gives him the eighth."""
    view = to_play("AS 2S", "KS 3S 4S", declarer=1, won=7, out="2C 3C 4C")
    best, tried = try_moves(view, [Move("2S"), Move("AS")], 40, Rng(2))
    chips = {str(move): value for move, _, value, _ in tried}
    assert str(best) == "AS"
    assert chips == {"2S": -1.0, "AS": 1.0}


def test_a_forgotten_card_is_feared() -> None:
    """The queen of spades is high once ace and king are gone: who forgets them does not lead it."""
    view = to_play("QS 2D 3C", declarer=1, trump="H", out="2C 4C 5C 3D 4D 5D 6D 7D 8D")
    assert str(believed_card(view, Rng(1))[0]) == "QS"
    leads = [str(believed_card(view, Rng(seed), Cards("AS KS"))[0]) for seed in range(30)]
    assert leads.count("QS") < 30
    _, tried = try_moves(view, view.legal_moves(), 60, Rng(1), forgotten=Cards("AS KS"))
    assert all(games > 0 for _, games, _, _ in tried)


def test_what_makes_no_sense_is_refused_and_draws_no_number() -> None:
    view = to_play("QS 2D 3C", declarer=1)
    rng = Rng(5)
    with pytest.raises(IllegalMoveError):
        try_moves(view, [Move("AH")], 10, rng)
    with pytest.raises(UpperhandError, match="at least one move"):
        try_moves(view, [], 10, rng)
    with pytest.raises(UpperhandError, match="finished tricks"):
        try_moves(view, view.legal_moves(), 10, rng, forgotten=Cards("QS"))
    with pytest.raises(UpperhandError, match="policy"):
        try_moves(view, view.legal_moves(), 10, rng, policy="clever")
    with pytest.raises(UpperhandError, match="games"):
        try_moves(view, view.legal_moves(), 0, rng)
    assert rng.bits() == Rng(5).bits()


def test_every_view_of_a_game_can_be_tried_whatever_is_forgotten() -> None:
    for seed in range(scaled(15, 500)):
        rng = Rng(seed)
        state = State.deal(preset("vorsteveld2007_full"), seed)
        while not state.over:
            view = state.view(state.turn)
            gone = [card for _, trick, _ in view.tricks for _, card in trick]
            forgotten = Cards(" ".join(str(card) for card in gone if rng.random() < 0.5))
            moves = view.legal_moves()
            best, tried = try_moves(view, moves, 8, rng, forgotten=forgotten, voids=rng.random() < 0.5)
            assert best in moves
            assert [move for move, _, _, _ in tried] == moves
            state.apply(rng.choice(moves))
