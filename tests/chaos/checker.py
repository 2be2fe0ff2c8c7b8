"""The judge: the history of a match against its record, when all is over.

It knows docs/records.md and server/wire.py, and no line of the server. An answer quotes the entry
after which it was given, so it can only be the very next one: whatever else became of it, or came
without it, is a fault.
"""

import re
from collections import defaultdict
from typing import Final

from tests.chaos.faults import Verdict
from tests.chaos.history import Happening
from tests.chaos.record import Line, Record

PASSING: Final = frozenset({"too_many", "unavailable", "no_writer"})
"""Reasons that say *not now*: the same request may be taken later."""


def judge(happenings: list[Happening], record: Record | None) -> Verdict:
    """All that is wrong with one match."""
    verdict = Verdict()
    for each in happenings:
        verdict.seen[each["what"]] += 1
        if each["what"] == "no":
            verdict.seen[f"no: {each['error']}: {re.sub('[0-9]+', '…', each['reason'])}"] += 1
        if each["what"] == "stuck":
            verdict.blame("stuck", f"nothing moves: {each}")
    judge_views(happenings, verdict)
    if record is None:
        verdict.blame("stuck", "there is no record")
        return verdict
    record.inspect(verdict)
    verdict.seen["entries"] += record.last
    requests = Requests(happenings)
    requests.judge(record, verdict)
    judge_entries(record, requests, verdict)
    judge_end(happenings, record, verdict)
    return verdict


class Requests:
    """What was asked under each key, and what was told under it."""

    def __init__(self, happenings: list[Happening]) -> None:
        self.asked: dict[str, Happening] = {}
        self.done: dict[str, set[int]] = defaultdict(set)
        self.denied: dict[str, set[str]] = defaultdict(set)
        for each in happenings:
            if each["what"] == "ask":
                self.asked[each["key"]] = each
            elif each["what"] == "done":
                self.done[each["key"]].add(each["entry"])
            elif each["what"] == "no" and each["reason"] not in PASSING:
                self.denied[each["key"]].add(each["reason"])

    def wanting(self, number: int, line: Line) -> list[str]:
        """The keys that ask for just this entry."""
        return [key for key, ask in self.asked.items() if wants(ask, number, line)]

    def has_granted(self, seat: int, entry: int) -> bool:
        """Whether a seat ever agreed to go back so far; whoever asks for it does."""
        return any(
            (ask["seat"], ask["entry"]) == (seat, entry)
            and (ask["type"] == "undo" or ask.get("agreed", False))
            for ask in self.asked.values()
        )

    def judge(self, record: Record, verdict: Verdict) -> None:
        """Whether everything that was told is true."""
        taken: dict[int, str] = {}
        for key, entries in self.done.items():
            if len(entries) > 1:
                verdict.blame("twice", f"{key} was acknowledged as entries {sorted(entries)}")
            if self.denied[key]:
                verdict.blame("denied", f"{key} was taken, and told {sorted(self.denied[key])}")
            number = self._entry_of(key, min(entries), record, verdict)
            if number in taken:
                verdict.blame("twice", f"entry {number} is told to {taken[number]} and to {key}")
            elif number is not None:
                taken[number] = key
                verdict.seen["acknowledged entries"] += 1
        self._judge_denials(record, verdict)

    def _entry_of(self, key: str, told: int, record: Record, verdict: Verdict) -> int | None:
        """The entry that an acknowledged request made."""
        ask = self.asked.get(key)
        if ask is None:
            verdict.blame("unasked", f"{key} is acknowledged, and nobody asked it")
            return None
        if ask["type"] == "grant" or is_only_a_wish(ask, told, record):
            return None
        number = ask["entry"] + 1 if ask["type"] == "answer" else told
        line = record.entries.get(number, {})
        if not wants(ask, number, line):
            verdict.blame("lost", f"{key} was acknowledged for {ask}; there is {line}")
            return None
        if not number <= told <= record.last or not ends_a_batch(record, number, told):
            verdict.blame("lost", f"{key} made entry {number} and was told {told}")
        return number

    def _judge_denials(self, record: Record, verdict: Verdict) -> None:
        for key, reasons in self.denied.items():
            ask = self.asked.get(key)
            if ask is None or key in self.done or ask["type"] != "answer":
                continue
            number = ask["entry"] + 1
            line = record.entries.get(number, {})
            if wants(ask, number, line) and self.wanting(number, line) == [key]:
                verdict.blame("denied", f"{key} was told {sorted(reasons)}, and is entry {number}")


