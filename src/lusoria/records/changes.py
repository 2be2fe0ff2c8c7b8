"""Law 10: which stored records would a change of the rules alter?

A folder holds records (`*.jsonl`) and beside each its digests (`*.digests`), taken under the
rules as they were. If any of them differs now, the game's rules version must rise.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from lusoria.core.errors import Refusal, Unreadable
from lusoria.games.catalogue import load
from lusoria.records.digests import digests
from lusoria.records.header import Loader
from lusoria.records.reading import reading


@dataclass(frozen=True)
class Change:
    """A record that replays differently, and where it first does."""

    record: Path
    what: str


def changes(folder: Path, loader: Loader = load) -> Iterator[Change]:
    """The records of a folder that would replay differently."""
    records = sorted(folder.rglob("*.jsonl"))
    if not records:
        raise Unreadable(f"{folder} holds no records (*.jsonl)")
    for path in records:
        what = first_difference(path, loader)
        if what:
            yield Change(path, what)


def first_difference(path: Path, loader: Loader = load) -> str:
    """Where a record differs from its digests; empty if nowhere."""
    kept = path.with_suffix(".digests")
    if not kept.exists():
        return f"there is no {kept.name} to compare with"
    before = kept.read_text("utf-8").splitlines()
    try:
        with reading(path, loader) as steps:
            now = list(digests(steps))
    except Refusal as refusal:
        return refusal.message
    for number, (was, became) in enumerate(zip_longest(before, now, fillvalue="nothing"), 1):
        if was != became:
            return f"line {number}: was {was!r}, is {became!r}"
    return ""
