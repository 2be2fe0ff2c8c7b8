"""What matters for a seat's chances in Cambria, as numbers around 0 to 1; no board is built in."""

from typing import Any, Final

from lusoria.core.rule import rule
from lusoria.core.seats import MOST_SEATS
from lusoria.games.cambria.capture import has_token, how_many_forts_stand
from lusoria.games.cambria.components import LAST_FORTS, LEAST_VALUE, POINTS, SHIPS, WARRIORS, Box
from lusoria.games.cambria.places import EAGLE, has, how_many, only, ship_of
from lusoria.games.cambria.state import COLOURS, NEUTRAL, Table
from lusoria.games.cambria.words import Question

# Where each fact stands
LEAD: Final = 0
SCORE: Final = 1
LEAD_AT_LAST: Final = 2
SCORE_AT_LAST: Final = 3
TOKENS: Final = 4
MORE_TOKENS: Final = 5
TIME: Final = 6
FORTS_LEFT: Final = TIME + 3
SEATS: Final = FORTS_LEFT + 5
TURN: Final = SEATS + 4
PENDING: Final = TURN + MOST_SEATS
SUPPLY: Final = PENDING + 4
SHIP: Final = SUPPLY + WARRIORS + 1
STANDING: Final = SHIP + SHIPS
STANDINGS: Final = 6
GAPS: Final = 4
SECOND: Final = STANDING + STANDINGS * GAPS
LEGION: Final = SECOND + GAPS
FEATURES: Final = LEGION + STANDINGS


@rule()
def extract_features(s: Table, box: Box, features: Any) -> None:
    """Tokens, what would fall to whom, how near each fort is to its fall, warriors, time."""
    for seat in range(s.seats):
        tell_time(s, box, seat, features[seat])
        tell_warriors(s, seat, features[seat])
    held = 0
    for colour in range(COLOURS):
        held |= stands(s, colour)
    for fort in range(box.forts):
        if has_token(s, fort):
            tell_fort(s, box, fort, how_many(box.roads_at[fort] & ~held), features)
        else:
            count_tokens(s, box, fort, features)
    for seat in range(s.seats):
        compare(s, seat, features)


@rule()
def stands(s: Table, colour: int) -> int:
    """The places of a colour, as if a warrior on its way had already come."""
    places = s.warriors[colour]
    if s.question == Question.FROM:
        if colour == s.active:
            return places | only(s.target)
        return places & ~only(s.target)
    if s.question == Question.NEUTRAL_FROM and colour == NEUTRAL:
        return places | only(s.target)
    return places


@rule()
def tell_time(s: Table, box: Box, seat: int, features: Any) -> None:
    """How many play, how many forts must still fall, whose turn comes, and what is being asked."""
    left = how_many_forts_stand(s, box) - LAST_FORTS
    features[TIME] = left / 10
    features[TIME + 1] = min(s.turns / s.seats, 60) / 30
    features[TIME + 2] = s.legion == EAGLE
    features[FORTS_LEFT + min(max(left, 1), 5) - 1] = 1.0
    features[SEATS + s.seats - 2] = 1.0
    features[TURN + (seat - s.active) % s.seats] = 1.0
    if seat == s.active:
        features[PENDING] = s.question == Question.ACT
        features[PENDING + 1] = s.question == Question.BOARD
        features[PENDING + 2] = s.question == Question.FROM
        features[PENDING + 3] = s.question == Question.ROLL


@rule()
def tell_warriors(s: Table, seat: int, features: Any) -> None:
    """Warriors in the supply and on ships."""
    features[SUPPLY + s.supply[seat]] = 1.0
    for k in range(SHIPS):
        features[SHIP + k] = has(s.warriors[seat], ship_of(LEAST_VALUE + k))


@rule()
def count_tokens(s: Table, box: Box, fort: int, features: Any) -> None:
    """A fallen fort has brought its tokens home."""
    first = s.fort_token[fort]
    second = s.point_token[fort]
    if 0 <= first < s.seats:
        features[first][SCORE] += box.value[fort] / 10
        features[first][SCORE_AT_LAST] += box.value[fort] / 10
        features[first][TOKENS] += 0.1
    if 0 <= second < s.seats:
        features[second][SCORE] += POINTS[box.value[fort]] / 10
        features[second][SCORE_AT_LAST] += POINTS[box.value[fort]] / 10
        features[second][TOKENS] += 0.1


@rule()
def tell_fort(s: Table, box: Box, fort: int, gaps: int, features: Any) -> None:
    """How each seat stands at a fort, and what it would get there if the game ended now."""
    most = 0
    second = 0
    third = 0
    for colour in range(COLOURS):
        warriors = how_many(stands(s, colour) & box.roads_at[fort])
        if warriors > most:
            third = second
            second = most
            most = warriors
        elif warriors > second:
            third = second
            second = warriors
        elif warriors > third:
            third = warriors
    gap = min(gaps, GAPS - 1)
    legion_here = s.legion < EAGLE and has(box.roads_at[fort], s.legion)
    for seat in range(s.seats):
        own = how_many(stands(s, seat) & box.roads_at[fort])
        standing = standing_of(own, most, second)
        features[seat][STANDING + standing * GAPS + gap] += box.value[fort] / 10
        features[seat][LEGION + standing] += legion_here * box.value[fort] / 10
        if own == most and most > second:
            features[seat][SCORE_AT_LAST] += box.value[fort] / 10
        elif own == second and second > third and most > second:
            features[seat][SCORE_AT_LAST] += POINTS[box.value[fort]] / 10
            features[seat][SECOND + gap] += POINTS[box.value[fort]] / 4


@rule()
def standing_of(own: int, most: int, second: int) -> int:
    """Far ahead, ahead, level with the first, one behind, far behind, or not there."""
    if own == 0:
        return 5
    if own == most:
        if most == second:
            return 2
        return 1 if most == second + 1 else 0
    return 3 if own == most - 1 else 4


@rule()
def compare(s: Table, seat: int, features: Any) -> None:
    """The distance to the best of the others, now and if the game ended now."""
    now = 0.0
    at_last = 0.0
    tokens = 0.0
    for other in range(s.seats):
        if other != seat:
            now = max(now, features[other][SCORE])
            at_last = max(at_last, features[other][SCORE_AT_LAST])
            tokens = max(tokens, features[other][TOKENS])
    features[seat][LEAD] = features[seat][SCORE] - now
    features[seat][LEAD_AT_LAST] = features[seat][SCORE_AT_LAST] - at_last
    features[seat][MORE_TOKENS] = features[seat][TOKENS] - tokens
