"""Whether an order that the thesis prints, with its ties, is the order of our figures."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import HELD, NOT_HELD, OPEN, Interval, above, all_of
from upperhand.experiments.rikken.players import TITLES
from upperhand.experiments.wording import Found

Order = Sequence[tuple[str, ...]]  # from the best on; types in one tuple are printed as equal
TIE = 0.02  # of the games: types that differ by no more are as good as equal


def order_verdict(order: Order, gaps: Found, name: str = "made") -> str:
    """Held if every better type is ahead of the next, and every tie within the margin, by their intervals."""
    ahead = [above(gaps[first][second][f"{name}_ci"]) for first, second in neighbours(order)]
    tied = [near(gaps[first][second][f"{name}_ci"]) for first, second in _ties(order)]
    return all_of(ahead + tied)


def near(interval: Interval, margin: float = TIE) -> str:
    """Whether a difference is no larger than the margin.

    >>> near([-0.01, 0.015]), near([0.03, 0.05]), near([-0.01, 0.03])
    ('held', '**not held**', 'open')
    """
    low, high = interval
    if low is None or high is None:
        return OPEN
    if low > margin or high < -margin:
        return NOT_HELD
    return HELD if low >= -margin and high <= margin else OPEN


def printed(order: Order) -> str:
    """An order of the thesis: `Random > Basic = Monte-Carlo`."""
    return " > ".join(" = ".join(TITLES[each] for each in group) for group in order)


def ranked(cells: Mapping[str, Found], gaps: Found, name: str = "made") -> str:
    """Our order, best first, with > only where an interval shows it: `Random 40.1% > Basic 31.0% ≈ ...`."""
    order = sorted(cells, key=lambda each: -float(cells[each][name]))
    text = _share(order[0], cells, name)
    for better, worse in pairwise(order):
        shown = above(gaps[better][worse][f"{name}_ci"]) == HELD
        text += f" {'>' if shown else '≈'} {_share(worse, cells, name)}"
    return text


def least_gap(pairs: Sequence[tuple[str, str]], gaps: Found, name: str = "made") -> str:
    """The difference that decides about several."""
    first, second = min(pairs, key=lambda pair: float(gaps[pair[0]][pair[1]][name]))
    found = figure(gaps[first][second], name, 1, 100, "%")
    return f"{TITLES[first]} over {TITLES[second]} {found}"


def _share(player: str, cells: Mapping[str, Found], name: str) -> str:
    return f"{TITLES[player]} {100 * cells[player][name]:.1f}%"


def neighbours(order: Order) -> list[tuple[str, str]]:
    """Each type with each of the group after its own."""
    steps = pairwise(order)
    return [(first, second) for better, worse in steps for first in better for second in worse]


def _ties(order: Order) -> Iterator[tuple[str, str]]:
    for group in order:
        yield from pairwise(group)
