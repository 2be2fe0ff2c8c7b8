"""A table of Armorica as patterns: which of some thousand sayings hold for each seat.

Cards are told by what is printed on them, never by their names.
"""

from typing import Any, Final

from lusoria.bots.armorica.features import best_of_others, current_set, margin, points_now
from lusoria.bots.telling import tell, within
from lusoria.core.rule import rule
from lusoria.games.armorica.components import CARDS, ROW_LENGTH, STARTS, Box
from lusoria.games.armorica.immigration import within_reach
from lusoria.games.armorica.state import SEATS, Table
from lusoria.games.armorica.words import Icon, Nation, Phase, Suit

SUITS: Final = len(Suit)
SETS: Final = 1 << SUITS
GAULS_COME: Final = len(Phase)
PHASES: Final = GAULS_COME + 1
LEFT: Final = 30
"""Gauls that are undrawn."""
STAGES: Final = 5
"""Of the game, by the Gauls that are undrawn."""
SPARES: Final = 9
"""Amphorae beyond the number of cards, from -4."""
HUNGRY: Final = 7
DISPLAYED: Final = 16
WHEAT: Final = 9
OWNED: Final = 6
GOLD: Final = 12
FURTHEST: Final = 30
DISTANCES: Final = 2 * FURTHEST + 1
AMPHORAE: Final = 3
CORN: Final = 3

# Where each kind of pattern begins
TURN: Final = 0
UNDRAWN: Final = TURN + (SEATS - 1) * PHASES * SEATS * 2
SET: Final = UNDRAWN + LEFT
FOOD: Final = SET + SETS * STAGES
STORE: Final = FOOD + DISPLAYED * SPARES
EXPOSED: Final = STORE + HUNGRY * SPARES
REACH: Final = EXPOSED + SUITS * 2 * SPARES
MAJORITY: Final = REACH + WHEAT * STAGES
PURSE: Final = MAJORITY + 3 * OWNED * OWNED * STAGES
PURSES: Final = PURSE + GOLD
LEAD: Final = PURSES + 7
OFFER: Final = LEAD + DISTANCES * STAGES * 2
HARVEST: Final = OFFER + 2 * ROW_LENGTH * SUITS * 2 * 2 * AMPHORAE
DECK: Final = HARVEST + 2 * ROW_LENGTH * CORN * CORN * 2
PATTERNS: Final = DECK + SUITS * 10

POINTS: Final = 0
"""What is counted: each seat's points, and cards of each suit that are still to come."""
TO_COME: Final = 1


@rule()
def extract_patterns(s: Table, box: Box, work: Any) -> None:
    """The time left, displays, winter's threat, majorities, what lies in the rows and decks."""
    for suit in range(SUITS):
        work.counts[TO_COME][suit] = 0
    for card in range(STARTS, CARDS):
        work.counts[TO_COME][box.suit[card]] += s.in_deck[card]
    for seat in range(s.seats):
        work.many[seat] = 0
        work.counts[POINTS][seat] = points_now(s, box, seat)
    for seat in range(s.seats):
        stage = min(s.undrawn[Nation.GAUL] // 6, STAGES - 1)
        tell_time(s, seat, work)
        tell_display(s, box, seat, stage, work)
        tell_icons(s, seat, stage, work)
        tell_lead(s, seat, work)
        tell_rows(s, box, seat, work)
        for suit in range(SUITS):
            tell(work, seat, DECK + suit * 10 + min(work.counts[TO_COME][suit], 9))


@rule()
def tell_time(s: Table, seat: int, work: Any) -> None:
    """How many play, the phase, who comes first, and how far the decks have come."""
    phase = s.phase
    if s.phase == Phase.IMMIGRATION and s.nation == Nation.GAUL:
        phase = GAULS_COME
    place = (seat - s.start_player) % s.seats
    acted = 1 if place < s.acted else 0
    turn = (((s.seats - 2) * PHASES + phase) * SEATS + place) * 2 + acted
    tell(work, seat, TURN + turn)
    tell(work, seat, UNDRAWN + within(s.undrawn[Nation.GAUL], 0, LEFT - 1))


@rule()
def tell_display(s: Table, box: Box, seat: int, stage: int, work: Any) -> None:
    """The current set, how many cards are fed, and which ones winter could take."""
    size = s.display_size[seat]
    spare = within(s.icons[seat][Icon.AMPHORAE] - size, -4, SPARES - 5)
    tell(work, seat, SET + current_set(s, box, seat) * STAGES + stage)
    tell(work, seat, FOOD + within(size, 0, DISPLAYED - 1) * SPARES + spare)
    hungry = 0
    later = 0
    for k in range(size):
        place = size - 1 - k
        card = s.display[seat][place]
        if box.icons[card][Icon.AMPHORAE] == 0:
            hungry += 1
            if hungry < HUNGRY:
                again = 1 if (later >> box.suit[card]) & 1 else 0
                tell(work, seat, EXPOSED + (box.suit[card] * 2 + again) * SPARES + spare)
        later |= 1 << box.suit[card]
    tell(work, seat, STORE + min(hungry, HUNGRY - 1) * SPARES + spare)


@rule()
def tell_icons(s: Table, seat: int, stage: int, work: Any) -> None:
    """Wheat for reach, the three majorities, and gold."""
    tell(work, seat, REACH + within(s.icons[seat][Icon.WHEAT], 0, WHEAT - 1) * STAGES + stage)
    for icon in range(Icon.GRAPES, Icon.SHEEP + 1):
        own = within(s.icons[seat][icon], 0, OWNED - 1)
        best = within(best_of_others(s, icon, seat), 0, OWNED - 1)
        kind = (icon - Icon.GRAPES) * OWNED + own
        tell(work, seat, MAJORITY + (kind * OWNED + best) * STAGES + stage)
    gold = s.icons[seat][Icon.GOLD]
    tell(work, seat, PURSE + within(gold, 0, GOLD - 1))
    tell(work, seat, PURSES + within(margin(s, Icon.GOLD, seat), -3, 3))


@rule()
def tell_lead(s: Table, seat: int, work: Any) -> None:
    """The distance to the best of the others if the game ended now, by the time that is left."""
    best = -1000
    for other in range(s.seats):
        if other != seat:
            best = max(best, work.counts[POINTS][other])
    lead = within(work.counts[POINTS][seat] - best, -FURTHEST, FURTHEST)
    left = min(s.undrawn[Nation.GAUL] // 3, 2 * STAGES - 1)
    tell(work, seat, LEAD + left * DISTANCES + lead)


@rule()
def tell_rows(s: Table, box: Box, seat: int, work: Any) -> None:
    """Every card on offer: whether it is within reach, continues the set, lasts, and feeds."""
    suits = current_set(s, box, seat)
    for nation in range(2):
        for place in range(s.row_size[nation]):
            card = s.row[nation][place]
            near = 1 if within_reach(s, box, seat, card, place) else 0
            fits = 0 if (suits >> box.suit[card]) & 1 else 1
            kind = (nation * ROW_LENGTH + place) * SUITS + box.suit[card]
            kind = (kind * 2 + near) * 2 + fits
            lasts = min(box.icons[card][Icon.AMPHORAE], AMPHORAE - 1)
            tell(work, seat, OFFER + kind * AMPHORAE + lasts)
            if near:
                corn = min(box.icons[card][Icon.WHEAT], CORN - 1)
                gold = min(box.icons[card][Icon.GOLD], CORN - 1)
                kind = ((nation * ROW_LENGTH + place) * CORN + corn) * CORN + gold
                tell(work, seat, HARVEST + kind * 2 + fits)
