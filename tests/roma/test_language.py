"""How German and Russian speak of Roma's cards and discs, on the rules page and at the table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]


def sentences(language: str) -> Iterator[str]:
    """All that a reader of one language is told of Roma."""
    yield from (HOUSE / f"docs/rules/{language}/roma.md").read_text("utf-8").splitlines()
    about_roma = False
    words = HOUSE / f"src/lusoria/words/{language}.ftl"
    for line in words.read_text("utf-8").splitlines():
        if re.match(r"[a-z]", line):
            about_roma = line.startswith("roma-")
        if about_roma:
            yield line


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", r"überbau"),  # persons are not built over
        ("de", r"Pasch aus drei"),
        ("ru", r"[Нн]а (\w+ ){0,2}жетон|\bс жетона"),  # a card lies under a disc, not on it
        ("ru", r"Velites сражается"),
        ("en", r"acting \} attacks"),  # Sicarius, Nero and Gladiator do not fight
        ("de", r"acting \} greift"),
        ("ru", r"acting \} атакует"),
    ],
)
def test_nothing_is_said_that_way(language: str, wrong: str) -> None:
    if language == "en":
        lines = (HOUSE / "src/lusoria/words/en.ftl").read_text("utf-8").splitlines()
    else:
        lines = list(sentences(language))
    assert [line for line in lines if re.search(wrong, line)] == []
