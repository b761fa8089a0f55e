"""The error for refused requests: a code for programs, a reason for people, an HTTP status."""

from upperhand.errors import (
    GameOverError,
    IllegalMoveError,
    MalformedMoveError,
    OutOfTurnError,
    RecordError,
    RulesError,
    SpecError,
    UpperhandError,
    reason_of,
)
from upperhand.reason import Reason

_CODES: dict[type[UpperhandError], str] = {
    GameOverError: "over",
    IllegalMoveError: "illegal",
    MalformedMoveError: "malformed",
    OutOfTurnError: "out_of_turn",
    RecordError: "record",
    RulesError: "rules",
    SpecError: "spec",
}


class RefusalError(UpperhandError):
    """A refused request; nothing has changed."""

    def __init__(self, code: str, why: Reason | str, status: int = 409) -> None:
        super().__init__(why)
        self.code = code
        self.status = status


def as_refusal(error: UpperhandError) -> RefusalError:
    """Turns an error of the engine into an answer to the client."""
    if isinstance(error, RefusalError):
        return error
    code = next((code for kind, code in _CODES.items() if isinstance(error, kind)), "invalid")
    return RefusalError(code, reason_of(error) or str(error), status=422)
