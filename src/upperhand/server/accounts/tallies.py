"""Tallies: ratings, points and patterns of who played, brought up to date within the end of a game.

They are read and written in the transaction of the last move, of which there can be only one; so a game
counts once, whatever happens meanwhile.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.sql import Executable

from upperhand.server.accounts.ratings import Result, Skill, meetings, rate
from upperhand.server.storage.changes import table_of
from upperhand.server.storage.journal import Work
from upperhand.server.storage.schema import PatternRow, RatingRow

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
    """Counts a game that is over. Every statement costs all tables time, so there are few."""

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
    """One game more; a computer that sat in several seats is counted for each."""
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
