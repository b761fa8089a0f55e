"""Ratings: OpenSkill's Plackett-Luce model, in which everybody at a table competes with everybody else.

A person has a rating against everybody, one against people only, and one against each computer they met;
computers are rated on the same scale by the people they met. A table without people rates nobody.

Ratings, points and patterns are read and written in the transaction of a game's last move. There is only one
such move, so a game counts once, whatever happens meanwhile.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.sql import Executable

from upperhand.server.storage.changes import table_of
from upperhand.server.storage.journal import Work
from upperhand.server.storage.schema import PatternRow, RatingRow

#: The opponents of a rating that is not against a single computer; no spec looks like this.
EVERYBODY, PEOPLE = "(everybody)", "(people)"
#: A rating is this many deviations below the estimate: a strength that is almost certain.
_SURE = 3.0
_MODEL = PlackettLuce()


@dataclass(frozen=True)
class Skill:
    """What the model knows about a player: an estimate and its deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def rating(self) -> float:
        """A beginner is unknown and has rating 0."""
        return self.mu - _SURE * self.sigma


@dataclass(frozen=True)
class Result:
    """The result of the player in one seat: a person's id, or the level or spec of a computer."""

    rated: str
    is_person: bool
    score: int
    won: bool
    #: What was played, such as kinds of combinations or a contract.
    patterns: tuple[str, ...] = ()


def meetings(results: Sequence[Result]) -> dict[str, list[Result]]:
    """Who met whom in a game, by the opponent that the rating is against."""
    people = [result for result in results if result.is_person]
    computers = sorted({result.rated for result in results if not result.is_person})
    met = {EVERYBODY: list(results), PEOPLE: people}
    met |= {name: [each for each in results if each.is_person or each.rated == name] for name in computers}
    return {against: who for against, who in met.items() if people and len({each.rated for each in who}) > 1}


def rate(known: Mapping[str, Skill], results: Sequence[Result]) -> dict[str, Skill]:
    """Skills after a game; a level that sat in several seats is ranked by its mean score."""
    scores = {
        rated: [each.score for each in seats] for rated, seats in groupby(sorted(results, key=_who), key=_who)
    }
    teams = [
        [_MODEL.rating(skill.mu, skill.sigma)] for skill in (known.get(each, Skill()) for each in scores)
    ]
    rated = _MODEL.rate(teams, scores=[sum(each) / len(each) for each in scores.values()])
    return {who: Skill(team[0].mu, team[0].sigma) for who, team in zip(scores, rated, strict=True)}


def _who(result: Result) -> str:
    return result.rated


# --- what is stored ---

_RATINGS, _PATTERNS = table_of(RatingRow), table_of(PatternRow)

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
    .values({name: bindparam(f"new_{name}") for name in ("mu", "sigma", "rating", "played", "won", "score")})
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
        if met := meetings(results):
            _count_ratings(connection, game, met)
            _count_patterns(connection, game, [each for each in results if each.is_person])

    return count


def _count_ratings(connection: Connection, game: str, met: Mapping[str, Sequence[Result]]) -> None:
    people = {each.rated for who in met.values() for each in who if each.is_person}
    rated = {each.rated for who in met.values() for each in who}
    wanted = {"of_game": game, "of_against": sorted(met), "of_rated": sorted(rated)}
    before = {(row.against, row.rated): row for row in connection.execute(_RATINGS_KNOWN, wanted)}
    new, changed = [], []
    for against, who in met.items():
        known = {each.rated: before.get((against, each.rated)) for each in who}
        skills = rate({name: Skill(row.mu, row.sigma) for name, row in known.items() if row}, who)
        for name, skill in skills.items():
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
        "mu": skill.mu,
        "sigma": skill.sigma,
        "rating": skill.rating,
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
