"""Section 3.1: four classes of combinations, by how they stand against all that the opponents could hold.

A is above all of it and takes control, B has a good chance to, C has little, and D is below all of it and can
only be led.
"""

from typing import Literal

from upperhand._core import Cards
from upperhand._core.big_two import Combination, Rules, rivals

CardClass = Literal["A", "B", "C", "D"]

# The paper says "the top 30% (approximately Queen)"; both of its examples need a fifth for singles.
_B_STARTS_ABOVE = {1: 0.8}
_B_STARTS_ABOVE_ELSE = 0.7


def opponents_combinations(rules: Rules, unseen: Cards, combination: Combination) -> tuple[int, int]:
    """Algorithm 1: of all combinations of that size in the unseen cards, how many are weaker and stronger."""
    return rivals(rules, unseen, combination)


def card_class(rules: Rules, unseen: Cards, combination: Combination) -> CardClass:
    weaker, stronger = opponents_combinations(rules, unseen, combination)
    if stronger == 0:
        return "A"
    if weaker == 0:
        return "D"
    share = _B_STARTS_ABOVE.get(len(combination.cards), _B_STARTS_ABOVE_ELSE)
    # Above element int(share * n) of the sorted list, counted from 0.
    return "B" if weaker > int(share * (weaker + stronger)) else "C"
