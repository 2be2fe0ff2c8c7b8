"""A5: Roman immigration."""

import pytest

from lusoria.core.errors import Illegal
from tests.armorica.table import answers, asked, part, refused, table, takes

ONE = {"wheat": "G-A1", "grapes": "G-A3", "olives": "G-A4", "sheep": "G-A5"}
TWO = {"wheat": "S1", "grapes": "G-C3", "olives": "G-C4", "sheep": "G-C5"}
"""Cards with one and with two of an icon, and with no other of the four."""

PLEBEIANS = {"farmer": "R-I-1", "worker": "R-I-3", "soldier": "R-I-4"}
PATRICIANS = {"general": "R-I-6", "matron": "R-I-5", "bureaucrat": "R-I-7"}
NEEDED = {"general": "grapes", "matron": "olives", "bureaucrat": "sheep"}
RIGHT_OF_IT = ["R-IV-1", "R-IV-6", "R-IV-7", "R-IV-8", "R-IV-2"]


def icons(icon: str, count: int) -> list[str]:
    """A display with so many of an icon."""
    return [[], [ONE[icon]], [TWO[icon]], [TWO[icon], ONE[icon]]][count]


def at_place(card: str, place: int) -> list[str]:
    """A row in which a card is the n-th from the right."""
    return ["R-IV-3", card, *RIGHT_OF_IT[: place - 1]]


@pytest.mark.rule("A5.1")
def test_a_roman_is_taken_to_the_right_end_and_the_row_refilled_from_the_roman_deck() -> None:
    play = table(
        "take_roman",
        roman_row=["R-I-3", "R-I-2", "R-I-1"],
        roman_deck=["R-II-1", "R-II-2"],
        gaul_row=["G-C1"],
        gaul_deck=["G-D1"],
        displays=[["S1", "G-A5"], ["S2"]],
    )
    assert answers(play) == {"take R-I-1", "take R-I-2", "pass"}
    play.tell("take R-I-2")
    assert asked(play) == ("fate", "draw_roman")
    assert answers(play) == {"draw R-II-1", "draw R-II-2"}
    play.tell("draw R-II-2")
    position = play.position()
    assert position["displays"][0] == ["S1", "G-A5", "R-I-2"]
    assert position["roman_row"] == ["R-II-2", "R-I-3", "R-I-1"]
    assert (position["gaul_row"], position["gaul_deck"]) == (["G-C1"], ["G-D1"])
    assert asked(play) == (1, "take_roman")


@pytest.mark.rule("A5.1")
def test_passing_discards_the_rightmost_roman() -> None:
    play = table(
        "take_roman", roman_row=["R-I-2", "R-I-1"], gaul_row=["G-C1"], displays=[["S1"], []]
    )
    play.tell("pass")
    assert play.position()["roman_row"] == ["R-I-2"]
    assert play.position()["gaul_row"] == ["G-C1"]
    assert "R-I-1" in play.position()["discards"]


@pytest.mark.rule("A5.1")
def test_only_cards_of_the_roman_row_can_be_taken() -> None:
    play = table("take_roman", roman_row=["R-I-1"], gaul_row=["G-C1"], displays=[["S1"], []])
    assert refused(play, "take G-C1") == ("not_in_row", "A5.1")
    assert refused(play, "take R-I-2") == ("not_in_row", "A5.1")


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("suit", PLEBEIANS)
def test_a_plebeian_at_place_n_is_taken_with_n_wheat(suit: str, place: int) -> None:
    card = PLEBEIANS[suit]
    row = at_place(card, place)
    enough = table("take_roman", roman_row=row, displays=[icons("wheat", place), []])
    assert card in takes(enough)
    less = table("take_roman", roman_row=row, displays=[icons("wheat", place - 1), []])
    assert refused(less, f"take {card}") == ("too_far_for_wheat", "A5.2")


@pytest.mark.rule("A5.3")
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("suit", PATRICIANS)
def test_a_patrician_at_place_n_is_taken_with_n_of_its_own_icon(suit: str, place: int) -> None:
    card, needed = PATRICIANS[suit], NEEDED[suit]
    row = at_place(card, place)
    enough = table("take_roman", roman_row=row, displays=[icons(needed, place), []])
    assert card in takes(enough)
    less = table("take_roman", roman_row=row, displays=[icons(needed, place - 1), []])
    assert refused(less, f"take {card}") == ("too_far_for_icon", "A5.3")


@pytest.mark.rule("A5.2")
@pytest.mark.rule("A5.3")
@pytest.mark.parametrize("suit", [*PLEBEIANS, *PATRICIANS])
def test_no_other_icon_helps(suit: str) -> None:
    needed = NEEDED.get(suit, "wheat")
    others = [card for icon in ONE if icon != needed for card in (ONE[icon], TWO[icon])]
    card = (PLEBEIANS | PATRICIANS)[suit]
    gold_and_amphorae = ["R-IV-4", "R-IV-5", "G-A2"]
    play = table("take_roman", roman_row=[card], displays=[[*others, *gold_and_amphorae], []])
    assert takes(play) == set()


@pytest.mark.rule("A5.3")
def test_the_icons_of_others_do_not_help() -> None:
    play = table("take_roman", roman_row=["R-I-6"], displays=[["S1"], ["G-C3"]])
    assert refused(play, "take R-I-6") == ("too_far_for_icon", "A5.3")


@pytest.mark.rule("A5.3")
def test_a_refusal_tells_place_and_icon() -> None:
    play = table("take_roman", roman_row=["R-I-7", "R-I-1"], displays=[["S1", "G-A5"], []])
    with pytest.raises(Illegal) as refusal:
        play.tell("take R-I-7")
    facts = refusal.value.facts
    assert (facts["card"], facts["place"], facts["icon"], facts["have"]) == ("R-I-7", 2, "sheep", 1)


@pytest.mark.rule("A5.4")
def test_places_are_counted_over_cards_of_all_suits() -> None:
    row = ["R-I-6", "R-I-5", "R-I-1"]  # the one general, the one matron, the one farmer
    display = ["G-C3", "G-A4", "G-A1"]  # two grapes, one olive, one wheat
    play = table("take_roman", roman_row=row, displays=[display, []])
    assert takes(play) == {"R-I-1"}


@pytest.mark.rule("A5.5")
def test_a_taken_patrician_does_not_bring_the_icon_in_its_corner() -> None:
    general = "R-III-4"  # reached with grapes; it has an olive and a gold
    play = table("take_roman", roman_row=[general], displays=[["G-A3"], []])
    play.tell(f"take {general}")
    assert play.state.icons[0] == [0, 1, 1, 0, 1, 1]


@pytest.mark.rule("A5.5")
def test_the_icon_in_the_corner_is_no_majority() -> None:
    generals = ["R-I-6", "R-II-5", "R-III-4"]
    assert part("grapes", generals, ["G-A3"]) == [0, 4]


@pytest.mark.rule("A5.6")
def test_a_player_with_no_card_within_reach_must_pass() -> None:
    row = ["R-I-4", "R-I-3", "R-I-1", "R-I-7", "R-I-6", "R-I-5"]
    play = table("take_roman", roman_row=row, displays=[["S1"], []])
    assert answers(play) == {"pass"}
    assert refused(play, "take R-I-5") == ("too_far_for_icon", "A5.3")
    play.tell("pass")
    assert play.position()["roman_row"] == row[:-1]
