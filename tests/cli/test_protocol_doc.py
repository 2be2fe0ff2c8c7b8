"""docs/protocol.md is true: every example is run, one engine process per chapter."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lusoria.cli.protocol import REQUESTS
from tests.cli.command import process

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")
ANY = "…"


class Example(NamedTuple):
    """A line that is sent, and the answer that the page promises."""

    request: str
    answer: str


def chapters() -> dict[str, list[Example]]:
    """The examples of every chapter that has some."""
    found = {}
    for chapter in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]:
        title, text = chapter.split("\n", 1)
        examples = [
            each for block in re.findall(r"```\n(.*?)```", text, re.S) for each in _of(block)
        ]
        if examples:
            found[title] = examples
    return found


def _of(block: str) -> Iterator[Example]:
    """Each `→` with its `←`; other lines go on where the one before them stopped."""
    lines: list[str] = []
    for line in block.splitlines():
        if line.startswith(("→", "←")):
            lines.append(line)
        else:
            lines[-1] += f" {line.strip()}"
    assert [line[0] for line in lines] == ["→", "←"] * (len(lines) // 2), block
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        yield Example(request[1:].strip(), answer[1:].strip())


def promised(answer: str) -> Any:
    """An answer with its ellipses as strings: `"…": "…"` in an object, `"…"` elsewhere."""
    inside: list[str] = []
    written = before = ""
    for token in re.findall(r'"(?:\\.|[^"\\])*"|\S', answer):
        if token in "{[":
            inside.append(token)
        elif token in "}]":
            inside.pop()
        elif token == ANY:
            token = '"…": "…"' if inside[-1] == "{" and before in "{," else '"…"'
        written += token
        before = token
    return json.loads(written)


def differences(told: Any, expected: Any, where: str = "answer") -> Iterator[str]:
    """Where an answer is not what the page promises."""
    if expected == ANY:
        return
    if isinstance(expected, str) and ANY in expected and isinstance(told, str):
        pattern = ".*".join(re.escape(part) for part in expected.split(ANY))
        if not re.fullmatch(pattern, told, re.S):
            yield f"{where} is {told!r}, not {expected!r}"
    elif isinstance(expected, dict) and isinstance(told, dict):
        yield from _in_object(told, expected, where)
    elif isinstance(expected, list) and isinstance(told, list):
        yield from _in_list(told, expected, where)
    elif told != expected or type(told) is not type(expected):
        yield f"{where} is {told!r}, not {expected!r}"


def _in_object(told: dict[str, Any], expected: dict[str, Any], where: str) -> Iterator[str]:
    names = [name for name in expected if name != ANY]
    if ANY not in expected and sorted(told) != sorted(names):
        yield f"{where} has the fields {sorted(told)}, not {sorted(names)}"
    for name in names:
        if name in told:
            yield from differences(told[name], expected[name], f"{where}.{name}")
        else:
            yield f"{where}.{name} is missing"


def _in_list(told: list[Any], expected: list[Any], where: str) -> Iterator[str]:
    gap = expected.index(ANY) if expected.count(ANY) == 1 else -1
    if gap >= 0 and len(told) >= len(expected) - 1:
        after = len(expected) - gap - 1
        told = [*told[:gap], ANY, *told[len(told) - after :]]
    if len(told) != len(expected):
        yield f"{where} has {len(told)} entries, not {len(expected)}"
        return
    for place, (one, other) in enumerate(zip(told, expected, strict=True)):
        yield from differences(one, other, f"{where}[{place}]")


@pytest.mark.parametrize("chapter", chapters())
def test_the_examples_of_a_chapter_are_true(chapter: str) -> None:
    examples = chapters()[chapter]
    lines = "".join(f"{example.request}\n" for example in examples)
    told = process(["engine"], lines.encode(), thawed=True)
    assert (told.status, told.err) == (0, "")
    answers = told.out.splitlines()
    assert len(answers) == len(examples)
    for answer, example in zip(answers, examples, strict=True):
        assert list(differences(json.loads(answer), promised(example.answer))) == [], (
            example.request
        )


def test_every_request_is_shown() -> None:
    shown = set(re.findall(r'→ .*"do": "(\w+)"', PAGE))
    assert set(REQUESTS) <= shown


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"a": 1, "b": 2}, '{"a": 1}'),
        ({"a": 1}, '{"a": 1, "b": …}'),
        ({"a": 1}, '{"a": 2, …}'),
        ({"a": True}, '{"a": 1}'),
        ([1, 2, 3], "[1, 2]"),
        ([1, 2, 3], "[1, …, 4]"),
        ([1], "[1, …, 1]"),
        ("a long text", '"a short …"'),
    ],
)
def test_a_wrong_example_would_be_noticed(told: Any, expected: str) -> None:
    assert list(differences(told, promised(expected)))


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"a": 1, "b": 2}, '{"a": 1, …}'),
        ({"a": {"b": []}}, '{"a": …}'),
        ([1, 2, 3], "[1, …, 3]"),
        ([], "[…]"),
        ("a long text", '"a … text"'),
    ],
)
def test_an_ellipsis_stands_for_anything(told: Any, expected: str) -> None:
    assert list(differences(told, promised(expected))) == []
