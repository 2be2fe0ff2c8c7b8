"""Board, set-up, turns and placing (C1 to C5), misread."""

from __future__ import annotations

from tests.cross.cambria_board import AWAY, Owner, Place
from tests.cross.cambria_referee import Referee


class OneEndOnly(Referee):
    """C1.5: a die uses a road only by the value of its first end."""

    def values_of(self, road: str) -> list[int]:
        return [self.value[self.ends[road][0]]]


class WarriorCountsOnce(Referee):
    """C1.6: a warrior counts only at the road's first fort."""

    def warriors_at(self, fort: str) -> dict[Owner, int]:
        count: dict[Owner, int] = {}
        for road in self.roads_of(fort):
            if road in self.roads and self.ends[road][0] == fort:
                count[self.roads[road]] = count.get(self.roads[road], 0) + 1
        return count


class LegionRoadIsFree(Referee):
    """C1.8: a road with the legion counts as free."""

    def is_free(self, road: str) -> bool:
        return road not in self.roads


class SetUpClockwise(Referee):
    """C2.5: the set-up goes clockwise."""

    seats = 3

    def next_to_set_up(self) -> int:
        return (self.me() + 1) % self.seats


class SetUpKeepsOnes(Referee):
    """C2.6: a 1 in the set-up is kept and lets the player choose any road."""

    def setup_roll_answers(self) -> dict[str, int]:
        return {"roll 1": 1, **super().setup_roll_answers()}


class LastPlacerBegins(Referee):
    """C2.10: the first turn goes to whoever placed last."""

    def begin_turn(self) -> None:
        if self.turns == 0:
            self.active = (self.me() + 1) % self.seats
        super().begin_turn()


class TurnsToTheRight(Referee):
    """C2.10: turns go counter-clockwise, as the set-up does."""

    seats = 3

    def next_seat(self) -> int:
        return (self.me() - 1) % self.seats


class FlatOdds(Referee):
    """C3.1: all 21 rolls are equally likely."""

    def roll_answers(self) -> dict[str, int]:
        return dict.fromkeys(super().roll_answers(), 1)


class PassOnDoubleOne(Referee):
    """C3.3: double 1 may be passed."""

    def can_pass(self) -> bool:
        return True


class NoFallAfterPass(Referee):
    """C3.4: after a pass no fort falls (the neutral warrior may have closed one)."""

    seats = 2

    def take_act(self, words: list[str]) -> None:
        self.passed = words[0] == "pass"
        super().take_act(words)
        self.passed = False

    def is_surrounded(self, fort: str) -> bool:
        return not self.passed and super().is_surrounded(fort)

    passed = False


class BothValuesNeeded(Referee):
    """C4.1: the road must fit both dice."""

    def can_place(self, road: str) -> bool:
        wanted = [die for die in self.dice if die != 1]
        return super().can_place(road) and all(die in self.values_of(road) for die in wanted)


class LowDieOnly(Referee):
    """C4.1: only the lower die places."""

    def can_place(self, road: str) -> bool:
        if 1 in self.dice:
            return super().can_place(road)
        return super().can_place(road) and self.dice[0] in self.values_of(road)


class DoubleTakesNothing(Referee):
    """C5.2: a double reaches free roads only, warriors are safe."""

    def can_be_taken(self, road: str) -> bool:
        return road == self.legion


class LegionHoldsFast(Referee):
    """C5.3: a double cannot take the legion's road."""

    def can_be_taken(self, road: str) -> bool:
        return self.is_foreign(road)


class LegionLeavesForGood(Referee):
    """C5.3: a legion driven off leaves the board instead of going to the eagle."""

    def clear(self, place: Place) -> None:
        if place == self.legion:
            self.legion = AWAY
        else:
            super().clear(place)


class DoubleTakesOwn(Referee):
    """C5.4: a double may also take a road of one's own."""

    def can_be_taken(self, road: str) -> bool:
        return super().can_be_taken(road) or road in self.roads


class DoubleOnlyTakes(Referee):
    """C5.1: a double must take a held road and cannot use a free one."""

    def can_place(self, road: str) -> bool:
        return super().can_place(road) and not (self.is_double() and self.is_free(road))


class TakenWarriorChangesSides(Referee):
    """C5.2: a removed warrior goes to the supply of whoever removed it."""

    def clear(self, place: Place) -> None:
        if place in self.roads:
            del self.roads[place]
            self.supply[self.me()] += 1
        else:
            super().clear(place)


MISTAKES: list[type[Referee]] = [
    OneEndOnly,
    WarriorCountsOnce,
    LegionRoadIsFree,
    SetUpClockwise,
    SetUpKeepsOnes,
    LastPlacerBegins,
    TurnsToTheRight,
    FlatOdds,
    PassOnDoubleOne,
    NoFallAfterPass,
    BothValuesNeeded,
    LowDieOnly,
    DoubleTakesNothing,
    LegionHoldsFast,
    LegionLeavesForGood,
    DoubleTakesOwn,
    DoubleOnlyTakes,
    TakenWarriorChangesSides,
]
