"""A2: set-up."""

from typing import Any

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from tests.armorica.table import GAME, answers, asked, opened, refused, table, tell

ALL_A = [f"draw G-A{n}" for n in range(1, 7)]
SIX_OF_I = [f"draw R-I-{n}" for n in range(1, 7)]


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert len(Play(GAME, seats).position()["displays"]) == seats


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize("seats", [-2, 0, 1, 5, True, "3", 2.0])
def test_nobody_else_can_play(seats: Any) -> None:
    with pytest.raises(Unreadable, match="seats"):
        Play(GAME, seats)


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fate_picks_the_start_player_with_equal_odds(seats: int) -> None:
    play = Play(GAME, seats)
    assert asked(play) == ("fate", "start_player")
    assert play.position()["start_player"] is None
    odds = {play.words(action): n for action, n in play.odds().items()}
    assert odds == {f"start {seat}": 1 for seat in range(seats)}
    assert tell(play, f"start {seats - 1}").position()["start_player"] == seats - 1


@pytest.mark.rule("A2.2")
@pytest.mark.rule("A2.1")
def test_an_empty_seat_cannot_start() -> None:
    assert refused(Play(GAME, 3), "start 3") == ("no_such_seat", "A2.1")


@pytest.mark.rule("A2.2")
def test_a_start_player_is_picked_once() -> None:
    assert refused(tell(Play(GAME, 2), "start 0"), "start 1") == ("not_asked", "A3.1")


@pytest.mark.rule("A2.3")
@pytest.mark.rule("A2.4")
@pytest.mark.parametrize(
    ("seats", "start_player", "displays", "unused"),
    [
        (2, 0, [["S1"], ["S2"]], ["S3", "S4"]),
        (2, 1, [["S2"], ["S1"]], ["S3", "S4"]),
        (3, 1, [["S3"], ["S1"], ["S2"]], ["S4"]),
        (4, 0, [["S1"], ["S2"], ["S3"], ["S4"]], []),
        (4, 3, [["S2"], ["S3"], ["S4"], ["S1"]], []),
    ],
)
def test_start_cards_go_round_clockwise_from_the_start_player(
    seats: int, start_player: int, displays: list[list[str]], unused: list[str]
) -> None:
    position = tell(Play(GAME, seats), f"start {start_player}").position()
    assert position["displays"] == displays
    assert position["discards"] == unused


@pytest.mark.rule("A2.4")
def test_the_start_card_stays_the_first_of_the_display() -> None:
    play = tell(opened(seats=2), "take G-A1")
    assert play.position()["displays"][0] == ["S1", "G-A1"]


@pytest.mark.rule("A2.5")
def test_the_next_gaul_is_any_card_left_of_deck_a_with_equal_odds() -> None:
    play = tell(Play(GAME, 2), "start 0", "draw G-A4")
    odds = {play.words(action): n for action, n in play.odds().items()}
    assert odds == {f"draw G-A{n}": 1 for n in (1, 2, 3, 5, 6)}


@pytest.mark.rule("A2.5")
@pytest.mark.parametrize(
    ("drawn", "reason"),
    [
        ("draw G-B1", "deck_not_on_top"),
        ("draw G-E5", "deck_not_on_top"),
        ("draw G-A4", "not_in_deck"),
        ("draw R-I-1", "not_in_deck"),
        ("draw S3", "not_in_deck"),
    ],
)
def test_no_other_gaul_can_be_drawn(drawn: str, reason: str) -> None:
    play = tell(Play(GAME, 2), "start 0", "draw G-A4")
    assert refused(play, drawn) == (reason, "A2.5")


