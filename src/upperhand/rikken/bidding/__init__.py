"""Bidding: methods that forecast tricks, conditions that say when a forecast is enough, trump and the call.

The three methods are exchangeable parts of players: `basic:bidding=ltc`, `advanced:bidding=mc`.
"""

from typing import Literal

from upperhand.rikken.bidding.auction import Method, before_play
from upperhand.rikken.bidding.conditions import CALIBRATED, MINIMAL, Range, conditions
from upperhand.rikken.bidding.ltc import Ltc
from upperhand.rikken.bidding.mc import Deals, Mc, Policy
from upperhand.rikken.bidding.tpc import Tpc

Bidding = Literal["tpc", "ltc", "mc"]

_USUAL: dict[str, Method] = {"tpc": Tpc(), "ltc": Ltc(), "mc": Mc()}


def method(name: Bidding) -> Method:
    """The method of that name with its usual settings."""
    return _USUAL[name]


__all__ = [
    "CALIBRATED",
    "MINIMAL",
    "Bidding",
    "Deals",
    "Ltc",
    "Mc",
    "Method",
    "Policy",
    "Range",
    "Tpc",
    "before_play",
    "conditions",
    "method",
]
