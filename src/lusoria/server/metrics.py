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
    """The numbers of one server process; each says which of the server's processes it is."""

    def __init__(self, process: int = 0) -> None:
        own = self._registry = CollectorRegistry()
        mark, which = ("process",), str(process)
        self.sockets = Gauge("lusoria_sockets", "open websockets", mark, registry=own).labels(which)
        self.tables = Gauge(
            "lusoria_tables", "tables open in this process", mark, registry=own
        ).labels(which)
        self.bundles = Counter(
            "lusoria_bundles", "answers on the disk, each with all its dice", mark, registry=own
        ).labels(which)
        self.unwritten = Counter(
            "lusoria_unwritten", "answers that could not be written, and were refused", mark,
            registry=own,
        ).labels(which)  # fmt: skip
        self.transactions = Histogram(
            "lusoria_transaction_seconds", "one write, shared by many answers", mark, registry=own
        ).labels(which)

    async def page(self, request: Request) -> Response:
        """As Prometheus reads them."""
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)
