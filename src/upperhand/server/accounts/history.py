"""History: what a finished game was for each of its people, for their lists and statistics."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select

from upperhand.review import SeatDigest
from upperhand.server.accounts.ratings import EVERYBODY, Result, met_only_bots
from upperhand.server.storage.changes import table_of
from upperhand.server.storage.journal import Work
from upperhand.server.storage.schema import HistoryRow, RatingRow, ReviewRow, now
from upperhand.server.web.presenters import load_presenter, result_of


@dataclass(frozen=True)
class Entry:
    """A game as one of its people had it."""

    person_id: str
    seat: int
    score: int
    result: str
    kind: str | None
    role: str | None
    counted: bool


def entries(game: str, state: Any, people: Mapping[str, int], counted: frozenset[str]) -> list[Entry]:
    """A finished game for everybody who sat there or was dealt cards; `people` has their seats."""
    played, scores = load_presenter(game).played(state), list(state.scores)
    return [
        Entry(
            person_id=person,
            seat=seat,
            score=scores[seat],
            result=result_of(game, scores, seat),
            kind=played.contract or played.finish,
            role=played.role(seat),
            counted=person in counted,
        )
        for person, seat in people.items()
    ]


_HISTORY, _RATINGS, _REVIEWS = table_of(HistoryRow), table_of(RatingRow), table_of(ReviewRow)
_NEW_ENTRY = insert(_HISTORY)
_RATED = select(_RATINGS.c.rated, _RATINGS.c.rating).where(
    _RATINGS.c.game == bindparam("of_game"),
    _RATINGS.c.against == EVERYBODY,
    _RATINGS.c.rated.in_(bindparam("of_people", expanding=True)),
)
_SEATS_OF_PEOPLE = select(_HISTORY.c.seat).where(_HISTORY.c.game_id == bindparam("of_id"))
_NO_REVIEW = delete(_REVIEWS).where(_REVIEWS.c.game_id == bindparam("of_id"))
_NEW_REVIEW = insert(_REVIEWS)


def remember(game_id: str, game: str, made: Sequence[Entry], results: Sequence[Result] = ()) -> Work:
    """Stores a finished game for its people, with the ratings that it led to by these results."""

    def write(connection: Connection) -> None:
        nothing = met_only_bots(connection, results)
        counted = {each.person_id: each.counted and each.person_id not in nothing for each in made}
        whose = [person for person, counts in counted.items() if counts]
        rated = connection.execute(_RATED, {"of_game": game, "of_people": whose}) if whose else ()
        ratings = {row.rated: row.rating for row in rated}
        common = {"game_id": game_id, "game": game, "ended_at": now()}
        rows = [
            common | vars(each) | {"counted": counted[each.person_id], "rating": ratings.get(each.person_id)}
            for each in made
        ]
        if rows:
            connection.execute(_NEW_ENTRY, rows)

    return write


def reviewed(game_id: str, seats: Sequence[SeatDigest]) -> Work:
    """Keeps what a review found about the people of a game; nothing of one that somebody loaded."""

    def write(connection: Connection) -> None:
        people = {row.seat for row in connection.execute(_SEATS_OF_PEOPLE, {"of_id": game_id})}
        connection.execute(_NO_REVIEW, {"of_id": game_id})
        rows = [
            {"game_id": game_id, "seat": seat, **asdict(found)}
            for seat, found in enumerate(seats)
            if seat in people
        ]
        if rows:
            connection.execute(_NEW_REVIEW, rows)

    return write
