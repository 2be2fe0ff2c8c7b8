"""A record is read as it was written, or refused at its first bad line with its number and why."""

import dataclasses
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lusoria.core.errors import Illegal, Refusal, Unreadable
from lusoria.core.game import Game, Older
from lusoria.games.cambria.components import standard
from lusoria.games.catalogue import NAMES
from lusoria.records.lines import MOST_BYTES
from lusoria.records.reading import BrokenOff, read_record, reading, write_record
from tests.records.games import file, lines, played, sealed, uncompiled

Lines = list[dict[str, Any]]
WHOLE = played()
ENTRIES = len(lines(WHOLE)) - 2
RESULT = ENTRIES + 2


def refused(raw: bytes) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read_record(raw, uncompiled)
    return caught.value


def changed(change: Callable[[Lines], Any]) -> Refusal:
    """The refusal of a sound record after one change to its lines."""
    found = lines(WHOLE)
    change(found)
    return refused(file(found))


@pytest.mark.parametrize("game", NAMES)
def test_a_record_is_written_as_it_was_read(game: str) -> None:
    raw = played(game, plies=30)
    assert write_record(read_record(raw, uncompiled)) == raw


def test_a_finished_record_has_its_result() -> None:
    record = read_record(WHOLE, uncompiled)
    assert record.result is not None
    assert record.result.entries == len(record.entries) == ENTRIES
    assert write_record(record) == WHOLE


def test_a_record_without_result_is_an_unfinished_game() -> None:
    assert read_record(b"".join(WHOLE.splitlines(keepends=True)[:20]), uncompiled).result is None


def test_order_of_fields_and_blanks_do_not_matter_before_the_result_seals_them() -> None:
    begun = played(plies=30)
    found = [dict(reversed(line.items())) for line in lines(begun)]
    spaced = file(found).replace(b'": ', b'"  :\t')
    assert read_record(spaced, uncompiled) == read_record(begun, uncompiled)


def test_the_result_seals_every_byte_before_it() -> None:
    refusal = changed(lambda found: found[0].update(players=["Anne", None]))
    assert (
        refusal.message == f"line {RESULT}: lines: the hash differs; some line before was changed"
    )
    seal = hashlib.sha256(b"".join(WHOLE.splitlines(keepends=True)[:-1])).hexdigest()
    assert lines(WHOLE)[-1]["lines"] == f"sha256:{seal}"


def test_a_record_that_was_saved_on_windows_is_the_same_record() -> None:
    assert read_record(WHOLE.replace(b"\n", b"\r\n"), uncompiled) == read_record(WHOLE, uncompiled)
    changed = WHOLE.replace(b"\n", b"\r\n").replace(b'["Anna"', b'["Anne"')
    assert refused(changed).reason == "record_changed"


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"milk\neggs\n", "no_record"),
        (b"", "no_record"),
        (b"milk", "no_record"),
        (WHOLE[:-30], "record_broken_off"),
    ],
    ids=["notes", "empty", "one word", "torn"],
)
def test_what_a_person_may_bring_along_by_mistake_has_a_reason(raw: bytes, reason: str) -> None:
    assert refused(raw).reason == reason


def test_the_first_form_is_read_without_a_seal_and_the_second_not() -> None:
    found = lines(WHOLE)
    del found[-1]["lines"]
    assert "lines: the hash of all lines before stands in form 2" in refused(file(found)).message
    found[0]["record"] = 1
    assert read_record(file(found), uncompiled).result is not None


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"nowhere\.jsonl: No such file"):
        read_record(tmp_path / "nowhere.jsonl", uncompiled)


