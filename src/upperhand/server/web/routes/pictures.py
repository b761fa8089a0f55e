"""Pictures of shared links: a finished game, an invitation to a room, the deal and the puzzle of the day."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Literal

from fastapi import APIRouter
from starlette.responses import Response

from upperhand import Record, games
from upperhand.locales import say, word
from upperhand.reason import Reason
from upperhand.server.computers.review import with_names
from upperhand.server.playroom import Playroom
from upperhand.server.web.picture import Picture, draw, drawable
from upperhand.server.web.presenters import load_presenter
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.routes.records import finished_game
from upperhand.server.web.wire.common import Game, Language

router = APIRouter(prefix="/api/pictures", tags=["pictures"])

#: A finished game does not change. Other pages may show the picture.
_HEADERS = {"cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin"}
_FANS = {"big_two": ("TD", "JC", "QH", "KS", "2S"), "rikken": ("AS", "AH", "QC", "KD", "JD")}


class Png(Response):
    media_type = "image/png"


@router.get("/review/{identity}.png", response_class=Png)
async def draw_game(
    identity: str, playroom: ThePlayroom, address: Address, language: Language = "en"
) -> Response:
    """The end of a finished game: who played, the points, and the last cards."""
    row = await finished_game(identity, playroom)
    names = [each.name for each in await playroom.queries.seatings(identity)]
    key = ("review", identity, language)
    return await _answer(key, lambda: _of_game(row.record, names, _spoken(language)), playroom, address)


@router.get("/room/{code}.png", response_class=Png)
async def draw_room(
    code: str, playroom: ThePlayroom, address: Address, language: Language = "en"
) -> Response:
    """An invitation. It says nothing about a running game."""
    title, about, game = invitation(code, playroom, _spoken(language))
    wanted = Picture(title if drawable(title) else word("game", game), about, cards=_FANS[game])
    return await _answer(wanted, lambda: wanted, playroom, address)


@router.get("/{occasion}/{game}.png", response_class=Png)
async def draw_occasion(
    occasion: Literal["daily", "today", "puzzles"],
    game: Game,
    playroom: ThePlayroom,
    address: Address,
    language: Language = "en",
) -> Response:
    """The deal or the puzzle of the day, or all puzzles."""
    title, game_title = occasion_title(occasion, _spoken(language)), word("game", game, _spoken(language))
    wanted = Picture(title, game_title, cards=_FANS[game])
    return await _answer(wanted, lambda: wanted, playroom, address)


def invitation(code: str, playroom: Playroom, language: str) -> tuple[str, str, str]:
    """What a link to a room says: who invites to which game, and its rules; then the game."""
    state = playroom.rooms.find(code.upper()).state
    game, preset = state.options.game, games.write_rules(state.options.rules, state.options.game)
    title, host = word("game", game, language), state.host.name
    rules = title if preset.startswith("{") else word("preset", preset.partition(":")[0], language)
    return (
        say(Reason("shared_room", game=title, name=host), language),
        say(Reason("shared_room_about", rules=rules), language),
        game,
    )


def occasion_title(occasion: str, language: str) -> str:
    titles = {
        "daily": Reason("title_daily"),
        "today": Reason("title_today"),
        "puzzles": Reason("title_puzzles"),
    }
    return say(titles[occasion], language)


async def _answer(key: Hashable, wanted: Callable[[], Picture], playroom: Playroom, address: str) -> Response:
    if not playroom.pictures.knows(key):
        playroom.limits.check("picture", address)
    loop = asyncio.get_running_loop()

    async def made() -> bytes:
        return await loop.run_in_executor(playroom.drawing, lambda: draw(wanted()))

    return Png(await playroom.pictures.get(key, made), headers=_HEADERS)


def _of_game(text: str, names: Sequence[str], language: str) -> Picture:
    record = Record.from_json(text)
    shown = tuple(_drawable_name(name, seat) for seat, name in enumerate(names or record.seats))
    state: Any = with_names(record, shown).replay()
    scores = list(state.scores) if state.over else [0] * len(shown)
    best = max(scores)
    return Picture(
        title=word("game", record.game, language),
        caption=say(load_presenter(record.game).headline(state), language, glyphs=True) if state.over else "",
        lines=tuple((name, _signed(score)) for name, score in zip(shown, scores, strict=True)),
        marked=scores.index(best) if scores.count(best) == 1 else None,
        cards=_last_cards(record.game, state) or _FANS[record.game],
    )


def _last_cards(game: str, state: Any) -> tuple[str, ...]:
    """Those that ended the game, or its last trick."""
    count = 1 if games.words(game).ONE_WINNER else len(state.names)
    presenter = load_presenter(game)
    plays = (presenter.table_move(state.rules, seat, move) for seat, move in state.history[-count:])
    return tuple(card for play in plays for card in play.cards)


def _signed(score: int) -> str:
    return f"{score:+}".replace("-", "\N{MINUS SIGN}") if score else "0"


def _drawable_name(name: str, seat: int) -> str:
    """The number of the seat instead of a name that the font does not have."""
    return name if drawable(name) else f"#{seat + 1}"


def _spoken(language: str) -> str:
    """The language of the picture: English instead of one that the font does not have."""
    return language if drawable(word("game", "big_two", language)) else "en"
