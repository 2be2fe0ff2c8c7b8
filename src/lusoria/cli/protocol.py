"""A line in, a line out: decoding, dispatching and encoding for `lusoria engine`.

Whatever comes in, exactly one answer goes out: `ok`, or an `error` that names what failed.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from lusoria.cli import fields as read
from lusoria.cli import handlers, laying
from lusoria.cli.fields import Fields, shortened
from lusoria.cli.tables import Answer, Tables
from lusoria.core.errors import Illegal, Refusal, Stale, Unreadable
from lusoria.core.game import Game
from lusoria.words import LANGUAGES

LONGEST_LINE: Final = 1 << 20
DEEPEST: Final = 32
LONGEST_MESSAGE: Final = 1_000
KINDS: Final[dict[str, type[Refusal]]] = {"stale": Stale, "illegal": Illegal, "unreadable": Refusal}
EXAMPLE: Final = 'send one object per line, such as {"id": 1, "do": "games"}'


class Request(NamedTuple):
    """What handles a request, and which fields it may have besides those that all have."""

    handle: Callable[[Tables, Fields], Answer]
    fields: tuple[str, ...] = ()


SHARED: Final = ("id", "do", "table", "language")
REQUESTS: Final = {
    "games": Request(laying.games),
    "new": Request(laying.new, ("game", "seats", "options", "components", "seed")),
    "load": Request(laying.load, ("position", "components", "seed")),
    "edit": Request(laying.edit, ("position", "without")),
    "copy": Request(laying.copy, ("to",)),
    "drop": Request(laying.drop),
    "decision": Request(handlers.decision),
    "legal": Request(handlers.legal, ("reasons",)),
    "why": Request(handlers.why, ("action", "viewer")),
    "apply": Request(handlers.apply, ("action", "actions", "ply")),
    "deal": Request(handlers.deal, ("seed", "until", "ply")),
    "view": Request(handlers.view, ("viewer",)),
    "printed": Request(handlers.printed),
    "position": Request(handlers.position),
    "record": Request(laying.record),
    "outcome": Request(handlers.outcome),
    "words": Request(handlers.words, ("game", "options", "components")),
    "quit": Request(lambda tables, fields: {"tables": len(tables.laid)}),
}


class Protocol:
    """One conversation: its tables, and whether it was ended."""

    def __init__(self, load: Callable[[str], Game], prepare: Callable[[Game], None]) -> None:
        self.tables = Tables(load, prepare)
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """The one answer to one line."""
        request: dict[str, Any] = {}
        try:
            request = decode(line)
            return encode(request, {"ok": self._do(request)})
        except Refusal as refusal:
            return encode(request, {"error": error(refusal)})

    def _do(self, request: dict[str, Any]) -> Answer:
        name = request.get("do")
        if not isinstance(name, str) or name not in REQUESTS:
            asked = "'do' is missing" if "do" not in request else f"'do' is not {shortened(name)}"
            raise Unreadable(f"{asked}; there are: {', '.join(REQUESTS)}")
        handle, known = REQUESTS[name]
        fields = Fields(request, SHARED + known)
        self.tables.language = fields.read_or("language", read.one_of(*LANGUAGES), "en")
        done = handle(self.tables, fields)
        self.ended = name == "quit"
        return done


def decode(line: bytes) -> dict[str, Any]:
    """A line as an object, or a refusal that says what is wrong with it."""
    if len(line.rstrip(b"\r\n")) > LONGEST_LINE:
        raise Unreadable(f"the line is longer than {LONGEST_LINE:,} bytes; nothing of it was read")
    if not line.strip():
        raise Unreadable(f"the line is empty; {EXAMPLE}")
    try:
        request = msgspec.json.decode(line)
    except UnicodeDecodeError as fault:
        raise Unreadable(f"the line is not UTF-8: {fault.reason}") from None
    except RecursionError:
        raise Unreadable(f"the line nests deeper than {DEEPEST} levels") from None
    except msgspec.MsgspecError as fault:
        raise Unreadable(f"the line is not JSON: {fault}; {EXAMPLE}") from None
    if not isinstance(request, dict):
        raise Unreadable(f"the line is {shortened(request)}, not an object; {EXAMPLE}")
    refuse_deep(request)
    return request


def refuse_deep(value: Any) -> None:
    """Refuse what nests so deep that showing or storing it would cost out of proportion."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    raise Unreadable(f"the line nests deeper than {DEEPEST} levels")


def _inside(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def encode(request: dict[str, Any], result: Answer) -> bytes:
    """An answer as a line, with the id that its request had."""
    return msgspec.json.encode({"id": request.get("id"), **result}) + b"\n"


def error(refusal: Refusal) -> Answer:
    """A refusal as data."""
    kind = next(name for name, each in KINDS.items() if isinstance(refusal, each))
    message = refusal.message
    if len(message) > LONGEST_MESSAGE:
        message = f"{message[:LONGEST_MESSAGE]}…"
    told: Answer = {"kind": kind, "message": message}
    if refusal.reason:
        told |= {"reason": refusal.reason, "facts": refusal.facts}
    if refusal.rule:
        told["rule"] = refusal.rule
    if refusal.line is not None:
        told["line"] = refusal.line
    return told
