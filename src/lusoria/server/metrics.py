"""What to watch, as Prometheus reads it: no names, no addresses."""

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
        own = self._registry = CollectorRegistry()
        self.sockets = Gauge("lusoria_sockets", "open websockets", registry=own)
        self.tables = Gauge("lusoria_tables", "tables open in this process", registry=own)
        self.bundles = Counter(
            "lusoria_bundles", "answers on the disk, each with all its dice", registry=own
        )
        self.unwritten = Counter(
            "lusoria_unwritten", "answers that could not be written, and were refused", registry=own
        )
        self.transactions = Histogram(
            "lusoria_transaction_seconds", "one write, shared by many answers", registry=own
        )

    async def page(self, request: Request) -> Response:
        """As Prometheus reads them."""
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)
