"""Rated games of people with accounts, stored with everything that the server stores of them."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from upperhand import Record, games, make_player
from upperhand.match import play_game
from upperhand.player import Player
from upperhand.record import Replay
from upperhand.server.accounts.history import entries, remember
from upperhand.server.accounts.ratings import Result, tally
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.web.presenters import has_won


def tables(people: Sequence[str], seats: int = 4) -> list[tuple[str, ...]]:
    """Every table that these people can make, each of them at every place in turn."""
    found = list(combinations(people, seats))
    return [table[turn % seats :] + table[: turn % seats] for turn, table in enumerate(found)]


def played(
    people: Mapping[str, str | Player], rounds: int, *, game: str = "big_two", rules: str | None = None
) -> list[Record]:
    """Games in which each person plays as a player does, at every table in every round."""
    chosen = games.read_rules(rules or games.words(game).USUAL_RULES, game)
    players = {name: make_player(player, game) for name, player in people.items()}
    found = []
    for number, table in enumerate(tables(list(people)) * rounds):
        state = games.load(game).State.deal(chosen, number, table)
        found.append(play_game(state, [players[name] for name in table], number, number, game=game))
    return found


async def furnish(journal: Journal, people: Sequence[str], *, guests: Sequence[str] = ()) -> None:
    """People, whose ids are their names in lower case, and a room."""
    for name in (*people, *guests):
        await journal.write(changes.new_person(name.lower(), name, "en"))
    for name in people:
        await journal.write(changes.account(name.lower(), name, name.lower(), "x"))
    state = {"seats": [], "state": "playing", "game_number": 0, "counted": 0, "totals": []}
    await journal.write(changes.new_room("ROOM", people[0].lower(), {}, state))


async def store(
    journal: Journal,
    identity: str,
    record: Record,
    *,
    pace: Any = None,
    counts: bool = True,
    made_by: str = "person",
) -> None:
    """A game of people, seat by seat; `pace` says how many milliseconds somebody takes for a view."""
    seats = [name.lower() for name in record.seats]
    stored: list[Any] = [changes.new_game(identity, "ROOM", int(identity), record.game, record.to_json())]
    for seat, person in enumerate(seats):
        stored.append(changes.new_seating(identity, seat, record.seats[seat], person, None))
    replay = Replay(record)
    for ply, text in enumerate(record.moves):
        taken = pace and pace(record.seats[replay.seat], replay.state.view(replay.seat))
        seat, move = replay.play(text)
        stored.append(changes.new_move(identity, ply, seat, str(move), made_by=made_by, taken_ms=taken))
    stored.append(changes.game_over(identity, record.to_json()))
    await journal.write(*stored, *_ending(identity, record, replay.state, seats, counts=counts))


def _ending(identity: str, record: Record, state: Any, seats: Sequence[str], *, counts: bool) -> list[Any]:
    scores = list(state.scores)
    results = [
        Result(person, is_person=True, score=scores[seat], won=has_won(record.game, scores, seat))
        for seat, person in enumerate(seats)
    ]
    people = {person: seat for seat, person in enumerate(seats)}
    counted = frozenset(seats) if counts and any(scores) else frozenset()
    made = entries(record.game, state, people, counted)
    rated = [tally(record.game, results)] if counted else []
    return [*rated, remember(identity, record.game, made, results if counted else ())]
