"""The decisions of people in a game, beside what a strong policy would have done."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from upperhand import Record, Rng
from upperhand.player import Player
from upperhand.record import Replay
from upperhand.server.fair_play.rated_games import RatedGame

SEED = 20_260_101  # the same game has the same figures
_LARGEST = 6

#: A seat, and how many cards it has played.
PlayToBeat = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of a person between several legal moves."""

    seat: int
    #: What kind of decision it is: people and policies agree more often on some.
    kind: str
    choices: int
    agreed: bool
    #: By how much the policy prefers its move to the next best, if it tells.
    gap: float | None
    taken_ms: int | None
    #: The play that the policy would beat here, and whether the person passed on it.
    beaten: PlayToBeat | None
    passed: bool

    @property
    def size(self) -> int:
        """How many choices there are, roughly: 2, 3-4, 5-8, 9-16, 17-32, or more."""
        return min((self.choices - 1).bit_length(), _LARGEST)


def decisions(game: RatedGame, record: Record, policy: Player) -> Iterator[Decided]:
    """All of them, in order; a RecordError if the record cannot be replayed."""
    replay = Replay(record)
    play_to_beat = _PLAYS_TO_BEAT.get(game.game, _nowhere)
    for ply, text in enumerate(record.moves):
        found = None
        if ply in game.own_moves:
            seat, view = replay.seat, replay.state.view(replay.seat)
            choices = len(view.legal_moves())
            if choices > 1:
                found = view, seat, choices
        _, made = replay.play(text)
        if found is not None:
            view, seat, choices = found
            best = policy.decide(view, Rng.derive(SEED, 0, seat, ply))
            yield Decided(
                seat=seat,
                kind=_kind(view),
                choices=choices,
                agreed=best.move == made,
                gap=_gap(best.values),
                taken_ms=game.own_moves[ply],
                beaten=None if best.move.is_pass else play_to_beat(view),
                passed=made.is_pass,
            )


def _in_big_two(view: Any) -> PlayToBeat | None:
    return None if view.table is None else (view.table_seat, len(view.table.cards))


def _nowhere(_: Any) -> None:
    return None


#: Games in which somebody passes on the play of another: what lies on the table.
_PLAYS_TO_BEAT: dict[str, Callable[[Any], PlayToBeat | None]] = {"big_two": _in_big_two}


def _kind(view: Any) -> str:
    phase: str | None = getattr(view, "phase", None)
    if phase is None or phase == "play":
        return "lead" if view.table is None else "follow"
    return phase


def _gap(values: tuple[tuple[Any, float], ...]) -> float | None:
    if len(values) < 2:
        return None
    best, second = sorted((worth for _, worth in values), reverse=True)[:2]
    return best - second
