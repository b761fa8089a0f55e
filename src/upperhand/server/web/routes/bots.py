"""One's bots: accounts for programs, and the tokens that let a program in."""

from typing import Annotated

from fastapi import APIRouter, Path

from upperhand.server.accounts.sessions import Person
from upperhand.server.web.routes.dependencies import CurrentPerson, ThePlayroom
from upperhand.server.web.wire.http import BotInfo, BotRequest, BotsReply, NewToken, TokenRequest

router = APIRouter(prefix="/api/me/bots", tags=["bots"])

BotId = Annotated[str, Path(max_length=36, pattern=r"^[0-9a-f-]+$")]
TokenId = Annotated[str, Path(max_length=16, pattern=r"^[0-9a-f]+$")]


@router.get("")
async def list_bots(person: CurrentPerson, playroom: ThePlayroom) -> BotsReply:
    """The bots of the person, with the names of their tokens and when each was last used."""
    return BotsReply(bots=await playroom.tokens.of(person))


@router.post("", status_code=201)
async def make_bot(wanted: BotRequest, person: CurrentPerson, playroom: ThePlayroom) -> BotInfo:
    """Makes a bot: an account with a rating and a history of its own, which others see as a bot."""
    playroom.limits.check("account", person.id)
    made = await playroom.accounts.make_bot(person, wanted.name)
    return next(bot for bot in await playroom.tokens.of(person) if bot.id == made.id)


@router.post("/{bot}/tokens", status_code=201)
async def make_token(
    bot: BotId, wanted: TokenRequest, person: CurrentPerson, playroom: ThePlayroom
) -> NewToken:
    """Makes a token of a bot. It is told in this answer and never again."""
    playroom.limits.check("account", person.id)
    return NewToken(token=await playroom.tokens.make(person, bot, wanted.name))


@router.post("/{bot}/tokens/{token}/revoke", status_code=204)
async def revoke_token(bot: BotId, token: TokenId, person: CurrentPerson, playroom: ThePlayroom) -> None:
    """Ends a token at once, and closes the sockets that it has opened."""
    await playroom.tokens.revoke(person, bot, token)


@router.post("/{bot}/delete", status_code=204)
async def delete_bot(bot: BotId, person: CurrentPerson, playroom: ThePlayroom) -> None:
    """Deletes a bot for good. Games with others stay, without its name."""
    found = await playroom.tokens.own(person, bot)
    await playroom.remove(Person(found.id, found.name, found.language))
