"""Plain HTTP, declared once: each door with what it takes and gives. Starlette's routes and the
OpenAPI document are both made from the same declarations, so neither can go stale.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from lusoria.core.errors import Illegal, Refusal, Stale, Unreadable
from lusoria.core.view import Facts
from lusoria.games.catalogue import NAMES
from lusoria.server.store.database import Unavailable
from lusoria.server.wire import VERSION, Imported, Problem, Seated

JSON: Final = "application/json"
MOST_SECRETS: Final = 8
"""Seats that one guest may hold at a time: more than any game has."""
UPLOADING: Final = 60.0
"""Seconds that the body of a request may take to come."""
TEXT: Final = "text/plain; charset=utf-8"
PARTS: Final = {
    "game": {"type": "string", "enum": list(NAMES)},
    "match": {"type": "string"},
    "ply": {"type": "string", "pattern": "^[0-9]{1,6}$"},
}
"""What the parts of a path look like."""
LEADS_ON: Final = {Seated: "/table/match", Imported: "/replay"}
"""Where an answer names the match with which one can go on."""
_ENCODER: Final = msgspec.json.Encoder()


class Unknown(Refusal):
    """No such thing, or not for whoever asks: the answer is the same, so that it tells nothing."""


class Told(Refusal):
    """A refusal that another process has told, as data already."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.reason, reason=problem.reason)
        self.problem = problem


class TooMany(Refusal):
    """The guest asks for more than its share; `wait` says when to come again."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


@dataclass(frozen=True)
class Call:
    """One request: the parts of its path, its secrets, and its body if it has one."""

    request: Request
    path: dict[str, str]
    body: Any

    @property
    def guest(self) -> str:
        """Where the request comes from, as far as limits care; uvicorn knows our proxies."""
        return self.request.client.host if self.request.client else ""

    @property
    def secrets(self) -> list[str]:
        """The seats' secrets, from the header that no log and no Referer repeats."""
        scheme, _, told = self.request.headers.get("authorization", "").partition(" ")
        return told.split(",")[:MOST_SECRETS] if scheme.lower() == "bearer" and told else []


@dataclass(frozen=True)
class Door:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    does: str
    handler: Callable[[Call], Awaitable[Any]]
    takes: Any = None
    """A message type, `str` for plain text, or nothing."""
    gives: Any = None
    """A message type, `str` for plain text, or nothing."""
    status: int = HTTPStatus.OK


STATUS: Final[dict[type[Refusal], int]] = {
    Unknown: HTTPStatus.NOT_FOUND,
    TooMany: HTTPStatus.TOO_MANY_REQUESTS,
    Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    Stale: HTTPStatus.CONFLICT,
    Illegal: HTTPStatus.CONFLICT,
    Unreadable: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal: HTTPStatus.SERVICE_UNAVAILABLE,
}


_TOLD: Final[dict[type[Refusal], tuple[Any, str]]] = {
    Unknown: ("illegal", "no_such_table"),
    TooMany: ("illegal", "too_many"),
    Unavailable: ("stale", "unavailable"),
    Stale: ("stale", "stale"),
    Illegal: ("illegal", "illegal"),
    Unreadable: ("unreadable", "unreadable"),
    Refusal: ("stale", "try_again"),
}
"""Which of the three errors a refusal is, and its reason where it names none itself."""


def routes(doors: Sequence[Door], most_bytes: int) -> list[Route]:
    """The doors as Starlette takes them."""
    return [Route(door.path, _endpoint(door, most_bytes), methods=[door.method]) for door in doors]


def _endpoint(door: Door, most_bytes: int) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            body = await _body(request, door.takes, most_bytes)
            told = await door.handler(Call(request, dict(request.path_params), body))
        except ClientDisconnect:
            return Response(status_code=HTTPStatus.BAD_REQUEST)
        except Refusal as refusal:
            return refused(refusal)
        if door.gives is None:
            return Response(status_code=door.status)
        if door.gives is str:
            return Response(told, door.status, media_type=TEXT)
        return Response(_ENCODER.encode(told), door.status, media_type=JSON)

    return endpoint


