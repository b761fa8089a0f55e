"""The bodies of requests and answers under /api."""

from typing import Annotated, Literal

from pydantic import Field, SecretStr, StringConstraints

from upperhand.server.web.wire.common import (
    MAX_SPEC,
    Begins,
    Card,
    Game,
    Language,
    Model,
    MoveText,
    Name,
    Pace,
    RoomPhase,
    RulesText,
    SeatKind,
    SeatNumber,
    Spectators,
    SpecText,
    Switches,
    WaitTime,
    Why,
)
from upperhand.server.web.wire.history import Result, Role
from upperhand.server.web.wire.server import SeatState, Value
from upperhand.server.web.wire.views import Stake


class Problem(Model):
    #: A word for programs: `stale`, `illegal`, `not_found`, `rate_limited`, ...
    code: str
    #: In English.
    message: str
    #: The same as data; null where only programs are spoken to.
    reason: Why | None = None


class ErrorReply(Model):
    """The answer to every refused request."""

    error: Problem


# --- people ---


class SessionRequest(Model):
    """A guest starts with a name."""

    name: Name
    language: Language = "en"


class ChangeMe(Model):
    """What to change."""

    name: Name | None = None
    language: Language | None = None
    #: Whether to allow free chat at tables.
    chat: bool | None = None
    #: Whether computers may learn from this person's games; if not, they forget those that they learned.
    teaches: bool | None = None


Secret = Annotated[SecretStr, Field(min_length=1, max_length=200)]


class Credentials(Model):
    """The name and password of an account, to create it or to log in."""

    name: Name
    password: Secret


class OwnPassword(Model):
    """Proves that it is the owner of the account who asks."""

    password: Secret


class NewPassword(OwnPassword):
    new_password: Secret


class DeleteMe(Model):
    """A guest has no password."""

    password: Secret | None = None


class SessionInfo(Model):
    id: str
    #: As `Firefox, Linux`; empty if it is not known.
    browser: str
    since: str
    #: Whether it is the session of this request.
    here: bool


class SessionsReply(Model):
    sessions: list[SessionInfo]


class EndSession(Model):
    """Without an id, all other sessions end."""

    id: Annotated[str, StringConstraints(min_length=16, max_length=16)] | None = None


class RecoveryCodes(Model):
    """Each sets a new password, once. They are told this one time."""

    codes: list[str]


class RecoveryState(Model):
    """How a forgotten password can be set anew."""

    #: Whether this server sends mails.
    mail_works: bool
    #: Of the account that asks; null for guests and strangers.
    codes_left: int | None
    mail: str | None


class NewMail(OwnPassword):
    """An address for the account; null removes it."""

    mail: Annotated[str, StringConstraints(max_length=254)] | None


class ForgottenName(Model):
    name: Name


class CodeRecovery(Model):
    """A new password by a recovery code."""

    name: Name
    code: Annotated[SecretStr, Field(min_length=1, max_length=60)]
    password: Secret


LinkToken = Annotated[SecretStr, Field(min_length=1, max_length=60)]


class MailLink(Model):
    """The last part of a link that was sent by mail."""

    token: LinkToken


class LinkRecovery(MailLink):
    """A new password by such a link."""

    password: Secret


class Me(Model):
    """The current person. Requests that change something send `csrf` in the header X-CSRF-Token."""

    id: str
    name: str
    language: Language
    guest: bool
    #: Whether the person allows free chat; others must allow it too.
    chat: bool
    #: Whether computers may learn from the person's games.
    teaches: bool
    #: Whether a program has sent the token of a bot; it needs no `csrf`, which is then empty.
    bot: bool
    csrf: str


OnOff = Literal["on", "off"]


class Preferences(Model):
    """How the page looks, sounds and plays for a person; what is absent is as usual."""

    language: Language | None = None
    theme: Literal["system", "light", "dark"] | None = None
    felt: Literal["green", "blue", "wine", "plum", "grey"] | None = None
    back: Literal["red", "blue", "green", "black"] | None = None
    suits: Literal["four", "two"] | None = None
    card_size: Literal["small", "normal", "large"] | None = None
    hand: Literal["right", "left"] | None = None
    pace: Pace | None = None
    sound: Literal["off", "soft", "full"] | None = None
    vibration: OnOff | None = None
    forced_moves: OnOff | None = None
    confirm: OnOff | None = None


class TokenInfo(Model):
    """A token of a bot; what lets a program in is told nowhere."""

    id: str
    name: str
    since: str
    #: When it was last used, to the minute; null if it never was.
    used: str | None


class BotInfo(Model):
    id: str
    name: str
    since: str
    tokens: list[TokenInfo]


