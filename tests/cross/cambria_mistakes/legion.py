"""The legion and boarding (C6), misread."""

from __future__ import annotations

from tests.cross.cambria_referee import Referee


class OneOnlyMovesLegion(Referee):
    """C6.1: with one 1 no warrior can be placed."""

    def can_place(self, road: str) -> bool:
        return 1 not in self.dice and super().can_place(road)


class OneMovesLegionAnywhere(Referee):
    """C6.2: with one 1 the other value does not bind the legion."""

    def can_send_legion(self, road: str) -> bool:
        return 1 in self.dice and road != self.legion and self.single_one_reaches(road)


class OneSparesWarriors(Referee):
    """C6.2: with one 1 the legion goes to free roads only."""

    def single_one_reaches(self, road: str) -> bool:
        return self.is_free(road)


class OneThrowsOwn(Referee):
    """C6.3: with one 1 the legion may remove one's own warrior."""

    def single_one_reaches(self, road: str) -> bool:
        return True


class DoubleOneSparesOwn(Referee):
    """C6.6: double 1 cannot be used against one's own warrior."""

    def double_one_reaches(self, road: str) -> bool:
        return self.roads.get(road) != self.active


class LegionMayStay(Referee):
    """C6.7: moving the legion to the road where it stands is allowed."""

    def can_send_legion(self, road: str) -> bool:
        if road != self.legion:
            return super().can_send_legion(road)
        return 1 in self.dice and (self.dice[1] == 1 or self.dice[1] in self.values_of(road))


class EagleNeedsDoubleOne(Referee):
    """C6.8: only double 1 brings the legion from the eagle to the board."""

    def can_send_legion(self, road: str) -> bool:
        if self.legion == "eagle" and self.dice != [1, 1]:
            return False
        return super().can_send_legion(road)


class BoardAfterDoubleOneOnly(Referee):
    """C6.9: only double 1 lets a warrior board."""

    def could_board(self) -> bool:
        return self.dice == [1, 1] and super().could_board()


class BoardTheRolledShip(Referee):
    """C6.9: the warrior may board only the ship of the value rolled with the 1."""

    def free_ships(self) -> list[int]:
        free = super().free_ships()
        return free if self.dice == [1, 1] else [ship for ship in free if ship in self.dice]


class MustBoard(Referee):
    """C6.9: after moving the legion one has to board."""

    def board_answers(self) -> dict[str, int]:
        return {f"board {ship}": 1 for ship in self.free_ships()}


MISTAKES: list[type[Referee]] = [
    OneOnlyMovesLegion,
    OneMovesLegionAnywhere,
    OneSparesWarriors,
    OneThrowsOwn,
    DoubleOneSparesOwn,
    LegionMayStay,
    EagleNeedsDoubleOne,
    BoardAfterDoubleOneOnly,
    BoardTheRolledShip,
    MustBoard,
]
