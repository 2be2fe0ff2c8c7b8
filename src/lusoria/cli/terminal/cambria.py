"""Cambria drawn: seats, ships and dice, then the map, and the forts in a list where both fit."""

import re
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from rich.text import Text

from lusoria.cli.terminal.columns import fit, joined, padded
from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.holders import mark, offered, standing_on, taken_by
from lusoria.cli.terminal.map import draw_map
from lusoria.cli.terminal.menu import Label
from lusoria.cli.terminal.styles import LEGION, LIVE, OFFERED, QUIET, TOKEN
from lusoria.core.view import Choice

if TYPE_CHECKING:
    from lusoria.games.cambria.view import Colour, FortNow, PrintedFort

NAME: Final = 9
WIDE_NAME: Final = 14
LIST: Final = 46
"""Columns of the list of forts beside a map."""
PAIRED: Final = 3
"""More seats than these stand two in a line."""
MAP_WIDTH: Final = 60
"""The narrowest map that has the list beside it."""
MAP_ROWS: Final = (11, 34)
"""The lowest and the highest map."""
OFF_MAP: Final = 13
OFF_BOTH: Final = 18
"""Lines of a window that a map leaves to everything else, alone or with the list beside it: it
keeps its height from page to page."""
SET_UP: Final = ("start_player", "setup_roll", "setup_place")
ROAD: Final = re.compile(r"r?0*(\d+)")


def draw(frame: Frame) -> list[Text]:
    """Seats and sea, then the map with the list of forts beside or below it, as it fits."""
    head = [heading(frame), *colours(frame), sea(frame)]
    forts = fort_lines(frame)
    room = frame.rows - len(head)
    if frame.width >= LIST + MAP_WIDTH:
        height = min(MAP_ROWS[1], max(frame.window - OFF_BOTH, len(forts)))
        drawn = draw_map(frame, frame.width - LIST - 2, height) if height <= room else []
        if drawn:
            return [*head, *_beside(drawn, forts)]
    return [*head, *_one_above_the_other(frame, forts, room)]


