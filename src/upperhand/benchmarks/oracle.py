"""The Oracle next to a published double-dummy solver: the same values, and how long both take.

The solver is Bo Haglund's DDS as the package `endplay` of the extra `bench` carries it. Both are asked the
same question, how many tricks the side of the leader takes on a fresh deal of 13 cards; each on one thread,
deal by deal in turn, with nothing remembered from one deal to the next.
"""

from collections.abc import Callable
from importlib import import_module
from statistics import mean, median
from typing import Any

from upperhand import Cards
from upperhand.benchmarks.figures import Figure, processor_time
from upperhand.errors import UpperhandError, needs_extra
from upperhand.rikken import Rules, State, arrange
from upperhand.rikken.oracle import Ending, Objective, Oracle

Deal = tuple[Cards, ...]
_TRUMPS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def compare(deals: int, on_deal: Callable[[], None] = lambda: None) -> list[Figure]:
    """The mean time of a deal, with a trump and without; raises if the two solvers differ on any."""
    theirs = _published()
    figures = []
    for name, suits in (("oracle_trump", "SHDC"), ("oracle_no_trump", None)):
        times: list[tuple[float, float]] = []
        for number in range(deals):
            trump = suits[number % 4] if suits else None
            times.append(_both(theirs, _deal(number), number // 4 % 4, trump))
            on_deal()
        figures.append(Figure(name, *_milliseconds(times)))
    return figures


def avoiding(deals: int) -> list[Figure]:
    """The time to say whether a seat can take no trick, or exactly one, on a fresh deal.

    Most deals take next to nothing and a few take very long, so the slow ones have figures of their own.
    """
    figures = []
    for name, aim in (("oracle_misere", "none"), ("oracle_piek", "exactly_one")):
        times = sorted(_alone(number, Objective(aim, [0])) * 1e3 for number in range(deals))
        slow = times[-1 - len(times) // 100]
        figures.append(Figure(name, median(times), "ms, median"))
        figures.append(Figure(f"{name}_slow", slow, "ms, 99% within"))
        figures.append(Figure(f"{name}_slowest", times[-1], "ms, all within"))
    return figures


def _alone(number: int, objective: Objective) -> float:
    ending, oracle = Ending(_deal(number), leader=number % 4), Oracle()
    return processor_time(lambda: oracle.value(ending, objective))


def _milliseconds(times: list[tuple[float, float]]) -> tuple[float, str, float]:
    return mean(ours for ours, _ in times) * 1e3, "ms/deal", mean(theirs for _, theirs in times) * 1e3


def _deal(number: int) -> Deal:
    return State.deal(Rules(), number).dealt


def _both(theirs: "_Published", deal: Deal, leader: int, trump: str | None) -> tuple[float, float]:
    found: dict[str, int] = {}
    ending, side = Ending(deal, leader, trump), Objective("most_tricks", [leader, (leader + 2) % 4])
    oracle, question = Oracle(), theirs.question(deal, leader, trump)
    ours_took = processor_time(lambda: found.update(ours=oracle.value(ending, side)))
    theirs_took = processor_time(lambda: found.update(theirs=theirs.answer(question)))
    if found["ours"] != found["theirs"]:
        hands = "/".join(map(str, deal))
        raise UpperhandError(f"{hands}, seat {leader} leads, trump {trump}: {found}")
    return ours_took, theirs_took


class _Published:
    """The other solver, with the seats 0 to 3 as north, east, south and west."""

    def __init__(self, types: Any, solve: Any) -> None:
        self._types, self._solve = types, solve

    def question(self, deal: Deal, leader: int, trump: str | None) -> Any:
        asked = self._types.Deal("N:" + " ".join(map(_suit_by_suit, deal)))
        asked.first = list(self._types.Player)[leader]
        asked.trump = getattr(self._types.Denom, _TRUMPS[trump] if trump else "nt")
        return asked

    def answer(self, question: Any) -> int:
        """One card that takes the most tricks, which is what a value costs."""
        ((_, tricks), *_) = self._solve.solve_board(question, self._solve.SolveMode.OptimalOne)
        return int(tricks)


def _suit_by_suit(hand: Cards) -> str:
    cards = [str(card) for card in arrange(hand)]
    return ".".join("".join(card[0] for card in cards if card[1] == wanted) for wanted in "SHDC")


def _published() -> _Published:
    with needs_extra("bench", "the published solver"):
        return _Published(import_module("endplay.types"), import_module("endplay.dds.solve"))
