"""Players that fail, and short matches; in a module of their own, so that worker processes find them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from upperhand import Decision, Player, Rng, big_two, make_player
from upperhand.arena import Entrant, Match, Schedule, make_match
from upperhand.arena.schedule import read_layout
from upperhand.reason import Reason

PATIENCE = 6  # moves before these players fail


@dataclass(frozen=True)
class Raises:
    """Plays like `lowest`, until it raises with a message of several lines."""

    def decide(self, view: Any, rng: Rng) -> Decision:
        if view.ply >= PATIENCE:
            raise RuntimeError("no idea\nwhat to do")
        return make_player("lowest").decide(view, rng)


@dataclass(frozen=True)
class Cheats:
    """Plays like `lowest`, until it plays a card it does not hold."""

    def decide(self, view: Any, rng: Rng) -> Decision:
        if view.ply >= PATIENCE:
            return Decision(big_two.Move.of(next(iter(view.unseen))), Reason.plain("who will notice?"))
        return make_player("lowest").decide(view, rng)


@dataclass(frozen=True)
class Dies:
    """Ends the process it plays in."""

    def decide(self, view: Any, rng: Rng) -> Decision:
        os._exit(1 if view and rng else 2)


def match(
    *names: str, deals: int = 4, layout: str | None = None, rules: str = "sugiyanto", seed: int = 7
) -> Match:
    return make_match(names or ("lowest", "random"), rules=rules, layout=layout, deals=deals, seed=seed)


def schedule(*names: str, **settings: Any) -> Schedule:
    return Schedule((match(*names, **settings),))


def against_lowest(name: str, player: Player, deals: int = 3, layout: str = "1v3") -> Schedule:
    """A match of a player that is in no table, against `lowest`."""
    entrants = (Entrant(name, player), Entrant("lowest", make_player("lowest")))
    rules = big_two.preset("sugiyanto")
    return Schedule((Match("big_two", rules, entrants, read_layout(layout, 2, 4), deals, 7),))
