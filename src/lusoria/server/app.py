"""The server as one ASGI application, and all that lives as long as it does."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from lusoria.bots.workers.pool import Pool
from lusoria.server.api import Door, document, no_such_door, routes
from lusoria.server.bus import Bus, LocalBus, RedisBus
from lusoria.server.door.client import Client
from lusoria.server.door.http import Doors
from lusoria.server.door.socket import Socket
from lusoria.server.engines import Engines
from lusoria.server.headers import SecurityHeaders
from lusoria.server.limits import Guests
from lusoria.server.lobby import Lobby
from lusoria.server.metrics import Metrics
from lusoria.server.rooms.bots import Bots
from lusoria.server.rooms.hall import Hall
from lusoria.server.rooms.keeping import Keeping
from lusoria.server.settings import Settings
from lusoria.server.store.commits import Commits
from lusoria.server.store.database import Database, Unavailable
from lusoria.server.store.leases import Leases
from lusoria.server.store.migrate import migrate
from lusoria.server.store.store import Store

LOG: Final = logging.getLogger("lusoria.server")
POLICY_VIOLATION: Final = 1008
BACK_IN: Final = 5
"""Seconds after which clients come back when a server goes away."""


@dataclass
class House:
    """A running server: its hall, its doors, and who is at them."""

    settings: Settings
    hall: Hall
    store: Store
    metrics: Metrics
    sockets: set[Socket] = field(default_factory=set)
    closing: bool = False

    def app(self) -> Starlette:
        """The application."""
        limits, doors = self.settings.limits, self.doors()
        described = document(doors)

        async def openapi(request: Request) -> Response:
            return JSONResponse(described)

        return Starlette(
            routes=[
                Mount(
                    "/api",
                    routes=[  # by itself: no address below is ever a page of the client
                        *routes(doors, limits.upload_bytes),
                        Route("/openapi.json", openapi),
                        WebSocketRoute("/socket", self.socket),
                    ],
                ),
                Route("/healthz", self.healthz),
                Route("/readyz", self.readyz),
                Route("/metrics", self.metrics.page),
                Mount("/", Client()),
            ],
            exception_handlers={HTTPException: no_such_door},
            middleware=[Middleware(SecurityHeaders), Middleware(Guests, limits=limits)],
        )

    def doors(self) -> Sequence[Door]:
        """What can be asked over HTTP."""
        return Doors(self.hall, Lobby(self.store, self.settings.place), self.settings.limits).all()

    # Doors of its own

    async def socket(self, websocket: WebSocket) -> None:
        """One viewer, if it comes from a page of ours."""
        if not self._is_ours(websocket) or self.closing:
            await websocket.close(POLICY_VIOLATION)
            return
        socket = Socket(websocket, self.hall, self.settings.limits)
        self.sockets.add(socket)
        self.metrics.sockets.set(len(self.sockets))
        try:
            await socket.serve()
        finally:
            self.sockets.discard(socket)
            self.metrics.sockets.set(len(self.sockets))

    def _is_ours(self, websocket: WebSocket) -> bool:
        """A browser names the page that opens a socket; other programs name none."""
        origin = websocket.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        return urlsplit(origin).netloc == websocket.headers.get("host")

    async def healthz(self, request: Request) -> Response:
        """Whether the process lives."""
        return Response("alive\n")

    async def readyz(self, request: Request) -> Response:
        """Whether it can keep moves."""
        try:
            await self.store.check()
        except Unavailable as unavailable:
            return Response(f"{unavailable.message}\n", 503)
        return Response("going away\n", 503) if self.closing else Response("ready\n")

    async def take_leave(self) -> None:
        """Tell everybody when to come back."""
        self.closing = True
        for socket in list(self.sockets):
            socket.announce_closing(BACK_IN)
        await asyncio.sleep(0.2 if self.sockets else 0)


@asynccontextmanager
async def house(settings: Settings, bus: Bus | None = None) -> AsyncIterator[House]:
    """A server, from the first connection to the database to the last write. A bus connects it
    with other processes of the same server."""
    database = Database(settings.database_address, shared=settings.place.of > 1)
    await migrate(database)
    engines, metrics = Engines(), Metrics(settings.place.number)
    store = Store(database)
    commits = Commits(database, metrics, settings.place.of if database.file else 1)
    bus = bus or (RedisBus(settings.redis) if settings.redis else LocalBus())
    leases = Leases(database, settings.name, settings.lease_ms)
    bots = Bots(Pool(settings.bot_processes), compiles=settings.compiles)
    keeping = Keeping(store, commits, leases, engines.load, settings.keep_days)
    hall = Hall(keeping, bus, settings.name, bots)
    metrics.tables.set_function(lambda: len(hall.rooms))
    await leases.inherit(settings.heir_of)
    await hall.open()
    warming = asyncio.create_task(engines.warm()) if settings.compiles else None
    running = House(settings, hall, store, metrics)
    try:
        yield running
    finally:
        await running.take_leave()
        if warming:
            warming.cancel()
            with suppress(asyncio.CancelledError):
                await warming
        await commits.close()
        await hall.close()
        await bots.close()
        await database.close()
