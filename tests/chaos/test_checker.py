"""The judge must find what it is there for: hand-made histories, each with one thing wrong."""

import hashlib
import json
from typing import Any

import pytest

from tests.chaos.checker import judge
from tests.chaos.faults import Kind, Verdict
from tests.chaos.history import Happening, digests
from tests.chaos.record import Record

SEED = "a" * 64
LINES: list[dict[str, Any]] = [
    {"entry": 1, "seat": "fate", "do": "start 0"},
    {"entry": 2, "seat": 0, "do": "take A"},
    {"entry": 3, "seat": "fate", "do": "draw B"},
    {"entry": 4, "seat": 1, "do": "pass"},
    {"entry": 5, "undo": 4},
    {"entry": 6, "seat": 1, "do": "take B"},
]


def record(lines: list[dict[str, Any]], has_result: bool = True) -> Record:
    promise = hashlib.sha256(SEED.encode()).hexdigest()
    header = {"game": "armorica", "dice": {"commitment": f"sha256:{promise}"}}
    text = b"".join(json.dumps(line).encode() + b"\n" for line in [header, *lines])
    seal = f"sha256:{hashlib.sha256(text).hexdigest()}"
    result = {"result": {}, "entries": len(lines), "dice": {"seed": SEED}, "lines": seal}
    return Record(text + json.dumps(result).encode() + b"\n" if has_result else text)


def ask(key: str, seat: int, entry: int, words: str = "") -> Happening:
    about = {"type": "answer", "words": words} if words else {"type": "undo"}
    return {"what": "ask", "key": key, "seat": seat, "tab": 0, "entry": entry} | about


def done(key: str, entry: int) -> Happening:
    return {"what": "done", "key": key, "entry": entry}


def no(key: str, reason: str) -> Happening:
    return {"what": "no", "key": key, "error": "stale", "reason": reason}


def seen(how: str, seat: int, entry: int, gold: int = 0) -> Happening:
    parts = digests({"entry": entry, "position": {"gold": gold}})
    return {"what": "view", "how": how, "seat": seat, "tab": 0, "entry": entry, "parts": parts}


def end(seat: int) -> list[Happening]:
    views = [seen("fetched", seat, 6), seen("settled", seat, 6)]
    return [*views, {"what": "over", "seat": seat, "stage": "over"}]


GOOD: list[Happening] = [
    {"what": "begin", "seats": 2},
    ask("a", 0, 1, "take A"), done("a", 3), done("a", 3), seen("shown", 0, 3), seen("built", 0, 3),
    ask("b", 0, 1, "take C"), no("b", "stale"),
    ask("c", 1, 3, "pass"), no("c", "too_many"), done("c", 4),
    ask("d", 1, 4), done("d", 5),
    ask("e", 1, 5, "take B"),
    *end(0), *end(1),
]  # fmt: skip
"""One match in order: a repeated answer, a stale one, an undo, and one whose fate nobody heard."""


def judged(happenings: list[Happening], lines: list[dict[str, Any]] = LINES) -> Verdict:
    return judge(happenings, record(lines))


def test_a_good_history_is_found_good() -> None:
    verdict = judged(GOOD)
    assert verdict.faults == []
    assert verdict.seen["acknowledged entries"] == 3
    assert verdict.seen["built views compared"] == 3


def without(happening: Happening) -> list[Happening]:
    return [each for each in GOOD if each != happening]


def renumbered(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line | {"entry": number} for number, line in enumerate(lines, 1)]


BAD: dict[str, tuple[Kind, list[Happening], list[dict[str, Any]]]] = {
    "acknowledged, and not in the record": ("lost", GOOD, LINES[:3] + LINES[5:]),
    "acknowledged, and another stands there": (
        "lost", GOOD, [LINES[0], LINES[1] | {"do": "take C"}, *LINES[2:]],
    ),
    "acknowledged without the fate that belongs to it": (
        "lost", [*without(done("a", 3)), done("a", 2)], LINES,
    ),
    "an undo acknowledged that never was": ("lost", [*GOOD, ask("f", 1, 6), done("f", 6)], LINES),
    "an answer applied twice": ("unasked", GOOD, renumbered([*LINES[:2], *LINES[1:]])),
    "the last answer applied twice": ("unasked", GOOD, renumbered([*LINES, LINES[-1]])),
    "one key acknowledged as two entries": ("twice", [*GOOD, done("a", 4)], LINES),
    "one entry acknowledged to two keys": (
        "twice", [*GOOD, ask("f", 0, 1, "take A"), done("f", 3)], LINES,
    ),
    "taken back twice": ("twice", GOOD, renumbered([*LINES[:5], LINES[4], LINES[5]])),
    "a key taken and refused": ("denied", [*GOOD, no("a", "stale")], LINES),
    "refused, and in the record": ("denied", [*GOOD, no("e", "stale")], LINES),
    "a View put together wrongly": ("view", [*GOOD, seen("built", 0, 3, gold=1)], LINES),
    "a View that changes without an entry": ("view", [*GOOD, seen("shown", 1, 6, gold=1)], LINES),
    "nothing moves": ("stuck", [*GOOD, {"what": "stuck", "entry": 4}], LINES),
    "a seat that never saw the end": ("stuck", GOOD[:-1], LINES),
    "a tab that stays behind": ("stuck", [*GOOD, seen("settled", 1, 4)], LINES),
    "a gap in the record": ("record", GOOD, [*LINES[:-1], LINES[-1] | {"entry": 7}]),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_is_found(name: str) -> None:
    kind, happenings, lines = BAD[name]
    assert kind in judged(happenings, lines).kinds


def test_two_results_are_one_too_many() -> None:
    sealed = record(LINES)
    twice = Record(b"".join([*sealed._lines, sealed._lines[-1]]))
    assert judge(GOOD, twice).kinds == {"twice"}


def test_a_match_without_record_or_result_is_stuck() -> None:
    assert judge(GOOD, None).kinds == {"stuck"}
    assert judge(GOOD, record(LINES, has_result=False)).kinds == {"stuck"}


def test_a_late_undo_is_a_question_to_the_others() -> None:
    wish = [*GOOD, ask("f", 0, 2), done("f", 4)]
    assert judged(wish).faults == [], "fate and another seat had decided since"


def test_a_takeback_needs_every_grant() -> None:
    lines = renumbered([*LINES[:4], {"undo": 2, "granted": [0, 1]}])
    asked = [*without(done("d", 5)), ask("f", 0, 2), done("f", 4)]
    grant: Happening = {"what": "ask", "type": "grant", "key": "g", "seat": 1, "entry": 2}
    refused = judged([*asked, grant | {"agreed": False}], lines)
    assert "unasked" in refused.kinds
    granted = judged([*asked, grant | {"agreed": True}], lines)
    assert "unasked" not in granted.kinds
