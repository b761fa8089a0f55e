"""The summary of a review: how accurate each seat was, where the game turned, and what cost most."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Any

from upperhand import games
from upperhand.outlook import outlooks
from upperhand.reason import Reason
from upperhand.record import Record, Replay
from upperhand.review.grades import LIMITS, accuracy
from upperhand.review.moments import Moment

_TURNING_POINTS = 3
_REMARKS = 3  # a seat
#: The least change of the chances, summed over all seats and halved, that turns a game.
_LEAST_TURN = 0.1


@dataclass(frozen=True, slots=True)
class Summary:
    accuracies: tuple[float | None, ...]
    """Of each seat, from 0 to 100; None if it had no choice."""
    turning_points: tuple[int, ...]
    """The moves, counted from 1, after which the chances by the cards as they lie changed most; in order."""
    remarks: tuple[tuple[Reason, ...], ...]
    """For each seat, what cost it most."""


def summary(record: Record, moments: Sequence[Moment]) -> Summary:
    """What a whole review comes to; `moments` are all of them, in their order."""
    stake = outlooks(record.game).stake(record.rules)
    seats = range(len(record.seats))
    return Summary(
        accuracies=tuple(accuracy(_losses(moments, seat), stake) for seat in seats),
        turning_points=turning_points(moments),
        remarks=tuple(_remarks(record, moments, seat, stake) for seat in seats),
    )


def _losses(moments: Sequence[Moment], seat: int) -> list[float]:
    return [one.judgement.loss for one in moments if one.judgement and one.seat == seat]


def turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    """Decisions come before moves without a choice, however much the latter reveal."""
    turns = [
        (one.judgement is None, -_swing(before, one), one.ply)
        for before, one in pairwise(moments)
        if _swing(before, one) >= _LEAST_TURN
    ]
    return tuple(sorted(ply for _, _, ply in sorted(turns)[:_TURNING_POINTS]))


def _swing(before: Moment, after: Moment) -> float:
    chances = zip(before.outlook.true_chances, after.outlook.true_chances, strict=True)
    return sum(abs(now - then) for then, now in chances) / 2


def _remarks(record: Record, moments: Sequence[Moment], seat: int, stake: float) -> tuple[Reason, ...]:
    """On the costliest decisions of a seat, in the order of the game."""
    costly = [
        one
        for one in moments
        if one.seat == seat and one.judgement and one.judgement.loss >= LIMITS[1] * stake
    ]
    worst = sorted(costly, key=lambda one: -(one.judgement.loss if one.judgement else 0))[:_REMARKS]
    return tuple(_remark(record, one) for one in sorted(worst, key=lambda one: one.ply))


@dataclass(frozen=True, slots=True)
class SeatDigest:
    """What a review comes to for one seat, small enough to be kept of every game."""

    decisions: int
    accuracy: float | None
    mistakes: dict[str, dict[str, float]]
    """The kinds of decisions that cost something: `count`, and `loss` in all."""


def digests(record: Record, moments: Sequence[Moment]) -> list[SeatDigest]:
    """One for each seat."""
    stake = outlooks(record.game).stake(record.rules)
    found: list[dict[str, dict[str, float]]] = [{} for _ in record.seats]
    kind_of = import_module(f"upperhand.{record.game}.remarks").kind_of_mistake
    replay = Replay(record)
    for one, text in zip(moments[1:], record.moves, strict=True):
        if one.seat is not None and one.judgement and one.judgement.loss >= LIMITS[1] * stake:
            kind = kind_of(replay.state, one.move, one.judgement)
            told = found[one.seat].setdefault(kind, {"count": 0, "loss": 0.0})
            told["count"] += 1
            told["loss"] = round(told["loss"] + one.judgement.loss, 3)
        replay.play(text)
    losses = [_losses(moments, seat) for seat in range(len(record.seats))]
    return [
        SeatDigest(len(lost), accuracy(lost, stake), mistakes)
        for lost, mistakes in zip(losses, found, strict=True)
    ]


def _remark(record: Record, moment: Moment) -> Reason:
    """What the game's own words say about a costly move, or what was better."""
    judgement = moment.judgement
    assert judgement is not None
    replay = Replay(record)
    for text in record.moves[: moment.ply - 1]:
        replay.play(text)
    before: Any = replay.state
    following = record.moves[moment.ply :]
    own = import_module(f"upperhand.{record.game}.remarks").remark(before, moment.move, judgement, following)
    return own or instead(record.game, moment.ply, judgement)


def instead(game: str, number: int, judgement: Any) -> Reason:
    """`Move 9: play 4D, but play 5D was worth 2.3 points more.`"""
    words = games.words(game)
    return Reason(
        "remark_instead",
        number=number,
        made=words.command(judgement.made.move),
        better=words.command(judgement.best.move),
        gain=gain(judgement, words.SCORE),
    )


def gain(judgement: Any, unit: str) -> Reason:
    """`2.3 points`."""
    points = round(judgement.best.points - judgement.made.points, 1)
    return Reason("gain_of_chips" if unit == "chips" else "gain_of_points", points=points)
