"""Positions changed in one to several places: what a careless or hostile hand would type.

Nothing here knows a rule. A change is a number next to the true one, a card moved or doubled, a
field dropped, or borrowed from another position of the same game.
"""

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, Final

from lusoria.core.game import Components, Game

Position = dict[str, Any]
Leaf = tuple[Any, Any]
"""A container and the key or index under which a value lies in it."""

SHARED: Final = ("game", "seats", "options", "decision")
TOLD_BY_OTHERS: Final = {
    "armorica": ("discards", "acted", "phase", "round"),
    "cambria": ("supply", "neutral_supply", "forts", "turns", "start_player", "ship_used"),
    "roma": ("deck", "face_down", "stockpile", "turn"),
}
"""Fields that say again what others say: left out, they follow a change of the others."""

KIN: Final = {
    "armorica": (
        ("gaul_row", "gaul_deck", "discards", "displays.0", "displays.1"),
        ("roman_row", "roman_deck", "discards", "displays.0", "displays.1"),
    ),
    "cambria": (
        ("forts", "fort_tokens.0", "fort_tokens.1", "neutral_tokens.forts"),
        ("point_tokens.0", "point_tokens.1", "fort_tokens.0", "neutral_tokens.points"),
    ),
    "roma": (
        ("hands.0", "known.0", "passed.0"),
        ("hands.1", "known.1", "passed.1"),
        ("drawn", "drawn_early", "deck", "discard"),
        ("hands.0", "hands.1", "deck", "discard"),
        ("spaces.0", "spaces.1", "lifted"),
    ),
}
"""Lists that hold pieces of one sort."""

NUMBERS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 10, 29, 36, 49, 50, 99, 100, 199, 399, 400, 9_999, 30_000)


