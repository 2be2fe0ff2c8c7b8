"""Armorica by rule of thumb: points in hand, and a little for what brings more."""

from lusoria.bots.armorica.features import current_set, points_now, size_of
from lusoria.core.rule import rule
from lusoria.games.armorica.components import Box
from lusoria.games.armorica.state import Table
from lusoria.games.armorica.words import Icon, Nation


@rule()
def appraise(s: Table, box: Box, seat: int) -> float:
    """Points now, a set worth continuing, wheat for reach, amphorae for winter, others kept low."""
    rounds = s.undrawn[Nation.GAUL] / (3.0 * s.seats)
    worth = points_now(s, box, seat) * 1.0
    worth += 0.5 * min(s.icons[seat][Icon.WHEAT], 4) * min(rounds, 2.0)
    for icon in range(Icon.GRAPES, Icon.SHEEP + 1):
        worth += 0.4 * min(s.icons[seat][icon], 3) * min(rounds, 2.0)
    missing = s.display_size[seat] - s.icons[seat][Icon.AMPHORAE]
    worth -= 6.0 * max(missing, 0)
    worth += 1.0 * min(max(-missing, 0), 3) * min(rounds, 2.0)
    for other in range(s.seats):
        if other != seat:
            worth -= 0.5 * points_now(s, box, other) / (s.seats - 1)
    return worth + 0.3 * size_of(current_set(s, box, seat)) * min(rounds, 2.0)
