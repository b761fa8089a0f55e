"""Positions of the players' tests: seat 0 is to play a card, the last of a few that are left."""

from upperhand import Cards
from upperhand.rikken import Move, Rules, State, View, preset


def to_play(
    hand: str,
    trick: str = "",
    *,
    contract: str = "solo8",
    declarer: int = 1,
    trump: str | None = "H",
    out: str = "",
    won: int = 0,
    rules: Rules | None = None,
) -> View:
    """Seat 0 holds the hand and plays to the trick, whose cards are given in order of play.

    The others hold the cards of the trick, those named as still out, and low ones; the rest is gone. Of the
    tricks that went with it the declarer won so many and seat 2 the others.
    """
    mine, laid = Cards(hand), [Cards(card) for card in trick.split()]
    leader = (4 - len(laid)) % 4
    hands = [mine, Cards(), Cards(), Cards()]
    for at, card in enumerate(laid):
        hands[leader + at] |= card
    taken = mine | Cards(trick) | Cards(out)
    spare = [*Cards(out), *sorted(Cards.DECK - taken, key=_height)]
    for seat in range(1, 4):
        while len(hands[seat]) < len(mine):
            hands[seat] |= spare.pop(0)
    tricks = [0, 0, 13 - len(mine) - won, 0]
    tricks[declarer] += won
    state = State.from_hands(
        rules or preset("vorsteveld2007_full"),
        hands,
        contract=contract,
        declarer=None if contract == "schoppen_mie" else declarer,
        trump=trump if contract.startswith("solo") else None,
        leader=leader,
        tricks_won=tricks,
    )
    for card in laid:
        state.apply(Move.of(card))
    return state.view(0)


def settled(contract: str, seed: int) -> State:
    """A deal in which seat 0 is to play the contract, with hearts as trump where it has any; not Troela."""
    rules = preset("vorsteveld2007_full")
    if contract not in rules.bids:
        rules = rules.replace(bids=(*rules.bids, contract))
    state = State.from_hands(rules, State.deal(rules, seed=seed).dealt)
    mie = contract == "schoppen_mie"  # which is bid last
    for bid in ("pass", "pass", "pass", contract) if mie else (contract, "pass", "pass", "pass"):
        state.apply(Move(bid))
    if state.phase == "trump":
        state.apply(Move("trump H"))
    if state.phase == "call":
        state.apply(state.legal_moves()[0])
    return state


def _height(card: Cards) -> int:
    return "23456789TJQKA".index(card.rank)
