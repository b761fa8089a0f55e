"""The addresses of the page: whether something is there, and what a link to a review says."""

from starlette.datastructures import Headers
from starlette.types import Scope

from upperhand import Record, games
from upperhand.locales import LANGUAGES, say, word
from upperhand.reason import Reason
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.web.page import Document
from upperhand.server.web.routes.records import finished_game

#: Routes of the page whose part is a game.
OF_A_GAME = frozenset({"rules", "lesson", "puzzles", "today", "daily"})


async def describe(route: str, part: str, scope: Scope) -> Document:
    """Profiles are not told apart: only a guest may see their own."""
    playroom: Playroom = scope["app"].state.playroom
    if route in OF_A_GAME:
        return Document(found=part in games.GAMES)
    try:
        if route == "room":
            playroom.rooms.find(part.upper())
        if route == "review":
            return await _review(part, playroom, _language(Headers(scope=scope)))
    except RefusalError:
        return Document(found=False)
    return Document()


async def _review(identity: str, playroom: Playroom, language: str) -> Document:
    record = Record.from_json((await finished_game(identity, playroom)).record)
    names = [each.name for each in await playroom.queries.seatings(identity)] or list(record.seats)
    title = Reason("shared_title", game=word("game", record.game, language), names=names)
    scores = [
        say(Reason("shared_score", name=name, points=points), language)
        for name, points in zip(names, record.scores or (), strict=False)
    ]
    return Document(title=say(title, language), about=say(Reason("shared_about", scores=scores), language))


def _language(headers: Headers) -> str:
    """The first language of the reader that has a catalogue, or English."""
    for wanted in headers.get("accept-language", "").split(","):
        spoken = wanted.partition(";")[0].strip().partition("-")[0].lower()
        for language in LANGUAGES:
            if spoken == language.partition("-")[0]:
                return language
    return "en"
