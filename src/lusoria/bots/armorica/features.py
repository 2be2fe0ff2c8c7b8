"""What matters for a seat's chances in Armorica, as numbers around 0 to 1."""

from typing import Any, Final

from lusoria.core.rule import rule
from lusoria.games.armorica.components import CARDS, ROW_LENGTH, SET_POINTS, STARTS, Box
from lusoria.games.armorica.immigration import within_reach
from lusoria.games.armorica.scoring import gold_points, majority_points, set_points
from lusoria.games.armorica.state import SEATS, Table
from lusoria.games.armorica.words import Icon, Nation, Phase, Suit

SUITS: Final = len(Suit)
GAULS_COME: Final = len(Phase)
LEAD: Final = 0
POINTS: Final = 1
FEATURES: Final = 101


@rule()
def extract_features(s: Table, box: Box, features: Any) -> None:
    """The time left, the display, winter's threat, the majorities, and what lies within reach."""
    for seat in range(s.seats):
        own = features[seat]
        own[POINTS] = points_now(s, box, seat) / 10
        k = tell_time(s, seat, own, POINTS + 1)
        k = tell_sets(s, box, seat, own, k)
        k = tell_winter(s, box, seat, own, k)
        k = tell_icons(s, seat, own, k)
        k = tell_reach(s, box, seat, own, k)
        tell_decks(s, box, own, k)
    for seat in range(s.seats):
        best = 0.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, features[other][POINTS])
        features[seat][LEAD] = features[seat][POINTS] - best


@rule()
def one_hot(features: Any, k: int, value: int, low: int, high: int) -> int:
    """One fact per value from low to high; what lies outside counts as the nearest."""
    features[k + min(max(value, low), high) - low] = 1.0
    return k + high - low + 1


@rule()
def tell_time(s: Table, seat: int, features: Any, k: int) -> int:
    """How many play, how far the decks and the round have come, and who comes first."""
    k = one_hot(features, k, s.seats, 2, SEATS)
    gauls_come = s.phase == Phase.IMMIGRATION and s.nation == Nation.GAUL
    k = one_hot(features, k, GAULS_COME if gauls_come else s.phase, 0, GAULS_COME)
    place = (seat - s.start_player) % s.seats
    features[k] = s.undrawn[Nation.GAUL] / 29
    features[k + 1] = s.undrawn[Nation.ROMAN] / 29
    features[k + 2] = place / 3
    features[k + 3] = place < s.acted
    return k + 4


@rule()
def current_set(s: Table, box: Box, seat: int) -> int:
    """The suits of the set that the next card would continue, one bit each."""
    suits = 0
    for k in range(s.display_size[seat]):
        suit = 1 << box.suit[s.display[seat][k]]
        suits = suit if suits & suit else suits | suit
    return suits


@rule()
def size_of(suits: int) -> int:
    """How many suits a set has."""
    size = 0
    for suit in range(SUITS):
        size += (suits >> suit) & 1
    return size


@rule()
def tell_sets(s: Table, box: Box, seat: int, features: Any, k: int) -> int:
    """Points safe in finished sets, and the suits of the current one."""
    suits = current_set(s, box, seat)
    size = size_of(suits)
    for suit in range(SUITS):
        features[k + suit] = (suits >> suit) & 1
    k = one_hot(features, k + SUITS, size, 0, SUITS)
    features[k] = (set_points(s, box, seat) - SET_POINTS[size]) / 20
    features[k + 1] = s.display_size[seat] / 10
    return k + 2


@rule()
def tell_winter(s: Table, box: Box, seat: int, features: Any, k: int) -> int:
    """Amphorae beyond the number of cards, and cards that winter could take."""
    hungry = 0
    for place in range(s.display_size[seat]):
        hungry += box.icons[s.display[seat][place]][Icon.AMPHORAE] == 0
    spare = s.icons[seat][Icon.AMPHORAE] - s.display_size[seat]
    k = one_hot(features, k, spare, -3, 3)
    features[k] = hungry / 4
    features[k + 1] = spare / 5
    return k + 2


@rule()
def best_of_others(s: Table, icon: int, seat: int) -> int:
    """The most icons of a kind that another seat has."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.icons[other][icon])
    return best


@rule()
def margin(s: Table, icon: int, seat: int) -> int:
    """How many more icons of a kind than the best of the others."""
    more: int = s.icons[seat][icon] - best_of_others(s, icon, seat)
    return more


@rule()
def tell_icons(s: Table, seat: int, features: Any, k: int) -> int:
    """Wheat for reach, and the three majorities."""
    k = one_hot(features, k, s.icons[seat][Icon.WHEAT], 1, 7)
    for icon in range(Icon.GRAPES, Icon.SHEEP + 1):
        features[k] = s.icons[seat][icon] / 4
        k = one_hot(features, k + 1, margin(s, icon, seat), -2, 2)
    features[k] = s.icons[seat][Icon.GOLD] / 5
    features[k + 1] = min(max(margin(s, Icon.GOLD, seat), -1), 1)
    return k + 2


@rule()
def points_now(s: Table, box: Box, seat: int) -> int:
    """The score if the game ended now."""
    points = set_points(s, box, seat) + gold_points(s, seat)
    for icon in range(Icon.GRAPES, Icon.SHEEP + 1):
        points += majority_points(s, icon, seat)
    return points


@rule()
def tell_reach(s: Table, box: Box, seat: int, features: Any, k: int) -> int:
    """For each row: cards within reach, those that continue the set, those of them that last."""
    suits = current_set(s, box, seat)
    for nation in range(2):
        by_suit = k + 3
        for place in range(s.row_size[nation]):
            card = s.row[nation][place]
            if within_reach(s, box, seat, card, place):
                features[k] += 1 / ROW_LENGTH
                features[by_suit + box.suit[card]] = 1.0
                if (suits >> box.suit[card]) & 1 == 0:
                    features[k + 1] += 1 / ROW_LENGTH
                    features[k + 2] += (box.icons[card][Icon.AMPHORAE] > 0) / ROW_LENGTH
                    features[by_suit + SUITS + box.suit[card]] = 1.0
        k = by_suit + 2 * SUITS
    return k


@rule()
def tell_decks(s: Table, box: Box, features: Any, k: int) -> int:
    """How many cards of each suit are still to come."""
    for card in range(STARTS, CARDS):
        if s.in_deck[card]:
            features[k + box.suit[card]] += 0.1
    return k + SUITS
