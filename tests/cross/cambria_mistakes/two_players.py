"""The neutral colour, and what stays of a fort (C12, C13), misread."""

from __future__ import annotations

from tests.cross.cambria_board import NEUTRAL, Owner
from tests.cross.cambria_referee import Referee


class NeutralOneIsLost(Referee):
    """C12.4: on a 1 no neutral warrior is placed."""

    seats = 2

    def take_neutral_roll(self, words: list[str]) -> None:
        super().take_neutral_roll(words)
        if words[1] == "1":
            self.end_neutral()


class NeutralStopsAtFive(Referee):
    """C12.6: once all five are out no neutral warrior moves."""

    seats = 2

    def begin_turn(self) -> None:
        super().begin_turn()
        if self.supply[NEUTRAL] == 0:
            self.question = "roll"


class NeutralMovesAtOnce(Referee):
    """C12.5: a neutral warrior on the board is moved although the supply holds one."""

    seats = 2

    def take_neutral_place(self, words: list[str]) -> None:
        if NEUTRAL in self.roads.values():
            self.target = words[1]
            self.question = "neutral_from"
        else:
            super().take_neutral_place(words)


class NeutralTakesRoads(Referee):
    """C12.7: a neutral warrior may take a held road of the value."""

    seats = 2

    def neutral_place_answers(self) -> dict[str, int]:
        held = [road for road in self.roads if self.dice[0] in self.values_of(road)]
        return {**super().neutral_place_answers(), **{f"neutral {road}": 1 for road in held}}


class NeutralMakesForts(Referee):
    """C12.8: forts fall after the neutral placement, too."""

    seats = 2

    def end_neutral(self) -> None:
        self.forts_fall()
        super().end_neutral()


class NeutralCountsForNothing(Referee):
    """C12.9: the neutral colour is left out when warriors are counted."""

    seats = 2

    def warriors_at(self, fort: str) -> dict[Owner, int]:
        return {owner: n for owner, n in super().warriors_at(fort).items() if owner != NEUTRAL}


class NeutralWarriorsAreSafe(Referee):
    """C5.2, C6.2: neutral warriors cannot be removed."""

    seats = 2

    def is_foreign(self, road: str) -> bool:
        return super().is_foreign(road) and self.roads[road] != NEUTRAL


class NeutralPointsAreLost(Referee):
    """C12.9: the neutral colour takes forts but no point tokens."""

    seats = 2

    def second_at(self, count: dict[Owner, int], first: Owner) -> Owner | None:
        second = super().second_at(count, first)
        return None if second == NEUTRAL else second


class NeutralOnceARound(Referee):
    """C12.3: the neutral warrior comes only before the start player's turns."""

    seats = 2

    def begin_turn(self) -> None:
        super().begin_turn()
        if self.active != self.start_player:
            self.question = "roll"


class CapturedFortsLoseTheirValue(Referee):
    """C13.1: a road is no longer used by the value of a fort that has fallen."""

    def values_of(self, road: str) -> list[int]:
        return [self.value[fort] for fort in self.ends[road] if fort in self.forts]


class FallsAgain(Referee):
    """C9.1: a fallen fort whose roads are held by a new majority changes hands."""

    def forts_fall(self) -> None:
        super().forts_fall()
        for fort in self.fort_ids:
            first = self.strictly_most(self.warriors_at(fort))
            if fort in self.forts or first is None or not self.is_surrounded(fort):
                continue
            for owner in self.owners():
                if fort in self.fort_tokens[owner]:
                    self.fort_tokens[owner].remove(fort)
            self.fort_tokens[first].append(fort)


MISTAKES: list[type[Referee]] = [
    NeutralOneIsLost,
    NeutralStopsAtFive,
    NeutralMovesAtOnce,
    NeutralTakesRoads,
    NeutralMakesForts,
    NeutralCountsForNothing,
    NeutralWarriorsAreSafe,
    NeutralPointsAreLost,
    NeutralOnceARound,
    CapturedFortsLoseTheirValue,
    FallsAgain,
]
