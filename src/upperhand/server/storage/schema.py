"""The tables. A change here needs a migration in `migrations/versions`."""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import DateTime

_CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
_Time = DateTime(timezone=True)


def now() -> datetime:
    return datetime.now(UTC)


class Stored(DeclarativeBase):
    metadata = MetaData(naming_convention=_CONVENTION)


class PersonRow(Stored):
    """A player's profile. A guest has neither login nor password until it becomes an account."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(36), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    language: Mapped[str] = mapped_column(String(8))
    #: The same for names that look alike; see `server.names`.
    skeleton: Mapped[str] = mapped_column(String(100), index=True, server_default="")
    #: The account's name in lower case, for logging in.
    login: Mapped[str | None] = mapped_column(String(24), unique=True)
    password_hash: Mapped[str | None] = mapped_column(String(200))
    #: How the page looks, sounds and plays for an account; absent until it is first stored.
    preferences: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    #: Whether the person allows free chat.
    chat: Mapped[bool] = mapped_column(default=False, server_default=false())
    #: Whether computers may learn from games in which the person sat.
    teaches: Mapped[bool] = mapped_column(default=True, server_default=true())
    #: Where a forgotten password can be set anew, once its owner has confirmed it.
    mail: Mapped[str | None] = mapped_column(String(254))
    created_at: Mapped[datetime] = mapped_column(_Time)


class BlockRow(Stored):
    """A person who has blocked another: neither hears the other."""

    __tablename__ = "blocks"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    blocked_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    created_at: Mapped[datetime] = mapped_column(_Time)


class SessionRow(Stored):
    """A known browser. The token itself is only in its cookie; this table has a hash of it."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    #: As `Firefox, Linux`, so that people can tell their sessions apart.
    browser: Mapped[str] = mapped_column(String(60), server_default="")
    created_at: Mapped[datetime] = mapped_column(_Time)
    expires_at: Mapped[datetime] = mapped_column(_Time)


class BotRow(Stored):
    """An account that a program plays, and whose it is. The row stays when the bot is deleted."""

    __tablename__ = "bots"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    owner_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)


class BotTokenRow(Stored):
    """What lets a program in as a bot. The token itself was shown once; this table has a hash of it."""

    __tablename__ = "bot_tokens"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    bot_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    #: What its owner calls it.
    name: Mapped[str] = mapped_column(String(24))
    created_at: Mapped[datetime] = mapped_column(_Time)
    #: To the minute.
    used_at: Mapped[datetime | None] = mapped_column(_Time)


class RoomRow(Stored):
    """A room with everything that must survive a restart; its running game is in `games` and `moves`."""

    __tablename__ = "rooms"

    code: Mapped[str] = mapped_column(String(12), primary_key=True)
    host_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    #: As requested when the room was created, or changed by the host since.
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    seats: Mapped[list[dict[str, object]]] = mapped_column(JSON)
    #: waiting, playing, over or closed.
    state: Mapped[str] = mapped_column(String(8), index=True)
    game_number: Mapped[int]
    #: How many games of the match count so far: a passed-out game does not.
    counted: Mapped[int]
    totals: Mapped[list[int]] = mapped_column(JSON)
    #: The number of the process that has the room; one that is not in `processes` has it no more.
    owner: Mapped[int] = mapped_column(server_default="0")
    created_at: Mapped[datetime] = mapped_column(_Time)


class ProcessRow(Stored):
    """A process that serves this PostgreSQL. Its row is its lease: without it, its rooms may be taken."""

    __tablename__ = "processes"

    #: Never used again.
    number: Mapped[int] = mapped_column(primary_key=True)
    #: What its connections to the database are called.
    name: Mapped[str] = mapped_column(String(63))
    #: Where the other processes reach it, as `127.0.0.1:43210`.
    address: Mapped[str] = mapped_column(String(255))
    #: Counts up as long as it lives.
    beats: Mapped[int]
    started_at: Mapped[datetime] = mapped_column(_Time)


class GameRow(Stored):
    """One game. While it runs, `record` is its start and `moves` has the moves; then it is complete."""

    __tablename__ = "games"
    __table_args__ = (
        UniqueConstraint("room_code", "number"),
        Index("ix_games_studied_ended", "studied", "over", "ended_at"),
        Index("ix_games_over_ended", "over", "ended_at", "id"),
    )

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    #: Absent for a Record that somebody loaded.
    room_code: Mapped[str | None] = mapped_column(ForeignKey("rooms.code"))
    number: Mapped[int]
    game: Mapped[str] = mapped_column(String(16))
    record: Mapped[str] = mapped_column(Text)
    over: Mapped[bool]
    #: Whether others still play the same deal elsewhere, so that nobody may see it.
    sealed: Mapped[bool] = mapped_column(server_default=false())
    #: What its computers know: this many games of the playroom. Absent: what is shipped.
    known: Mapped[int | None]
    #: Whether computers have learned from it, or have seen that they may not.
    studied: Mapped[bool] = mapped_column(default=False, server_default=false())
    started_at: Mapped[datetime] = mapped_column(_Time)
    ended_at: Mapped[datetime | None] = mapped_column(_Time)