HEADERS: list[tuple[str, dict[str, Any], str]] = [
    ("form of the future", {"record": 3}, "this is form 3 of a record; this Lusoria reads"),
    ("unknown game", {"game": "chess"}, "there is no game 'chess'; there are: armorica"),
    ("game of 101 letters", {"game": "x" * 101}, "game: Expected `str` of length <= 100"),
    ("rules of the future", {"rules": 7}, "rules 7 of armorica are not known here, only 1 to 1"),
    ("no rules", {"rules": 0}, "rules 0 of armorica are not known here"),
    ("too many seats", {"seats": 5}, "armorica seats 2 to 4, not 5"),
    ("half a seat", {"seats": 2.5}, "seats: Expected `int`, got `float`"),
    ("too few names", {"players": ["Anna"]}, "players has 1 names for 2 seats"),
    ("a number as a name", {"players": ["Anna", 3]}, "players[1]: Expected `str | null`"),
    ("a name that rings", {"players": ["A\x07", None]}, "players: 'A\\x07' has a control"),
    ("unknown option", {"options": {"map": "cumbria"}}, "armorica has no option 'map'"),
    ("a preset", {"options": {"preset": "rulebook"}}, "each option with its value, not a preset"),
    ("options as a list", {"options": []}, "options: Expected `object`, got `array`"),
    ("unknown field", {"colour": "red"}, "Object contains unknown field `colour`"),
    ("a short hash", {"dice": {"commitment": "sha256:12"}}, "dice.commitment: Expected `str`"),
    ("no date", {"started": "yesterday"}, "started is a date and time such as 2026-"),
    ("no components", {"components": {"name": "x", "lines": []}}, "components.lines: Expected"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "why"), [h[1:] for h in HEADERS], ids=[h[0] for h in HEADERS])
def test_a_wrong_header_is_refused(fields: dict[str, Any], why: str) -> None:
    refusal = changed(lambda found: found[0].update(fields))
    assert refusal.line == 1
    assert refusal.message.startswith("line 1: ")
    assert why in refusal.message


def test_a_missing_field_is_named() -> None:
    refusal = changed(lambda found: found[0].pop("dice"))
    assert refusal.message == "line 1: Object missing required field `dice`"


def test_components_that_break_the_rulebook_are_refused_with_their_line_and_rule() -> None:
    def break_start_card(found: Lines) -> None:
        printed = found[0]["components"]["lines"]
        row = next(k for k, line in enumerate(printed) if line.startswith("S1 "))
        printed[row] = printed[row].replace("worker           2", "worker           1")

    refusal = changed(break_start_card)
    assert refusal.rule == "A1.4"
    assert refusal.message.startswith("line 1: components: line 12: start_wheat, wheat 1 (rule ")


def test_a_control_character_in_the_components_is_refused() -> None:
    refusal = changed(lambda found: found[0]["components"]["lines"].append("# \x1b[31m"))
    assert refusal.message == "line 1: components: '# \\x1b[31m' has a control character"


def newer(older: Older | None) -> Callable[[str], Game]:
    """Armorica's rules in their third version, with what it says of the first."""
    kept = {} if older is None else {1: older}

    def loader(name: str) -> Game:
        return dataclasses.replace(uncompiled(name), version=3, older=kept)

    return loader


def test_older_rules_are_read_where_todays_play_as_they_did() -> None:
    assert read_record(WHOLE, newer({})).header.rules == 1


