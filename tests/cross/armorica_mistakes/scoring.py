"""Points and places (A9 to A12), misread."""

from tests.cross.armorica_referee import Referee
from tests.cross.armorica_table import SET_POINTS
from tests.cross.tied import Tied


class SetsSkipCards(Referee):
    """A9.1: cards may be skipped, so that sets are collected from the whole display."""

    def sets(self, seat: int) -> list[list[str]]:
        found: list[list[str]] = []
        for card in self.displays[seat]:
            suit = self.suit(card)
            home = next((one_set for one_set in found if suit not in one_set), None)
            if home is None:
                home = []
                found.append(home)
            home.append(suit)
        return found


class OnlyNeighboursBreakASet(Referee):
    """A9.2: a set ends only where two neighbours share a suit, and its suits are counted."""

    def sets(self, seat: int) -> list[list[str]]:
        runs: list[list[str]] = []
        for card in self.displays[seat]:
            suit = self.suit(card)
            if not runs or runs[-1][-1] == suit:
                runs.append([])
            runs[-1].append(suit)
        return [sorted(set(run)) for run in runs]


class RepeatedSuitIsLost(Referee):
    """A9.2: the card that repeats a suit ends the set and belongs to no set."""

    def sets(self, seat: int) -> list[list[str]]:
        found: list[list[str]] = [[]]
        for card in self.displays[seat]:
            if self.suit(card) in found[-1]:
                found.append([])
            else:
                found[-1].append(self.suit(card))
        return found


class LastSetNotScored(Referee):
    """A9.3: the set that the end of the display closes is forgotten."""

    def sets(self, seat: int) -> list[list[str]]:
        return super().sets(seat)[:-1]


class OnlyTheBestSet(Referee):
    """A9.3: only the longest set scores."""

    def set_points(self, seat: int) -> int:
        return max((SET_POINTS[len(one_set)] for one_set in self.sets(seat)), default=0)


class GoldOnlyBreaksTies(Referee):
    """A10.1: gold icons score nothing."""

    def gold_points(self, seat: int) -> int:
        return 0


class SecondMostScoresTwo(Referee):
    """A11.1: the second most icons score 2 points."""

    def majority_points(self, icon: str) -> list[int]:
        points = super().majority_points(icon)
        counts = [self.icons(seat, icon) for seat in range(self.seats)]
        if 4 not in points:
            return points
        second = max(count for count in counts if count < max(counts))
        return [
            2 if count == second else point for count, point in zip(counts, points, strict=True)
        ]


class TiesScoreInFull(Referee):
    """A11.2: all who tie for the most score 4 points."""

    def majority_prize(self, most: int, sharing: int) -> int:
        return 4 if super().majority_prize(most, sharing) else 0


class ThreeWayTiesScoreOne(Referee):
    """A11.2: three who tie share the 4 points, rounded down."""

    seats = 3

    def majority_prize(self, most: int, sharing: int) -> int:
        return min(super().majority_prize(most, sharing), 4 // sharing)


class FourWayTiesScoreTwo(Referee):
    """A11.3: four who tie score 2 points each."""

    seats = 4

    def majority_prize(self, most: int, sharing: int) -> int:
        return 2 if sharing == 4 and most > 0 else super().majority_prize(most, sharing)


class GoldBreaksNoTies(Referee):
    """A12.2: players with equal points share the place."""

    def ranks(self, scores: list[int]) -> list[int]:
        return [1 + sum(other > mine for other in scores) for mine in scores]


class GoldBreaksTiesForTheWinOnly(Referee):
    """A12.2: below the first place gold does not count."""

    seats = 4

    def ranks(self, scores: list[int]) -> list[int]:
        right = super().ranks(scores)
        by_points = [1 + sum(other > mine for other in scores) for mine in scores]
        return [
            rank if score == max(scores) else place
            for rank, place, score in zip(right, by_points, scores, strict=True)
        ]


class LowerSeatWinsTies(Referee):
    """A12.3: the lower seat is ahead when points and gold are equal."""

    def ranks(self, scores: list[int]) -> list[int]:
        right = super().ranks(scores)
        return [rank + right[:seat].count(rank) for seat, rank in enumerate(right)]


class GoldDecidesAmongEqualGold(Referee):
    """A12.3: where gold is equal too, gold is still said to decide."""

    def ties(self) -> Tied:
        return [("gold", seats) for _, seats in super().ties()]


MISTAKES: list[type[Referee]] = [
    SetsSkipCards,
    OnlyNeighboursBreakASet,
    RepeatedSuitIsLost,
    LastSetNotScored,
    OnlyTheBestSet,
    GoldOnlyBreaksTies,
    SecondMostScoresTwo,
    TiesScoreInFull,
    ThreeWayTiesScoreOne,
    FourWayTiesScoreTwo,
    GoldBreaksNoTies,
    GoldBreaksTiesForTheWinOnly,
    LowerSeatWinsTies,
    GoldDecidesAmongEqualGold,
]