@pytest.mark.rule("A2.5")
@pytest.mark.rule("A2.6")
@pytest.mark.parametrize(
    ("nation", "deck", "on_top"),
    [
        ("gaul", ["G-A5", "G-B1", "G-B2"], ["G-A5"]),
        ("gaul", ["G-D1", "G-D6", "G-E1"], ["G-D1", "G-D6"]),
        ("gaul", ["G-E3"], ["G-E3"]),
        ("roman", ["R-I-7", "R-II-1"], ["R-I-7"]),
        ("roman", ["R-II-2", "R-II-3", "R-IV-1"], ["R-II-2", "R-II-3"]),
        ("roman", ["R-IV-7", "R-IV-8"], ["R-IV-7", "R-IV-8"]),
    ],
)
def test_the_first_letter_with_cards_left_is_on_top(
    nation: str, deck: list[str], on_top: list[str]
) -> None:
    decks: dict[str, Any] = {f"{nation}_deck": deck}
    play = table(f"draw_{nation}", "fate", phase=nation, acted=1, **decks)
    assert answers(play) == {f"draw {card}" for card in on_top}


@pytest.mark.rule("A2.5")
@pytest.mark.parametrize(
    "deck",
    [
        ["G-D6", "G-E1", "G-E2", "G-E3", "G-E4", "G-E5"],
        pytest.param(
            ["G-A1", "G-E1", "G-E2", "G-E3", "G-E4", "G-E5"],
        ),
        pytest.param(
            ["G-A1", "G-B1", "G-C1", "G-D1", "G-E1", "G-E2"],
        ),
    ],
    ids=["whole letters", "letters without cards", "letters with a card or two"],
)
def test_all_cards_left_come_letter_by_letter(deck: list[str]) -> None:
    romans = [f"R-I-{n}" for n in range(1, 7)]
    play = table("draw_gaul", "fate", phase="setup", gaul_deck=deck, roman_deck=romans)
    for card in deck:
        assert f"draw {card}" in answers(play)
        play.tell(f"draw {card}")
    assert asked(play) == ("fate", "draw_roman")


@pytest.mark.rule("A2.6")
def test_the_next_roman_is_any_card_left_of_deck_i() -> None:
    play = tell(Play(GAME, 2), "start 0", *ALL_A)
    assert asked(play) == ("fate", "draw_roman")
    assert answers(play) == {f"draw R-I-{n}" for n in range(1, 8)}
    assert refused(play, "draw R-II-1") == ("deck_not_on_top", "A2.6")
    assert refused(play, "draw G-B1") == ("not_in_deck", "A2.6")


@pytest.mark.rule("A2.7")
def test_six_gauls_and_then_six_romans_are_turned_up() -> None:
    play = tell(Play(GAME, 3), "start 1")
    questions = []
    while play.question.startswith("draw"):
        questions.append(play.question)
        play.apply(play.legal()[0])
    assert questions == ["draw_gaul"] * 6 + ["draw_roman"] * 6
    position = play.position()
    assert asked(play) == (1, "take_gaul")
    assert (position["round"], position["phase"]) == (1, "gaul")
    assert (len(position["gaul_row"]), len(position["roman_row"])) == (6, 6)
    assert (len(position["gaul_deck"]), len(position["roman_deck"])) == (23, 23)


@pytest.mark.rule("A2.8")
def test_the_first_card_drawn_lies_at_the_right_end() -> None:
    play = tell(Play(GAME, 2), "start 0", "draw G-A5", "draw G-A1", "draw G-A3")
    assert play.position()["gaul_row"] == ["G-A3", "G-A1", "G-A5"]


@pytest.mark.rule("A2.8")
def test_romans_are_laid_from_right_to_left_too() -> None:
    play = tell(Play(GAME, 2), "start 0", *ALL_A, *SIX_OF_I)
    assert play.position()["roman_row"] == [f"R-I-{n}" for n in range(6, 0, -1)]


def test_nothing_is_in_play_before_fate_has_picked() -> None:
    position = Play(GAME, 2).position()
    assert (position["round"], position["phase"]) == (0, "setup")
    assert (position["displays"], position["discards"]) == ([[], []], [])
    assert (position["gaul_row"], position["roman_row"]) == ([], [])
    assert (len(position["gaul_deck"]), len(position["roman_deck"])) == (29, 29)
