"""The dealer cannot cheat: its answers follow from a promised seed, as anybody can check."""

import hashlib
from collections import Counter

import pytest

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.records import dealer as dealing
from lusoria.records.audit import Audit, audit
from lusoria.records.dealer import Dealer
from lusoria.records.reading import read_record
from tests.records.games import SEED, begun, file, lines, played, raw, sealed, uncompiled


def test_the_promise_is_the_hash_of_the_seed() -> None:
    digest = hashlib.sha256(SEED.encode()).hexdigest()
    assert Dealer(SEED).commitment == f"sha256:{digest}"


def test_two_fresh_dealers_have_different_seeds_of_32_bytes() -> None:
    one, other = Dealer.fresh(), Dealer.fresh()
    assert one.seed != other.seed
    assert len(bytes.fromhex(one.seed)) == 32


def test_a_number_is_eight_digits_of_a_hash_addressed_by_ply() -> None:
    digest = hashlib.sha256(f"{SEED}/fate/17/0".encode()).hexdigest()
    assert Dealer(SEED).number(17, 6) == int(digest[:8], 16) % 6


def test_numbers_that_would_favour_the_first_answers_are_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With 16 numbers and 6 answers, 12 to 15 would favour answers 0 to 3."""
    hashes = {"s/fate/1/0": "0000000f", "s/fate/1/1": "0000000c", "s/fate/1/2": "0000000b"}
    monkeypatch.setattr(dealing, "RANGE", 16)
    monkeypatch.setattr(dealing, "_hash", hashes.__getitem__)
    assert Dealer("s").number(1, 6) == 11 % 6


def test_answers_follow_their_odds() -> None:
    """Cambria's roll of two dice: 15 mixed rolls of odds 2, six doubles of odds 1."""
    play = rolling()
    dealer, plies = Dealer(SEED), 3_600
    counts = Counter(play.words(dealer.answer(play, ply)) for ply in range(plies))
    expected = {play.words(a): plies * weight / 36 for a, weight in play.odds().items()}
    assert set(counts) == set(expected)
    surprise = sum((counts[words] - mean) ** 2 / mean for words, mean in expected.items())
    assert surprise < 45  # chi-squared with 20 degrees of freedom: one in a thousand


def rolling() -> Play:
    """Cambria with three seats, before its first roll."""
    play = Play(thawed("cambria"), 3)
    while play.question != "roll":
        play.apply(play.legal()[0])
    return play


def test_an_audit_counts_what_was_dealt_and_what_was_typed_in() -> None:
    found = lines(played())
    fates = [line for line in found if line.get("seat") == "fate"]
    assert audit(read_record(file(found), uncompiled), uncompiled) == Audit(len(fates), ())
    found[0]["dice"]["table"] = True
    fates[3]["by"] = "table"
    assert audit(read_record(sealed(found), uncompiled), uncompiled) == Audit(
        len(fates) - 1, (fates[3]["entry"],)
    )


def test_nobody_rolls_for_the_dealer_unless_the_header_lets_the_table_roll() -> None:
    found = lines(played())
    found[3]["by"] = "table"
    with pytest.raises(Illegal, match=r'^line 4: "by": the header does not allow the table'):
        read_record(sealed(found), uncompiled)


def test_an_audit_finds_an_answer_that_the_seed_does_not_give() -> None:
    found = lines(played())
    first, second = found[2], found[3]
    assert first["do"] != second["do"]
    first["do"], second["do"] = second["do"], first["do"]
    record = read_record(sealed(found), uncompiled)
    with pytest.raises(Illegal) as caught:
        audit(record, uncompiled)
    assert caught.value.line == 3
    assert caught.value.message == (
        f"line 3: fate answers {first['do']!r} at ply 2, but the seed says {second['do']!r}"
    )


def test_an_audit_counts_plies_along_the_line_of_play() -> None:
    match = begun(dealer=Dealer(SEED))
    match.deal()
    while not match.play.over:
        seat = match.play.seat
        match.answer(seat, match.entry, match.play.legal()[-1])
        match.undo(seat, match.entry)
        match.answer(seat, match.entry, match.play.legal()[0])
        match.deal()
    match.finish()
    record = read_record(raw(match), uncompiled)
    assert audit(record, uncompiled).dealt > 30


def test_without_a_promise_or_before_the_end_there_is_nothing_to_audit() -> None:
    with pytest.raises(Illegal, match="line 1: no dice were promised"):
        audit(read_record(raw(begun()), uncompiled), uncompiled)
    unfinished = played(plies=20)
    count = unfinished.count(b"\n")
    with pytest.raises(Illegal, match=f"line {count}: the game is unfinished"):
        audit(read_record(unfinished, uncompiled), uncompiled)
