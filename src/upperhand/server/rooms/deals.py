"""Dealing: the table of a room's next game, or of one that is stored."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from upperhand import Record, games
from upperhand.server.rooms.state import Standing
from upperhand.server.rooms.table import Table
from upperhand.server.storage.schema import GameRow, MoveRow
from upperhand.server.web.wire.server import Event


def new_table(standing: Standing) -> Table:
    """The next game, dealt to who sits there."""
    number, identity = standing.game_number + 1, secrets.token_urlsafe(9)
    return _table(standing, number, identity, _deal(standing), [seat.person_id for seat in standing.seats])


def _deal(standing: Standing) -> Any:
    names, seed = [seat.name for seat in standing.seats], secrets.randbits(64)
    last = standing.table
    if last is not None and hasattr(last.state, "next_deal"):  # a pack is what the last game left
        return last.state.next_deal(seed, names)
    return games.load(standing.options.game).State.deal(standing.options.rules, seed, names)


def stored_table(standing: Standing, row: GameRow, dealt_to: Sequence[str | None]) -> Table:
    """A game as it was dealt, with the names of who sits there now; others of its people have left."""
    names = tuple(seat.name for seat in standing.seats)
    start = replace(Record.from_json(row.record), seats=names, moves=(), scores=None).start()
    table = _table(standing, row.number, row.id, start, dealt_to)
    for place, person in enumerate(dealt_to):
        if person is not None and person != standing.seats[place].person_id:
            table.left[person] = place
    return table


def _table(
    standing: Standing, number: int, identity: str, state: Any, dealt_to: Sequence[str | None]
) -> Table:
    options = standing.options
    return Table(options.game, number, identity, state, teaching=options.teaching, dealt_to=dealt_to)


def play_stored(table: Table, row: MoveRow) -> Event:
    """Makes a move as it was made."""
    by: Any = row.made_by
    return table.play(
        table.read(row.move), by, action=row.action_id, fallback=row.fallback, reason=row.reason
    )
