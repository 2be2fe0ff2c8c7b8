"""Every numbered rule, the functions that state it and the tests that name it.

    .venv/bin/python -m tests.rules_report [--missing | --cards]

Numbers come from docs/rules/*.md; statements from `@rule` in the games; tests from their marks.
`--cards` tells for each card of Roma the file that states its rules.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from lusoria.core.rule import STATED
from lusoria.games.catalogue import NAMES, load

HOUSE = Path(__file__).resolve().parent.parent
NUMBERED = re.compile(r"^- \*\*([ACR]\d+[\w.]*)\*\* (.+)$", re.MULTILINE)


def rules() -> dict[str, str]:
    """Rule number → its sentence."""
    found: dict[str, str] = {}
    for name in NAMES:
        for number, sentence in NUMBERED.findall(
            (HOUSE / f"docs/rules/{name}.md").read_text("utf-8")
        ):
            assert number not in found, f"two rules are numbered {number}"
            found[number] = sentence
    return found


def stated() -> dict[str, set[str]]:
    """Rule number → the functions of the engine that state it."""
    for name in NAMES:
        load(name)
    return {number: names for number, names in STATED.items() if number[0] in "ACR"}


def card_files() -> dict[str, set[str]]:
    """Card of Roma, as its rules are numbered (R12.sicarius…) → the files that state them."""
    found: dict[str, set[str]] = {}
    for number in rules():
        chapter, _, name = number.partition(".")
        if chapter == "R12":
            files = found.setdefault(name.partition(".")[0], set())
            files |= {_file(function) for function in stated().get(number, ())}
    return found


def _file(function: str) -> str:
    """The source of a function of the house, from its dotted name."""
    return f"src/{function.rpartition('.')[0].replace('.', '/')}.py"


def named_by_tests() -> dict[str, set[str]]:
    """Rule number → the tests that name it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((HOUSE / "tests").rglob("test_*.py")):
        for number, test in _marks(ast.parse(path.read_text("utf-8"))):
            found[number].add(f"{path.relative_to(HOUSE)}::{test}")
    return found


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The numbers in `@pytest.mark.rule("…")` on tests, and in `marks=` of their parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in (call for part in node.decorator_list for call in ast.walk(part)):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                    for argument in call.args:
                        assert isinstance(argument, ast.Constant), "a mark names its rule literally"
                        yield str(argument.value), node.name


def main() -> None:
    if "--cards" in sys.argv:
        for card, files in card_files().items():
            print(f"{card:13} {', '.join(sorted(files))}")
        return
    names, functions, tests = rules(), stated(), named_by_tests()
    for number, sentence in names.items():
        if "--missing" in sys.argv and functions.get(number) and tests.get(number):
            continue
        print(f"{number}  {sentence}")
        print(f"    stated by {', '.join(sorted(functions.get(number, {'nothing compiled'})))}")
        print(f"    tested by {', '.join(sorted(tests.get(number, {'NOTHING'})))}")


if __name__ == "__main__":
    main()
