"""A4: Gaul immigration."""

import pytest

from lusoria.core.errors import Illegal
from tests.armorica.table import answers, asked, refused, table, takes, tell

ROW = ["G-C6", "G-C5", "G-C4", "G-C3", "G-C2", "G-C1"]
"""Left to right: the last one is the rightmost."""


@pytest.mark.rule("A4.1")
def test_the_active_player_takes_one_card_and_the_next_one_is_asked() -> None:
    play = table("take_gaul", gaul_row=ROW, displays=[["S1"], ["S2"]])
    assert answers(play) == {"take G-C1", "take G-C2", "pass"}
    play.tell("take G-C2")
    assert play.position()["displays"][0] == ["S1", "G-C2"]
    assert asked(play) == (1, "take_gaul")


@pytest.mark.rule("A4.1")
def test_a_player_may_pass_though_a_card_could_be_taken() -> None:
    play = table("take_gaul", gaul_row=ROW, displays=[["S1"], ["S2"]])
    play.tell("pass")
    assert play.position()["displays"] == [["S1"], ["S2"]]
    assert asked(play) == (1, "take_gaul")


@pytest.mark.rule("A4.1")
@pytest.mark.parametrize("card", ["G-A1", "R-I-1", "S1", "S2"])
def test_only_cards_of_the_gaul_row_can_be_taken(card: str) -> None:
    play = table(
        "take_gaul",
        gaul_row=ROW,
        gaul_deck=["G-A1"],
        roman_row=["R-I-1"],
        displays=[["S1"], ["S2"]],
    )
    assert refused(play, f"take {card}") == ("not_in_row", "A4.1")


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize(
    ("wheat", "display"),
    [
        (0, []),
        (0, ["G-A2"]),
        (1, ["G-A1"]),
        (2, ["S1"]),
        (3, ["S1", "G-A1"]),
        (4, ["S1", "G-B2"]),
        (5, ["S1", "G-B2", "G-A1"]),
        (6, ["S1", "S2", "G-B2"]),
        (7, ["S1", "S2", "G-B2", "G-A1"]),
    ],
)
def test_as_many_gauls_from_the_right_as_there_is_wheat_are_within_reach(
    wheat: int, display: list[str]
) -> None:
    play = table("take_gaul", gaul_row=ROW, displays=[display, []])
    assert takes(play) == set(ROW[max(0, 6 - wheat) :])
    for card in ROW[: max(0, 6 - wheat)]:
        assert refused(play, f"take {card}") == ("too_far_for_wheat", "A4.2")


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize(("row", "within"), [(["G-C1"], {"G-C1"}), ([], set())])
def test_a_short_row_is_within_reach_as_far_as_it_goes(row: list[str], within: set[str]) -> None:
    play = table("take_gaul", gaul_row=row, displays=[["S1"], []])
    assert takes(play) == within


@pytest.mark.rule("A4.2")
def test_a_refusal_tells_place_and_wheat() -> None:
    play = table("take_gaul", gaul_row=ROW, displays=[["S1"], []])
    with pytest.raises(Illegal) as refusal:
        play.tell("take G-C4")
    facts = refusal.value.facts
    assert (facts["card"], facts["place"], facts["icon"], facts["have"]) == ("G-C4", 4, "wheat", 2)


@pytest.mark.rule("A4.2")
def test_only_wheat_brings_gauls_within_reach() -> None:
    rich = ["G-A3", "G-A4", "G-A5", "R-IV-3", "G-A2"]  # all icons but wheat
    play = table("take_gaul", gaul_row=ROW, displays=[rich, ["S1"]])
    assert takes(play) == set()


@pytest.mark.rule("A4.3")
def test_the_wheat_of_every_card_of_the_display_counts_wherever_it_lies() -> None:
    display = ["G-A1", "G-A2", "G-B1", "G-A3", "G-A6"]  # one wheat on the 1st, 3rd and 5th
    play = table("take_gaul", gaul_row=ROW, displays=[display, []])
    assert takes(play) == set(ROW[-3:])


@pytest.mark.rule("A4.3")
def test_the_wheat_of_the_card_about_to_be_taken_does_not_count() -> None:
    row = ["G-B2", "G-C2", "G-C1"]  # the third from the right has two wheat
    play = table("take_gaul", gaul_row=row, displays=[["S1"], []])
    assert refused(play, "take G-B2") == ("too_far_for_wheat", "A4.2")


