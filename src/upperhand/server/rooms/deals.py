"""Deals: sets up the table of a room's next game, or of a stored one."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from upperhand import Record, games, make_player
from upperhand.match import deal_seed, play_game
from upperhand.reason import Reason
from upperhand.server.rooms.boards import CHAIN_PLAYER
from upperhand.server.rooms.state import RoomState
from upperhand.server.rooms.table import Table
from upperhand.server.storage.schema import GameRow, MoveRow
from upperhand.server.web.wire.server import Event

#: Games that are played out of sight before a rated game whose pack is not shuffled.
UNSEEN = 2


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
    last = state.table
    if last is not None and hasattr(last.state, "next_deal"):  # the pack comes from the last game
        if state.options.counts:
            return unseen_deal(state.options.game, last.state, names, seed)
        return last.state.next_deal(seed, names)
    return games.load(state.options.game).State.deal(state.options.rules, seed, names)


def unseen_deal(game: str, last: Any, names: Sequence[str], seed: int) -> Any:
    """The next game of a rated match: its pack comes from games that nobody has seen.

    Where the pack is not shuffled, everybody has seen the tricks that it consists of, and a program could
    work out most of the hands. So computers play some games out of sight, after a fresh shuffle, and leave
    the pack. Hands are as uneven as after games of the table, and tell nothing about them.
    """
    rules, players = last.rules, len(names)
    if getattr(rules, "shuffle", "fresh") == "fresh":
        return last.next_deal(seed, names)
    player = [make_player(CHAIN_PLAYER, game)] * players
    state = games.load(game).State.deal(
        rules, deal_seed(seed, 0), names, (last.dealer + 1 - UNSEEN) % players
    )
    for number in range(1, UNSEEN + 1):
        play_game(state, player, seed, number, game=game)
        state = state.next_deal(deal_seed(seed, number), names)
    return state


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
