"""Planted mistakes: referees of Armorica that each get one rule wrong.

A comparison that is worth its name tells every one of them from the rules. Where `seats` is set,
it is the number of players at which the mistake shows.
"""

from tests.cross.armorica_referee import GAUL_DECKS, PATRICIAN_ICONS, SET_POINTS, Referee


class SeatZeroAlwaysStarts(Referee):
    """A2.2: the first seat is the start player and fate is not asked for another."""

    def legal(self) -> dict[str, int]:
        return {"start 0": 1} if self.question == "start_player" else super().legal()


class StartCardsAnticlockwise(Referee):
    """A2.3: the start cards are dealt to the right."""

    seats = 3

    def deal_start_cards(self, start_player: int) -> None:
        super().deal_start_cards(start_player)
        others = [(start_player + step) % self.seats for step in range(1, self.seats)]
        dealt = [self.displays[seat] for seat in others]
        for seat, display in zip(others, reversed(dealt), strict=True):
            self.displays[seat] = display


class StartCardsBySeat(Referee):
    """A2.3: seat 0 gets Start 1, whoever is the start player."""

    def deal_start_cards(self, start_player: int) -> None:
        super().deal_start_cards(0)
        self.start_player = start_player


class UnusedStartCardsForgotten(Referee):
    """A2.3: the unused start cards are nowhere instead of out of the game."""

    seats = 2

    def deal_start_cards(self, start_player: int) -> None:
        super().deal_start_cards(start_player)
        self.discards.clear()


class GaulDecksShuffledTogether(Referee):
    """A2.5: all Gauls are shuffled into one deck."""

    def drawable(self, deck: list[str], letters: list[str]) -> list[str]:
        return list(deck) if letters == GAUL_DECKS else super().drawable(deck, letters)


class RomanDecksUpsideDown(Referee):
    """A2.6: deck IV lies on top and deck I at the bottom."""

    def drawable(self, deck: list[str], letters: list[str]) -> list[str]:
        if letters == GAUL_DECKS:
            return super().drawable(deck, letters)
        return super().drawable(deck, list(reversed(letters)))


class RomansTurnedUpFirst(Referee):
    """A2.7: the Roman row is laid out before the Gaul row."""

    def go_on_with_setup(self) -> None:
        super().go_on_with_setup()
        if len(self.roman_row) < 6:
            self.ask("fate", "draw_roman")


class FirstCardAtTheLeft(Referee):
    """A2.8: the rows are laid out from left to right."""

    def add_to_row(self, row: list[str], card: str) -> None:
        if self.stage == "setup":
            row.append(card)
        else:
            super().add_to_row(row, card)


class OnePlayerAllPhases(Referee):
    """A3.1: a player takes a Gaul and a Roman before the next player acts."""

    def next_in_phase(self) -> None:
        assert self.active is not None
        if self.stage == "gaul":
            self.open_phase("roman", self.active)
            return
        following = self.seat_after(self.active)
        if self.stage == "roman" and following is not None:
            self.open_phase("gaul", following)
        else:
            super().next_in_phase()


class WinterBeforeTheRomans(Referee):
    """A3.1: winter comes between the Gauls and the Romans."""

    def next_in_phase(self) -> None:
        assert self.active is not None
        if self.seat_after(self.active) is not None:
            super().next_in_phase()
        elif self.stage == "gaul":
            self.open_phase("winter", self.first_seat())
        elif self.stage == "winter":
            self.open_phase("roman", self.first_seat())
        else:
            self.end_round()


class RomansInReverseOrder(Referee):
    """A3.2: the Roman phase goes round from the last player back to the start player."""

    def seat_after(self, seat: int) -> int | None:
        if self.stage != "roman":
            return super().seat_after(seat)
        return None if seat == self.first_seat() else (seat - 1) % self.seats

    def open_phase(self, phase: str, seat: int) -> None:
        if phase == "roman" and self.stage == "gaul":
            seat = (self.first_seat() - 1) % self.seats
        super().open_phase(phase, seat)


