"""Winter and the end of a round (A6 to A8), misread."""

from tests.cross.armorica_referee import Referee


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


MISTAKES: list[type[Referee]] = [
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
]
