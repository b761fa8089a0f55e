"""What the playroom does not do, as an error: a word for programs, a reason for people, an HTTP status."""

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
    """A request that is not followed; nothing has changed."""

    def __init__(self, code: str, why: Reason | str, status: int = 409) -> None:
        super().__init__(why)
        self.code = code
        self.status = status


def as_refusal(error: UpperhandError) -> RefusalError:
    """An error of the engine as an answer to the client."""
    if isinstance(error, RefusalError):
        return error
    code = next((code for kind, code in _CODES.items() if isinstance(error, kind)), "invalid")
    return RefusalError(code, reason_of(error) or str(error), status=422)
