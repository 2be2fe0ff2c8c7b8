"""What a drawing is made from: a View, what is printed, who looks at it, and how much room it has.

Nothing else: a drawing knows no rule and no State.
"""

from dataclasses import dataclass
from typing import Any, Final

from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.translator import Translator
from lusoria.core.view import View
from lusoria.words import say

ALL: Final = 100
"""Lines enough to draw everything in full."""
NOBODY_IN_PARTICULAR: Final = -1


@dataclass
class Frame:
    """A table as a seat may know it, or nobody in particular. `rows` is the height there is for it.

    In the beginning that is all of the `window`; a page then takes away what it needs itself.
    """

    view: View[Any, Any]
    printed: Any
    viewer: int
    seats: Seats
    t: Translator
    width: int
    rows: int

    def __post_init__(self) -> None:
        self.window = self.rows

    @property
    def game(self) -> str:
        """The game's name."""
        name: str = self.view.position["game"]
        return name

    @property
    def count(self) -> int:
        """How many play."""
        seats: int = self.view.position["seats"]
        return seats

    def word(self, message: str) -> str:
        """A noun of the game, from its own catalogue."""
        return say(self.t.language, f"{self.game}-{message}")

    def is_you(self, seat: int) -> bool:
        """Whether a seat is the only person's at the keyboard."""
        return seat == self.viewer and len(self.seats.people) == 1
