"""What somebody has played, and who plays best."""

from upperhand.server.web.wire.common import Game, Model
from upperhand.server.web.wire.http.records import RecordInfo


class LevelStatistics(Model):
    """Games in which a computer of that level, or that spec, was at the table too."""

    level: str
    played: int
    won: int
    score: int
    #: Among the people who met it.
    rating: float


class Pattern(Model):
    """How often somebody played a kind of combination, or declared a contract."""

    name: str
    count: int


class GameStatistics(Model):
    game: Game
    played: int
    won: int
    #: All points, won and lost.
    score: int
    average: float
    #: Against everybody: 0 for who begins; null where nobody was met.
    rating: float | None
    #: Against people alone.
    people_rating: float | None
    by_level: list[LevelStatistics]
    patterns: list[Pattern]


class ProfileReply(Model):
    name: str
    since: str
    guest: bool
    games: list[GameStatistics]
    #: The last games; told to oneself alone.
    recent: list[RecordInfo]


class Leader(Model):
    place: int
    name: str
    rating: float
    played: int
    won: int
    score: int


class LevelRating(Model):
    """Where a level of computers stands among the people."""

    level: str
    rating: float
    played: int


class LeaderboardReply(Model):
    game: Game
    rows: list[Leader]
    levels: list[LevelRating]
