"""The order of play: which question comes next. Read it as a contents page."""

from lusoria.core.journal import Journal, note
from lusoria.core.rule import rule
from lusoria.core.seats import EVERYBODY, FATE, NOBODY
from lusoria.games.armorica.actions import ARGUMENT, KIND
from lusoria.games.armorica.components import ROW_LENGTH, Box
from lusoria.games.armorica.immigration import pass_by, take
from lusoria.games.armorica.setup import deal_start_cards
from lusoria.games.armorica.state import MOST_ROUNDS, Table
from lusoria.games.armorica.verbs import active_player, add_to_row, remove_from_row
from lusoria.games.armorica.winter import (
    how_many_may_go,
    how_many_must_go,
    starve,
    starve_unasked,
)
from lusoria.games.armorica.words import NATIONS, Act, Event, Nation, Phase, Question

# What follows what


@rule("A3.1")
def after_setup(s: Table) -> None:
    """The first round begins when both rows are full."""
    s.round_number = 1
    begin_immigration(s, Nation.GAUL)


@rule("A3.1", "A3.2")
def begin_immigration(s: Table, nation: int) -> None:
    """Gauls first, then Romans; each player once, from the start player."""
    s.phase = Phase.IMMIGRATION
    s.nation = nation
    s.acted = 0
    ask_for_a_card(s)


@rule("A3.2")
def ask_for_a_card(s: Table) -> None:
    """The active player is asked to take or pass."""
    s.seat = active_player(s)
    s.question = Question.TAKE_GAUL if s.nation == Nation.GAUL else Question.TAKE_ROMAN


@rule("A4.6", "A8.2")
def after_card(s: Table, box: Box, journal: Journal) -> None:
    """The row is refilled before the next player acts, while its deck has cards."""
    s.acted += 1
    if s.undrawn[s.nation] > 0:
        ask_for_a_draw(s)
    else:
        next_immigrant(s, box, journal)


@rule("A3.1", "A3.2")
def next_immigrant(s: Table, box: Box, journal: Journal) -> None:
    """The next player; after the last, the Romans; after them, winter."""
    if s.acted < s.seats:
        ask_for_a_card(s)
    elif s.nation == Nation.GAUL:
        begin_immigration(s, Nation.ROMAN)
    else:
        s.phase = Phase.WINTER
        s.acted = 0
        winter_goes_on(s, box, journal)


@rule("A6.1", "A6.4", "A3.2")
def winter_goes_on(s: Table, box: Box, journal: Journal) -> None:
    """Each player in turn discards, asked only while there is a choice."""
    while s.acted < s.seats:
        seat = active_player(s)
        must_go = how_many_must_go(s, seat)
        if must_go > 0:
            if how_many_may_go(s, box, seat) > must_go:
                s.seat = seat
                s.question = Question.STARVE
                return
            starve_unasked(s, box, seat, journal)
        s.acted += 1
    end_of_round(s, journal)


@rule("A7.1", "A7.2")
def end_of_round(s: Table, journal: Journal) -> None:
    """The start-player card passes left; with two players both rows lose their rightmost card."""
    s.phase = Phase.END_OF_ROUND
    s.start_player = (s.start_player + 1) % s.seats
    note(journal, Event.START_CARD_PASSED, EVERYBODY, s.start_player)
    if s.seats == 2:
        s.nation = Nation.GAUL
        trim_rows(s, journal)
    else:
        next_round(s, journal)


@rule("A7.2", "A7.3")
def trim_rows(s: Table, journal: Journal) -> None:
    """Gauls, then Romans: the rightmost card goes; the row is refilled if its deck has cards."""
    trim(s, journal)
    if s.undrawn[s.nation] == 0 and s.nation == Nation.GAUL:
        s.nation = Nation.ROMAN
        trim(s, journal)
    if s.undrawn[s.nation] > 0:
        ask_for_a_draw(s)
    else:
        next_round(s, journal)


@rule("A7.2", "A7.3")
def trim(s: Table, journal: Journal) -> None:
    """The rightmost card of a row is discarded, whatever its deck holds."""
    if s.row_size[s.nation] > 0:
        note(journal, Event.ROW_TRIMMED, EVERYBODY, s.nation, s.row[s.nation][0])
        remove_from_row(s, s.nation, 0)


@rule("A8.1")
def next_round(s: Table, journal: Journal) -> None:
    """The game ends with the round in which either deck ran out."""
    if s.undrawn[Nation.GAUL] == 0 or s.undrawn[Nation.ROMAN] == 0:
        s.seat = NOBODY
        s.question = Question.OVER
        note(journal, Event.GAME_OVER, EVERYBODY)
    else:
        s.round_number = min(s.round_number + 1, MOST_ROUNDS)
        begin_immigration(s, Nation.GAUL)


@rule("A2.5", "A2.6")
def ask_for_a_draw(s: Table) -> None:
    """Fate says which card of the top letter comes next."""
    s.seat = FATE
    s.question = Question.DRAW_GAUL if s.nation == Nation.GAUL else Question.DRAW_ROMAN


@rule("A2.7")
def fill_rows(s: Table) -> None:
    """The Gaul row is filled, then the Roman row; then the first round begins."""
    for nation in NATIONS:
        if s.row_size[nation] < ROW_LENGTH:
            s.nation = nation
            ask_for_a_draw(s)
            return
    after_setup(s)


@rule("A2.7", "A4.6", "A7.2")
def after_draw(s: Table, box: Box, journal: Journal) -> None:
    """In the set-up the rows are filled; otherwise play goes on where it was."""
    if s.phase == Phase.SETUP:
        fill_rows(s)
    elif s.phase == Phase.IMMIGRATION:
        next_immigrant(s, box, journal)
    elif s.nation == Nation.GAUL:
        s.nation = Nation.ROMAN
        trim_rows(s, journal)
    else:
        next_round(s, journal)


# The contract


@rule()
def apply(s: Table, box: Box, number: int, journal: Journal) -> None:
    """Carry out a legal answer, up to the next question."""
    kind = KIND[number]
    card = ARGUMENT[number]
    if kind == Act.DRAW:
        add_to_row(s, box, s.nation, card)
        note(journal, Event.DRAWN, EVERYBODY, s.nation, card)
        after_draw(s, box, journal)
    elif kind == Act.TAKE:
        take(s, box, s.seat, card, journal)
        after_card(s, box, journal)
    elif kind == Act.PASS:
        pass_by(s, s.seat, journal)
        after_card(s, box, journal)
    elif kind == Act.DISCARD:
        starve(s, box, s.seat, card, journal)
        winter_goes_on(s, box, journal)
    else:
        deal_start_cards(s, box, card)
        note(journal, Event.START_PLAYER, EVERYBODY, card)
        fill_rows(s)


@rule()
def veil(s: Table, box: Box, viewer: int) -> None:
    """Armorica has no secrets."""


@rule()
def redeal(s: Table, box: Box, viewer: int, key: int) -> None:
    """Nothing is hidden, so there is nothing to imagine."""
