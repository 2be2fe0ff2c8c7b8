"""Forts fall, the end, the score (C9 to C11), misread."""

from __future__ import annotations

from typing import ClassVar

from tests.cross.cambria_board import POINTS, Owner
from tests.cross.cambria_referee import Referee


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


MISTAKES: list[type[Referee]] = [
    LegionClosesForts,
    OneRoadMayBeFree,
    OnlyTheActiveCaptures,
    ActiveWinsTies,
    SharedSecondTakesPoints,
    LonePlayerTakesPoints,
    FirstTakesPoints,
    WarriorsGoHome,
    OneFortPerTurn,
    EndsAtFive,
    EndsAfterSixFell,
    EndsAfterTheRound,
    LegionStaysAtTheEnd,
    NoLastAssault,
    BlockedToTheLast,
    NoPointsAtTheEnd,
    PointsCountTheFort,
    PointsOneTooHigh,
    TieByFortTokens,
    TieToTheLastMover,
    TieBySeat,
    TurnOrderFromTheFirstSeat,
    TurnOrderIsForgotten,
]
