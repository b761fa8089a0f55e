"""Every database query."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, TypeVar

from sqlalchemy import Engine, Select, Table, and_, case, func, not_, select
from sqlalchemy.exc import ResourceClosedError
from sqlalchemy.orm import Session

from upperhand.server.names import login_of, skeleton
from upperhand.server.storage import lessons, past_games
from upperhand.server.storage.lessons import Base
from upperhand.server.storage.past_games import GameFilter, Place, Statement
from upperhand.server.storage.schema import (
    BlockRow,
    BotRow,
    BotTokenRow,
    DailyDealRow,
    DailyTryRow,
    EveningPersonRow,
    EveningResultRow,
    EveningRow,
    EveningTableRow,
    GameRow,
    HistoryRow,
    KnowledgeRow,
    LessonRow,
    LoadedGameRow,
    MailTokenRow,
    MoveRow,
    PatternRow,
    PersonRow,
    ProcessRow,
    PuzzleScoreRow,
    PuzzleTryRow,
    RatingRow,
    RecoveryCodeRow,
    RoomRow,
    SeatingRow,
    SecretRow,
    SessionRow,
    Stored,
)

Answer = TypeVar("Answer")

_AT_ONCE = 4
#: The tables of what belongs to one person alone. Rooms, games and seatings are shared with others.
_PERSONAL = frozenset(
    {
        "people",
        "sessions",
        "history",
        "loaded_games",
        "blocks",
        "ratings",
        "patterns",
        "puzzle_scores",
        "puzzle_tries",
        "daily_tries",
        "evening_people",
    }
)


def _rows_of(session: Session, table: Table, person_id: str) -> list[dict[str, Any]]:
    whose = table.c.id if table.name == "people" else table.c.person_id
    shown = [column for column in table.columns if not column.name.endswith("_hash")]
    found = session.execute(select(*shown).where(whose == person_id))
    return [dict(row) for row in found.mappings()]


def _bots_of(session: Session, owner_id: str) -> list[dict[str, Any]]:
    """The bots of a person with the names of their tokens, and nothing that lets anybody in."""
    wanted = (
        select(PersonRow.name, BotTokenRow.name)
        .join(BotRow, BotRow.person_id == PersonRow.id)
        .outerjoin(BotTokenRow, BotTokenRow.bot_id == PersonRow.id)
        .where(BotRow.owner_id == owner_id, PersonRow.login.is_not(None))
        .order_by(PersonRow.created_at, BotTokenRow.created_at)
    )
    found: dict[str, list[str]] = {}
    for name, token in session.execute(wanted):
        found.setdefault(name, []).extend([token] if token else [])
    return [{"name": name, "tokens": tokens} for name, tokens in found.items()]


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

    async def _rows(self, wanted: Statement) -> Sequence[Any]:
        return await self._ask(lambda session: session.execute(wanted).all())

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

    async def sessions_of(self, person_id: str) -> Sequence[SessionRow]:
        """The newest first."""
        wanted = select(SessionRow).where(SessionRow.person_id == person_id)
        return await self._all(wanted.order_by(SessionRow.created_at.desc()))

    async def person(self, identity: str) -> PersonRow | None:
        return await self._ask(lambda session: session.get(PersonRow, identity))

    async def account(self, login: str) -> PersonRow | None:
        return await self._one(select(PersonRow).where(PersonRow.login == login))

    async def account_like(self, name: str) -> bool:
        """Whether there is an account whose name is, or looks like, this one."""
        alike = (PersonRow.login == login_of(name)) | (PersonRow.skeleton == skeleton(name))
        wanted = select(PersonRow.id).where(alike, PersonRow.login.is_not(None)).limit(1)
        return await self._one(wanted) is not None

    async def bots_of(self, owner_id: str) -> Sequence[PersonRow]:
        """In the order in which they were made."""
        wanted = select(PersonRow).join(BotRow, BotRow.person_id == PersonRow.id)
        wanted = wanted.where(BotRow.owner_id == owner_id, PersonRow.login.is_not(None))
        return await self._all(wanted.order_by(PersonRow.created_at, PersonRow.id))

    async def tokens_of(self, owner_id: str) -> Sequence[BotTokenRow]:
        """Those of all bots of a person, the oldest first."""
        wanted = select(BotTokenRow).join(BotRow, BotRow.person_id == BotTokenRow.bot_id)
        return await self._all(wanted.where(BotRow.owner_id == owner_id).order_by(BotTokenRow.created_at))

    async def bot_of_token(self, token_hash: str) -> tuple[PersonRow, str, datetime | None] | None:
        """The bot that a token lets in, its owner, and when the token was last used."""
        wanted = (
            select(PersonRow, BotRow.owner_id, BotTokenRow.used_at)
            .join(BotTokenRow, BotTokenRow.bot_id == PersonRow.id)
            .join(BotRow, BotRow.person_id == PersonRow.id)
            .where(BotTokenRow.token_hash == token_hash, PersonRow.login.is_not(None))
        )
        row = await self._ask(lambda session: session.execute(wanted).one_or_none())
        return None if row is None else (row[0], row[1], row[2])

    async def owner_of(self, person_id: str) -> PersonRow | None:
        """Whose bot it is; None for a person."""
        wanted = select(PersonRow).join(BotRow, BotRow.owner_id == PersonRow.id)
        return await self._one(wanted.where(BotRow.person_id == person_id))

    async def chatting_people(self) -> Sequence[str]:
        """The ids of people who allow free chat."""
        return await self._all(select(PersonRow.id).where(PersonRow.chat))

    async def blocks(self) -> Sequence[BlockRow]:
        return await self._all(select(BlockRow))

    async def blocked_by(self, person_id: str) -> Sequence[PersonRow]:
        """The people whom a person has blocked, the latest first."""
        wanted = (
            select(PersonRow)
            .join(BlockRow, BlockRow.blocked_id == PersonRow.id)
            .where(BlockRow.person_id == person_id)
            .order_by(BlockRow.created_at.desc())
        )
        return await self._all(wanted)

    async def running_rooms(self) -> Sequence[str]:
        """The codes of open rooms."""
        return await self._all(select(RoomRow.code).where(RoomRow.state != "closed"))

    async def room(self, code: str) -> RoomRow | None:
        return await self._ask(lambda session: session.get(RoomRow, code))

    async def owner_of_room(self, code: str) -> tuple[int, ProcessRow | None] | None:
        """The number of the process that has an open room, and the process if it still has its lease."""
        wanted = (
            select(RoomRow.owner, ProcessRow)
            .outerjoin(ProcessRow, ProcessRow.number == RoomRow.owner)
            .where(RoomRow.code == code, RoomRow.state != "closed")
        )
        row = await self._ask(lambda session: session.execute(wanted).one_or_none())
        return None if row is None else (row[0], row[1])

    async def rooms_of_host_elsewhere(self, person_id: str, owner: int) -> Sequence[RoomRow]:
        """Open rooms of a host that other processes have."""
        wanted = select(RoomRow).where(RoomRow.host_id == person_id, RoomRow.state != "closed")
        return await self._all(wanted.where(RoomRow.owner != owner))

    async def is_of_evening(self, code: str) -> bool:
        """Whether a room is a table of an evening."""
        wanted = select(EveningTableRow.room_code).where(EveningTableRow.room_code == code)
        return await self._one(wanted) is not None

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
        """A game that anybody with its id may see: a running one contains everybody's cards.

        So does one that others still play with the same cards.
        """
        return await self._one(select(GameRow).where(GameRow.id == identity, GameRow.over, ~GameRow.sealed))

    async def games_of(
        self, person_id: str, wanted: GameFilter, after: Place | None, limit: int
    ) -> Sequence[tuple[GameRow, HistoryRow]]:
        """The finished games in which a person played or was dealt cards, newest first."""
        return await self._rows(past_games.page_of(person_id, wanted, after, limit))

    async def records_of(
        self, person_id: str, after: Place | None, limit: int
    ) -> Sequence[tuple[str, datetime, str]]:
        """The Records of a person's finished games, oldest first, with when they ended and their ids."""
        return await self._rows(past_games.records_of(person_id, after, limit))

    async def results_of(self, person_id: str, wanted: GameFilter) -> Sequence[Any]:
        return await self._rows(past_games.results_of(person_id, wanted))

    async def reviews_of(self, person_id: str, wanted: GameFilter) -> Sequence[Any]:
        return await self._rows(past_games.reviews_of(person_id, wanted))

    async def opponents_of(self, person_id: str) -> Sequence[tuple[str, bool]]:
        return await self._rows(past_games.opponents_of(person_id))

    async def kinds_of(self, person_id: str) -> Sequence[tuple[str, str]]:
        return await self._rows(past_games.kinds_of(person_id))

    async def stored_about(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Everything that is kept under a person's id, by table, without hashes of secrets."""
        tables = [table for table in Stored.metadata.sorted_tables if table.name in _PERSONAL]

        def read(session: Session) -> dict[str, list[dict[str, Any]]]:
            found = {table.name: _rows_of(session, table, person_id) for table in tables}
            return found | {"bots": _bots_of(session, person_id)}

        return await self._ask(read)

    async def loaded_games(self, person_id: str) -> int:
        """How many Records from elsewhere a person has here."""
        wanted = select(func.count()).select_from(LoadedGameRow).where(LoadedGameRow.person_id == person_id)
        return await self._one(wanted) or 0

    async def ratings_of(self, person_id: str) -> Sequence[RatingRow]:
        wanted = select(RatingRow).where(RatingRow.person_id == person_id).order_by(RatingRow.played.desc())
        return await self._all(wanted)

    async def rating_of(self, person_id: str, game: str, against: str) -> RatingRow | None:
        return await self._ask(lambda session: session.get(RatingRow, (game, against, person_id)))

    async def patterns_of(self, person_id: str) -> Sequence[PatternRow]:
        wanted = select(PatternRow).where(PatternRow.person_id == person_id)
        return await self._all(wanted.order_by(PatternRow.count.desc(), PatternRow.name))

    async def leaders(
        self, game: str, against: str, settled: float, *, bots: bool = False, limit: int = 100
    ) -> Sequence[tuple[RatingRow, PersonRow]]:
        """The best people with an account, for names of guests are not reserved; or the best bots.

        Ratings with a deviation above `settled` come last.
        """
        provisional = RatingRow.deviation > settled
        wanted = (
            select(RatingRow, PersonRow)
            .join(PersonRow, PersonRow.id == RatingRow.person_id)
            .outerjoin(BotRow, BotRow.person_id == PersonRow.id)
            .where(RatingRow.game == game, RatingRow.against == against, PersonRow.login.is_not(None))
            .where(BotRow.owner_id.is_not(None) if bots else BotRow.owner_id.is_(None))
            .order_by(provisional, RatingRow.rating.desc(), PersonRow.login)
            .limit(limit)
        )
        return await self._ask(lambda session: session.execute(wanted).all())

    async def recovery_codes_left(self, person_id: str) -> int:
        wanted = select(func.count()).where(RecoveryCodeRow.person_id == person_id)
        return await self._one(wanted) or 0

    async def recovery_code(self, person_id: str, beginning: str) -> str | None:
        """The hash of a person's code with that beginning."""
        row = await self._ask(lambda session: session.get(RecoveryCodeRow, (person_id, beginning)))
        return None if row is None else row.code_hash

    async def mail_token(self, token_hash: str, purpose: str) -> MailTokenRow | None:
        wanted = select(MailTokenRow).where(MailTokenRow.token_hash == token_hash)
        return await self._one(wanted.where(MailTokenRow.purpose == purpose))

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

    async def people_who_do_not_teach(self) -> Sequence[str]:
        """The ids of people from whose games computers may not learn."""
        return await self._all(select(PersonRow.id).where(~PersonRow.teaches))

    async def unstudied_games(self, limit: int) -> Sequence[tuple[GameRow, RoomRow]]:
        """The oldest finished games, with their rooms, that computers have not looked at yet."""
        return await self._rows(lessons.unstudied_games(limit))

    async def lessons(self, known: Mapping[Base, int] | None = None) -> Sequence[LessonRow]:
        """What computers keep of the games of the playroom, base by base in the order of learning.

        Without those that are `known`: of each base, the lessons up to a number.
        """
        in_order = select(LessonRow).order_by(LessonRow.game, LessonRow.preset, LessonRow.number)
        for (game, preset), latest in (known or {}).items():
            of_base = and_(LessonRow.game == game, LessonRow.preset == preset)
            in_order = in_order.where(not_(and_(of_base, LessonRow.number <= latest)))
        return await self._all(in_order)

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

    async def evening(self, code: str) -> EveningRow | None:
        return await self._ask(lambda session: session.get(EveningRow, code))

    async def running_evenings(self) -> Sequence[str]:
        """The codes of evenings that are not over."""
        return await self._all(select(EveningRow.code).where(EveningRow.phase != "over"))

    async def past_evenings(self, limit: int = 50) -> Sequence[EveningRow]:
        """Evenings in which something was played, the latest first."""
        wanted = select(EveningRow).where(EveningRow.phase == "over", EveningRow.round > 0)
        return await self._all(wanted.order_by(EveningRow.ended_at.desc()).limit(limit))

    async def evening_people(self, code: str) -> Sequence[EveningPersonRow]:
        wanted = select(EveningPersonRow).where(EveningPersonRow.evening_code == code)
        return await self._all(wanted.order_by(EveningPersonRow.number))

    async def evening_tables(self, code: str) -> Sequence[EveningTableRow]:
        """All tables of all rounds, in order."""
        wanted = select(EveningTableRow).where(EveningTableRow.evening_code == code)
        return await self._all(wanted.order_by(EveningTableRow.round, EveningTableRow.number))

    async def evening_results(
        self, code: str, at: tuple[int, int] | None = None
    ) -> Sequence[EveningResultRow]:
        """Everything that was made at an evening, or only at a table `at` a round."""
        row = EveningResultRow
        wanted = select(row).where(row.evening_code == code)
        if at is not None:
            wanted = wanted.where(row.round == at[0], row.table == at[1])
        return await self._all(wanted.order_by(row.round, row.board, row.table, row.seat))
