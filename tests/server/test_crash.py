"""A server that is killed again and again while many play loses nothing and does nothing twice."""

import asyncio
from collections import Counter
from random import Random

from tests.conftest import scaled
from tests.server.crowd import Crowd, CrowdRoom, Kills, play_through
from tests.server.running import ServerProcess
from tests.server.test_storage import with_database
from upperhand import Record
from upperhand.server.accounts.ratings import EVERYBODY
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import MoveRow

KILLS = scaled(2, 50)


def test_a_server_killed_under_load_loses_and_doubles_nothing(database: str) -> None:
    with ServerProcess(database) as server:
        rng = Random(7)
        fate = Kills(server, KILLS, rng)
        crowd = asyncio.run(play_through(fate, rng))
    assert fate.kills == KILLS
    with_database(database, lambda _, queries: check(crowd, queries))


async def check(crowd: Crowd, queries: Queries) -> None:
    """What is stored, compared with what clients were sent."""
    actions: Counter[str | None] = Counter()
    results: Counter[str] = Counter()
    scores: Counter[str] = Counter()
    for room in crowd.rooms:
        people = [guest.who.me["id"] for guest in crowd.guests if guest.room is room]
        moves: dict[tuple[int, int], MoveRow] = {}
        for number in range(1, room.last_game + 1):
            record, rows = await stored_game(queries, room, number)
            moves |= {(number, row.ply): row for row in rows}
            for place, person in enumerate(people):
                results[person] += any(record.scores or ())
                scores[person] += record.scores[place] if record.scores else 0
        check_moves(room, moves, len(people))
        actions.update(row.action_id for row in moves.values() if row.action_id)
    assert max(actions.values()) == 1
    for guest in crowd.guests:
        ratings = {row.against: row for row in await queries.ratings_of(guest.who.me["id"])}
        whole = ratings.get(EVERYBODY)
        counted = (whole.played, whole.score) if whole else (0, 0)
        assert counted == (results[guest.who.me["id"]], scores[guest.who.me["id"]])


async def stored_game(queries: Queries, room: CrowdRoom, number: int) -> tuple[Record, list[MoveRow]]:
    """A game that is over: its Record is its moves, and its moves can be played."""
    game = await queries.game_of_room(room.code, number)
    assert game is not None
    assert game.over
    record, rows = Record.from_json(game.record), list(await queries.moves(game.id))
    assert list(record.replay().scores) == list(record.scores or ())
    opened = rows[0].ply  # by the rules themselves
    assert [(row.ply, row.move) for row in rows] == list(enumerate(record.moves))[opened:]
    return record, rows


def check_moves(room: CrowdRoom, moves: dict[tuple[int, int], MoveRow], people: int) -> None:
    """Every move that was confirmed or seen is stored, and only the person in a seat moved for it."""
    for action in room.confirmed:
        row = moves[action.game_number, action.ply]
        assert (row.action_id, row.move) == (action.id, action.move)
    sent = {action.id for action in room.sent}
    for row in moves.values():
        assert row.made_by == ("person" if row.seat < people else "computer")
        assert row.action_id in sent if row.seat < people else row.action_id is None
    for at, move in room.seen.items():
        assert at not in moves or moves[at].move == move
    assert set(moves) <= set(room.seen)
