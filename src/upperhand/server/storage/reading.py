"""Every question to the database."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from upperhand.server.storage.schema import (
    GameRow,
    KnowledgeRow,
    MoveRow,
    PatternRow,
    PersonRow,
    RatingRow,
    RoomRow,
    SeatingRow,
    SessionRow,
    now,
)


class Reading:
    """Reads what was written; rows are plain values afterwards."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    def _session(self) -> AsyncSession:
        return AsyncSession(self._engine, expire_on_commit=False)

    async def person_of_session(self, token_hash: str) -> PersonRow | None:
        wanted = (
            select(PersonRow)
            .join(SessionRow, SessionRow.person_id == PersonRow.id)
            .where(SessionRow.token_hash == token_hash, SessionRow.expires_at > now())
        )
        async with self._session() as session:
            return (await session.scalars(wanted)).one_or_none()

    async def person(self, identity: str) -> PersonRow | None:
        async with self._session() as session:
            return await session.get(PersonRow, identity)

    async def account(self, login: str) -> PersonRow | None:
        async with self._session() as session:
            return (await session.scalars(select(PersonRow).where(PersonRow.login == login))).one_or_none()

    async def running_rooms(self) -> Sequence[RoomRow]:
        async with self._session() as session:
            return (await session.scalars(select(RoomRow).where(RoomRow.state != "closed"))).all()

    async def room_exists(self, code: str) -> bool:
        async with self._session() as session:
            return await session.get(RoomRow, code) is not None

    async def game_of_room(self, code: str, number: int) -> GameRow | None:
        wanted = select(GameRow).where(GameRow.room_code == code, GameRow.number == number)
        async with self._session() as session:
            return (await session.scalars(wanted)).one_or_none()

    async def moves(self, game_id: str) -> Sequence[MoveRow]:
        wanted = select(MoveRow).where(MoveRow.game_id == game_id).order_by(MoveRow.ply)
        async with self._session() as session:
            return (await session.scalars(wanted)).all()

    async def game(self, identity: str) -> GameRow | None:
        async with self._session() as session:
            return await session.get(GameRow, identity)

    async def games_of(self, person_id: str, limit: int = 100) -> Sequence[tuple[GameRow, int]]:
        """The games that a person has ended, the last first, and where the person sat."""
        wanted = (
            select(GameRow, SeatingRow.seat)
            .join(SeatingRow, SeatingRow.game_id == GameRow.id)
            .where(SeatingRow.person_id == person_id, GameRow.over)
            .order_by(GameRow.ended_at.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return [(row, seat) for row, seat in (await session.execute(wanted)).all()]

    async def ratings_of(self, person_id: str) -> Sequence[RatingRow]:
        wanted = select(RatingRow).where(RatingRow.person_id == person_id).order_by(RatingRow.played.desc())
        async with self._session() as session:
            return (await session.scalars(wanted)).all()

    async def patterns_of(self, person_id: str) -> Sequence[PatternRow]:
        wanted = select(PatternRow).where(PatternRow.person_id == person_id)
        async with self._session() as session:
            return (await session.scalars(wanted.order_by(PatternRow.count.desc(), PatternRow.name))).all()

    async def leaders(
        self, game: str, against: str, limit: int = 100
    ) -> Sequence[tuple[RatingRow, PersonRow]]:
        """The best of those with an account: names of guests are nobody's."""
        wanted = (
            select(RatingRow, PersonRow)
            .join(PersonRow, PersonRow.id == RatingRow.person_id)
            .where(RatingRow.game == game, RatingRow.against == against, PersonRow.login.is_not(None))
            .order_by(RatingRow.rating.desc(), PersonRow.login)
            .limit(limit)
        )
        async with self._session() as session:
            return [(rating, person) for rating, person in (await session.execute(wanted)).all()]

    async def rated_computers(self, game: str, against: str, names: Sequence[str]) -> Sequence[RatingRow]:
        wanted = select(RatingRow).where(
            RatingRow.game == game, RatingRow.against == against, RatingRow.rated.in_(names)
        )
        async with self._session() as session:
            return (await session.scalars(wanted.order_by(RatingRow.rating.desc()))).all()

    async def knowledge(self, name: str, version: int | None = None) -> KnowledgeRow | None:
        """What was learned under a name, in its newest version where none is named."""
        wanted = select(KnowledgeRow).where(KnowledgeRow.name == name)
        if version is not None:
            wanted = wanted.where(KnowledgeRow.version == version)
        async with self._session() as session:
            return (
                await session.scalars(wanted.order_by(KnowledgeRow.version.desc()).limit(1))
            ).one_or_none()
