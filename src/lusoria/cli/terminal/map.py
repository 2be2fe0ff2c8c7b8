"""Cambria's map in letters: forts where they lie, dotted roads with a slot in the middle."""

from rich.text import Text

from lusoria.cli.terminal.scene import Scene
from lusoria.cli.terminal.seats import LETTERS, STYLES
from lusoria.games.cambria.components import FORTS, read_board
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR
from lusoria.games.cambria.view import holder

Cell = tuple[str, str]
Spot = tuple[int, int]
SLOT = 3
"""A road's number and who stands there."""


class Canvas:
    """A sheet of letters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, spot: Spot, text: str, style: str, *, over: bool = True) -> None:
        """A text that begins at a spot and stays on the sheet."""
        x = max(0, min(spot[0], self.width - len(text)))
        for k, letter in enumerate(text):
            if over or self.rows[spot[1]][x + k][0] == " ":
                self.rows[spot[1]][x + k] = (letter, style)

    def is_free(self, spot: Spot, length: int) -> bool:
        """Whether nothing but a road would be written over."""
        row = self.rows[spot[1]][max(0, spot[0]) : spot[0] + length]
        return all(letter in " ·" for letter, _ in row)

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
    for fort in range(FORTS):
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
        canvas.write((x, y), "·", "dim", over=False)


def _slot(canvas: Canvas, scene: Scene, road: int, name: str, spots: list[Spot]) -> None:
    """The middle of a road: its number, and who stands there."""
    first, second = (spots[fort] for fort in scene.box.ends[road])
    middle = _free_spot(canvas, first, second)
    standing = holder(scene.table, road)
    number = name.lstrip("r")
    if standing == "":
        canvas.write(middle, number, "dim")
    elif isinstance(standing, int):
        canvas.write(middle, f"{number}{LETTERS[standing]}", STYLES[standing])
    else:
        canvas.write(middle, f"{number}{standing[0].upper()}", "bold reverse")


def _free_spot(canvas: Canvas, first: Spot, second: Spot) -> Spot:
    """The middle of a road, or the nearest place along it where no name stands."""
    ways = [
        (
            first[0] + (second[0] - first[0]) * part // 12 - 1,
            first[1] + (second[1] - first[1]) * part // 12,
        )
        for part in (6, 7, 5, 8, 4, 9, 3)
    ]
    return next((spot for spot in ways if canvas.is_free(spot, SLOT)), ways[0])


def _tower(canvas: Canvas, scene: Scene, fort: int, spot: Spot) -> None:
    """A fort: its value in brackets and its name; a captured one tells its owner."""
    owner = scene.table.fort_token[fort]
    name = scene.play.components.names["fort_name"][fort]
    if owner == NO_COLOUR:
        canvas.write((spot[0] - 1, spot[1]), f"[{scene.box.value[fort]}]{name}", "bold")
        return
    letter = "N" if owner == NEUTRAL else LETTERS[owner]
    style = "bold" if owner == NEUTRAL else STYLES[owner]
    canvas.write((spot[0] - 1, spot[1]), f"({letter}){name}", style)
