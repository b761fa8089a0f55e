"""Replay: plays the moves of a record one by one and says which does not hold."""

from typing import TYPE_CHECKING, Any

from upperhand.errors import RecordError, UpperhandError, shown
from upperhand.games import State, load

if TYPE_CHECKING:
    from upperhand.record.value import Record


class Replay:
    """A game being played again from its start. `ply` counts the moves replayed so far."""

    def __init__(self, record: "Record") -> None:
        self.state: State = record.start()
        self.ply = 0
        self._read = load(record.game).Move
        self._given = [
            (seat, move) for seat, move in self.state.history
        ]  # moves that the rules make themselves

    @property
    def seat(self) -> int:
        """Whose move is replayed next."""
        return self._given[self.ply][0] if self.ply < len(self._given) else self.state.turn

    def play(self, text: str) -> tuple[int, Any]:
        """Replays one move; says who made it, and the move."""
        seat = self.seat
        try:
            move = self._read(text)
            if self.ply >= len(self._given):
                self.state.apply(move)
            elif move != self._given[self.ply][1]:
                raise RecordError(f"by these rules the game opens itself with {self._given[self.ply][1]}")
        except UpperhandError as error:
            raise RecordError(f"move {self.ply + 1} ({shown(text)}): {error}", ply=self.ply) from None
        self.ply += 1
        return seat, move

    def check_scores(self, scores: tuple[int, ...] | None) -> None:
        """Scores may be absent, but what is there must be what the game came to."""
        if scores is None:
            return
        if not self.state.over:
            raise RecordError(f"the scores are given, but the game is not over after {self.ply} moves")
        if scores != tuple(self.state.scores):
            right = ", ".join(str(score) for score in self.state.scores)
            raise RecordError(f"the scores are {', '.join(map(str, scores))}, but the game came to {right}")
