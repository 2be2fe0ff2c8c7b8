"""A slow referee for Armorica, written from the rules page alone.

It knows nothing of the engine: it reads the rules of `docs/rules/armorica.md` with lists, dicts and
strings, and speaks the positions and words of `docs/positions.md`. Every rule is one small method
that names its number, so that a subclass can get exactly one rule wrong.
"""

from typing import Any

from tests.cross.armorica_table import (
    GAUL_DECKS,
    ROMAN_DECKS,
    ROW_LENGTH,
    Table,
)


class Referee(Table):
    """A table of Armorica and what can be done at it."""

    # ------------------------------------------------------------------ the five doors

    @classmethod
    def start(cls, seats: int, options: dict[str, str], components: dict[str, Any]) -> "Referee":
        """A table before fate has picked the start player."""
        return cls(seats, options, components)

    @classmethod
    def at(cls, position: dict[str, Any], components: dict[str, Any]) -> "Referee":
        """The table that a full position describes."""
        table = cls(position["seats"], position["options"], components)
        table.round = position["round"]
        table.start_player = position["start_player"]
        table.gaul_row = list(position["gaul_row"])
        table.roman_row = list(position["roman_row"])
        table.gaul_deck = list(position["gaul_deck"])
        table.roman_deck = list(position["roman_deck"])
        table.displays = [list(display) for display in position["displays"]]
        table.discards = list(position["discards"])
        table.seat = position["decision"]["seat"]
        table.question = position["decision"]["question"]
        table.find_stage()
        return table

    def position(self) -> dict[str, Any]:
        """The full position."""
        return {
            "game": "armorica",
            "seats": self.seats,
            "options": dict(self.options),
            "decision": {"seat": self.seat, "question": self.question},
            "round": self.round,
            "start_player": self.start_player,
            "gaul_row": list(self.gaul_row),
            "roman_row": list(self.roman_row),
            "gaul_deck": self.in_table_order(self.gaul_deck),
            "roman_deck": self.in_table_order(self.roman_deck),
            "displays": [list(display) for display in self.displays],
            "discards": self.in_table_order(self.discards),
        }

    def legal(self) -> dict[str, int]:
        """Every answer to the open question with its odds."""
        if self.question == "start_player":
            return {f"start {seat}": 1 for seat in range(self.seats)}
        if self.question == "draw_gaul":
            return {f"draw {card}": 1 for card in self.drawable(self.gaul_deck, GAUL_DECKS)}
        if self.question == "draw_roman":
            return {f"draw {card}": 1 for card in self.drawable(self.roman_deck, ROMAN_DECKS)}
        if self.question == "take_gaul":
            takes = [card for card in self.gaul_row if self.can_take_gaul(self.asked(), card)]
            return {**{f"take {card}": 1 for card in takes}, **self.passing(takes)}
        if self.question == "take_roman":
            takes = [card for card in self.roman_row if self.can_take_roman(self.asked(), card)]
            return {**{f"take {card}": 1 for card in takes}, **self.passing(takes)}
        if self.question == "starve":
            return {f"discard {card}": 1 for card in self.starvable(self.asked())}
        return {}

    def apply(self, words: str) -> None:
        """Do what the words say and go on to the next question."""
        if words not in self.legal():
            raise ValueError(f"not legal now: {words}")
        verb, _, argument = words.partition(" ")
        if verb == "start":
            self.deal_start_cards(int(argument))
            self.go_on_with_setup()
        elif verb == "draw":
            self.turn_up(argument)
            self.after_draw()
        elif verb == "take":
            self.take(self.asked(), argument)
            self.refill(self.stage)
        elif verb == "pass":
            self.discard_rightmost(self.row_of(self.stage))
            self.refill(self.stage)
        elif verb == "discard":
            self.starve_one(self.asked(), argument)
            self.winter(self.asked())

    # ------------------------------------------------------------------ A2 set-up

    def deal_start_cards(self, start_player: int) -> None:
        """The start player gets Start 1, the others the next clockwise (A2.2, A2.3, A2.4)."""
        self.start_player = start_player
        start_cards = self.cards_of_group("start")
        for step in range(self.seats):
            self.displays[(start_player + step) % self.seats].append(start_cards[step])
        self.discards.extend(start_cards[self.seats :])

    def go_on_with_setup(self) -> None:
        """Six Gauls are turned up, then six Romans; then the first round begins (A2.7)."""
        if len(self.gaul_row) < ROW_LENGTH:
            self.ask("fate", "draw_gaul")
        elif len(self.roman_row) < ROW_LENGTH:
            self.ask("fate", "draw_roman")
        else:
            self.begin_round()

    def drawable(self, deck: list[str], letters: list[str]) -> list[str]:
        """Any card left of the first letter or numeral that has cards left (A2.5, A2.6)."""
        for letter in letters:
            pile = [card for card in deck if self.cards[card]["deck"] == letter]
            if pile:
                return pile
        return []

    def turn_up(self, card: str) -> None:
        """A card leaves its deck and comes into its row."""
        phase = "gaul" if self.question == "draw_gaul" else "roman"
        self.deck_of(phase).remove(card)
        self.add_to_row(self.row_of(phase), card)

    def add_to_row(self, row: list[str], card: str) -> None:
        """A new card comes in at the left end of its row (A2.8, A4.6)."""
        row.insert(0, card)

    # ------------------------------------------------------------------ A3 the round

    def begin_round(self) -> None:
        """A round begins with the Gaul immigration of the start player (A3.1, A3.2)."""
        self.round += 1
        self.open_phase("gaul", self.first_seat())

    def first_seat(self) -> int:
        """Who begins each phase (A3.2)."""
        assert self.start_player is not None
        return self.start_player

    def seat_after(self, seat: int) -> int | None:
        """The next seat clockwise, or nobody when all have acted (A3.2)."""
        following = (seat + 1) % self.seats
        return None if following == self.first_seat() else following

    def open_phase(self, phase: str, seat: int) -> None:
        """It is a seat's turn in a phase (A3.1)."""
        self.stage = phase
        self.active = seat
        if phase == "winter":
            self.winter(seat)
        else:
            self.ask(seat, f"take_{phase}")

    def next_in_phase(self) -> None:
        """The next player acts, or the next phase begins, or the round ends (A3.1, A3.2)."""
        assert self.active is not None
        following = self.seat_after(self.active)
        if following is not None:
            self.open_phase(self.stage, following)
        elif self.stage == "gaul":
            self.open_phase("roman", self.first_seat())
        elif self.stage == "roman":
            self.open_phase("winter", self.first_seat())
        else:
            self.end_round()

    # ------------------------------------------------------------------ A4, A5 immigration

    def passing(self, takes: list[str]) -> dict[str, int]:
        """Passing is always allowed (A4.1), and all that is left without a card in reach (A5.6)."""
        return {"pass": 1}

    def take(self, seat: int, card: str) -> None:
        """The card leaves the row for the right end of the display (A4.4)."""
        self.row_of(self.stage).remove(card)
        self.displays[seat].append(card)

    def discard_rightmost(self, row: list[str]) -> None:
        """The rightmost card of a row leaves the game (A4.5, A4.7)."""
        if row:
            self.discards.append(row.pop())

    def refill(self, phase: str) -> None:
        """One card is drawn for the row while the deck has cards (A4.6, A8.2)."""
        if self.deck_of(phase):
            self.ask("fate", f"draw_{phase}")
        else:
            self.after_draw()

    def after_draw(self) -> None:
        """The row is in order again: on with what the draw belonged to."""
        if self.stage == "setup":
            self.go_on_with_setup()
        elif self.stage == "end gaul":
            self.clear_row("roman")
        elif self.stage == "end roman":
            self.end_or_go_on()
        else:
            self.next_in_phase()

    # ------------------------------------------------------------------ A6 winter

    def winter(self, seat: int) -> None:
        """A seat discards one card at a time while it has a choice (A6.1, A6.4)."""
        hungry = self.must_go(seat)
        if hungry == 0:
            self.next_in_phase()
        elif self.no_choice(seat, hungry):
            for card in self.starvable(seat):
                self.starve_one(seat, card)
            self.next_in_phase()
        else:
            self.ask(seat, "starve")

    def starve_one(self, seat: int, card: str) -> None:
        """A card leaves the game; the others keep their order (A6.5, A4.7)."""
        self.displays[seat].remove(card)
        self.discards.append(card)

    # ------------------------------------------------------------------ A7, A8 the end

    def end_round(self) -> None:
        """The start-player card passes; two players also clear the rows (A7.1, A7.2)."""
        self.active = None
        self.pass_start_player_card()
        if self.rows_are_cleared():
            self.clear_row("gaul")
        else:
            self.end_or_go_on()

    def pass_start_player_card(self) -> None:
        """The start-player card goes to the left (A7.1)."""
        self.start_player = (self.first_seat() + 1) % self.seats

    def rows_are_cleared(self) -> bool:
        """Only two players lose the rightmost card of each row (A7.2)."""
        return self.seats == 2

    def clear_row(self, phase: str) -> None:
        """The rightmost card goes, deck or no deck, and the row is refilled (A7.2, A7.3)."""
        self.stage = f"end {phase}"
        self.discard_rightmost(self.row_of(phase))
        self.refill(phase)

    def end_or_go_on(self) -> None:
        """The game ends after the round in which a deck ran out (A8.1)."""
        if self.deck_ran_out():
            self.ask(None, "over")
        else:
            self.begin_round()

    def deck_ran_out(self) -> bool:
        """Was the last card of either deck drawn (A8.1)?"""
        return not self.gaul_deck or not self.roman_deck

    # ------------------------------------------------------------------ reading a position

    def find_stage(self) -> None:
        """Which phase, and whose part of it, a position is in.

        A seat's question tells it. Where fate draws during a round, the cards drawn so far tell how
        many refills this round has had: each player is followed by one, and with two players one
        more comes at the end.
        """
        if isinstance(self.seat, int):
            self.active = self.seat
            self.stage = "winter" if self.question == "starve" else self.question[5:]
        elif self.question.startswith("draw_") and self.round > 0:
            phase = self.question[5:]
            drawn = len(self.cards_of_group(phase)) - len(self.deck_of(phase)) - ROW_LENGTH
            refills = drawn - (self.round - 1) * (3 if self.seats == 2 else self.seats)
            if 0 <= refills < self.seats:
                self.stage = phase
                self.active = (self.first_seat() + refills) % self.seats
            elif refills == 2 and self.seats == 2:
                self.stage = f"end {phase}"
            else:
                raise ValueError("the cards drawn do not fit the round")
