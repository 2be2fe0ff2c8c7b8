"""What to watch: how many are there, how many moves, how long they take. No names, no addresses."""

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from starlette.requests import Request
from starlette.responses import Response


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("lusoria_sockets", "open websockets", registry=self._registry)
        self.rooms = Gauge("lusoria_rooms", "matches in memory", registry=self._registry)
        self.requests = Counter(
            "lusoria_requests", "requests of tables by outcome", ["outcome"],
            registry=self._registry,
        )  # fmt: skip
        self.seconds = Histogram(
            "lusoria_request_seconds", "from a request to its durable answer",
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
            registry=self._registry,
        )  # fmt: skip

    async def page(self, request: Request) -> Response:
        """As Prometheus reads them."""
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)
