"""Start: the position from which every game of a room is played, where it is not a new deal."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from upperhand import Record, Rng
from upperhand.errors import RulesError
from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError
from upperhand.server.storage.queries import Queries
from upperhand.server.web.wire.http import RecordPosition, RoomRequest


@dataclass(frozen=True)
class Start:
    """A deal and the moves that have been made. The games that start here are not rated.

    `redealt_for` is a seat: each game deals the cards anew that it cannot see, as it could believe them.
    """

    record: Record
    redealt_for: int | None = None
    #: What the computers' random choices depend on, where the same moves must give the same game.
    chance: int | None = None

    @classmethod
    def of(cls, record: Record, ply: int, redealt_for: int | None = None) -> "Start":
        """A position of a game by the number of moves made; refuses one at which nothing is left to play."""
        if ply > len(record.moves):
            raise RefusalError("start", Reason("start_too_late", moves=len(record.moves)), status=422)
        if redealt_for is not None and redealt_for >= len(record.seats):
            raise RefusalError("start", Reason("start_no_such_seat", count=len(record.seats)), status=422)
        played = replace(record, moves=record.moves[:ply], scores=None)
        if played.replay().over:
            raise RefusalError("start", Reason("start_is_over"), status=422)
        return cls(played, redealt_for)

    def deal(self, names: list[str]) -> Any:
        """The game before the first of these moves."""
        record = replace(self.record, seats=tuple(names))
        if self.redealt_for is not None:
            state: Any = record.replay()
            record = Record.of(
                state.view(self.redealt_for).determinise(Rng(secrets.randbits(64))), record.game
            )
        return replace(record, moves=()).start()

    def moves_after(self, state: Any) -> tuple[str, ...]:
        """The moves to make from a deal on; the rules may have made the first one."""
        return self.record.moves[state.ply :]

    def stored(self) -> dict[str, Any]:
        return {"record": self.record.to_json(), "redealt_for": self.redealt_for, "chance": self.chance}

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any] | None) -> "Start | None":
        if not stored:
            return None
        return cls(Record.from_json(stored["record"]), stored["redealt_for"], stored.get("chance"))


async def requested_start(request: RoomRequest, queries: Queries) -> Start | None:
    """The start that a request names; it must fit the game and the seats."""
    if request.start is None:
        return None
    if request.preset is not None or request.switches:
        raise RulesError(Reason("start_has_rules"))
    record = await named_record(request.start, queries)
    if record.game != request.game:
        raise RefusalError("start", Reason("start_of_another_game"), status=422)
    if len(record.seats) != len(request.seats):
        raise RulesError(Reason("rules_seat", count=len(record.seats), given=len(request.seats)))
    return Start.of(record, request.start.ply, request.start.redealt_for)


async def named_record(wanted: RecordPosition, queries: Queries) -> Record:
    """The game that a request names by its id, or sends as a line."""
    if (wanted.record_id is None) == (wanted.record is None):
        raise RefusalError("start", Reason("start_needs_one_game"), status=422)
    if wanted.record is not None:
        return Record.from_json(wanted.record)
    row = await queries.finished_game(wanted.record_id or "")
    if row is None:
        raise RefusalError("not_found", Reason("no_such_game"), status=404)
    return Record.from_json(row.record)
