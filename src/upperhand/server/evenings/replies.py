"""What is told of an evening: its page, its results, and a table of them for other programs."""

import csv
import io
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import cast

from upperhand.server.accounts.sessions import Person
from upperhand.server.evenings.evening import Evening
from upperhand.server.evenings.standings import Compared
from upperhand.server.evenings.state import EveningState
from upperhand.server.storage.schema import EveningTableRow
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.evenings import (
    BoardResult,
    EveningInfo,
    EveningNow,
    EveningPerson,
    EveningPhase,
    EveningReply,
    EveningResults,
    EveningSeat,
    EveningStanding,
    EveningTable,
    EveningYou,
    OtherResult,
    PersonResults,
    PersonState,
)


def evening_info(state: EveningState, people: int) -> EveningInfo:
    plan, row = state.plan, state.row
    return EveningInfo(
        code=row.code,
        name=row.name,
        game=cast(Game, plan.game),
        preset=plan.preset,
        phase=cast(EveningPhase, row.phase),
        paused=row.paused,
        round=row.round,
        rounds=row.rounds,
        games=plan.games,
        people=people,
        director=state.director,
        starts_at=_starts_at(state),
        ended_at=_moment(row.ended_at),
    )


def evening_now(state: EveningState, evening: Evening | None, person: Person | None) -> EveningNow:
    row, left = state.row, evening.seconds_left if evening else None
    known = row.phase != "coming" or state.plan.timed  # otherwise it waits for a director
    return EveningNow(
        version=evening.version if evening else 0,
        code=row.code,
        name=row.name,
        phase=cast(EveningPhase, row.phase),
        paused=row.paused,
        round=row.round,
        rounds=row.rounds,
        left_ms=round(left * 1000) if left is not None and known else None,
        you=_you(state, evening, person),
    )


def evening_reply(state: EveningState, evening: Evening | None, person: Person | None) -> EveningReply:
    plan = state.plan
    return EveningReply(
        **vars(evening_now(state, evening, person)),
        game=cast(Game, plan.game),
        preset=plan.preset,
        games=plan.games,
        timer=plan.timer,
        minutes=plan.minutes,
        rest=plan.rest,
        level=plan.level,
        pace=plan.pace,
        private=plan.private,
        director=state.director,
        starts_at=_starts_at(state),
        ended_at=_moment(state.row.ended_at),
        people=[
            EveningPerson(
                number=each.number,
                name=each.name,
                state=cast(PersonState, each.state),
                here=evening is not None and evening.is_here(each.person_id),
                second=each.person_id == state.row.second_id,
                you=person is not None and each.person_id == person.id,
            )
            for each in state.people
        ],
        tables=[_table(state, evening, table, person) for table in state.tables_of(state.row.round)],
        standings=_standings(state),
    )


def _you(state: EveningState, evening: Evening | None, person: Person | None) -> EveningYou:
    known = state.person(person) if person else None
    return EveningYou(
        number=known.number if known else None,
        state=cast(PersonState, known.state) if known else None,
        director=state.directs(person),
        room=evening.room_of(known) if evening and known else None,
    )


def _table(
    state: EveningState, evening: Evening | None, table: EveningTableRow, person: Person | None
) -> EveningTable:
    known = state.person(person) if person else None
    mine = known is not None and known.number in table.seats
    room = evening.room_at(table.number) if evening else None
    results = state.results.get((table.round, table.number), ())
    return EveningTable(
        number=table.number,
        room=table.room_code if mine else None,
        seats=[
            EveningSeat(number=number, name="" if number is None else state.numbered(number).name)
            for number in table.seats
        ],
        played=len({result.board for result in results}),
        over=state.row.phase != "playing" or room is None or room.state.phase == "over",
    )


def _standings(state: EveningState) -> list[EveningStanding]:
    compared = state.compared()
    by_round: dict[tuple[int | None, int], Fraction] = defaultdict(Fraction)
    for each in compared:
        by_round[each.result.person, each.result.round] += each.difference
    rounds = range(1, state.row.round + 1)
    return [
        EveningStanding(
            place=each.rank,
            number=each.person,
            name=state.numbered(each.person).name,
            difference=_rounded(each.difference),
            points=each.points,
            boards=each.boards,
            by_round=[
                _rounded(by_round[each.person, number]) if (each.person, number) in by_round else None
                for number in rounds
            ],
        )
        for each in state.standings(compared)
    ]


def evening_results(state: EveningState) -> EveningResults:
    """Every deal of everybody, with what others made of the same cards."""
    compared, boards = state.compared(), defaultdict(list)
    for each in compared:
        boards[each.result.person].append(each)
    return EveningResults(
        code=state.code,
        name=state.row.name,
        game=cast(Game, state.plan.game),
        preset=state.plan.preset,
        phase=cast(EveningPhase, state.row.phase),
        rounds=state.row.rounds,
        people=[
            PersonResults(
                place=each.rank,
                number=each.person,
                name=state.numbered(each.person).name,
                difference=_rounded(each.difference),
                points=each.points,
                boards=[_board(one, _open_round(state)) for one in boards[each.person]],
            )
            for each in state.standings(compared)
        ],
    )


def _open_round(state: EveningState) -> int:
    """The last round whose games anybody may see."""
    return state.row.round - 1 if state.row.phase == "playing" else state.row.round


def _board(compared: Compared, open_round: int) -> BoardResult:
    result = compared.result
    return BoardResult(
        round=result.round,
        board=result.board,
        table=result.table,
        seat=result.seat,
        points=result.points,
        mean=None if compared.mean is None else _rounded(compared.mean),
        difference=_rounded(compared.difference),
        by_computer=not result.own,
        others=[
            OtherResult(name=each.name, table=each.table, points=each.points)
            for each in sorted(compared.others, key=lambda each: (-each.points, each.table))
        ],
        record_id=result.game_id if result.round <= open_round else None,
    )


_COLUMNS = ("place", "name", "difference", "points", "round", "board", "table", "seat", "own points")
_COMPARED = ("mean of others", "own difference", "played by computer")


def results_csv(results: EveningResults) -> str:
    """One line for each deal of each person; who has none yet has one line."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow((*_COLUMNS, *_COMPARED))
    for person in results.people:
        who = person.place, _plain(person.name), person.difference, person.points
        lines.writerows((*who, *each) for each in _cells(person.boards))
    return text.getvalue()


def _cells(boards: Sequence[BoardResult]) -> Iterable[tuple[object, ...]]:
    for each in boards:
        at = each.round, each.board, each.table, each.seat + 1, each.points
        yield (
            *at,
            "" if each.mean is None else each.mean,
            each.difference,
            "yes" if each.by_computer else "no",
        )
    if not boards:
        yield ("",) * 8


def _plain(name: str) -> str:
    """A spreadsheet takes a text that begins like this for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


def _rounded(value: Fraction) -> float:
    return round(float(value), 2)


def _starts_at(state: EveningState) -> str | None:
    return _moment(state.row.deadline) if state.plan.timed and state.row.phase == "coming" else None


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.replace(tzinfo=moment.tzinfo or UTC).isoformat()
