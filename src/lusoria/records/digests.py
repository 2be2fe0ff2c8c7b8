"""Short digests of a game, one per entry: enough to see that, and where, two replays differ.

A line says: entry, who is asked, what is asked, how many answers are legal, digest of the position.
Line 0 is the table before the first entry.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Final

from lusoria.core.play import Play
from lusoria.core.seats import FATE, NOBODY
from lusoria.records.course import Replayed

DIGITS: Final = 8


def digest(play: Play) -> str:
    """The digest of a position."""
    text = json.dumps(play.position(), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def digests(steps: Iterable[Replayed]) -> Iterator[str]:
    """The digest lines of a game being read or replayed."""
    for entry, play, _ in steps:
        number = entry.entry if entry else 0
        who = {FATE: "fate", NOBODY: "nobody"}.get(play.seat, play.seat)
        yield f"{number} {who} {play.question} {len(play.legal())} {digest(play)}"
