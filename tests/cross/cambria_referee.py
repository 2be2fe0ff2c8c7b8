"""The slow referee of Cambria: a second opinion, written from the rules and from nothing else.

It imports nothing of the house and is never made faster. Rule numbers are those of
``docs/rules/cambria.md``; positions and words are those of ``docs/positions.md``.
Every rule is a small method, so that a mistake can be planted by overriding it.
"""

from __future__ import annotations

from typing import Any

from tests.cross.cambria_board import (
    NEUTRAL,
    SHIPS,
)
from tests.cross.cambria_moves import Moves


class Referee(Moves):
    """One table of Cambria."""

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
