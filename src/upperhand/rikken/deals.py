"""Deals of matches and experiments: those of a table that plays on with the same pack.

Where tricks stay together in the pack, hands depend on how earlier games were played. A deal must not depend
on the players under test, so a fixed player plays the games before it (`core/rikken/players/chain.h`). Every
deal has a chain of its own: deals are independent, and each comes from its seed alone.
"""

from collections.abc import Sequence
from functools import lru_cache

from upperhand._core import Cards
from upperhand._core.rikken import CHAIN, Rules, State, chained_deal

__all__ = ["CHAIN", "match_deal"]


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
