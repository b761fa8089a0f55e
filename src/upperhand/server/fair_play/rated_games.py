"""The rated games of a playroom with the people who sat there, as a stream."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Row, and_, func, or_, select

from upperhand.server.storage.export import count_finished, pages
from upperhand.server.storage.schema import BotRow, GameRow, HistoryRow, MoveRow, PersonRow, SeatingRow


class Sitter(NamedTuple):
    """A person in a rated game."""

    person: str
    score: int
    #: After the game.
    rating: float | None


@dataclass(slots=True)
class RatedGame:
    id: str
    game: str
    record: str
    #: The people for whom the game counted, by seat. Bots are not among them.
    sitters: dict[int, Sitter]
    #: The moves that people made themselves, by ply: how long each took, in milliseconds, if that is known.
    own_moves: dict[int, int | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Profile:
    name: str
    #: Whether it has no account.
    guest: bool


@dataclass(frozen=True)
class RatedGames:
    """The rated games that ended between two days, in UTC; `game` may be one of the games."""

    engine: Engine
    since: date | None = None
    until: date | None = None
    game: str | None = None

    def count(self) -> int:
        """How many games are read for them, rated or not."""
        return count_finished(self.engine, self.since, self.until)

    def tables(self) -> Iterator[list[tuple[str, dict[int, Sitter]]]]:
        """The games, by page, the oldest first: each with those who sat there, or with nobody."""
        for rows in pages(self.engine, self.since, self.until, (GameRow.game,)):
            with self.engine.connect() as connection:
                found = _sitters(connection, rows)
            yield [(row.game, self._wanted(row, found)) for row in rows]

    def games(self) -> Iterator[list[RatedGame]]:
        """The same with all that was done, without the games that are not rated."""
        for rows in pages(self.engine, self.since, self.until, (GameRow.game, GameRow.record)):
            with self.engine.connect() as connection:
                found = _sitters(connection, rows)
                read = [
                    RatedGame(row.id, row.game, row.record, sitters)
                    for row in rows
                    if (sitters := self._wanted(row, found))
                ]
                _add_moves(connection, read)
            yield read

    def _wanted(self, row: Row[Any], found: Mapping[str, dict[int, Sitter]]) -> dict[int, Sitter]:
        return found.get(row.id, {}) if self.game in (None, row.game) else {}

    def profiles(self, people: Sequence[str]) -> dict[str, Profile]:
        with self.engine.connect() as connection:
            wanted = select(PersonRow.id, PersonRow.name, PersonRow.login).where(PersonRow.id.in_(people))
            return {row.id: Profile(row.name, row.login is None) for row in connection.execute(wanted)}


def _sitters(connection: Connection, rows: Sequence[Row[Any]]) -> dict[str, dict[int, Sitter]]:
    """Who sat where in each game. A seat that two people had is nobody's: it is not known who did what."""
    seat = SeatingRow
    whose = func.coalesce(seat.person_id, seat.dealt_to)
    wanted = (
        select(seat.game_id, seat.seat, whose.label("whose"), HistoryRow.score, HistoryRow.rating)
        .join(HistoryRow, and_(HistoryRow.person_id == whose, HistoryRow.game_id == seat.game_id))
        .outerjoin(BotRow, BotRow.person_id == whose)
        .where(seat.game_id.in_([row.id for row in rows]), HistoryRow.counted, BotRow.person_id.is_(None))
        .where(HistoryRow.seat == seat.seat)
        .where(or_(seat.dealt_to.is_(None), seat.person_id.is_(None), seat.dealt_to == seat.person_id))
    )
    found: dict[str, dict[int, Sitter]] = defaultdict(dict)
    for row in connection.execute(wanted):
        found[row.game_id][row.seat] = Sitter(row.whose, row.score, row.rating)
    return found


def _add_moves(connection: Connection, games: Sequence[RatedGame]) -> None:
    by_id = {game.id: game for game in games}
    wanted = select(MoveRow.game_id, MoveRow.ply, MoveRow.seat, MoveRow.taken_ms)
    wanted = wanted.where(MoveRow.game_id.in_(list(by_id)), MoveRow.made_by == "person")
    for row in connection.execute(wanted) if by_id else ():
        if row.seat in by_id[row.game_id].sitters:
            by_id[row.game_id].own_moves[row.ply] = row.taken_ms
