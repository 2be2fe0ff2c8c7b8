"""The slow referee of Cambria: a second opinion, written from the rules and from nothing else.

It imports nothing of the house and is never made faster. Rule numbers are those of
``docs/rules/cambria.md``; positions and words are those of ``docs/positions.md``.
Every rule is a small method, so that a mistake can be planted by overriding it.
"""

from __future__ import annotations

from typing import Any

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


class Referee:
    """One table of Cambria."""

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

    # ------------------------------------------------------------------ the door

    @classmethod
    def start(cls, seats: int, options: dict[str, str], components: dict[str, Any]) -> Referee:
        """A table before fate has picked the start player (C2)."""
        return cls(seats, options, components)

    @classmethod
    def at(cls, position: dict[str, Any], components: dict[str, Any]) -> Referee:
        """The table that a full position describes."""
        table = cls(position["seats"], position["options"], components)
        table.question = position["decision"]["question"]
        table.start_player = position["start_player"]
        table.active = position["active"]
        table.turns = position["turns"]
        table.dice = list(position["dice"])
        table.ship_used = position["ship_used"]
        table.target = position["target"]
        table.legion = position["legion"]
        table.roads = dict(position["roads"])
        table.ships = {int(ship): seat for ship, seat in position["ships"].items()}
        table.forts = list(position["forts"])
        for seat in range(table.seats):
            table.supply[seat] = position["supply"][seat]
            table.fort_tokens[seat] = list(position["fort_tokens"][seat])
            table.point_tokens[seat] = list(position["point_tokens"][seat])
        if position["neutral_tokens"] is not None:
            table.supply[NEUTRAL] = position["neutral_supply"]
            table.fort_tokens[NEUTRAL] = list(position["neutral_tokens"]["forts"])
            table.point_tokens[NEUTRAL] = list(position["neutral_tokens"]["points"])
        if table.question == "over":
            table.ending = "turn_limit" if table.at_turn_limit() else "six_forts"
        return table

    def position(self) -> dict[str, Any]:
        """The whole table as ``docs/positions.md`` writes it."""
        everyone = range(self.seats)
        neutral = self.has_neutral()
        return {
            "game": "cambria",
            "seats": self.seats,
            "options": dict(self.chosen),
            "decision": {"seat": self.asked(), "question": self.question},
            "start_player": self.start_player,
            "active": self.active,
            "turns": self.turns,
            "dice": list(self.dice),
            "ship_used": self.ship_used,
            "legion": self.legion,
            "roads": {road: self.roads[road] for road in self.road_ids if road in self.roads},
            "ships": {str(ship): self.ships[ship] for ship in SHIPS if ship in self.ships},
            "supply": [self.supply[seat] for seat in everyone],
            "neutral_supply": self.supply[NEUTRAL] if neutral else None,
            "forts": self.in_map_order(self.forts),
            "fort_tokens": [self.in_map_order(self.fort_tokens[seat]) for seat in everyone],
            "point_tokens": [self.in_map_order(self.point_tokens[seat]) for seat in everyone],
            "neutral_tokens": {
                "forts": self.in_map_order(self.fort_tokens[NEUTRAL]),
                "points": self.in_map_order(self.point_tokens[NEUTRAL]),
            }
            if neutral
            else None,
            "target": self.target,
        }

    def legal(self) -> dict[str, int]:
        """Every answer to the open question, with its odds."""
        listed = {
            "start_player": self.start_answers,
            "setup_roll": self.setup_roll_answers,
            "setup_place": self.setup_place_answers,
            "neutral_roll": self.neutral_roll_answers,
            "neutral_place": self.neutral_place_answers,
            "neutral_from": self.neutral_from_answers,
            "roll": self.roll_answers,
            "act": self.act_answers,
            "from": self.from_answers,
            "board": self.board_answers,
        }
        return {} if self.question == "over" else listed[self.question]()

    def apply(self, words: str) -> None:
        """Carry out one answer; ValueError if it is not legal."""
        if words not in self.legal():
            raise ValueError(f"not legal now: {words}")
        carried = {
            "start_player": self.take_start,
            "setup_roll": self.take_setup_roll,
            "setup_place": self.take_setup_place,
            "neutral_roll": self.take_neutral_roll,
            "neutral_place": self.take_neutral_place,
            "neutral_from": self.take_neutral_from,
            "roll": self.take_roll,
            "act": self.take_act,
            "from": self.take_from,
            "board": self.take_board,
        }
        carried[self.question](words.split())

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

    # ------------------------------------------------------------------ C2: set-up

    def start_answers(self) -> dict[str, int]:
        """C2.4: every seat is as likely as any other to begin."""
        return {f"start {seat}": 1 for seat in range(self.seats)}

    def take_start(self, words: list[str]) -> None:
        """C2.5: the start player is the first to place."""
        self.start_player = int(words[1])
        self.active = self.start_player
        self.question = "setup_roll"

    def setup_roll_answers(self) -> dict[str, int]:
        """C2.6, C2.7: a 1 and a value without a free road are rolled again."""
        return {f"roll {value}": 1 for value in SHIPS if self.free_roads_at(value)}

    def take_setup_roll(self, words: list[str]) -> None:
        """C2.6: one die."""
        self.dice = [int(words[1])]
        self.question = "setup_place"

    def setup_place_answers(self) -> dict[str, int]:
        """C2.8: a free road at a fort of the rolled value."""
        return {f"place {road}": 1 for road in self.free_roads_at(self.dice[0])}

    def take_setup_place(self, words: list[str]) -> None:
        """C2.8, C2.9: the warrior comes from the supply, and nothing falls."""
        self.put(self.me(), words[1])
        self.dice = []
        self.active = self.next_to_set_up()
        if self.active == self.start_player:
            self.begin_turn()
        else:
            self.question = "setup_roll"

    def next_to_set_up(self) -> int:
        """C2.5: counter-clockwise."""
        return (self.me() - 1) % self.seats

    # ------------------------------------------------------------------ C3: the turn

    def begin_turn(self) -> None:
        """C3.1, C12.3, C12.11: two dice, after the neutral placement when two play."""
        self.dice = []
        self.ship_used = False
        self.target = None
        self.question = "roll"
        if self.has_neutral() and self.free_roads():
            self.question = "neutral_roll"

    def next_seat(self) -> int:
        """C2.10: turns pass to the left."""
        return (self.me() + 1) % self.seats

    def roll_answers(self) -> dict[str, int]:
        """C3.1: two dice; two different values come twice as often as a double."""
        return {
            f"roll {low} {high}": 1 if low == high else 2
            for low in range(1, 7)
            for high in range(low, 7)
        }

    def take_roll(self, words: list[str]) -> None:
        """C3.1: the roll is in force until the end of the turn."""
        self.dice = [int(words[1]), int(words[2])]
        self.question = "act"

    def act_answers(self) -> dict[str, int]:
        """C3.2, C3.3: a ship, one deed of C4 to C6, or a pass."""
        answers = [f"ship {ship} for {die}" for ship, die in self.ship_uses()]
        answers += [f"place {road}" for road in self.road_ids if self.can_place(road)]
        answers += [f"legion {road}" for road in self.road_ids if self.can_send_legion(road)]
        if self.can_pass():
            answers.append("pass")
        return dict.fromkeys(answers, 1)

    def take_act(self, words: list[str]) -> None:
        """C3.2: carry out what the player chose."""
        if words[0] == "ship":
            self.use_ship(int(words[1]), int(words[3]))
        elif words[0] == "place":
            self.place(words[1])
        elif words[0] == "legion":
            self.send_legion(words[1])
        else:
            self.end_turn()

    def can_pass(self) -> bool:
        """C3.3: always, but not while double 1 is in force."""
        return self.dice != [1, 1]

    def end_turn(self) -> None:
        """C3.4, C10.1: forts fall, then the game ends or the next turn begins."""
        self.forts_fall()
        self.turns += 1
        self.ending = self.ending_now()
        if self.ending is not None:
            self.finish()
        else:
            self.active = self.next_seat()
            self.begin_turn()

    # ------------------------------------------------------------------ C4 to C6: placing

    def is_double(self) -> bool:
        """C5: two equal dice."""
        return self.dice[0] == self.dice[1]

    def can_place(self, road: str) -> bool:
        """C4.1, C5, C6.1: may the roll in force put a warrior on this road?"""
        placing = [die for die in self.dice if die != 1]
        if not any(die in self.values_of(road) for die in placing):
            return False
        return self.is_free(road) or (self.is_double() and self.can_be_taken(road))

    def can_be_taken(self, road: str) -> bool:
        """C5.2, C5.3, C5.4: held by somebody else or by the legion."""
        return self.is_foreign(road) or road == self.legion

    def place(self, target: Place) -> None:
        """C8.1, C8.2: from the supply, or else one of the own warriors is to be chosen."""
        if self.supply[self.me()] > 0:
            self.put(self.me(), target)
            self.end_turn()
        else:
            self.target = target
            self.question = "from"

    # ------------------------------------------------------------------ C6: the legion

    def can_send_legion(self, road: str) -> bool:
        """C6: may the roll in force send the legion to this road?"""
        if 1 not in self.dice or road == self.legion:
            return False
        if self.dice == [1, 1]:
            return self.double_one_reaches(road)
        return self.dice[1] in self.values_of(road) and self.single_one_reaches(road)

    def double_one_reaches(self, road: str) -> bool:
        """C6.5, C6.6: any other road, whoever holds it."""
        return road in self.road_ids

    def single_one_reaches(self, road: str) -> bool:
        """C6.2, C6.3: free or foreign, never one's own."""
        return self.is_free(road) or self.is_foreign(road)

    def send_legion(self, road: str) -> None:
        """C6.2, C6.6, C6.9: a warrior there goes home, then the player may board."""
        self.clear(road)
        self.legion = road
        if self.free_ships() and self.could_board():
            self.question = "board"
        else:
            self.end_turn()

    def free_ships(self) -> list[int]:
        """C6.9: one warrior per ship."""
        return [ship for ship in SHIPS if ship not in self.ships]

    def could_board(self) -> bool:
        """C6.9, C6.10, C8: there is a warrior, in the supply or on the board."""
        return self.supply[self.me()] > 0 or bool(self.own_places())

    def board_answers(self) -> dict[str, int]:
        """C6.9: any free ship, or none."""
        return {**{f"board {ship}": 1 for ship in self.free_ships()}, "pass": 1}

    def take_board(self, words: list[str]) -> None:
        """C6.9: board or decline."""
        if words[0] == "board":
            self.place(f"ship {words[1]}")
        else:
            self.end_turn()

    # ------------------------------------------------------------------ C7: ships

    def ship_uses(self) -> list[tuple[int, int]]:
        """C7.1, C7.4, C7.5: which own ship may change which die."""
        if self.ship_used:
            return []
        mine = [ship for ship in SHIPS if self.ships.get(ship) == self.active]
        return [(ship, die) for ship in mine for die in self.dice if die != ship]

    def use_ship(self, ship: int, die: int) -> None:
        """C7.1, C7.2, C7.6: the warrior goes home and the die takes the ship's value."""
        self.clear(f"ship {ship}")
        self.dice.remove(die)
        self.dice = sorted([*self.dice, ship])
        self.ship_used = True

    # ------------------------------------------------------------------ C8: the supply

    def own_places(self) -> list[Place]:
        """C8.2: where the active player's warriors stand."""
        on_roads = [road for road in self.road_ids if self.roads.get(road) == self.active]
        return on_roads + [f"ship {s}" for s in SHIPS if self.ships.get(s) == self.active]

    def from_answers(self) -> dict[str, int]:
        """C8.2: any own warrior, from a road or from a ship."""
        return {f"from {place}": 1 for place in self.own_places()}

    def take_from(self, words: list[str]) -> None:
        """C8.2, C8.3: the chosen warrior moves to the place chosen before."""
        target = self.target
        assert target is not None
        self.clear(" ".join(words[1:]))
        self.put(self.me(), target)
        self.target = None
        self.end_turn()

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

    # ------------------------------------------------------------------ C12: two players

    def neutral_roll_answers(self) -> dict[str, int]:
        """C12.3: one die."""
        return {f"roll {value}": 1 for value in range(1, 7)}

    def take_neutral_roll(self, words: list[str]) -> None:
        """C12.3: the active player places for the neutral colour."""
        self.dice = [int(words[1])]
        self.question = "neutral_place"

    def neutral_place_answers(self) -> dict[str, int]:
        """C12.3, C12.4, C12.7: a free road of that value; on a 1 or without one, any."""
        fitting = self.free_roads_at(self.dice[0]) or self.free_roads()
        return {f"neutral {road}": 1 for road in fitting}

    def take_neutral_place(self, words: list[str]) -> None:
        """C12.5, C12.6: from the supply, or else a neutral warrior is to be chosen."""
        if self.supply[NEUTRAL] > 0:
            self.put(NEUTRAL, words[1])
            self.end_neutral()
        else:
            self.target = words[1]
            self.question = "neutral_from"

    def neutral_from_answers(self) -> dict[str, int]:
        """C12.6: any neutral warrior."""
        standing = [road for road in self.road_ids if self.roads.get(road) == NEUTRAL]
        return {f"neutral from {road}": 1 for road in standing}

    def take_neutral_from(self, words: list[str]) -> None:
        """C12.6: it moves to the road chosen before."""
        target = self.target
        assert target is not None
        self.clear(words[2])
        self.put(NEUTRAL, target)
        self.target = None
        self.end_neutral()

    def end_neutral(self) -> None:
        """C12.8: nothing falls; the active player rolls."""
        self.dice = []
        self.question = "roll"
