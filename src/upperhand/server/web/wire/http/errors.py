"""What a refused request is answered with."""

from upperhand.server.web.wire.common import Model


class Problem(Model):
    #: A word for programs: `stale`, `illegal`, `not_found`, `rate_limited`, ...
    code: str
    message: str


class ErrorReply(Model):
    """What every refused request is answered with."""

    error: Problem
