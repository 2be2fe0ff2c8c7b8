"""Chapters 9, 10 and 14: which forts fall, to whom, and when the game ends."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY
from lusoria.games.cambria.components import LAST_FORTS, POINTS, Box
from lusoria.games.cambria.places import AWAY, EAGLE, how_many
from lusoria.games.cambria.state import COLOURS, NO_COLOUR, TURNS_PER_SEAT, Table
from lusoria.games.cambria.verbs import held_places
from lusoria.games.cambria.words import Ending, Event


@rule("C2.1")
def has_token(s: Table, fort: int) -> bool:
    """Whether a fort still has its fort token."""
    return s.fort_token[fort] == NO_COLOUR


@rule("C9.2", "C1.7")
def is_surrounded(box: Box, fort: int, held: int) -> bool:
    """Warriors stand on all roads of the fort; the legion is no warrior and so prevents it."""
    return box.roads_at[fort] & ~held == 0


@rule("C9.3", "C9.4", "C9.5", "C9.6", "C1.6", "C12.9")
def strongest(s: Table, box: Box, fort: int, besides: int) -> int:
    """The colour, besides one, with strictly the most warriors at a fort; NO_COLOUR if none has."""
    first = NO_COLOUR
    most = 0
    for colour in range(COLOURS):
        warriors = how_many(s.warriors[colour] & box.roads_at[fort])
        if colour == besides or warriors < most:
            continue
        first = colour if warriors > most else NO_COLOUR
        most = warriors
    return first


@rule("C9.3", "C9.7", "C10.3")
def award_tokens(s: Table, box: Box, fort: int, first: int, journal: Journal) -> None:
    """The fort token goes to the first; the warriors stay."""
    s.fort_token[fort] = first
    if POINTS[box.value[fort]] > 0:
        award_point_token(s, box, fort, first, journal)


@rule("C9.5", "C9.6", "C10.4")
def award_point_token(s: Table, box: Box, fort: int, first: int, journal: Journal) -> None:
    """The point token goes to the second; if that place is shared or empty, it leaves the game."""
    second = strongest(s, box, fort, first)
    s.point_token[fort] = second
    if second == NO_COLOUR:
        note(journal, Event.POINT_TOKEN_LOST, EVERYBODY, fort)
    else:
        note(journal, Event.POINT_TOKEN_TAKEN, EVERYBODY, fort, second)


@rule("C3.4", "C9.1", "C9.4", "C9.8")
def forts_fall(s: Table, box: Box, journal: Journal) -> None:
    """Every surrounded fort with a token falls, unless the most warriors there are shared."""
    held = held_places(s)
    for fort in range(box.forts):
        if is_surrounded(box, fort, held) and has_token(s, fort):
            first = strongest(s, box, fort, NO_COLOUR)
            if first != NO_COLOUR:
                note(journal, Event.FORT_FELL, EVERYBODY, fort, first)
                award_tokens(s, box, fort, first, journal)


@rule("C10.1")
def how_many_forts_stand(s: Table, box: Box) -> int:
    """The forts that still have their tokens."""
    count = 0
    for fort in range(box.forts):
        if has_token(s, fort):
            count += 1
    return count


@rule("C10.1", "C14.1", "C14.2")
def ending_now(s: Table, box: Box) -> int:
    """Six forts or fewer end the game, or else the last of 200 turns of each seat."""
    if how_many_forts_stand(s, box) <= LAST_FORTS:
        return Ending.SIX_FORTS
    if s.turns >= TURNS_PER_SEAT * s.seats:
        return Ending.TURN_LIMIT
    return Ending.GOES_ON


@rule("C10.2", "C10.3", "C10.5")
def last_forts_fall(s: Table, box: Box, journal: Journal) -> None:
    """The legion leaves; each remaining fort falls to strictly the most warriors, or to nobody."""
    if s.legion != EAGLE:
        note(journal, Event.LEGION_LEFT, EVERYBODY, s.legion)
    s.legion = AWAY
    held = held_places(s)
    for fort in range(box.forts):
        if has_token(s, fort):
            first = strongest(s, box, fort, NO_COLOUR)
            if first == NO_COLOUR:
                warriors = how_many(held & box.roads_at[fort])
                note(journal, Event.FORT_STANDS, EVERYBODY, fort, warriors)
            else:
                note(journal, Event.FORT_AWARDED, EVERYBODY, fort, first)
                award_tokens(s, box, fort, first, journal)
