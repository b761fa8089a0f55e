"""Replays that other pages embed: a small page that may be framed, and the game that it shows."""

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from upperhand.server.computers.review import game_line
from upperhand.server.refusal import RefusalError
from upperhand.server.web.page import find_page, no_page
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.routes.records import finished_game
from upperhand.server.web.security import FRAMED
from upperhand.server.web.wire.review import ReviewGame

router = APIRouter(tags=["embed"])

_LIMIT = 60.0  # seconds


@router.get("/embed/{identity}", include_in_schema=False)
async def show_embedded(identity: str, playroom: ThePlayroom) -> Response:
    """The page of a replay. It is the same for every game and every reader, and it asks for no session."""
    folder = find_page(playroom.settings.page_folder)
    if folder is None or not Path(folder, "embed.html").is_file():
        return await no_page()
    try:
        await finished_game(identity, playroom)
        status = 200
    except RefusalError:
        status = 404
    headers = {"cache-control": "no-cache", **FRAMED}
    return FileResponse(Path(folder, "embed.html"), status, headers=headers, media_type="text/html")


@router.get("/api/embed/{identity}", response_model=ReviewGame)
async def show_replay(identity: str, playroom: ThePlayroom, address: Address) -> Response:
    """A finished game with all hands open, move by move, without any judgement; the same for every reader."""
    row = await finished_game(identity, playroom)
    if not playroom.replays.knows(identity):
        playroom.limits.check("embed", address)
    sitters = tuple((each.name, each.player) for each in await playroom.queries.seatings(identity))

    async def made() -> str:
        return await playroom.reviewers.run(_LIMIT, game_line, identity, row.record, sitters)

    text = await playroom.replays.get(identity, made)
    return Response(text, media_type="application/json", headers={"cache-control": "public, max-age=3600"})
