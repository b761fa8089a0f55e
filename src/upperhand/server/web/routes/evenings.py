"""Evenings of clubs: making, joining, directing and following one."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from upperhand.server.accounts.sessions import COOKIE, Person
from upperhand.server.evenings.replies import (
    evening_info,
    evening_now,
    evening_reply,
    evening_results,
    results_csv,
)
from upperhand.server.evenings.state import EveningState
from upperhand.server.playroom import Playroom
from upperhand.server.web.routes.dependencies import Address, CurrentPerson, ThePlayroom
from upperhand.server.web.wire.common import Code
from upperhand.server.web.wire.evenings import (
    EveningInfo,
    EveningNow,
    EveningReply,
    EveningRequest,
    EveningResults,
    EveningsReply,
    PersonChoice,
)

router = APIRouter(prefix="/api/evenings", tags=["evenings"])

#: Seconds that a page waits for news before it asks again.
PATIENCE = 25.0
#: The version that the page knows; the answer waits for another one.
Since = Annotated[int | None, Query(ge=0)]


@router.get("")
async def list_evenings(request: Request, playroom: ThePlayroom, address: Address) -> EveningsReply:
    """Evenings that are coming, running and past; private ones only for those who take part."""
    person = await _known(request, playroom, address)
    states = [each.state for each in playroom.evenings.open]
    shown = [_info(state) for state in states if not state.plan.private or _takes_part(state, person)]
    rows = await playroom.queries.past_evenings()
    past = [await EveningState.outline(row, playroom.queries) for row in rows]
    return EveningsReply(
        coming=[each for each in shown if each.phase == "coming"],
        running=[each for each in shown if each.phase != "coming"],
        past=[_info(state) for state in past if not state.plan.private or _takes_part(state, person)],
    )


def _info(state: EveningState) -> EveningInfo:
    return evening_info(state, sum(each.state != "removed" for each in state.people))


def _takes_part(state: EveningState, person: Person | None) -> bool:
    return person is not None and (state.directs(person) or state.person(person) is not None)


@router.post("", status_code=201)
async def create_evening(
    wanted: EveningRequest, person: CurrentPerson, playroom: ThePlayroom
) -> EveningReply:
    """Makes an evening; needs an account."""
    playroom.limits.check("evening", person.id)
    evening = await playroom.evenings.create(wanted, person)
    return evening_reply(evening.state, evening, person)


@router.get("/{code}")
async def show_evening(
    code: Code, request: Request, playroom: ThePlayroom, address: Address, since: Since = None
) -> EveningReply:
    """The page of an evening; with `since`, as soon as it is different, or after some time."""
    person = await _known(request, playroom, address)
    await _news(playroom, code, person, since)
    state = await playroom.evenings.state_of(code)
    return evening_reply(state, playroom.evenings.find(code), person)


@router.get("/{code}/now")
async def show_now(
    code: Code, request: Request, playroom: ThePlayroom, address: Address, since: Since = None
) -> EveningNow:
    """The same in short, for a page that shows a table."""
    person = await _known(request, playroom, address)
    await _news(playroom, code, person, since)
    state = await playroom.evenings.state_of(code)
    return evening_now(state, playroom.evenings.find(code), person)


@router.get("/{code}/results")
async def show_results(code: Code, playroom: ThePlayroom, address: Address) -> EveningResults:
    """Every result that may be told: deals that all tables have finished."""
    playroom.limits.check("request", address)
    return evening_results(await playroom.evenings.state_of(code))


@router.get("/{code}/results.csv")
async def download_results(code: Code, playroom: ThePlayroom, address: Address) -> Response:
    """The same as a table."""
    results = await show_results(code, playroom, address)
    headers = {"content-disposition": f'attachment; filename="upperhand-evening-{code}.csv"'}
    return PlainTextResponse(results_csv(results), headers=headers, media_type="text/csv")


@router.post("/{code}/join")
async def join_evening(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> EveningReply:
    """Takes part; after the start, from the next round on."""
    await (await playroom.evenings.running(code)).join(person)
    return await _reply(code, person, playroom)


@router.post("/{code}/leave")
async def leave_evening(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> EveningReply:
    """Leaves; in a running round a computer takes the seat."""
    await (await playroom.evenings.running(code)).leave(person)
    return await _reply(code, person, playroom)


@router.post("/{code}/start")
async def start_evening(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> EveningReply:
    """Starts the first round. This and what follows is for directors."""
    await (await playroom.evenings.running(code)).start(person)
    return await _reply(code, person, playroom)


@router.post("/{code}/pause")
async def pause_evening(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> EveningReply:
    """Stops all tables and clocks."""
    await (await playroom.evenings.running(code)).pause(person)
    return await _reply(code, person, playroom)


@router.post("/{code}/continue")
async def continue_evening(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> EveningReply:
    """Goes on after a pause."""
    await (await playroom.evenings.running(code)).go_on(person)
    return await _reply(code, person, playroom)


@router.post("/{code}/end")
async def end_evening(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> EveningReply:
    """Ends it early: computers finish the games of a running round."""
    await (await playroom.evenings.running(code)).end(person)
    return await _reply(code, person, playroom)


@router.post("/{code}/second")
async def name_second(
    code: Code, wanted: PersonChoice, person: CurrentPerson, playroom: ThePlayroom
) -> EveningReply:
    """Names a second director."""
    await (await playroom.evenings.running(code)).name_second(person, wanted.number)
    return await _reply(code, person, playroom)


@router.post("/{code}/replace")
async def replace_person(
    code: Code, wanted: PersonChoice, person: CurrentPerson, playroom: ThePlayroom
) -> EveningReply:
    """A computer takes the seat of somebody who is missing; they may join again."""
    await (await playroom.evenings.running(code)).take_out(person, wanted.number, "out")
    return await _reply(code, person, playroom)


@router.post("/{code}/remove")
async def remove_person(
    code: Code, wanted: PersonChoice, person: CurrentPerson, playroom: ThePlayroom
) -> EveningReply:
    """Removes somebody, who may not join again."""
    await (await playroom.evenings.running(code)).take_out(person, wanted.number, "removed")
    return await _reply(code, person, playroom)


async def _known(request: Request, playroom: Playroom, address: str) -> Person | None:
    """The person who looks, if there is a session: the page of an evening is public."""
    person = await playroom.sessions.find(request.cookies.get(COOKIE))
    playroom.limits.check("request", person.id if person else address)
    return person


async def _news(playroom: Playroom, code: str, person: Person | None, since: int | None) -> None:
    evening = playroom.evenings.find(code)
    if evening is not None and not playroom.stopping:
        await evening.follow(person, since, PATIENCE)


async def _reply(code: str, person: Person, playroom: Playroom) -> EveningReply:
    return evening_reply(await playroom.evenings.state_of(code), playroom.evenings.find(code), person)