@pytest.mark.parametrize(
    ("older", "why"),
    [
        (None, "go on with the release of Lusoria that the game was played with"),
        ("winter came later then; Lusoria 0.1 plays them", "winter came later then; Lusoria 0.1"),
    ],
)
def test_older_rules_that_nobody_plays_are_refused_with_what_to_do(
    older: str | None, why: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        read_record(WHOLE, newer(older))
    assert caught.value.message.startswith(
        f"line 1: rules 1 of armorica are not played here: {why}"
    )


def test_older_rules_are_todays_under_the_options_that_they_did_not_know_yet() -> None:
    """As if Cambria's other map had come with rules 3: a record of rules 2 has the first."""

    def loader(name: str) -> Game:
        return dataclasses.replace(uncompiled(name), version=3, older={2: {"map": "cumbria"}})

    found = lines(played("cambria", plies=16))
    found[0]["components"]["lines"] = standard("cumbria").text.splitlines()
    with pytest.raises(Unreadable, match="rules 2 of cambria had no option 'map' yet"):
        read_record(file(found[:1]), loader)
    del found[0]["options"]["map"]
    with reading(file(found[:1]), loader) as begun:
        assert begun.course.play.options == {"map": "cumbria", "tie": "last_turn"}


ENTRY_LINES: list[tuple[str, int, dict[str, Any], str]] = [
    ("wrong number", 5, {"entry": 7}, "this is entry 7, but the next is 4"),
    ("number as words", 5, {"entry": "4"}, "entry: Expected `int`, got `str`"),
    ("truth as a number", 5, {"entry": True}, "entry: Expected `int`, got `bool`"),
    ("huge number", 5, {"entry": 10**40}, "entry: Expected `int` <= 100000"),
    ("no such action", 5, {"do": "dance"}, "'dance' is no action; actions begin with: start"),
    ("no such card", 5, {"do": "draw G-Z9"}, "'draw G-Z9' is no action; write: draw <card>"),
    ("untidy words", 5, {"do": "draw  G-E1"}, "'draw  G-E1' is written 'draw G-E1' in a record"),
    ("wrong seat", 5, {"seat": 1}, "seat 1 does 'draw G-A"),
    ("no such seat", 5, {"seat": "dealer"}, "seat: Invalid enum value 'dealer'"),
    ("not drawable", 5, {"do": "draw G-E1"}, "'draw G-E1' is not allowed: deck_not_on_top (A2.5)"),
    ("unknown field", 5, {"time": 3}, "Object contains unknown field `time`"),
    ("unknown hand", 5, {"by": "me"}, "by: Invalid enum value 'me'"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "fields", "why"), [e[1:] for e in ENTRY_LINES], ids=[e[0] for e in ENTRY_LINES]
)
def test_a_wrong_entry_is_refused(line: int, fields: dict[str, Any], why: str) -> None:
    refusal = changed(lambda found: found[line - 1].update(fields))
    assert refusal.line == line
    assert refusal.message.startswith(f"line {line}: {why}")


def test_an_illegal_entry_keeps_its_reason_rule_and_facts() -> None:
    refusal = changed(lambda found: found[4].update(do="draw G-E1"))
    assert isinstance(refusal, Illegal)
    assert (refusal.reason, refusal.rule, refusal.facts["card"]) == (
        "deck_not_on_top",
        "A2.5",
        "G-E1",
    )


def test_only_fate_can_be_answered_for_by_the_table() -> None:
    turn = next(k for k, line in enumerate(lines(WHOLE)) if line.get("seat") in (0, 1))
    refusal = changed(lambda found: found[turn].update(by="table"))
    assert refusal.message == f'line {turn + 1}: "by" stands only where fate answers'


def test_a_seat_that_is_not_there_cannot_be_taken() -> None:
    taken = {"entry": 1, "seat_taken": {"seat": 2, "by": "Eva"}}
    assert (
        "line 2: there is no seat 2; they are 0 to 1"
        in changed(lambda found: found.insert(1, taken)).message
    )


def test_a_deleted_a_doubled_and_two_swapped_lines_are_found() -> None:
    def swap(found: Lines) -> None:
        found[6], found[7] = found[7], found[6]

    assert changed(lambda found: found.pop(6)).line == 7
    assert changed(lambda found: found.insert(6, found[6])).line == 8
    assert changed(swap).line == 7


def test_nothing_may_follow_the_result() -> None:
    refusal = changed(lambda found: found.append({"entry": ENTRIES + 1, "undo": 1}))
    assert refusal.message == f"line {RESULT + 1}: nothing may follow the result"


def test_a_second_header_is_refused() -> None:
    refusal = changed(lambda found: found.insert(5, found[0]))
    assert refusal.message == "line 6: a second header; a file holds one game"


def test_a_record_must_begin_with_its_header() -> None:
    refusal = changed(lambda found: found.pop(0))
    assert refusal.message.startswith("line 1: a record begins with its header")


RESULTS: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("other scores", lambda r: r["result"]["scores"].reverse(), "the result says scores ["),
    ("other parts", lambda r: r["result"]["parts"][0].update(gold=99), "the result says parts [{"),
    ("other winners", lambda r: r["result"].update(winners=[]), "the result says winners []"),
    ("other ending", lambda r: r["result"].update(ending="tired"), "the result says ending 'tir"),
    ("a float", lambda r: r["result"].update(scores=[1.0]), "result.scores[0]: Expected `int`"),
    ("other count", lambda r: r.update(entries=3), "the result counts 3 entries, but there are "),
    ("no seed", lambda r: r.pop("dice"), "dice: the seed that the header promised is missing"),
    ("other seed", lambda r: r.update(dice={"seed": "0" * 64}), "dice.seed is not the seed that"),
    ("no such seed", lambda r: r.update(dice={"seed": "zz"}), "dice.seed: Expected `str` matching"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "why"), [r[1:] for r in RESULTS], ids=[r[0] for r in RESULTS])
