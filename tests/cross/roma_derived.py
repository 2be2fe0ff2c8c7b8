"""What a board of Roma shows, by the rules and the words of docs/positions.md alone.

It stands on a position as somebody sees it: in a view, `"?"` is a card that the viewer cannot name,
and whether a card can be activated may then be unknown (None).
"""

from typing import Any

Facts = dict[str, Any]
TURNS = 400
"""R16.1: two hundred for each seat."""
FAME_PRICE = 2
"""R12.mercator.1"""
HIDDEN = "?"


class Seen:
    """A position with the words that the rules need."""

    def __init__(self, position: Facts, printed: Facts) -> None:
        self.position = position
        self.options: dict[str, str] = position["options"]
        cards = {card["name"].split()[0]: card for card in printed["cards"]}
        self.kind = {name: card["type"] for name, card in cards.items()}
        self.defence = {name: card["defence"] for name, card in cards.items()}
        self.passive = [name for name, card in cards.items() if card["dice"] == 0]
        self.active: int | None = position["turn"]["seat"]
        self.deck = sum(card["copies"] for card in cards.values()) - self.cards_outside_the_deck()

    def cards_outside_the_deck(self) -> int:
        """In a view `deck` lists what is unseen anywhere, so the cards elsewhere are counted."""
        piles = [self.position[pile] for pile in ("discard", "drawn", "lifted")]
        for pile in ("spaces", "hands", "passed"):
            piles += self.position[pile]
        return sum(card is not None for pile in piles for card in pile)

    def row(self, seat: int) -> dict[int, str | None]:
        """R1.3, R13.bribery.on.1: a seat's discs by number."""
        return dict(enumerate(self.position["spaces"][seat], 1))

    def mine(self) -> dict[int, str | None]:
        return {} if self.active is None else self.row(self.active)

    def theirs(self) -> dict[int, str | None]:
        return {} if self.active is None else self.row(1 - self.active)

    def is_blocked(self, seat: int, disc: int) -> bool:
        return disc in self.position["blocked"][seat]

    def is_barred(self, seat: int, disc: int) -> bool:
        """R13.praetorianus: by the rulebook nothing is laid on a blocked disc either."""
        return self.is_blocked(seat, disc) and self.options["praetorianus"] == "rulebook"


def derived(position: Facts, printed: Facts) -> Facts:
    seen = Seen(position, printed)
    return {
        "sides": [a_side(seen, seat) for seat in (0, 1)],
        "dice": [a_die(seen, die) for die in position["dice"]],
        "forums": [a_forum(seen, disc) for disc, card in seen.mine().items() if card == "Forum"],
        "battle": battle(seen),
        "fights": chooses(seen, "Velites", "Onager"),
        "goes_too": chooses(seen, "Sicarius", "Nero"),
        "takes_from": takes_from(seen),
        "unused_money": sum(position["dice"]),
        "spending": spending(seen),
        "deck": seen.deck,
        "discard": len(position["discard"]),
        "stockpile_left": position["stockpile"],
        "fame_left": position["fame"],
        "without_fame": position["fame"].index(0) if 0 in position["fame"] else None,
        "turns_left": TURNS - position["turn"]["number"],
        "last": last(seen),
        "fame_price": FAME_PRICE,
    }


def a_side(seen: Seen, seat: int) -> Facts:
    """R3.1, R3.2: an empty disc costs 1 fame, but nobody returns more than he has."""
    row = seen.row(seat)
    empty = list(row.values()).count(None)
    return {
        "discs": [a_disc(seen, seat, disc) for disc in row],
        "empty": empty,
        "fame_to_return": min(empty, seen.position["fame"][seat]),
    }


def a_disc(seen: Seen, seat: int, disc: int) -> Facts:
    card = seen.row(seat)[disc]
    printed = seen.defence.get(card or "")
    causes = changes(seen, seat, disc) if printed is not None else {}
    return {
        "disc": disc,
        "card": card,
        "printed": printed,
        "defence": None if printed is None else printed + sum(causes.values()),
        "changes": [{"cause": cause, "by": by} for cause, by in causes.items()],
        "blocked": seen.is_blocked(seat, disc),
        "barred": seen.is_barred(seat, disc),
    }


