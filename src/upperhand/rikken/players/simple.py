"""Players without a plan: yardsticks, and the simulated players of the Monte-Carlo player.

Source: Vorsteveld (2007), section 3.1. In the thesis's tournament the random player never bids.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import Move, View
from upperhand.player import Decision
from upperhand.reason import Reason


@dataclass(frozen=True)
class Random:
    """Bids a random contract, and passes if it is not higher; chooses trump, ace and cards at random too."""

    bids: bool = True

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "auction":
            return _bid(view, rng) if self.bids else _silent(view, rng)
        moves = view.legal_moves()
        why = Reason("only_move") if len(moves) == 1 else Reason("drawn_from_moves", count=len(moves))
        return Decision(rng.choice(moves), why)


def _bid(view: View, rng: Rng) -> Decision:
    """3.1.1: any contract of the rules, and the pass if it may not be bid now."""
    contracts = [bid for bid in view.rules.bids if bid != "troela" or view.rules.troela != "off"]
    wanted = Move.bid(rng.choice(contracts))
    if view.is_legal(wanted):
        return Decision(wanted, Reason("drawn_from_contracts", count=len(contracts)))
    if view.is_legal(Move.PASS):
        return Decision(Move.PASS, Reason("drawn_but_not_now", bid=wanted.contract))
    return _forced(view, rng)


def _silent(view: View, rng: Rng) -> Decision:
    if view.is_legal(Move.PASS):
        return Decision(Move.PASS, Reason("never_bids"))
    return _forced(view, rng)


def _forced(view: View, rng: Rng) -> Decision:
    """The rules may ask for a bid: of three aces, or of the dealer when all others have passed."""
    moves = view.legal_moves()
    move: Move = rng.choice(moves)
    return Decision(move, Reason("drawn_as_no_pass", count=len(moves)))
