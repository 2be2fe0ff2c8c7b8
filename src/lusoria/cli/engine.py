"""`lusoria engine`: one process that answers JSON lines (docs/protocol.md).

It reads bounded pieces, so that no line, however long, fills the memory, and answers each line
before it reads the next.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, BinaryIO, Final

from lusoria.cli.progress import compile_for_play, is_compiled
from lusoria.cli.protocol import LONGEST_LINE, Protocol, decode, encode
from lusoria.core.errors import Refusal
from lusoria.core.game import Game
from lusoria.games.catalogue import load

PIECE: Final = 1 << 16


def add(subparsers: Any) -> None:
    """The command's words."""
    subparsers.add_parser(
        "engine",
        description="Read one JSON request per line and write one JSON answer per line, until the "
        'input ends. Try: {"id": 1, "do": "games"}. docs/protocol.md tells it all.',
    )


def run(args: argparse.Namespace) -> int:
    """Answer until the conversation ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer, Protocol(load, compile_once))
    return 0


def serve(requests: BinaryIO, answers: BinaryIO, protocol: Protocol) -> None:
    """Answer every line, in order, each before the next is read."""
    for line in bounded_lines(requests):
        answers.write(guarded(protocol, line))
        answers.flush()
        if protocol.ended:
            return


def guarded(protocol: Protocol, line: bytes) -> bytes:
    """A defect of our own must not silence the process either: it is answered as what it is."""
    try:
        return protocol.answer(line)
    except Exception as fault:
        told = f"the engine itself failed at this line ({type(fault).__name__}: {fault})"
        message = f"{told[:500]}; please report it. Tables may be damaged: lay them anew"
        return encode(_request_in(line), {"error": {"kind": "fault", "message": message}})


def _request_in(line: bytes) -> dict[str, Any]:
    try:
        return decode(line)
    except Refusal:
        return {}


def bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Lines with their ends; of one that is too long only so much that this can be seen."""
    while line := stream.readline(LONGEST_LINE + 3):
        piece = line
        while piece and not piece.endswith(b"\n"):
            piece = stream.readline(PIECE)
        yield line


@lru_cache(maxsize=16)
def compile_once(game: Game) -> None:
    """Compile a game at its first table; standard output belongs to the answers."""
    if is_compiled(game, "step"):
        return
    print(f"lusoria engine: compiling {game.name} (once; it is kept)", file=sys.stderr, flush=True)
    compile_for_play(game, game.texts.standard(game.choose({})), shown=False)