class SeatZeroBeginsEveryPhase(Referee):
    """A3.2: the phases go round from seat 0, not from the start player."""

    def open_phase(self, phase: str, seat: int) -> None:
        super().open_phase(phase, 0 if phase != self.stage else seat)

    def seat_after(self, seat: int) -> int | None:
        return seat + 1 if seat + 1 < self.seats else None


class MustTakeWhatCanBeTaken(Referee):
    """A4.1: passing is allowed only when nothing can be taken."""

    def passing(self, takes: list[str]) -> dict[str, int]:
        return {} if takes else {"pass": 1}


class ReachFromTheLeft(Referee):
    """A4.2: the reach is counted from the left end of the row."""

    def place_from_right(self, row: list[str], card: str) -> int:
        return row.index(card) + 1


class ReachOneShort(Referee):
    """A4.2: more than n wheat icons are asked for the n-th Gaul."""

    def can_take_gaul(self, seat: int, card: str) -> bool:
        return self.place_from_right(self.gaul_row, card) < self.icons(seat, "wheat")


class RightmostAlwaysInReach(Referee):
    """A4.2, A5.6: the rightmost Roman can be taken without any icon."""

    def can_take_roman(self, seat: int, card: str) -> bool:
        return card == self.roman_row[-1] or super().can_take_roman(seat, card)


class ReachCountsTheCardTaken(Referee):
    """A4.3: the wheat of the card about to be taken counts too."""

    def can_take_gaul(self, seat: int, card: str) -> bool:
        wheat = self.icons(seat, "wheat") + self.icons_on(card, "wheat")
        return self.place_from_right(self.gaul_row, card) <= wheat


class ReachCountsCardsNotIcons(Referee):
    """A4.3: a card with two icons of a kind counts once."""

    def icons(self, seat: int, icon: str) -> int:
        if icon in ("gold", "amphora"):
            return super().icons(seat, icon)
        return sum(self.icons_on(card, icon) > 0 for card in self.displays[seat])


class TakenCardAtTheLeft(Referee):
    """A4.4: a taken card is laid at the left end of the display."""

    def take(self, seat: int, card: str) -> None:
        super().take(seat, card)
        self.displays[seat].insert(0, self.displays[seat].pop())


class PassDiscardsTheLeftmost(Referee):
    """A4.5: passing discards the leftmost card of the row."""

    def discard_rightmost(self, row: list[str]) -> None:
        self.discards.append(row.pop(0))


class PassDiscardsNothing(Referee):
    """A4.5: passing leaves the row as it is."""

    def apply(self, words: str) -> None:
        if words == "pass":
            self.next_in_phase()
        else:
            super().apply(words)


class RefillAtTheRight(Referee):
    """A4.6: the new card comes in at the right end."""

    def add_to_row(self, row: list[str], card: str) -> None:
        if self.stage == "setup":
            super().add_to_row(row, card)
        else:
            row.append(card)


class RefillInTheGap(Referee):
    """A4.6: the new card fills the gap instead of closing up the row."""

    gap = 0

    def take(self, seat: int, card: str) -> None:
        self.gap = self.row_of(self.stage).index(card)
        super().take(seat, card)

    def add_to_row(self, row: list[str], card: str) -> None:
        row.insert(self.gap, card)
        self.gap = 0


class PassedCardsReturnToTheDeck(Referee):
    """A4.7: a card passed over goes back into its deck."""

    def discard_rightmost(self, row: list[str]) -> None:
        card = row.pop()
        self.deck_of(str(self.cards[card]["group"])).append(card)


class RomanPassesDiscardGauls(Referee):
    """A5.1: passing in the Roman phase discards a card of the Gaul row."""

    def discard_rightmost(self, row: list[str]) -> None:
        super().discard_rightmost(self.gaul_row if self.stage == "roman" else row)


