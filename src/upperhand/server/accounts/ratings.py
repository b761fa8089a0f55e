"""Ratings: Glicko over the pairs of a table, on the scale of the levels.

A level of computers has the fixed rating that it was measured to have. A person, and a computer without a
level, has an estimate and its deviation; both change after a game by how each pair at the table came out. A
person has a rating against everybody, one against people only, and one against each computer they met. A
table without people rates nobody. docs/playroom.md explains the method.

Bots are rated apart: a bot is compared with everybody it meets, and for all others it was not there.

Ratings, points and patterns are read and written in the transaction of a game's last move. There is only one
such move, so a game counts once, whatever happens meanwhile.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import log, pi, sqrt
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.sql import Executable

from upperhand.server.storage.changes import table_of
from upperhand.server.storage.journal import Work
from upperhand.server.storage.schema import BotRow, PatternRow, RatingRow

#: The opponents of a rating that is not against a single computer; no spec looks like this.
EVERYBODY, PEOPLE = "(everybody)", "(people)"

#: Where everybody starts, and how uncertain that is: most people are between Beginner and Strong.
START, WIDEST = 1200.0, 400.0
#: A rating never becomes more certain than this, so that it follows a person who learns.
NARROWEST = 60.0
#: A rating is provisional above this deviation: for about 13 games at a table of four.
SETTLED = 150.0
LOWEST_RATING = 100.0
#: Neighbouring levels are about 230 points apart, and the higher one wins 64% of the games between them: so
#: odds of ten to one are 920 points.
_TENFOLD = 920.0
_Q = log(10) / _TENFOLD


@dataclass(frozen=True)
class Skill:
    """What is known about a player: the rating and its deviation."""

    rating: float = START
    deviation: float = WIDEST

    @property
    def provisional(self) -> bool:
        return self.deviation > SETTLED


@dataclass(frozen=True)
class Result:
    """The result of the player in one seat: the id of a person or bot, or the level or spec of a computer."""

    rated: str
    is_person: bool
    score: int
    won: bool
    #: What was played, such as kinds of combinations or a contract.
    patterns: tuple[str, ...] = ()
    #: The rating of a level, which no game changes.
    fixed: int | None = None


def meetings(results: Sequence[Result]) -> dict[str, list[Result]]:
    """Who met whom in a game, by the opponent that the rating is against."""
    people = [result for result in results if result.is_person]
    computers = sorted({result.rated for result in results if not result.is_person})
    met = {EVERYBODY: list(results), PEOPLE: people}
    met |= {name: [each for each in results if each.is_person or each.rated == name] for name in computers}
    return {against: who for against, who in met.items() if people and len({each.rated for each in who}) > 1}


def rate(known: Mapping[str, Skill], results: Sequence[Result], against: str = EVERYBODY) -> dict[str, Skill]:
    """Skills after a game, of everybody whose rating is not fixed.

    Everybody is compared with each other seat, by score. Against a single computer, only its seats count.
    """
    skills = {each.rated: _before(known, each) for each in results}
    after = {}
    for rated, seats in groupby(sorted(results, key=_who), key=_who):
        own = list(seats)
        if own[0].fixed is None:
            pairs = list(_pairs(own, [each for each in results if _meets(own[0], each, against)], skills))
            after[rated] = _updated(skills[rated], pairs, _weight(len(results)) / len(own))
    return after


def _who(result: Result) -> str:
    return result.rated


def _before(known: Mapping[str, Skill], result: Result) -> Skill:
    if result.fixed is not None:
        return Skill(result.fixed, 0.0)
    return known.get(result.rated, Skill())


def _meets(own: Result, other: Result, against: str) -> bool:
    if other.rated == own.rated:
        return False
    return against in (EVERYBODY, PEOPLE) or against in (own.rated, other.rated)


def _pairs(
    own: Sequence[Result], others: Sequence[Result], skills: Mapping[str, Skill]
) -> Iterator[tuple[Skill, float]]:
    """Opponents, and what was reached against each: 1 for more points, a half for as many."""
    for mine in own:
        for other in others:
            yield skills[other.rated], 0.5 + 0.5 * ((mine.score > other.score) - (mine.score < other.score))


def _weight(seats: int) -> float:
    """What one pair of a table counts, in duels.

    The pairs of a table are not independent. The order of n equal players has the Fisher information
    (1/n) * sum(1 - 1/m for m in 2..n) about one of them, a duel has 1/4; it is shared among n - 1 pairs.

    >>> [round(_weight(seats), 2) for seats in (2, 3, 4)]
    [1.0, 0.78, 0.64]
    """
    return 4 / (seats * (seats - 1)) * sum(1 - 1 / left for left in range(2, seats + 1))


def _updated(skill: Skill, pairs: Sequence[tuple[Skill, float]], weight: float) -> Skill:
    """Glickman's update for one rating period, in which every pair counts with a weight."""
    gain = information = 0.0
    for opponent, reached in pairs:
        g = 1 / sqrt(1 + 3 * (_Q * opponent.deviation / pi) ** 2)
        expected = 1 / (1 + 10 ** (g * (opponent.rating - skill.rating) / _TENFOLD))
        gain += weight * g * (reached - expected)
        information += weight * (g * _Q) ** 2 * expected * (1 - expected)
    variance = 1 / (1 / skill.deviation**2 + information)
    rating = max(LOWEST_RATING, skill.rating + _Q * variance * gain)
    return Skill(rating, max(NARROWEST, sqrt(variance)))


