"""R13: the bribery space."""

from typing import Any

import pytest

from lusoria.core.play import Play
from tests.roma.table import Row, answers, asked, refused, spaces, table, tell


def bribery(own: Row, other: Row | None = None, **fields: Any) -> Play:
    """A table with seven spaces each."""
    return table(own=own, other=other, options={"bribery": "on"}, **fields)


@pytest.mark.rule("R13.bribery.on.1")
def test_a_seventh_space_with_bribery_alone() -> None:
    play = bribery({}, hands=[["Consul"], []], money=[3, 0])
    assert len(play.position()["spaces"][0]) == 7
    assert spaces(tell(play, "lay Consul 7"), 0) == {7: "Consul"}
    without = table(hands=[["Consul"], []], money=[9, 0], dice=[1])
    assert refused(without, "lay Consul 7") == ("no_such_disc", "R13.bribery.on.1")
    assert refused(without, "bribe 1") == ("no_bribery", "R13.bribery.on.1")


@pytest.mark.rule("R13.bribery.on.3")
def test_disc_seven_is_the_neighbour_of_six_only() -> None:
    fields: dict[str, Any] = {"dice": [1, 6], "money": [9, 0]}
    for own, gain in [
        ({6: "Forum", 7: "Basilica"}, 3),
        ({6: "Basilica", 7: "Forum"}, 3),
        ({1: "Basilica", 7: "Forum"}, 1),
        ({5: "Basilica", 7: "Forum"}, 1),
    ]:
        play = bribery(own, **fields)
        tell(play, "activate 6" if own.get(6) == "Forum" else "bribe 6", "spend 1")
        assert play.position()["fame"] == [10 + gain, 10]


@pytest.mark.rule("R13.bribery.on.3")
def test_disc_seven_lies_opposite_the_others_disc_seven() -> None:
    play = bribery({7: "Legionarius"}, {1: "Nero", 7: "Consul"}, dice=[1], money=[1, 0])
    assert spaces(tell(play, "bribe 1", "battle 6"), 1) == {1: "Nero"}
    facing_nothing = bribery({7: "Legionarius"}, {1: "Nero"}, dice=[1], money=[1, 0])
    assert refused(facing_nothing, "bribe 1") == ("nothing_opposite", "R9.5")


@pytest.mark.rule("R13.bribery.on.4")
def test_an_empty_disc_seven_costs_fame_and_counts_for_the_legatus() -> None:
    other = dict.fromkeys(range(1, 7), "Turris")
    play = bribery({4: "Legatus"}, other, dice=[4])
    assert tell(play, "activate 4").position()["fame"] == [11, 10]
    assert tell(play, "end").position()["fame"] == [11, 9]


@pytest.mark.rule("R13.bribery.on.5")
def test_disc_seven_can_be_attacked_blocked_and_covered() -> None:
    own = {1: "Onager", 2: "Praetorianus"}
    play = bribery(own, {7: "Forum"}, dice=[1, 2], hands=[["Consul"], []], money=[3, 0])
    tell(play, "activate 2", "target 7", "activate 1", "target 7", "battle 5")
    assert play.position()["blocked"] == [[], [7]]
    assert spaces(play, 1) == {}
    covered = bribery({7: "Nero"}, hands=[["Consul"], []], money=[3, 0])
    assert tell(covered, "lay Consul 7").position()["discard"] == ["Nero"]
    blocked = bribery({7: "Tribunus"}, dice=[1], money=[9, 0], blocked=[[7], []])
    for die in (1, 2):  # no die shows 2
        assert refused(blocked, f"bribe {die}") == ("disc_blocked", "R12.praetorianus.4")


@pytest.mark.rule("R13.bribery.on.5")
def test_passive_cards_work_on_disc_seven() -> None:
    play = bribery({4: "Legionarius"}, {4: "Consul", 7: "Turris"}, dice=[4])
    assert spaces(tell(play, "activate 4", "battle 3"), 1) == {4: "Consul", 7: "Turris"}
    never = bribery({7: "Turris"}, dice=[1], money=[9, 0])
    assert refused(never, "bribe 1") == ("never_activated", "R9.3")


@pytest.mark.rule("R13.bribery.on.6")
def test_any_die_activates_disc_seven_for_as_many_sestertii() -> None:
    play = bribery({7: "Tribunus"}, dice=[1, 4, 6], money=[5, 0])
    assert answers(play, "bribe") == {"bribe 1", "bribe 4"}
    assert refused(play, "bribe 6") == ("bribe_too_high", "R13.bribery.on.6")
    assert refused(play, "bribe 2") == ("no_such_die", "R5.2")
    tell(play, "bribe 4")
    assert play.position()["money"] == [1, 0]
    assert play.position()["dice"] == [1, 6]
    assert play.position()["fame"] == [11, 9]
    assert refused(bribery({}, dice=[1], money=[9, 0]), "bribe 1") == ("disc_empty", "R9.1")
    poor = bribery({7: "Turris"}, dice=[6], money=[0, 0])
    assert refused(poor, "bribe 6") == ("never_activated", "R9.3"), "what money would not help"


@pytest.mark.rule("R13.bribery.on.7")
def test_further_dice_for_a_forum_cost_nothing() -> None:
    play = bribery({6: "Templum", 7: "Forum"}, dice=[2, 5, 6], money=[2, 0])
    tell(play, "bribe 2")
    assert play.position()["money"] == [0, 0]
    tell(play, "spend 5", "spend 6")
    assert play.position()["fame"] == [21, 10]
    assert play.position()["money"] == [0, 0]


@pytest.mark.rule("R13.bribery.on.8")
@pytest.mark.parametrize(("money", "reason"), [(5, ""), (4, "no_money_for_fame")])
def test_the_activation_is_judged_after_the_payment(money: int, reason: str) -> None:
    play = bribery({7: "Mercator"}, dice=[3], money=[money, 0])
    if reason:
        assert refused(play, "bribe 3") == (reason, "R9.10")
    else:
        assert answers(tell(play, "bribe 3")) == {"buy 1"}


@pytest.mark.rule("R13.bribery.on.8")
def test_a_bribed_scaenicus_copies_what_is_legal_after_the_payment() -> None:
    play = bribery({1: "Mercator", 7: "Scaenicus"}, dice=[3], money=[4, 0])
    assert refused(play, "bribe 3") == ("nobody_to_copy", "R9.15")
    paid = bribery({1: "Mercator", 7: "Scaenicus"}, dice=[3], money=[5, 0])
    assert asked(tell(paid, "bribe 3", "copy 1")) == (0, "buy")
