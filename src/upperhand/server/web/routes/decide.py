"""POST /api/decide: a player's decision for a game that is played elsewhere."""

from fastapi import APIRouter

from upperhand import games
from upperhand.server.computers.decide import Known
from upperhand.server.computers.workers import WorkerError, WorkRefusedError
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.options import chosen_rules
from upperhand.server.rooms.telling import best_values
from upperhand.server.web.routes.asking import Address, ThePlayroom
from upperhand.server.web.wire.http import DecideReply, DecideRequest

router = APIRouter(prefix="/api", tags=["decide"])


@router.post("/decide")
async def decide(wanted: DecideRequest, playroom: ThePlayroom, address: Address) -> DecideReply:
    """What a player would do, why, and what it thought of the alternatives. Nothing is kept."""
    playroom.limits.check("decide", address)
    player = wanted.player or games.usual_player(wanted.game)
    rules = chosen_rules(wanted.game, wanted.preset, {}, None)
    spec = playroom.computers.check(player, wanted.game, rules)
    start = wanted.dealer if games.has_dealer(wanted.game) else wanted.first
    known = Known(
        game=wanted.game,
        rules_json=rules.to_json(),
        seat=wanted.seat,
        dealt=tuple(wanted.dealt),
        moves=tuple(wanted.moves),
        start=start,
        exposed=tuple((hand.seat, tuple(hand.cards)) for hand in wanted.exposed),
    )
    try:
        decided = await playroom.computers.decide_view(known, spec, wanted.seed)
    except WorkRefusedError as error:
        raise RefusalError("view", str(error), status=422) from None
    except WorkerError as error:
        raise RefusalError("failed", f"the player came to no decision: {error}", status=503) from None
    return DecideReply(
        player=player,
        move=decided.move,
        text=games.words(wanted.game).command(games.load(wanted.game).Move(decided.move)),
        reason=decided.reason,
        values=best_values(decided),
    )
