"""What happened, as data. Rules note events; who wants to hear them passes a journal that listens.

Search passes a deaf one, and every `note` then costs one comparison. An event has a kind, an
audience and up to five numbers. The journal is a struct, not an array: compiled code counts
references to arrays at every call, and never to records.
"""

from typing import Final, NamedTuple

from lusoria.core.layout import fact, layout
from lusoria.core.rule import rule

ROWS: Final = 256
COLUMNS: Final = 7
_FAR: Final = 1 << 30


@layout
class Journal:
    """Rows of events in the order in which they happened."""

    listening: int = fact(0, 1, "whether events are written down")
    written: int = fact(0, _FAR, "events that happened; more than there are rows is a fault")
    rows: list[list[int]] = fact(-_FAR, _FAR, "kind, audience and five numbers", (ROWS, COLUMNS))


class Event(NamedTuple):
    """Something that happened, and the set of seats that may know it (one bit each)."""

    kind: int
    audience: int
    details: tuple[int, ...]


@rule()
def note(
    journal: Journal, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0,
    e: int = 0,
) -> None:  # fmt: skip
    """Write one event down, if anybody listens."""
    if journal.listening:
        if journal.written < ROWS:
            row = journal.rows[journal.written]
            row[0] = kind
            row[1] = audience
            row[2] = a
            row[3] = b
            row[4] = c
            row[5] = d
            row[6] = e
        journal.written += 1


def events(written: int, rows: list[list[int]]) -> list[Event]:
    """What a journal says; it has room for every action of our games, or a rule is at fault."""
    if written > ROWS:
        raise OverflowError(f"one action brought about {written} events; a journal holds {ROWS}")
    return [Event(row[0], row[1], tuple(row[2:])) for row in rows[:written]]
