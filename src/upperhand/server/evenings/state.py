"""The state of an evening: a copy of what is stored, and what follows from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.evenings.pairing import Seating
from upperhand.server.evenings.plan import Plan
from upperhand.server.evenings.standings import Compared, Result, Standing, compare, rank
from upperhand.server.refusal import RefusalError
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import (
    EveningPersonRow,
    EveningResultRow,
    EveningRow,
    EveningTableRow,
)

_CHANGING = ("second_id", "phase", "round", "rounds", "paused", "deadline", "seconds_left", "ended_at")


@dataclass
class EveningState:
    """Never changed by hand: what is written is read again."""

    row: EveningRow
    director: str
    people: Sequence[EveningPersonRow]
    tables: Sequence[EveningTableRow]
    #: What was made at each table, by round and number.
    results: dict[tuple[int, int], Sequence[Result]] = field(default_factory=dict)

    @classmethod
    async def outline(cls, row: EveningRow, queries: Queries) -> "EveningState":
        """The evening and its people, without what was played."""
        director = await queries.person(row.director_id)
        return cls(row, director.name if director else "", await queries.evening_people(row.code), [])

    @classmethod
    async def load(cls, code: str, queries: Queries) -> "EveningState | None":
        row = await queries.evening(code)
        if row is None:
            return None
        state = await cls.outline(row, queries)
        state.tables = await queries.evening_tables(code)
        for each in await queries.evening_results(code):
            at = each.round, each.table
            state.results[at] = [*state.results.get(at, ()), result_of(each)]
        return state

    @property
    def code(self) -> str:
        return self.row.code

    @cached_property
    def plan(self) -> Plan:
        return Plan.from_stored(self.row.plan)

    @property
    def deadline(self) -> datetime | None:
        """SQLite does not keep the time zone."""
        deadline = self.row.deadline
        return deadline and deadline.replace(tzinfo=deadline.tzinfo or UTC)

    def changed(self, **otherwise: Any) -> Mapping[str, Any]:
        """What is stored of the evening, with some values changed."""
        return {name: getattr(self.row, name) for name in _CHANGING} | otherwise

    # --- people ---

    def person(self, person: Person) -> EveningPersonRow | None:
        return next((each for each in self.people if each.person_id == person.id), None)

    def numbered(self, number: int) -> EveningPersonRow:
        found = next((each for each in self.people if each.number == number), None)
        if found is None:
            raise RefusalError("not_found", Reason("evening_nobody"), status=404)
        return found

    @property
    def playing(self) -> list[EveningPersonRow]:
        """Those who are seated in the next round."""
        return [each for each in self.people if each.state == "in"]

    def directs(self, person: Person | None) -> bool:
        return person is not None and person.id in (self.row.director_id, self.row.second_id)

    def free_name(self, name: str) -> str:
        """The name, with a number if somebody else here has it."""
        taken = {each.name.lower() for each in self.people}
        names = (name, *(f"{name} {number}" for number in range(2, 1_000)))
        return next(each for each in names if each.lower() not in taken)

    # --- tables ---

    def tables_of(self, number: int) -> list[EveningTableRow]:
        """The tables of a round."""
        return [table for table in self.tables if table.round == number]

    @property
    def seatings(self) -> list[Seating]:
        """The tables of all rounds so far."""
        return [tuple(table.seats) for table in self.tables]

    def table_with(self, number: int) -> EveningTableRow | None:
        """Where somebody sits in the running round."""
        if self.row.phase != "playing":
            return None
        return next((table for table in self.tables_of(self.row.round) if number in table.seats), None)

    # --- results ---

    def told(self) -> list[Result]:
        """The results that tell nobody anything about a deal they still play.

        In the running round, these are the deals that all tables have finished.
        """
        found = [result for results in self.results.values() for result in results]
        if self.row.phase != "playing":
            return found
        tables = len(self.tables_of(self.row.round))
        finished: dict[int, set[int]] = {}
        for result in found:
            if result.round == self.row.round:
                finished.setdefault(result.board, set()).add(result.table)
        return [
            result
            for result in found
            if result.round != self.row.round or len(finished[result.board]) == tables
        ]

    def compared(self) -> list[Compared]:
        return compare(self.told())

    def standings(self, compared: Sequence[Compared]) -> list[Standing]:
        """Of all who have played, or are going to."""
        played = {each.result.person for each in compared}
        shown = [each.number for each in self.people if each.state == "in" or each.number in played]
        return rank(shown, compared)


def result_of(row: EveningResultRow) -> Result:
    return Result(
        round=row.round,
        board=row.board,
        table=row.table,
        seat=row.seat,
        person=row.person,
        name=row.name,
        points=row.points,
        own=row.own,
        game_id=row.game_id,
    )
