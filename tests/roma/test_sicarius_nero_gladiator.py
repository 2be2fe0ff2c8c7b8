"""R12: Sicarius, Nero and Gladiator."""

import pytest

from tests.roma.table import answers, refused, spaces, table, tell

MIXED = {1: "Consul", 2: "Forum", 5: "Turris", 6: "Nero"}


@pytest.mark.rule("R12.sicarius")
def test_a_sicarius_and_his_victim_are_discarded() -> None:
    play = tell(table(own={4: "Sicarius"}, other=MIXED, dice=[4]), "activate 4")
    assert play.position()["acting"] == {"card": "Sicarius", "disc": 4}
    assert answers(play) == {"target 1", "target 6"}
    assert refused(play, "target 5") == ("no_character_there", "R9.6")
    tell(play, "target 6")
    assert spaces(play, 0) == {}
    assert spaces(play, 1) == {1: "Consul", 2: "Forum", 5: "Turris"}
    assert play.position()["discard"] == ["Sicarius", "Nero"]
    assert play.position()["acting"] is None


@pytest.mark.rule("R12.nero")
def test_a_nero_and_his_victim_are_discarded() -> None:
    play = tell(table(own={4: "Nero"}, other=MIXED, dice=[4]), "activate 4")
    assert answers(play) == {"target 2", "target 5"}
    assert refused(play, "target 1") == ("no_building_there", "R9.7")
    tell(play, "target 2")
    assert spaces(play, 0) == {}
    assert spaces(play, 1) == {1: "Consul", 5: "Turris", 6: "Nero"}
    assert play.position()["discard"] == ["Nero", "Forum"]


@pytest.mark.rule("R12.gladiator")
def test_a_gladiator_sends_a_character_back() -> None:
    play = table(own={4: "Gladiator"}, other=MIXED, dice=[4], hands=[[], ["Consul"]])
    tell(play, "activate 4")
    assert answers(play) == {"target 1", "target 6"}
    tell(play, "target 1")
    assert spaces(play, 0) == {4: "Gladiator"}
    assert spaces(play, 1) == {2: "Forum", 5: "Turris", 6: "Nero"}
    assert play.position()["hands"] == [[], ["Consul", "Consul"]]
    assert play.position()["discard"] == []
