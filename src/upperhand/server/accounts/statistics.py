"""Statistics of a person's games over time, from what is stored about each of them."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from upperhand.server.storage.past_games import in_utc

#: A chart has at most so many columns, and so many points of a curve.
PERIODS, POINTS = 60, 120


@dataclass
class Tally:
    """Games counted together."""

    played: int = 0
    won: int = 0
    lost: int = 0
    score: int = 0

    def add(self, row: Any) -> None:
        self.played += 1
        self.won += row.result == "won"
        self.lost += row.result == "lost"
        self.score += row.score


@dataclass(frozen=True)
class Point:
    """After a game, counted from 1: all points so far, and the rating."""

    number: int
    day: date
    score: int
    rating: float | None


@dataclass
class Mistakes:
    """What reviews found; `kinds` has how often something cost how much."""

    reviewed: int = 0
    decisions: int = 0
    accuracy: float | None = None
    kinds: dict[str, tuple[int, float]] = field(default_factory=dict)


def tally(rows: Iterable[Any]) -> Tally:
    found = Tally()
    for row in rows:
        found.add(row)
    return found


def by(rows: Iterable[Any], name: str) -> dict[str, Tally]:
    """Tallies by a column, the most games first; rows without it are left out."""
    found: dict[str, Tally] = defaultdict(Tally)
    for row in rows:
        if (value := getattr(row, name)) is not None:
            found[value].add(row)
    return dict(sorted(found.items(), key=lambda each: (-each[1].played, each[0])))


def over_time(rows: Sequence[Any]) -> list[tuple[date, Tally]]:
    """Days, weeks, months or years, each by its first day: the shortest that fit on a chart.

    Periods without games are there too, so that time is told as it passed.
    """
    if not rows:
        return []
    days = [in_utc(row.ended_at).date() for row in rows]
    starts: list[date] = []
    start_of: Callable[[date], date] = _year
    for start_of in (_day, _week, _month, _year):
        starts = _starts(start_of, days[0], days[-1])
        if len(starts) <= PERIODS:
            break
    found = {start: Tally() for start in starts}
    for row, day in zip(rows, days, strict=True):
        found[start_of(day)].add(row)
    return list(found.items())


def _starts(start_of: Callable[[date], date], first: date, last: date) -> list[date]:
    """The first days of all periods, from low to high."""
    return sorted({start_of(first + timedelta(days=passed)) for passed in range((last - first).days + 1)})


def _day(day: date) -> date:
    return day


def _week(day: date) -> date:
    return day - timedelta(days=day.weekday())


def _month(day: date) -> date:
    return day.replace(day=1)


def _year(day: date) -> date:
    return day.replace(month=1, day=1)


def curve(rows: Sequence[Any]) -> list[Point]:
    """Points and rating game by game; of many games some, evenly, and always the last."""
    score, points = 0, []
    for number, row in enumerate(rows, 1):
        score += row.score
        points.append(Point(number, in_utc(row.ended_at).date(), score, row.rating))
    last = len(points) - 1
    if last < POINTS:
        return points
    return [points[round(step * last / (POINTS - 1))] for step in range(POINTS)]


def mistakes(rows: Sequence[Any]) -> Mistakes:
    """All reviews together; the accuracy is the mean over the decisions."""
    counts: Counter[str] = Counter()
    losses: dict[str, float] = defaultdict(float)
    for row in rows:
        found: Mapping[str, Mapping[str, float]] = row.mistakes
        for kind, told in found.items():
            counts[kind] += int(told["count"])
            losses[kind] += told["loss"]
    decisions = sum(row.decisions for row in rows)
    judged = sum(row.decisions * row.accuracy for row in rows if row.accuracy is not None)
    kinds = sorted(counts, key=lambda kind: -losses[kind])
    return Mistakes(
        reviewed=len(rows),
        decisions=decisions,
        accuracy=round(judged / decisions, 1) if decisions else None,
        kinds={kind: (counts[kind], round(losses[kind], 1)) for kind in kinds},
    )
