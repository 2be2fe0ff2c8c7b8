"""The record of a match as somebody may know it: everything after the end, own knowledge before."""

import json

from lusoria.core.events import heard
from lusoria.records.lines import Entry, Ply, write_line
from lusoria.records.match import Match


def record_for(match: Match, seats: frozenset[int]) -> str:
    """All lines; before the end, those that these seats may not know only say that they are there.

    A hidden line looks the same whatever it hides, so that its length tells nothing.
    """
    if match.result is not None:
        return match.storage.read().decode()
    viewer = sum(1 << seat for seat in seats)
    header = write_line(match.course.header).decode()
    tellings = match.play.game.tellings
    lines = [
        _line(entry, heard(told, viewer, tellings) == told)
        for entry, told in zip(*match.since(0), strict=True)
    ]
    return header + "".join(lines)


def _line(entry: Entry, hears_all: bool) -> str:
    if isinstance(entry, Ply) and not hears_all:
        return json.dumps({"entry": entry.entry, "seat": entry.seat, "hidden": True}) + "\n"
    return write_line(entry).decode()
