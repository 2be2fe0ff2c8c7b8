"""Who hears what: one filter over what each game declares."""

import pytest

from lusoria.core.events import heard, tells
from lusoria.core.journal import Event
from lusoria.core.seats import EVERYBODY
from lusoria.games.catalogue import NAMES, load

DREW, CARD_DRAWN, RECEIVED, ROLLED = range(1, 5)
TELLINGS = {
    DREW: tells("seat", "card", "disc", public=CARD_DRAWN),
    CARD_DRAWN: tells("disc", "seat"),
    RECEIVED: tells("seat", "card"),
    ROLLED: tells("die"),
}
HAPPENED = [
    Event(DREW, 0b01, (0, 17, 4)),
    Event(RECEIVED, 0b10, (1, 3)),
    Event(ROLLED, EVERYBODY, (6,)),
]
TWIN = Event(CARD_DRAWN, EVERYBODY, (4, 0))


@pytest.mark.parametrize(
    ("viewer", "hears"),
    [
        (0b01, [HAPPENED[0], HAPPENED[2]]),
        (0b10, [TWIN, HAPPENED[1], HAPPENED[2]]),
        (0b11, HAPPENED),
        (0, [TWIN, HAPPENED[2]]),
    ],
)
def test_a_viewer_hears_all_its_public_twin_or_nothing(viewer: int, hears: list[Event]) -> None:
    assert heard(HAPPENED, viewer, TELLINGS) == hears


@pytest.mark.parametrize("name", NAMES)
def test_every_event_is_declared_once_and_a_twin_tells_less(name: str) -> None:
    game = load(name)
    assert set(game.tellings) == set(game.events)
    for telling in game.tellings.values():
        if telling.public is not None:
            twin = game.tellings[telling.public]
            assert set(twin.facts) < set(telling.facts)
            assert twin.public is None
