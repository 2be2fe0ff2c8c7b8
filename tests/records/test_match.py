"""A match: one durable bundle per answer, written before anybody hears of it; nothing that was told
is ever lost, and whoever comes too late is told so."""

from dataclasses import replace
from random import Random

import pytest

from lusoria.core.errors import Illegal, Refusal, Stale, Unreadable
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import NAMES
from lusoria.records.header import header_of
from lusoria.records.lines import Ply
from lusoria.records.match import Match
from lusoria.records.reading import read_record
from lusoria.records.storage import Memory
from tests.records.games import DEALER, act, begun, dealt, raw, uncompiled

# One answer, one bundle


def test_a_beginning_is_one_batch_with_all_that_fate_is_asked() -> None:
    match = dealt()
    assert match.play.seat == 0
    told = match.since(0)
    assert [entry.entry for entry in told.entries] == list(range(1, 14))
    assert all(events for events in told.events)
    assert raw(match).count(b"\n") == 14


def test_an_answer_is_one_batch_with_the_dealers_answers_to_it() -> None:
    match = dealt()
    before = match.entry
    bundle = match.prepare(0, before, match.play.number("pass"))
    assert [type(entry) for entry in bundle.entries] == [Ply, Ply]
    assert (bundle.first, len(bundle.lines)) == (before + 1, 2)
    told = match.answer(0, before, match.play.number("pass"))
    assert told.entries == bundle.entries
    assert told == match.since(before)
    assert match.entry == before + 2
    assert match.play.seat == 1


@pytest.mark.parametrize("game", NAMES)
def test_preparing_leaves_the_table_untouched_and_carrying_out_gives_what_was_foreseen(
    game: str,
) -> None:
    match, rng = dealt(game), Random(7)
    for _ in range(15):
        seat, entry, before = match.play.seat, match.entry, match.play.bytes
        bundle = match.prepare(seat, entry, rng.choice(match.play.legal()))
        assert (match.play.bytes, match.entry, raw(match).count(b"\n")) == (
            before,
            entry,
            entry + 1,
        )
        match.storage.append(bundle.lines)
        match.carry_out(bundle)
        assert match.play.seat != FATE
    again = Match.resume(Memory(raw(match)), DEALER, uncompiled)
    assert again.play.bytes == match.play.bytes
    assert again.since(0) == match.since(0)


@pytest.mark.parametrize("game", NAMES)
def test_what_was_played_ahead_is_the_same_as_playing_the_entries(game: str) -> None:
    match, twin, rng = dealt(game), dealt(game), Random(11)
    for _ in range(25):
        bundle = match.prepare(match.play.seat, match.entry, rng.choice(match.play.legal()))
        assert match.commit(bundle) == twin.commit(replace(bundle, ahead=None))
        assert (match.play.bytes, match.entry) == (twin.play.bytes, twin.entry)
        assert match.course.line.plies == twin.course.line.plies
        seat = match.course.line[-1].seat
        assert match.undoable(seat) == twin.undoable(seat)
        if match.undoable(seat) and rng.random() < 0.3:
            assert match.undo(seat, match.entry) == twin.undo(seat, twin.entry)
            assert match.play.bytes == twin.play.bytes
    for past in [past for past in match.course.line if past.seat != FATE][::-7]:
        for each in (match, twin):
            each.commit(each.prepare_takeback(each.entry, past.entry, [0]))
        assert match.play.bytes == twin.play.bytes


def test_the_rules_run_once_for_every_ply(monkeypatch: pytest.MonkeyPatch) -> None:
    match, ran, step = dealt(), list[int](), Play._step

    def counted(play: Play, action: int) -> list[Event]:
        ran.append(action)
        return step(play, action)

    monkeypatch.setattr(Play, "_step", counted)
    told = match.answer(0, match.entry, match.play.number("pass"))
    assert len(ran) == len(told.entries) == 2


def test_of_two_batches_prepared_at_once_only_one_is_carried_out() -> None:
    match = dealt()
    first, second = (match.prepare(0, match.entry, action) for action in match.play.legal()[:2])
    match.commit(first)
    before = match.play.bytes
    with pytest.raises(Stale):
        match.carry_out(second)
    assert match.play.bytes == before


# What is refused


def test_a_refused_request_leaves_no_trace() -> None:
    match = begun()
    before = raw(match)
    for wrong in ("pass", "start 2"):
        with pytest.raises(Illegal) as caught:
            act(match, wrong)
        assert caught.value.reason
    with pytest.raises(Unreadable):
        match.answer(FATE, 0, 10**6)
    assert raw(match) == before
    assert match.play.question == "start_player"


