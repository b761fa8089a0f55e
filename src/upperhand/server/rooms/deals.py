"""Deals: sets up the table of a room's next game, or of a stored one."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Any

from upperhand import Record, games
from upperhand.reason import Reason
from upperhand.server.rooms.state import RoomState
from upperhand.server.rooms.table import Table
from upperhand.server.storage.schema import GameRow, MoveRow
from upperhand.server.web.wire.server import Event

_CHANCE = SystemRandom()


def new_table(state: RoomState, known: int | None) -> Table:
    """The next game, dealt to the people and computers who sit there.

    `known` is how many games of the playroom its computers know; those of others that play the same deal
    elsewhere must be the same, so they know what is shipped.
    """
    number, identity = state.game_number + 1, secrets.token_urlsafe(9)
    dealt_to = [seat.person_id for seat in state.seats]
    return _table(state, number, identity, _deal(state), dealt_to, None if state.compared else known)


def _deal(state: RoomState) -> Any:
    names, seed = [seat.name for seat in state.seats], secrets.randbits(64)
    if state.options.boards is not None:
        return state.options.boards.deal(state.game_number, names)
    if state.options.start is not None:
        return state.options.start.deal(names)
    package, rules, last = games.load(state.options.game), state.options.rules, state.table
    if state.options.counts and getattr(rules, "shuffle", "fresh") != "fresh":
        # Everybody has seen the tricks that the pack consists of: a program could work out most of the hands.
        dealer = _CHANCE.randrange(len(names)) if last is None else (last.state.dealer + 1) % len(names)
        return games.unseen_deal(state.options.game, rules, names, dealer, _CHANCE)
    if last is not None and hasattr(last.state, "next_deal"):  # the pack comes from the last game
        return last.state.next_deal(seed, names)
    return package.State.deal(rules, seed, names)


def stored_table(state: RoomState, row: GameRow, dealt_to: Sequence[str | None]) -> Table:
    """A stored game as it was dealt, with the names of those who sit there now; the others have left."""
    names = tuple(seat.name for seat in state.seats)
    start = replace(Record.from_json(row.record), seats=names, moves=(), scores=None).start()
    table = _table(state, row.number, row.id, start, dealt_to, row.known)
    for place, person in enumerate(dealt_to):
        if person is not None and person != state.seats[place].person_id:
            table.left[person] = place
    return table


def _table(
    state: RoomState,
    number: int,
    identity: str,
    game_state: Any,
    dealt_to: Sequence[str | None],
    known: int | None,
) -> Table:
    """The table after the moves with which the games of this room start."""
    options = state.options
    made = options.start.moves_after(game_state) if options.start else ()
    table = Table(
        options.game,
        number,
        identity,
        game_state,
        teaching=options.teaching,
        dealt_to=dealt_to,
        known=known,
    )
    for text in made:
        table.play(table.read(text), "start")
    return table


def play_stored(table: Table, row: MoveRow) -> Event:
    """Replays a stored move."""
    by: Any = row.made_by
    why = Reason.from_text(row.reason) if row.reason else None
    return table.play(table.read(row.move), by, action=row.action_id, fallback=row.fallback, reason=why)
