"""Pairs: people who often meet at rated tables, and whether points or passes flow between them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import inf, sqrt
from typing import Any
from zlib import crc32

import numpy as np

from upperhand.server.fair_play.decisions import Decided
from upperhand.server.fair_play.figures import Estimate, Mean, Shares
from upperhand.server.fair_play.rated_games import RatedGame, Sitter

#: What somebody makes without the other is estimated as if they had also played so many games that came to
#: nothing: so it is known, roughly, also for people who only ever meet each other.
PRIOR_GAMES = 10
_BUCKETS = 1 << 22
_LEAST_PLAYS = 5  # of the other, and of others, to compare passes

#: Two people by their ids, in order.
Couple = tuple[str, str]


class Meetings:
    """Which couples may have met often: never fewer than have. Its memory is the same for any number."""

    def __init__(self) -> None:
        self._counts = np.zeros(_BUCKETS, np.uint16)

    def add(self, sitters: Mapping[int, Sitter]) -> None:
        for couple in _couples(sitters):
            bucket = _bucket(couple)
            if self._counts[bucket] < np.iinfo(np.uint16).max:
                self._counts[bucket] += 1

    def often(self, couple: Couple, least: int) -> bool:
        return bool(self._counts[_bucket(couple)] >= least)


def _bucket(couple: Couple) -> int:
    return crc32(" ".join(couple).encode()) % _BUCKETS


def _couples(sitters: Mapping[int, Sitter]) -> Iterable[Couple]:
    return combinations(sorted({sitter.person for sitter in sitters.values()}), 2)


@dataclass(slots=True)
class Pair:
    """Games in which both sat at the table. Scores are in stakes, so that games of other rules add up."""

    #: What each made there.
    scores: dict[str, Mean]
    #: What the first made more than the second, and what both made.
    gap: Mean = field(default_factory=Mean)
    both: Mean = field(default_factory=Mean)
    #: Plays of the other that each could have beaten as the policy would, and on which they passed.
    passes: dict[str, Shares] = field(default_factory=lambda: defaultdict(Shares))


@dataclass(frozen=True, slots=True)
class Passes:
    """How often somebody passes on the plays of the other, and of others, where the policy would play."""

    on_other: Shares
    others_cases: int
    others_hits: int
    more: Estimate

    def to_json(self) -> dict[str, Any]:
        return {
            "on_other": round(self.on_other.share, 4),
            "plays_of_other": self.on_other.cases,
            "on_others": round(self.others_hits / self.others_cases, 4),
            "plays_of_others": self.others_cases,
            "more": self.more.to_json(),
        }


@dataclass(frozen=True, slots=True)
class PairFigures:
    couple: Couple
    games: int
    #: Points by which the first gains on the second beyond what they make apart; the other way below zero.
    flow: Estimate
    #: Points that both make together beyond what they make apart.
    together: Estimate
    #: By who passes.
    passes: Mapping[str, Passes]

    @property
    def held_back(self) -> Estimate | None:
        """The passes of both: each counts by the plays of the other."""
        if not self.passes:
            return None
        plays = sum(one.on_other.cases for one in self.passes.values())
        weights = [(one.on_other.cases / plays, one.more) for one in self.passes.values()]
        value = sum(weight * more.value for weight, more in weights)
        error = sqrt(sum((weight * more.error) ** 2 for weight, more in weights))
        return Estimate(value, error, self.games - 1)

    @property
    def looks(self) -> int:
        """How many figures were looked at from one side; a flow is looked at from both."""
        return 1 + len(self._above_zero)

    @property
    def _above_zero(self) -> list[Estimate]:
        flow = Estimate(abs(self.flow.value), self.flow.error, self.flow.freedom)
        return [flow, self.together, *([self.held_back] if self.held_back else [])]

    @property
    def rank(self) -> float:
        """The most remarkable of its figures, in standard errors."""
        return max(one.strength for one in self._above_zero)

    def stands_out(self, looks: int) -> bool:
        """Beside so many looks at all pairs."""
        return any(one.stands_out(looks) for one in self._above_zero)


class Pairs:
    """Of all people in the games of one kind who may have met often enough."""

    def __init__(self, meetings: Meetings, least: int) -> None:
        self._meetings, self._least = meetings, least
        self._pairs: dict[Couple, Pair] = {}
        self._scores: dict[str, Mean] = defaultdict(Mean)
        self._passes: dict[str, Shares] = defaultdict(Shares)
        self._all = Mean()

    def add(self, game: RatedGame, stake: float, decided: Sequence[Decided]) -> None:
        """A game; its decisions may not have been looked at."""
        scores = {sitter.person: sitter.score / stake for sitter in game.sitters.values()}
        for person, score in scores.items():
            self._scores[person].add(score)
            self._all.add(score)
        pairs = [pair for couple in _couples(game.sitters) if (pair := self._pair(couple, scores))]
        self._add_passes(game, decided, pairs)

    def _pair(self, couple: Couple, scores: Mapping[str, float]) -> Pair | None:
        if couple not in self._pairs:
            if not self._meetings.often(couple, self._least):
                return None
            self._pairs[couple] = Pair({person: Mean() for person in couple})
        pair, (one, other) = self._pairs[couple], couple
        for person in couple:
            pair.scores[person].add(scores[person])
        pair.gap.add(scores[one] - scores[other])
        pair.both.add(scores[one] + scores[other])
        return pair

    def _add_passes(self, game: RatedGame, decided: Sequence[Decided], pairs: Sequence[Pair]) -> None:
        counts: dict[tuple[str, str | None], list[int]] = defaultdict(lambda: [0, 0])
        for one in decided:
            if one.beaten is not None:
                beaten = game.sitters.get(one.beaten)
                count = counts[game.sitters[one.seat].person, beaten and beaten.person]
                count[0] += one.passed
                count[1] += 1
        by_person: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for (person, _), (passed, plays) in counts.items():
            by_person[person][0] += passed
            by_person[person][1] += plays
        for person, (passed, plays) in by_person.items():
            self._passes[person].add(passed, plays)
        for pair in pairs:
            first, second = pair.scores
            for person, whose in ((first, second), (second, first)):
                if (person, whose) in counts:
                    pair.passes[person].add(*counts[person, whose])

    def figures(self) -> list[PairFigures]:
        """Those of pairs that have met often enough, the most remarkable first."""
        found = [
            self._figures(couple, pair)
            for couple, pair in self._pairs.items()
            if pair.gap.games >= self._least
        ]
        return sorted(found, key=lambda one: (-one.rank, one.couple))

    def _figures(self, couple: Couple, pair: Pair) -> PairFigures:
        one, other = (self._apart(person, pair) for person in couple)
        games = pair.gap.games
        error = one.error**2 + other.error**2
        return PairFigures(
            couple=couple,
            games=games,
            flow=_beyond(pair.gap, one.value - other.value, error, self._all.variance),
            together=_beyond(pair.both, one.value + other.value, error, self._all.variance),
            passes={
                person: found
                for person in couple
                if (found := _passes(pair.passes.get(person), self._passes[person], games)) is not None
            },
        )

    def _apart(self, person: str, pair: Pair) -> Estimate:
        """What somebody makes a game without the other."""
        found = self._scores[person].without(pair.scores[person])
        games = found.games + PRIOR_GAMES
        return Estimate(found.total / games, sqrt(self._all.variance / games))


def _beyond(made: Mean, expected: float, error: float, usual: float) -> Estimate:
    """`error` is the squared one of what is expected, `usual` the variance of one score."""
    variance = made.variance or 2 * usual
    return Estimate(made.mean - expected, sqrt(variance / made.games + error), made.games - 1)


def _passes(on_other: Shares | None, on_all: Shares, games: int) -> Passes | None:
    """By the interval of Agresti and Caffo for two shares, widened because decisions come in games."""
    if on_other is None:
        return None
    cases, hits = on_all.cases - on_other.cases, on_all.hits - on_other.hits
    if min(cases, on_other.cases) < _LEAST_PLAYS:
        return None
    with_other, with_others = (on_other.hits + 1) / (on_other.cases + 2), (hits + 1) / (cases + 2)
    variance = with_other * (1 - with_other) / (on_other.cases + 2)
    variance += with_others * (1 - with_others) / (cases + 2)
    error = sqrt(on_all.spread * variance)
    more = Estimate(with_other - with_others, error, games - 1 if games > 1 else inf)
    return Passes(on_other, cases, hits, more)
