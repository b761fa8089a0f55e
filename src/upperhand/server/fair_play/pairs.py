"""Pairs: people who often meet at rated tables, and whether points or passes flow between them.

What two people make at one table is compared with what they would make if points only depended on how strong
each is. The points of a table of n sum to zero; so let somebody make their strength less the mean strength
of the others. Against all people, that is on average their strength a; of two at one table, one makes
(a - b) n / (n - 1) more than the other, and both make (a + b) (n - 2) / (n - 1) together.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
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
_LEAST_PLAYS = 10  # of the other, and of others, to compare passes
#: How many plays of a kind somebody is taken to have passed on as they do in general.
_PRIOR_PLAYS = 2

#: Two people by their ids, in order.
Couple = tuple[str, str]
#: Plays to beat that are about as hard: by the cards of the play, and the size of the decision.
Kind = tuple[int, int]


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
    #: What these would be for a difference, or a sum, of strengths of one.
    gap_of_strength: Mean = field(default_factory=Mean)
    both_of_strength: Mean = field(default_factory=Mean)
    #: Plays of the other that each could have beaten as the policy would, and on which they passed.
    passes: dict[str, "PassCounts"] = field(default_factory=lambda: defaultdict(PassCounts))


@dataclass(slots=True)
class PassCounts:
    """Plays that the policy would beat, and how often somebody passed on them, in all and by kind."""

    all: Shares = field(default_factory=Shares)
    kinds: dict[Kind, list[int]] = field(default_factory=dict)

    def add(self, decided: Sequence[Decided]) -> None:
        """Those of one game."""
        self.all.add(sum(one.passed for one in decided), len(decided))
        for one in decided:
            assert one.beaten is not None
            counts = self.kinds.setdefault((one.beaten[1], one.size), [0, 0])
            counts[0] += one.passed
            counts[1] += 1


@dataclass(frozen=True, slots=True)
class Passes:
    """How often somebody passes on the plays of the other, where the policy would play."""

    on_other: Shares
    #: As they do on plays of others that are as hard to beat.
    expected: float
    more: Estimate

    def to_json(self) -> dict[str, Any]:
        return {
            "on_other": round(self.on_other.share, 4),
            "plays_of_other": self.on_other.cases,
            "expected": round(self.expected, 4),
            "more": self.more.to_json(),
        }


@dataclass(frozen=True, slots=True)
class PairFigures:
    couple: Couple
    games: int
    #: Points by which the first gains on the second beyond what their strengths explain, or the second on the
    #: first if it is below zero.
    flow: Estimate
    #: Points that both make together beyond what their strengths explain.
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
        self._all = Mean()
        self._passes: dict[str, PassCounts] = defaultdict(PassCounts)

    def add(self, game: RatedGame, stake: float, players: int, decided: Sequence[Decided]) -> None:
        """A game of so many seats; its decisions may not have been looked at."""
        scores = {sitter.person: sitter.score / stake for sitter in game.sitters.values()}
        for person, score in scores.items():
            self._scores[person].add(score)
            self._all.add(score)
        pairs = [pair for couple in _couples(game.sitters) if (pair := self._pair(couple, scores, players))]
        self._add_passes(game, decided, pairs)

    def _pair(self, couple: Couple, scores: Mapping[str, float], players: int) -> Pair | None:
        if couple not in self._pairs:
            if not self._meetings.often(couple, self._least):
                return None
            self._pairs[couple] = Pair({person: Mean() for person in couple})
        pair, (one, other) = self._pairs[couple], couple
        for person in couple:
            pair.scores[person].add(scores[person])
        pair.gap.add(scores[one] - scores[other])
        pair.both.add(scores[one] + scores[other])
        pair.gap_of_strength.add(players / (players - 1))
        pair.both_of_strength.add((players - 2) / (players - 1))
        return pair

    def _add_passes(self, game: RatedGame, decided: Sequence[Decided], pairs: Sequence[Pair]) -> None:
        by_person: dict[str, list[Decided]] = defaultdict(list)
        by_both: dict[tuple[str, str], list[Decided]] = defaultdict(list)
        for one in decided:
            if one.beaten is not None:
                person, whose = game.sitters[one.seat].person, game.sitters.get(one.beaten[0])
                by_person[person].append(one)
                if whose is not None:
                    by_both[person, whose.person].append(one)
        for person, own in by_person.items():
            self._passes[person].add(own)
        for pair in pairs:
            first, second = pair.scores
            for both in ((first, second), (second, first)):
                if both in by_both:
                    pair.passes[both[0]].add(by_both[both])

    def figures(self) -> list[PairFigures]:
        """Those of pairs that have met often enough, the most remarkable first."""
        found = [
            self._figures(couple, pair)
            for couple, pair in self._pairs.items()
            if pair.gap.games >= self._least
        ]
        return sorted(found, key=lambda one: (-one.rank, one.couple))

    def _figures(self, couple: Couple, pair: Pair) -> PairFigures:
        first, second = (self._strength(person, pair) for person in couple)
        error = sqrt(first.error**2 + second.error**2)
        gap, both = Estimate(first.value - second.value, error), Estimate(first.value + second.value, error)
        passes = {person: _passes(on_other, self._passes[person]) for person, on_other in pair.passes.items()}
        return PairFigures(
            couple=couple,
            games=pair.gap.games,
            flow=self._beyond(pair.gap, gap, pair.gap_of_strength.mean),
            together=self._beyond(pair.both, both, pair.both_of_strength.mean),
            passes={person: found for person, found in passes.items() if found is not None},
        )

    def _strength(self, person: str, pair: Pair) -> Estimate:
        """What somebody makes per game without the other."""
        found = self._scores[person].without(pair.scores[person])
        games = found.games + PRIOR_GAMES
        return Estimate(found.total / games, sqrt(self._all.variance / games))

    def _beyond(self, made: Mean, strength: Estimate, factor: float) -> Estimate:
        """What was made beyond what strengths explain."""
        variance = made.variance or 2 * self._all.variance
        error = sqrt(variance / made.games + (factor * strength.error) ** 2)
        return Estimate(made.mean - factor * strength.value, error, made.games - 1)


def _passes(on_other: PassCounts, on_all: PassCounts) -> Passes | None:
    """Kind by kind beside the plays of others; errors are wider because decisions come in games."""
    made, others = on_other.all, on_all.all.cases - on_other.all.cases
    if min(made.cases, others) < _LEAST_PLAYS:
        return None
    usual = (on_all.all.hits - made.hits + 1) / (others + 2)
    expected = variance = 0.0
    for kind, (hits, cases) in on_other.kinds.items():
        hits_of_all, cases_of_all = on_all.kinds[kind]
        known = cases_of_all - cases + _PRIOR_PLAYS
        share = (hits_of_all - hits + _PRIOR_PLAYS * usual) / known
        expected += cases * share
        variance += cases * share * (1 - share) * (1 + cases / known)
    error = sqrt(on_all.all.spread * variance) / made.cases
    more = Estimate(made.share - expected / made.cases, error, made.games - 1)
    return Passes(made, expected / made.cases, more)