class LoadedGameRow(Stored):
    """Who loaded a Record from elsewhere, and until when it is kept: those of guests expire."""

    __tablename__ = "loaded_games"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    expires_at: Mapped[datetime | None] = mapped_column(_Time, index=True)


class SeatingRow(Stored):
    """Who sat where in a game, and the result."""

    __tablename__ = "seatings"
    __table_args__ = (
        Index("ix_seatings_person_game", "person_id", "game_id"),
        Index("ix_seatings_dealt_to_game", "dealt_to", "game_id"),
    )

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(400))
    #: Absent for a computer.
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    #: The person who was dealt these cards; they may have left the seat since.
    dealt_to: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    #: The spec of the computer, if one sat there.
    player: Mapped[str | None] = mapped_column(String(400))
    score: Mapped[int | None]


class HistoryRow(Stored):
    """A finished game of a person: what lists and statistics ask for, without reading the Record."""

    __tablename__ = "history"
    __table_args__ = (Index("ix_history_person_ended", "person_id", "ended_at", "game_id"),)

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    ended_at: Mapped[datetime] = mapped_column(_Time)
    game: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    score: Mapped[int]
    #: won, lost or even.
    result: Mapped[str] = mapped_column(String(4))
    #: The contract, or the kind of combination that ended the game.
    kind: Mapped[str | None] = mapped_column(String(32))
    #: declarer, partner or defender, where there are such roles.
    role: Mapped[str | None] = mapped_column(String(8))
    #: Whether it counts for the person.
    counted: Mapped[bool]
    #: The person's rating after it, if it changed it.
    rating: Mapped[float | None]


class ReviewRow(Stored):
    """What a review found about the decisions of a seat."""

    __tablename__ = "reviews"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    decisions: Mapped[int]
    #: From 0 to 100; absent without decisions.
    accuracy: Mapped[float | None]
    #: What cost something: its kind, how often, and how much in all.
    mistakes: Mapped[dict[str, dict[str, float]]] = mapped_column(JSON)


class MoveRow(Stored):
    """A move. Each ply has one row, so a move cannot be made twice."""

    __tablename__ = "moves"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(String(200))
    made_by: Mapped[str] = mapped_column(String(8))
    #: How long a person took; absent for computers and clocks.
    taken_ms: Mapped[int | None]
    fallback: Mapped[bool]
    #: The id from the page; the same id is the same move.
    action_id: Mapped[str | None] = mapped_column(String(36))
    #: Why a computer made it.
    reason: Mapped[str | None] = mapped_column(Text)


class RatingRow(Stored):
    """The rating of a player in a game against everybody, against people, or against one computer."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ix_ratings_leaders", "game", "against", "rating"),)

    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    against: Mapped[str] = mapped_column(String(400), primary_key=True)
    #: A person's id, or the level or spec of a computer.
    rated: Mapped[str] = mapped_column(String(400), primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    #: On the scale of the levels; see `ratings`.
    rating: Mapped[float]
    deviation: Mapped[float]
    played: Mapped[int]
    won: Mapped[int]
    score: Mapped[int]


class PatternRow(Stored):
    """How often a person played something: a kind of combination, or a contract."""

    __tablename__ = "patterns"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    count: Mapped[int]


class KnowledgeRow(Stored):
    """What a player learned, by name and version, as an unchanged file."""

    __tablename__ = "knowledge"

    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(String(16))
    content: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[datetime] = mapped_column(_Time)


class LessonRow(Stored):
    """What computers keep of a finished game, numbered in the order of learning."""

    __tablename__ = "lessons"
    __table_args__ = (UniqueConstraint("game", "preset", "identity"),)

    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    #: Of the presets that are played alike as far as learning goes, the first.
    preset: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), unique=True)
    identity: Mapped[bytes] = mapped_column(LargeBinary)
    #: Of the seats: people by name, computers by level or spec.
    names: Mapped[list[str]] = mapped_column(JSON)
    #: Absent once somebody who sat there wants it forgotten; its number stays taken.
    body: Mapped[bytes | None] = mapped_column(LargeBinary)


class PuzzleScoreRow(Stored):
    """How a person does at the puzzles of a game."""

    __tablename__ = "puzzle_scores"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    rating: Mapped[int]
    solved: Mapped[int]
    failed: Mapped[int]
    #: Puzzles solved one after the other, now and at best.
    streak: Mapped[int]
    best_streak: Mapped[int]


class PuzzleTryRow(Stored):
    """The first try of a person at a puzzle, the only one that counts."""

    __tablename__ = "puzzle_tries"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(16), primary_key=True)
    solved: Mapped[bool]
    tried_at: Mapped[datetime] = mapped_column(_Time)


class DailyTryRow(Stored):
    """The one counted try of a person at the deal of a day: the first game of the room."""

    __tablename__ = "daily_tries"
    __table_args__ = (Index("ix_daily_tries_day_game", "day", "game"),)

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    #: As `2026-11-18`, in UTC.
    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    room_code: Mapped[str] = mapped_column(ForeignKey("rooms.code"), unique=True)


class DailyDealRow(Stored):
    """What the strongest level makes of the deal of a day, played with the same computers."""

    __tablename__ = "daily_deals"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    champion: Mapped[int]


class HeartbeatRow(Stored):
    """One row, written to find out whether anything can be written."""

    __tablename__ = "heartbeats"

    id: Mapped[int] = mapped_column(primary_key=True)
    written_at: Mapped[datetime] = mapped_column(_Time)


class SecretRow(Stored):
    """A random text that only this server knows: nobody can work out the deal of a day before it comes."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    value: Mapped[str] = mapped_column(String(64))


