"""What the server counts, for Prometheus."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

from upperhand.server.settings import Settings

_MOVE_TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry per server, so two servers in one process do not add up."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.rooms = Gauge("upperhand_rooms", "Rooms that are open", registry=registry)
        self.sockets = Gauge("upperhand_sockets", "Sockets that are open", registry=registry)
        self.moves = Counter("upperhand_moves", "Moves made", ["game", "by"], registry=registry)
        self.games = Counter("upperhand_games", "Games that ended", ["game"], registry=registry)
        self.refused = Counter("upperhand_refused", "Messages not followed", ["code"], registry=registry)
        self.fallbacks = Counter(
            "upperhand_fallbacks", "Moves made for a computer that failed", ["game"], registry=registry
        )
        self.dropped = Counter("upperhand_dropped", "Sockets that read too slowly", registry=registry)
        self.acting = Histogram(
            "upperhand_action_seconds",
            "From an action to its being sent to everybody",
            buckets=_MOVE_TIMES,
            registry=registry,
        )
        self.thinking = Histogram(
            "upperhand_thinking_seconds", "Decisions of computers", ["game"], registry=registry
        )
        self.shares = Histogram(
            "upperhand_search_share",
            "How much of its search a computer could do",
            ["game"],
            buckets=(0.0, 0.1, 0.25, 0.5, 0.75, 0.999, 1.0),
            registry=registry,
        )
        self.requests = Counter("upperhand_requests", "HTTP answers", ["method", "status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


@contextmanager
def serving_metrics(metrics: Metrics, settings: Settings) -> Iterator[None]:
    """Serves the metrics on a port of their own, if the operator names one."""
    if not settings.metrics_port:
        yield
        return
    server, thread = start_http_server(settings.metrics_port, settings.host, metrics.registry)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
