"""What happens, as it is told: every event with its facts, and what everybody hears of a secret."""

from typing import Final

from lusoria.core.events import Telling, tells
from lusoria.core.game import Components
from lusoria.core.view import Facts
from lusoria.games.roma.state import NO_SEAT
from lusoria.games.roma.words import Ending, Event

TELLINGS: Final[dict[int, Telling]] = {
    Event.STARTER: tells("seat"),
    Event.DEALT: tells("seat", "card", public=Event.CARD_DEALT),
    Event.CARD_DEALT: tells("seat"),
    Event.GIVEN: tells("seat", "card", public=Event.CARD_GIVEN),
    Event.CARD_GIVEN: tells("seat"),
    Event.RECEIVED: tells("seat", "card"),
    Event.EXCHANGED: tells(),
    Event.LAID_FACE_DOWN: tells("seat", "card", "disc", public=Event.CARD_LAID_FACE_DOWN),
    Event.CARD_LAID_FACE_DOWN: tells("seat", "disc"),
    Event.REVEALED: tells("seat", "card", "disc"),
    Event.TURN_BEGUN: tells("seat", "turn"),
    Event.FAME_RETURNED: tells("seat", "fame", "empty"),
    Event.ROLLED: tells("seat", "low", "middle", "high"),
    Event.ROLLS_AGAIN: tells("seat"),
    Event.STANDS: tells("seat"),
    Event.LAID: tells("seat", "card", "disc", "cost"),
    Event.COVERED: tells("seat", "card", "disc"),
    Event.MONEY_TAKEN: tells("seat", "money"),
    Event.CARDS_CALLED: tells("seat", "die"),
    Event.DECK_REBUILT: tells("cards"),
    Event.DREW: tells("seat", "card", public=Event.CARD_DRAWN),
    Event.CARD_DRAWN: tells("seat"),
    Event.KEPT: tells("seat", "card", public=Event.CARD_KEPT),
    Event.CARD_KEPT: tells("seat"),
    Event.DISCARDED: tells("seat", "card", "early"),
    Event.ACTIVATED: tells("seat", "card", "disc", "die"),
    Event.BRIBED: tells("seat", "money"),
    Event.COPIED: tells("seat", "card", "disc", "on"),
    Event.DESTROYED: tells("seat", "card", "disc"),
    Event.SENT_BACK: tells("seat", "card", "disc"),
    Event.BLOCKED: tells("seat", "disc"),
    Event.FREED: tells("seat", "disc"),
    Event.BATTLE: tells("seat", "disc", "die", "defence"),
    Event.MISSED: tells("seat", "disc"),
    Event.DIE_ADDED: tells("seat", "disc", "die", "sum", "defence"),
    Event.WEAKENED: tells("seat", "esseda"),
    Event.FAME_GAINED: tells("seat", "fame", "card"),
    Event.FAME_TAKEN: tells("seat", "fame", "card"),
    Event.CREDITED: tells("seat", "fame"),
    Event.FAME_BOUGHT: tells("seat", "fame", "money"),
    Event.DICE_CHANGED: tells("seat", "low", "high"),
    Event.DECK_SEARCHED: tells("seat"),
    Event.TOOK: tells("seat", "card", public=Event.CARD_TAKEN),
    Event.CARD_TAKEN: tells("seat"),
    Event.TOOK_BACK: tells("seat", "card"),
    Event.DIE_SPENT: tells("seat", "die"),
    Event.MOVED: tells("seat", "card", "disc", "to"),
    Event.PICKED_UP: tells("seat", "card", "disc"),
    Event.PUT_DOWN: tells("seat", "card", "disc"),
    Event.TURN_ENDED: tells("seat", "unused"),
    Event.GAME_OVER: tells("ending", "seat"),
}


def named(fact: str, number: int, components: Components) -> Facts:
    """Cards and endings by name; only a player without fame ends the game as somebody."""
    if fact == "seat" and number == NO_SEAT:
        return {}
    if fact == "card":
        return {"card": components.names["card"][number]}
    return {fact: Ending(number).name.lower() if fact == "ending" else number}
