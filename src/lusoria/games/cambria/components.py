"""What is printed: forts with values, the roads between them, ships and the eagle.

A board comes from `cambria.txt`, `cumbria.txt` or an owner's own file; rules read it from the box.
Where things lie on the canvas is kept for whoever draws the board: no rule asks for it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from itertools import combinations
from typing import Final

from lusoria.core.game import Components
from lusoria.core.layout import Block, fact, layout, layout_of
from lusoria.core.printed import Line, lines, misprint
from lusoria.core.rule import constants

MOST_ROADS: Final = 48
LEAST_VALUE: Final = 2
MOST_VALUE: Final = 6
SHIPS: Final = MOST_VALUE - LEAST_VALUE + 1
WARRIORS: Final = 5
LAST_FORTS: Final = 6
"""When no more forts than these have their tokens, the game ends (C10.1)."""

TOKENS: Final = 23
"""Fort and point tokens together, as the rulebook counts them; there are no more forts."""

FEWEST_FORTS: Final = LAST_FORTS + 1
MOST_FORTS: Final = TOKENS
MOST_PLACES: Final = 4000
"""Of all coasts together, so that nobody is kept waiting while a map is read; ours have 58."""

POINTS: Final = constants([0, 0, 0, 0, 2, 3, 4])
"""What the point token on a fort is worth, by the fort's value (C2.2); 0 where none lies."""

_FORTS: Final = 16
_FORTS_PER_VALUE: Final = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}
_ROADS: Final = 28
_FAR: Final = 100_000

Spot = tuple[int, int]
"""A place on the canvas: to the right, down."""


@layout
class Box:
    """The printed board as numbers. A set of roads is one number, one bit per road."""

    forts: int = fact(FEWEST_FORTS, MOST_FORTS, "how many forts there are")
    roads: int = fact(0, MOST_ROADS, "how many roads there are")
    value: list[int] = fact(0, MOST_VALUE, "value of each fort", MOST_FORTS)
    ends: list[list[int]] = fact(
        0, MOST_FORTS - 1, "the two forts that each road joins", (MOST_ROADS, 2)
    )
    all_roads: int = fact(0, (1 << MOST_ROADS) - 1, "the roads of the board")
    roads_at: list[int] = fact(0, (1 << MOST_ROADS) - 1, "the roads of each fort", MOST_FORTS)
    roads_for: list[int] = fact(
        0,
        (1 << MOST_ROADS) - 1,
        "the roads at forts of each value; none for 0 and 1",
        MOST_VALUE + 1,
    )


@dataclass(frozen=True)
class Fort:
    """A fort as it is printed."""

    line: Line
    id: str
    value: int
    name: str
    spot: Spot | None


@dataclass(frozen=True)
class Road:
    """A road, with the places of its forts in the list of forts."""

    line: Line
    id: str
    ends: tuple[int, int]


@dataclass
class Board:
    """A board as it is printed."""

    forts: list[Fort] = field(default_factory=list)
    roads: list[Road] = field(default_factory=list)
    ships: dict[int, Spot | None] = field(default_factory=dict)
    eagle: list[Spot | None] = field(default_factory=list)
    canvas: Spot | None = None
    coasts: list[list[Spot]] = field(default_factory=list)
    last_line: int = 1


@lru_cache(maxsize=2)
def standard(board: str) -> Components:
    """One of the house's two boards."""
    text = files("lusoria.games.cambria").joinpath(f"{board}.txt").read_text("utf-8")
    return read_components(text, board)


def read_components(text: str, name: str) -> Components:
    """A board from a file such as `cambria.txt`; refused where the rulebook is broken."""
    board = read_board(text)
    roads = tuple(road.id for road in board.roads)
    unused = tuple(f"#{road + 1}" for road in range(len(roads), MOST_ROADS))
    names = {
        "road": roads,
        "place": roads + unused + tuple(f"ship {value}" for value in sorted(board.ships)),
        "fort": tuple(fort.id for fort in board.forts),
        "fort_name": tuple(fort.name for fort in board.forts),
    }
    return Components(name, text, _box(board), names, tuple(_warnings(board)))


def read_board(text: str) -> Board:
    """The board of a file, with the places on the canvas."""
    board = Board()
    for line in lines(text):
        board.last_line = line.number
        _READERS.get(line.words[0], _read_unknown)(line, board)
    _check_counts(board)
    _check_degrees(board)
    return board


def _box(board: Board) -> Block:
    box = layout_of(Box).blank()
    printed = box[0]
    printed["forts"] = len(board.forts)
    printed["roads"] = len(board.roads)
    printed["all_roads"] = (1 << len(board.roads)) - 1
    printed["value"][: len(board.forts)] = [fort.value for fort in board.forts]
    for number, road in enumerate(board.roads):
        printed["ends"][number] = road.ends
        for fort in road.ends:
            printed["roads_at"][fort] |= 1 << number
            printed["roads_for"][board.forts[fort].value] |= 1 << number
    return box


# One line


def _read_fort(line: Line, board: Board) -> None:
    """`fort segontium 2 358 240 Segontium`; the place and the name may be left out."""
    placed = len(line.words) > 3 and line.words[3].lstrip("-").isdigit()
    if len(line.words) < (5 if placed else 3):
        line.refuse("fort_form", "C1.2")
    if len(board.forts) == MOST_FORTS:
        line.refuse("too_many_forts", "C1.4", most=MOST_FORTS)
    if line.words[1] in (fort.id for fort in board.forts):
        line.refuse("second_fort", fort=line.words[1])
    value = line.whole(2, "value", LEAST_VALUE, MOST_VALUE, "C1.2")
    name = " ".join(line.words[5 if placed else 3 :]) or line.words[1].replace("-", " ").title()
    board.forts.append(Fort(line, line.words[1], value, name, _spot(line, 3) if placed else None))