# --- what is stored ---

_RATINGS, _PATTERNS, _BOTS = table_of(RatingRow), table_of(PatternRow), table_of(BotRow)
_BOTS_KNOWN = select(_BOTS.c.person_id).where(_BOTS.c.person_id.in_(bindparam("of_people", expanding=True)))

_RATINGS_KNOWN = select(_RATINGS).where(
    _RATINGS.c.game == bindparam("of_game"),
    _RATINGS.c.against.in_(bindparam("of_against", expanding=True)),
    _RATINGS.c.rated.in_(bindparam("of_rated", expanding=True)),
)
_NEW_RATING = insert(_RATINGS)
_RATING = (
    update(_RATINGS)
    .where(
        _RATINGS.c.game == bindparam("of_game"),
        _RATINGS.c.against == bindparam("of_against"),
        _RATINGS.c.rated == bindparam("of_rated"),
    )
    .values({name: bindparam(f"new_{name}") for name in ("rating", "deviation", "played", "won", "score")})
)
_PATTERNS_KNOWN = select(_PATTERNS.c.person_id, _PATTERNS.c.name).where(
    _PATTERNS.c.game == bindparam("of_game"),
    _PATTERNS.c.person_id.in_(bindparam("of_people", expanding=True)),
)
_NEW_PATTERN = insert(_PATTERNS)
_PATTERN = (
    update(_PATTERNS)
    .where(
        _PATTERNS.c.person_id == bindparam("of_person"),
        _PATTERNS.c.game == bindparam("of_game"),
        _PATTERNS.c.name == bindparam("of_name"),
    )
    .values(count=_PATTERNS.c.count + bindparam("more"))
)


def tally(game: str, results: Sequence[Result]) -> Work:
    """Counts a finished game. Every statement costs all tables time, so there are few."""

    def count(connection: Connection) -> None:
        bots = bots_among(connection, results)
        if bots and len({each.rated for each in results}) > 1:  # by the ratings that all had before the game
            _count_ratings(connection, game, {EVERYBODY: results}, bots)
            _count_patterns(connection, game, [each for each in results if each.rated in bots])
        others = [each for each in results if each.rated not in bots]
        if met := meetings(others):
            _count_ratings(connection, game, met)
            _count_patterns(connection, game, [each for each in others if each.is_person])

    return count


def bots_among(connection: Connection, results: Iterable[Result]) -> frozenset[str]:
    """Those who are bots, by their ids."""
    people = sorted({each.rated for each in results if each.is_person})
    found = connection.execute(_BOTS_KNOWN, {"of_people": people}) if people else ()
    return frozenset(row.person_id for row in found)


def met_only_bots(connection: Connection, results: Sequence[Result]) -> frozenset[str]:
    """Who met nobody but bots in a game, which then counts for nothing."""
    bots = bots_among(connection, results)
    others = frozenset(each.rated for each in results if each.rated not in bots)
    return others if bots and len(others) == 1 else frozenset()


def _count_ratings(
    connection: Connection,
    game: str,
    met: Mapping[str, Sequence[Result]],
    only: frozenset[str] | None = None,
) -> None:
    """Counts for everybody, or `only` for some."""
    people = {each.rated for who in met.values() for each in who if each.is_person}
    rated = {each.rated for who in met.values() for each in who}
    wanted = {"of_game": game, "of_against": sorted(met), "of_rated": sorted(rated)}
    before = {(row.against, row.rated): row for row in connection.execute(_RATINGS_KNOWN, wanted)}
    new, changed = [], []
    for against, who in met.items():
        known = {each.rated: before.get((against, each.rated)) for each in who}
        before_it = {name: Skill(row.rating, row.deviation) for name, row in known.items() if row}
        skills = rate(before_it, who, against)
        for name, skill in skills.items():
            if only is not None and name not in only:
                continue
            now = _counted(skill, known[name], [each for each in who if each.rated == name])
            if known[name] is None:
                person = name if name in people else None
                new.append({"game": game, "against": against, "rated": name, "person_id": person} | now)
            else:
                key = {"of_game": game, "of_against": against, "of_rated": name}
                changed.append(key | {f"new_{column}": value for column, value in now.items()})
    _write(connection, _NEW_RATING, new)
    _write(connection, _RATING, changed)


def _counted(skill: Skill, before: Any, seats: Sequence[Result]) -> dict[str, Any]:
    """Adds one game; a computer in several seats is counted for each."""
    return {
        "rating": skill.rating,
        "deviation": skill.deviation,
        "played": len(seats) + (before.played if before else 0),
        "won": sum(seat.won for seat in seats) + (before.won if before else 0),
        "score": sum(seat.score for seat in seats) + (before.score if before else 0),
    }


def _count_patterns(connection: Connection, game: str, people: Sequence[Result]) -> None:
    more = Counter((each.rated, name) for each in people for name in each.patterns)
    wanted = {"of_game": game, "of_people": sorted(each.rated for each in people)}
    known = {(row.person_id, row.name) for row in connection.execute(_PATTERNS_KNOWN, wanted)}
    new = [
        {"person_id": person, "game": game, "name": name, "count": count}
        for (person, name), count in more.items()
        if (person, name) not in known
    ]
    changed = [
        {"of_person": person, "of_game": game, "of_name": name, "more": count}
        for (person, name), count in more.items()
        if (person, name) in known
    ]
    _write(connection, _NEW_PATTERN, new)
    _write(connection, _PATTERN, changed)


def _write(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)
