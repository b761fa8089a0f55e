"""History: what a person's games can be filtered by, statistics over time, and all of it as files."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import date
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Query
from starlette.responses import Response, StreamingResponse

from upperhand import games
from upperhand.server.accounts import statistics
from upperhand.server.accounts.statistics import Tally
from upperhand.server.playroom import Playroom
from upperhand.server.storage.past_games import GameFilter, Place
from upperhand.server.web.routes.dependencies import CurrentPerson, CurrentPlayer, ThePlayroom
from upperhand.server.web.wire.common import MAX_SPEC, Game
from upperhand.server.web.wire.history import (
    CurvePoint,
    GameOverTime,
    HistoryChoices,
    MistakeInfo,
    PlayedKind,
    Result,
    ReviewedInfo,
    Role,
    StatisticsReply,
    TallyInfo,
)

router = APIRouter(prefix="/api/history", tags=["history"])

_TEXT = r"^[^\x00]*$"  # PostgreSQL has no such sign
_AT_ONCE = 200  # Records that are read together for a file


def game_filter(
    game: Game | None = None,
    result: Result | None = None,
    kind: Annotated[str | None, Query(max_length=32, pattern=_TEXT)] = None,
    role: Role | None = None,
    person: Annotated[str | None, Query(max_length=24, pattern=_TEXT)] = None,
    level: Annotated[str | None, Query(max_length=MAX_SPEC, pattern=_TEXT)] = None,
    since: date | None = None,
    until: date | None = None,
) -> GameFilter:
    # A day beyond the calendar cannot be counted from; nobody played then.
    last = None if until is None or until.year > 9_000 else until
    return GameFilter(game, result, kind, role, person, level, since, last)


TheFilter = Annotated[GameFilter, Depends(game_filter)]


@router.get("/choices")
async def list_choices(person: CurrentPerson, playroom: ThePlayroom) -> HistoryChoices:
    """What the person's games can be filtered by."""
    met = await playroom.queries.opponents_of(person.id)
    kinds = await playroom.queries.kinds_of(person.id)
    return HistoryChoices(
        people=[name for name, computer in met if not computer],
        levels=[name for name, computer in met if computer],
        kinds=[PlayedKind(game=cast(Game, game), kind=kind) for game, kind in sorted(kinds)],
    )


@router.get("/statistics")
async def show_statistics(person: CurrentPerson, playroom: ThePlayroom, wanted: TheFilter) -> StatisticsReply:
    """How the person's games went over time; the same filters as for the list of games."""
    rows = await playroom.queries.results_of(person.id, wanted)
    reviews = await playroom.queries.reviews_of(person.id, wanted)
    return await asyncio.to_thread(_statistics, rows, reviews)  # of 10,000 games, no table shall wait for it


@router.get("/games.jsonl", response_class=StreamingResponse)
async def download_games(person: CurrentPlayer, playroom: ThePlayroom) -> StreamingResponse:
    """All finished games of the person as Records, one a line, the oldest first."""
    playroom.limits.check("export", person.id)
    headers = {"content-disposition": 'attachment; filename="upperhand-games.jsonl"'}
    lines = _records(person.id, playroom)
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


@router.get("/data.json")
async def download_data(person: CurrentPerson, playroom: ThePlayroom) -> Response:
    """What is kept about the person, except the games: profile, settings, ratings, statistics, puzzles."""
    playroom.limits.check("export", person.id)
    told = await show_statistics(person, playroom, GameFilter())
    stored = await playroom.queries.stored_about(person.id)
    text = json.dumps(stored | {"statistics": told.model_dump()["games"]}, default=str, indent=1)
    headers = {"content-disposition": 'attachment; filename="upperhand-data.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def _records(person_id: str, playroom: Playroom) -> AsyncIterator[str]:
    after: Place | None = None
    while found := await playroom.queries.records_of(person_id, after, _AT_ONCE):
        yield "".join(f"{record}\n" for record, _, _ in found)
        _, ended_at, identity = found[-1]
        after = Place(ended_at, identity)


def _statistics(rows: Sequence[Any], reviews: Sequence[Any]) -> StatisticsReply:
    by_game: dict[str, tuple[list[Any], list[Any]]] = {game: ([], []) for game in games.GAMES}
    for row in rows:
        by_game[row.game][0].append(row)
    for review in reviews:
        by_game[review.game][1].append(review)
    return StatisticsReply(games=[_of_game(game, *each) for game, each in by_game.items() if each[0]])


def _of_game(game: str, rows: Sequence[Any], reviews: Sequence[Any]) -> GameOverTime:
    return GameOverTime(
        game=cast(Game, game),
        unit=games.words(game).SCORE,
        total=_tally(game, statistics.tally(rows)),
        periods=[_tally(day.isoformat(), each) for day, each in statistics.over_time(rows)],
        kinds=_tallies(statistics.by(rows, "kind")),
        roles=_tallies(statistics.by(rows, "role")),
        curve=[
            CurvePoint(
                number=point.number,
                day=point.day.isoformat(),
                score=point.score,
                rating=None if point.rating is None else round(point.rating),
            )
            for point in statistics.curve(rows)
        ],
        reviewed=_reviewed(reviews),
    )


def _tallies(found: Mapping[str, Tally]) -> list[TallyInfo]:
    return [_tally(name, each) for name, each in found.items()]


def _tally(name: str, found: Tally) -> TallyInfo:
    return TallyInfo(name=name, played=found.played, won=found.won, lost=found.lost, score=found.score)


def _reviewed(rows: Sequence[Any]) -> ReviewedInfo:
    found = statistics.mistakes(rows)
    return ReviewedInfo(
        games=found.reviewed,
        decisions=found.decisions,
        accuracy=found.accuracy,
        mistakes=[
            MistakeInfo(kind=kind, count=count, loss=loss) for kind, (count, loss) in found.kinds.items()
        ],
    )
