"""Whole games of the basic and the Monte-Carlo player, of every contract and under odd rules."""

import pytest

from tests.conftest import scaled
from tests.rikken.players.positions import settled
from upperhand import Rng
from upperhand.locales import messages
from upperhand.match import play_game
from upperhand.player import Player
from upperhand.rikken import Rules, State, basic_card, preset
from upperhand.rikken.players.basic import Basic
from upperhand.rikken.players.monte_carlo import MonteCarlo

FULL = preset("vorsteveld2007_full")
ODD_RULES = {
    "joined": FULL.replace(join=("piek", "misere"), all_pass="schoppen_mie"),
    "obliged": FULL.replace(must_trump=True, troela="obligatory", called_ace="must_when_led"),
    "dealer plays": FULL.replace(all_pass="dealer_plays", called_ace="must_when_declarer_leads"),
    "no blind call": FULL.replace(blind_call=False, scores="rik_one"),
}


@pytest.mark.parametrize("rules", ODD_RULES.values(), ids=ODD_RULES)
@pytest.mark.parametrize(
    "player",
    [
        Basic(),
        Basic(bidding="ltc", conditions=("rik:0-13", "open_piek:0-2", "piek:0-2", "misere:0-1")),
        MonteCarlo(simulations=20),
        MonteCarlo(simulations=5, deals="consistent", policy="basic"),
    ],
    ids=["basic", "bold", "monte_carlo", "with rules inside"],
)
def test_whole_games(rules: Rules, player: Player) -> None:
    for seed in range(scaled(8, 200)):
        record = play_game(State.deal(rules, seed=seed), [player] * 4, seed=seed, game="rikken")
        assert sum(record.scores or ()) == 0


def test_every_rule_of_the_basic_player_comes_up() -> None:
    contracts = [contract for contract in FULL.bids if contract != "troela"]  # which needs three aces
    said = {word for contract in contracts for seed in range(200) for word in _words(contract, seed)}
    codes = {code.removeprefix("basic_") for code in messages("en") if code.startswith("basic_")}
    assert said == codes | {"only_card"}


def _words(contract: str, seed: int) -> set[str]:
    """The rules by which four basic players play a game of this contract."""
    state, rng, words = settled(contract, seed), Rng(seed), set()
    while not state.over:
        move, word = basic_card(state.view(state.turn), rng)
        words.add(word)
        state.apply(move)
    return words
