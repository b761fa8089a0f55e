"""The bodies of requests and answers about evenings."""

from typing import Annotated, Literal

from pydantic import AwareDatetime, Field, StringConstraints

from upperhand.server.web.wire.common import MAX_SPEC, Game, Model, Pace, RulesText

EveningPhase = Literal["coming", "playing", "resting", "over"]
PersonState = Literal["in", "out", "removed"]


class EveningRequest(Model):
    """A new evening. Only the owner of an account makes one, and is its director."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=60, strip_whitespace=True)]
    game: Game
    #: A spec text of rules; the usual rules of the game where it is absent.
    preset: RulesText | None = None
    rounds: Annotated[int, Field(ge=1, le=12)] = 3
    #: Games a round.
    games: Annotated[int, Field(ge=1, le=12)] = 4
    #: Seconds a move; 0 is no limit.
    timer: Annotated[int, Field(ge=0, le=300)] = 30
    #: Minutes a round; then computers finish the games that are being played.
    minutes: Annotated[int, Field(ge=1, le=240)] = 30
    #: Seconds between rounds.
    rest: Annotated[int, Field(ge=0, le=900)] = 60
    #: The level that takes empty seats, and plays for people who are away.
    level: Annotated[str, StringConstraints(min_length=1, max_length=MAX_SPEC)] | None = None
    pace: Pace = "quick"
    #: When it starts by itself; null waits for a director.
    starts_at: AwareDatetime | None = None
    #: Whether it is found by its link alone.
    private: bool = False


class EveningInfo(Model):
    """An evening in a list."""

    code: str
    name: str
    game: Game
    preset: str
    phase: EveningPhase
    paused: bool
    round: int
    rounds: int
    games: int
    people: int
    director: str
    starts_at: str | None
    ended_at: str | None


class EveningsReply(Model):
    """Evenings that anybody may join or look at, and those of the person who asks."""

    coming: list[EveningInfo]
    running: list[EveningInfo]
    past: list[EveningInfo]


class EveningPerson(Model):
    number: int
    name: str
    state: PersonState
    #: Whether they are at a table of the running round now.
    here: bool
    second: bool
    you: bool


class EveningSeat(Model):
    #: Null for a computer.
    number: int | None
    name: str


class EveningTable(Model):
    """A table of the running round, or of the last one."""

    number: int
    #: The room, told to the people at that table.
    room: str | None
    seats: list[EveningSeat]
    #: Games that are over.
    played: int
    over: bool


class EveningStanding(Model):
    place: int
    number: int
    name: str
    #: Points above the mean of those who held the same cards, added up.
    difference: float
    points: int
    boards: int
    #: The same, round by round; null for a round without a result.
    by_round: list[float | None]


class EveningYou(Model):
    """What the person who asks is at this evening."""

    #: Null who has not joined.
    number: int | None
    state: PersonState | None
    director: bool
    #: The room to play in now.
    room: str | None


class EveningNow(Model):
    """What a page must know at once; `version` changes with everything that is told of an evening."""

    version: int
    code: str
    name: str
    phase: EveningPhase
    paused: bool
    round: int
    rounds: int
    #: Until the evening starts by itself, the time of the round is over, or the next round begins.
    left_ms: int | None
    you: EveningYou


class EveningReply(EveningNow):
    """The page of an evening."""

    game: Game
    preset: str
    games: int
    timer: int
    minutes: int
    rest: int
    level: str
    pace: Pace
    private: bool
    director: str
    starts_at: str | None
    ended_at: str | None
    people: list[EveningPerson]
    tables: list[EveningTable]
    standings: list[EveningStanding]


class OtherResult(Model):
    """What somebody else made of the same cards."""

    name: str
    table: int
    points: int


class BoardResult(Model):
    """What a person made of a deal, and what others made of the same cards."""

    round: int
    board: int
    table: int
    seat: int
    points: int
    #: Null where nobody else held these cards.
    mean: float | None
    difference: float
    #: Whether a computer played it for the most part, so that it counts as average at best.
    by_computer: bool
    others: list[OtherResult]
    #: For its review; null while others still play the deals of this round.
    record_id: str | None


class PersonResults(Model):
    place: int
    number: int
    name: str
    difference: float
    points: int
    boards: list[BoardResult]


class EveningResults(Model):
    """Every result that may be told now."""

    code: str
    name: str
    game: Game
    preset: str
    phase: EveningPhase
    rounds: int
    people: list[PersonResults]


class PersonChoice(Model):
    """Somebody at an evening, by number."""

    number: Annotated[int, Field(ge=1, le=1_000)]