class BotsReply(Model):
    """One's own bots, in the order in which they were made."""

    bots: list[BotInfo]


class BotRequest(Model):
    """A new bot: an account with a name of its own, for programs."""

    name: Name


class TokenRequest(Model):
    """A new token of a bot; the name tells its owner where it is used."""

    name: Name


class NewToken(Model):
    """Told this one time. A program sends it in the header `Authorization: Bearer ...`."""

    token: str


class BlockedPerson(Model):
    id: str
    name: str
    guest: bool


class UnblockRequest(Model):
    id: Annotated[str, StringConstraints(min_length=1, max_length=36)]


class BlockedReply(Model):
    """The people whom the current person has blocked."""

    people: list[BlockedPerson]


# --- games ---


class PresetInfo(Model):
    name: str
    description: str
    source: str
    players: list[int]
    switches: Switches
    #: The bids from low to high; empty in a game without an auction.
    stakes: list[Stake]


class SwitchInfo(Model):
    name: str
    kind: Literal["amounts", "bool", "int", "list", "text"]
    default: bool | int | str | list[str]
    description: str
    #: The words that it takes; of a list, any of them, in an order that matters or not. Of amounts, the words
    #: that may have a number, as in `rik:2`, or two, as in `piek:3-5`.
    words: list[str]
    ordered: bool
    #: The least and the greatest number.
    low: int
    high: int


class LevelInfo(Model):
    """A level under the usual rules; under others another player has its name."""

    name: str
    player: str
    rating: int
    colour: str


class LevelsReply(Model):
    """The levels under some rules, from low to high, and the one nearest to the rating of who asks."""

    levels: list[LevelInfo]
    near: str


class SettingInfo(Model):
    name: str
    kind: str
    default: bool | int | float | str | list[bool | int | float | str]


class PlayerInfo(Model):
    name: str
    description: str
    settings: list[SettingInfo]


class GameInfo(Model):
    name: Game
    title: str
    #: What a score counts, in the plural.
    score: str
    players: list[int]
    usual_preset: str
    usual_level: str
    #: Who answers `/api/decide` if nobody is named.
    usual_player: str
    presets: list[PresetInfo]
    switches: list[SwitchInfo]
    levels: list[LevelInfo]
    #: The computers that can be named, with their settings.
    computers: list[PlayerInfo]


class GamesReply(Model):
    games: list[GameInfo]


# --- rooms ---


class SeatRequest(Model):
    """`person` is the host of the room, `open` is for others, and a `computer` is a level or a spec."""

    kind: SeatKind
    player: SpecText | None = None


RecordText = Annotated[str, StringConstraints(min_length=2, max_length=100_000)]


class RecordPosition(Model):
    """A position of a finished game: the game by its id, or a Record as one line of JSON."""

    record_id: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{12}$")] | None = None
    record: RecordText | None = None
    #: How many of its moves have been made.
    ply: Annotated[int, Field(ge=0, le=1_000)] = 0


class StartRequest(RecordPosition):
    """Where the games of a room start."""

    #: Deals the cards that this seat cannot see again.
    redealt_for: SeatNumber | None = None


class RoomRequest(Model):
    """A new room. It starts at once if no seat is open."""

    game: Game
    #: A spec text of rules, `hongkong:players=3`; the usual rules of the game where it is absent.
    preset: RulesText | None = None
    #: Single switches that differ from the preset.
    switches: Switches = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    #: Seconds a move; 0 is no limit.
    timer: Annotated[int, Field(ge=0, le=300)] = 20
    games: Annotated[int, Field(ge=1, le=100)] = 1
    #: Seconds until computers take the seats still open; null waits until the host starts.
    wait: WaitTime = None
    #: Whether the game starts as soon as all seats are taken, or when the host says so.
    begins: Begins = "full"
    #: A casual game (false) is in the history, but changes no rating and no statistics.
    rated: bool = True
    #: Whether bots may sit down.
    bots: bool = False
    #: The level or spec that takes open seats, and plays for people who are away.
    level: Annotated[str, StringConstraints(min_length=1, max_length=MAX_SPEC)] | None = None
    private: bool = False
    spectators: Spectators = "public"
    teaching: bool = False
    #: How long computers seem to think; the host may change it at any time.
    pace: Pace = "natural"
    #: Where every game of the room starts, under the rules of that game. Such a room is not rated.
    start: StartRequest | None = None


