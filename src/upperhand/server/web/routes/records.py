"""Records: a person's games, and sharing, downloading, loading and reviewing one."""

import re
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from typing import cast

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from upperhand import Record, games
from upperhand.errors import RecordError
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.schema import GameRow, SeatingRow
from upperhand.server.web.presenters import texts
from upperhand.server.web.routes.dependencies import Address, CurrentPerson, ThePlayroom
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.http import (
    RecordInfo,
    RecordReply,
    RecordRequest,
    RecordsReply,
)
from upperhand.server.web.wire.review import ReviewReader

router = APIRouter(prefix="/api/records", tags=["records"])

_ID = re.compile("[A-Za-z0-9_-]{12}")


@router.get("")
async def list_records(person: CurrentPerson, playroom: ThePlayroom) -> RecordsReply:
    """The person's games, newest first."""
    return RecordsReply(records=await games_of(person.id, playroom))


@router.post("", status_code=201)
async def load_record(wanted: RecordRequest, person: CurrentPerson, playroom: ThePlayroom) -> RecordReply:
    """Stores a Record from elsewhere, if all its moves are valid."""
    playroom.limits.check("record", person.id)
    record = _read(wanted.record)
    identity = secrets.token_urlsafe(9)
    await playroom.journal.write(changes.loaded_game(identity, record.game, record.to_json()))
    return _reply(identity, record)


def _read(text: str) -> Record:
    try:
        record = Record.from_json(text)
        if len(record.moves) > 1_000:
            raise RecordError("a record to load has at most 1000 moves")
        record.replay()
    except RecordError as error:
        known = '"upperhand"' in text
        why = Reason("bad_record", problem=error.problem) if known else Reason("no_record")
        raise RefusalError("record", why, status=422) from None
    return record


@router.get("/{identity}")
async def show_record(identity: str, playroom: ThePlayroom) -> RecordReply:
    """Anybody with the link may see a finished game."""
    return _reply(identity, Record.from_json((await finished_game(identity, playroom)).record))


@router.get("/{identity}/download")
async def download_record(identity: str, playroom: ThePlayroom) -> Response:
    """The Record as a file: one line of JSON."""
    row = await finished_game(identity, playroom)
    headers = {"content-disposition": f'attachment; filename="upperhand-{identity}.jsonl"'}
    return PlainTextResponse(row.record + "\n", headers=headers, media_type="application/jsonl")


@router.get("/{identity}/review", response_class=StreamingResponse)
async def review_record(
    identity: str, request: Request, playroom: ThePlayroom, address: Address
) -> StreamingResponse:
    """The review with all hands open: lines of JSON (`ReviewLine`), which arrive while it is made."""
    row = await finished_game(identity, playroom)
    if not playroom.reviews.knows(identity):
        playroom.limits.check("review", address)
    seatings = await playroom.queries.seatings(identity)
    person = await playroom.sessions.find(request.cookies.get(COOKIE))
    seat = next((each.seat for each in seatings if person and each.dealt_to == person.id), None)
    stream = playroom.reviews.open(identity, row.record, tuple((each.name, each.player) for each in seatings))

    async def lines() -> AsyncIterator[str]:
        yield ReviewReader(seat=seat).model_dump_json() + "\n"
        async for line in stream.lines():
            yield line + "\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def finished_game(identity: str, playroom: Playroom) -> GameRow:
    """The game of that id; refused if there is none, or if it is not over."""
    row = await playroom.queries.finished_game(identity) if _ID.fullmatch(identity) else None
    if row is None:
        raise RefusalError("not_found", Reason("no_such_game"), status=404)
    return row


async def games_of(person_id: str, playroom: Playroom, limit: int = 100) -> list[RecordInfo]:
    """The finished games of a person, newest first."""
    found = await playroom.queries.games_of(person_id, limit)
    sitting: dict[str, list[SeatingRow]] = defaultdict(list)
    for each in await playroom.queries.seatings_of([row.id for row, _ in found]):
        sitting[each.game_id].append(each)
    return [_info(row, seat, sitting[row.id]) for row, seat in found]


def _info(row: GameRow, seat: int, sitting: Sequence[SeatingRow]) -> RecordInfo:
    record = Record.from_json(row.record)
    return RecordInfo(
        id=row.id,
        game=cast(Game, record.game),
        preset=games.write_rules(record.rules, record.game),
        names=[each.name for each in sitting],
        players=[each.player for each in sitting],
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
