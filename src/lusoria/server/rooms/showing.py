"""What is sent to whom: Views made from veils, what was heard, and the table around the game."""

from datetime import date, timedelta
from functools import lru_cache
from itertools import islice
from typing import Any, Final, Literal

import msgspec

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load
from lusoria.records.course import dealer_alone
from lusoria.records.match import Match
from lusoria.server.rooms.gallery import Seen, Viewer
from lusoria.server.rooms.keeping import DAY
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.scenes import ENCODER
from lusoria.server.wire import Around, Because, Chair, Shown, Table, Talked, Told, View, Why

OWN: Final = ("viewer", "entry", "decision", "choices", "answered")
"""What a View tells beside what lies on the table."""
SURELY_SMALLER: Final = 1500
"""Bytes: no whole View of a game is so small, so a change that is needs no comparing."""


def tell_all(room: Room) -> None:
    """Everybody who looks at a table is sent what is new there."""
    around = _around(room)
    tables: dict[int | None, Table] = {}
    messages: dict[tuple[int | None, int, bool], bytes] = {}
    for viewer in list(room.gallery.viewers):
        eyes = viewer.eyes
        if eyes not in tables:
            tables[eyes] = _through(eyes, room, around)
        same = is_same(viewer.table, tables[eyes])
        mark = (eyes, viewer.has, same)
        if not same or viewer.has != room.entry:
            if mark not in messages:
                messages[mark] = _news(room, viewer, tables[eyes])
            viewer.send(messages[mark])
        viewer.has, viewer.table = room.entry, tables[eyes]
        _tell_talk(room, viewer)
    room.gallery.put_away()
    if room.match:
        room.match.play.put_away()


def _tell_talk(room: Room, viewer: Viewer) -> None:
    """What was said since this viewer last heard anything."""
    for talk in room.talk[viewer.talked :]:
        viewer.send(ENCODER.encode(Talked(room.id, talk)))
    viewer.talked = len(room.talk)


def is_same(before: Table | None, after: Table) -> bool:
    """Whether nothing around the game has changed; whose move it is after which entry, every View
    tells."""
    if before is None:
        return False
    return msgspec.structs.replace(before, entry=after.entry, asked=after.asked) == after


def _news(room: Room, viewer: Viewer, table: Table) -> bytes:
    """A difference where the viewer has the View before, else everything; whichever is smaller."""
    before = room.gallery.seen.get(viewer.bits)
    if room.match is None or (before and viewer.has == before.entry == room.entry):
        told: Told = Around(room.id, table)
        return ENCODER.encode(told)
    after = look(room, viewer.bits)
    known = room.gallery.before.get(viewer.bits)
    if known is None or known.entry != viewer.has:
        return ENCODER.encode(shown(room, viewer, table))
    news = room.match.heard(viewer.bits, known.entry)
    around = None if is_same(viewer.table, table) else table
    changed = room.gallery.changed(room.id, known, after, news, around)
    if len(changed) < SURELY_SMALLER or len(changed) < after.size():
        return changed
    whole = ENCODER.encode(shown(room, viewer, table))
    return changed if len(changed) < len(whole) else whole


def shown(room: Room, viewer: Viewer, table: Table | None = None) -> Shown:
    """The whole View of one viewer, with all that it has ever heard."""
    match = room.match
    table = table or table_of(room, viewer.eyes)
    printed = None if viewer.told_printed else _printed_at(room)
    if match is None:
        return Shown(room.id, table, None, printed, room.talk)
    seen = look(room, viewer.bits)
    own = {each: getattr(seen, each) for each in OWN}
    view = View(**own, **seen.scene.told(), heard=match.heard(viewer.bits))
    return Shown(room.id, table, view, printed, room.talk)


def _printed_at(room: Room) -> dict[str, Any]:
    """What is printed at this table; whoever waits for it to begin sees its map already."""
    components = room.match.play.components if room.match else room.agreed.printed
    return _printed(room.agreed.game, components.name, components.text)


@lru_cache(maxsize=16)
def _printed(game: str, name: str, text: str) -> dict[str, Any]:
    """The components as data; most tables play with the same ones."""
    texts = load(game).texts
    printed: dict[str, Any] = msgspec.to_builtins(texts.printed(texts.read_components(text, name)))
    return printed