def wants(ask: Happening, number: int, line: Line) -> bool:
    """Whether a request asks for an entry."""
    if ask["type"] == "undo":
        return bool(line.get("undo") == ask["entry"])
    answer = ("answer", number - 1, line.get("seat"), line.get("do"))
    return answer == (ask["type"], ask["entry"], ask["seat"], ask.get("words"))


def is_only_a_wish(ask: Happening, told: int, record: Record) -> bool:
    """Whether an undo came too late, and was taken as a question to the other seats.

    It was in time if nothing but this seat's own deeds lies between, and what a card of Roma has
    shown to others cannot be told from here.
    """
    if ask["type"] != "undo" or record.entries.get(told, {}).get("undo") == ask["entry"]:
        return False
    between = [record.entries.get(each, {}) for each in range(ask["entry"] + 1, told + 1)]
    others = any(line.get("seat", ask["seat"]) != ask["seat"] for line in between)
    return others or record.header["game"] == "roma"


def ends_a_batch(record: Record, number: int, told: int) -> bool:
    """Whether what was told is the answer with all that fate added to it, and no more."""
    fate = all(record.is_fate(each) for each in range(number + 1, told + 1))
    return fate and not record.is_fate(told + 1)


def judge_entries(record: Record, requests: Requests, verdict: Verdict) -> None:
    """Every entry but fate's was asked for, and nothing is taken back twice."""
    undone: set[int] = set()
    for number, line in record.entries.items():
        if line.get("seat") == "fate":
            continue
        if not requests.wanting(number, line):
            verdict.blame("unasked", f"entry {number} {line} is nobody's wish")
        if "undo" in line:
            verdict.seen["undone"] += 1
            if line["undo"] in undone:
                verdict.blame("twice", f"entry {line['undo']} was taken back twice")
            undone.add(line["undo"])
        for seat in line.get("granted", []):
            verdict.seen["granted"] += 1
            if not requests.has_granted(seat, line["undo"]):
                verdict.blame("unasked", f"entry {number}: seat {seat} never granted that")


def judge_views(happenings: list[Happening], verdict: Verdict) -> None:
    """All Views of one seat after one entry are equal, wherever they came from."""
    groups: dict[tuple[int | None, int], list[Happening]] = defaultdict(list)
    for each in happenings:
        if each["what"] == "view":
            groups[each["seat"], each["entry"]].append(each)
    for (seat, entry), views in groups.items():
        whole = [view for view in views if view["how"] in ("shown", "fetched")]
        put_together = [view for view in views if view["how"] in ("built", "settled")]
        verdict.seen["built views compared"] += len(put_together) if whole else 0
        for view in views[1:]:
            differing = sorted(
                part
                for part in view["parts"].keys() | views[0]["parts"].keys()
                if view["parts"].get(part) != views[0]["parts"].get(part)
            )
            if differing:
                hows = " and ".join(
                    f"{each['how']} in tab {each['tab']}" for each in (views[0], view)
                )
                verdict.blame("view", f"seat {seat} after entry {entry}: {differing}, {hows}")
                break


def judge_end(happenings: list[Happening], record: Record, verdict: Verdict) -> None:
    """Every tab of every seat came as far as the record."""
    begun = next((each for each in happenings if each["what"] == "begin"), None)
    over = {each["seat"] for each in happenings if each["what"] == "over"}
    if begun is None or over != set(range(begun["seats"])):
        verdict.blame("stuck", f"only seats {sorted(over)} saw the end")
    for each in happenings:
        if each["what"] == "over" and each["stage"] != "over":
            verdict.blame("stuck", f"seat {each['seat']} sees the table {each['stage']}")
        rests = each["what"] == "view" and each["how"] in ("settled", "fetched")
        if rests and each["entry"] != record.last:
            where = f"tab {each['tab']} of seat {each['seat']}"
            verdict.blame("stuck", f"{where} rests at entry {each['entry']} of {record.last}")
