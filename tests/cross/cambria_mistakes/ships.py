"""Ships and the supply (C7, C8), misread."""

from __future__ import annotations

from tests.cross.cambria_board import SHIPS, Place
from tests.cross.cambria_referee import Referee


class ShipChangesBothDice(Referee):
    """C7.1: a ship changes both dice of a double."""

    def use_ship(self, ship: int, die: int) -> None:
        was = list(self.dice)
        super().use_ship(ship, die)
        if was == [die, die]:
            self.dice = [ship, ship]


class ShipWarriorIsSpent(Referee):
    """C7.1: the warrior taken off a ship goes straight to the board, not to the supply."""

    def use_ship(self, ship: int, die: int) -> None:
        super().use_ship(ship, die)
        self.supply[self.me()] -= 1


class ShipCannotMakeDoubles(Referee):
    """C7.2: a ship may not make a double."""

    def ship_uses(self) -> list[tuple[int, int]]:
        return [(s, d) for s, d in super().ship_uses() if s not in self.dice]


class ShipCannotLiftDuty(Referee):
    """C7.3: after double 1 no ship can be used."""

    def ship_uses(self) -> list[tuple[int, int]]:
        return [] if self.dice == [1, 1] else super().ship_uses()


class ShipKeepsDuty(Referee):
    """C7.3: a ship changes double 1, but the duty to do something stays."""

    seats = 3  # the longest games, since this roll is rare

    def use_ship(self, ship: int, die: int) -> None:
        self.bound = self.dice == [1, 1]
        super().use_ship(ship, die)

    def can_pass(self) -> bool:
        return super().can_pass() and not (self.ship_used and self.bound)

    bound = False


class ShipForItsOwnValue(Referee):
    """C7.4: a die that shows the ship's value may be chosen too."""

    def ship_uses(self) -> list[tuple[int, int]]:
        if self.ship_used:
            return []
        mine = [ship for ship in SHIPS if self.ships.get(ship) == self.active]
        return [(ship, die) for ship in mine for die in self.dice]


class SeveralShips(Referee):
    """C7.5: any number of ships may be used in a turn."""

    def ship_uses(self) -> list[tuple[int, int]]:
        mine = [ship for ship in SHIPS if self.ships.get(ship) == self.active]
        return [(ship, die) for ship in mine for die in self.dice if die != ship]


class ShipBindsToAct(Referee):
    """C3.3: after using a ship the player may not pass."""

    def can_pass(self) -> bool:
        return super().can_pass() and not self.ship_used


class EmptiedShipIsShut(Referee):
    """C7.6: the ship just used cannot be boarded in the same turn."""

    def use_ship(self, ship: int, die: int) -> None:
        self.emptied = ship
        super().use_ship(ship, die)

    def free_ships(self) -> list[int]:
        return [s for s in super().free_ships() if not (self.ship_used and s == self.emptied)]

    emptied = 0


class OneShipEach(Referee):
    """C7.7: a player who holds a ship cannot board another."""

    def could_board(self) -> bool:
        return self.active not in self.ships.values() and super().could_board()


class AnybodysShip(Referee):
    """C7.8: any ship with a warrior may be used, also another player's."""

    def ship_uses(self) -> list[tuple[int, int]]:
        if self.ship_used:
            return []
        held = [ship for ship in SHIPS if ship in self.ships]
        return [(ship, die) for ship in held for die in self.dice if die != ship]


class AlwaysMoves(Referee):
    """C8.1: a warrior on the board is moved although the supply holds one."""

    def place(self, target: Place) -> None:
        if self.own_places():
            self.target = target
            self.question = "from"
        else:
            super().place(target)


class EmptySupplyCannotPlace(Referee):
    """C8.2: with an empty supply nothing can be placed."""

    def can_place(self, road: str) -> bool:
        return self.supply[self.me()] > 0 and super().can_place(road)


class ShipWarriorsStay(Referee):
    """C8.2: only warriors on roads move when the supply is empty."""

    def own_places(self) -> list[Place]:
        return [place for place in super().own_places() if not place.startswith("ship")]


class RoadWarriorsDoNotBoard(Referee):
    """C8.2: only a warrior from the supply can board."""

    def could_board(self) -> bool:
        return self.supply[self.me()] > 0


class MakesRoomForItself(Referee):
    """C8.3: with an empty supply one may move to a road that the move itself vacates."""

    def is_free(self, road: str) -> bool:
        if self.question == "act" and self.supply[self.me()] == 0:
            return super().is_free(road) or self.roads.get(road) == self.active
        return super().is_free(road)


MISTAKES: list[type[Referee]] = [
    ShipChangesBothDice,
    ShipWarriorIsSpent,
    ShipCannotMakeDoubles,
    ShipCannotLiftDuty,
    ShipKeepsDuty,
    ShipForItsOwnValue,
    SeveralShips,
    ShipBindsToAct,
    EmptiedShipIsShut,
    OneShipEach,
    AnybodysShip,
    AlwaysMoves,
    EmptySupplyCannotPlace,
    ShipWarriorsStay,
    RoadWarriorsDoNotBoard,
    MakesRoomForItself,
]
