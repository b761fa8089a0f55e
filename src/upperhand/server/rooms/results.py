"""Results: for whom each seat of a game that is over counts, and what it was for them."""

from collections.abc import Sequence
from typing import Any

from upperhand import games
from upperhand.server.accounts.ratings import Result
from upperhand.server.rooms.seats import Seat
from upperhand.server.rooms.table import Table
from upperhand.server.web.wire.server import Event


def results(seats: Sequence[Seat], table: Table, state: Any) -> list[Result]:
    """Who played, in the order of the seats. A game without points, as when all pass, was none."""
    scores = list(state.scores)
    if not any(scores):
        return []
    patterns = table.show.patterns(state)
    return [
        Result(
            rated=person or seats[place].player,
            is_person=person is not None,
            score=score,
            won=score == max(scores) if games.words(table.game).ONE_WINNER else score > 0,
            patterns=tuple(patterns[place]) if _is_own_play(table.events, place) else (),
        )
        for place, score in enumerate(scores)
        for person in _counts_for(seats[place], table, place, score)
    ]


def _counts_for(seat: Seat, table: Table, place: int, score: int) -> list[str | None]:
    """The people for whom a seat counts; None is its computer.

    Who was dealt bad cards cannot leave the loss to a computer; who leaves good ones has not won by them.
    """
    leaver = table.dealt_to[place] if score < 0 else None
    if seat.person_id is None:
        return [leaver]
    played: list[str | None] = [seat.person_id] if _is_own_play(table.events, place) else []
    return played if leaver is None or leaver in played else [*played, leaver]


def _is_own_play(events: Sequence[Event], place: int) -> bool:
    """What a computer mostly played says nothing of the person whose seat it was."""
    made = [event.by for event in events if event.seat == place]
    return 2 * made.count("computer") <= len(made)
