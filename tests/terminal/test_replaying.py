"""A game played in the terminal, told by `lusoria replay`: each seat has one name."""

import re

import pytest

from tests.cli.command import call
from tests.terminal.people import Person, first_answer

Captured = pytest.CaptureFixture[str]


def test_everybody_is_called_by_one_name(person: Person, capsys: Captured) -> None:
    """A colour of Cambria is its player; two bots of one kind are told apart by their seats."""
    words = ("cambria", "--seats", "3", "--seed", "5", "--bots", "random")
    person.plays(capsys, [], *words, then=first_answer)
    told = call(capsys, "replay", str(person.record)).out
    log = told.partition("\nCambria, ")[0]
    for name in ("Seat A", "random B", "random C"):
        assert re.search(rf"  {name} rolls \d and \d\.", log)
        assert re.search(rf"  {name} (places|moves) a warrior ", log)
    assert not re.search(r"Seat [BC]|random (?![BC])", log)
