"""R6: laying a card."""

import pytest

from tests.roma.table import answers, asked, refused, spaces, table, tell, told


@pytest.mark.rule("R6.1")
def test_a_card_is_paid_to_the_bank_and_needs_no_die() -> None:
    play = tell(table(hands=[["Legatus"], []], money=[7, 0]), "lay Legatus 4")
    assert play.position()["money"] == [2, 0]
    assert play.position()["hands"][0] == []
    assert spaces(play, 0) == {4: "Legatus"}
    assert asked(play) == (0, "act")


@pytest.mark.rule("R6.1")
def test_only_a_card_of_the_own_hand_can_be_laid() -> None:
    play = table(hands=[["Legatus"], ["Forum"]], money=[9, 9])
    assert refused(play, "lay Forum 4") == ("not_in_hand", "R6.1")


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize(("card", "cost"), [("Templum", 2), ("Forum", 5), ("Centurio", 9)])
def test_a_card_must_be_paid_in_full(card: str, cost: int) -> None:
    poor = table(hands=[[card], []], money=[cost - 1, 99])
    assert refused(poor, f"lay {card} 1") == ("too_expensive", "R6.2")
    assert answers(poor, "lay") == set()
    exact = tell(table(hands=[[card], []], money=[cost, 0]), f"lay {card} 1")
    assert exact.position()["money"] == [0, 0]


@pytest.mark.rule("R6.3")
def test_a_card_is_laid_on_any_own_disc() -> None:
    play = table(hands=[["Consul"], []], money=[3, 0], own={2: "Forum"}, other={3: "Nero"})
    assert answers(play, "lay") == {f"lay Consul {disc}" for disc in range(1, 7)}
    tell(play, "lay Consul 3")
    assert spaces(play, 0) == {2: "Forum", 3: "Consul"}
    assert spaces(play, 1) == {3: "Nero"}


@pytest.mark.rule("R6.4")
def test_a_covered_card_is_discarded_without_refund() -> None:
    play = table(hands=[["Consul"], []], money=[3, 0], own={2: "Nero"})
    events = told(play, "lay Consul 2")
    assert [event["event"] for event in events] == ["covered", "laid"]
    assert spaces(play, 0) == {2: "Consul"}
    assert play.position()["discard"] == ["Nero"]
    assert play.position()["money"] == [0, 0]


@pytest.mark.rule("R6.5")
def test_a_card_may_act_in_the_turn_in_which_it_was_laid() -> None:
    play = table(hands=[["Tribunus"], []], money=[5, 0], dice=[3])
    tell(play, "lay Tribunus 3", "activate 3")
    assert play.position()["fame"] == [11, 9]


@pytest.mark.rule("R6.6")
def test_hand_and_money_know_no_limit() -> None:
    hand = ["Forum"] * 40
    play = table(hands=[hand, []], money=[900, 0], dice=[6, 6], deck=["Nero"])
    tell(play, "money 6", "cards 6", "draw Nero", "keep Nero")
    assert len(play.position()["hands"][0]) == 41
    assert play.position()["money"] == [906, 0]


@pytest.mark.rule("R15.4")
@pytest.mark.parametrize(("card", "cost"), [("Aesculapinum", 5), ("Templum", 2)])
def test_what_the_two_temples_cost(card: str, cost: int) -> None:
    play = tell(table(hands=[[card], []], money=[5, 0]), f"lay {card} 1")
    assert play.position()["money"] == [5 - cost, 0]
