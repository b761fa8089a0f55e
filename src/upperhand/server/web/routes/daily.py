"""The deal of the day: playing it, and the results of those who did."""

from fastapi import APIRouter, Request

from upperhand.server.accounts.sessions import COOKIE, Person
from upperhand.server.playroom import Playroom
from upperhand.server.rooms.daily import SEAT, share_beaten, today
from upperhand.server.web.routes.dependencies import Address, CurrentPerson, ThePlayroom
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.puzzles import DailyReply, DailyResult

router = APIRouter(prefix="/api/daily", tags=["daily"])

_SHOWN = 100


@router.get("")
async def show_daily(
    request: Request, playroom: ThePlayroom, address: Address, game: Game = "big_two"
) -> DailyReply:
    """The deal of today. Results tell what can be made of it: those see them who have finished."""
    playroom.limits.check("request", address)
    return await _told(playroom, await playroom.sessions.find(request.cookies.get(COOKIE)), game)


@router.post("", status_code=201)
async def play_daily(person: CurrentPerson, playroom: ThePlayroom, game: Game = "big_two") -> DailyReply:
    """Makes this person's room with the deal of today, or finds the one they have; only one try counts."""
    playroom.limits.check("room", person.id)
    await playroom.daily.play(person, today(), game)
    return await _told(playroom, person, game)


async def _told(playroom: Playroom, person: Person | None, game: Game) -> DailyReply:
    day = today()
    scores = await playroom.queries.daily_scores(day, game, SEAT)
    mine = next((points for who, _, points in scores if person and who == person.id), None)
    others = [points for who, _, points in scores if not person or who != person.id]
    finished = mine is not None
    return DailyReply(
        day=day,
        game=game,
        room=await playroom.queries.daily_try(person.id, day, game) if person else None,
        points=mine,
        place=None if mine is None else _place(mine, others),
        share=None if mine is None else share_beaten(mine, others),
        champion=await playroom.daily.champion(day, game) if finished else None,
        finished=len(scores),
        results=[
            DailyResult(
                place=_place(points, [each for _, _, each in scores]),
                name=name,
                points=points,
                you=person is not None and who == person.id,
            )
            for who, name, points in scores[:_SHOWN]
        ]
        if finished
        else [],
    )


def _place(points: int, others: list[int]) -> int:
    return 1 + sum(each > points for each in others)
