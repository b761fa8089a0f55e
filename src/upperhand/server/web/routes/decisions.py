"""Decisions and analyses of positions: of other programs, of people who study one, and of finished games."""

from collections.abc import Awaitable
from typing import Any, TypeVar

from fastapi import APIRouter
from starlette.responses import Response

from upperhand import games
from upperhand.errors import reason_of
from upperhand.pool import WorkerError
from upperhand.reason import Reason
from upperhand.server.computers.analysis import Wish, analysed, analysed_record
from upperhand.server.computers.computers import best_values
from upperhand.server.computers.decisions import Known
from upperhand.server.computers.review import with_names
from upperhand.server.computers.workers import WorkRefusedError
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.options import chosen_rules
from upperhand.server.rooms.start import Start, named_record
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.wire.analysis import AnalyseRecordRequest, AnalyseReply, AnalyseRequest
from upperhand.server.web.wire.http import DecideReply, DecideRequest, KnownPosition

router = APIRouter(prefix="/api", tags=["decide"])

T = TypeVar("T")


@router.post("/decide")
async def decide(wanted: DecideRequest, playroom: ThePlayroom, address: Address) -> DecideReply:
    """What a player would do, why, and the values of the alternatives. Nothing is stored."""
    playroom.limits.check("decide", address)
    player = wanted.player or games.usual_player(wanted.game)
    rules = chosen_rules(wanted.game, wanted.preset, {}, None)
    spec = playroom.computers.check(player, wanted.game, rules)
    decided = await _answer(playroom.computers.decide_view(address, _known(wanted, rules), spec, wanted.seed))
    command = games.words(wanted.game).command(games.load(wanted.game).Move(decided.move))
    return DecideReply(
        player=player,
        move=decided.move,
        text=f"{command}: {decided.reason}",
        reason=decided.reason,
        values=best_values(decided),
    )


@router.post("/analyse", responses={200: {"model": AnalyseReply}})
async def analyse(wanted: AnalyseRequest, playroom: ThePlayroom, address: Address) -> Response:
    """A position from what one seat knows: the table, its moves with figures, and who holds what."""
    playroom.limits.check("decide", address)
    known = _known(wanted, chosen_rules(wanted.game, wanted.preset, {}, None))
    wish = Wish(also=tuple(wanted.also), effort=wanted.effort, seed=wanted.seed)
    return _json(await _answer(playroom.computers.run_for_others(address, analysed, known, wish)))


@router.post("/analyse/record", responses={200: {"model": AnalyseReply}})
async def analyse_record(wanted: AnalyseRecordRequest, playroom: ThePlayroom, address: Address) -> Response:
    """A position of a recorded game, as one seat sees it; or with all cards open."""
    playroom.limits.check("decide", address)
    record = Start.of(await named_record(wanted, playroom.queries), wanted.ply).record
    if wanted.record_id is not None:
        sitting = await playroom.queries.seatings_of([wanted.record_id])
        record = with_names(record, (each.name for each in sitting))
    wish = Wish(tuple(wanted.also), wanted.effort, wanted.seed, wanted.open_cards)
    game = record.to_json()
    work = playroom.computers.run_for_others(address, analysed_record, game, wanted.seat, wish)
    return _json(await _answer(work))


def _known(wanted: KnownPosition, rules: Any) -> Known:
    return Known(
        game=wanted.game,
        rules_json=rules.to_json(),
        seat=wanted.seat,
        dealt=tuple(wanted.dealt),
        moves=tuple(wanted.moves),
        start=wanted.dealer if games.has_dealer(wanted.game) else wanted.first,
        exposed=tuple((hand.seat, tuple(hand.cards)) for hand in wanted.exposed),
        partner=wanted.partner,
    )


async def _answer(work: Awaitable[T]) -> T:
    """What a worker found. A position that does not add up is refused with its sentence."""
    try:
        return await work
    except WorkRefusedError as error:
        raise RefusalError("view", reason_of(error) or str(error), status=422) from None
    except WorkerError as error:
        raise RefusalError("failed", Reason("no_decision", problem=error), status=503) from None


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")
