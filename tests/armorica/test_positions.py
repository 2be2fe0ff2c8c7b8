"""The position editor: whatever can be reached is written and read back, nonsense is refused."""

from typing import Any

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from tests.armorica.table import GAME, answers, asked, random_game, table, tell

BEFORE_A_CHOICE: dict[str, Any] = {
    "game": "armorica",
    "seats": 2,
    "options": {},
    "decision": {"seat": 1, "question": "take_gaul"},
    "round": 4,
    "start_player": 0,
    "phase": "gaul",
    "acted": 1,
    "gaul_row": ["G-C2", "G-A4"],
    "roman_row": ["R-II-4"],
    "gaul_deck": ["G-D1", "G-E2"],
    "roman_deck": ["R-III-7"],
    "displays": [["S1", "G-A2"], ["G-B3", "S2"]],
    "discards": ["S3", "S4"],
}


def asking(question: str, seat: int | str | None = 0, **fields: Any) -> dict[str, Any]:
    return {"decision": {"seat": seat, "question": question}, **fields}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_of_a_game_is_written_and_read_back(seats: int) -> None:
    for play in random_game(seats, seed=seats):
        position = play.position()
        again = Play.at(GAME, position)
        assert again.position() == position
        assert again.bytes == play.bytes


def test_what_is_written_is_what_was_read_and_the_rest_is_out_of_the_game() -> None:
    position = Play.at(GAME, BEFORE_A_CHOICE).position()
    discards = position.pop("discards")
    assert position == {k: v for k, v in BEFORE_A_CHOICE.items() if k != "discards"}
    assert len(discards) == 62 - 10
    assert discards[:5] == ["S3", "S4", "G-A1", "G-A3", "G-A5"]


def test_before_the_set_up_a_deck_left_out_holds_all_cards() -> None:
    asks = {"seat": "fate", "question": "start_player"}
    play = Play.at(GAME, {"decision": asks, "discards": ["G-A1"]})
    assert play.position()["gaul_deck"][:2] == ["G-A2", "G-A3"]
    assert len(play.position()["roman_deck"]) == 29
    tell(play, "start 0")
    assert asked(play) == ("fate", "draw_gaul")
    assert answers(play)


def test_piles_may_be_given_in_any_order() -> None:
    play = table("take_gaul", gaul_deck=["G-E1", "G-B2", "G-B1"], discards=["R-I-1", "S4"])
    assert play.position()["gaul_deck"] == ["G-B1", "G-B2", "G-E1"]
    assert play.position()["discards"][0] == "S1"


def test_most_fields_can_be_left_out() -> None:
    play = Play.at(GAME, {"decision": {"seat": 1, "question": "take_roman"}, "start_player": 0})
    position = play.position()
    assert (position["seats"], position["round"]) == (2, 1)
    assert (position["phase"], position["acted"]) == ("roman", 1)
    assert position["displays"] == [[], []]
    assert answers(play) == {"pass"}


@pytest.mark.parametrize(
    ("question", "asker", "phase", "acted"),
    [
        ("take_gaul", 0, "gaul", 1),
        ("take_roman", 2, "roman", 0),
        ("starve", 1, "winter", 2),
        ("over", None, "end_of_round", 3),
    ],
)
def test_the_question_tells_phase_and_acted(
    question: str, asker: int | None, phase: str, acted: int
) -> None:
    hungry = ["S1", "G-B2", "G-D3"]
    play = table(question, asker, seats=3, start_player=2, displays=[[], hungry, []])
    assert (play.position()["phase"], play.position()["acted"]) == (phase, acted)


@pytest.mark.parametrize(
    ("phase", "acted", "then"),
    [("gaul", 1, (1, "take_gaul")), ("gaul", 2, (0, "take_roman"))],
)
def test_a_draw_goes_on_where_the_phase_stands(
    phase: str, acted: int, then: tuple[int, str]
) -> None:
    play = table("draw_gaul", "fate", phase=phase, acted=acted, gaul_deck=["G-A1"])
    assert asked(tell(play, "draw G-A1")) == then


