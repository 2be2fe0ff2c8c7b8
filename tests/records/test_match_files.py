"""A match in a file: a bundle is durable before the table moves, and whatever tears the file, the
game goes on from whole bundles."""

import errno
import os
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match
from lusoria.records.reading import read_record
from lusoria.records.storage import File, Memory
from tests.records.games import DEALER, act, begun, dealt, played, raw, uncompiled


def on_disk(path: Path, *, table_may_roll: bool = False) -> Match:
    return begun(dealer=DEALER, table_may_roll=table_may_roll, storage=File(path, new=True))


def resumed(path: Path, dealer: Dealer = DEALER) -> Match:
    return Match.resume(File(path), dealer, uncompiled)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


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


def test_what_a_file_holds_is_what_memory_would_hold(path: Path) -> None:
    memory = dealt()
    with on_disk(path) as disk:
        for match in (disk, memory):
            match.take_seat(1, "Eva")
            act(match, "pass")
    assert path.read_bytes() == raw(memory)
    assert len(read_record(path, uncompiled).entries) == 16


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
