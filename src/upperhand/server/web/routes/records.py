"""Records: a person's games, and sharing, downloading, loading and reviewing one."""

import secrets
from typing import Annotated, cast

from fastapi import APIRouter, Path
from starlette.responses import JSONResponse, PlainTextResponse, Response

from upperhand import Record, games
from upperhand.errors import RecordError
from upperhand.pool import WorkerError
from upperhand.reason import Reason
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.schema import GameRow
from upperhand.server.web.presenters import texts
from upperhand.server.web.routes.dependencies import Address, CurrentPerson, ThePlayroom
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.http import (
    RecordInfo,
    RecordReply,
    RecordRequest,
    RecordsReply,
    ReviewPending,
    ReviewReply,
)

router = APIRouter(prefix="/api/records", tags=["records"])

RecordId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{12}$")]


@router.get("")
async def list_records(person: CurrentPerson, playroom: ThePlayroom) -> RecordsReply:
    """The person's games, newest first."""
    found = await playroom.queries.games_of(person.id)
    return RecordsReply(records=[record_info(row, seat) for row, seat in found])


@router.post("", status_code=201)
async def load_record(wanted: RecordRequest, person: CurrentPerson, playroom: ThePlayroom) -> RecordReply:
    """Stores a Record from elsewhere, if all its moves are valid."""
    playroom.limits.check("record", person.id)
    record = Record.from_json(wanted.record)
    if len(record.moves) > 1_000:
        raise RecordError("a record to load has at most 1000 moves")
    record.replay()
    identity = secrets.token_urlsafe(9)
    await playroom.journal.write(changes.loaded_game(identity, record.game, record.to_json()))
    return _reply(identity, record)


@router.get("/{identity}")
async def show_record(identity: RecordId, playroom: ThePlayroom) -> RecordReply:
    """Anybody with the link may see a finished game."""
    return _reply(identity, Record.from_json((await _ended(identity, playroom)).record))


@router.get("/{identity}/download")
async def download_record(identity: RecordId, playroom: ThePlayroom) -> Response:
    """The Record as a file: one line of JSON."""
    row = await _ended(identity, playroom)
    headers = {"content-disposition": f'attachment; filename="upperhand-{identity}.jsonl"'}
    return PlainTextResponse(row.record + "\n", headers=headers, media_type="application/jsonl")


@router.get("/{identity}/review", responses={200: {"model": ReviewReply}, 202: {"model": ReviewPending}})
async def review_record(identity: RecordId, playroom: ThePlayroom, address: Address) -> Response:
    """The review with all hands open; 202 while it is running."""
    row = await _ended(identity, playroom)
    if not playroom.reviews.knows(identity):
        playroom.limits.check("review", address)
    try:
        found = await playroom.reviews.find(identity, row.record)
    except WorkerError as error:
        raise RefusalError("failed", Reason("review_failed", problem=error), status=503) from None
    if found is None:
        return JSONResponse(ReviewPending(state="working").model_dump(), 202)
    return Response(found, media_type="application/json")


async def _ended(identity: str, playroom: Playroom) -> GameRow:
    """A running game counts as unknown: its Record contains everybody's cards."""
    row = await playroom.queries.game(identity)
    if row is None or not row.over:
        raise RefusalError("not_found", Reason("no_such_game"), status=404)
    return row


def record_info(row: GameRow, seat: int) -> RecordInfo:
    record = Record.from_json(row.record)
    return RecordInfo(
        id=row.id,
        game=cast(Game, record.game),
        preset=games.write_rules(record.rules, record.game),
        names=list(record.seats),
        seat=seat,
        scores=None if record.scores is None else list(record.scores),
        moves=len(record.moves),
        ended_at=None if row.ended_at is None else row.ended_at.isoformat(),
    )


def _reply(identity: str, record: Record) -> RecordReply:
    return RecordReply(
        id=identity,
        game=cast(Game, record.game),
        preset=games.write_rules(record.rules, record.game),
        names=list(record.seats),
        scores=None if record.scores is None else list(record.scores),
        moves=list(record.moves),
        dealt=[texts(hand) for hand in record.start().dealt],
    )
