"""A table of Cambria as patterns: which of some thousand sayings hold for each seat.

Every fort is one pattern, by its value, whose warriors stand at it and whether the legion does; so
what each such fort is worth is learned on its own. No board is built in.
"""

from typing import Any, Final

from lusoria.bots.cambria.features import stands
from lusoria.bots.cambria.forts import tell_fort
from lusoria.bots.cambria.numbers import (
    AT_LAST,
    COUNTS,
    DICE,
    DISTANCES,
    END,
    FURTHEST,
    HOME,
    IDLE_NEUTRALS,
    LEAD,
    LEAD_AT_LAST,
    LONGEST,
    NEAR_END,
    NOW,
    PLACE,
    QUESTIONS,
    SHIP,
    STANDING,
    SUPPLY,
    TAKEN,
    TIME,
    TOKENS,
    TURN,
    USE,
)
from lusoria.bots.telling import tell, within
from lusoria.core.rule import rule
from lusoria.core.seats import MOST_SEATS
from lusoria.games.cambria.capture import has_token
from lusoria.games.cambria.components import LAST_FORTS, MOST_VALUE, POINTS, SHIPS, WARRIORS, Box
from lusoria.games.cambria.places import EAGLE, FIRST_SHIP, lowest, only
from lusoria.games.cambria.state import NEUTRAL, Table

PATTERNS: Final = END


@rule()
def extract_patterns(s: Table, box: Box, work: Any) -> None:
    """Forts, warriors, ships, dice, whose turn comes, time, and how the scores stand."""
    for row in range(STANDING + 1):
        for k in range(box.forts):
            work.counts[row][k] = 0
    for seat in range(s.seats):
        work.many[seat] = 0
        count_warriors(s, box, seat, work.counts)
    if s.seats == 2:
        count_warriors(s, box, NEUTRAL, work.counts)
    for fort in range(box.forts):
        if has_token(s, fort):
            work.counts[STANDING][0] += 1
            tell_fort(s, box, fort, work)
        else:
            count_tokens(s, box, fort, work.counts)
    for seat in range(s.seats):
        tell_warriors(s, box, seat, work)
        tell_turn(s, seat, work)
        compare(s, seat, work)


@rule()
def count_warriors(s: Table, box: Box, colour: int, counts: Any) -> None:
    """A warrior counts at both ends of its road."""
    left = stands(s, colour) & box.all_roads
    while left != 0:
        road = lowest(left)
        left &= left - 1
        counts[colour][box.ends[road][0]] += 1
        counts[colour][box.ends[road][1]] += 1


@rule()
def count_tokens(s: Table, box: Box, fort: int, counts: Any) -> None:
    """A fallen fort has brought its tokens home."""
    first = s.fort_token[fort]
    second = s.point_token[fort]
    if 0 <= first < s.seats:
        counts[NOW][first] += box.value[fort]
        counts[AT_LAST][first] += box.value[fort]
        counts[TAKEN][first] += 1
    if 0 <= second < s.seats:
        counts[NOW][second] += POINTS[box.value[fort]]
        counts[AT_LAST][second] += POINTS[box.value[fort]]
        counts[TAKEN][second] += 1


@rule()
def tell_warriors(s: Table, box: Box, seat: int, work: Any) -> None:
    """Warriors in the supply, on ships, and on roads that serve one standing fort, or none."""
    idle = 0
    half = 0
    left = s.warriors[seat] & box.all_roads
    while left != 0:
        road = lowest(left)
        left &= left - 1
        serves = has_token(s, box.ends[road][0]) + has_token(s, box.ends[road][1])
        idle += serves == 0
        half += serves == 1
    tell(work, seat, USE + min(idle, WARRIORS) * COUNTS + min(half, WARRIORS))
    tell(work, seat, SUPPLY + s.supply[seat] * COUNTS + min(idle, WARRIORS))
    tell(work, seat, SHIP + ((s.warriors[seat] >> FIRST_SHIP) & (only(SHIPS) - 1)))


@rule()
def tell_turn(s: Table, seat: int, work: Any) -> None:
    """Whose turn comes when, what is asked, the dice in force, and how many forts must fall."""
    many = s.seats - 2
    turn = (seat - s.active) % s.seats
    tell(work, seat, TURN + (many * MOST_SEATS + turn) * QUESTIONS + s.question)
    if s.low > 0:
        mine = 1 if seat == s.active else 0
        tell(work, seat, DICE + (mine * (MOST_VALUE + 1) + s.low) * (MOST_VALUE + 1) + s.high)
    left = min(max(work.counts[STANDING][0] - LAST_FORTS, 0), LONGEST)
    tell(work, seat, TIME + many * (LONGEST + 1) + left)
    if s.legion == EAGLE:
        tell(work, seat, HOME)
    if s.seats == 2:
        tell(work, seat, IDLE_NEUTRALS + s.supply[NEUTRAL])


@rule()
def compare(s: Table, seat: int, work: Any) -> None:
    """The distance to the best of the others, now and if the game ended now; the place then."""
    counts = work.counts
    now = -1000
    at_last = -1000
    taken = -1000
    place = 0
    for other in range(s.seats):
        if other != seat:
            now = max(now, counts[NOW][other])
            at_last = max(at_last, counts[AT_LAST][other])
            taken = max(taken, counts[TAKEN][other])
            place += counts[AT_LAST][other] > counts[AT_LAST][seat]
    left = min(max(counts[STANDING][0] - LAST_FORTS, 1), NEAR_END) - 1
    lead = counts[AT_LAST][seat] - at_last
    tell(work, seat, LEAD + within(counts[NOW][seat] - now, -FURTHEST, FURTHEST))
    tell(work, seat, LEAD_AT_LAST + left * DISTANCES + within(lead, -FURTHEST, FURTHEST))
    tell(work, seat, TOKENS + within(counts[TAKEN][seat] - taken, -3, 3))
    tell(work, seat, PLACE + place)