def look(room: Room, bits: int) -> Seen:
    """What a set of eyes sees now."""
    assert room.match is not None
    match, gallery = room.match, room.gallery

    def make(bits: int) -> Seen:
        view = match.play.view(bits, match.entry)
        choices = match.play.fate_choices() if bits and may_roll(room) else view.choices
        answered, scene = match.course.last_answers(), gallery.scene(view)
        return Seen(view.viewer, match.entry, view.decision, choices, answered, scene)

    return gallery.look(bits, match.entry, make)


def may_roll(room: Room) -> bool:
    """Whether the people at the table are to type in what they have rolled."""
    match = room.match
    if match is None or match.play.seat != FATE:
        return False
    return not dealer_alone(match.course.header, match.play)


def because(room: Room, viewer: Viewer, asked: Why) -> Because:
    """Why an answer is not allowed, as far as these eyes can tell; nothing where it is."""
    if room.match is None:
        raise Illegal("the table has not begun yet", reason="not_begun")
    play = room.match.play
    return Because(asked.key, play.why(play.number(asked.words), viewer.bits))


def table_of(room: Room, eyes: int | None) -> Table:
    """The table around the game, for somebody who looks through these eyes."""
    return _through(eyes, room, _around(room))


def _through(eyes: int | None, room: Room, around: Table) -> Table:
    """What everybody sees around the game, and what these eyes may take back."""
    if room.match is None or eyes is None:
        return around
    at_once = room.match.undoable(eyes)[:1]
    undo = at_once or _practised(room, room.match, eyes)
    if not undo:
        return around
    return msgspec.structs.replace(around, undo=undo[0], undo_known=not at_once)


def _practised(room: Room, match: Match, seat: int) -> list[int]:
    """The last answer of whoever practises alone, whatever has become known since."""
    if match.result or not room.agreed.wishes.practice:
        return []
    others = any(chair.kind != "bot" for chair in room.chairs if chair.seat != seat)
    return [] if others else list(islice(match.course.answers_of(seat), 1))


def _around(room: Room) -> Table:
    """The table around the game as an onlooker sees it."""
    agreed, match = room.agreed, room.match
    over = match is not None and match.result is not None
    present = room.presence.seats()
    return Table(
        match=room.id,
        game=agreed.game,  # type: ignore[arg-type]
        title=agreed.title,
        options=agreed.options,
        components=agreed.components_name,
        chairs=[_chair(room, seat, seat in present) for seat in range(agreed.seats)],
        wishes=agreed.wishes,
        stage="over" if over else "playing" if match else "waiting",
        entry=room.entry,
        commitment=agreed.commitment,
        asked=_asked(match.play) if match else None,
        compiling=room.compiling,
        kept_until=_kept_until(room.stored.touched // DAY, room.keeping.keep_days),
        watching=room.presence.watching(),
        owner=agreed.owner,
        takeback=room.takeback,
        rematch=agreed.rematch,
        outcome=msgspec.to_builtins(match.result) if match and match.result else None,
    )


@lru_cache(maxsize=64)
def _kept_until(day: int, days: int) -> str:
    """The date so many days after a day, which is counted from 1970."""
    return str(date(1970, 1, 1) + timedelta(days=day + days)) if days else ""


def _asked(play: Play) -> int | Literal["fate"] | None:
    if play.over:
        return None
    return "fate" if play.seat == FATE else play.seat


def _chair(room: Room, seat: int, present: bool) -> Chair:
    stored = room.chairs[seat]
    person = stored.kind == "person"
    kept = bool(stored.level) and person
    playing = room.match is not None and not room.match.play.over
    return Chair(
        kind=stored.kind,  # type: ignore[arg-type]
        name=stored.name,
        level=stored.level if stored.kind == "bot" else None,  # type: ignore[arg-type]
        language=stored.language,  # type: ignore[arg-type]
        present=present,
        away_since=room.presence.away_since(seat) if person else None,
        may_be_kept=playing and person and not kept and seat in room.presence.long_away(),
        kept_by=stored.level if kept else None,  # type: ignore[arg-type]
        mixed=seat in room.agreed.words,
    )