class GrapesAndOlivesSwapped(Referee):
    """A5.3: generals are reached with olives and matrons with grapes."""

    def icon_needed(self, card: str) -> str:
        swapped = {**PATRICIAN_ICONS, "general": "olive", "matron": "grape"}
        return swapped.get(self.suit(card), "wheat")


class WheatReachesAllRomans(Referee):
    """A5.3: wheat reaches the patricians too."""

    def icon_needed(self, card: str) -> str:
        return "wheat"


class WheatOrOwnIcon(Referee):
    """A5.3: a patrician can be reached with wheat as well as with its own icon."""

    def can_take_roman(self, seat: int, card: str) -> bool:
        place = self.place_from_right(self.roman_row, card)
        return place <= self.icons(seat, "wheat") or super().can_take_roman(seat, card)


class PlacesCountedWithinTheSuit(Referee):
    """A5.4: only cards of the same suit are counted from the right."""

    def can_take_roman(self, seat: int, card: str) -> bool:
        same = [other for other in self.roman_row if self.suit(other) == self.suit(card)]
        return self.place_from_right(same, card) <= self.icons(seat, self.icon_needed(card))


class CornerIconCounts(Referee):
    """A5.5: the icon in a patrician's corner counts as one of its icons."""

    def icons_on(self, card: str, icon: str) -> int:
        corner = PATRICIAN_ICONS.get(self.suit(card)) == icon
        return super().icons_on(card, icon) + int(corner)


class OneCardStarvesAtMost(Referee):
    """A6.1: a winter costs a player one card at most."""

    def apply(self, words: str) -> None:
        if words in self.legal() and words.startswith("discard"):
            self.starve_one(self.asked(), words.removeprefix("discard "))
            self.next_in_phase()
        else:
            super().apply(words)

    def no_choice(self, seat: int, hungry: int) -> bool:
        return len(self.starvable(seat)) <= 1


class AsManyCardsAsAmphoraeIsTooMany(Referee):
    """A6.1: cards must become fewer than amphorae."""

    def must_go(self, seat: int) -> int:
        return max(0, len(self.displays[seat]) + 1 - self.icons(seat, "amphora"))


class EveryCardFeedsItself(Referee):
    """A6.1: all cards without amphorae starve, however many amphorae the others have."""

    def must_go(self, seat: int) -> int:
        return len(self.starvable(seat))


class AmphoraeFeedOneEach(Referee):
    """A6.2: cards with one amphora may be discarded too."""

    def starvable(self, seat: int) -> list[str]:
        return [card for card in self.displays[seat] if self.icons_on(card, "amphora") <= 1]

    def no_choice(self, seat: int, hungry: int) -> bool:
        return len(super().starvable(seat)) <= hungry and not self.starvable(seat)


class OnlyTheRightmostStarves(Referee):
    """A6.3: cards starve from the right end, without a choice."""

    def starvable(self, seat: int) -> list[str]:
        return super().starvable(seat)[-1:]


class LastChoiceGoesUnasked(Referee):
    """A6.4: all cards without amphorae go unasked even when one of them could stay."""

    def no_choice(self, seat: int, hungry: int) -> bool:
        return len(self.starvable(seat)) <= hungry + 1


class LastCardFillsTheGap(Referee):
    """A6.5: the rightmost card moves into the gap."""

    def starve_one(self, seat: int, card: str) -> None:
        display = self.displays[seat]
        place = display.index(card)
        super().starve_one(seat, card)
        if place < len(display):
            display.insert(place, display.pop())


class StartCardNeedsNoFood(Referee):
    """A6.6: the start card is not counted among the cards to feed."""

    def must_go(self, seat: int) -> int:
        return max(0, len(self.displays[seat]) - 1 - self.icons(seat, "amphora"))


class StartPlayerStays(Referee):
    """A7.1: the start-player card never moves."""

    def pass_start_player_card(self) -> None:
        return


