"""The `lusoria` command. Each subcommand is a module with `add(subparsers)` and `run(args)`.

Only the module of the command that was typed is imported: help must not wait for the compiler, and
no command for what another one needs.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from lusoria.core.errors import Refusal

COMMANDS: Final = {
    "serve": "serve tables to browsers",
    "backup": "write all matches of a server into one file",
    "restore": "put the matches of a backup into an empty database",
    "play": "play a game in the terminal",
    "simulate": "play many random games, fast, and add them up",
    "show": "draw a table in text",
    "replay": "go through a recorded game ply by ply",
    "verify": "check every die and card of a record",
    "records": "tell which stored records a change of the rules would alter",
    "engine": "speak JSON lines on standard input and output, for tools in any language",
    "arena": "let bots meet, and rank them",
    "study": "let equal bots play often, and count and draw what wins",
    "check-bot": "check that a bot in another language keeps to the protocol",
    "check-components": "check the file in which an owner has typed in the printed values",
    "compile": "compile all games now, so that nothing waits later",
}

AT_ONCE: Final = ("play", "show", "replay", "verify", "records")
"""Where a person waits for the first line, rules run thawed: nothing is compiled beforehand."""

REFUSED: Final = 2
INTERRUPTED: Final = 130
READER_GONE: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the process's exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if sys.stdout is None:
        return _refuse("standard output is closed; let it lead somewhere and try again")
    try:
        args = _parser(words).parse_args(words)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        return _refuse(_one_line(refusal))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return READER_GONE
    except OSError as error:
        where = error.filename or "standard output"
        return _refuse(f"{where}: {error.strerror or error}; make room there and try again")


def _refuse(sentence: str) -> int:
    """Say why not; the output must not fail once more."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        _let_go_of_output()
    print(f"lusoria: {sentence}", file=sys.stderr)
    return REFUSED


def _let_go_of_output() -> None:
    """Python flushes once more at its end; by then the output must lead somewhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser, complete for the command that was typed."""
    parser = argparse.ArgumentParser(
        prog="lusoria", description="Armorica, Roma and Cambria, played by their whole rules."
    )
    parser.add_argument("--version", action="version", version=_version())
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    typed = next((word for word in words if not word.startswith("-")), "")
    for command, summary in COMMANDS.items():
        if command == typed:
            _prepare(command, words)
            module = importlib.import_module(f"lusoria.cli.{command.replace('-', '_')}")
            module.add(subparsers)
            subparsers.choices[command].set_defaults(run=module.run)
        else:
            subparsers.add_parser(command, help=summary)
    return parser


def _prepare(command: str, words: Sequence[str]) -> None:
    """What is settled when rules and numpy are first imported: before any command is.

    Whether rules are compiled; and that numpy starts no thread where a person waits for the first
    line, since it would take signals that are meant for the one at the keyboard.
    """
    only_help = not {"-h", "--help"}.isdisjoint(words)
    if (command in AT_ONCE or only_help) and "lusoria.core.rule" not in sys.modules:
        os.environ.setdefault("LUSORIA_THAWED", "1")
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def _version() -> str:
    from lusoria import __version__

    return f"lusoria {__version__}"


def _one_line(refusal: Refusal) -> str:
    rule = refusal.rule
    cited = f" (rule {rule})" if rule and rule not in refusal.message else ""
    return " ".join(refusal.message.split()) + cited
