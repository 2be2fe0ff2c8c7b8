"""Cambria: who stands on a road, who has taken a fort, and how each colour is drawn."""

from typing import TYPE_CHECKING

from rich.text import Text

from lusoria.cli.terminal.frame import Frame
from lusoria.cli.terminal.seats import LETTERS
from lusoria.cli.terminal.styles import LEGION, QUIET, SEATS

if TYPE_CHECKING:
    from lusoria.games.cambria.view import Colour


def standing_on(frame: Frame, road: str) -> "Colour | str | None":
    """Who stands on a road: a seat, `neutral`, `legion`, or nobody."""
    position = frame.view.position
    found: Colour | None = position["roads"].get(road)
    return "legion" if position["legion"] == road else found


def taken_by(frame: Frame, fort: str) -> "Colour | None":
    """Who has taken a fort; nobody while it stands."""
    position = frame.view.position
    neutral = position["neutral_tokens"]
    if neutral and fort in neutral["forts"]:
        return "neutral"
    seats = (seat for seat, forts in enumerate(position["fort_tokens"]) if fort in forts)
    return next(seats, None)


def offered(frame: Frame) -> set[str]:
    """The roads that can be answered now: they stand out."""
    return {str(choice.arguments.get("road", "")) for choice in frame.view.choices} - {""}


def letter(holder: "Colour | str | None") -> str:
    """A seat's letter, N for the neutral colour, L for the legion, a dot for nobody."""
    if holder is None:
        return "·"
    return LETTERS[holder] if isinstance(holder, int) else holder[0].upper()


def style(holder: "Colour | str | None") -> str:
    """The colour of whoever that is."""
    if isinstance(holder, int):
        return SEATS[holder]
    return {None: QUIET, "legion": LEGION}.get(holder, "bold")


def mark(holder: "Colour | str | None") -> Text:
    """The letter in its colour."""
    return Text(letter(holder), style(holder))