def changes(seen: Seen, seat: int, disc: int) -> dict[str, int]:
    """R10.3, R12.turris, R12.essedum.1: what raises and lowers a defence."""
    towers = [tower for tower, card in seen.row(seat).items() if card == "Turris"]
    if seen.options["turris"] == "publisher":
        towers = [tower for tower in towers if tower != disc]
    activations = seen.position["essedum"] if seat != seen.active else 0
    by = {"Turris": len(towers), "Essedum": -2 * activations}
    return {cause: change for cause, change in by.items() if change}


def a_die(seen: Seen, die: int) -> Facts:
    """R7.1, R8.1, R8.5, R9.1, R13.bribery.on.6: money, cards, the disc of its number, disc 7."""
    piles = seen.deck + len(seen.position["discard"])
    bribery = seen.options["bribery"] == "on"
    return {
        "die": die,
        "money": die,
        "cards": min(die, piles),
        "activate": activation(seen, die, price=0),
        "bribe": activation(seen, 7, price=die) if bribery else None,
    }


def activation(seen: Seen, disc: int, price: int) -> Facts:
    """R9.1, R9.3, R12.praetorianus.4, R13.bribery.on.6, R13.bribery.on.8."""
    assert seen.active is not None
    card = seen.mine()[disc]
    money = seen.position["money"][seen.active] - price
    idle = card is None or card in seen.passive or seen.is_blocked(seen.active, disc) or money < 0
    allowed = False if idle else can_act(seen, str(card), disc, money)
    opposite = seen.theirs()[disc] if card in ("Legionarius", "Centurio") else None
    return {"disc": disc, "card": card, "against": opposite, "allowed": allowed}


def can_act(seen: Seen, card: str, disc: int, money: int) -> bool | None:
    """R9.5 to R9.16: whether the action of a card, performed on a disc, could do anything."""
    position, theirs = seen.position, seen.theirs()
    opposing = [seen.kind.get(each or "") for each in theirs.values()]
    match card:
        case "Legionarius" | "Centurio":
            return theirs[disc] is not None
        case "Sicarius" | "Gladiator" | "Velites":
            return "character" in opposing
        case "Nero" | "Onager":
            return "building" in opposing
        case "Aesculapinum":
            return any(seen.kind[each] == "character" for each in position["discard"])
        case "Consul" | "Forum":
            return len(position["dice"]) > 1
        case "Mercator":
            return money >= 2
        case "Architectus" | "Senator":
            return can_lay(seen, "building" if card == "Architectus" else "character")
        case "Haruspex":
            return bool(seen.deck or position["discard"])
        case "Consiliarius" | "Machina":
            return can_move(seen, "building" if card == "Machina" else "character")
        case "Praetorianus":
            return not all(seen.is_blocked(1 - (seen.active or 0), each) for each in theirs)
        case "Scaenicus":
            return can_copy(seen, disc, money)
    return True


def can_lay(seen: Seen, kind: str) -> bool | None:
    """R9.11: a fitting card in hand, and a disc that is not barred."""
    assert seen.active is not None
    hand = seen.position["hands"][seen.active]
    if all(seen.is_barred(seen.active, disc) for disc in seen.mine()):
        return False
    if kind in [seen.kind.get(card) for card in hand]:
        return True
    return None if HIDDEN in hand else False


def can_move(seen: Seen, kind: str) -> bool:
    """R9.13, R13.relocate: by the publisher always; else onto an open disc without that kind."""
    assert seen.active is not None
    goals = [
        disc
        for disc, card in seen.mine().items()
        if seen.kind.get(card or "") != kind and not seen.is_barred(seen.active, disc)
    ]
    return seen.options["relocate"] == "publisher" or bool(goals)


def can_copy(seen: Seen, disc: int, money: int) -> bool | None:
    """R9.15, R12.scaenicus: any other own character, acting from the disc of the Scaenicus."""
    characters = [card for card in seen.mine().values() if seen.kind.get(card or "") == "character"]
    able = [can_act(seen, str(card), disc, money) for card in characters if card != "Scaenicus"]
    if True in able:
        return True
    return None if None in able else False


def a_forum(seen: Seen, disc: int) -> Facts:
    """R12.basilica, R12.templum, R13.bribery.on.3: neighbours differ by 1."""
    beside = [seen.mine().get(disc - 1), seen.mine().get(disc + 1)]
    return {
        "disc": disc,
        "bonus": 2 * beside.count("Basilica"),
        "third_die": "Templum" in beside,
        "further_dice": 2 if "Templum" in beside and len(seen.position["dice"]) == 3 else 1,
    }


