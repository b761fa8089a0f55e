"""Results: for whom each seat of a game that is over counts, and what it was for them."""

from collections.abc import Sequence
from typing import Any

from upperhand import games
from upperhand.server.ratings import Result
from upperhand.server.seats import Seat
from upperhand.server.table import Table
from upperhand.server.wire.server import Event


def results(seats: Sequence[Seat], table: Table, state: Any) -> list[Result]:
    """Who played, in the order of the seats. A game without points, as when all pass, was none."""
    scores = list(state.scores)
    if not any(scores):
        return []
    patterns = table.show.patterns(state)
    return [
        Result(
            rated=seat.person_id or seat.player,
            is_person=seat.person_id is not None,
            score=scores[place],
            won=scores[place] == max(scores) if games.words(table.game).ONE_WINNER else scores[place] > 0,
            patterns=tuple(patterns[place]),
        )
        for place, seat in enumerate(seats)
        if seat.person_id is None or _is_own_play(table.events, place)
    ]


def _is_own_play(events: Sequence[Event], place: int) -> bool:
    """What a computer mostly played says nothing of the person whose seat it was."""
    made = [event.by for event in events if event.seat == place]
    return 2 * made.count("computer") <= len(made)
