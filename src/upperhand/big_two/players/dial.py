"""One dial from beginner to champion, to give every person an equal opponent.

How it decides without search is in the core, `core/big_two/players/dial`, so that the engine in the page has
the same levels; here its thought becomes a reason.
"""

from dataclasses import dataclass
from typing import Annotated

from upperhand._core import Rng
from upperhand._core.big_two import View, dial_mistakes, dial_move, dial_search
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.weights import load_network
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.spec import Between, check_settings

SEARCHES_FROM = 90.0  # below, the network decides with the mistakes of `mistakes(strength)`


@dataclass(frozen=True)
class Mistakes:
    """What a weak player gets wrong. Preferences are in the logits of the network: 25 are about a point."""

    temperature: float
    """How freely it chooses among moves that it likes."""
    cutoff: float
    """It plays no move that it likes less than the best it sees by more than this."""
    overlooks: float
    """The chance that it does not see a kind of five-card hand; three quarters of it for pairs."""
    memory: int
    """It remembers the cards of this many plays; those of earlier ones may be anywhere."""
    greed: float
    """How much more it likes a play for each step that its highest card is above the lowest rank."""


NONE = Mistakes(temperature=0, cutoff=0, overlooks=0, memory=52, greed=0)


def mistakes(strength: float) -> Mistakes:
    """The mistakes of a player of this strength: every kind becomes rarer with more strength.

    >>> mistakes(0).memory, mistakes(60).memory, mistakes(90) == NONE
    (0, 13, True)
    """
    return Mistakes(*dial_mistakes(strength))


@dataclass(frozen=True)
class Dial:
    """Plays at a chosen level: `strength` 0 is a beginner, 90 plays like `network`, 100 like `champion`.

    Below 90 it makes mistakes that people make, fewer with more strength: it overlooks combinations, forgets
    cards that were played, likes high cards too much, and is not exact about what is best. It plays nothing
    that looks bad to itself. Above 90 it searches, longer with more strength.
    """

    strength: Annotated[float, Between(0, 100)] = 50.0

    def __post_init__(self) -> None:
        check_settings(self)

    def lighter(self, share: float) -> "Dial":
        """With less search; with none, the network's move."""
        searching = max(0.0, self.strength - SEARCHES_FROM)
        return Dial(self.strength - (1 - share) * searching)

    def decide(self, view: View, rng: Rng) -> Decision:
        if self.strength > SEARCHES_FROM:
            return champion(self.strength).decide(view, rng)
        move, thought, points, seen = dial_move(view, load_network(), self.strength, rng)
        values = tuple((one, round(worth, 3)) for one, worth in seen)
        return Decision(move, _reason(thought, round(points, 1)), values)


def champion(strength: float) -> Champion:
    """The player with search at the upper end of the dial: the best that a server can afford at 100."""
    playouts, deals = dial_search(strength)
    return Champion(playouts=playouts, deals=deals)


def _reason(thought: str, points: float) -> Reason:
    """What it thinks of its move."""
    match thought:
        case "only_move":
            return Reason("only_move")
        case "last_cards":
            return Reason("last_cards")
        case "seems_best":
            return Reason("seems_best", points=points)
        case "wants_the_lead":
            return Reason("wants_the_lead", points=points)
        case _:
            return Reason("seems_good", points=points)