@pytest.mark.parametrize("entry", [0, 12, 14, 99])
def test_a_request_meant_for_another_entry_is_stale(entry: int) -> None:
    match = dealt()
    action = match.play.number("pass")
    with pytest.raises(Stale) as caught:
        match.answer(0, entry, action)
    assert (caught.value.reason, caught.value.facts) == ("stale", {"meant": entry, "entry": 13})
    with pytest.raises(Stale):
        match.undo(0, entry)


def test_an_answer_sent_twice_is_no_second_move() -> None:
    match = dealt()
    entry, action = match.entry, match.play.number("pass")
    match.answer(0, entry, action)
    before = raw(match)
    with pytest.raises(Stale):
        match.answer(0, entry, action)
    assert raw(match) == before


def test_only_the_asked_seat_answers() -> None:
    match = dealt()
    with pytest.raises(Illegal) as caught:
        match.answer(1, match.entry, match.play.number("pass"))
    assert (caught.value.reason, caught.value.facts) == ("not_asked", {"seat": 1, "asked": 0})


def test_nobody_answers_for_the_dealer() -> None:
    """A torn opening: only there fate is asked, and before the dealer is back."""
    match = Match(dealt().course, Memory(), DEALER)
    match.course.play.restore(Play(uncompiled("armorica"), 2).snapshot())
    with pytest.raises(Illegal) as caught:
        match.answer(FATE, match.entry, match.play.number("start 0"))
    assert caught.value.reason == "dealer_answers"


def test_without_a_dealer_fate_is_typed_in() -> None:
    match = begun()
    with pytest.raises(Illegal) as caught:
        match.deal()
    assert caught.value.reason == "no_dealer"
    act(match, "start 1")
    assert raw(match).endswith(b'{"entry": 1, "seat": "fate", "do": "start 1", "by": "table"}\n')


def test_where_the_table_may_roll_the_dealer_waits_until_it_is_asked() -> None:
    match = begun(dealer=DEALER)
    assert (match.entry, match.play.seat) == (0, FATE)
    match.deal(1)
    assert match.entry == 1
    match.deal()
    assert match.play.seat >= 0
    assert match.deal() == ([], [])


# What is seen and heard


def test_a_view_tells_the_entry_and_what_was_heard_since() -> None:
    match = dealt("roma")
    seat, before = match.play.seat, match.entry
    match.answer(seat, before, match.play.legal()[0])
    own, other = match.view(1 << seat, before), match.view(1 << (1 - seat), before)
    assert own.entry == other.entry == match.entry
    assert ([each.event for each in own.heard], own.heard[0].entry) == (["given"], before + 1)
    assert [each.event for each in other.heard] == ["card_given"]
    assert own.choices
    assert not other.choices
    match.undo(seat, match.entry)
    match.take_seat(0, "Eva")
    news = match.heard(0, match.entry - 2)
    assert [(each.event, each.facts) for each in news] == [
        ("undone", {"to": before + 1}),
        ("seat_taken", {"seat": 0, "by": "Eva"}),
    ]


def test_a_game_is_not_finished_before_its_end_nor_continued_after_it() -> None:
    match = dealt()
    with pytest.raises(Illegal, match="there is no result yet"):
        match.finish()
    while not match.play.over:
        match.answer(match.play.seat, match.entry, match.play.legal()[0])
    match.finish()
    whole = raw(match)
    for late in (lambda: match.take_seat(0, "Eva"), match.finish, match.deal):
        with pytest.raises(Illegal) as caught:
            late()
        assert caught.value.reason == "finished"
    assert raw(match) == whole
    assert read_record(whole, uncompiled).result == match.result


# From a beginning to an end


def test_a_fork_goes_its_own_way() -> None:
    match = dealt()
    fork, before = match.fork(), raw(match)
    act(fork, "pass")
    assert (raw(match), match.entry) == (before, 13)
    assert raw(fork).startswith(before)
    assert fork.entry == 15


def test_a_game_may_begin_from_a_position() -> None:
    start = dealt()
    act(start, "pass")
    position = start.play.position()
    header = header_of(start.play, position=position)
    match = Match.begin(header, Memory(), loader=uncompiled)
    assert match.play.bytes == start.play.bytes
    act(match, "pass")
    assert Match.resume(Memory(raw(match)), loader=uncompiled).play.bytes == match.play.bytes


def test_a_refusal_of_any_kind_changes_nothing() -> None:
    """Random nonsense, asked of a match: it stands as before, or it has moved by a legal answer."""
    match, rng = dealt("roma"), Random(5)
    for _ in range(300):
        before, entry = match.play.bytes, match.entry
        seat, meant = rng.randint(-2, 3), match.entry + rng.choice((0, 0, 0, -1, 1))
        try:
            match.answer(seat, meant, rng.randint(-5, 600))
        except Refusal:
            assert (match.play.bytes, match.entry) == (before, entry)
        else:
            assert match.entry > entry
