"""Every changed byte of a finished record is refused or harmless; hesitation costs little."""

import cProfile
from random import Random

import pytest

from lusoria.core.errors import Refusal
from lusoria.records.audit import audit
from lusoria.records.dealer import Dealer
from lusoria.records.reading import Record, read_record
from tests.records.games import SEED, begun, played, raw, uncompiled
from tests.settings import FULL

WHOLE = played()
RESULT = WHOLE.rindex(b"\n", 0, -1) + 1
"""Where the last line begins; before it the seal holds every byte."""


def checked(damaged: bytes) -> Record | None:
    """A record as `replay` would take it, or nothing if it is refused."""
    try:
        record = read_record(damaged, uncompiled)
        audit(record, uncompiled)
    except Refusal:
        return None
    return record


def changed(at: int, byte: int) -> bytes:
    return WHOLE[:at] + bytes([byte]) + WHOLE[at + 1 :]


def places() -> list[tuple[int, int]]:
    """In the sealed lines some bytes, in the result every one, each changed somehow."""
    rng = Random(11)
    sealed = range(RESULT) if FULL else sorted(rng.sample(range(RESULT), 60))
    closing = range(RESULT, len(WHOLE)) if FULL else rng.sample(range(RESULT, len(WHOLE)), 60)
    return [(at, _other(WHOLE[at], rng)) for at in (*sealed, *closing)]


def _other(byte: int, rng: Random) -> int:
    """Another byte, mostly one that might stand there: a digit for a digit."""
    likely = b"0123456789" if chr(byte).isdigit() else b'abcdefghijklmnopqrstuvwxyz ",:'
    pool = likely if rng.random() < 0.8 else bytes(range(256))
    return rng.choice([each for each in pool if each != byte])


def test_every_changed_byte_is_refused_or_harmless() -> None:
    sound = checked(WHOLE)
    assert sound is not None
    for at, byte in places():
        found = checked(changed(at, byte))
        assert found is None or (found == sound and at >= RESULT), (at, WHOLE[at], byte)


def test_a_name_a_component_and_a_choice_are_sealed() -> None:
    for before, after in (
        (b'"Anna"', b'"Anne"'),
        (b"# ", b"#-"),
        (b'"do": "pass"', b'"do": "past"'),
    ):
        assert before in WHOLE
        assert checked(WHOLE.replace(before, after, 1)) is None


@pytest.mark.parametrize("game", ["armorica", "roma"])
def test_changes_of_mind_cost_as_much_each_however_many_there_are(game: str) -> None:
    """Counted in calls: seconds would judge the machine (benchmarks/matches.py measures them)."""
    match = begun(game, dealer=Dealer(SEED))
    match.deal()
    pairs = 10_000 if FULL else 600
    seat, action = match.play.seat, match.play.legal()[0]
    calls = []
    for _ in range(2):
        for _ in range(pairs // 2):
            match.answer(seat, match.entry, action)
            match.undo(seat, match.entry)
        with cProfile.Profile() as profile:
            read_record(raw(match), uncompiled)
        calls.append(sum(each.callcount for each in profile.getstats()))
    assert calls[1] < 2.2 * calls[0]
