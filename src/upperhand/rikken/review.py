"""The review of a game: which cards gave away a trick, or the contract, compared with the Oracle.

>>> from upperhand import Record
>>> from upperhand.rikken import State, preset
>>> state = State.deal(preset("vorsteveld2007"), seed=1)
>>> while not state.over:
...     state.apply(state.legal_moves()[0 if state.ply else -1])
>>> found = review(Record.of(state, "rikken"))
>>> len(found.cards), sum(found.lost) == sum(card.loss for card in found.cards)
(52, True)
"""

from collections.abc import Iterator
from dataclasses import dataclass

from upperhand._core.rikken import Move, State
from upperhand.errors import UpperhandError
from upperhand.record import Record, Replay
from upperhand.rikken.oracle import Objective, Oracle, card_values, objectives, reached, value


@dataclass(frozen=True)
class ReviewedCard:
    """One card of a game, seen from one contract that is played."""

    ply: int
    seat: int
    move: Move
    objective: Objective
    before: int
    """What the game was worth to the declaring side before the card."""
    after: int
    better: tuple[Move, ...]
    """The cards that would have kept the value; empty if this one did."""

    @property
    def loss(self) -> int:
        """What the card cost the side that played it: tricks, or 1 for a Piek or a Misère."""
        change = self.after - self.before
        return -change if self.seat in self.objective.side else change

    @property
    def turned(self) -> str:
        """`made → down` if the card turned the contract, or the other way round; else empty."""
        fates = ["made" if reached(self.objective, one) else "down" for one in (self.before, self.after)]
        return "" if fates[0] == fates[1] else " → ".join(fates)


@dataclass(frozen=True)
class Review:
    """Every card of a game; with several declarers once for each of them."""

    objectives: tuple[Objective, ...]
    cards: tuple[ReviewedCard, ...]

    @property
    def mistakes(self) -> tuple[ReviewedCard, ...]:
        """The cards that cost something."""
        return tuple(card for card in self.cards if card.loss)

    @property
    def lost(self) -> tuple[int, ...]:
        """What each seat gave away in all."""
        return tuple(sum(card.loss for card in self.cards if card.seat == seat) for seat in range(4))


def review(record: Record, most_positions: int | None = None) -> Review:
    """Reviews the play of a recorded game of Rikken, finished or not.

    Raises TooHardError rather than look at more positions than these for one declarer.
    """
    if record.game != "rikken":
        raise UpperhandError(f"a game of rikken can be reviewed, not one of {record.game}")
    end = record.replay()
    if not isinstance(end, State) or end.phase not in ("play", "over") or end.passed_out:
        raise UpperhandError("no card was played in this game: there is nothing to review")
    wanted = tuple(objectives(end))
    cards = [card for one in wanted for card in _reviewed(record, one, Oracle(most_positions))]
    return Review(wanted, tuple(sorted(cards, key=lambda card: card.ply)))


def _reviewed(record: Record, objective: Objective, oracle: Oracle) -> Iterator[ReviewedCard]:
    """Walks backwards: what the Oracle knows about the end of a game helps it with what came before."""
    states = list(_states(record))
    after = value(states[-1][1], objective, oracle)
    for (ply, state), text in zip(states[-2::-1], record.moves[::-1], strict=False):
        before, move = value(state, objective, oracle, after), Move(text)
        better: tuple[Move, ...] = ()
        if before != after:
            better = tuple(card for card, worth in card_values(state, objective, oracle) if worth == before)
        yield ReviewedCard(ply, state.turn, move, objective, before, after, better)
        after = before


def _states(record: Record) -> Iterator[tuple[int, State]]:
    """The game before each card, and after the last, with the number of moves made until then."""
    replay = Replay(record)
    for move in (*record.moves, None):
        state = replay.state
        if isinstance(state, State) and state.phase in ("play", "over"):
            yield replay.ply, state.copy()
        if move is not None:
            replay.play(move)