def _one_above_the_other(frame: Frame, forts: list[Text], room: int) -> list[Text]:
    """The map, and below it the list where there is room for both; where for neither, the list."""
    half = -(-len(forts) // 2)
    pairs = zip_longest(forts[:half], forts[half:], fillvalue=Text(""))
    listed = [joined([padded(one, frame.width // 2), other], "") for one, other in pairs]
    height = min(MAP_ROWS[1], frame.window - OFF_MAP)
    with_list = height - half >= MAP_ROWS[1] // 2
    height -= half if with_list and height < MAP_ROWS[1] else 0
    if not MAP_ROWS[0] <= height <= room:
        return listed
    drawn = draw_map(frame, frame.width, height)
    below = listed if with_list and room - height >= half else []
    return [*drawn, *below] if drawn else listed


def _beside(drawn: list[Text], forts: list[Text]) -> list[Text]:
    width = max(len(line.plain) for line in drawn) + 2
    pairs = zip_longest(drawn, forts, fillvalue=Text(""))
    return [joined([padded(left, width), right], "") for left, right in pairs]


def heading(frame: Frame) -> Text:
    """The turn, the dice, and how many forts stand."""
    position, t = frame.view.position, frame.t
    line = Text().append("CAMBRIA", "bold")
    in_set_up = frame.view.decision.question in SET_UP
    line.append(f"  {t('set-up') if in_set_up else t('turn', number=position['turns'] + 1)}")
    line.append(f"  {t('forts-stand', count=len(position['forts']))}")
    dice = " ".join(f"[{die}]" for die in position["dice"])
    line.append(f"  {t('dice')}: ").append(dice or "–", LIVE if dice else QUIET)
    if position["target"]:
        line.append(f" → {t.action(position['target'])}", "bold")
    if position["active"] is not None:
        line.append("  ← ").append_text(frame.seats.title(position["active"]))
    return line


def colours(frame: Frame) -> list[Text]:
    """One line for each colour; four and five stand in pairs, and more briefly."""
    seats: list[Colour] = list(range(frame.count))
    if frame.count > PAIRED:
        brief = [_brief(frame, seat) for seat in seats]
        pairs = zip_longest(brief[::2], brief[1::2], fillvalue=Text(""))
        return [joined([padded(one, frame.width // 2), other], "") for one, other in pairs]
    shown = seats
    if _has_neutral(frame):
        shown = [*seats, "neutral"]
    lines = [_brief(frame, colour) for colour in shown]
    width = max(len(line.plain) for line in lines)
    for line, colour in zip(lines, shown, strict=True):
        line.pad_right(width - len(line.plain))
        line.append(f"  {_tokens(frame, colour)}")
    return lines


def _has_neutral(frame: Frame) -> bool:
    return frame.view.position["neutral_tokens"] is not None


def _tokens(frame: Frame, colour: "Colour") -> str:
    position = frame.view.position
    if isinstance(colour, int):
        forts, points = position["fort_tokens"][colour], position["point_tokens"][colour]
    else:
        forts, points = (position["neutral_tokens"][kind] for kind in ("forts", "points"))
    return frame.t("tokens", forts=len(forts), points=len(points))


def _brief(frame: Frame, colour: "Colour") -> Text:
    """Name, points and supply; the neutral colour scores nothing."""
    position, t = frame.view.position, frame.t
    width = max(len(name) for name in [*frame.seats.names, t("neutral")])
    if not isinstance(colour, int):
        line = Text().append(f"N {t('neutral'):<{width}}", "bold").append(f"  {'':>9}")
        return line.append(f"  {t('supply', count=position['neutral_supply'])}")
    line = padded(frame.seats.title(colour), width + 2)
    line.append(f"  {t('points', count=frame.view.standing.scores[colour]):>9}", "bold")
    return line.append(f"  {t('supply', count=position['supply'][colour])}")


def sea(frame: Frame) -> Text:
    """The ships with who stands on them, and where the legion is."""
    t, where = frame.t, frame.view.position["legion"]
    line = Text(f"{t('ships')}: ")
    for ship in frame.view.derived.ships:
        line.append(f"{ship.ship}").append_text(mark(ship.holder)).append(" ")
    off = {"eagle": t("eagle"), "away": t("away")}
    return line.append(f"  {t('legion')} ").append(f"L: {off.get(where, where)}", LEGION)


def fort_lines(frame: Frame) -> list[Text]:
    """Every fort in a line."""
    forts = zip(frame.printed.forts, frame.view.derived.forts, strict=True)
    return [fort_line(frame, fort, now) for fort, now in forts]


def fort_line(frame: Frame, fort: "PrintedFort", now: "FortNow") -> Text:
    """A fort: name, value, its tokens, each of its roads with who holds it, who would take it."""
    standing = fort.fort in frame.view.position["forts"]
    style = "bold" if standing else QUIET
    width = NAME if frame.width < 2 * LIST else WIDE_NAME
    line = Text().append(f"{fit(fort.name, width)} {fort.value}", style)
    if standing:
        line.append(f"+{fort.points} " if fort.points else "   ", TOKEN)
    else:
        line.append("=").append_text(mark(taken_by(frame, fort.fort))).append(" ")
    for road in (road for road in frame.printed.roads if fort.fort in road.ends):
        line.append(road.road.lstrip("r"), OFFERED if road.road in offered(frame) else QUIET)
        line.append_text(mark(standing_on(frame, road.road))).append(" ")
    line.rstrip()
    if standing and now.first is not None:
        line.append("→", QUIET).append_text(mark(now.first))
    return line


def label(frame: Frame, choice: Choice) -> Label:
    """Roads and ships by their numbers; roads beside the forts for which they are offered."""
    arguments = choice.arguments
    if choice.verb == "ship":
        ship, die = arguments["ship"], arguments["die"]
        return Label(choice, sign=f"{ship} for {die}", about=f"[{die}] → [{ship}]")
    if choice.verb == "board":
        ship = int(arguments["ship"])
        return Label(choice, sign=str(ship), number=ship)
    place = str(arguments.get("road") or arguments.get("place") or "")
    found = ROAD.fullmatch(place)
    if not found:
        return Label(choice, sign=place)
    return Label(
        choice, sign=place.lstrip("r"), number=int(found[1]), group=_near(frame, choice, place)
    )


def _near(frame: Frame, choice: Choice, road: str) -> str:
    """The fort of a road that the dice speak of; both, where a warrior leaves it or none does."""
    ends = next((each.ends for each in frame.printed.roads if each.road == road), ())
    forts = [fort for fort in frame.printed.forts if fort.fort in ends]
    dice = frame.view.position["dice"]
    meant = [fort for fort in forts if fort.value in dice and "from" not in choice.verb] or forts
    return "–".join(f"{fort.name} {fort.value}" for fort in meant)
