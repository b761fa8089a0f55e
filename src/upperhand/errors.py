"""Every error of Upperhand: one sentence that says what is wrong and what would be right.

All of them are `UpperhandError`, which is a `ValueError`; those of the rules come from the native core.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, get_args

from upperhand._core import (
    CardsError,
    GameNotOverError,
    GameOverError,
    IllegalMoveError,
    KnowledgeError,
    MalformedMoveError,
    OutOfTurnError,
    RulesError,
    TooHardError,
    UpperhandError,
)
from upperhand.reason import Reason

if TYPE_CHECKING:
    from upperhand.record import Record

__all__ = [
    "FAILURE_KINDS",
    "AnswerError",
    "CardsError",
    "FailureKind",
    "GameNotOverError",
    "GameOverError",
    "IllegalMoveError",
    "KnowledgeError",
    "MalformedMoveError",
    "OutOfTurnError",
    "PlayerError",
    "RecordError",
    "RulesError",
    "SpecError",
    "TooHardError",
    "UpperhandError",
    "needs_extra",
    "reason_of",
    "shown",
]


class SpecError(UpperhandError):
    """A spec text with an unknown player, preset, game or setting, or with an invalid value."""


class RecordError(UpperhandError):
    """A record is damaged, or its moves or scores are not valid."""

    def __init__(self, problem: str, line: int | None = None, ply: int | None = None) -> None:
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.problem = problem
        self.line = line
        self.ply = ply

    def at_line(self, line: int) -> "RecordError":
        """The same problem, found on that line of a file."""
        return RecordError(self.problem, line, self.ply)

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordError, (self.problem, self.line, self.ply)


#: How a player may fail: it raises or ends, it does not answer in time, or its answer is not possible.
FailureKind = Literal["crash", "silence", "illegal"]
FAILURE_KINDS: tuple[FailureKind, ...] = get_args(FailureKind)


class PlayerError(UpperhandError):
    """A player raised, was silent, or gave no legal move; `record` is the game up to that point."""

    def __init__(
        self, seat: int, player: str, reason: str, record: "Record", kind: FailureKind = "crash"
    ) -> None:
        super().__init__(f"seat {seat} ({player}) failed at move {len(record.moves) + 1}: {reason}")
        self.seat = seat
        self.player = player
        self.reason = reason
        self.record = record
        self.kind = kind

    def __reduce__(self) -> tuple[Any, ...]:
        return PlayerError, (self.seat, self.player, self.reason, self.record, self.kind)


class AnswerError(UpperhandError):
    """Why an answer of a player cannot be used, or why there is none."""

    def __init__(self, kind: FailureKind, problem: str) -> None:
        super().__init__(problem)
        self.kind = kind
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return AnswerError, (self.kind, self.problem)


def reason_of(error: BaseException) -> Reason | None:
    """Why something was refused, as data; None if the error has only a sentence."""
    given = error.args[0] if error.args else None
    return given if isinstance(given, Reason) else None


@contextmanager
def needs_extra(extra: str, what: str) -> Iterator[None]:
    """Wraps imports that need an extra: if it is missing, says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        sentence = f"{what} needs {missing.name}, which is not installed"
        raise UpperhandError(f'{sentence}: pip install "upperhand[{extra}]"') from None


def shown(value: object) -> str:
    """Foreign input made safe for an error message: texts and numbers cut and escaped, else the type."""
    if value is not None and not isinstance(value, str | int | float):
        return f"a {type(value).__name__}"
    text = value if isinstance(value, str) else str(value)
    return ascii(text if len(text) <= 40 else text[:40] + "...")
