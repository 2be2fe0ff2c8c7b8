"""Cambria's map in letters: forts where they lie, dotted roads with a slot in the middle."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.holders import letter, offered, standing_on, style, taken_by
from lusoria.cli.terminal.styles import OFFERED, QUIET

if TYPE_CHECKING:
    from lusoria.games.cambria.view import FortNow, PrintedFort

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
        for k, sign in enumerate(text):
            self.rows[y][x + k] = (sign, style)
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


def draw_map(frame: Frame, width: int, height: int) -> list[Text]:
    """The map; nothing where the board's file gives no places, or where it would not fit.

    Forts get their whole names where that leaves every road its slot.
    """
    spots = fort_spots(frame, width, height)
    if not spots:
        return []
    return _laid_out(frame, spots, width, height, names_first=True) or _laid_out(
        frame, spots, width, height, names_first=False
    )


def _laid_out(
    frame: Frame, spots: dict[str, Spot], width: int, height: int, *, names_first: bool
) -> list[Text]:
    canvas = Canvas(width, height)
    for road in frame.printed.roads:
        _pave(canvas, *(spots[fort] for fort in road.ends))
    canvas.taken = set().union(*map(_reserve, spots.values()))
    if names_first:
        _towers(canvas, frame, spots)
    fitted = [
        _slot(canvas, frame, road.road, *(spots[fort] for fort in road.ends))
        for road in frame.printed.roads
    ]
    if not names_first:
        _towers(canvas, frame, spots)
    return canvas.lines() if all(fitted) else []


def _towers(canvas: Canvas, frame: Frame, spots: dict[str, Spot]) -> None:
    for fort, now in zip(frame.printed.forts, frame.view.derived.forts, strict=True):
        _tower(canvas, frame, fort, now, spots[fort.fort])


def fort_spots(frame: Frame, width: int, height: int) -> dict[str, Spot]:
    """Where each fort is drawn; two never stand in one place."""
    places = [fort.spot for fort in frame.printed.forts if fort.spot]
    if len(places) < len(frame.printed.forts) or height < 2:
        return {}
    xs, ys = zip(*places, strict=True)
    right, down = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    spots = {
        fort.fort: (
            4 + (fort.spot[0] - min(xs)) * (width - 14) // right,
            (fort.spot[1] - min(ys)) * (height - 1) // down,
        )
        for fort in frame.printed.forts
    }
    return spots if len(set(spots.values())) == len(spots) else {}


def _pave(canvas: Canvas, start: Spot, end: Spot) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for k in range(0, steps + 1, 2):
        x = start[0] + (end[0] - start[0]) * k // steps
        y = start[1] + (end[1] - start[1]) * k // steps
        canvas.dot((x, y))


def _slot(canvas: Canvas, frame: Frame, road: str, first: Spot, second: Spot) -> bool:
    """The middle of a road: its number, and who stands there; whether it found its place."""
    middle = _free_spot(canvas, first, second)
    if middle is None:
        return False
    holder = standing_on(frame, road)
    free = holder is None and road in offered(frame)
    canvas.label(middle, f"{road.lstrip('r')}{letter(holder)}", OFFERED if free else style(holder))
    return True


def _free_spot(canvas: Canvas, first: Spot, second: Spot) -> Spot | None:
    """The middle of a road, or the nearest place along it that is free."""
    ways = (
        (
            first[0] + (second[0] - first[0]) * part // 12 - 1 + aside,
            first[1] + (second[1] - first[1]) * part // 12 + down,
        )
        for part, aside, down in WAYS
    )
    return next((spot for spot in ways if canvas.is_free(spot, SLOT)), None)


def _reserve(spot: Spot) -> set[Spot]:
    """Where a tower stands."""
    return {(spot[0] - 1 + k, spot[1]) for k in range(TOWER)}


def _tower(canvas: Canvas, frame: Frame, fort: "PrintedFort", now: "FortNow", spot: Spot) -> None:
    """A fort: its value in brackets, or its owner; the name behind or before that, as it fits.

    An arrow tells who would take it now.
    """
    owner = taken_by(frame, fort.fort)
    sign = f"[{fort.value}]" if owner is None else f"({letter(owner)})"
    leads = f"→{letter(now.first)}" if owner is None and now.first is not None else ""
    drawn = "bold" if owner is None else style(owner)
    canvas.taken -= _reserve(spot)
    x, y = spot[0] - 1, spot[1]
    for name in [*(f"{each}{leads}" for each in _names(fort.name)), *_names(fort.name), leads]:
        edge = canvas.width - TOWER - len(name)
        for start, text in ((min(x, edge), f"{sign}{name}"), (x - len(name), f"{name}{sign}")):
            if canvas.is_free((start, y), len(text)):
                canvas.label((start, y), text, drawn)
                return
    canvas.label((x, y), sign, drawn)


def _names(name: str) -> list[str]:
    """A name, and shorter ones."""
    return [name, *(f"{name[:length]}." for length in range(len(name) - 2, LEAST_NAME - 1, -1))]
