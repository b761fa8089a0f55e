"""Puzzles: one to solve, the one of the day, and answers, before which no solution leaves the server."""

import asyncio
import hashlib
import secrets
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from upperhand import games
from upperhand.puzzles import Attempt, Puzzle, attempt, kind_of, shipped
from upperhand.reason import Reason
from upperhand.server.accounts.puzzle_scores import count_try, score_of
from upperhand.server.accounts.sessions import Person
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.daily import today
from upperhand.server.rooms.options import rules_as_json
from upperhand.server.rooms.state import NAMES
from upperhand.server.rooms.table import Table
from upperhand.server.web.presenters import View
from upperhand.server.web.presenters.rikken import opened
from upperhand.server.web.routes.dependencies import CurrentPerson, ThePlayroom
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.puzzles import (
    PuzzleAnswer,
    PuzzleAnswerReply,
    PuzzleId,
    PuzzleKind,
    PuzzlePosition,
    PuzzleReply,
    PuzzleStanding,
    PuzzleStep,
)
from upperhand.server.web.wire.views import RikkenView

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

_NEAR = 12  # puzzles of about the right rating, of which one is drawn

Id = Annotated[PuzzleId, Path()]


@router.get("/next")
async def next_puzzle(
    person: CurrentPerson,
    playroom: ThePlayroom,
    game: Game = "big_two",
    kind: Annotated[PuzzleKind | None, Query()] = None,
) -> PuzzleReply:
    """A puzzle near the person's rating that they have not tried; an old one if they have tried all."""
    playroom.limits.check("puzzle", person.id)
    found = [puzzle for puzzle in shipped(game) if kind in (None, puzzle.kind)]
    if not found:
        raise RefusalError("not_found", Reason("no_such_puzzle"), status=404)
    tried = set(await playroom.queries.tried_puzzles(person.id))
    rating = score_of(await playroom.queries.puzzle_score(person.id, game)).rating
    new = [puzzle for puzzle in found if puzzle.id not in tried] or found
    near = sorted(new, key=lambda puzzle: abs(puzzle.rating - rating))[:_NEAR]
    return await _told(secrets.choice(near), person, playroom)


@router.get("/today")
async def puzzle_of_the_day(
    person: CurrentPerson, playroom: ThePlayroom, game: Game = "big_two"
) -> PuzzleReply:
    """The same for everybody until midnight UTC."""
    playroom.limits.check("puzzle", person.id)
    found, drawn = shipped(game), hashlib.sha256(f"{game}/{today()}".encode()).digest()
    return await _told(found[int.from_bytes(drawn[:8]) % len(found)], person, playroom)


@router.get("/{puzzle_id}")
async def show_puzzle(puzzle_id: Id, person: CurrentPerson, playroom: ThePlayroom) -> PuzzleReply:
    playroom.limits.check("puzzle", person.id)
    return await _told(_find(puzzle_id), person, playroom)


@router.post("/{puzzle_id}/answer")
async def answer_puzzle(
    puzzle_id: Id, answer: PuzzleAnswer, person: CurrentPerson, playroom: ThePlayroom
) -> PuzzleAnswerReply:
    """Whether the moves are right so far, and how the others reply; the first try at a puzzle counts."""
    playroom.limits.check("puzzle", person.id)
    puzzle = _find(puzzle_id)
    # In a thread: the Oracle may need a tenth of a second, in which tables must go on.
    found = await asyncio.to_thread(attempt, puzzle, answer.moves)
    if found.status != "open":
        solved = found.status == "solved"
        await playroom.journal.write(
            count_try(person.id, puzzle.game, puzzle.id, puzzle.rating, solved=solved)
        )
    return PuzzleAnswerReply(
        status=found.status,
        reason=found.reason,
        right=list(found.right),
        solution=_steps(puzzle, person) if found.status != "open" else [],
        standing=await _standing(puzzle.game, person, playroom),
        **_played(puzzle, found, person),
    )


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in games.GAMES for puzzle in shipped(game)}


def _find(puzzle_id: str) -> Puzzle:
    found = _by_id().get(puzzle_id)
    if found is None:
        raise RefusalError("not_found", Reason("no_such_puzzle"), status=404)
    return found


async def _standing(game: str, person: Person, playroom: Playroom) -> PuzzleStanding:
    return PuzzleStanding(**asdict(score_of(await playroom.queries.puzzle_score(person.id, game))))


async def _told(puzzle: Puzzle, person: Person, playroom: Playroom) -> PuzzleReply:
    table = _table(puzzle, person)
    return PuzzleReply(
        id=puzzle.id,
        game=puzzle.game,  # type: ignore[arg-type]
        kind=puzzle.kind,  # type: ignore[arg-type]
        preset=puzzle.rules,
        rules=rules_as_json(table.state.rules),
        rating=puzzle.rating,
        themes=list(puzzle.themes),
        open_hands=puzzle.open_hands,
        goal=kind_of(puzzle).goal(puzzle, table.state),
        position=_position(puzzle, table, table.turn),
        events=list(table.events),
        tried=puzzle.id in await playroom.queries.tried_puzzles(person.id),
        standing=await _standing(puzzle.game, person, playroom),
    )


# --- what the solver sees ---


def _table(puzzle: Puzzle, person: Person) -> Table:
    """The table at the position: the solver, and computers with names of their own."""
    solver, seats = puzzle.state().turn, len(puzzle.record().seats)
    others = iter([name for name in NAMES if name.lower() != person.name.lower()])
    names = [person.name if seat == solver else next(others) for seat in range(seats)]
    record = puzzle.record(names)
    table = Table(puzzle.game, 1, puzzle.id, record.start(), teaching=False)
    for text in puzzle.moves[table.ply :]:
        table.play(table.read(text), "start")
    return table


def _played(puzzle: Puzzle, found: Attempt, person: Person) -> dict[str, Any]:
    table = _table(puzzle, person)
    solver, before = table.turn, table.ply
    for seat, move in found.state.history[before:]:
        table.play(move, "person" if seat == solver else "computer")
    position = _position(puzzle, table, solver, asked=found.status == "open")
    return {"position": position, "events": list(table.events[before:])}


def _steps(puzzle: Puzzle, person: Person) -> list[PuzzleStep]:
    """The solution move by move, as the solver sees it."""
    table = _table(puzzle, person)
    solver, steps = table.turn, []
    for text in puzzle.line:
        by_solver = table.turn == solver
        event = table.play(table.read(text), "person" if by_solver else "computer")
        steps.append(PuzzleStep(event=event, view=_seen(puzzle, table, solver)))
    return steps


def _position(puzzle: Puzzle, table: Table, seat: int, *, asked: bool = True) -> PuzzlePosition:
    legal, why_not = table.legal(seat) if asked else ([], {})
    return PuzzlePosition(ply=table.ply, view=_seen(puzzle, table, seat), legal=legal, why_not=why_not)


def _seen(puzzle: Puzzle, table: Table, seat: int) -> View:
    view = table.seen(seat)
    if not puzzle.open_hands:
        return view
    assert isinstance(view, RikkenView), "only Rikken has puzzles with open hands"
    return opened(view, table.state)
