"""Whole deals of Rikken with the hands that a test cares about; the other cards lie anywhere."""

from __future__ import annotations

from typing import Any

from tests.reference.rikken import DECK
from upperhand import Cards
from upperhand.rikken import Move, Rules, State

ALL_BIDS = tuple(
    "rik rik_beter solo8 troela piek solo9 misere solo10 open_piek solo11 open_piek_talk open_misere solo12 "
    "open_misere_talk solo13 schoppen_mie".split()
)


def filled(**wanted: str) -> list[Cards]:
    """Four hands of thirteen; seat0, seat1, ... hold what is written, and what is left is dealt in order."""
    hands = [wanted.get(f"seat{seat}", "").split() for seat in range(4)]
    rest = [card for card in DECK if all(card not in hand for hand in hands)]
    for hand in hands:
        while len(hand) < 13:
            hand.append(rest.pop(0))
    return [Cards(" ".join(hand)) for hand in hands]


def suits_dealt() -> list[Cards]:
    """A suit each: seat 0 has the diamonds, seat 3 the spades."""
    return [Cards(" ".join(rank + suit for rank in "23456789TJQKA")) for suit in "DCHS"]


def table(hands: list[Cards], dealer: int = 3, **switches: Any) -> State:
    """A game about to begin; seat 0 is the first to speak."""
    rules = Rules(**{"bids": ALL_BIDS, "troela": "optional", **switches})
    return State.from_hands(rules, hands, dealer=dealer)


def after(state: State, moves: str) -> State:
    """The state after some moves, separated by commas or, if they are cards, by spaces."""
    for said in moves.split(","):
        for move in [said] if said.split()[0] in ("call", "trump") else said.split():
            state.apply(Move(move))
    return state


def legal(state: State) -> list[str]:
    return [str(move) for move in state.legal_moves()]
