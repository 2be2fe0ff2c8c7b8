"""R9: which cards a die may activate."""

from typing import Any

import pytest

from tests.roma.table import FULL, answers, asked, refused, table, tell

ALL_BLOCKED = [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("R9.1")
def test_a_die_activates_the_own_card_on_its_disc() -> None:
    play = table(own={4: "Tribunus"}, other={3: "Tribunus"}, dice=[3, 4])
    assert answers(play, "activate") == {"activate 4"}
    assert refused(play, "activate 3") == ("disc_empty", "R9.1")
    assert refused(play, "activate 5") == ("no_such_die", "R5.2")
    assert tell(play, "activate 4").position()["fame"] == [11, 9]


@pytest.mark.rule("R9.2")
def test_several_dice_activate_a_card_several_times() -> None:
    play = tell(
        table(own={4: "Tribunus"}, dice=[4, 4, 4]), "activate 4", "activate 4", "activate 4"
    )
    assert play.position()["fame"] == [13, 7]
    assert refused(play, "activate 4") == ("no_such_die", "R5.2")


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("card", ["Basilica", "Templum", "Turris"])
def test_passive_cards_are_never_activated(card: str) -> None:
    play = table(own={4: card}, other=FULL, dice=[4, 4, 5])
    assert refused(play, "activate 4") == ("never_activated", "R9.3")


BUILDINGS = {1: "Forum", 2: "Turris"}
CHARACTERS = {1: "Nero", 2: "Consul"}


@pytest.mark.rule("R9.4")
@pytest.mark.rule("R9.5")
@pytest.mark.rule("R9.6")
@pytest.mark.rule("R9.7")
@pytest.mark.rule("R9.8")
@pytest.mark.rule("R9.9")
@pytest.mark.rule("R9.10")
@pytest.mark.rule("R9.11")
@pytest.mark.rule("R9.12")
@pytest.mark.rule("R9.14")
@pytest.mark.rule("R9.15")
@pytest.mark.parametrize(
    ("card", "fields", "reason", "rule"),
    [
        ("Legionarius", {"other": CHARACTERS}, "nothing_opposite", "R9.5"),
        ("Centurio", {"other": CHARACTERS}, "nothing_opposite", "R9.5"),
        ("Sicarius", {"other": BUILDINGS}, "no_character_to_choose", "R9.6"),
        ("Gladiator", {"other": BUILDINGS}, "no_character_to_choose", "R9.6"),
        ("Velites", {"other": BUILDINGS}, "no_character_to_choose", "R9.6"),
        ("Nero", {"other": CHARACTERS}, "no_building_to_choose", "R9.7"),
        ("Onager", {"other": CHARACTERS}, "no_building_to_choose", "R9.7"),
        ("Aesculapinum", {"discard": ["Forum"]}, "no_character_discarded", "R9.8"),
        ("Consul", {"dice": [4]}, "no_further_die", "R9.9"),
        ("Forum", {"dice": [4]}, "no_further_die", "R9.9"),
        ("Mercator", {"money": [1, 9]}, "no_money_for_fame", "R9.10"),
        ("Architectus", {"hands": [["Nero"], ["Forum"]]}, "no_building_in_hand", "R9.11"),
        ("Senator", {"hands": [["Forum"], ["Nero"]]}, "no_character_in_hand", "R9.11"),
        ("Haruspex", {"deck": [], "discard": []}, "nothing_to_search", "R9.12"),
        ("Praetorianus", {"blocked": [[], ALL_BLOCKED]}, "all_discs_blocked", "R9.14"),
        ("Scaenicus", {}, "nobody_to_copy", "R9.15"),
    ],
)
def test_an_activation_that_could_do_nothing_is_not_offered(
    card: str, fields: dict[str, Any], reason: str, rule: str
) -> None:
    play = table(**{"own": {4: card}, "dice": [4, 4], **fields})
    assert refused(play, "activate 4") == (reason, rule)
    assert answers(play, "activate") == set()


@pytest.mark.rule("R9.5")
@pytest.mark.rule("R9.6")
@pytest.mark.rule("R9.7")
@pytest.mark.rule("R9.8")
@pytest.mark.rule("R9.9")
@pytest.mark.rule("R9.10")
@pytest.mark.rule("R9.11")
@pytest.mark.rule("R9.12")
@pytest.mark.rule("R9.14")
@pytest.mark.parametrize(
    ("card", "fields", "question"),
    [
        ("Legionarius", {"other": {4: "Forum"}}, "battle"),
        ("Centurio", {"other": {4: "Nero"}}, "battle"),
        ("Sicarius", {"other": CHARACTERS}, "target"),
        ("Gladiator", {"other": CHARACTERS}, "target"),
        ("Velites", {"other": CHARACTERS}, "target"),
        ("Nero", {"other": BUILDINGS}, "target"),
        ("Onager", {"other": BUILDINGS}, "target"),
        ("Aesculapinum", {"discard": ["Consul"]}, "take"),
        ("Consul", {"dice": [4, 4]}, "set_dice"),
        ("Forum", {"dice": [4, 4]}, "second_die"),
        ("Mercator", {"money": [2, 0]}, "buy"),
        ("Architectus", {"hands": [["Forum"], []]}, "lay_free"),
        ("Senator", {"hands": [["Nero"], []]}, "lay_free"),
        ("Haruspex", {"deck": [], "discard": ["Nero"]}, "take"),
        ("Praetorianus", {"blocked": [[], ALL_BLOCKED[1:]]}, "target"),
    ],
)
def test_the_least_that_an_activation_needs(
    card: str, fields: dict[str, Any], question: str
) -> None:
    play = tell(table(**{"own": {4: card}, "dice": [4], **fields}), "activate 4")
    assert asked(play)[1] == question
    assert play.position()["acting"]["card"] == card


@pytest.mark.rule("R9.11")
@pytest.mark.parametrize(("card", "hand"), [("Architectus", "Forum"), ("Senator", "Nero")])
def test_free_laying_needs_a_disc_that_is_not_barred(card: str, hand: str) -> None:
    fields: dict[str, Any] = {"own": {4: "Scaenicus", 7: card}, "dice": [4], "hands": [[hand], []]}
    options = {"bribery": "on"}
    barred = table(**fields, options=options, money=[9, 0], blocked=[[1, 2, 3, 4, 5, 6], []])
    assert refused(barred, "bribe 5") == ("no_such_die", "R5.2")
    tell(barred, "bribe 4")
    assert answers(barred, "lay") == {f"lay {hand} 7"}


@pytest.mark.rule("R9.13")
@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("Consiliarius", dict.fromkeys(range(1, 7), "Nero") | {4: "Consiliarius"}),
        ("Machina", FULL | {4: "Machina"}),
    ],
)
def test_relocation_needs_a_legal_move(card: str, row: dict[int, str]) -> None:
    play = table(own=row, dice=[4])
    assert refused(play, "activate 4") == ("nothing_can_move", "R9.13")
    del row[1]
    assert asked(tell(table(own=row, dice=[4]), "activate 4")) == (0, "move")
    assert (
        refused(table(own=row, dice=[4], blocked=[[1], []]), "activate 4")[0] == "nothing_can_move"
    )
    tell(
        table(own=row, dice=[4], blocked=[[1], []], options={"praetorianus": "publisher"}),
        "activate 4",
    )