async def _body(request: Request, takes: Any, most_bytes: int) -> Any:
    if takes is None:
        return None
    try:
        async with asyncio.timeout(UPLOADING):
            raw = await _read(request, most_bytes)
    except TimeoutError as error:
        raise Unreadable(f"the request took longer than {UPLOADING:g} seconds to come") from error
    try:
        return raw.decode() if takes is str else msgspec.json.decode(raw, type=takes)
    except UnicodeDecodeError as error:
        raise Unreadable(f"byte {error.start + 1} is not UTF-8", reason="not_utf8") from error
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from error
    except RecursionError as error:
        raise Unreadable("brackets are nested too deeply") from error


async def _read(request: Request, most_bytes: int) -> bytearray:
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > most_bytes:
            raise too_large(most_bytes)
    return raw


def too_large(most: int) -> Unreadable:
    """The refusal of a file, or of anything else, that has more than so many characters."""
    return Unreadable(f"more than {most:,}", reason="too_large", facts={"most": most})


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    status = next(code for kind, code in STATUS.items() if isinstance(refusal, kind))
    headers = {"retry-after": str(int(refusal.wait) + 1)} if isinstance(refusal, TooMany) else {}
    return Response(_ENCODER.encode(problem(refusal)), status, headers, JSON)


async def no_such_door(request: Request, error: Exception) -> Response:
    """The answer at an address where there is nothing, or not for this method."""
    assert isinstance(error, HTTPException)
    what = f"{request.method} {request.url.path}: {error.detail}"
    told = Problem("unreadable", "unreadable", facts={"what": what})
    return Response(_ENCODER.encode(told), error.status_code, error.headers, JSON)


def problem(refusal: Refusal) -> Problem:
    """A refusal as data: which error, why, and what stands behind it."""
    if isinstance(refusal, Told):
        return refusal.problem
    error, usual = next(told for kind, told in _TOLD.items() if isinstance(refusal, kind))
    unexplained = not refusal.reason and usual == "unreadable"
    facts: Facts = {"what": refusal.message} if unexplained else refusal.facts
    return Problem(error, refusal.reason or usual, refusal.rule or "", facts)


def document(doors: Sequence[Door]) -> dict[str, Any]:
    """The OpenAPI document of all doors."""
    types = [each for door in doors for each in (door.takes, door.gives) if each not in (None, str)]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem], ref_template="#/components/schemas/{name}"
    )
    by_type = dict(zip(map(repr, [*types, Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in doors:
        operation = _operation(door, by_type, doors)
        paths.setdefault(f"/api{door.path}", {})[door.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lusoria", "version": str(VERSION)},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seats": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(door: Door, by_type: dict[str, Any], doors: Sequence[Door]) -> dict[str, Any]:
    content = {} if door.gives is None else {"content": _content(door.gives, by_type)}
    done: dict[str, Any] = {"description": "Done.", **content}
    told: dict[str, Any] = {str(int(door.status)): done | _links(door, doors)}
    for code in sorted({*map(int, STATUS.values()), int(HTTPStatus.BAD_REQUEST)}):
        told[str(code)] = {
            "description": HTTPStatus(code).phrase,
            "content": _content(Problem, by_type),
        }
    operation: dict[str, Any] = {
        "operationId": door.handler.__name__,
        "summary": door.does,
        "responses": told,
        "security": [{}, {"seats": []}],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PARTS[name]}
            for name in re.findall(r"{(\w+)", door.path)
        ],
    }
    if door.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(door.takes, by_type)}
    return operation


def _links(door: Door, doors: Sequence[Door]) -> dict[str, Any]:
    """Where one can go on with a table or a record that a door has named."""
    named = LEADS_ON.get(door.gives)
    if named is None:
        return {}
    further = [each.handler.__name__ for each in doors if "{match}" in each.path]
    go_on = {"parameters": {"match": f"$response.body#{named}"}}
    return {"links": {name: {"operationId": name, **go_on} for name in further}}


def _content(kind: Any, by_type: dict[str, Any]) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {JSON: {"schema": by_type[repr(kind)]}}
