"""Planted mistakes: readings of Cambria that a careful person could have, and that are wrong.

Each is the slow referee with one rule misread; the docstring names the broken rule. A comparison
of the engine with the right referee is worth something only if it tells every one of these apart.
Where a mistake shows only at a certain number of seats, the class says so in ``seats``. C14 has
none: no random game lasts long enough to show one.
"""

from __future__ import annotations

from typing import ClassVar

from tests.cross.cambria_referee import AWAY, NEUTRAL, POINTS, SHIPS, Owner, Place, Referee

# ---------------------------------------------------------------------- C1 to C3


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


# ---------------------------------------------------------------------- C4 and C5


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


# ---------------------------------------------------------------------- C6


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


# ---------------------------------------------------------------------- C7 and C8


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


# ---------------------------------------------------------------------- C9


class LegionClosesForts(Referee):
    """C9.2: a road with the legion counts as closed."""

    def is_surrounded(self, fort: str) -> bool:
        return all(road in self.roads or road == self.legion for road in self.roads_of(fort))


class OneRoadMayBeFree(Referee):
    """C9.2: a majority that nobody can beat any more takes the fort with roads still free."""

    def is_surrounded(self, fort: str) -> bool:
        most = max(self.warriors_at(fort).values(), default=0)
        return super().is_surrounded(fort) or 2 * most > self.value[fort]


class OnlyTheActiveCaptures(Referee):
    """C9.3: only the active player takes forts."""

    def is_surrounded(self, fort: str) -> bool:
        mine = self.strictly_most(self.warriors_at(fort)) == self.active
        return mine and super().is_surrounded(fort)


class ActiveWinsTies(Referee):
    """C9.4: the active player takes a fort on a tie for the most."""

    def strictly_most(self, count: dict[Owner, int]) -> Owner | None:
        me = self.me()
        if me in count and count[me] == max(count.values()):
            return me
        return super().strictly_most(count)


class SharedSecondTakesPoints(Referee):
    """C9.6: a shared second place still takes the point token."""

    def second_at(self, count: dict[Owner, int], first: Owner) -> Owner | None:
        others = {owner: n for owner, n in count.items() if owner != first}
        return max(others, key=lambda owner: others[owner], default=None)


class LonePlayerTakesPoints(Referee):
    """C9.6: whoever surrounds a fort alone also takes its point token."""

    def second_at(self, count: dict[Owner, int], first: Owner) -> Owner | None:
        return first if len(count) == 1 else super().second_at(count, first)


class FirstTakesPoints(Referee):
    """C9.5: the point token goes to the first, too."""

    def second_at(self, count: dict[Owner, int], first: Owner) -> Owner | None:
        return first


class WarriorsGoHome(Referee):
    """C9.7: the warriors around a fallen fort return to their supplies."""

    def award(self, fort: str) -> None:
        super().award(fort)
        if fort not in self.forts:
            for road in self.roads_of(fort):
                if road in self.roads:
                    self.clear(road)


class OneFortPerTurn(Referee):
    """C9.8: at most one fort falls in a turn."""

    def forts_fall(self) -> None:
        before = len(self.forts)
        for fort in list(self.forts):
            if len(self.forts) == before and self.is_surrounded(fort):
                self.award(fort)


# ---------------------------------------------------------------------- C10 and C11


class EndsAtFive(Referee):
    """C10.1: the game ends with fewer than six forts."""

    def few_forts_left(self) -> bool:
        return len(self.forts) < 6


class EndsAfterSixFell(Referee):
    """C10.1: the game ends when six forts have fallen."""

    def few_forts_left(self) -> bool:
        return len(self.forts) <= len(self.fort_ids) - 6


class EndsAfterTheRound(Referee):
    """C10.1: the round is played to its end."""

    def few_forts_left(self) -> bool:
        return self.turns % self.seats == 0 and super().few_forts_left()


class LegionStaysAtTheEnd(Referee):
    """C10.2: the legion stays on its road at the end."""

    def finish(self) -> None:
        where = self.legion
        super().finish()
        self.legion = where


class NoLastAssault(Referee):
    """C10.3: forts that are not surrounded at the end go to nobody."""

    def finish(self) -> None:
        kept, self.forts = self.forts, []
        super().finish()
        self.forts = kept


class BlockedToTheLast(Referee):
    """C10.2: a fort at the legion's road does not fall at the end."""

    def finish(self) -> None:
        blocked = [fort for fort in self.forts if self.legion in self.roads_of(fort)]
        self.forts = [fort for fort in self.forts if fort not in blocked]
        super().finish()
        self.forts += blocked


class NoPointsAtTheEnd(Referee):
    """C10.4: in the last assault point tokens are not given."""

    def finish(self) -> None:
        kept = {owner: list(tokens) for owner, tokens in self.point_tokens.items()}
        super().finish()
        self.point_tokens = kept


class PointsCountTheFort(Referee):
    """C11.1: a point token counts the value of its fort."""

    def point_score(self, seat: int) -> int:
        return sum(self.value[fort] for fort in self.point_tokens[seat])


class PointsOneTooHigh(Referee):
    """C2.2: the point tokens are worth 3, 4 and 5."""

    def points_of(self, fort: str) -> int:
        points = POINTS.get(self.value[fort], 0)
        return points + 1 if points else 0


class TieByFortTokens(Referee):
    """C11.3: only fort tokens are counted in a tie."""

    seats = 5  # ties are rare, and these games are the shortest

    def standing(self, seat: int) -> tuple[int, ...]:
        score, _, ago = super().standing(seat)
        return (score, len(self.fort_tokens[seat]), ago)


class TieToTheLastMover(Referee):
    """C11.4: of tied players the one who moved last is ranked higher."""

    def turns_ago(self, seat: int) -> int:
        return -super().turns_ago(seat)


class TieBySeat(Referee):
    """C11.4: the last tie is broken by the distance from the start player."""

    seats = 4

    def turns_ago(self, seat: int) -> int:
        assert self.start_player is not None
        return -((seat - self.start_player) % self.seats)


class TurnOrderFromTheFirstSeat(Referee):
    """C11.5: turn order is counted from the first seat, whoever began."""

    seats = 4
    options: ClassVar[dict[str, str]] = {"tie": "turn_order"}

    def turn_order(self) -> list[int]:
        return list(range(self.seats))


class TurnOrderIsForgotten(Referee):
    """C11.5: the option is not heeded."""

    seats = 4
    options: ClassVar[dict[str, str]] = {"tie": "turn_order"}

    def standing(self, seat: int) -> tuple[int, ...]:
        score, tokens, _ = super().standing(seat)
        return (score, tokens, self.turns_ago(seat))


# ---------------------------------------------------------------------- C12 and C13


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
    thing
    for thing in list(globals().values())
    if isinstance(thing, type) and issubclass(thing, Referee) and thing is not Referee
]
