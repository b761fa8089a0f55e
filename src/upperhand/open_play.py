"""Open play: what each move of a position comes to if everybody sees all cards.

The State goes in, so it is for studying a game, never for playing one. Each game has a module `open_play`.
"""

from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class OpenValues:
    """The value of each move for a side: the seat to move, or the declarers of a contract."""

    side: tuple[int, ...]
    unit: Literal["points", "tricks", "made"]
    """`made` is 1 if the contract is made, and 0 if not."""
    exact: bool
    """Whether everybody plays perfectly after the move; if not, the others play as the network does."""
    values: tuple[tuple[Any, int], ...]

    def best_first(self, turn: int) -> list[tuple[Any, int]]:
        """From the best move of that seat to its worst. Seats beside the side want it to get little."""
        sign = -1 if turn in self.side else 1
        return sorted(self.values, key=lambda each: sign * each[1])
