"""Rate limits: a burst at once, then a fixed rate."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

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
    "mail": Rate(5, 60.0),
    "mail_to": Rate(3, 300.0),
    "account": Rate(10, 60.0),
    "room": Rate(20, 6.0),
    "evening": Rate(5, 60.0),
    "record": Rate(20, 3.0),
    "review": Rate(10, 6.0),
    "picture": Rate(20, 3.0),
    "embed": Rate(30, 2.0),
    "export": Rate(6, 20.0),
    "decide": Rate(60, 0.1),
    "puzzle": Rate(60, 0.5),
    "hint": Rate(10, 1.0),
    "token": Rate(120, 0.2),  # requests of one program; it may play at all tables that its bot may
    "bad_token": Rate(20, 6.0),
    "request": Rate(300, 0.05),
    "address": Rate(600, 0.02),  # all requests to the API; many people may share an address
    "missing": Rate(20, 6.0),  # codes and ids that do not exist: nobody finds a private room by trying
    "records_of": Rate(40, 15.0),
    "socket": Rate(30, 1.0),  # a page that reconnects does so more slowly
    "message": Rate(60, 0.1),
    "signal": Rate(4, 3.0),
    "chat": Rate(5, 3.0),
    "block": Rate(20, 3.0),
}

#: How many a client may have open at once.
MOST: dict[str, int] = {"sockets": 20, "sockets_of": 200, "sockets_of_token": 8}


def host_of(connection: HTTPConnection) -> str:
    """The address that a request or a socket comes from."""
    return connection.client.host if connection.client else "-"


def network_of(host: str) -> str:
    """The client behind an address: with IPv6, one customer has a whole prefix of addresses.

    >>> network_of("2001:db8:1:2:aaaa::7"), network_of("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    try:
        found = ipaddress.ip_address(host)
    except ValueError:  # a socket in the file system has no address
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def seat_network(host: str) -> str:
    """The client behind an address, as far as it says who it is: addresses of this machine do not."""
    network = network_of(host)
    local = ("127.", "::/64", "-")
    return "" if network.startswith(local) else network


class Limits:
    """Counts by kind and by client; drops the clients that were quiet for longest."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        # When the full burst is available again, by (kind, who).
        self._until: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_of(self, kind: str, who: str) -> Iterator[None]:
        """Counts something as open; raises a RefusalError if the client has too many open."""
        if self._on and self._open[kind, who] >= MOST[kind]:
            raise RefusalError("too_many", Reason("too_many_open"), status=429)
        self._open[kind, who] += 1
        try:
            yield
        finally:
            self._open[kind, who] -= 1
            if not self._open[kind, who]:
                del self._open[kind, who]

    def check(self, kind: str, who: str, *, count: bool = True) -> None:
        """Counts one request; raises a RefusalError if there are too many."""
        if not self._on:
            return
        rate, now = RATES[kind], self._clock()
        forgiven = max(self._until.get((kind, who), now), now) + rate.every
        if forgiven - now > rate.burst * rate.every:
            raise RefusalError("rate_limited", Reason("too_fast"), status=429)
        if not count:
            return
        self._until[kind, who] = forgiven
        self._until.move_to_end((kind, who))
        if len(self._until) > _KEPT:
            self._until.popitem(last=False)
