"""A match: what a seat takes back by policy, and seats that change hands."""

import pytest

from lusoria.core.errors import Illegal, Unreadable
from lusoria.records import bundles
from lusoria.records.lines import SeatTaken
from lusoria.records.match import Match
from lusoria.records.storage import Memory
from tests.records.games import DEALER, act, begun, dealt, raw, uncompiled


def test_a_seat_takes_back_its_own_last_answer_or_farther() -> None:
    match = begun("roma", dealer=DEALER, table_may_roll=False)
    seat = match.play.seat
    first = match.entry + 1
    for _ in range(2):
        match.answer(seat, match.entry, match.play.legal()[0])
    assert match.undoable(seat) == [first + 1, first]
    assert match.undoable(1 - seat) == []
    match.undo(seat, match.entry)
    assert match.undoable(seat) == [first]
    match.undo(seat, match.entry, first)
    assert match.course.ply == first


@pytest.mark.parametrize(
    ("seat", "to", "reason"),
    [
        (0, None, "undo_after_fate"),
        (1, None, "undo_nothing"),
        (1, 14, "undo_not_yours"),
        (0, 99, "undo_no_ply"),
        (0, 13, "undo_not_yours"),
    ],
)
def test_an_undo_that_is_refused_has_its_reason(seat: int, to: int | None, reason: str) -> None:
    match = dealt()
    act(match, "pass")
    with pytest.raises(Illegal) as caught:
        match.undo(seat, match.entry, to)
    assert caught.value.reason == reason


def test_at_a_table_without_undo_nothing_is_taken_back() -> None:
    match = Match(begun("roma").course, Memory(), undo_policy="never")
    assert match.undoable(0) == []
    with pytest.raises(Illegal) as caught:
        match.undo(0, match.entry)
    assert caught.value.reason == "undo_never"


def test_somebody_takes_a_seat_over() -> None:
    match = begun(players=["Anna", None])
    assert list(match.players) == ["Anna", None]
    told = match.take_seat(1, "Eva")
    assert isinstance(told.entries[0], SeatTaken)
    assert list(match.players) == ["Anna", "Eva"]
    assert Match.resume(Memory(raw(match)), loader=uncompiled).players == match.players


@pytest.mark.parametrize(
    ("seat", "name", "reason"),
    [
        (2, "Eva", "no_such_seat"),
        (-1, "Eva", "no_such_seat"),
        (1, "", "bad_name"),
        (1, "E" * 101, "bad_name"),
        (1, "E\x07", "bad_name"),
    ],
)
def test_nobody_sits_where_no_seat_is_or_without_a_name(seat: int, name: str, reason: str) -> None:
    match = begun()
    with pytest.raises(Unreadable) as caught:
        match.take_seat(seat, name)
    assert caught.value.reason == reason


def test_a_record_cannot_be_filled_with_changes_of_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundles, "LAST_CHANGE_OF_MIND", 14)
    match = dealt()
    match.take_seat(1, "Eva")
    with pytest.raises(Illegal) as caught:
        match.take_seat(1, "Ida")
    assert caught.value.reason == "nearly_full"
    with pytest.raises(Illegal) as caught:
        match.undo(0, match.entry)
    assert caught.value.reason == "nearly_full"
    act(match, "pass")