class StartPlayerPassesToTheRight(Referee):
    """A7.1: the start-player card passes to the right."""

    seats = 3

    def pass_start_player_card(self) -> None:
        self.start_player = (self.first_seat() - 1) % self.seats


class StartPlayerStaysAfterTheLastRound(Referee):
    """A7.1: the start-player card is not passed at the end of the last round."""

    def pass_start_player_card(self) -> None:
        if not self.deck_ran_out():
            super().pass_start_player_card()


class RowsClearedForAll(Referee):
    """A7.2: three players lose the rightmost card of each row as well."""

    seats = 3

    def rows_are_cleared(self) -> bool:
        return True


class RowsNeverCleared(Referee):
    """A7.2: two players keep the rows as they are."""

    seats = 2

    def rows_are_cleared(self) -> bool:
        return False


class OnlyGaulsCleared(Referee):
    """A7.2: two players discard the rightmost Gaul but no Roman."""

    seats = 2

    def clear_row(self, phase: str) -> None:
        if phase == "gaul":
            super().clear_row(phase)
        else:
            self.end_or_go_on()


class RowsKeptWithoutADeck(Referee):
    """A7.3: with an empty deck the rightmost card stays."""

    seats = 2

    def clear_row(self, phase: str) -> None:
        self.stage = f"end {phase}"
        if self.deck_of(phase):
            self.discard_rightmost(self.row_of(phase))
        self.refill(phase)


class EndsAtOnce(Referee):
    """A8.1: the game ends when the last Roman is drawn."""

    def after_draw(self) -> None:
        if self.roman_deck:
            super().after_draw()
        else:
            self.ask(None, "over")


class NoWinterInTheLastRound(Referee):
    """A8.1: the last round ends without a winter."""

    def must_go(self, seat: int) -> int:
        return 0 if self.deck_ran_out() else super().must_go(seat)


class OneRoundMore(Referee):
    """A8.1: one more round is played after a deck has run out."""

    ran_out_before = False

    def end_or_go_on(self) -> None:
        if self.ran_out_before or not self.deck_ran_out():
            super().end_or_go_on()
        else:
            self.ran_out_before = True
            self.begin_round()


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


MISTAKES: list[type[Referee]] = [
    SeatZeroAlwaysStarts,
    StartCardsAnticlockwise,
    StartCardsBySeat,
    UnusedStartCardsForgotten,
    GaulDecksShuffledTogether,
    RomanDecksUpsideDown,
    RomansTurnedUpFirst,
    FirstCardAtTheLeft,
    OnePlayerAllPhases,
    WinterBeforeTheRomans,
    RomansInReverseOrder,
    SeatZeroBeginsEveryPhase,
    MustTakeWhatCanBeTaken,
    ReachFromTheLeft,
    ReachOneShort,
    RightmostAlwaysInReach,
    ReachCountsTheCardTaken,
    ReachCountsCardsNotIcons,
    TakenCardAtTheLeft,
    PassDiscardsTheLeftmost,
    PassDiscardsNothing,
    RefillAtTheRight,
    RefillInTheGap,
    PassedCardsReturnToTheDeck,
    RomanPassesDiscardGauls,
    GrapesAndOlivesSwapped,
    WheatReachesAllRomans,
    WheatOrOwnIcon,
    PlacesCountedWithinTheSuit,
    CornerIconCounts,
    OneCardStarvesAtMost,
    AsManyCardsAsAmphoraeIsTooMany,
    EveryCardFeedsItself,
    AmphoraeFeedOneEach,
    OnlyTheRightmostStarves,
    LastChoiceGoesUnasked,
    LastCardFillsTheGap,
    StartCardNeedsNoFood,
    StartPlayerStays,
    StartPlayerPassesToTheRight,
    StartPlayerStaysAfterTheLastRound,
    RowsClearedForAll,
    RowsNeverCleared,
    OnlyGaulsCleared,
    RowsKeptWithoutADeck,
    EndsAtOnce,
    NoWinterInTheLastRound,
    OneRoundMore,
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
]
