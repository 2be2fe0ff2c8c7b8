"""What warriors, legion and ships do, and how a turn ends (C3 to C8, C12)."""

from __future__ import annotations

from tests.cross.cambria_board import (
    NEUTRAL,
    SHIPS,
    Board,
    Place,
)


class Moves(Board):
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
