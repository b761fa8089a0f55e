"""Bids by chips: what each bid and a pass bring in games imagined from here and played to the end.

Only bids that a forecast of tricks finds thinkable are tried. How a player feels about its chances is its
confidence: at 1 a chance counts as it was found, below 1 it feels larger (greed), above 1 smaller.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from upperhand._core.rikken import Move, View, forecast_tricks, forecast_winners
from upperhand.rikken.bidding.forecasts import KINDS, Kind

_ENOUGH_WITH_PARTNER = 6  # tricks that a forecast promises a hand that makes a Rik; a Solo needs its name

# Imagined defenders play by rules and do not see through a Piek or a Misère as good ones at a table do.
_RESISTANCE: dict[Kind, float] = {"piek": 1.25, "misere": 1.25}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move came to in the games that were imagined."""

    move: Move
    games: int
    chips: float
    """Of this seat, on average."""
    share: float
    """Of the games, those in which this seat gained chips."""


def outlooks(tried: Sequence[tuple[Move, int, float, float]]) -> list[Outlook]:
    return [Outlook(*one) for one in tried]


def thinkable(view: View, reach: float) -> list[Move]:
    """The pass first, if it is legal, then the bids whose goal is within so many tricks of the forecast.

    Where the rules ask for a bid and none is within reach, all are thinkable.
    """
    legal = view.legal_moves()
    tricks, winners = forecast_tricks(view.hand), forecast_winners(view.hand)
    passing = [move for move in legal if move.is_pass]
    bids = [move for move in legal if not move.is_pass and _missing(_bid(move), tricks, winners) <= reach]
    return passing + bids or legal


def _bid(move: Move) -> str:
    if move.contract is None:
        raise ValueError(f"{move} is not a bid")
    return move.contract


def _missing(contract: str, tricks: int, winners: int) -> int:
    """By how many tricks the forecast misses the goal of a contract; Schoppen Mie has none that it knows."""
    kind = KINDS.get(contract)
    if kind is None:
        return 0
    if kind in ("piek", "misere"):
        return winners - (kind == "piek")
    return (int(contract.removeprefix("solo")) if kind == "solo" else _ENOUGH_WITH_PARTNER) - tricks


def felt_chips(view: View, outlook: Outlook, confidence: float) -> float:
    """The chips that a move seems to be worth when the chance of a bid is raised to a power.

    Few games may have been imagined: half of one more counts as won.
    """
    if outlook.move.is_pass:
        return outlook.chips
    bid = _bid(outlook.move)
    gain, loss = view.rules.stakes(bid)
    likely = (outlook.share * outlook.games + 0.5) / (outlook.games + 1)
    felt: float = likely ** (confidence * _RESISTANCE.get(KINDS.get(bid, "solo"), 1.0))
    return outlook.chips + (felt - outlook.share) * (gain + loss)
