"""The learned player with search: compares the network's favourite moves in games on likely deals."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import Annotated

from upperhand._core import Rng
from upperhand._core.big_two import SearchedMove, SearchOutcome, SearchSettings, View, champion_search
from upperhand.big_two.players.network import NetworkPlayer
from upperhand.big_two.weights import ROLLOUT, SHIPPED, load_network
from upperhand.player import Decision, Player
from upperhand.reason import Reason
from upperhand.spec import Between, Milliseconds, Share, Threads, bounds_of, check_settings


@dataclass(frozen=True)
class Champion:
    """Plays the network's move unless another one is clearly better in simulated games on likely deals.

    A win that nobody can prevent is played at once. Otherwise the `candidates` that the network prefers are
    compared over `playouts` games, which a smaller network plays to their end on the same deals for all;
    the worse half drops out early. A deal is likely if that network would have made the decisions of the
    opponents: `deals` are sampled by that, `trust` 0 treats all deals equally, and `floor` is the minimum
    probability of a decision. A move must gain more than `errors` errors to replace the network's: the
    standard error of the games, and `doubt` for the difference between simulated games and the real one, in
    hands of thirteen cards. A gain that is smaller counts as none, also in the figures that it tells. With
    at most `solve` cards in all hands a deal is solved exactly. `ms` searches by the clock instead of by
    counts.
    """

    candidates: Annotated[int, Between(1, 64)] = 4
    least_prior: Share = 0.0
    playouts: Annotated[int, Between(2, 10**6)] = 100
    deals: Annotated[int, Between(1, 10**5)] = 60
    trust: Share = 0.7
    floor: Annotated[float, Between(1e-6, 1)] = 0.02
    temperature: Annotated[float, Between(0, 10)] = 0.5
    errors: Annotated[float, Between(0, 100)] = 1.5
    doubt: Annotated[float, Between(0, 10)] = 0.05
    solve: Annotated[int, Between(0, 52)] = 0
    ms: Milliseconds = 0
    threads: Threads = 1
    weights: str = SHIPPED
    rollout: str = ROLLOUT

    def __post_init__(self) -> None:
        check_settings(self)

    def decide(self, view: View, rng: Rng) -> Decision:
        moves = view.legal_moves()
        if len(moves) == 1:
            return Decision(moves[0], Reason("only_move"))
        found = champion_search(
            view, load_network(self.weights), load_network(self.rollout), rng.bits(), self.search_settings()
        )
        values = tuple((one.move, round(one.counted_points, 3)) for one in found.candidates)
        return Decision(found.move, _reason(found), values)

    def lighter(self, share: float) -> Player:
        """With fewer games on fewer deals, or less time; with none, the network's move."""
        ms, playouts, deals = (round(share * count) for count in (self.ms, self.playouts, self.deals))
        if (ms if self.ms else playouts // self.candidates // 2) < 1:
            return NetworkPlayer(self.weights)
        return replace(self, ms=ms, playouts=max(2, playouts), deals=max(1, deals))

    def search_settings(self, most_ms: int = 0, settling: int = 0) -> SearchSettings:
        """The numbers among these settings, as the core takes them.

        `most_ms` is a limit to its counts; `settling` are steps towards likely deals before any is believed.
        """
        numbers = {name: getattr(self, name) for name in bounds_of(Champion)}
        return SearchSettings(**numbers, most_ms=most_ms, settling=settling)


def _reason(found: SearchOutcome) -> Reason:
    if found.forced:
        return Reason("won_from_here")
    if len(found.candidates) == 1:
        return Reason("nothing_near", points=round(found.candidates[0].points, 1))
    ranked = sorted(found.candidates, key=lambda one: (one.move != found.move, -one.counted_points))
    *before, last = map(_simulated, ranked)
    return reduce(lambda then, first: Reason("also", first=first, then=then), reversed(before), last)


def _simulated(one: SearchedMove) -> Reason:
    """The figures that the choice goes by."""
    share, points = round(one.counted_wins, 2), round(one.counted_points, 1)
    if one.move.is_pass:
        return Reason("simulated_pass", share=share, games=one.playouts, points=points)
    return Reason("simulated_play", play=one.move, share=share, games=one.playouts, points=points)