@pytest.mark.rule("A4.3")
def test_the_wheat_of_a_taken_card_counts_from_then_on() -> None:
    play = table(
        "take_gaul",
        1,
        gaul_row=["G-D1"],  # two wheat
        roman_row=["R-I-1", "R-I-2", "R-I-3", "R-I-4", "R-II-1"],
        displays=[["S1"], ["S2"]],
    )
    tell(play, "take G-D1", "pass")
    assert asked(play) == (1, "take_roman")
    assert takes(play) == {"R-I-1", "R-I-2", "R-I-3", "R-I-4"}


@pytest.mark.rule("A4.4")
def test_a_taken_card_lies_at_the_right_end_of_the_display() -> None:
    play = table("take_gaul", gaul_row=ROW, displays=[["S1", "G-A5", "G-A1"], ["S2"]])
    play.tell("take G-C3")
    assert play.position()["displays"] == [["S1", "G-A5", "G-A1", "G-C3"], ["S2"]]


@pytest.mark.rule("A4.5")
def test_whoever_passes_discards_the_rightmost_card() -> None:
    play = table("take_gaul", gaul_row=ROW, displays=[["S1"], ["S2"]])
    play.tell("pass")
    position = play.position()
    assert position["gaul_row"] == ROW[:-1]
    assert "G-C1" in position["discards"]


@pytest.mark.rule("A4.5")
def test_passing_before_an_empty_row_discards_nothing() -> None:
    play = table("take_gaul", gaul_row=[], roman_row=["R-I-1"], displays=[["S1"], ["S2"]])
    before = play.position()["discards"]
    play.tell("pass")
    assert play.position()["discards"] == before
    assert play.state.row_size == [0, 1]
    assert asked(play) == (1, "take_gaul")


@pytest.mark.rule("A4.6")
@pytest.mark.parametrize(
    ("answer", "rest"),
    [
        ("take G-C1", ["G-C6", "G-C5", "G-C4", "G-C3", "G-C2"]),
        ("take G-C4", ["G-C6", "G-C5", "G-C3", "G-C2", "G-C1"]),
        ("take G-C6", ["G-C5", "G-C4", "G-C3", "G-C2", "G-C1"]),
        ("pass", ["G-C6", "G-C5", "G-C4", "G-C3", "G-C2"]),
    ],
)
def test_the_row_closes_up_and_is_refilled_at_the_left_before_the_next_player_acts(
    answer: str, rest: list[str]
) -> None:
    deck = ["G-D1", "G-D2", "G-E1"]
    six_wheat = ["S1", "S2", "G-B2"]
    play = table("take_gaul", gaul_row=ROW, gaul_deck=deck, displays=[six_wheat, []])
    play.tell(answer)
    assert asked(play) == ("fate", "draw_gaul")
    assert play.position()["gaul_row"] == rest
    play.tell("draw G-D2")
    assert asked(play) == (1, "take_gaul")
    assert play.position()["gaul_row"] == ["G-D2", *rest]
    assert play.position()["gaul_deck"] == ["G-D1", "G-E1"]


@pytest.mark.rule("A4.6")
def test_the_row_is_refilled_after_the_last_player_too() -> None:
    play = table("take_gaul", 1, gaul_row=ROW, gaul_deck=["G-D1", "G-D2"], displays=[[], ["S1"]])
    play.tell("take G-C1")
    assert asked(play) == ("fate", "draw_gaul")
    play.tell("draw G-D1")
    assert asked(play) == (0, "take_roman")


@pytest.mark.rule("A4.7")
def test_a_discarded_card_cannot_be_drawn_or_taken_again() -> None:
    play = table("take_gaul", gaul_row=ROW, gaul_deck=["G-D1"], displays=[["S1"], []])
    play.tell("pass")
    assert refused(play, "draw G-C1") == ("not_in_deck", "A2.5")
    play.tell("draw G-D1")
    assert refused(play, "take G-C1") == ("not_in_row", "A4.1")


@pytest.mark.rule("A4.7")
def test_an_empty_deck_is_not_rebuilt_from_the_discards() -> None:
    discards = ["G-A1", "G-A2", "G-A3"]
    play = table("take_gaul", gaul_row=ROW, discards=discards, displays=[["S1"], ["S2"]])
    play.tell("pass")
    assert asked(play) == (1, "take_gaul")
    assert play.position()["gaul_deck"] == []
    assert set(discards) < set(play.position()["discards"])
