"""Cambria's map in letters: forts where they lie, dotted roads with a slot in the middle."""

from typing import Final

from rich.text import Text

from lusoria.cli.terminal.scene import Scene
from lusoria.cli.terminal.seats import LETTERS
from lusoria.cli.terminal.styles import LEGION, QUIET, SEATS
from lusoria.games.cambria.components import read_board
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR
from lusoria.games.cambria.view import holder

Cell = tuple[str, str]
Spot = tuple[int, int]
SLOT: Final = 3
"""A road's number and who stands there."""
TOWER: Final = 3
"""A fort's value in brackets."""
LEAST_NAME: Final = 3
"""Letters of a name that is cut short between its neighbours."""
WAYS: Final = [
    (part, aside, down)
    for down, aside in ((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (-1, 0), (1, 0), (-1, 2), (1, 2))
    for part in (6, 7, 5, 8, 4, 9, 3, 10, 2)
]
"""Where a slot may stand: how many twelfths along its road, and how far from there."""


class Canvas:
    """A sheet of letters, each with a style. Labels keep a space between each other."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]
        self.taken: set[Spot] = set()

    def dot(self, spot: Spot) -> None:
        """A piece of a road."""
        self.rows[spot[1]][spot[0]] = ("·", QUIET)

    def label(self, spot: Spot, text: str, style: str) -> None:
        """A text that begins at a spot, and a space behind it."""
        x, y = spot
        for k, letter in enumerate(text):
            self.rows[y][x + k] = (letter, style)
            self.taken.add((x + k, y))
        after = x + len(text)
        if after < self.width and (after, y) not in self.taken:
            self.rows[y][after] = (" ", "")

    def is_free(self, spot: Spot, length: int) -> bool:
        """Whether a label of a length has its place here, away from all others."""
        x, y = spot
        inside = 0 <= x <= self.width - length and 0 <= y < len(self.rows)
        return inside and not any((x + k, y) in self.taken for k in range(-1, length + 1))

    def lines(self) -> list[Text]:
        """The sheet, line by line."""
        return [Text.assemble(*row) for row in self.rows]


def draw_map(scene: Scene, width: int, height: int) -> list[Text]:
    """The map; nothing where the board's file gives no places."""
    spots = fort_spots(scene, width, height)
    if not spots:
        return []
    canvas = Canvas(width, height)
    names = scene.play.components.names
    for road in range(scene.box.roads):
        first, second = scene.box.ends[road]
        _pave(canvas, spots[first], spots[second])
    canvas.taken = set().union(*map(_reserve, spots))
    for fort in range(scene.box.forts):
        _tower(canvas, scene, fort, spots[fort])
    for road, name in enumerate(names["road"][: scene.box.roads]):
        _slot(canvas, scene, road, name, spots)
    return canvas.lines()


def fort_spots(scene: Scene, width: int, height: int) -> list[Spot]:
    """Where each fort is drawn."""
    places = [fort.spot for fort in read_board(scene.play.components.text).forts]
    known = [place for place in places if place]
    if len(known) < len(places):
        return []
    xs, ys = zip(*known, strict=True)
    right, down = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return [
        (
            4 + (x - min(xs)) * (width - 14) // right,
            (y - min(ys)) * (height - 1) // down,
        )
        for x, y in zip(xs, ys, strict=True)
    ]


def _pave(canvas: Canvas, start: Spot, end: Spot) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for k in range(0, steps + 1, 2):
        x = start[0] + (end[0] - start[0]) * k // steps
        y = start[1] + (end[1] - start[1]) * k // steps
        canvas.dot((x, y))


def _slot(canvas: Canvas, scene: Scene, road: int, name: str, spots: list[Spot]) -> None:
    """The middle of a road: its number, and who stands there."""
    first, second = (spots[fort] for fort in scene.box.ends[road])
    middle = _free_spot(canvas, first, second)
    standing = holder(scene.table, road)
    number = name.lstrip("r")
    if standing == "":
        canvas.label(middle, f"{number}·", QUIET)
    elif isinstance(standing, int):
        canvas.label(middle, f"{number}{LETTERS[standing]}", SEATS[standing])
    else:
        canvas.label(middle, f"{number}{standing[0].upper()}", LEGION)


def _free_spot(canvas: Canvas, first: Spot, second: Spot) -> Spot:
    """The middle of a road, or the nearest place along it that is free."""
    ways = [
        (
            first[0] + (second[0] - first[0]) * part // 12 - 1 + aside,
            first[1] + (second[1] - first[1]) * part // 12 + down,
        )
        for part, aside, down in WAYS
    ]
    return next((spot for spot in ways if canvas.is_free(spot, SLOT)), ways[0])


def _reserve(spot: Spot) -> set[Spot]:
    """Where a tower stands."""
    return {(spot[0] - 1 + k, spot[1]) for k in range(TOWER)}


def _tower(canvas: Canvas, scene: Scene, fort: int, spot: Spot) -> None:
    """A fort: its value in brackets, or its owner; the name behind or before that, as it fits."""
    owner = scene.table.fort_token[fort]
    mark = f"[{scene.box.value[fort]}]" if owner == NO_COLOUR else f"({_letter(owner)})"
    canvas.taken -= _reserve(spot)
    x, y = spot[0] - 1, spot[1]
    for name in _names(scene.play.components.names["fort_name"][fort]):
        edge = canvas.width - TOWER - len(name)
        for start, text in ((min(x, edge), f"{mark}{name}"), (x - len(name), f"{name}{mark}")):
            if canvas.is_free((start, y), len(text)):
                canvas.label((start, y), text, _style(owner))
                return
    canvas.label((x, y), mark, _style(owner))


def _names(name: str) -> list[str]:
    """A name, and shorter ones."""
    return [name, *(f"{name[:length]}." for length in range(len(name) - 2, LEAST_NAME - 1, -1))]


def _letter(owner: int) -> str:
    return "N" if owner == NEUTRAL else LETTERS[owner]


def _style(owner: int) -> str:
    return "bold" if owner in (NEUTRAL, NO_COLOUR) else SEATS[owner]
