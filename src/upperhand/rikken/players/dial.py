"""One dial from beginner to the strongest player, to give every person an equal opponent.

How it decides is in the core, `core/rikken/players/dial`, so that the engine in the page has the same levels:
it imagines games from what the seat knows and plays them to the end for every candidate, in the auction, for
trump and call, and for cards. Here its thought becomes a reason.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from upperhand._core import Rng
from upperhand._core.rikken import Move, View, dial_character, dial_move
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.rikken.bidding import call_partner, name_trump
from upperhand.spec import Between, check_settings


@dataclass(frozen=True, slots=True)
class Character:
    """What a player of some strength is like."""

    confidence: float
    """The power to which the chance of a bid is raised: 1 weighs it as it is, less is greed."""
    mood: float
    """By how much confidence changes from bid to bid, as a factor of two either way."""
    reach: float
    """How many tricks the goal of a bid may be away from the forecast of the hand."""
    memory: float
    """The chance to remember a card that was played, and who lacks which suit."""
    temperature: float
    """How much worse, in shares of the stake, a card may look and still be drawn; 0: the best is played."""
    games: int
    """Imagined for a decision."""
    draws: int
    """Deals drawn for each that is imagined: the one that fits the auction best counts."""
    errors: float
    """How clearly a card, a trump or a call must gain over the usual one, in standard errors."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move came to in the games that were imagined."""

    move: Move
    games: int
    chips: float
    """Of this seat, on average."""
    share: float
    """Of the games, those in which this seat gained chips."""


_FEW_GAMES = 75.0  # the strength up to which a decision takes a millisecond or two


def character(strength: float) -> Character:
    """The character at a strength.

    >>> character(12.5).memory, character(100).games
    (0.0, 1500)
    """
    return Character(*dial_character(strength))


@dataclass(frozen=True)
class Dial:
    """Plays at a chosen level: `strength` 0 is a beginner, 100 a little below `champion`.

    It bids, calls and plays by the chips that imagined games bring. Weak players bid too much, forget cards
    and take cards that only look good; strong ones remember everything and imagine more games.
    """

    strength: Annotated[float, Between(0, 100)] = 50

    def __post_init__(self) -> None:
        check_settings(self)

    def lighter(self, share: float) -> "Dial":
        """With fewer imagined games, as a player of less strength has them."""
        searching = max(0.0, self.strength - _FEW_GAMES)
        return Dial(self.strength - (1 - share) * searching)

    def decide(self, view: View, rng: Rng) -> Decision:
        move, thought, compared = dial_move(view, self.strength, rng)
        tried = [Outlook(*one) for one in compared]
        values = tuple((one.move, round(one.chips, 3)) for one in tried)
        return Decision(move, _reason(view, move, thought, tried), values)


def _reason(view: View, move: Move, thought: str, tried: Sequence[Outlook]) -> Reason:
    """What it thinks of its move: what the games say; a move that others beat only looked good."""
    match thought:
        case "only_move":
            return Reason("only_move")
        case "dial_out_of_reach":
            return Reason("dial_out_of_reach")
        case "usual":
            return (name_trump(view) if view.phase == "trump" else call_partner(view)).reason
    chosen = next(one for one in tried if one.move == move)
    chips, share = round(chosen.chips, 1), round(chosen.share, 2)
    games, count = sum(one.games for one in tried), len(tried)
    match thought:
        case "dial_passes":
            return Reason("dial_passes", chips=chips, games=games)
        case "dial_hopes":
            return Reason("dial_hopes", chips=chips, share=share)
        case "dial_bids":
            return Reason("dial_bids", chips=chips, share=share)
        case "dial_most_chips":
            return Reason("dial_most_chips", chips=chips, games=games, count=count)
        case _:
            return Reason("dial_looks_good", chips=chips, games=games, count=count)