@pytest.mark.rule("R9.15")
@pytest.mark.parametrize(
    ("others", "copies"),
    [
        ({1: "Tribunus"}, {"copy 1"}),
        ({1: "Tribunus", 2: "Consul", 3: "Forum", 5: "Scaenicus"}, {"copy 1"}),
        ({1: "Legatus", 6: "Haruspex"}, {"copy 1", "copy 6"}),
        ({2: "Consul", 3: "Forum", 5: "Scaenicus", 6: "Mercator"}, set()),
    ],
)
def test_a_scaenicus_needs_another_character_who_could_act(
    others: dict[int, str], copies: set[str]
) -> None:
    play = table(own={4: "Scaenicus", **others}, dice=[4])
    if copies:
        assert answers(tell(play, "activate 4")) == copies
    else:
        assert refused(play, "activate 4") == ("nobody_to_copy", "R9.15")


@pytest.mark.rule("R9.16")
@pytest.mark.parametrize("card", ["Legatus", "Mercatus"])
def test_legatus_and_mercatus_may_act_for_nothing(card: str) -> None:
    other = dict.fromkeys(range(1, 7), "Turris")
    play = tell(table(own={4: card}, other=other, dice=[4, 5]), "activate 4")
    assert play.position()["fame"] == [10, 10]
    assert play.position()["dice"] == [5]