def battle(seen: Seen) -> Facts | None:
    """R10.2: the die must reach the effective defence of the card attacked."""
    acting = seen.position["acting"] or {}
    if "target" not in acting:
        return None
    assert seen.active is not None
    under_attack = a_disc(seen, 1 - seen.active, acting["target"])
    die = acting.get("battle")
    return {
        "disc": acting["target"],
        "card": under_attack["card"],
        "defence": under_attack["defence"],
        "die": die,
        "missing": None if die is None else under_attack["defence"] - die,
    }


def chooses(seen: Seen, *cards: str) -> bool:
    """R12.velites, R12.onager, R12.sicarius, R12.nero: one of these chooses its target."""
    position = seen.position
    return position["decision"]["question"] == "target" and position["acting"]["card"] in cards


def takes_from(seen: Seen) -> str | None:
    """R12.haruspex, R12.aesculapinum: from which pile a card is taken."""
    if seen.position["decision"]["question"] != "take":
        return None
    return {"Haruspex": "deck", "Aesculapinum": "discard"}[seen.position["acting"]["card"]]


def spending(seen: Seen) -> list[Facts]:
    """R12.centurio.2, R12.forum: what each die brings that is asked for, and what none does."""
    acting, question = seen.position["acting"] or {}, seen.position["decision"]["question"]
    if question not in ("second_die", "third_die", "add_die"):
        return []
    fights = battle(seen)
    so_far = fights["die"] if fights else acting.get("second", 0)
    so_far += 0 if fights else a_forum(seen, acting["disc"])["bonus"]
    sums = {f"spend {die}": so_far + die for die in sorted(set(seen.position["dice"]))}
    sums |= {} if question == "second_die" else {"done": so_far}
    return [
        {"answer": words, "sum": each, "hits": each >= fights["defence"] if fights else None}
        for words, each in sums.items()
    ]


def last(seen: Seen) -> list[str]:
    """R11.1, R11.2: answers that surely end the game, in the order of the words' table."""
    position = seen.position
    question = position["decision"]["question"]
    if question == "act":
        return last_actions(seen)
    if question == "copy":
        return [f"copy {disc}" for disc, card in seen.mine().items() if copy_ends(seen, card)]
    if question == "buy":  # R12.mercator
        fame, money = position["fame"][1 - (seen.active or 0)], position["money"][seen.active]
        return [f"buy {fame}"] if money >= 2 * fame else []
    if question in ("second_die", "third_die"):
        return [each["answer"] for each in spending(seen) if each["sum"] >= position["stockpile"]]
    return []


def copy_ends(seen: Seen, card: str | None) -> bool:
    """R12.scaenicus.1: a character that can act now, and whose action is the last."""
    able = seen.kind.get(card or "") == "character" and can_act(
        seen, str(card), seen.position["acting"]["disc"], seen.position["money"][seen.active]
    )
    return bool(able) and ends(seen, card, 0, [])


def last_actions(seen: Seen) -> list[str]:
    """R9.1, R13.bribery.on.6, R3.2, R16.1: what dice do, and the end of the turn."""
    position, mine = seen.position, seen.mine()
    uses = [(f"activate {die}", die, activation(seen, die, 0), die) for die in position["dice"]]
    if seen.options["bribery"] == "on":
        uses += [(f"bribe {die}", 7, activation(seen, 7, die), die) for die in position["dice"]]
    found = {}
    for words, disc, act, used in uses:
        others = list(position["dice"])
        others.remove(used)
        found[words] = act["allowed"] and ends(seen, mine[disc], disc, others)
    there = a_side(seen, 1 - (seen.active or 0))
    poor = there["fame_to_return"] == position["fame"][1 - (seen.active or 0)]
    found["end"] = poor or position["turn"]["number"] == TURNS
    return [words for words, sure in found.items() if sure]


def ends(seen: Seen, card: str | None, disc: int, others: list[int]) -> bool:
    """R12.legatus, tribunus, mercatus, mercator, forum: all the fame there is, or more."""
    theirs = list(seen.theirs().values())
    fame, stockpile = seen.position["fame"][1 - (seen.active or 0)], seen.position["stockpile"]
    match card:
        case "Legatus":
            return bool(theirs.count(None) >= stockpile)
        case "Tribunus" | "Mercator":
            return bool(fame == 1)
        case "Mercatus":
            rulebook = seen.options["mercatus"] == "rulebook"
            return bool(theirs.count("Forum") >= (stockpile if rulebook else fame))
        case "Forum":
            return bool(min(others) + a_forum(seen, disc)["bonus"] >= stockpile)
    return False
