"""The four types of players of the thesis, in its order, and games with a given contract."""

from upperhand.match import deal_seed
from upperhand.rikken import Move, State, match_deal, preset, words

# Our player, and what the thesis calls it; the random one bids nothing in the tournament.
TITLES = {
    "random_silent": "Random",
    "basic": "Basic",
    "advanced": "Advanced",
    "monte_carlo": "Monte-Carlo",
}
TYPES = tuple(TITLES)
THINKING = ("basic", "advanced", "monte_carlo")

RULES = "vorsteveld2007"
CONTRACTS = {name: words.contract_name(name) for name in ("rik", "solo8", "piek", "misere")}


def title(player: str) -> str:
    """What reports call the player of a spec text.

    >>> title("basic"), title("monte_carlo:policy=advanced"), title("adaptive")
    ('Basic', 'Monte-Carlo, policy=advanced', 'Adaptive')
    """
    name, _, settings = player.partition(":")
    known = TITLES.get(name, name.replace("_", " ").capitalize())
    return f"{known}, {settings}" if settings else known


# Games without an auction: one seat is given a contract, whatever it holds (thesis, 4.1.1).

DECLARER = 0  # the deal decides where the dealer sits, and so who leads, unless a dealer is given


def dealt(contract: str, seed: int, number: int, dealer: int | None = None) -> State:
    """The deal of that number at the declarer's turn to bid, where this contract is all there is to bid.

    With another dealer the hands stay where they are.
    """
    dealt = match_deal(preset(RULES), deal_seed(seed, number))
    rules = preset(RULES).replace(bids=(contract,))
    state = State.from_hands(rules, dealt.hands, dealer=dealt.dealer if dealer is None else dealer)
    while state.turn != DECLARER:
        state.apply(Move.PASS)
    return state


def declare(state: State, contract: str) -> None:
    """The declarer bids, and all others pass."""
    state.apply(Move.bid(contract))
    while state.phase == "auction":
        state.apply(Move.PASS)
