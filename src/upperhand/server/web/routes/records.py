"""Records: a person's games, and sharing, downloading, loading and reviewing one."""

import re
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Annotated, cast

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from upperhand import Record, games
from upperhand.errors import RecordError
from upperhand.reason import Reason
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.past_games import GameFilter, Place, in_utc
from upperhand.server.storage.schema import GameRow, HistoryRow, SeatingRow, now
from upperhand.server.web.presenters import bot_seats, texts
from upperhand.server.web.routes.dependencies import (
    Address,
    CurrentPerson,
    CurrentPlayer,
    ThePlayroom,
    sender,
)
from upperhand.server.web.routes.history import TheFilter
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.history import Result, Role
from upperhand.server.web.wire.http import (
    RecordInfo,
    RecordReply,
    RecordRequest,
    RecordsReply,
)
from upperhand.server.web.wire.review import ReviewReader

router = APIRouter(prefix="/api/records", tags=["records"])

_PAGE = 50
_LARGEST = 16 * 1024  # bytes of a Record from elsewhere; a long game has 4 KB
_MOST_LOADED = 200  # Records from elsewhere of one person
_GUESTS_KEEP = timedelta(days=30)
_ID = re.compile("[A-Za-z0-9_-]{12}")


@router.get("")
async def list_records(
    person: CurrentPlayer,
    playroom: ThePlayroom,
    wanted: TheFilter,
    after: Annotated[str | None, Query(max_length=64, pattern=r"^[\w:.+~-]*$")] = None,
) -> RecordsReply:
    """The person's games, newest first, page by page; `after` is the `next` of the page before."""
    found = await playroom.queries.games_of(person.id, wanted, _place(after), _PAGE + 1)
    last = found[_PAGE - 1][1] if len(found) > _PAGE else None
    return RecordsReply(
        records=await _infos(found[:_PAGE], playroom),
        next=None if last is None else f"{in_utc(last.ended_at).isoformat()}~{last.game_id}",
    )


def _place(text: str | None) -> Place | None:
    if text is None:
        return None
    moment, _, identity = text.partition("~")
    try:
        return Place(in_utc(datetime.fromisoformat(moment)), identity)
    except ValueError:
        raise RefusalError("malformed", "after: this is not the end of a page", status=422) from None


@router.post("", status_code=201)
async def load_record(
    wanted: RecordRequest, person: CurrentPerson, playroom: ThePlayroom, address: Address
) -> RecordReply:
    """Stores a Record from elsewhere, if all its moves are valid; that of a guest for a month.

    Only the game is stored, not what else the line says.
    """
    playroom.limits.check("record", person.id)
    playroom.limits.check("records_of", address)
    record = replace(_read(wanted.record), tags={})
    text = record.to_json()
    if len(text.encode()) > _LARGEST:
        raise RefusalError("record", Reason("record_too_long", count=_LARGEST), status=413)
    if await playroom.queries.loaded_games(person.id) >= _MOST_LOADED:
        raise RefusalError("too_many", Reason("too_many_loaded", count=_MOST_LOADED), status=409)
    identity = secrets.token_urlsafe(9)
    expires_at = now() + _GUESTS_KEEP if person.guest else None
    await playroom.journal.write(*changes.loaded_game(identity, record.game, text, person.id, expires_at))
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
async def show_record(identity: str, playroom: ThePlayroom, address: Address) -> RecordReply:
    """Anybody with the link may see a finished game."""
    playroom.limits.check("request", address)
    return _reply(identity, Record.from_json((await finished_game(identity, playroom)).record))


@router.get("/{identity}/download")
async def download_record(identity: str, playroom: ThePlayroom, address: Address) -> Response:
    """The Record as a file: one line of JSON."""
    playroom.limits.check("request", address)
    row = await finished_game(identity, playroom)
    headers = {"content-disposition": f'attachment; filename="upperhand-{identity}.jsonl"'}
    return PlainTextResponse(row.record + "\n", headers=headers, media_type="application/jsonl")


@router.get("/{identity}/review", response_class=StreamingResponse)
async def review_record(
    identity: str, request: Request, playroom: ThePlayroom, address: Address
) -> StreamingResponse:
    """The review with all hands open: lines of JSON (`ReviewLine`), which arrive while it is made."""
    row = await finished_game(identity, playroom)
    playroom.limits.check("request", address)
    if not playroom.reviews.knows(identity):
        playroom.limits.check("review", address)
    seatings = await playroom.queries.seatings(identity)
    person = await sender(request, playroom)
    seat = next((each.seat for each in seatings if person and each.dealt_to == person.id), None)
    sitters = tuple((each.name, each.player) for each in seatings)
    stream = playroom.reviews.open(identity, row.record, sitters, address)

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


async def games_of(person_id: str, playroom: Playroom, limit: int) -> list[RecordInfo]:
    """The last finished games of a person, newest first."""
    found = await playroom.queries.games_of(person_id, GameFilter(), None, limit)
    return await _infos(found, playroom)


async def _infos(found: Sequence[tuple[GameRow, HistoryRow]], playroom: Playroom) -> list[RecordInfo]:
    sitting: dict[str, list[SeatingRow]] = defaultdict(list)
    for each in await playroom.queries.seatings_of([row.id for row, _ in found]):
        sitting[each.game_id].append(each)
    return [_info(row, past, sitting[row.id]) for row, past in found]


def _info(row: GameRow, past: HistoryRow, sitting: Sequence[SeatingRow]) -> RecordInfo:
    record = Record.from_json(row.record)
    return RecordInfo(
        id=row.id,
        game=cast(Game, record.game),
        preset=games.write_rules(record.rules, record.game),
        names=[each.name for each in sitting],
        players=[each.player for each in sitting],
        bots=bot_seats(record),
        seat=past.seat,
        scores=None if record.scores is None else list(record.scores),
        moves=len(record.moves),
        ended_at=in_utc(past.ended_at).isoformat(),
        kind=past.kind,
        role=cast(Role | None, past.role),
        result=cast(Result, past.result),
    )


def _reply(identity: str, record: Record) -> RecordReply:
    return RecordReply(
        id=identity,
        game=cast(Game, record.game),
        preset=games.write_rules(record.rules, record.game),
        names=list(record.seats),
        bots=bot_seats(record),
        scores=None if record.scores is None else list(record.scores),
        moves=list(record.moves),
        dealt=[texts(hand) for hand in record.start().dealt],
    )
