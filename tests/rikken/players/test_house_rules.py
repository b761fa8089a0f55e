"""Every player plays by the rules of any house: Troelas of three and four aces, hearts as better trump."""

import pytest

from tests.conftest import scaled
from tests.property.rikken_positions import beginning
from upperhand import make_player
from upperhand.match import play_game
from upperhand.rikken import CONTRACTS, Move, Rules, State
from upperhand.rikken.oracle import Ending, Oracle, objectives

PLAYERS = (
    *("random", "basic", "advanced", "adaptive", "monte_carlo:simulations=20"),
    *("dial:strength=20", "dial:strength=80"),
)
TROELA = Rules(
    bids=("rik", "troela", "solo8", "solo8_beter", "piek", "misere"),
    troela="obligatory",
    troela_lead="ace_not_trumped",
    four_aces=True,
    must_trump=True,
    called_ace="must_when_led",
    tariffs=("troela:5-2", "solo8_beter:2"),
)
HOUSES = {
    "troela": TROELA,
    "the ace may be trumped": TROELA.replace(troela_lead="ace", must_trump=False, scores="stichting"),
    "hearts": Rules(bids=("rik", "rik_beter", *CONTRACTS[16:], "piek"), all_pass="dealer_plays"),
    "every contract": Rules(bids=CONTRACTS, troela="optional", four_aces=True, join=("piek", "misere")),
}


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("house", HOUSES)
def test_every_player_plays_by_the_rules_of_a_house(player: str, house: str) -> None:
    """Hands with rare shapes, so that aces lie together; a move that is not legal would be refused."""
    for seed in range(scaled(4, 100)):
        state = beginning(HOUSES[house], 2 * seed)
        record = play_game(state, [make_player(player, "rikken")] * 4, seed, game="rikken")
        assert sum(state.scores) == 0
        assert record.replay() == state


def four_aces() -> State:
    """Seat 0 has them, seat 2 the king that is called."""
    for seed in range(1_000):
        state = beginning(TROELA, seed)
        while state.phase == "auction":
            troela = Move("troela")
            state.apply(troela if state.is_legal(troela) else Move("pass"))
        if state.phase == "call":
            return state
    raise AssertionError("no hand has four aces")


def test_a_troela_of_four_aces_is_analysed_and_solved() -> None:
    state, player = four_aces(), make_player("dial:strength=60", "rikken")
    play_game(state, [player] * 4, 1, game="rikken")
    assert (state.contract, state.partner is not None, sum(state.scores)) == ("troela", True, 0)
    again = four_aces()
    for _, move in state.history[again.ply :]:
        if len(again.tricks) == 8:
            break
        again.apply(move)
    (objective,) = objectives(again)
    assert set(objective.side) == {again.declarer, again.partner}
    won = sum(again.tricks_won[seat] for seat in objective.side)
    assert won <= Oracle().value(Ending.of(again), objective) <= won + 5
