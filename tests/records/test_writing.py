"""An entry is on the disk before anybody hears of it, and nothing that was told is ever lost."""

import errno
import os
from pathlib import Path

import pytest
from msgspec import structs

from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.core.play import Play
from lusoria.records.dealer import Dealer
from lusoria.records.lines import Ply
from lusoria.records.reading import read_record
from lusoria.records.writing import Writer, header_of
from tests.records.games import SEED, begun, played, uncompiled

DEALER = Dealer(SEED)


def on_disk(path: Path) -> Writer:
    header = header_of(Play(uncompiled("armorica"), 2), dealer=DEALER)
    return Writer.begin(header, path, DEALER, uncompiled)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_every_line_is_synced_before_the_table_moves(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, str]] = []

    def sync(handle: int) -> None:
        seen.append((path.read_bytes().count(b"\n"), writer.play.question))

    with on_disk(path) as writer:
        monkeypatch.setattr(os, "fsync", sync)
        writer.act("start 1")
        assert writer.play.question == "draw_gaul"
    assert seen == [(2, "start_player")]


def test_what_a_file_holds_is_what_memory_would_hold(path: Path) -> None:
    memory, buffer = begun(dealer=DEALER)
    with on_disk(path) as disk:
        for writer in (disk, memory):
            writer.deal()
            writer.seat_taken(1, "Eva")
            writer.act("pass")
    assert path.read_bytes() == bytes(buffer)
    assert len(read_record(path, uncompiled).entries) == 15


def test_a_refused_entry_leaves_no_trace() -> None:
    writer, buffer = begun()
    before = bytes(buffer)
    for wrong in ("pass", "start 2", "dance"):
        with pytest.raises(Refusal):
            writer.act(wrong)
    with pytest.raises(Unreadable, match="this is entry 5, but the next is 1"):
        writer.enter(Ply(5, "fate", "start 0"))
    assert bytes(buffer) == before
    assert writer.play.question == "start_player"


def test_words_are_tidied_before_they_are_written() -> None:
    writer, buffer = begun()
    writer.act("  start   1 ", by_table=True)
    assert buffer.endswith(b'{"entry": 1, "seat": "fate", "do": "start 1", "by": "table"}\n')


def test_a_file_is_never_written_over(path: Path) -> None:
    path.write_text("a game of ours")
    with pytest.raises(Unreadable, match=r"game\.jsonl: File exists"):
        on_disk(path)
    assert path.read_text() == "a game of ours"


def test_a_bad_header_leaves_no_file(path: Path) -> None:
    header = header_of(Play(uncompiled("armorica"), 2), ["Anna\n", None])
    with pytest.raises(Unreadable, match="control character"):
        Writer.begin(header, path, loader=uncompiled)
    with pytest.raises(Unreadable, match="not the one that the header promises"):
        Writer.begin(structs.replace(header, players=[None, None]), path, DEALER, uncompiled)
    assert not path.exists()


def test_components_too_long_for_a_line_are_refused() -> None:
    play = Play(uncompiled("armorica"), 2)
    long = play.components.text + "# " + "x" * 70_000
    header = header_of(Play(play.game, 2, {}, play.game.room.read_components(long, "long")))
    with pytest.raises(Unreadable, match="bytes is too long; at most 65,536 fit"):
        Writer.begin(header, lambda line: None, loader=uncompiled)


def test_a_full_disk_leaves_whole_lines_only(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with on_disk(path) as writer:
        writer.act("start 0")
        before = path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full)
            with pytest.raises(OSError, match="No space left"):
                writer.act("draw G-A1")
        assert path.read_bytes() == before
        writer.act("draw G-A2")
    assert read_record(path, uncompiled).entries[-1] == Ply(2, "fate", "draw G-A2")


def test_an_unfinished_record_goes_on_where_it_stopped(path: Path) -> None:
    with on_disk(path) as writer:
        writer.deal()
    with Writer.resume(path, DEALER, uncompiled) as again:
        again.act("pass")
        again.deal()
    assert [entry.entry for entry in read_record(path, uncompiled).entries] == list(range(1, 16))


def test_two_tables_never_write_into_one_record(path: Path) -> None:
    with on_disk(path) as writer:
        writer.deal()
        before = path.read_bytes()
        with pytest.raises(Illegal, match="open at another table; leave it there first"):
            Writer.resume(path, DEALER, uncompiled)
        writer.act("pass")
        assert path.read_bytes().startswith(before)
    with Writer.resume(path, DEALER, uncompiled) as again:
        assert again.course.entries == writer.course.entries


def test_a_torn_line_is_cut_off_when_the_game_goes_on(path: Path) -> None:
    sound = played(plies=20)
    path.write_bytes(sound.replace(b'"do": "take', b'"do":  "take') + b'{"entry": 99, "se')
    before = read_record(path, uncompiled, repair=True)
    with Writer.resume(path, DEALER, uncompiled) as writer:
        writer.act("pass")
    after = read_record(path, uncompiled)
    assert after.entries[:-1] == before.entries


def test_a_damaged_record_does_not_go_on(path: Path) -> None:
    damaged = played(plies=20).replace(b"take", b"bake")
    path.write_bytes(damaged)
    with pytest.raises(Unreadable, match=r"^line \d+: 'bake"):
        Writer.resume(path, DEALER, uncompiled)
    assert path.read_bytes() == damaged


def test_a_finished_record_does_not_go_on(path: Path) -> None:
    path.write_bytes(played())
    with pytest.raises(Illegal, match=r"game\.jsonl is finished"):
        Writer.resume(path, DEALER, uncompiled)


def test_another_dealer_cannot_take_over(path: Path) -> None:
    with on_disk(path):
        pass
    with pytest.raises(Unreadable, match="not the one that the header promises"):
        Writer.resume(path, Dealer("0" * 64), uncompiled)


def test_a_seed_that_no_reader_would_take_is_refused_before_the_game(path: Path) -> None:
    dealer = Dealer("a seed of my own")
    header = header_of(Play(uncompiled("armorica"), 2), dealer=dealer)
    with pytest.raises(Unreadable, match="64 hexadecimal digits"):
        Writer.begin(header, path, dealer, uncompiled)
    assert not path.exists()


def test_a_game_is_not_finished_before_its_end_nor_continued_after_it() -> None:
    writer, buffer = begun(dealer=DEALER)
    with pytest.raises(Illegal, match="there is no outcome yet"):
        writer.finish()
    writer.deal()
    while not writer.play.over:
        writer.act(writer.play.words(writer.play.legal()[0]))
        writer.deal()
    writer.finish()
    whole = bytes(buffer)
    for late in (lambda: writer.seat_taken(0, "Eva"), writer.finish):
        with pytest.raises(Illegal, match="nothing may follow its result"):
            late()
    assert bytes(buffer) == whole


def test_without_a_dealer_fate_is_typed_in() -> None:
    writer, _ = begun()
    with pytest.raises(Illegal, match="no dealer"):
        writer.deal()
