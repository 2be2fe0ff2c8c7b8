"""Words and numbers of all actions."""

from typing import Final

from lusoria.core.actions import ActionTable, Argument, Verb, numbered
from lusoria.core.rule import rule
from lusoria.games.armorica.components import CARDS
from lusoria.games.armorica.state import SEATS
from lusoria.games.armorica.words import Act

_CARD: Final = Argument("card", CARDS)

ACTIONS: Final = ActionTable(
    [
        Verb(Act.START, "start", (numbered("seat", 0, SEATS - 1),)),
        Verb(Act.DRAW, "draw", (_CARD,)),
        Verb(Act.TAKE, "take", (_CARD,)),
        Verb(Act.PASS, "pass"),
        Verb(Act.DISCARD, "discard", (_CARD,)),
    ]
)
KIND: Final = ACTIONS.kind
ARGUMENT: Final = ACTIONS.first
BASE: Final = ACTIONS.base


@rule()
def action(kind: int, argument: int = 0) -> int:
    """The number of an action."""
    return BASE[kind] + argument
