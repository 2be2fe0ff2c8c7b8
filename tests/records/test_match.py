"""A match: one durable bundle per answer, written before anybody hears of it; nothing that was told
is ever lost, and whoever comes too late is told so."""

import errno
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from lusoria.core.errors import Illegal, Refusal, Stale, Unreadable
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import NAMES
from lusoria.records import bundles
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.lines import Ply, SeatTaken
from lusoria.records.match import Match
from lusoria.records.reading import read_record
from lusoria.records.storage import File, Memory
from tests.records.games import SEED, act, begun, played, raw, uncompiled

DEALER = Dealer(SEED)


def dealt(game: str = "armorica") -> Match:
    """A match that only the dealer deals, at its first decision."""
    return begun(game, dealer=DEALER, table_may_roll=False)


def on_disk(path: Path, *, table_may_roll: bool = False) -> Match:
    return begun(dealer=DEALER, table_may_roll=table_may_roll, storage=File(path, new=True))


def resumed(path: Path, dealer: Dealer = DEALER) -> Match:
    return Match.resume(File(path), dealer, uncompiled)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


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


def test_a_batch_is_synced_before_the_table_moves(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int]] = []
    with on_disk(path) as match:
        before, seat = path.read_bytes().count(b"\n"), match.play.seat
        monkeypatch.setattr(
            os, "fsync", lambda _: seen.append((path.read_bytes().count(b"\n"), match.play.seat))
        )
        act(match, "pass")
    assert seen == [(before + 2, seat)]


def test_of_two_batches_prepared_at_once_only_one_is_carried_out() -> None:
    match = dealt()
    first, second = (match.prepare(0, match.entry, action) for action in match.play.legal()[:2])
    match.commit(first)
    before = match.play.bytes
    with pytest.raises(Stale):
        match.carry_out(second)
    assert match.play.bytes == before


def test_what_a_file_holds_is_what_memory_would_hold(path: Path) -> None:
    memory = dealt()
    with on_disk(path) as disk:
        for match in (disk, memory):
            match.take_seat(1, "Eva")
            act(match, "pass")
    assert path.read_bytes() == raw(memory)
    assert len(read_record(path, uncompiled).entries) == 16


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


# Undo by policy, and seats that change hands


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


# Files


def test_a_file_is_never_written_over(path: Path) -> None:
    path.write_text("a game of ours")
    with pytest.raises(Unreadable, match=r"game\.jsonl: File exists"):
        on_disk(path)
    assert path.read_text() == "a game of ours"


def test_a_bad_header_leaves_no_file(path: Path) -> None:
    header = header_of(Play(uncompiled("armorica"), 2), ["Anna\n", None])
    with pytest.raises(Unreadable, match="control character"):
        Match.begin(header, File(path, new=True), loader=uncompiled)
    plain = structs.replace(header, players=[None, None])
    with pytest.raises(Unreadable, match="not the one that the header promises"):
        Match.begin(plain, File(path, new=True), DEALER, uncompiled)
    assert not path.exists()


def test_components_too_long_for_a_line_are_refused() -> None:
    play = Play(uncompiled("armorica"), 2)
    long = play.components.text + "# " + "x" * 530_000
    header = header_of(Play(play.game, 2, {}, play.game.texts.read_components(long, "long")))
    with pytest.raises(Unreadable, match="bytes is too long; at most 524,288 fit"):
        Match.begin(header, Memory(), loader=uncompiled)


def test_on_a_full_disk_nothing_has_happened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with on_disk(path) as match:
        before, table = path.read_bytes(), match.play.bytes
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            with pytest.raises(OSError, match="No space left"):
                act(match, "pass")
        assert (path.read_bytes(), match.play.bytes) == (before, table)
        act(match, "pass")
    assert len(read_record(path, uncompiled).entries) == 15


def test_an_unfinished_record_goes_on_where_it_stopped(path: Path) -> None:
    with on_disk(path) as match:
        act(match, "pass")
    with resumed(path) as again:
        assert again.since(0) == match.since(0)
        act(again, "pass")
    entries = read_record(path, uncompiled).entries
    assert [entry.entry for entry in entries] == list(range(1, 18))


@pytest.mark.parametrize("game", NAMES)
def test_whatever_tears_a_file_the_game_goes_on_from_whole_batches(game: str) -> None:
    """Every cut of a record's bytes: the table goes on as it stood after some answer, and the
    answer that was torn can be given again, with the same dice."""
    match, rng = dealt(game), Random(3)
    ends, tables = [len(raw(match))], [match.play.bytes]
    for _ in range(6):
        match.answer(match.play.seat, match.entry, rng.choice(match.play.legal()))
        ends.append(len(raw(match)))
        tables.append(match.play.bytes)
    whole = raw(match)
    header = whole.index(b"\n") + 1
    for size in range(header, len(whole) + 1, 7):
        storage = Memory(whole[:size])
        again = Match.resume(storage, DEALER, uncompiled)
        bundle = max((k for k, end in enumerate(ends) if end <= size), default=0)
        assert raw(again) == whole[: ends[bundle]]
        assert again.play.bytes == tables[bundle]


def test_two_tables_never_write_into_one_record(path: Path) -> None:
    with on_disk(path) as match:
        before = path.read_bytes()
        with pytest.raises(Illegal, match="open at another table; leave it there first") as told:
            resumed(path)
        assert told.value.reason == "open_elsewhere"
        act(match, "pass")
        assert path.read_bytes().startswith(before)
    with resumed(path) as again:
        assert again.entry == match.entry


def test_a_torn_line_is_cut_off_when_the_game_goes_on(path: Path) -> None:
    sound = played(plies=20)
    path.write_bytes(sound.replace(b'"do": "take', b'"do":  "take') + b'{"entry": 99, "se')
    before = read_record(path, uncompiled, repair=True)
    with resumed(path) as match:
        act(match, "pass")
    after = read_record(path, uncompiled)
    assert after.entries[: len(before.entries)] == before.entries


def test_a_damaged_record_does_not_go_on(path: Path) -> None:
    damaged = played(plies=20).replace(b"take", b"bake")
    path.write_bytes(damaged)
    with pytest.raises(Unreadable, match=r"^line \d+: 'bake"):
        resumed(path)
    assert path.read_bytes() == damaged
    path.write_bytes(played(plies=20))
    resumed(path).storage.close()


def test_a_finished_record_does_not_go_on(path: Path) -> None:
    path.write_bytes(played())
    with pytest.raises(Illegal, match="the game is finished"):
        resumed(path)


def test_another_dealer_cannot_take_over(path: Path) -> None:
    with on_disk(path):
        pass
    before = path.read_bytes()
    with pytest.raises(Unreadable, match="not the one that the header promises"):
        resumed(path, Dealer("0" * 64))
    assert path.read_bytes() == before


def test_a_seed_that_no_reader_would_take_is_refused_before_the_game(path: Path) -> None:
    dealer = Dealer("a seed of my own")
    header = header_of(Play(uncompiled("armorica"), 2), dealer=dealer)
    with pytest.raises(Unreadable, match="64 hexadecimal digits"):
        Match.begin(header, File(path, new=True), dealer, uncompiled)
    assert not path.exists()


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
