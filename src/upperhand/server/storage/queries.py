"""Every database query."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy import Engine, Select, case, func, or_, select
from sqlalchemy.exc import ResourceClosedError
from sqlalchemy.orm import Session

from upperhand.server.storage.schema import (
    DailyDealRow,
    DailyTryRow,
    GameRow,
    KnowledgeRow,
    MoveRow,
    PatternRow,
    PersonRow,
    PuzzleScoreRow,
    PuzzleTryRow,
    RatingRow,
    RoomRow,
    SeatingRow,
    SecretRow,
    SessionRow,
)

Answer = TypeVar("Answer")

_AT_ONCE = 4


class Queries:
    """Reads the database; rows are returned as plain values."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="reading")
        self._closed = False

    async def close(self) -> None:
        """Waits for every answer: the engine only closes connections that were returned to it."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)

    async def _ask(self, question: Callable[[Session], Answer]) -> Answer:
        if self._closed:
            raise ResourceClosedError("the database is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)

    def _answer(self, question: Callable[[Session], Answer]) -> Answer:
        with Session(self._engine, expire_on_commit=False) as session:
            return question(session)

    async def _one(self, wanted: Select[Answer]) -> Answer | None:
        return await self._ask(lambda session: session.scalars(wanted).one_or_none())

    async def _all(self, wanted: Select[Answer]) -> Sequence[Answer]:
        return await self._ask(lambda session: session.scalars(wanted).all())

    async def answers(self) -> bool:
        """Checks that the database answers; raises if not."""
        return await self._ask(lambda session: session.scalar(select(1)) == 1)

    async def session(self, token_hash: str) -> tuple[PersonRow, datetime] | None:
        """The owner of a session, and when it expires."""
        wanted = (
            select(PersonRow, SessionRow.expires_at)
            .join(SessionRow, SessionRow.person_id == PersonRow.id)
            .where(SessionRow.token_hash == token_hash)
        )
        row = await self._ask(lambda session: session.execute(wanted).one_or_none())
        return None if row is None else (row[0], row[1].replace(tzinfo=row[1].tzinfo or UTC))

    async def person(self, identity: str) -> PersonRow | None:
        return await self._ask(lambda session: session.get(PersonRow, identity))

    async def account(self, login: str) -> PersonRow | None:
        return await self._one(select(PersonRow).where(PersonRow.login == login))

    async def running_rooms(self) -> Sequence[str]:
        """The codes of open rooms."""
        return await self._all(select(RoomRow.code).where(RoomRow.state != "closed"))

    async def room(self, code: str) -> RoomRow | None:
        return await self._ask(lambda session: session.get(RoomRow, code))

    async def room_exists(self, code: str) -> bool:
        return await self._one(select(RoomRow.code).where(RoomRow.code == code)) is not None

    async def game_of_room(self, code: str, number: int) -> GameRow | None:
        wanted = select(GameRow).where(GameRow.room_code == code, GameRow.number == number)
        return await self._one(wanted)

    async def finished_games_of_room(self, code: str) -> Sequence[GameRow]:
        """In the order in which they were played."""
        wanted = select(GameRow).where(GameRow.room_code == code, GameRow.over).order_by(GameRow.number)
        return await self._all(wanted)

    async def moves(self, game_id: str) -> Sequence[MoveRow]:
        wanted = select(MoveRow).where(MoveRow.game_id == game_id).order_by(MoveRow.ply)
        return await self._all(wanted)

    async def dealt_to(self, game_id: str) -> Sequence[str | None]:
        """The people who were dealt the cards of a game, seat by seat."""
        wanted = select(SeatingRow.dealt_to).where(SeatingRow.game_id == game_id).order_by(SeatingRow.seat)
        return await self._all(wanted)

    async def seatings(self, game_id: str) -> Sequence[SeatingRow]:
        """Who sat where at the end of a game, seat by seat; nobody in a game that was loaded."""
        wanted = select(SeatingRow).where(SeatingRow.game_id == game_id).order_by(SeatingRow.seat)
        return await self._all(wanted)

    async def seatings_of(self, game_ids: Sequence[str]) -> Sequence[SeatingRow]:
        """The same of several games."""
        wanted = select(SeatingRow).where(SeatingRow.game_id.in_(game_ids))
        return await self._all(wanted.order_by(SeatingRow.game_id, SeatingRow.seat))

    async def finished_game(self, identity: str) -> GameRow | None:
        """A game that anybody with its id may see: a running one contains everybody's cards."""
        return await self._one(select(GameRow).where(GameRow.id == identity, GameRow.over))

    async def games_of(self, person_id: str, limit: int = 100) -> Sequence[tuple[GameRow, int]]:
        """The finished games in which a person played or was dealt cards, newest first, and their seat."""
        wanted = (
            select(GameRow, SeatingRow.seat)
            .join(SeatingRow, SeatingRow.game_id == GameRow.id)
            .where(or_(SeatingRow.person_id == person_id, SeatingRow.dealt_to == person_id), GameRow.over)
            .order_by(GameRow.ended_at.desc())
            .limit(limit)
        )
        return await self._ask(lambda session: session.execute(wanted).all())

    async def ratings_of(self, person_id: str) -> Sequence[RatingRow]:
        wanted = select(RatingRow).where(RatingRow.person_id == person_id).order_by(RatingRow.played.desc())
        return await self._all(wanted)

    async def rating_of(self, person_id: str, game: str, against: str) -> RatingRow | None:
        return await self._ask(lambda session: session.get(RatingRow, (game, against, person_id)))

    async def patterns_of(self, person_id: str) -> Sequence[PatternRow]:
        wanted = select(PatternRow).where(PatternRow.person_id == person_id)
        return await self._all(wanted.order_by(PatternRow.count.desc(), PatternRow.name))

    async def leaders(
        self, game: str, against: str, settled: float, limit: int = 100
    ) -> Sequence[tuple[RatingRow, PersonRow]]:
        """The best players with an account: names of guests are not reserved.

        Ratings with a deviation above `settled` come last.
        """
        provisional = RatingRow.deviation > settled
        wanted = (
            select(RatingRow, PersonRow)
            .join(PersonRow, PersonRow.id == RatingRow.person_id)
            .where(RatingRow.game == game, RatingRow.against == against, PersonRow.login.is_not(None))
            .order_by(provisional, RatingRow.rating.desc(), PersonRow.login)
            .limit(limit)
        )
        return await self._ask(lambda session: session.execute(wanted).all())

    async def knowledge_versions(self) -> Sequence[tuple[str, int]]:
        """What was learned, by name, the newest version last."""
        wanted = select(KnowledgeRow.name, KnowledgeRow.version)
        wanted = wanted.order_by(KnowledgeRow.name, KnowledgeRow.version)
        return await self._ask(lambda session: session.execute(wanted).all())

    async def knowledge(self, name: str, version: int | None = None) -> KnowledgeRow | None:
        """What was learned under a name; without a version, the newest."""
        wanted = select(KnowledgeRow).where(KnowledgeRow.name == name)
        if version is not None:
            wanted = wanted.where(KnowledgeRow.version == version)
        return await self._one(wanted.order_by(KnowledgeRow.version.desc()).limit(1))

    async def puzzle_score(self, person_id: str, game: str) -> PuzzleScoreRow | None:
        return await self._ask(lambda session: session.get(PuzzleScoreRow, (person_id, game)))

    async def tried_puzzles(self, person_id: str) -> Sequence[str]:
        """The puzzles that a person has tried."""
        return await self._all(select(PuzzleTryRow.puzzle).where(PuzzleTryRow.person_id == person_id))

    async def secret(self, name: str) -> str | None:
        return await self._one(select(SecretRow.value).where(SecretRow.name == name))

    async def daily_try(self, person_id: str, day: str, game: str) -> str | None:
        """The room in which a person plays the deal of a day."""
        row = await self._ask(lambda session: session.get(DailyTryRow, (person_id, day, game)))
        return None if row is None else row.room_code

    async def daily_champion(self, day: str, game: str) -> int | None:
        row = await self._ask(lambda session: session.get(DailyDealRow, (day, game)))
        return None if row is None else row.champion

    async def daily_scores(self, day: str, game: str, seat: int) -> Sequence[tuple[str, str, int]]:
        """Id, name and score of everybody who finished the deal of a day, the best first.

        A game that a computer played for the most part counts for nobody.
        """
        by_computer = func.sum(case((MoveRow.made_by == "computer", 1), else_=0))
        wanted = (
            select(PersonRow.id, PersonRow.name, SeatingRow.score)
            .select_from(DailyTryRow)
            .join(PersonRow, PersonRow.id == DailyTryRow.person_id)
            .join(GameRow, GameRow.room_code == DailyTryRow.room_code)
            .join(SeatingRow, SeatingRow.game_id == GameRow.id)
            .join(MoveRow, MoveRow.game_id == GameRow.id)
            .where(DailyTryRow.day == day, DailyTryRow.game == game, GameRow.number == 1, GameRow.over)
            .where(SeatingRow.seat == seat, MoveRow.seat == seat)
            .group_by(PersonRow.id, PersonRow.name, SeatingRow.score)
            .having(2 * by_computer <= func.count())
            .order_by(SeatingRow.score.desc(), PersonRow.name)
        )
        rows = await self._ask(lambda session: session.execute(wanted).all())
        return [(who, name, score or 0) for who, name, score in rows]
