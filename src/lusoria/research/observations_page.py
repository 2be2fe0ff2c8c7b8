"""The page `docs/observations.md`, made from the layouts, field by field.

`python -m lusoria.research.observations_page` prints it; a test makes it anew and compares, so that
it cannot grow stale.
"""

from collections.abc import Iterator

from lusoria.core.game import Game
from lusoria.core.observation import Field, observation_of
from lusoria.games.catalogue import NAMES, load

HEAD = """# Observations, field by field

*Made from the layouts by `python -m lusoria.research.observations_page`; do not edit.*

An observation is one row of whole numbers (`int16`), or the same numbers scaled to 0…1 by the
bounds below (`float32`). It is a function of what the seat may know (its veil) and of nothing else.
The observer is always seat 0 of its own observation: what is kept *per seat* begins with its own
part, then its left neighbour's, and so on; numbers that name *a seat* are turned likewise. Places
of seats that are not at the table stay where they are. *A set* is one number (0 or 1) per member.
Who may see a fact is written beside it: *everybody*; *the owner*,
others as far as they were shown it; *whose turn it is*, likewise; or *no seat* (the deck, in which
a veiled table also counts what is hidden elsewhere).
"""

SEEN_BY = {
    "PUBLIC": "everybody",
    "OWNER": "the owner",
    "ACTOR": "whose turn it is",
    "NOBODY": "no seat",
}


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(part for name in NAMES for part in _section(load(name)))])


def _section(game: Game) -> Iterator[str]:
    row = observation_of(game)
    yield f"## {game.name.capitalize()}: {row.length} numbers, {game.actions.size} actions\n"
    yield "| places | field | shape | bounds | meaning | seen by |"
    yield "|---|---|---|---|---|---|"
    yield from (_line(field) for field in row.fields)
    yield ""


def _line(field: Field) -> str:
    last = field.place.stop - 1
    places = f"{field.first}" if last == field.first else f"{field.first}–{last}"
    shape = " × ".join(map(str, field.shape)) or "1"
    marks = [", per seat"] * field.per_seat
    marks += {"SEAT": [" (a seat)"], "SET": [" (a set)"]}.get(field.holds.name, [])
    bounds = f"{field.low} … {field.high}"
    meaning = field.meaning + "".join(marks)
    seen = SEEN_BY[field.sight.name]
    return f"| {places} | `{field.name}` | {shape} | {bounds} | {meaning} | {seen} |"


if __name__ == "__main__":
    print(page(), end="")
