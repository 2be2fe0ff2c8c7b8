"""Cambria drawn: forts with their roads and holders, seats, ships and dice; the map if it fits."""

from itertools import zip_longest
from typing import Final

from rich.text import Text

from lusoria.cli.terminal.map import draw_map
from lusoria.cli.terminal.scene import Scene, fit, joined
from lusoria.cli.terminal.seats import LETTERS
from lusoria.cli.terminal.styles import LEGION, LIVE, QUIET, SEATS, TOKEN
from lusoria.games.cambria.components import LEAST_VALUE, MOST_ROADS, POINTS, SHIPS
from lusoria.games.cambria.places import AWAY, EAGLE, FIRST_SHIP, NOWHERE
from lusoria.games.cambria.state import NEUTRAL, NO_COLOUR
from lusoria.games.cambria.view import holder, leader, place_name
from lusoria.games.cambria.words import Question

NAME: Final = 9
WIDE_NAME: Final = 14
HALF: Final = 40
PAIRED: Final = 3
"""More seats than these stand two in a line."""
MAP_WIDTH: Final = 60
MAP_ROWS: Final = (18, 34)
"""The lowest and the highest map."""
OFF_MAP: Final = 18
"""Lines of a window that a map leaves to everything else: it keeps its height from page to page."""


def draw(scene: Scene) -> list[Text]:
    """Seats and sea, then the forts; in a large window the map beside them."""
    head = [heading(scene), *colours(scene), sea(scene)]
    forts = [fort_line(scene, fort) for fort in range(scene.box.forts)]
    least, most = MAP_ROWS
    height = min(most, scene.window - OFF_MAP, scene.rows - len(head))
    if scene.width >= HALF + MAP_WIDTH and height >= least:
        drawn = draw_map(scene, scene.width - 48, height)
        if drawn:
            return [*head, *_beside(drawn, forts)]
    half = (len(forts) + 1) // 2
    pairs = zip_longest(forts[:half], forts[half:], fillvalue=Text(""))
    return [*head, *(joined([_padded(one, scene.width // 2), other], "") for one, other in pairs)]


def _beside(drawn: list[Text], forts: list[Text]) -> list[Text]:
    width = max(len(line.plain) for line in drawn) + 2
    rows = max(len(drawn), len(forts))
    left = [*drawn, *([Text("")] * (rows - len(drawn)))]
    right = [*forts, *([Text("")] * (rows - len(forts)))]
    return [joined([_padded(a, width), b], "") for a, b in zip(left, right, strict=True)]


def _padded(line: Text, width: int) -> Text:
    line = line.copy()
    line.pad_right(max(0, width - len(line.plain)))
    return line


def heading(scene: Scene) -> Text:
    """The turn, the dice, and how many forts stand."""
    table, t = scene.table, scene.tongue
    line = Text().append("CAMBRIA", "bold")
    in_set_up = Question.START_PLAYER <= table.question <= Question.SETUP_PLACE
    line.append(f"  {t('set-up') if in_set_up else t('turn', number=table.turns + 1)}")
    standing = table.fort_token.count(NO_COLOUR)
    line.append(f"  {t('forts-stand', count=standing)}")
    dice = " ".join(f"[{die}]" for die in (table.low, table.high) if die)
    line.append(f"  {t('dice')}: ").append(dice or "–", LIVE if dice else QUIET)
    if table.target != NOWHERE:
        line.append(f" → {t.action(place_name(table.target, scene.play.components))}", "bold")
    if table.active >= 0:
        line.append("  ← ").append_text(scene.seats.title(table.active))
    return line


def colours(scene: Scene) -> list[Text]:
    """One line for each colour; four and five stand in pairs, and more briefly."""
    seats = range(scene.play.seats)
    if scene.play.seats > PAIRED:
        brief = [_brief(scene, seat) for seat in seats]
        pairs = zip_longest(brief[::2], brief[1::2], fillvalue=Text(""))
        return [joined([_padded(one, scene.width // 2), other], "") for one, other in pairs]
    shown = [*seats, *([NEUTRAL] if scene.play.seats == 2 else [])]
    lines = [_brief(scene, colour) for colour in shown]
    width = max(len(line.plain) for line in lines)
    for line, colour in zip(lines, shown, strict=True):
        line.pad_right(width - len(line.plain))
        line.append(f"  {_tokens(scene, colour)}")
    return lines


def _tokens(scene: Scene, colour: int) -> str:
    table = scene.table
    forts, points = table.fort_token.count(colour), table.point_token.count(colour)
    return scene.tongue("tokens", forts=forts, points=points)


def _brief(scene: Scene, colour: int) -> Text:
    """Name, points and supply; the neutral colour scores nothing."""
    t = scene.tongue
    width = max(len(name) for name in [*scene.seats.names, t("neutral")])
    points = ""
    line = Text().append(f"N {t('neutral'):<{width}}", "bold")
    if colour != NEUTRAL:
        line = scene.seats.title(colour)
        line.pad_right(width + 2 - len(line.plain))
        points = t("points", count=scene.play.standing()["scores"][colour])
    line.append(f"  {points:>9}", "bold")
    return line.append(f"  {t('supply', count=scene.table.supply[colour])}")


def sea(scene: Scene) -> Text:
    """The ships with who stands on them, and where the legion is."""
    table, t = scene.table, scene.tongue
    line = Text(f"{t('ships')}: ")
    for ship in range(SHIPS):
        line.append(f"{ship + LEAST_VALUE}").append_text(mark(holder(table, FIRST_SHIP + ship)))
        line.append(" ")
    off = {EAGLE: t("eagle"), AWAY: t("away")}
    where = off.get(table.legion) or place_name(table.legion, scene.play.components)
    line.append(f"  {t('legion')} ").append(f"L: {where}", LEGION)
    return line


def mark(standing: str | int) -> Text:
    """Who stands at a place: a seat's letter, N for the neutral colour, L for the legion."""
    if standing == "":
        return Text("·", QUIET)
    if isinstance(standing, int):
        return Text(LETTERS[standing], SEATS[standing])
    return Text(standing[0].upper(), LEGION if standing == "legion" else "bold")


def fort_line(scene: Scene, fort: int) -> Text:
    """A fort: name, value, its tokens, and each of its roads with who holds it."""
    table, box = scene.table, scene.box
    owner = table.fort_token[fort]
    points = POINTS[box.value[fort]]
    style = QUIET if owner != NO_COLOUR else "bold"
    name = scene.play.components.names["fort_name"][fort]
    width = NAME if scene.width < 2 * (HALF + 4) else WIDE_NAME
    line = Text().append(f"{fit(name, width)} ", style)
    line.append(f"{box.value[fort]}", style)
    if owner == NO_COLOUR:
        line.append(f"+{points} " if points else "   ", TOKEN)
    else:
        line.append("=").append_text(mark("neutral" if owner == NEUTRAL else owner)).append(" ")
    for road in roads_at(scene, fort):
        line.append(scene.play.components.names["road"][road].lstrip("r"), QUIET)
        line.append_text(mark(holder(table, road))).append(" ")
    line.rstrip()
    line.append_text(leaders(scene, fort) if owner == NO_COLOUR else Text(""))
    return line


def roads_at(scene: Scene, fort: int) -> list[int]:
    """The roads of a fort."""
    return [road for road in range(MOST_ROADS) if scene.box.roads_at[fort] >> road & 1]


def leaders(scene: Scene, fort: int) -> Text:
    """Who would take the fort if it fell now; nothing while the most warriors are shared."""
    colour = leader(scene.table, scene.box.roads_at[fort])
    if colour == NO_COLOUR:
        return Text("")
    return Text().append("→", QUIET).append_text(mark("neutral" if colour == NEUTRAL else colour))


def gloss(scene: Scene, words: str) -> str:
    """What stands behind an answer: the forts that a road joins, or how a ship changes a die."""
    names = scene.play.components.names
    verb, *rest = words.split()
    if verb == "ship":
        return f"{rest[-1]} → {rest[0]}"
    road = words.rpartition(" ")[2]
    if road not in names["road"]:
        return ""
    ends = scene.box.ends[names["road"].index(road)]
    return "–".join(f"{names['fort_name'][fort]} {scene.box.value[fort]}" for fort in ends)
