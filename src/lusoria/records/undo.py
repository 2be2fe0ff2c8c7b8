"""Law 6: an undo may return to an entry while no fate, no reveal and no other seat's decision lies
between.

An action reveals something when a seat, having seen what came of it, can rule out a world that it
had to believe possible before: a card laid open from a hidden hand, a look through the deck.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lusoria.core.errors import Illegal
from lusoria.core.events import heard
from lusoria.core.play import Play
from lusoria.core.seats import FATE

WORLDS: Final = 32
"""How many worlds a seat imagines; a reveal is missed only if all of them happen to be true."""


@dataclass
class Past:
    """One ply on the line of play, and the table before it while that can still be returned to."""

    entry: int
    seat: int
    action: int
    before: Any


def undoable(line: Sequence[Past], play: Play) -> list[int]:
    """The entries that an undo may return to now, the latest first."""
    found = []
    for past in reversed(line):
        if _obstacle(past, line[-1].seat, play):
            break
        found.append(past.entry)
    return found


def check_undo(line: Sequence[Past], entry: int, play: Play) -> None:
    """Refuse an undo to before an entry where law 6 forbids it, and say what lies between."""
    place = next((k for k, past in enumerate(line) if past.entry == entry), None)
    if place is None:
        raise Illegal(f"entry {entry} cannot be undone: it is no ply on the present line of play")
    for past in reversed(line[place:]):
        obstacle = _obstacle(past, line[place].seat, play)
        if obstacle:
            raise Illegal(f"entry {entry} cannot be undone: {obstacle} in entry {past.entry}")


def _obstacle(past: Past, seat: int, play: Play) -> str:
    """What forbids a seat to undo one ply; empty if nothing does."""
    if past.seat == FATE:
        return "fate answered"
    if past.seat != seat:
        return f"seat {past.seat} decided"
    before = play.copy()
    before.put(past.before)
    return "something was revealed" if reveals(before, past.action) else ""


def reveals(before: Play, action: int) -> bool:
    """Whether an action would tell some seat what it could not know before."""
    return any(_learns(before, action, seat) for seat in range(before.seats))


def _learns(before: Play, action: int, seat: int) -> bool:
    viewer = 1 << seat
    if before.veiled(viewer).bytes == before.bytes:
        return False  # nothing is hidden from it
    seen = _seen(before, action, viewer)
    worlds = (before.redealt(viewer, key) for key in range(WORLDS))
    return any(seen not in _could_see(world, action, seat) for world in worlds)


def _could_see(world: Play, action: int, seat: int) -> Iterator[tuple[bytes, list[Any]]]:
    """What a seat might see next in this world; another's choice may itself be secret."""
    candidates = [action] if seat == world.seat else [action, *world.legal()]
    for candidate in candidates:
        if not world.why_not(candidate):
            yield _seen(world, candidate, 1 << seat)


def _seen(table: Play, action: int, viewer: int) -> tuple[bytes, list[Any]]:
    """What a viewer sees of an action: the table after it, and the events it may hear."""
    after = table.copy()
    told = heard(after.apply(action), viewer, after.game.tellings)
    return after.veiled(viewer).bytes, told