def _read_road(line: Line, board: Board) -> None:
    """`road r01 segontium canovium`."""
    if len(line.words) != 4:
        line.refuse("road_form", "C1.3")
    if len(board.roads) == MOST_ROADS:
        line.refuse("too_many_roads", most=MOST_ROADS)
    if line.words[1] in (road.id for road in board.roads):
        line.refuse("second_road", road=line.words[1])
    if line.words[1] in ("eagle", "away", "ship"):
        line.refuse("reserved_road", road=line.words[1])
    known = {fort.id: number for number, fort in enumerate(board.forts)}
    for fort in line.words[2:]:
        if fort not in known:
            line.refuse("no_such_fort", "C1.3", fort=fort)
    first, second = (known[fort] for fort in line.words[2:])
    if first == second:
        line.refuse("same_fort", "C1.3", road=line.words[1])
    board.roads.append(Road(line, line.words[1], (first, second)))


def _read_ship(line: Line, board: Board) -> None:
    """`ship 4 110 590`; the place may be left out."""
    if len(line.words) not in (2, 4):
        line.refuse("ship_form", "C1.4")
    value = line.whole(1, "value", LEAST_VALUE, MOST_VALUE, "C1.4")
    if value in board.ships:
        line.refuse("second_ship", "C1.4", ship=value)
    board.ships[value] = _spot(line, 2) if len(line.words) == 4 else None


def _read_eagle(line: Line, board: Board) -> None:
    """`eagle 110 350`; the place may be left out."""
    if len(line.words) not in (1, 3):
        line.refuse("eagle_form", "C1.4")
    if board.eagle:
        line.refuse("second_eagle", "C1.4")
    board.eagle.append(_spot(line, 1) if len(line.words) == 3 else None)


def _read_canvas(line: Line, board: Board) -> None:
    """`canvas 1100 1400`."""
    if len(line.words) != 3:
        line.refuse("canvas_form")
    board.canvas = (line.whole(1, "width", 1, _FAR), line.whole(2, "height", 1, _FAR))


def _read_coast(line: Line, board: Board) -> None:
    """`coast 1237 -30 895 -30 …`."""
    if len(line.words) < 7 or len(line.words) % 2 == 0:
        line.refuse("coast_form")
    if sum(map(len, board.coasts)) + len(line.words) // 2 > MOST_PLACES:
        line.refuse("long_coast", most=MOST_PLACES)
    board.coasts.append([_spot(line, place) for place in range(1, len(line.words), 2)])


def _read_unknown(line: Line, board: Board) -> None:
    line.refuse("no_such_word", word=line.words[0])


_READERS: Final = {
    "fort": _read_fort, "road": _read_road, "ship": _read_ship, "eagle": _read_eagle,
    "canvas": _read_canvas, "coast": _read_coast,
}  # fmt: skip


def _spot(line: Line, place: int) -> Spot:
    return line.whole(place, "x", -_FAR, _FAR), line.whole(place + 1, "y", -_FAR, _FAR)


# The whole file


def _check_counts(board: Board) -> None:
    """C10.1 and C1.4: enough forts to begin with, the eagle and five ships."""
    last, forts = board.last_line, len(board.forts)
    if forts < FEWEST_FORTS:
        raise misprint(last, "too_few_forts", "C10.1", forts=forts, fewest=FEWEST_FORTS)
    missing = sorted(set(range(LEAST_VALUE, MOST_VALUE + 1)) - set(board.ships))
    if missing:
        raise misprint(last, "no_ship", "C1.4", ships=", ".join(map(str, missing)))
    if not board.eagle:
        raise misprint(last, "no_eagle", "C1.4")


def _check_degrees(board: Board) -> None:
    """C1.3: as many roads at a fort as its value."""
    degrees = Counter(fort for road in board.roads for fort in road.ends)
    for number, fort in enumerate(board.forts):
        if degrees[number] != fort.value:
            roads = degrees[number]
            fort.line.refuse("wrong_degree", "C1.3", fort=fort.id, roads=roads, value=fort.value)


def _warnings(board: Board) -> Iterator[str]:
    """What we inferred and an owner's file does not confirm."""
    values = Counter(fort.value for fort in board.forts)
    tokens = sum(1 for fort in board.forts if POINTS[fort.value] > 0)
    if len(board.forts) + tokens != TOKENS:
        yield (
            f"{len(board.forts)} forts and {tokens} point tokens are {len(board.forts) + tokens}"
            f" tokens; the rulebook counts {TOKENS}"
        )
    if len(board.forts) != _FORTS:
        yield f"{len(board.forts)} forts; we expected {_FORTS}, as the rulebook gives no number"
    for value, wanted in _FORTS_PER_VALUE.items():
        if values[value] != wanted:
            yield f"{values[value]} forts of value {value}; we expected {wanted}"
    if len(board.roads) != _ROADS:
        yield f"{len(board.roads)} roads; we expected {_ROADS}"
    for one, other in combinations(board.roads, 2):
        if set(one.ends) == set(other.ends):
            yield f"line {other.line.number}: {other.id} joins the same forts as {one.id}"
        elif _cross(board, one, other):
            yield f"line {other.line.number}: {other.id} crosses {one.id}"


def _cross(board: Board, one: Road, other: Road) -> bool:
    """Whether two roads without a common fort cross, drawn straight, as far as places are given."""
    a, b, c, d = (board.forts[fort].spot for fort in (*one.ends, *other.ends))
    if not (a and b and c and d) or set(one.ends) & set(other.ends):
        return False
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Spot, b: Spot, c: Spot) -> int:
    """On which side of the line from a to b the place c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
