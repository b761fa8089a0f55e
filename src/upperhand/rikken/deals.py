"""Deals of a table that plays on with the same pack, but does not know it.

Where tricks stay together in the pack, hands depend on how earlier games were played. A deal of a match or an
experiment must not depend on the players under test, and one of a rated game must tell nothing about games
that people have seen. So a fixed player plays the games before it (`core/rikken/players/chain.h`). Every deal
has a chain of its own: deals are independent, and each comes from its seed or from chance alone.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from upperhand._core import Cards, Rng
from upperhand._core.rikken import CHAIN, Opponent, Rules, State, chained_deal

__all__ = ["CHAIN", "match_deal", "unseen_deal"]


def match_deal(
    rules: Rules, seed: int, names: Sequence[str] | None = None, dealer: int | None = None
) -> State:
    """The deal of that seed, from a new pack if these rules shuffle, else from one that was played with.

    >>> from upperhand.rikken import preset
    >>> match_deal(preset("vorsteveld2007"), 7) == match_deal(preset("vorsteveld2007"), 7)
    True
    """
    seats = None if names is None else list(names)
    if rules.shuffle == "fresh":
        return State.deal(rules, seed, seats, dealer)
    hands, dealt_by = _chained(rules, seed, dealer)
    return State.from_hands(rules, hands, seats, dealt_by)


@lru_cache(maxsize=256)  # a match plays a deal in up to 24 seatings, one after the other
def _chained(rules: Rules, seed: int, dealer: int | None) -> tuple[tuple[Cards, ...], int]:
    state = chained_deal(rules, seed, dealer=dealer)
    return state.dealt, state.dealer


def unseen_deal(rules: Rules, names: Sequence[str], dealer: int, chance: Random) -> State:
    """A deal as those of `match_deal`, which nobody can foresee: `chance` makes every choice anew.

    One seed of 64 bits for all of them could make only some 10^7 of the deals that a hand leaves open.
    """
    pack = [str(card) for hand in State.deal(rules, 0).dealt for card in hand]
    chance.shuffle(pack)
    hands = [Cards(" ".join(pack[seat::4])) for seat in range(4)]
    state = State.from_hands(rules, hands, list(names), (dealer - CHAIN) % 4)
    player = Opponent.careful()
    for _ in range(CHAIN):
        rng = Rng(chance.getrandbits(64))
        while not state.over:
            state.apply(player.choose(state.view(state.turn), rng))
        state = state.next_deal(chance.getrandbits(64), list(names))
    return state
