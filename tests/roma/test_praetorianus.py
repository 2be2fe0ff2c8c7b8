"""R12: the Praetorianus."""

from typing import Any

import pytest

from tests.roma.table import FULL, answers, asked, refused, spaces, table, tell

MIXED = {1: "Consul", 2: "Forum", 5: "Turris", 6: "Nero"}


@pytest.mark.rule("R12.praetorianus.1")
def test_any_disc_that_is_not_blocked_can_be_blocked() -> None:
    play = table(own={4: "Praetorianus"}, other=MIXED, dice=[4], blocked=[[3], [2]])
    tell(play, "activate 4")
    assert answers(play) == {"target 1", "target 3", "target 4", "target 5", "target 6"}
    assert refused(play, "target 2") == ("already_blocked", "R12.praetorianus.1")
    assert tell(play, "target 3").position()["blocked"] == [[3], [2, 3]]


@pytest.mark.rule("R12.praetorianus.2")
def test_a_disc_is_blocked_for_one_turn_even_when_the_praetorianus_leaves() -> None:
    play = table(
        own={4: "Praetorianus"}, other={1: "Tribunus"}, dice=[4], hands=[["Templum"], []],
        money=[2, 0], fame=[30, 30], stockpile=30,
    )  # fmt: skip
    tell(play, "activate 4", "target 1", "lay Templum 4", "end", "roll 1 1 2")
    assert play.position()["blocked"] == [[], [1]]
    assert refused(play, "activate 1") == ("disc_blocked", "R12.praetorianus.4")
    tell(play, "end")
    assert play.position()["blocked"] == [[], []]
    tell(play, "roll 1 2 4", "end", "roll 1 1 2")
    assert "activate 1" in answers(play)


@pytest.mark.rule("R12.praetorianus.3")
def test_several_discs_can_be_blocked() -> None:
    play = table(own={4: "Praetorianus"}, other=MIXED, dice=[4, 4, 4])
    tell(play, "activate 4", "target 1", "activate 4", "target 6", "activate 4", "target 3")
    assert play.position()["blocked"] == [[], [1, 3, 6]]


@pytest.mark.rule("R12.praetorianus.4")
@pytest.mark.rule("R13.praetorianus.publisher")
def test_not_even_a_card_laid_in_that_turn_is_activated_on_a_blocked_disc() -> None:
    play = table(
        dice=[3, 3], hands=[["Tribunus"], []], money=[5, 0], blocked=[[3], []],
        options={"praetorianus": "publisher"},
    )  # fmt: skip
    tell(play, "lay Tribunus 3")
    assert spaces(play, 0) == {3: "Tribunus"}
    assert refused(play, "activate 3") == ("disc_blocked", "R12.praetorianus.4")


@pytest.mark.rule("R12.praetorianus.4")
def test_a_blocked_card_says_so_whatever_dice_lie_there() -> None:
    own = {3: "Tribunus", 4: "Tribunus"}
    play = table(own=own, dice=[1], blocked=[[3, 5], []])
    assert refused(play, "activate 3") == ("disc_blocked", "R12.praetorianus.4")
    assert refused(play, "activate 4") == ("no_such_die", "R5.2")
    assert refused(play, "activate 5") == ("no_such_die", "R5.2"), "no card is blocked there"


@pytest.mark.rule("R12.praetorianus.5")
def test_passive_cards_work_on_blocked_discs() -> None:
    own = {3: "Templum", 4: "Forum", 5: "Basilica"}
    play = table(own=own, dice=[1, 2, 4], blocked=[[3, 5], []])
    tell(play, "activate 4", "spend 1", "spend 2")
    assert play.position()["fame"] == [10 + 1 + 2 + 2, 10]
    towers = table(
        own={4: "Legionarius"}, other={4: "Consul", 1: "Turris"}, dice=[4], blocked=[[], [1]]
    )
    assert spaces(tell(towers, "activate 4", "battle 3"), 1) == {1: "Turris", 4: "Consul"}


@pytest.mark.rule("R12.praetorianus.6")
def test_an_empty_blocked_disc_counts_as_empty() -> None:
    other = dict.fromkeys((1, 2, 3, 4), "Turris")
    play = table(
        own={4: "Legatus", **dict.fromkeys((1, 2, 3), "Turris")},
        other=other,
        dice=[4],
        blocked=[[], [6]],
    )
    assert tell(play, "activate 4").position()["fame"] == [12, 10]
    assert tell(play, "end").position()["fame"] == [12, 8]


BARRED: dict[str, Any] = {"dice": [4], "blocked": [[1, 2], []]}


@pytest.mark.rule("R13.praetorianus.rulebook.1")
def test_by_the_rulebook_nothing_is_placed_on_a_blocked_disc() -> None:
    paid = table(**BARRED, own={4: "Architectus"}, hands=[["Templum", "Turris"], []], money=[2, 0])
    assert answers(paid, "lay") == {f"lay Templum {disc}" for disc in (3, 4, 5, 6)}
    assert refused(paid, "lay Templum 1") == ("disc_barred", "R13.praetorianus.rulebook.1")
    free = tell(paid, "activate 4")
    assert refused(free, "lay Turris 2") == ("disc_barred", "R13.praetorianus.rulebook.1")
    assert "lay Turris 3" in answers(free)
    moving = tell(table(**BARRED, own={4: "Consiliarius"}), "activate 4")
    assert answers(moving) == {"move 4 3", "move 4 5", "move 4 6"}
    assert refused(moving, "move 4 1") == ("disc_barred", "R13.praetorianus.rulebook.1")


@pytest.mark.rule("R13.praetorianus.rulebook.2")
def test_a_card_may_stay_on_a_blocked_disc_and_move_off_it() -> None:
    play = tell(table(**BARRED, own={1: "Nero", 4: "Consiliarius"}), "activate 4", "move 1 3")
    assert spaces(play, 0) == {3: "Nero", 4: "Consiliarius"}
    assert spaces(table(**BARRED, own={1: "Nero"}), 0) == {1: "Nero"}


@pytest.mark.rule("R13.praetorianus.publisher")
def test_by_the_publishers_rules_cards_are_placed_on_a_blocked_disc() -> None:
    options = {"praetorianus": "publisher"}
    play = table(
        **BARRED, own={4: "Senator"}, hands=[["Consul", "Nero"], []], money=[3, 0], options=options
    )
    tell(play, "lay Consul 1", "activate 4", "lay Nero 2")
    assert spaces(play, 0) == {1: "Consul", 2: "Nero", 4: "Senator"}
    moving = table(**BARRED, own={4: "Machina", 6: "Forum"}, options=options)
    tell(moving, "activate 4", "move 6 1")
    assert spaces(moving, 0) == {1: "Forum", 4: "Machina"}
    assert asked(moving) == (0, "act")


@pytest.mark.rule("R12.praetorianus.2")
def test_own_discs_are_free_again_only_after_the_own_turn() -> None:
    play = table(own=FULL, other=FULL, blocked=[[1], [2]])
    tell(play, "end")
    assert play.position()["blocked"] == [[], [2]]
