"""Thousands of damaged records: none crashes the reader, and every refusal says where and why."""

import re
from random import Random

import pytest

from lusoria.core.errors import Refusal
from lusoria.games.catalogue import NAMES
from lusoria.records.reading import Record, read_record, write_record
from tests.golden.make import FOLDER
from tests.records.games import played, uncompiled
from tests.records.mutations import MUTATIONS, Mutation
from tests.settings import FULL

MUTANTS = 10_000 if FULL else 300
CHUNKS = 20 if FULL else 4


def sound_records() -> list[bytes]:
    """Short beginnings of all games, whole games, and entries of every kind."""
    begun = [played(game, plies=plies) for game in NAMES for plies in (16, 30)]
    typed_in = [(FOLDER / f"{game}-2-unfinished.jsonl").read_bytes() for game in NAMES]
    lively = (FOLDER / "armorica-2-default-deck_empty.jsonl").read_bytes()
    return [*begun, *typed_in, played(), lively]


SOUND = sound_records()


def mutant(number: int) -> tuple[bytes, bytes, Mutation]:
    """A sound record, the same damaged, and how."""
    rng = Random(number)
    sound, mutation = rng.choice(SOUND), MUTATIONS[number % len(MUTATIONS)]
    return sound, mutation(sound, rng), mutation


def first_changed_line(sound: bytes, damaged: bytes) -> int:
    pairs = zip(sound.split(b"\n"), damaged.split(b"\n"), strict=False)
    return next((n for n, (old, new) in enumerate(pairs, 1) if old != new), 1)


def check_refusal(refusal: Refusal, sound: bytes, damaged: bytes) -> None:
    """It names a line, not before the damage; it gives a reason; the lines before are sound."""
    line, reason = refusal.line, refusal.message.partition(": ")[2]
    assert line is not None
    assert refusal.message.startswith(f"line {line}: ")
    assert refusal.message.isprintable()
    assert len(re.findall(r"\w+", reason)) >= 3, refusal.message
    assert len(refusal.message) < 1_000
    assert first_changed_line(sound, damaged) <= line <= damaged.count(b"\n") + 1


def check_record(record: Record) -> None:
    """What is read in spite of its wounds can be written and read again."""
    assert read_record(write_record(record), uncompiled) == record


def try_mutant(number: int) -> bool:
    """Whether it was refused."""
    sound, damaged, _ = mutant(number)
    try:
        record = read_record(damaged, uncompiled)
    except Refusal as refusal:
        check_refusal(refusal, sound, damaged)
        return True
    check_record(record)
    return False


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_damaged_record_crashes_the_reader(chunk: int) -> None:
    refused = 0
    for number in range(chunk, MUTANTS, CHUNKS):
        try:
            refused += try_mutant(number)
        except Exception as error:
            error.add_note(f"mutant {number} ({mutant(number)[2].__name__})")
            raise
    assert refused > 0.6 * MUTANTS / CHUNKS


def test_what_is_sound_is_read() -> None:
    for sound in SOUND:
        assert write_record(read_record(sound, uncompiled)) == sound