def test_a_wrong_result_is_refused(change: Callable[[dict[str, Any]], Any], why: str) -> None:
    refusal = changed(lambda found: change(found[-1]))
    assert refusal.message.startswith(f"line {RESULT}: {why}")


def test_a_result_before_the_end_is_refused() -> None:
    found = lines(WHOLE)
    refusal = refused(file([*found[:14], found[-1]]))
    assert refusal.message == "line 15: there is no result yet: seat 0 is asked (take_gaul)"


def test_a_seed_that_nobody_promised_is_refused() -> None:
    found = lines(WHOLE)
    found[0]["dice"] = None
    refusal = refused(sealed(found))
    assert refusal.message == f"line {RESULT}: dice: the header promises no seed, so none is told"


RAW: list[tuple[str, bytes, str]] = [
    ("blank", b"  \n", "the line is blank"),
    ("not JSON", b"{entry: 1}\n", "this is not JSON: Expecting property name"),
    ("not UTF-8", b'{"entry": "\xff"}\n', "byte 12 of the line is not UTF-8"),
    ("NUL", b'{"entry": 1, "\x00": 2}\n', "this is not JSON: Invalid control character"),
    ("list", b"[1, 2]\n", "a line of a record is a JSON object, in braces"),
    ("stranger", b'{"hello": 1}\n', 'this is no line of a record: none of the fields "record", '),
    ("twice", b'{"entry": 1, "entry": 1, "undo": 1}\n', "the field 'entry' stands there twice"),
    ("NaN", b'{"entry": NaN, "undo": 1}\n', "NaN is no number"),
    ("tower", b'{"undo": ' + b"[" * 9_000 + b"\n", "brackets are nested too deeply"),
    ("digits", b'{"undo": ' + b"9" * 9_000 + b"}\n", "a number has far too many digits"),
    ("half character", b'{"entry": 1, "undo": "\\ud800"}\n', "an escape such as \\ud800 is half a"),
    ("giant", b" " * MOST_BYTES + b"\n", "the line is too long; a line has at most 524,288 bytes"),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "why"), [r[1:] for r in RAW], ids=[r[0] for r in RAW])
def test_a_damaged_line_is_refused(raw: bytes, why: str) -> None:
    before = WHOLE.splitlines(keepends=True)
    refusal = refused(b"".join([*before[:9], raw, *before[9:]]))
    assert refusal.line == 10
    assert refusal.message.startswith(f"line 10: {why}")
    assert not isinstance(refusal, BrokenOff), "sound lines follow, so the file is not torn"


def test_an_empty_file_is_refused() -> None:
    assert refused(b"").message == "line 1: the file is empty; a record begins with its header"


def test_a_record_has_a_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lusoria.records.reading.MOST_LINES", 30)
    assert refused(WHOLE).message == "line 31: a record has at most 30 lines"


TORN = {"in the middle": WHOLE[:-30], "at the end": WHOLE[:-1]}


@pytest.mark.parametrize("torn", TORN.values(), ids=TORN)
def test_a_torn_last_line_is_refused_and_the_rest_is_sound(torn: bytes) -> None:
    refusal = refused(torn)
    assert isinstance(refusal, BrokenOff)
    assert refusal.message.startswith(f"line {RESULT}: ")
    assert refusal.message.endswith(f"; everything before line {RESULT} is sound")


def test_a_damaged_last_line_with_its_line_end_is_not_torn_but_damaged() -> None:
    refusal = refused(WHOLE[:-30] + b"\n")
    assert not isinstance(refusal, BrokenOff)
    assert refusal.message.startswith(f"line {RESULT}: this is not JSON")


def test_a_repair_returns_the_sound_lines() -> None:
    damaged = WHOLE.replace(b'"do": "pass"', b'"do": "sleep"')
    bad = refused(damaged)
    record = read_record(damaged, uncompiled, repair=True)
    assert record.damage is not None
    assert record.damage.message == bad.message
    assert bad.line == len(record.entries) + 2
    assert write_record(record) == WHOLE[: record.size]


def test_a_header_cannot_be_repaired() -> None:
    with pytest.raises(Unreadable, match=r"^line 1: "):
        read_record(b"{}\n", uncompiled, repair=True)
