"""Who is ahead of whom, in words and as a verdict."""

from collections.abc import Sequence

from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import above
from upperhand.experiments.wording import Found

# How differences of each measure are told: a factor and a unit.
_UNITS = {
    "win_rate": (100, "% of the games"),
    "score": (1, " points a game"),
    "gained": (1, " points a game"),
    "lost": (1, " points a game"),
}


def verdict(found: Found, first: str, second: str, measure: str = "win_rate") -> str:
    return above(_over(found, first, second, measure)[f"{measure}_ci"])


def least_lead(found: Found, pairs: Sequence[tuple[str, str]], measure: str) -> str:
    """The pair where the lead is smallest: what a claim of several orders stands or falls with."""
    least = min(pairs, key=lambda pair: float(_over(found, pair[0], pair[1], measure)[measure]))
    return lead(found, *least, measure)


def lead(found: Found, first: str, second: str, measure: str) -> str:
    factor, unit = _UNITS[measure]
    return f"{first} over {second}: {figure(_over(found, first, second, measure), measure, 1, factor, unit)}"


def _over(found: Found, first: str, second: str, measure: str) -> Found:
    """What the first has over the second; of points lost, how many fewer they are."""
    if measure == "lost":
        first, second = second, first
    over: Found = found["over"][first][second]
    return over


def percent(found: Found, name: str) -> str:
    """A difference of shares, with its sign."""
    text = figure(found, name, 1, 100, "%")
    return text if text.startswith("−") or text == "–" else f"+{text}"
