"""Who hears what. A game declares each of its events once; `heard` is the only filter.

An event has facts, and an audience that hears all of them. Where others hear less it has a public
twin, an event of its own with fewer facts: a card is drawn, but nobody else learns which.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lusoria.core.journal import Event
from lusoria.core.seats import EVERYBODY


@dataclass(frozen=True)
class Telling:
    """What an event tells: its numbers' names in order, and the event that everybody else hears."""

    facts: tuple[str, ...]
    public: int | None = None


def tells(*facts: str, public: int | None = None) -> Telling:
    """Declare one event."""
    return Telling(facts, public)


def heard(events: Iterable[Event], viewer: int, tellings: Mapping[int, Telling]) -> list[Event]:
    """Some events as a set of seats hears them; what it may not know at all is left out."""
    found = []
    for event in events:
        if event.audience == EVERYBODY or event.audience & viewer:
            found.append(event)
        elif tellings[event.kind].public is not None:
            found.append(public_twin(event, tellings))
    return found


def public_twin(event: Event, tellings: Mapping[int, Telling]) -> Event:
    """What everybody hears of an event that some know better."""
    known = tellings[event.kind]
    assert known.public is not None
    numbers = dict(zip(known.facts, event.details))
    facts = tellings[known.public].facts
    return Event(known.public, EVERYBODY, tuple(numbers[fact] for fact in facts))
