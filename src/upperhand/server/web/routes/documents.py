"""The addresses of the page: whether something is there, and what a link to it says and shows."""

from dataclasses import replace

from starlette.datastructures import Headers
from starlette.types import Scope

from upperhand import Record, games
from upperhand.locales import preferred, say, word
from upperhand.reason import Reason
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.settings import Settings
from upperhand.server.web.page import Document
from upperhand.server.web.routes.pictures import invitation, occasion_title
from upperhand.server.web.routes.records import finished_game

#: Routes of the page whose part is a game.
OF_A_GAME = frozenset({"rules", "lesson", "puzzles", "today", "daily", "offline"})
_OCCASIONS = frozenset({"puzzles", "today", "daily"})


async def describe(route: str, part: str, scope: Scope) -> Document:
    """Profiles are not told apart: only a guest may see their own."""
    playroom: Playroom = scope["app"].state.playroom
    headers = Headers(scope=scope)
    try:
        found = await _told(route, part, playroom, _language(headers))
    except RefusalError:
        return Document(found=False)
    if not found.picture:
        return found
    site = origin(playroom.settings, scope["scheme"], headers)
    picture = f"{site}/api/pictures/{found.picture}?language={_language(headers)}"
    return replace(found, address=f"{site}{scope['path']}", picture=picture)


async def _told(route: str, part: str, playroom: Playroom, language: str) -> Document:
    """The picture is the end of its address."""
    if route in OF_A_GAME:
        if part not in games.GAMES:
            return Document(found=False)
        return _occasion(route, part, language) if route in _OCCASIONS else Document()
    if route == "room":
        title, about, _ = invitation(part, playroom, language)
        return Document(title=title, about=about, picture=f"room/{part.upper()}.png")
    if route == "evening":
        return Document(title=(await playroom.evenings.state_of(part.upper())).row.name)
    if route == "review":
        return await _review(part, playroom, language)
    return Document()


def _occasion(route: str, game: str, language: str) -> Document:
    title = f"{occasion_title(route, language)}: {word('game', game, language)}"
    about = say(Reason("shared_daily_about"), language) if route == "daily" else ""
    return Document(title=title, about=about, picture=f"{route}/{game}.png")


async def _review(identity: str, playroom: Playroom, language: str) -> Document:
    record = Record.from_json((await finished_game(identity, playroom)).record)
    names = [each.name for each in await playroom.queries.seatings(identity)] or list(record.seats)
    title = Reason("shared_title", game=word("game", record.game, language), names=names)
    scores = [
        say(Reason("shared_score", name=name, points=points), language)
        for name, points in zip(names, record.scores or (), strict=False)
    ]
    return Document(
        title=say(title, language),
        about=say(Reason("shared_about", scores=scores), language),
        picture=f"review/{identity}.png",
    )


def origin(settings: Settings, scheme: str, headers: Headers) -> str:
    """Where people find this server: as the operator says, or as the request was sent.

    Behind a proxy that changes the name of the host, only `origins` has the name that people know.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    own = f"{scheme}://{headers.get('host', '').lower()}"
    named = [each.rstrip("/") for each in settings.origins.split()]
    return named[0] if named and own not in settings.allowed_origins else own


def _language(headers: Headers) -> str:
    """The first language of the reader that has a catalogue, or English."""
    wanted = headers.get("accept-language", "").split(",")
    return preferred(each.partition(";")[0].strip() for each in wanted)
