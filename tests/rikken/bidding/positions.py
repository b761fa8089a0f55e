"""Auctions of the bidding tests: seat 0 holds the hand in question, the others what is left."""

from upperhand import Cards
from upperhand.rikken import Move, Rules, State, View, preset

TABLE_3_1 = "AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C"  # 6.15 tricks by TPC
TABLE_3_3 = "AS KS JS 2S QH TH 9H TD 9D 4D AC KC QC"  # 6 tricks by LTC
NINE_SPADES = "AS KS QS JS TS 9S 8S 7S 6S AH 2D 3D 2C"  # 10 tricks by TPC
LOW = "2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C"  # none by TPC and LTC
MIDDLING = "KS 9S 5S 3S KH 8H 4H TD 7D 3D QC 6C 2C"  # fit for no bid


def to_speak(hand: str, *bids: str, rules: str | Rules = "vorsteveld2007") -> View:
    """The view of seat 0 after these bids by the seats before it."""
    chosen = preset(rules) if isinstance(rules, str) else rules
    mine = Cards(hand)
    rest = list(Cards.DECK - mine)
    others = [Cards(" ".join(map(str, rest[at::3]))) for at in range(3)]
    state = State.from_hands(chosen, [mine, *others], dealer=(3 - len(bids)) % 4)
    for bid in bids:
        state.apply(Move(bid))
    return state.view(0)


def declaring(hand: str, contract: str, *after: str, rules: str | Rules = "vorsteveld2007_full") -> View:
    """The view of seat 0, who opened with this contract while all others passed, after more moves."""
    chosen = preset(rules) if isinstance(rules, str) else rules
    mine = Cards(hand)
    rest = list(Cards.DECK - mine)
    state = State.from_hands(chosen, [mine, *(Cards(" ".join(map(str, rest[at::3]))) for at in range(3))])
    for move in (contract, "pass", "pass", "pass", *after):
        state.apply(Move(move))
    return state.view(state.turn)
