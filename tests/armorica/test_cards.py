"""A1: the cards."""

from collections import Counter

import pytest

from tests.armorica.table import CARDS, everywhere, opened, printed, table, takes

DECKS = {"start": 4, "A": 6, "B": 6, "C": 6, "D": 6, "E": 5, "I": 7, "II": 7, "III": 7, "IV": 8}
PLEBEIANS = {"farmer", "worker", "soldier"}
PATRICIANS = {"matron", "general", "bureaucrat"}


@pytest.mark.rule("A1.1")
def test_there_are_four_start_cards_29_gauls_and_29_romans_in_nine_decks() -> None:
    assert Counter(deck for _, deck, *_ in printed()) == DECKS
    assert sum(DECKS[deck] for deck in "ABCDE") == 29
    assert sum(DECKS[deck] for deck in ("I", "II", "III", "IV")) == 29
    assert len(set(CARDS.names["card"])) == 62


@pytest.mark.rule("A1.1")
def test_the_63rd_card_marks_the_start_player() -> None:
    position = opened(seats=4, start_player=2).position()
    assert position["start_player"] == 2
    assert everywhere(position) == sorted(CARDS.names["card"])


@pytest.mark.rule("A1.2")
def test_there_are_six_suits_and_gauls_are_plebeians() -> None:
    assert {suit for _, _, suit, *_ in printed()} == PLEBEIANS | PATRICIANS
    assert {suit for _, deck, suit, *_ in printed() if deck in "ABCDE"} == PLEBEIANS


@pytest.mark.rule("A1.2")
def test_plebeians_are_the_suits_that_wheat_alone_brings_within_reach() -> None:
    a_suit_each = {"R-I-1": "farmer", "R-I-3": "worker", "R-I-4": "soldier"}
    patricians = {"R-I-5": "matron", "R-I-6": "general", "R-I-7": "bureaucrat"}
    play = table(
        "take_roman",
        roman_row=[*patricians, *a_suit_each],
        displays=[["S1", "S2", "G-B2"], []],  # six wheat, no grapes, olives or sheep
    )
    assert takes(play) == set(a_suit_each)


@pytest.mark.rule("A1.3")
@pytest.mark.parametrize(
    ("display", "icons"),
    [
        ([], [0, 0, 0, 0, 0, 0]),
        (["G-B2"], [2, 0, 0, 0, 0, 0]),
        (["G-C3"], [0, 2, 0, 0, 0, 1]),
        (["G-C4"], [0, 0, 2, 0, 0, 1]),
        (["G-C5"], [0, 0, 0, 2, 0, 1]),
        (["R-IV-3"], [0, 0, 0, 0, 2, 0]),
        (["G-A2"], [0, 0, 0, 0, 0, 2]),
        (["G-E2", "G-E4", "S1"], [2, 2, 1, 1, 2, 4]),
    ],
)
def test_icons_are_wheat_grapes_olives_sheep_gold_amphorae(
    display: list[str], icons: list[int]
) -> None:
    play = table("take_gaul", displays=[display, []])
    assert play.state.icons[0] == icons


@pytest.mark.rule("A1.4")
@pytest.mark.parametrize("start_player", range(4))
def test_with_the_two_wheat_of_any_start_card_two_gauls_are_within_reach(start_player: int) -> None:
    play = opened(seats=4, start_player=start_player)
    for _ in range(4):
        assert takes(play) == set(play.position()["gaul_row"][-2:])
        play.tell("pass")
        play.apply(play.legal()[0])
