"""Tokens: how a program shows which bot it plays for. Each is told once, and only its hash is stored."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person, Sessions, token_hash
from upperhand.server.names import check_name
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.past_games import in_utc
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import PersonRow, now
from upperhand.server.web.wire.http import BotInfo, TokenInfo

#: What every token begins with, so that people and programs which look for lost secrets recognise it.
PREFIX = "upperhand_bot_"
#: How many tokens a bot may have.
MOST_TOKENS = 5
_ID = 16  # characters of a hash that tell a token from others
_NOTED = timedelta(minutes=1)  # the time of the last use is stored no more often
_NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True)
class Bearer:
    """A bot that a token has let in."""

    bot: Person
    #: The hash of the token.
    key: str


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """The token that a request carries; None if it carries none, or proves something else.

    >>> bearer_of({"authorization": "Bearer upperhand_bot_x"}), bearer_of({"authorization": "Basic eA=="})
    ('upperhand_bot_x', None)
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class Tokens:
    """The tokens of all bots. None is cached, so a revoked one lets nobody in."""

    def __init__(
        self, journal: Journal, queries: Queries, sessions: Sessions, clock: Callable[[], datetime] = now
    ) -> None:
        self._journal = journal
        self._queries = queries
        self._sessions = sessions
        self._clock = clock
        self._revoked = 0  # how many there were; a token that was read meanwhile is read again

    async def of(self, owner: Person) -> list[BotInfo]:
        """The bots of a person, each with its tokens."""
        tokens = await self._queries.tokens_of(owner.id)
        return [
            BotInfo(
                id=bot.id,
                name=bot.name,
                since=in_utc(bot.created_at).isoformat(),
                tokens=[
                    TokenInfo(
                        id=row.token_hash[:_ID],
                        name=row.name,
                        since=in_utc(row.created_at).isoformat(),
                        used=None if row.used_at is None else in_utc(row.used_at).isoformat(),
                    )
                    for row in tokens
                    if row.bot_id == bot.id
                ],
            )
            for bot in await self._queries.bots_of(owner.id)
        ]

    async def own(self, owner: Person, bot_id: str) -> PersonRow:
        """A bot of that person; nobody learns of another one whether it exists."""
        bots = await self._queries.bots_of(owner.id)
        found = next((bot for bot in bots if bot.id == bot_id), None)
        if found is None:
            raise RefusalError("not_found", Reason("no_such_bot"), status=404)
        return found

    async def make(self, owner: Person, bot_id: str, name: str) -> str:
        """A new token of a bot. Nothing can tell it again."""
        bot, name = await self.own(owner, bot_id), check_name(name)
        known = [row for row in await self._queries.tokens_of(owner.id) if row.bot_id == bot.id]
        if len(known) >= MOST_TOKENS:
            raise RefusalError("too_many_tokens", Reason("too_many_tokens", count=MOST_TOKENS))
        token = PREFIX + secrets.token_urlsafe(32)
        await self._journal.write(changes.new_token(token_hash(token), bot.id, name))
        return token

    async def revoke(self, owner: Person, bot_id: str, identity: str) -> None:
        """Ends a token, and closes the sockets that it has opened."""
        rows = [row for row in await self._queries.tokens_of(owner.id) if row.bot_id == bot_id]
        found = next((row.token_hash for row in rows if row.token_hash[:_ID] == identity), None)
        if found is None:
            raise RefusalError("not_found", Reason("no_such_token"), status=404)
        await self._journal.write(changes.no_token(found))
        self._revoked += 1
        self._sessions.hang_up(found)

    def end_all(self, person_id: str) -> None:
        """The stored tokens and sessions of somebody are gone; the sockets that they opened close."""
        self._revoked += 1
        self._sessions.end_all(person_id)

    def hear(self) -> None:
        """Another process may have revoked a token; its sockets here are closed as those of a session are."""
        self._revoked += 1

    async def find(self, token: str) -> Bearer:
        """The bot of a token; refused if nobody knows it."""
        key = token_hash(token)
        while True:
            before = self._revoked
            found = await self._queries.bot_of_token(key)
            if found is None:
                raise RefusalError("bad_token", Reason("bad_token"), status=401)
            bot, owner_id, used_at = found
            if used_at is None or self._clock() - in_utc(used_at) > _NOTED:
                await self._journal.write(changes.token_used(key))
            if before == self._revoked:
                return Bearer(Person(bot.id, bot.name, bot.language, bot.login, owner_id), key)

    @contextmanager
    def visit(self, bearer: Bearer, hang_up: Callable[[], None]) -> Iterator[None]:
        """Registers a socket; it is closed when the token is revoked."""
        with self._sessions.watch(bearer.key, bearer.bot.id, _NEVER, hang_up):
            yield
