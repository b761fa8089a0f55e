"""What the learned games let a seat expect of a contract: chips a game, once enough is known."""

from dataclasses import dataclass
from typing import Literal

from upperhand._core.rikken import View
from upperhand.rikken.bidding.contracts import wants_tricks
from upperhand.rikken.knowledge import Counting, Index, Tally
from upperhand.rikken.knowledge.index import seen_by

# tpc: as the thesis proposes. mixed: where no tricks are wanted, the cards that cannot be got rid of instead.
Generalising = Literal["mixed", "tpc"]

NOTHING = Index(None, [], [])


@dataclass(frozen=True)
class Belief:
    """What is expected of a contract on a hand of this kind.

    The games of this table count one by one; those of all tables count for as many games as are enough, at
    their mean. So a new table is met with what is known of others, and soon has the greater weight.
    """

    here: Tally
    everywhere: Tally
    enough: int

    @property
    def known(self) -> bool:
        return self.everywhere.games >= self.enough

    @property
    def chips(self) -> float:
        """The chips of a game, on average."""
        weighed = self.here.chips + self.enough * self.everywhere.mean
        return weighed / (self.here.games + self.enough)


@dataclass(frozen=True)
class Memory:
    """Reads the indexes as a player's settings say."""

    own: Index
    prior: Index
    """Counts for all tables alike."""
    generalising: Generalising
    enough: int
    last: int
    """Of the own base only so many games count, the latest; 0: all."""

    def contract(self, view: View, contract: str) -> Belief:
        counting = self.counting(contract)
        here = self.own.tally(contract, view.hand, counting, seen_by(view), self.last)
        learned = self.own.tally(contract, view.hand, counting, memory=self.last)
        return Belief(here, learned + self.prior.tally(contract, view.hand, counting), self.enough)

    def counting(self, contract: str) -> Counting:
        return "tpc" if self.generalising == "tpc" or wants_tricks(contract) else "ltc"
