"""The strongest player of Rikken: compares moves in games on deals that the others' moves make likely."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import Annotated

from upperhand._core import Rng
from upperhand._core.rikken import SearchedMove, SearchSettings, View, champion_search
from upperhand.player import Decision, Player
from upperhand.reason import Reason
from upperhand.rikken.words import command
from upperhand.spec import Between, Milliseconds, Share, Threads, bounds_of, check_settings

_TOLD = 4  # alternatives in a reason
_FEWEST = 2  # games


@dataclass(frozen=True)
class Champion:
    """Plays the move that brings most chips in simulated games on likely deals: bids, trumps, calls, cards.

    `deals` fit all that the seat knows, and are drawn in proportion to what the others did: `bids` is the
    share of bids that follow a forecast, `cards` that of cards as `advanced` plays them; 0 concludes nothing.
    Up to `games` are played to the end after the moves, on the same deals for all; the worse half drops out
    early. A move must gain more than `errors` standard errors to replace the usual one. With at most `solve`
    cards in hand, the Oracle ends a share `solved` of the games. Thinkable are bids whose goal is within
    `reach` tricks of the forecast; the chance of a Piek or a Misère is raised to the power `caution`. `ms`
    searches by the clock instead of by counts.
    """

    games: Annotated[int, Between(_FEWEST, 10**7)] = 2000
    deals: Annotated[int, Between(1, 10**5)] = 400
    bids: Share = 0.8
    cards: Share = 0.7
    errors: Annotated[float, Between(0, 100)] = 0.5
    solve: Annotated[int, Between(0, 13)] = 5
    solved: Share = 0.5
    reach: Annotated[float, Between(0, 13)] = 3.0
    caution: Annotated[float, Between(0, 10)] = 1.25
    ms: Milliseconds = 0
    threads: Threads = 1

    def __post_init__(self) -> None:
        check_settings(self)

    def decide(self, view: View, rng: Rng) -> Decision:
        moves = view.legal_moves()
        if len(moves) == 1:
            return Decision(moves[0], Reason("only_move"))
        found = champion_search(view, rng.bits(), self.search_settings())
        if len(found.candidates) == 1:
            return Decision(found.move, _without_choice(view))
        ranked = sorted(found.candidates, key=lambda one: -one.chips)
        values = tuple((one.move, round(one.chips, 3)) for one in ranked)
        return Decision(found.move, _reason(view, ranked), values)

    def lighter(self, share: float) -> Player:
        """With fewer games on fewer deals, or less time."""
        ms = max(1, round(share * self.ms)) if self.ms else 0
        games, deals = (round(share * count) for count in (self.games, self.deals))
        return replace(self, ms=ms, games=max(_FEWEST, games), deals=max(1, deals))

    def search_settings(self) -> SearchSettings:
        return SearchSettings(**{name: getattr(self, name) for name in bounds_of(Champion)})


def _without_choice(view: View) -> Reason:
    return Reason("dial_out_of_reach" if view.phase == "auction" else "cards_are_equal")


def _reason(view: View, ranked: list[SearchedMove]) -> Reason:
    """The figures that the choice goes by, of the move and of those next to it."""
    told = ranked[:_TOLD]
    others = [one for one in ranked[_TOLD:] if one.move.is_pass]  # what every bid is compared with
    *before, last = (_figures(view, one) for one in [*told, *others])
    return reduce(lambda then, first: Reason("also", first=first, then=then), reversed(before), last)


def _figures(view: View, one: SearchedMove) -> Reason:
    """The chance to make a bid where it is played, or a contract that is declared; for others, to gain."""
    declares = view.phase != "auction" and view.seat in view.declarers
    return Reason(
        "searched_bid" if one.played else "searched_contract" if declares else "searched_move",
        move=command(one.move),
        share=round(one.made if one.played else one.chance, 2),
        chips=round(one.chips, 1),
        games=one.games,
    )
