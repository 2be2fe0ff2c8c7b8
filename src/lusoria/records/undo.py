"""Law 6: an undo may return to an entry while no fate, no reveal and no other seat's decision lies
between.

An action reveals something when a seat, having seen what came of it, can rule out a world that it
had to believe possible before: a card laid open from a hidden hand, a look through the deck. Nor
may the undo itself tell anything (law 5), so it is judged by what the acting seat knows: whether
the action would reveal something in any world in which that seat may be.
"""

from typing import Final

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.records.line import LineOfPlay

_OBSTACLES: Final = {
    "undo_after_fate": "fate answered",
    "undo_after_seat": "seat {seat} decided",
    "undo_after_reveal": "something was revealed",
}


def undoable(line: LineOfPlay, play: Play) -> list[int]:
    """The entries that an undo may return to now, the latest first."""
    found: list[int] = []
    for place in reversed(range(len(line))):
        if _obstacle(line, place, line[-1].seat, play):
            break
        found.append(line[place].entry)
    return found


def check_undo(line: LineOfPlay, entry: int, play: Play) -> None:
    """Refuse an undo to before an entry where law 6 forbids it, and say what lies between."""
    first = line.place(entry)
    for place in reversed(range(first, len(line))):
        reason = _obstacle(line, place, line[first].seat, play)
        if reason:
            between = line[place]
            told = _OBSTACLES[reason].format(seat=between.seat)
            raise Illegal(
                f"entry {entry} cannot be undone: {told} in entry {between.entry}",
                reason=reason,
                facts={"entry": entry, "seat": between.seat, "between": between.entry},
            )


def _obstacle(line: LineOfPlay, place: int, seat: int, play: Play) -> str:
    """What forbids a seat to undo one ply; empty if nothing does."""
    past = line[place]
    if past.seat == FATE:
        return "undo_after_fate"
    if past.seat != seat:
        return "undo_after_seat"
    if past.entry not in line.telling:
        before = play.copy()
        before.restore(line.before(place))
        line.telling[past.entry] = reveals(before, past.action)
    return "undo_after_reveal" if line.telling[past.entry] else ""


def reveals(before: Play, action: int) -> bool:
    """Whether an action may, for all its seat knows, tell somebody what he could not know."""
    tells = before.game.reveals
    return tells is not None and tells(before, action)