class Perturber:
    """Changes positions of one game, from one stream of chance."""

    def __init__(self, game: Game, components: Components, chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.names = [name for names in components.names.values() for name in names]
        self.questions = [question.name.lower() for question in game.questions]

    def perturbed(self, position: Position, other: Position) -> Position:
        """A copy with one to four changes; `other` lends fields."""
        changed = deepcopy(position)
        lent = deepcopy(other)
        for _ in range(self.chance.choice((1, 1, 1, 2, 2, 3, 4))):
            self.chance.choice(CHANGES)(self, changed, lent)
        if self.chance.random() < 0.6:
            for name in TOLD_BY_OTHERS[self.game.name]:
                if self.chance.random() < 0.8:
                    changed.pop(name, None)
        return changed

    def leaf(self, position: Position, kind: type | tuple[type, ...]) -> Leaf | None:
        """A random place that holds a value of a kind."""
        found = [
            (box, key)
            for box, key in leaves({k: v for k, v in position.items() if k not in SHARED}, position)
            if isinstance(box[key], kind) and not (kind is int and isinstance(box[key], bool))
        ]
        return self.chance.choice(found) if found else None


def leaves(value: Any, box: Any) -> Iterator[Leaf]:
    """Every place inside a value, containers included, outermost first."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield box, key
        if isinstance(value[key], dict | list):
            yield from leaves(value[key], box[key])


# Changes


def another_number(by: Perturber, position: Position, lent: Position) -> None:
    place = by.leaf(position, int)
    if place:
        box, key = place
        near = box[key] + by.chance.choice((-2, -1, 1, 2))
        box[key] = by.chance.choice((near, near, by.chance.choice(NUMBERS), -1))


def another_flag(by: Perturber, position: Position, lent: Position) -> None:
    place = by.leaf(position, bool)
    if place:
        place[0][place[1]] = not place[0][place[1]]


def another_name(by: Perturber, position: Position, lent: Position) -> None:
    place = by.leaf(position, str)
    if place:
        place[0][place[1]] = by.chance.choice(by.names)


def nothing(by: Perturber, position: Position, lent: Position) -> None:
    place = by.leaf(position, object)
    if place:
        place[0][place[1]] = None


def something(by: Perturber, position: Position, lent: Position) -> None:
    place = by.leaf(position, type(None))
    if place:
        place[0][place[1]] = by.chance.choice(
            (by.chance.choice(by.names), by.chance.randrange(4), [], {})
        )


def another_question(by: Perturber, position: Position, lent: Position) -> None:
    seats = ["fate", "fate", None, *range(position["seats"])]
    question, seat = by.chance.choice(by.questions), by.chance.choice(seats)
    position["decision"] = {"seat": seat, "question": question}


def another_asker(by: Perturber, position: Position, lent: Position) -> None:
    if isinstance(position["decision"]["seat"], int):
        position["decision"]["seat"] = by.chance.randrange(position["seats"])


def another_option(by: Perturber, position: Position, lent: Position) -> None:
    if by.game.options:
        option = by.chance.choice(by.game.options)
        position["options"][option.name] = by.chance.choice(option.values)


def another_number_of_seats(by: Perturber, position: Position, lent: Position) -> None:
    position["seats"] = by.chance.randint(by.game.fewest, by.game.most)


def borrow(by: Perturber, position: Position, lent: Position) -> None:
    """One field, or the open question and several fields, of another position."""
    fields = [name for name in lent if name not in SHARED]
    many = by.chance.random() < 0.3
    for name in by.chance.sample(fields, by.chance.randint(1, len(fields)) if many else 1):
        position[name] = deepcopy(lent[name])
    if many:
        position["decision"] = deepcopy(lent["decision"])


def drop(by: Perturber, position: Position, lent: Position) -> None:
    position.pop(by.chance.choice([n for n in position if n not in ("game", "decision")]), None)
    position.setdefault("seats", by.game.fewest)
    position.setdefault("options", {})


def move(by: Perturber, position: Position, lent: Position) -> None:
    """A card, die or token goes from one list to another, or lies in both."""
    start, goal = by.leaf(position, list), by.leaf(position, list)
    if start and goal and start[0][start[1]]:
        pile, target = start[0][start[1]], goal[0][goal[1]]
        piece = by.chance.choice(pile)
        if by.chance.random() < 0.8:
            pile.remove(piece)
        target.insert(by.chance.randint(0, len(target)), deepcopy(piece))


def deal(by: Perturber, position: Position, lent: Position) -> None:
    """Several pieces go from one list to another that holds the same sort, or lie in both."""
    names = by.chance.sample(by.chance.choice(KIN[by.game.name]), 2)
    piles = [at(position, name) for name in names]
    if all(isinstance(pile, list) for pile in piles):
        start, goal = piles
        pieces = by.chance.sample(start, by.chance.randint(0, min(len(start), 8)))
        if by.chance.random() < 0.6:
            for piece in pieces:
                start.remove(piece)
        if by.chance.random() < 0.3:
            goal.clear()
        goal.extend(pieces)


def at(position: Position, path: str) -> Any:
    """What lies at a path such as `hands.0`, or nothing."""
    value: Any = position
    for step in path.split("."):
        if isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, dict):
            value = value.get(step)
        else:
            return None
    return value


def exchange(by: Perturber, position: Position, lent: Position) -> None:
    """Two places swap what they hold."""
    one, other = by.leaf(position, object), by.leaf(position, object)
    if one and other:
        first, second = deepcopy(one[0][one[1]]), deepcopy(other[0][other[1]])
        one[0][one[1]], other[0][other[1]] = second, first


def empty(by: Perturber, position: Position, lent: Position) -> None:
    place = by.leaf(position, (list, dict))
    if place:
        place[0][place[1]] = type(place[0][place[1]])()


def shuffle(by: Perturber, position: Position, lent: Position) -> None:
    place = by.leaf(position, list)
    if place:
        by.chance.shuffle(place[0][place[1]])


def pour(by: Perturber, position: Position, lent: Position) -> None:
    """All of one list goes to another, or many copies of one piece."""
    start, goal = by.leaf(position, list), by.leaf(position, list)
    if start and goal and start[0][start[1]] is not goal[0][goal[1]]:
        pile, target = start[0][start[1]], goal[0][goal[1]]
        if by.chance.random() < 0.7:
            target.extend(deepcopy(pile))
            pile.clear()
        elif pile:
            target.extend([deepcopy(pile[0]) for _ in range(by.chance.randint(2, 12))])


def another_entry(by: Perturber, position: Position, lent: Position) -> None:
    """An object such as `roads` gains, loses or renames an entry."""
    place = by.leaf(position, dict)
    if not place:
        return
    entries = place[0][place[1]]
    if entries and by.chance.random() < 0.5:
        entries.pop(by.chance.choice(list(entries)))
    if by.chance.random() < 0.7:
        holders = [*range(position["seats"]), "neutral"]
        entries[by.chance.choice([*by.names, "2", "5"])] = by.chance.choice(holders)


Change = Callable[[Perturber, Position, Position], None]
CHANGES: Final[tuple[Change, ...]] = (
    another_number, another_number, another_flag, another_name, nothing, something,
    another_question, another_question, another_asker, another_option, another_number_of_seats,
    borrow, borrow, drop, deal, deal, deal, deal, move, move, exchange, empty, shuffle, pour,
    another_entry, another_entry,
)  # fmt: skip
