"""The catalogues as they are written: which messages there are, and which facts each needs."""

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lusoria.records
from lusoria.core.printed import Misprint
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES, explain


class Uses(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> dict[str, Uses]:
    """Every message of a language; junk and doubles fail."""
    text = files("lusoria.words").joinpath(f"{language}.ftl").read_text("utf-8")
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: not Fluent: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = uses = Uses()
            uses.visit(entry)
    return found


RECORDS = Path(lusoria.records.__file__).parent
SERVER = RECORDS.parent / "server"
ACTIONS = RECORDS.parent / "core" / "actions.py"
REASON = re.compile(
    r'reason="(\w+)"|"(undo_after_\w+)"|"(?:illegal|stale|unreadable)", "(\w+)"(?!:)'
)
NAMED = re.compile(r'^NO_WRITER: Final = "(\w+)"', re.MULTILINE)


def match_words() -> set[str]:
    """A message for every reason that stands in the code of records, server and action table."""
    reasons = reasons_in([*RECORDS.glob("*.py"), ACTIONS]) | server_reasons()
    return {f"match-reason-{reason.replace('_', '-')}" for reason in reasons}


def server_reasons() -> set[str]:
    """The reasons that stand in the server's own code."""
    return reasons_in(SERVER.rglob("*.py"))


def reasons_in(paths: Iterable[Path]) -> set[str]:
    sources = "".join(path.read_text("utf-8") for path in paths)
    return {"".join(found) for found in REASON.findall(sources)} | {*NAMED.findall(sources)}


FILE_REASON = re.compile(r'(?:refuse\(|misprint\(\w+,|_ends\(rows,)\s*"(\w+)"')
GAMES = RECORDS.parent / "games"


def file_words() -> set[str]:
    """A message for every reason for which a game refuses a file of printed components."""
    return {
        f"{game}-file-{reason.replace('_', '-')}"
        for game in NAMES
        for reason in {
            "bad_number",
            *FILE_REASON.findall((GAMES / game / "components.py").read_text("utf-8")),
        }
    }


def file_sentence(game: str, refusal: Misprint) -> str:
    """Why a file is refused, in English; in no language the sentence lacks a fact."""
    message = f"{game}-file-{refusal.reason}".replace("_", "-")
    for language in LANGUAGES:
        assert variables(language, message) <= set(refusal.facts), (language, message)
    return explain("en", game, refusal)


def variables(language: str, message: str) -> set[str]:
    """The variables that a message needs, also by way of the messages it mentions."""
    uses = catalogue(language)[message]
    return uses.variables.union(*(variables(language, other) for other in uses.messages))
