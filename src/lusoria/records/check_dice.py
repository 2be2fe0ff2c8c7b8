"""Were the dice fair? Checks every die and card of a Lusoria record; needs nothing but Python.

    python3 check_dice.py RECORD SHEET

RECORD is a finished game as the table hands it out, SHEET its dice sheet: what fate could have
answered each time, with which odds, one line of JSON per question (`lusoria verify RECORD --sheet`
writes one from the rules, and the server hands one out beside the record).

This program does not know the rules and trusts neither file. It checks that

 1. no line of the record was changed after its end: its last line seals all others;
 2. the seed told at the end is the one that was promised before the first card;
 3. every die and card is the one that follows from the seed, the words that people mixed in, and
    the number of its ply (docs/records.md tells how);
 4. the odds on the sheet are those of fair dice, and of decks from which cards only ever leave
    until they are empty.

It names the plies at which people rolled or drew for themselves: those are theirs to vouch for.
Which cards a deck held when it was made anew is the rules' business: `lusoria verify` knows them.
"""

import hashlib
import itertools
import json
import math
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

Line = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Check the two files and say what was found."""
    if len(arguments) != 2:
        sys.exit(__doc__)
    with open(arguments[0], "rb") as record, open(arguments[1], encoding="utf-8") as sheet:
        faults, dealt, by_table = check(record.read(), sheet.read())
    for fault in faults:
        print(fault)
    print(f"{dealt} of fate's answers were compared with the seed.")
    if by_table:
        print(f"The table answered itself at plies {', '.join(map(str, by_table))}.")
    print("NOT ALL IS WELL." if faults else "All of them follow from it.")
    return 1 if faults else 0


def check(record: bytes, sheet: str) -> tuple[list[str], int, list[int]]:
    """Everything that is wrong, how many answers were compared, and the plies of the table."""
    raw = record.replace(b"\r\n", b"\n").splitlines(keepends=True)
    lines = [json.loads(line) for line in raw]
    questions = [json.loads(line) for line in sheet.splitlines()]
    header, result = lines[0], lines[-1]
    promised = (header.get("dice") or {}).get("commitment")
    seed = (result.get("dice") or {}).get("seed")
    if not promised or not seed:
        return ["there is nothing to check: no dealer, or no end"], 0, []
    faults = list(check_seals(raw, result, promised, seed))
    fate = [line for line in lines if line.get("seat") == "fate"]
    if [line["entry"] for line in fate] != [each["entry"] for each in questions]:
        return [*faults, "the sheet is not this record's: it lists other entries"], 0, []
    stream = seed + mixed(header["dice"].get("words") or [])
    plies = plies_of(lines[1:])
    by_table: list[int] = []
    dealt = 0
    for line, question in zip(fate, questions, strict=True):
        ply = plies[line["entry"]]
        if "by" in line:
            by_table.append(ply)
            continue
        dealt += 1
        true = answer(stream, ply, question["odds"])
        if true != line["do"]:
            faults.append(f"ply {ply} is {line['do']!r}, but the seed says {true!r}")
    return [*faults, *check_odds(lines, fate, questions)], dealt, by_table


def check_seals(raw: list[bytes], result: Line, promised: str, seed: str) -> Iterator[str]:
    """The record's seal and the dealer's promise."""
    if "lines" in result and result["lines"] != "sha256:" + sha256(b"".join(raw[:-1])):
        yield "a line of the record was changed: its seal does not fit"
    if promised != "sha256:" + sha256(seed.encode()):
        yield "the seed is not the one that was promised"


# --- what the seed says -----------------------------------------------------------------------


def plies_of(entries: list[Line]) -> dict[int, int]:
    """The ply of every entry: its place on the line of play, from which undos take away."""
    line: list[int] = []
    plies: dict[int, int] = {}
    for entry in entries:
        if "do" in entry:
            line.append(entry["entry"])
            plies[entry["entry"]] = len(line)
        elif "undo" in entry:
            del line[line.index(entry["undo"]) :]
    return plies


def mixed(words: list[str | None]) -> str:
    """What the people's words add to the seed."""
    if not any(words):
        return ""
    return "/" + sha256("\n".join(word or "" for word in words).encode())


def answer(stream: str, ply: int, odds: dict[str, int]) -> str | None:
    """Fate's answer to a question: a number below the sum of all odds, counted off."""
    total = sum(odds.values())
    fair = 2**32 - 2**32 % total
    hashes = (sha256(f"{stream}/fate/{ply}/{n}".encode()) for n in itertools.count())
    rest = next(number for each in hashes if (number := int(each[:8], 16)) < fair) % total
    for words, weight in odds.items():
        rest -= weight
        if rest < 0:
            return words
    return None


def sha256(data: bytes) -> str:
    """A hash in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


# --- whether the odds can be true -------------------------------------------------------------


def check_odds(lines: list[Line], fate: list[Line], questions: list[Line]) -> Iterator[str]:
    """Dice are fair; a deck loses what was drawn, and gains nothing before it is empty."""
    undone = {entry["entry"] for entry in lines[1:] if "undo" in entry}
    decks: dict[str, Counter[str]] = {}
    last = 0
    for line, question in zip(fate, questions, strict=True):
        odds: Counter[str] = Counter(question["odds"])
        entry = question["entry"]
        if undone.intersection(range(last, entry)):
            decks.clear()  # play has returned to an earlier deck
        last = entry
        if min(odds.values(), default=0) < 1 or line["do"] not in odds:
            yield f"entry {entry}: the sheet does not allow what was answered"
        elif line["do"].startswith("draw "):
            known = decks.get(question["question"])
            if known and odds - known:
                yield f"entry {entry}: the deck holds cards that it cannot hold"
            decks[question["question"]] = odds - Counter([line["do"]])
        elif any(weight != ways(words) for words, weight in odds.items()):
            yield f"entry {entry}: these are not the odds of fair dice"


def ways(words: str) -> int:
    """In how many ways some dice come up, whatever their order; a single choice has one."""
    shown = words.split()[1:]
    ways = math.factorial(len(shown))
    for count in Counter(shown).values():
        ways //= math.factorial(count)
    return ways


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