class RoomInfo(Model):
    """A room as the lobby shows it."""

    code: str
    game: Game
    preset: str
    host: str
    host_guest: bool
    host_bot: bool
    state: RoomPhase
    seats: list[SeatState]
    #: In the list of one's own rooms.
    your_seat: int | None
    free: int
    #: The level that takes open seats, and plays for people who are away.
    level: str
    rated: bool
    #: Whether bots may sit down.
    bots: bool
    kept: bool
    timer: int
    games: int
    game_number: int
    private: bool
    spectators: Spectators
    teaching: bool
    wait_ms: int | None


class LobbyReply(Model):
    rooms: list[RoomInfo]


class JoinRequest(Model):
    seat: SeatNumber | None = None


class KeepRequest(Model):
    """Whether the room stays when everybody has left."""

    on: bool


class BlockRequest(Model):
    """The person in a seat: neither hears the other, and they cannot join one's private rooms."""

    seat: SeatNumber


# --- records ---


class SheetLine(Model):
    """A game on the score sheet of a room."""

    number: int
    record_id: str
    #: What was played; null in a game without bids, and if all passed.
    contract: str | None
    #: Who played it, or who won a game without bids.
    declarers: list[int]
    partner: int | None
    #: Whether the declarers, or some of them, gained by it.
    made: bool
    scores: list[int]


class SheetReply(Model):
    """The finished games of a room, in order."""

    lines: list[SheetLine]


class RecordInfo(Model):
    id: str
    game: Game
    preset: str
    names: list[str]
    #: The level or spec of each computer; null for people and bots.
    players: list[str | None]
    #: Which seats were those of bots.
    bots: list[bool]
    #: The own seat.
    seat: int
    scores: list[int] | None
    moves: int
    ended_at: str | None
    #: The contract, or the kind of combination that ended the game; null if all passed.
    kind: str | None
    role: Role | None
    result: Result


class RecordsReply(Model):
    records: list[RecordInfo]
    #: The end of this page, where there are more games.
    next: str | None


class RecordRequest(Model):
    """A Record to load: one line of JSON."""

    record: RecordText


class RecordReply(Model):
    id: str
    game: Game
    preset: str
    names: list[str]
    #: Which seats were those of bots.
    bots: list[bool]
    scores: list[int] | None
    moves: list[str]
    dealt: list[list[Card]]


# --- profiles and the leaderboard ---


class LevelStatistics(Model):
    """Games in which a computer of that level, or that spec, was at the table too."""

    level: str
    played: int
    won: int
    score: int
    #: In these games alone.
    rating: int
    provisional: bool


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
    #: Against everybody, on the scale of the levels.
    rating: int
    #: Too few games for a certain rating.
    provisional: bool
    #: Against people alone; null where none was met.
    people_rating: int | None
    people_provisional: bool
    by_level: list[LevelStatistics]
    patterns: list[Pattern]


class ProfileReply(Model):
    name: str
    since: str
    guest: bool
    #: The name of the person whose bot it is; null for a person.
    owner: str | None
    games: list[GameStatistics]
    #: The last games; told to oneself alone.
    recent: list[RecordInfo]


class Leader(Model):
    #: Null while the rating is provisional; these come last.
    place: int | None
    name: str
    rating: int
    played: int
    won: int
    score: int


class LeaderboardReply(Model):
    game: Game
    rows: list[Leader]
    #: The levels of computers under the usual rules, for comparison; from low to high.
    levels: list[LevelInfo]


# --- decisions for other programs ---


class OpenHand(Model):
    seat: SeatNumber
    cards: Annotated[list[Card], Field(max_length=13)]


class KnownPosition(Model):
    """Everything one seat knows."""

    game: Game
    preset: RulesText | None = None
    seat: SeatNumber
    #: The cards this seat was dealt.
    dealt: Annotated[list[Card], Field(min_length=1, max_length=18)]
    #: Every move so far, from the first.
    moves: Annotated[list[MoveText], Field(max_length=400)] = Field(default_factory=list)
    #: Who moves first where that is hidden (Big Two before the first move), or who deals (Rikken).
    first: SeatNumber | None = None
    dealer: SeatNumber | None = None
    #: Hands of others that lie open to this seat, as they are now.
    exposed: Annotated[list[OpenHand], Field(max_length=3)] = Field(default_factory=list)
    #: Who holds the fourth ace in Troela (Rikken), unless it is this seat: no move says it.
    partner: SeatNumber | None = None


class DecideRequest(KnownPosition):
    """Everything one seat knows, and the player that decides. Nothing is stored."""

    player: SpecText | None = None
    #: Decides the player's chance, so that the same request has the same answer.
    seed: Annotated[int, Field(ge=0, lt=2**53)] = 0


class DecideReply(Model):
    player: str
    move: str
    #: What to do and why, in English.
    text: str
    reason: Why
    values: list[Value]
