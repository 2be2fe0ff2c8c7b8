"""What a board of Cambria shows, by the rules and the words of docs/positions.md alone."""

from collections import Counter
from typing import Any

Facts = dict[str, Any]
TURNS_PER_SEAT = 200
FORTS_AT_THE_END = 6
VALUES = (2, 3, 4, 5, 6)
VALUES_WITH_POINTS = (4, 5, 6)


def derived(position: Facts, printed: Facts) -> Facts:
    value = {fort["id"]: fort["value"] for fort in printed["forts"]}
    ends = {road["id"]: {road["a"], road["b"]} for road in printed["roads"]}
    free = [road for road in ends if road not in position["roads"] and road != position["legion"]]
    return {
        "forts": [a_fort(fort, value[fort], ends, free, position) for fort in value],
        "free_roads": free,
        "free_by_value": {
            str(each): [road for road in free if each in [value[end] for end in ends[road]]]
            for each in VALUES
        },
        "ships": [a_ship(ship, position) for ship in VALUES],
        "roll": a_roll(position["dice"]),
        "leaving": leaving(position, {road: {value[end] for end in ends[road]} for road in ends}),
        "fallen": len(value) - len(position["forts"]),
        "last_fall": len(value) - FORTS_AT_THE_END,
        "forts_to_end": max(0, len(position["forts"]) - FORTS_AT_THE_END),
        "turn": latest_turn(position),
        "turns_left": TURNS_PER_SEAT * position["seats"] - position["turns"],
    }


def latest_turn(position: Facts) -> int:
    """C2.5, C3.4, C10.1: the set-up belongs to no turn, and nobody has one after the end."""
    question = position["decision"]["question"]
    if question in ("start_player", "setup_roll", "setup_place"):
        return 0
    return int(position["turns"]) + int(question != "over")


def a_fort(
    fort: str, value: int, ends: dict[str, set[str]], free: list[str], position: Facts
) -> Facts:
    """C1.5 to C1.8, C9.2: a road belongs to both its forts, and so does what stands on it."""
    roads = [road for road in ends if fort in ends[road]]
    count = Counter(position["roads"][road] for road in roads if road in position["roads"])
    standing = fort in position["forts"]
    first = leader(count) if standing else None
    return {
        "fort": fort,
        "strengths": strengths(count),
        "free": sum(road in free for road in roads),
        "legion": position["legion"] in roads,
        "missing": sum(road not in position["roads"] for road in roads),
        "first": first,
        "second": second(count, first) if value in VALUES_WITH_POINTS else None,
    }


def strengths(count: Counter[Any]) -> list[Facts]:
    """The most first; among equals by seat, and the neutral colour last."""
    colours = sorted(count, key=lambda colour: (-count[colour], str(colour)))
    return [{"colour": colour, "warriors": count[colour]} for colour in colours]


def leader(count: Counter[Any]) -> Any:
    """C9.3, C9.4: more warriors than any other."""
    most = max(count.values(), default=0)
    leading = [colour for colour in count if count[colour] == most]
    return leading[0] if len(leading) == 1 else None


def second(count: Counter[Any], first: Any) -> Any:
    """C9.5, C9.6: of the others again one with more than any other; none where no fort is taken."""
    if first is None:
        return None
    return leader(Counter({colour: n for colour, n in count.items() if colour != first}))


def a_roll(dice: list[int]) -> str | None:
    """C4, C5, C6: what two dice are; one die is no roll of a turn."""
    if len(dice) < 2:
        return None
    return {(1, 1): "ones", (1, 2): "one", (0, 1): "double"}.get(
        (int(1 in dice), len(set(dice))), "two"
    )


def leaving(position: Facts, values: dict[str, set[int]]) -> list[Facts]:
    """C5.2, C5.3, C6.2, C6.3, C6.6: a double and a 1 take held roads, double 1 even one's own."""
    roll = a_roll(position["dice"])
    if position["decision"]["question"] != "act" or roll == "two":
        return []
    found = [
        {"road": road, "holder": position["roads"][road], "goes": "supply"}
        for road in values
        if road in position["roads"]
        and (
            roll == "ones"
            or (
                max(position["dice"]) in values[road]
                and position["roads"][road] != position["active"]
            )
        )
    ]
    legion = position["legion"]
    if roll == "double" and position["dice"][0] in values.get(legion, set()):
        found.append({"road": legion, "holder": "legion", "goes": "eagle"})
    return found


def a_ship(ship: int, position: Facts) -> Facts:
    """C7.1, C7.4, C7.5: one ship a turn, after the roll, changes a die that shows another value."""
    holder = position["ships"].get(str(ship))
    usable = (
        position["decision"]["question"] == "act"
        and holder == position["active"]
        and not position["ship_used"]
    )
    dice = position["dice"] if usable else []
    return {
        "ship": ship,
        "holder": holder,
        "offers": [
            {"die": die, "dice": sorted([ship, *without_one(dice, die)])}
            for die in sorted(set(dice))
            if die != ship
        ],
    }


def without_one(dice: list[int], die: int) -> list[int]:
    rest = list(dice)
    rest.remove(die)
    return rest
