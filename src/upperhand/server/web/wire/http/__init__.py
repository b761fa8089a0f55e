"""The bodies of requests and answers under /api."""

from upperhand.server.web.wire.http.decide import DecideReply, DecideRequest, OpenHand
from upperhand.server.web.wire.http.errors import ErrorReply, Problem
from upperhand.server.web.wire.http.games import (
    GameInfo,
    GamesReply,
    LevelInfo,
    PlayerInfo,
    PresetInfo,
    SettingInfo,
    SwitchInfo,
)
from upperhand.server.web.wire.http.people import ChangeMe, Credentials, Me, SessionRequest
from upperhand.server.web.wire.http.profiles import (
    GameStatistics,
    Leader,
    LeaderboardReply,
    LevelRating,
    LevelStatistics,
    Pattern,
    ProfileReply,
)
from upperhand.server.web.wire.http.records import (
    Better,
    Moment,
    RecordInfo,
    RecordReply,
    RecordRequest,
    RecordsReply,
    ReviewPending,
    ReviewReply,
    Step,
    Would,
)
from upperhand.server.web.wire.http.rooms import JoinRequest, LobbyReply, RoomInfo, RoomRequest, SeatRequest

__all__ = [
    "Better",
    "ChangeMe",
    "Credentials",
    "DecideReply",
    "DecideRequest",
    "ErrorReply",
    "GameInfo",
    "GameStatistics",
    "GamesReply",
    "JoinRequest",
    "Leader",
    "LeaderboardReply",
    "LevelInfo",
    "LevelRating",
    "LevelStatistics",
    "LobbyReply",
    "Me",
    "Moment",
    "OpenHand",
    "Pattern",
    "PlayerInfo",
    "PresetInfo",
    "Problem",
    "ProfileReply",
    "RecordInfo",
    "RecordReply",
    "RecordRequest",
    "RecordsReply",
    "ReviewPending",
    "ReviewReply",
    "RoomInfo",
    "RoomRequest",
    "SeatRequest",
    "SessionRequest",
    "SettingInfo",
    "Step",
    "SwitchInfo",
    "Would",
]
