"""What is never lost and never multiplied, counted from positions alone."""

from collections import Counter
from typing import Any

from lusoria.core.game import Components


def armorica(position: dict[str, Any], components: Components) -> None:
    places = [
        position[f"{nation}_{part}"] for nation in ("gaul", "roman") for part in ("row", "deck")
    ]
    cards = [
        card for place in (*places, *position["displays"], position["discards"]) for card in place
    ]
    waiting = 4 if position["start_player"] is None else 0
    assert len(cards) == len(set(cards)) == 62 - waiting


def cambria(position: dict[str, Any], components: Components) -> None:
    placed = Counter([*position["roads"].values(), *position["ships"].values()])
    for seat in range(position["seats"]):
        assert position["supply"][seat] + placed[seat] == 5
    if position["seats"] == 2:
        assert position["neutral_supply"] + placed["neutral"] == 5
        assert "neutral" not in position["ships"].values()
    assert position["legion"] not in position["roads"]
    taken = [fort for forts in position["fort_tokens"] for fort in forts]
    taken += (position["neutral_tokens"] or {"forts": []})["forts"]
    assert len(taken) + len(position["forts"]) == len({*taken, *position["forts"]}) == 16


def roma(position: dict[str, Any], components: Components) -> None:
    piles = [*position["hands"], *position["passed"], *position["spaces"]]
    piles += [position[name] for name in ("deck", "discard", "drawn", "lifted")]
    counted = Counter(card for pile in piles for card in pile if card is not None)
    copies = {line.split()[0]: int(line.split()[2]) for line in _lines(components.text)}
    assert counted == copies
    assert sum(copies.values()) == 52
    fame = sum(position["fame"]) + position["stockpile"]
    if position["decision"]["question"] == "over" and position["stockpile"] == 0:
        assert fame >= 36, "the last gain is credited in full"
    else:
        assert fame == 36
    for seat in (0, 1):
        assert not Counter(position["known"][seat]) - Counter(_own(position, seat))


def _own(position: dict[str, Any], seat: int) -> list[str]:
    """What the other seat can know something about: the hand and cards lying face down."""
    face_down = position["spaces"][seat] if position["face_down"] else []
    return [*position["hands"][seat], *(card for card in face_down if card)]


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


CONSERVED = {"armorica": armorica, "cambria": cambria, "roma": roma}


def inventory(position: dict[str, Any], components: Components) -> Any:
    """All pieces of a position, edited or not, in a form that play never changes."""
    return _INVENTORIES[position["game"]](position)


def _cards_in_play(position: dict[str, Any]) -> Any:
    piles = [
        position[f"{nation}_{part}"] for nation in ("gaul", "roman") for part in ("row", "deck")
    ]
    piles += [*position["displays"], position["discards"]]
    return Counter(card for pile in piles for card in pile if not card.startswith("S"))


def _figures_and_tokens(position: dict[str, Any]) -> Any:
    placed = Counter([*position["roads"].values(), *position["ships"].values()])
    seats = [position["supply"][seat] + placed[seat] for seat in range(position["seats"])]
    neutral = (position["neutral_supply"] or 0) + placed["neutral"]
    taken = [*position["fort_tokens"], (position["neutral_tokens"] or {"forts": []})["forts"]]
    return seats, neutral, sorted([*position["forts"], *(fort for own in taken for fort in own)])


def _cards_and_fame(position: dict[str, Any]) -> Any:
    piles = [*position["hands"], *position["passed"], *position["spaces"]]
    piles += [position[name] for name in ("deck", "discard", "drawn", "lifted")]
    return Counter(card for pile in piles for card in pile if card is not None)


_INVENTORIES = {
    "armorica": _cards_in_play, "cambria": _figures_and_tokens, "roma": _cards_and_fame,
}  # fmt: skip
