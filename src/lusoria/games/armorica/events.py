"""What happens, as it is told: every event with its facts."""

from typing import Final

from lusoria.core.events import Telling, tells
from lusoria.core.game import Components
from lusoria.core.view import Facts
from lusoria.games.armorica.words import Event, Nation

TELLINGS: Final[dict[int, Telling]] = {
    Event.START_PLAYER: tells("seat"),
    Event.DRAWN: tells("nation", "card"),
    Event.TAKEN: tells("seat", "card", "nation"),
    Event.PASSED: tells("seat", "card", "nation"),
    Event.STARVED: tells("seat", "card"),
    Event.START_CARD_PASSED: tells("seat"),
    Event.ROW_TRIMMED: tells("nation", "card"),
    Event.GAME_OVER: tells(),
}


def named(fact: str, number: int, components: Components) -> Facts:
    """Cards and nations by name; whoever passes before an empty row discards none."""
    if fact == "card":
        return {"card": components.names["card"][number] if number >= 0 else "none"}
    return {fact: Nation(number).name.lower() if fact == "nation" else number}
