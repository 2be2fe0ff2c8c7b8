"""Law 10: a record of older rules is replayed by those rules, or refused; never by today's in
silence. The record here was written under Roma's first rules, in form 1, and a Turris matters in
it."""

import dataclasses
from pathlib import Path

import pytest

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.game import Game, Older
from lusoria.records.dealer import Dealer
from lusoria.records.match import Match
from lusoria.records.reading import read_record, reading
from lusoria.records.storage import Memory
from tests.records.games import uncompiled

OLD = Path(__file__).parent / "older" / "roma-rules-1.jsonl"


def declared(older: dict[int, Older]) -> Game:
    return dataclasses.replace(uncompiled("roma"), older=older)


def test_a_record_of_romas_first_rules_is_played_as_it_was_then() -> None:
    with reading(OLD, uncompiled) as begun:
        record = begun.to_the_end().record
    assert (record.header.record, record.header.rules) == (1, 1)
    assert uncompiled("roma").version > 1
    assert "turris" not in record.header.options
    assert begun.course.play.options["turris"] == "publisher"
    assert record.result is not None


def test_played_by_todays_usual_rules_it_would_have_ended_otherwise() -> None:
    with pytest.raises(Illegal, match=r"line 88: the result says scores \[0, 7\], but the game"):
        read_record(OLD, lambda name: declared({1: {"turris": "rulebook"}}))


def test_undeclared_it_is_refused_with_what_to_do() -> None:
    with pytest.raises(Unreadable, match="rules 1 of roma are not played here: go on with the rel"):
        read_record(OLD, lambda name: declared({}))


def test_an_unfinished_game_is_finished_under_the_rules_that_it_began_with() -> None:
    lines = OLD.read_bytes().splitlines(keepends=True)
    result = read_record(OLD, uncompiled).result
    assert result is not None
    assert result.dice
    match = Match.resume(Memory(b"".join(lines[:60])), Dealer(result.dice.seed), uncompiled)
    while not match.play.over:
        match.answer(match.play.seat, match.entry, match.play.legal()[0])
    match.finish()
    finished = read_record(match.storage.read(), uncompiled)
    assert (finished.header.record, finished.header.rules) == (1, 1)
