"""The basic player of Vorsteveld (2007), section 3.2.

Its rules of card play are in the core, `core/rikken/players/strategy/basic.cpp`, so that simulations can use
them; here the word of the rule that chose a card becomes a sentence.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import View, basic_card
from upperhand.player import Decision
from upperhand.rikken.bidding import Bidding, before_play, conditions, method
from upperhand.rikken.words import SUITS as SUIT_WORDS

# {card} is played, {best} wins the trick so far, {suit} is asked, {own} is the suit of the card.
SENTENCES = {
    "only_card": "{card} is the only legal card",
    "lead_highest": "lead {card}: no higher card of {own} is left",
    "lead_any": "lead {card}, drawn from the hand: none of its cards is the highest left of a suit",
    "play_highest": "play {card}: no higher card of {suit} is left",
    "follow_any": "play {card}, drawn from the {suit} in hand: one beats {best}, but a higher is still out",
    "follow_lowest": "play {card}, the lowest of the {suit} in hand: none of them beats {best}",
    "trump_low": "trump with {card}, the lowest trump in hand, as there are no {suit}",
    "throw_away_low": "throw {card} away: a lowest card of the hand, and not the highest left of {own}",
    "throw_away_highest": "throw {card} away: each suit's lowest card in hand is the highest left of it",
    "win_cheaply": "win with {card}, the lowest of the {suit} in hand that beats {best}",
    "last_lowest": "play {card}, the lowest of the {suit} in hand, as the trick cannot be won from {best}",
    "trump_to_win": "win with {card}, the lowest trump that beats {best}",
    "only_low_trumps": "play {card}, the lowest trump: none in hand beats {best}",
    "lead_low": "lead {card}, the lowest of the {own} in hand, so that somebody else wins the trick",
    "duck": "play {card}, the highest of the {suit} in hand below {best}",
    "cannot_duck": "play {card}, the lowest of the {suit} in hand, which are all above {best}",
    "unload": "get rid of {card}, the highest of the {own} in hand, as there are no {suit}",
    "highest_now": "play {card}, the highest of the {suit} in hand, as {best} keeps the declarer out",
    "lead_high": "lead {card}, the highest of the {own} in hand, to win the one trick",
    "try_highest": "play {card}, the highest of the {suit} in hand, to win the one trick",
    "defend_any": "play {card}, drawn from the legal cards while the declarer has no trick",
}


@dataclass(frozen=True)
class Basic:
    """Plays by a few rules for each place in the trick, and bids by counting cards that win (Vorsteveld).

    `bidding` is the method that forecasts tricks: `tpc`, `ltc` or `mc`. `conditions` says how many tricks it
    takes to bid: `minimal`, `calibrated`, or changes such as `rik:5.5-13/misere:0-0.3`.
    """

    bidding: Bidding = "tpc"
    conditions: tuple[str, ...] = ("minimal",)

    def __post_init__(self) -> None:
        conditions(self.conditions, "basic", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "play":
            return play(view, rng)
        wanted = conditions(self.conditions, "basic", self.bidding)
        return before_play(view, rng, method(self.bidding), wanted)


def play(view: View, rng: Rng) -> Decision:
    move, rule = basic_card(view, rng)
    own = move.cards.suit
    asked = view.trick[0][1].suit if view.trick else own
    words = {"card": move, "best": view.table, "suit": SUIT_WORDS[asked], "own": SUIT_WORDS[own]}
    return Decision(move, SENTENCES[rule].format(**words))
