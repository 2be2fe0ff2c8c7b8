"""What to watch, as Prometheus reads it: no names, no addresses."""

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Gauge,
    generate_latest,
)
from starlette.requests import Request
from starlette.responses import Response


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("lusoria_sockets", "open websockets", registry=self._registry)

    async def page(self, request: Request) -> Response:
        """As Prometheus reads them."""
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)
