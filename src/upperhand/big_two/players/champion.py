"""The learned player with search: the network's favourite moves meet in games on likely deals."""

from dataclasses import dataclass
from functools import reduce

from upperhand._core import Rng
from upperhand._core.big_two import SearchedMove, SearchOutcome, SearchSettings, View, champion_search
from upperhand.big_two.weights import ROLLOUT, SHIPPED, load_network
from upperhand.errors import SpecError
from upperhand.player import Decision
from upperhand.reason import Reason

_BOUNDS = (
    ("candidates", 1, 64), ("least_prior", 0, 1), ("playouts", 2, 10**6), ("deals", 1, 10**5),
    ("trust", 0, 1), ("floor", 1e-6, 1), ("temperature", 0, 10),
    ("errors", 0, 100), ("doubt", 0, 10), ("solve", 0, 52), ("ms", 0, 600_000), ("threads", 1, 1024),
)  # fmt: skip


@dataclass(frozen=True)
class Champion:
    """Plays the network's move unless another one gains clearly over it in simulated games on likely deals.

    A win that nobody can prevent is played at once. Otherwise the `candidates` that the network likes best
    are compared over `playouts` games, which a smaller network plays to their end on the same deals for all;
    the worse half drops out early. Deals are likely where that network would have done what the opponents
    did: `deals` are drawn by that, `trust` 0 takes all alike, and `floor` is the least chance that a decision
    is given. A move must gain more than `errors`
    errors to replace the network's: the standard error of the games, and `doubt` for what simulated games
    are not the real one, in hands of thirteen cards. With at most `solve` cards in all hands a deal is solved
    exactly. `ms` searches by the clock instead of by counts.
    """

    candidates: int = 4
    least_prior: float = 0.0
    playouts: int = 100
    deals: int = 60
    trust: float = 0.7
    floor: float = 0.02
    temperature: float = 0.5
    errors: float = 1.5
    doubt: float = 0.05
    solve: int = 0
    ms: int = 0
    threads: int = 1
    weights: str = SHIPPED
    rollout: str = ROLLOUT

    def __post_init__(self) -> None:
        for name, least, most in _BOUNDS:
            if not least <= getattr(self, name) <= most:
                raise SpecError(f"{name} is a number from {least} to {most}, not {getattr(self, name)}")

    def decide(self, view: View, rng: Rng) -> Decision:
        moves = view.legal_moves()
        if len(moves) == 1:
            return Decision(moves[0], Reason("only_move"))
        found = champion_search(
            view, load_network(self.weights), load_network(self.rollout), rng.bits(), self.search_settings()
        )
        values = tuple((one.move, round(one.points, 3)) for one in found.candidates)
        return Decision(found.move, _reason(found), values)

    def search_settings(self) -> SearchSettings:
        """These settings as the core takes them."""
        return SearchSettings(**{name: getattr(self, name) for name, _, _ in _BOUNDS})


def _reason(found: SearchOutcome) -> Reason:
    if found.forced:
        return Reason("won_from_here")
    if len(found.candidates) == 1:
        return Reason("nothing_near", points=round(found.candidates[0].points, 1))
    best = [one for one in found.candidates if one.move == found.move]
    others = [one for one in found.candidates if one.move != found.move]
    *before, last = (_simulated(one) for one in best + others)
    return reduce(lambda then, first: Reason("also", first=first, then=then), reversed(before), last)


def _simulated(one: SearchedMove) -> Reason:
    share, points = round(one.wins, 2), round(one.points, 1)
    if one.move.is_pass:
        return Reason("simulated_pass", share=share, games=one.playouts, points=points)
    return Reason("simulated_play", play=one.move, share=share, games=one.playouts, points=points)
