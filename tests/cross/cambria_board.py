"""The board of Cambria, how forts fall and what they score (C1, C9 to C11, C14)."""

from __future__ import annotations

from typing import Any

from tests.cross.tied import Tied, tied

Owner = int | str  # a seat, or NEUTRAL
Place = str  # a road id, or "ship 4"

NEUTRAL = "neutral"
EAGLE = "eagle"
AWAY = "away"
SHIPS = [2, 3, 4, 5, 6]
WARRIORS = 5
POINTS = {4: 2, 5: 3, 6: 4}
FORTS_LEFT_AT_END = 6
TURNS_PER_SEAT = 200
FATE_ASKED = ["start_player", "setup_roll", "neutral_roll", "roll"]


class Board:
    def __init__(self, seats: int, options: dict[str, str], components: dict[str, Any]) -> None:
        self.seats = seats
        self.chosen = dict(options)
        self.fort_ids: list[str] = [fort["id"] for fort in components["forts"]]
        self.value: dict[str, int] = {fort["id"]: fort["value"] for fort in components["forts"]}
        self.road_ids: list[str] = [road["id"] for road in components["roads"]]
        self.ends: dict[str, list[str]] = {
            road["id"]: [road["a"], road["b"]] for road in components["roads"]
        }
        self.question = "start_player"
        self.start_player: int | None = None
        self.active: int | None = None
        self.turns = 0
        self.dice: list[int] = []
        self.ship_used = False
        self.target: Place | None = None
        self.ending: str | None = None
        self.legion = EAGLE
        self.roads: dict[str, Owner] = {}
        self.ships: dict[int, int] = {}
        self.supply: dict[Owner, int] = dict.fromkeys(self.owners(), WARRIORS)
        self.forts: list[str] = list(self.fort_ids)
        self.fort_tokens: dict[Owner, list[str]] = {owner: [] for owner in self.owners()}
        self.point_tokens: dict[Owner, list[str]] = {owner: [] for owner in self.owners()}

    # ------------------------------------------------------------------ C1: the board

    def has_neutral(self) -> bool:
        """C12.1: a neutral colour joins in only when two play."""
        return self.seats == 2

    def owners(self) -> list[Owner]:
        """C1.1, C12.1: every colour on the table."""
        colours: list[Owner] = list(range(self.seats))
        return [*colours, NEUTRAL] if self.has_neutral() else colours

    def asked(self) -> int | str | None:
        """Who answers the open question."""
        if self.question == "over":
            return None
        return "fate" if self.question in FATE_ASKED else self.active

    def me(self) -> int:
        """The active seat."""
        assert self.active is not None
        return self.active

    def in_map_order(self, forts: list[str]) -> list[str]:
        """Forts in the order of the map."""
        return [fort for fort in self.fort_ids if fort in forts]

    def roads_of(self, fort: str) -> list[str]:
        """C1.3: the roads that end at a fort."""
        return [road for road in self.road_ids if fort in self.ends[road]]

    def values_of(self, road: str) -> list[int]:
        """C1.5, C13.1: a road is used by the value of either end, captured or not."""
        return [self.value[fort] for fort in self.ends[road]]

    def is_free(self, road: str) -> bool:
        """C1.8: free is a road with neither a warrior nor the legion."""
        return road not in self.roads and road != self.legion

    def free_roads(self) -> list[str]:
        """C1.8: all free roads."""
        return [road for road in self.road_ids if self.is_free(road)]

    def free_roads_at(self, value: int) -> list[str]:
        """C1.5, C1.8: the free roads at forts of a value."""
        return [road for road in self.free_roads() if value in self.values_of(road)]

    def is_foreign(self, road: str) -> bool:
        """C5.2, C6.2: held by another player's or a neutral warrior."""
        return road in self.roads and self.roads[road] != self.active

    # ------------------------------------------------------------------ C8: the supply

    def own_places(self) -> list[Place]:
        """C8.2: where the active player's warriors stand."""
        on_roads = [road for road in self.road_ids if self.roads.get(road) == self.active]
        return on_roads + [f"ship {s}" for s in SHIPS if self.ships.get(s) == self.active]

    def clear(self, place: Place) -> None:
        """C5.2, C5.3: a warrior returns to its own supply, the legion to the eagle."""
        if place.startswith("ship"):
            self.supply[self.ships.pop(int(place.split()[1]))] += 1
        elif place in self.roads:
            self.supply[self.roads.pop(place)] += 1
        elif place == self.legion:
            self.legion = EAGLE

    def put(self, owner: Owner, place: Place) -> None:
        """C5.2, C5.3, C8.1: one warrior from the supply to a place, which is cleared first."""
        if place.startswith("ship"):
            assert isinstance(owner, int)
            self.ships[int(place.split()[1])] = owner
        else:
            self.clear(place)
            self.roads[place] = owner
        self.supply[owner] -= 1

    # ------------------------------------------------------------------ C9: forts fall

    def forts_fall(self) -> None:
        """C9.1, C9.8: every fort that still has its token is judged."""
        for fort in list(self.forts):
            if self.is_surrounded(fort):
                self.award(fort)

    def is_surrounded(self, fort: str) -> bool:
        """C9.2: warriors on all roads; the legion is none."""
        return all(road in self.roads for road in self.roads_of(fort))

    def warriors_at(self, fort: str) -> dict[Owner, int]:
        """C1.6: how many warriors of each colour stand at a fort."""
        count: dict[Owner, int] = {}
        for road in self.roads_of(fort):
            if road in self.roads:
                count[self.roads[road]] = count.get(self.roads[road], 0) + 1
        return count

    def strictly_most(self, count: dict[Owner, int]) -> Owner | None:
        """C9.3, C9.4: who has more than any other; None if nobody has."""
        best = [owner for owner in count if count[owner] == max(count.values())]
        return best[0] if len(best) == 1 else None

    def award(self, fort: str) -> None:
        """C9.3 to C9.7: the fort token to the first, the point token to the second."""
        count = self.warriors_at(fort)
        first = self.strictly_most(count)
        if first is None:
            return
        self.forts.remove(fort)
        self.fort_tokens[first].append(fort)
        second = self.second_at(count, first)
        if self.points_of(fort) > 0 and second is not None:
            self.point_tokens[second].append(fort)

    def second_at(self, count: dict[Owner, int], first: Owner) -> Owner | None:
        """C9.5, C9.6: the strictly second; None if shared or if nobody else is there."""
        return self.strictly_most({owner: n for owner, n in count.items() if owner != first})

    def points_of(self, fort: str) -> int:
        """C2.2: the point token that lies under a fort token (0: none)."""
        return POINTS.get(self.value[fort], 0)

    # ------------------------------------------------------------------ C10, C14: the end

    def ending_now(self) -> str | None:
        """C10.1, C14: the ending reached at the end of a turn, if any."""
        if self.few_forts_left():
            return "six_forts"
        return "turn_limit" if self.at_turn_limit() else None

    def few_forts_left(self) -> bool:
        """C10.1: six forts or fewer."""
        return len(self.forts) <= FORTS_LEFT_AT_END

    def at_turn_limit(self) -> bool:
        """C14.1: 200 turns per seat."""
        return self.turns >= TURNS_PER_SEAT * self.seats

    def finish(self) -> None:
        """C10.2 to C10.5: the legion leaves, and what is left falls by majority."""
        self.legion = AWAY
        for fort in list(self.forts):
            self.award(fort)
        self.dice = []
        self.ship_used = False
        self.question = "over"

    # ------------------------------------------------------------------ C11: score

    def fort_score(self, seat: int) -> int:
        """C11.1: fort tokens count their value."""
        return sum(self.value[fort] for fort in self.fort_tokens[seat])

    def point_score(self, seat: int) -> int:
        """C11.1: point tokens count their points."""
        return sum(self.points_of(fort) for fort in self.point_tokens[seat])

    def tokens(self, seat: int) -> int:
        """C11.3: how many tokens of both kinds."""
        return len(self.fort_tokens[seat]) + len(self.point_tokens[seat])

    def turns_ago(self, seat: int) -> int:
        """C11.4: how many turns before the last one the seat's last turn was."""
        return (self.me() - seat) % self.seats

    def standing(self, seat: int) -> tuple[int, ...]:
        """C11.2 to C11.5: what ranks a seat, most important first; more is better."""
        score = self.fort_score(seat) + self.point_score(seat)
        by_order = self.chosen["tie"] == "turn_order"
        last = -self.turn_order().index(seat) if by_order else self.turns_ago(seat)
        return (score, self.tokens(seat), last)

    def turn_order(self) -> list[int]:
        """C11.5: the start player, then the others to the left."""
        assert self.start_player is not None
        return [(self.start_player + k) % self.seats for k in range(self.seats)]

    def ties(self) -> Tied:
        """C11.3 to C11.5: who has as many points as another, and what decides among them."""
        breaks = ["tokens", str(self.chosen["tie"])]
        return tied([self.standing(seat) for seat in range(self.seats)], breaks)

    def outcome(self) -> dict[str, Any]:
        """C11, C12.10: scores and ranks of the players, never of the neutral colour."""
        if self.question != "over":
            raise ValueError("the game is not over")
        everyone = list(range(self.seats))
        standings = [self.standing(seat) for seat in everyone]
        ranks = [1 + sum(other > mine for other in standings) for mine in standings]
        return {
            "ending": self.ending,
            "scores": [self.fort_score(seat) + self.point_score(seat) for seat in everyone],
            "parts": [
                {
                    "forts": self.fort_score(seat),
                    "points": self.point_score(seat),
                    "tokens": self.tokens(seat),
                }
                for seat in everyone
            ],
            "ranks": ranks,
            "winners": [seat for seat in everyone if ranks[seat] == 1],
        }
