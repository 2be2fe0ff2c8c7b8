"""A fort as a pattern: by its value, by whose warriors stand at it, and whether the legion does."""

from typing import Any

from lusoria.bots.cambria.features import stands
from lusoria.bots.cambria.numbers import (
    AT_LAST,
    COUNTS,
    CROWD,
    DUEL,
    GAPS,
    LEADS,
    NEAR,
    RANKS,
    SECONDS,
    VALUES,
)
from lusoria.bots.telling import tell, within
from lusoria.core.rule import rule
from lusoria.games.cambria.components import LEAST_VALUE, POINTS, WARRIORS, Box
from lusoria.games.cambria.places import EAGLE, has, lowest
from lusoria.games.cambria.state import NEUTRAL, Table


@rule()
def tell_fort(s: Table, box: Box, fort: int, work: Any) -> None:
    """How each seat stands at a fort, and what it would get there if the game ended now."""
    legion = 1 if s.legion < EAGLE and has(box.roads_at[fort], s.legion) else 0
    gaps = box.value[fort] - legion - rank_warriors(s, fort, work.counts)
    for seat in range(s.seats):
        if s.seats == 2:
            tell(work, seat, duel_pattern(box, fort, seat, work.counts) * 2 + legion)
        else:
            tell(work, seat, crowd_pattern(box, fort, seat, gaps, work.counts) * 2 + legion)
        promise(box, fort, seat, work.counts)
    if gaps == 1 and legion == 0:
        tell_last_gap(s, box, fort, work)


@rule()
def rank_warriors(s: Table, fort: int, counts: Any) -> int:
    """The three highest numbers of warriors that a colour has at a fort; returns their sum."""
    total: int = counts[NEUTRAL][fort]
    most = total
    second = 0
    third = 0
    for colour in range(s.seats):
        warriors = counts[colour][fort]
        total += warriors
        if warriors > most:
            third = second
            second = most
            most = warriors
        elif warriors > second:
            third = second
            second = warriors
        elif warriors > third:
            third = warriors
    counts[RANKS][0] = most
    counts[RANKS][1] = second
    counts[RANKS][2] = third
    return total


@rule()
def best_of_others(own: int, counts: Any) -> int:
    """The most warriors of another colour at the fort that was ranked last."""
    best: int = counts[RANKS][1] if own == counts[RANKS][0] else counts[RANKS][0]
    return best


@rule()
def duel_pattern(box: Box, fort: int, seat: int, counts: Any) -> int:
    """A fort of two players by its value, own warriors, the rival's and neutral ones."""
    kind: int = (box.value[fort] - LEAST_VALUE) * COUNTS + min(counts[seat][fort], WARRIORS)
    kind = kind * COUNTS + min(counts[1 - seat][fort], WARRIORS)
    kind = kind * COUNTS + min(counts[NEUTRAL][fort], WARRIORS)
    return DUEL // 2 + kind


@rule()
def crowd_pattern(box: Box, fort: int, seat: int, gaps: int, counts: Any) -> int:
    """A fort of more by its value, own warriors, those of the best two others, and free roads."""
    own = counts[seat][fort]
    kind: int = (box.value[fort] - LEAST_VALUE) * COUNTS + min(own, WARRIORS)
    kind = kind * COUNTS + min(best_of_others(own, counts), WARRIORS)
    second = counts[RANKS][2] if own >= counts[RANKS][1] else counts[RANKS][1]
    kind = kind * SECONDS + min(second, SECONDS - 1)
    return CROWD // 2 + kind * GAPS + min(max(gaps, 0), GAPS - 1)


@rule()
def promise(box: Box, fort: int, seat: int, counts: Any) -> None:
    """The tokens of a fort that a seat would take if the game ended now."""
    own = counts[seat][fort]
    most = counts[RANKS][0]
    second = counts[RANKS][1]
    if own == most and most > second:
        counts[AT_LAST][seat] += box.value[fort]
    elif own == second and second > counts[RANKS][2] and most > second:
        counts[AT_LAST][seat] += POINTS[box.value[fort]]


@rule()
def tell_last_gap(s: Table, box: Box, fort: int, work: Any) -> None:
    """A fort that one more warrior would surround: by which dice, and who leads there."""
    beyond = far_end(s, box, fort)
    if beyond == 0:
        return
    kind = (box.value[fort] - LEAST_VALUE) * VALUES + beyond - LEAST_VALUE
    for seat in range(s.seats):
        own = work.counts[seat][fort]
        lead = within(own - best_of_others(own, work.counts), -(LEADS // 2), LEADS // 2)
        tell(work, seat, NEAR + kind * LEADS + lead)


@rule()
def far_end(s: Table, box: Box, fort: int) -> int:
    """The value of the other fort at the only free road: a die may use the road by it too."""
    free = box.roads_at[fort] & ~stands(s, NEUTRAL)
    for colour in range(s.seats):
        free &= ~stands(s, colour)
    if free == 0:
        return 0
    road = lowest(free)
    other = box.ends[road][0]
    if other == fort:
        other = box.ends[road][1]
    value: int = box.value[other]
    return value
