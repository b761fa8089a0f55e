"""Table 1: how many moves a hand seems to have, and how large the tree of the game."""

import math
from dataclasses import dataclass
from decimal import Decimal

from upperhand.experiments.sugiyanto.published import GAME_LENGTH, TABLE_1, TABLE_1_MEAN

Row = tuple[int, str, str]


@dataclass(frozen=True)
class Complexity:
    """B possible moves in games of D turns: strategic complexity √B / D, tree size B to the power of D."""

    moves: int
    length: float = GAME_LENGTH

    @property
    def strategic(self) -> float:
        return math.sqrt(self.moves) / self.length

    @property
    def tree(self) -> Decimal:
        return Decimal(self.moves) ** Decimal(str(self.length))


def possible_moves(cards: int) -> int:
    """Any five cards, any two, any one, or a pass: the paper counts them whether they are a play or not."""
    return math.comb(cards, 5) + math.comb(cards, 2) + cards + 1


def mean_moves() -> int:
    """The mean over hands of 1 to 13 cards, which is a whole number."""
    return sum(map(possible_moves, TABLE_1)) // len(TABLE_1)


def table() -> list[tuple[str, Complexity, Row]]:
    """The rows of Table 1, each with what is printed in it."""
    rows = [(str(cards), Complexity(possible_moves(cards)), printed) for cards, printed in TABLE_1.items()]
    return [*rows, ("mean", Complexity(mean_moves()), TABLE_1_MEAN)]


def last_units(value: float | Decimal, printed: str) -> float:
    """How far a value lies from a printed one, in units of its last digit.

    >>> round(last_units(0.12355, "0.1234"), 1)
    1.5
    """
    unit = Decimal(1).scaleb(int(Decimal(printed).as_tuple().exponent))
    return float(abs(Decimal(value) - Decimal(printed)) / unit)