@pytest.mark.parametrize(
    ("changes", "says", "rule"),
    [
        ({"gaul_rows": []}, "a position has no field 'gaul_rows'; there are: game", None),
        ({"start_player": 2}, "start_player is 2, but must lie between 0 and 1", None),
        ({"start_player": "0"}, "start_player is a whole number", None),
        ({"start_player": None}, "start_player is null exactly while fate is asked", "A2.2"),
        (asking("start_player", "fate", phase="setup"), "start_player is null exactly", "A2.2"),
        ({"round": -1}, "round is -1, but must lie between 0 and 99", None),
        ({"round": 100}, "round is 100, but must lie between 0 and 99", None),
        ({"round": "4"}, "round is a whole number from 0 to 99, not '4'", None),
        ({"round": True}, "round is a whole number from 0 to 99, not True", None),
        ({"gaul_row": "G-C2"}, "gaul_row is a list, not 'G-C2'", None),
        ({"gaul_row": [f"G-C{n}" for n in range(1, 8)]}, "gaul_row has 7 entries; at most 6", None),
        ({"gaul_row": ["G-F1"]}, "gaul_row: there is no card 'G-F1'", "A1.1"),
        ({"gaul_row": [7]}, "gaul_row: there is no card 7", "A1.1"),
        ({"gaul_row": [["G-C2"]]}, "gaul_row: there is no card ['G-C2']", "A1.1"),
        ({"gaul_row": ["R-I-1"]}, "gaul_row: R-I-1 is not one of the Gauls", "A1.1"),
        ({"roman_row": ["G-C1"]}, "roman_row: G-C1 is not one of the Romans", "A1.1"),
        ({"roman_row": ["S3"]}, "roman_row: S3 is not one of the Romans", "A1.1"),
        ({"gaul_deck": ["R-I-1"]}, "gaul_deck: R-I-1 is not one of the Gauls", "A1.1"),
        ({"gaul_deck": ["G-A1"] * 30}, "gaul_deck has 30 entries; at most 29", None),
        ({"roman_deck": ["S3"]}, "roman_deck: S3 is not one of the Romans", "A1.1"),
        ({"roman_deck": None}, "roman_deck is a list, not None", None),
        ({"gaul_row": ["G-C2", "G-C2"]}, "G-C2 is in gaul_row and in gaul_row", "A1.1"),
        ({"gaul_deck": ["G-C2"]}, "G-C2 is in gaul_row and in gaul_deck", "A1.1"),
        ({"displays": [["S1"], ["S1"]]}, "S1 is in displays[0] and in displays[1]", "A1.1"),
        ({"discards": ["G-A2"]}, "G-A2 is in displays[0] and in discards", "A1.1"),
        ({"discards": "S3"}, "discards is a list, not 'S3'", None),
        ({"discards": ["S5"]}, "discards: there is no card 'S5'", "A1.1"),
        ({"displays": [[]]}, "displays has 1 entries, but must have 2", None),
        ({"displays": {}}, "displays is a list, not {}", None),
        ({"displays": [[], "S2"]}, "displays[1] is a list, not 'S2'", None),
        ({"displays": [["G-Z1"], []]}, "displays[0]: there is no card 'G-Z1'", "A1.1"),
        ({"phase": "spring"}, "phase is gaul, not 'spring'", None),
        ({"phase": "roman"}, "phase is gaul, not 'roman'", None),
        (asking("draw_gaul", "fate", phase=None), "setup or gaul or end_of_round, not None", None),
        (asking("take_gaul", "fate"), "fate picks the start player", "A2.2"),
        (asking("draw_gaul", 0), "fate picks the start player", "A2.2"),
        (asking("starve", "fate", phase="winter"), "fate picks the start player", "A2.2"),
        ({"acted": 3}, "acted is 3, but must lie between 0 and 2", None),
        ({"acted": "1"}, "acted is a whole number from 0 to 2, not '1'", None),
        ({"acted": 0}, "acted is 0, but 1 to 1 can have acted now", "A3.2"),
        (asking("draw_gaul", "fate", gaul_deck=[]), "fate cannot draw from an empty deck", "A8.2"),
        (
            asking("draw_gaul", "fate", gaul_row=[f"G-C{n}" for n in range(1, 7)]),
            "fate cannot draw for a row that is full", "A4.6",
        ),
        (asking("draw_roman", "fate"), "phase is setup or roman or end_of_round, not 'gaul'", None),
        (
            asking("draw_gaul", "fate", phase="roman"),
            "phase is setup or gaul or end_of_round, not 'roman'", None,
        ),
        (
            asking("draw_gaul", "fate", phase="winter"),
            "phase is setup or gaul or end_of_round, not 'winter'", None,
        ),
        (asking("starve", 1, phase="winter"), "seat 1 has no more cards than amphorae", "A6.1"),
        (
            asking("starve", 1, phase="winter", displays=[["G-B2", "R-I-2"], ["S1", "G-D5"]]),
            "seat 0 has had its winter and still has cards that must go", "A6.1",
        ),
        ({"round": 0}, "round is 0, but at least 1 after set-up", "A3.1"),
        (
            asking("over", None, phase="end_of_round", acted=2),
            "over only when a deck is empty", "A8.1",
        ),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_its_field_and_its_rule(
    changes: dict[str, Any], says: str, rule: str | None
) -> None:
    with pytest.raises(Unreadable) as refusal:
        Play.at(GAME, BEFORE_A_CHOICE | changes)
    assert says in refusal.value.message
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    ("question", "asker", "fields"),
    [
        ("start_player", 0, {"start_player": None}),
        ("start_player", "fate", {"start_player": None, "displays": [["S1"], []]}),
        ("start_player", "fate", {"start_player": None, "round": 7}),
        ("draw_gaul", "fate", {"phase": "setup", "gaul_deck": ["G-A1"]}),
        ("start_player", "fate", {"start_player": None, "roman_deck": ["R-I-1"]}),
        ("draw_gaul", "fate", {"phase": "gaul", "gaul_deck": ["G-A1"], "acted": 0}),
        ("draw_gaul", "fate", {"phase": "end_of_round", "gaul_deck": ["G-A1"], "seats": 3}),
        ("take_gaul", 0, {"round": 0}),
    ],
    ids=[
        "a seat picks the start player",
        "start cards are dealt twice",
        "set-up in a later round",
        "decks too small to fill the rows in set-up",
        "decks too small to fill the rows before the set-up",
        "a refill before anybody has acted",
        "three players refill at the end of the round",
        "a choice before the first round",
    ],
)
def test_nonsense_between_fields_is_refused(
    question: str, asker: int | str, fields: dict[str, Any]
) -> None:
    with pytest.raises(Unreadable):
        table(question, asker, **fields)
