"""A record played again, entry by entry."""

from collections.abc import Iterator

from lusoria.games.catalogue import load
from lusoria.records.course import Course, Replayed
from lusoria.records.header import Loader
from lusoria.records.reading import Record


def replay(record: Record, loader: Loader = load) -> Iterator[Replayed]:
    """Play a record again. The table is one and the same all along: copy it to keep it."""
    course = Course(record.header, loader)
    yield Replayed(None, course.play, [])
    for entry in record.entries:
        yield Replayed(entry, course.play, course.take(entry))


def line_of_play(record: Record, loader: Loader = load) -> list[int]:
    """The entries of the plies that no undo has taken back, in order."""
    course = Course(record.header, loader)
    for entry in record.entries:
        course.take(entry)
    return [past.entry for past in course.line]
