"""Rate limits: a burst at once, then a fixed rate."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError

_KEPT = 50_000


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then one every `every` seconds."""

    burst: int
    every: float


RATES: dict[str, Rate] = {
    "session": Rate(20, 6.0),
    "login": Rate(10, 12.0),
    "login_to": Rate(30, 4.0),  # more than one address may request, so it cannot lock an account
    "account": Rate(10, 60.0),
    "room": Rate(20, 6.0),
    "record": Rate(20, 3.0),
    "review": Rate(10, 6.0),
    "decide": Rate(60, 0.1),
    "puzzle": Rate(60, 0.5),
    "hint": Rate(10, 1.0),
    "request": Rate(300, 0.05),
    "socket": Rate(30, 1.0),  # a page that reconnects does so more slowly
    "message": Rate(60, 0.1),
}


class Limits:
    """Counts by kind and by client; drops the clients that were quiet for longest."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        # When the full burst is available again, by (kind, who).
        self._until: OrderedDict[tuple[str, str], float] = OrderedDict()

    def check(self, kind: str, who: str) -> None:
        """Counts one request; raises a RefusalError if there are too many."""
        if not self._on:
            return
        rate, now = RATES[kind], self._clock()
        forgiven = max(self._until.get((kind, who), now), now) + rate.every
        if forgiven - now > rate.burst * rate.every:
            raise RefusalError("rate_limited", Reason("too_fast"), status=429)
        self._until[kind, who] = forgiven
        self._until.move_to_end((kind, who))
        if len(self._until) > _KEPT:
            self._until.popitem(last=False)
