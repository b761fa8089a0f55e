"""Players without a plan: yardsticks, and the simulated players of the Monte-Carlo player.

Source: Vorsteveld (2007), section 3.1. In the thesis's tournament the random player never bids.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import Move, View
from upperhand.player import Decision


@dataclass(frozen=True)
class Random:
    """Draws a contract each turn, and passes if it is not higher; draws trump, ace and cards too."""

    bids: bool = True

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "auction":
            return _bid(view, rng) if self.bids else _silent(view, rng)
        moves = view.legal_moves()
        return Decision(*_drawn(rng.choice(moves), len(moves)))


def _bid(view: View, rng: Rng) -> Decision:
    """3.1.1: any contract of the rules, and the pass if it may not be bid now."""
    contracts = [bid for bid in view.rules.bids if bid != "troela" or view.rules.troela != "off"]
    wanted = Move.bid(rng.choice(contracts))
    if view.is_legal(wanted):
        return Decision(wanted, f"{wanted} was drawn from {len(contracts)} contracts")
    if view.is_legal(Move.PASS):
        return Decision(Move.PASS, f"pass: {wanted} was drawn, and it may not be bid now")
    return _forced(view, rng)


def _silent(view: View, rng: Rng) -> Decision:
    if view.is_legal(Move.PASS):
        return Decision(Move.PASS, "pass: it never bids")
    return _forced(view, rng)


def _forced(view: View, rng: Rng) -> Decision:
    """The rules may ask for a bid: of three aces, or of the dealer when all others have passed."""
    moves = view.legal_moves()
    move: Move = rng.choice(moves)
    return Decision(move, f"{move}: a pass is not possible, and it was drawn from {len(moves)} legal bids")


def _drawn(move: Move, count: int) -> tuple[Move, str]:
    if count == 1:
        return move, f"{move} is the only legal move"
    return move, f"{move} was drawn from {count} legal moves"
