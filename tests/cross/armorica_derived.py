"""What a board of Armorica shows, by the rules and the words of docs/positions.md alone."""

from typing import Any

Facts = dict[str, Any]
ICONS = {
    "wheat": "wheat",
    "grapes": "grape",
    "olives": "olive",
    "sheep": "sheep",
    "gold": "gold",
    "amphorae": "amphora",
}
"""Icons as a board names them, and as they stand in the referees' components."""
PLEBEIANS = ("farmer", "worker", "soldier")
PATRICIANS = {"matron": "olives", "general": "grapes", "bureaucrat": "sheep"}
SUITS = (*PLEBEIANS, *PATRICIANS)
MAJORITIES = ("grapes", "olives", "sheep")
SET_POINTS = (0, 1, 3, 6, 10, 15, 21)


def derived(position: Facts, printed: Facts) -> Facts:
    cards = {card["id"]: card for card in printed["cards"]}
    displays = [[cards[name] for name in names] for names in position["displays"]]
    icons = [totals(display) for display in displays]
    rows = {
        nation: ([cards[name] for name in position[f"{nation}_row"]], position[f"{nation}_deck"])
        for nation in ("gaul", "roman")
    }
    return {
        nation: {
            "cards": [on_offer(nation, row, card, icons) for card in row],
            "deck": min((cards[name]["deck"] for name in deck), default=None),  # A2.5, A2.6
            "left": len(deck),
        }
        for nation, (row, deck) in rows.items()
    } | {
        "last_round": last_round(position),
        "displays": [
            {
                "icons": mine,
                "gaul_reach": reach(("wheat",), mine, len(rows["gaul"][0])),
                "roman_reach": reach(("wheat", *MAJORITIES), mine, len(rows["roman"][0])),
                "winter": winter(display),
                "sets": sets(display),
            }
            for display, mine in zip(displays, icons, strict=True)
        ],
        "majorities": [majority(icon, icons) for icon in MAJORITIES],
        "losses": losses(displays, position["decision"]),
    }


def last_round(position: Facts) -> int:
    """A8.1, by drawing the decks down: one card a player (A4.6), with two one more (A7.2)."""
    round_, seats, phase = position["round"], len(position["displays"]), position["phase"]
    question = position["decision"]["question"]
    if question == "over":
        return int(round_)
    left = {nation: len(position[f"{nation}_deck"]) for nation in ("gaul", "roman")}
    spare = 1 if seats == 2 else 0
    now = dict.fromkeys(left, spare)
    if phase == "setup":
        now = {nation: 6 - len(position[f"{nation}_row"]) for nation in left}
    elif phase == "end_of_round":
        now = {"gaul": int(question == "draw_gaul"), "roman": 1}
    elif phase in left:
        now[phase] += seats - position["acted"] + question.startswith("draw")
        now["roman"] += seats if phase == "gaul" else 0
    left = {nation: cards - now[nation] for nation, cards in left.items()}
    while min(left.values()) > 0 or round_ == 0:
        left = {nation: cards - seats - spare for nation, cards in left.items()}
        round_ += 1
    return min(int(round_), 99)


def totals(display: list[Facts]) -> dict[str, int]:
    """A4.3: the icons of all cards of a display."""
    return {icon: sum(card["icons"][row] for card in display) for icon, row in ICONS.items()}


def on_offer(nation: str, row: list[Facts], card: Facts, icons: list[dict[str, int]]) -> Facts:
    """A4.2, A5.2 to A5.4: the n-th card from the right, counted over all, needs n of its icon."""
    place = len(row) - row.index(card)
    icon = "wheat" if nation == "gaul" else PATRICIANS.get(card["suit"], "wheat")
    within_reach = [seat for seat, mine in enumerate(icons) if mine[icon] >= place]
    return {"card": card["id"], "place": place, "icon": icon, "within_reach": within_reach}


def reach(needed: tuple[str, ...], mine: dict[str, int], places: int) -> dict[str, int]:
    """A4.2: as many places as icons, or all of them."""
    return {icon: min(mine[icon], places) for icon in needed}


def winter(display: list[Facts]) -> Facts:
    """A6.1, A6.2: cards without amphorae go until there are as many cards as amphorae."""
    amphorae = [card["icons"]["amphora"] for card in display]
    return {
        "amphorae": sum(amphorae),
        "cards": len(display),
        "must_go": max(0, len(display) - sum(amphorae)),
        "may_go": amphorae.count(0),
    }


def sets(display: list[Facts]) -> list[Facts]:
    """A9: a suit that the set already has begins the next; only the last one can still grow."""
    runs: list[list[Facts]] = []
    for card in display:
        if not runs or card["suit"] in [each["suit"] for each in runs[-1]]:
            runs.append([])
        runs[-1].append(card)
    return [a_set(run, grows=run is runs[-1]) for run in runs]


def a_set(run: list[Facts], grows: bool) -> Facts:
    """A9.3: the points of a set, and with one more suit."""
    has = [card["suit"] for card in run]
    lacks = [suit for suit in SUITS if suit not in has and grows]
    return {
        "cards": [card["id"] for card in run],
        "points": SET_POINTS[len(run)],
        "extended_by": lacks,
        "extended_points": SET_POINTS[len(run) + bool(lacks)],
    }


def majority(icon: str, icons: list[dict[str, int]]) -> Facts:
    """A11: 4 points alone, 2 for two or three, none for four or where nobody has the icon."""
    most = max(mine[icon] for mine in icons)
    seats = [seat for seat, mine in enumerate(icons) if most > 0 and mine[icon] == most]
    points = {1: 4, 2: 2, 3: 2}.get(len(seats), 0)
    return {"icon": icon, "most": most, "seats": seats, "points": points}


def losses(displays: list[list[Facts]], decision: Facts) -> list[Facts]:
    """A6: what is left of the asked seat's points without each card that may go, or each two."""
    if decision["question"] != "starve":
        return []
    seat = decision["seat"]
    display = displays[seat]
    must_go = winter(display)["must_go"]
    may_go = [card for card in display if card["icons"]["amphora"] == 0]
    if must_go > 2 or len(may_go) > 16:
        return []
    return [
        {
            "card": card["id"],
            "points": without(displays, seat, [card]),
            "with_another": {
                other["id"]: without(displays, seat, [card, other])
                for other in may_go
                if must_go == 2 and other is not card
            },
        }
        for card in may_go
    ]


def without(displays: list[list[Facts]], seat: int, gone: list[Facts]) -> int:
    """A9 to A11: the points of a display from which some cards have gone, in its old order."""
    left = [card for card in displays[seat] if card not in gone]
    all_icons = [totals(left if k == seat else each) for k, each in enumerate(displays)]
    found = [majority(icon, all_icons) for icon in MAJORITIES]
    points = sum(each["points"] for each in found if seat in each["seats"])
    return int(points + all_icons[seat]["gold"] + sum(each["points"] for each in sets(left)))
