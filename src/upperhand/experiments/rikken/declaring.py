"""Games whose auction is skipped: one seat is given a contract, whatever it holds (thesis, 4.1.1)."""

from upperhand.experiments.rikken.players import RULES
from upperhand.match import deal_seed
from upperhand.rikken import Move, State, preset

DECLARER = 0  # where the dealer sits, and so who leads, comes from the deal unless it is said


def dealt(contract: str, seed: int, number: int, dealer: int | None = None) -> State:
    """The deal of that number at the declarer's turn to bid, where this contract is all there is to bid.

    With another dealer the hands stay where they are.
    """
    state = State.deal(preset(RULES).replace(bids=(contract,)), deal_seed(seed, number))
    if dealer is not None:
        state = State.from_hands(state.rules, state.hands, dealer=dealer)
    while state.turn != DECLARER:
        state.apply(Move.PASS)
    return state


def declare(state: State, contract: str) -> None:
    """The declarer bids, and all others pass."""
    state.apply(Move.bid(contract))
    while state.phase == "auction":
        state.apply(Move.PASS)
