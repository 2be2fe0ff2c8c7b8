"""Cambria by rule of thumb: tokens taken, and a share of every fort by how it stands."""

from lusoria.bots.cambria.features import stands
from lusoria.core.rule import rule
from lusoria.games.cambria.capture import has_token
from lusoria.games.cambria.components import POINTS, Box
from lusoria.games.cambria.places import EAGLE, has, how_many
from lusoria.games.cambria.state import COLOURS, Table


@rule()
def appraise(s: Table, box: Box, seat: int) -> float:
    """Own tokens and prospects, less those of the best of the others."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospects(s, box, other))
    return prospects(s, box, seat) - best


@rule()
def prospects(s: Table, box: Box, seat: int) -> float:
    """Points of tokens, a share of the forts that still stand, and a little for a ship."""
    held = 0
    for colour in range(COLOURS):
        held |= stands(s, colour)
    worth = 0.0
    for fort in range(box.forts):
        if has_token(s, fort):
            worth += share(s, box, fort, seat, how_many(box.roads_at[fort] & ~held))
        else:
            worth += box.value[fort] * (s.fort_token[fort] == seat)
            worth += POINTS[box.value[fort]] * (s.point_token[fort] == seat)
    return worth + 0.5 * how_many(s.warriors[seat] & ~box.all_roads)


@rule()
def share(s: Table, box: Box, fort: int, seat: int, gaps: int) -> float:
    """The more warriors beside those of others and the fewer gaps, the more of its value."""
    roads = box.roads_at[fort]
    own = how_many(stands(s, seat) & roads)
    most = 0
    for colour in range(COLOURS):
        if colour != seat:
            most = max(most, how_many(stands(s, colour) & roads))
    if own == 0:
        return 0.0
    near = 1.0 / (1 + gaps)
    if s.legion < EAGLE and has(roads, s.legion):
        near *= 0.5
    value = 1.0 * box.value[fort]
    if own > most:
        return value * (0.2 + 0.6 * near)
    if own == most:
        return value * (0.15 + 0.2 * near)
    points: float = POINTS[box.value[fort]] * 0.5 * near
    return 0.1 * value + points
