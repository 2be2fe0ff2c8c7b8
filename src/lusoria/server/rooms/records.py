"""The record of a match as somebody may know it: everything after the end, own knowledge before."""

import json

import msgspec
from msgspec import UNSET

from lusoria.core.events import heard
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.records.course import Course
from lusoria.records.header import lay_table
from lusoria.records.lines import Entry, Header, Ply, write_line
from lusoria.records.match import Match


def record_for(match: Match, seats: frozenset[int]) -> str:
    """All lines; before the end, those that these seats may not know only say that they are there.

    A hidden line looks the same whatever it hides, so that its length tells nothing.
    """
    if match.result is not None:
        return match.storage.read().decode()
    viewer = sum(1 << seat for seat in seats)
    lines = [
        _line(entry, hears_all(match.play, told, viewer))
        for entry, told in zip(*match.since(0), strict=True)
    ]
    return write_line(_known_header(match.course, viewer)).decode() + "".join(lines)


def hears_all(play: Play, told: list[Event], viewer: int) -> bool:
    """Whether a set of seats knows everything that happened."""
    return heard(told, viewer, play.game.tellings) == told


def _known_header(course: Course, viewer: int) -> Header:
    """A game that began elsewhere than at its beginning may have begun with hidden hands."""
    header = course.header
    if header.position is UNSET:
        return header
    return msgspec.structs.replace(header, position=lay_table(header).view(viewer).position)


def _line(entry: Entry, hears_all: bool) -> str:
    if isinstance(entry, Ply) and not hears_all:
        return json.dumps({"entry": entry.entry, "seat": entry.seat, "hidden": True}) + "\n"
    return write_line(entry).decode()