class RecoveryCodeRow(Stored):
    """A code that sets a new password, once. Its beginning says which one it is; the rest is hashed."""

    __tablename__ = "recovery_codes"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    beginning: Mapped[str] = mapped_column(String(4), primary_key=True)
    code_hash: Mapped[str] = mapped_column(String(200))


class MailTokenRow(Stored):
    """A link that was sent by mail, valid once: it confirms the address, or sets a new password."""

    __tablename__ = "mail_tokens"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    #: confirm or reset.
    purpose: Mapped[str] = mapped_column(String(8))
    mail: Mapped[str] = mapped_column(String(254))
    expires_at: Mapped[datetime] = mapped_column(_Time)


class EveningRow(Stored):
    """An evening of a club: a tournament of several rounds. Its tables are rooms."""

    __tablename__ = "evenings"

    code: Mapped[str] = mapped_column(String(12), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    director_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    #: A second director, who may do the same.
    second_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    #: As chosen when it was made.
    plan: Mapped[dict[str, object]] = mapped_column(JSON)
    #: coming, playing, resting (between rounds) or over.
    phase: Mapped[str] = mapped_column(String(8), index=True)
    #: The round that is played, or was played last; 0 before the first.
    round: Mapped[int]
    #: How many there will be: fewer than planned where a director ends the evening early.
    rounds: Mapped[int]
    paused: Mapped[bool]
    #: When the evening starts, the round's time is over, or the next round begins; absent while paused.
    deadline: Mapped[datetime | None] = mapped_column(_Time)
    #: Seconds that were left when it was paused.
    seconds_left: Mapped[int | None]
    created_at: Mapped[datetime] = mapped_column(_Time)
    ended_at: Mapped[datetime | None] = mapped_column(_Time)


class EveningPersonRow(Stored):
    """A person who joined an evening."""

    __tablename__ = "evening_people"
    __table_args__ = (UniqueConstraint("evening_code", "person_id"),)

    evening_code: Mapped[str] = mapped_column(
        ForeignKey("evenings.code", ondelete="CASCADE"), primary_key=True
    )
    #: Counts from 1 in the order of joining.
    number: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(32))
    #: in, out (may come back) or removed.
    state: Mapped[str] = mapped_column(String(8))


class EveningTableRow(Stored):
    """A table of a round."""

    __tablename__ = "evening_tables"

    evening_code: Mapped[str] = mapped_column(
        ForeignKey("evenings.code", ondelete="CASCADE"), primary_key=True
    )
    round: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    room_code: Mapped[str] = mapped_column(ForeignKey("rooms.code"), unique=True)
    #: The numbers of the people in its seats; null is a computer.
    seats: Mapped[list[int | None]] = mapped_column(JSON)


class EveningResultRow(Stored):
    """What a seat made of a deal; stored with the last move of the game."""

    __tablename__ = "evening_results"
    __table_args__ = (Index("ix_evening_results_evening_code", "evening_code", "round", "table"),)

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    evening_code: Mapped[str] = mapped_column(ForeignKey("evenings.code", ondelete="CASCADE"))
    round: Mapped[int]
    board: Mapped[int]
    table: Mapped[int]
    #: The number of the person who was dealt the cards; absent for a computer.
    person: Mapped[int | None]
    #: Who sat there at the end.
    name: Mapped[str] = mapped_column(String(400))
    points: Mapped[int]
    #: Whether the person, or their clock, made at least half of the moves.
    own: Mapped[bool]
