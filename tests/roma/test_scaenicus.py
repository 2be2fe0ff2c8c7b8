"""R12: the Scaenicus."""

import pytest

from lusoria.core.errors import Illegal
from lusoria.words import explain
from tests.roma.table import FULL, Row, answers, asked, refused, spaces, table, tell


@pytest.mark.rule("R12.scaenicus.1")
def test_a_scaenicus_copies_an_own_character_but_no_scaenicus() -> None:
    own: Row = {1: "Tribunus", 2: "Scaenicus", 3: "Forum", 4: "Scaenicus", 6: "Consul"}
    play = tell(table(own=own, other={5: "Legatus"}, dice=[4, 6]), "activate 4")
    assert asked(play) == (0, "copy")
    assert play.position()["acting"] == {"card": "Scaenicus", "disc": 4}
    assert answers(play) == {"copy 1", "copy 6"}
    assert refused(play, "copy 2") == ("never_copied", "R12.scaenicus.1")
    assert refused(play, "copy 4") == ("never_copied", "R12.scaenicus.1")
    assert refused(play, "copy 3") == ("copies_characters_only", "R12.scaenicus.1")
    assert refused(play, "copy 5") == ("disc_empty", "R12.scaenicus.1")
    assert refused(play, "copy 7") == ("no_such_disc", "R13.bribery.on.1")
    tell(play, "copy 1")
    assert play.position()["fame"] == [11, 9]
    assert spaces(play, 0) == own


@pytest.mark.rule("R12.scaenicus.1")
def test_a_character_who_could_not_act_is_not_copied_and_the_reason_is_his() -> None:
    play = tell(table(own={1: "Tribunus", 4: "Scaenicus", 6: "Mercator"}, dice=[4]), "activate 4")
    assert refused(play, "copy 6") == ("no_money_for_fame", "R9.10")


@pytest.mark.rule("R12.scaenicus.2")
def test_a_character_on_a_blocked_disc_can_be_copied() -> None:
    play = table(own={1: "Tribunus", 4: "Scaenicus"}, dice=[1, 4], blocked=[[1], []])
    assert refused(play, "activate 1") == ("disc_blocked", "R12.praetorianus.4")
    tell(play, "activate 4", "copy 1")
    assert play.position()["fame"] == [11, 9]


@pytest.mark.rule("R12.scaenicus.2")
def test_a_blocked_scaenicus_copies_nobody() -> None:
    play = table(own={1: "Tribunus", 4: "Scaenicus"}, dice=[4], blocked=[[4], []])
    assert refused(play, "activate 4") == ("disc_blocked", "R12.praetorianus.4")


@pytest.mark.rule("R12.scaenicus.3")
@pytest.mark.parametrize("card", ["Legionarius", "Centurio"])
def test_a_copied_fighter_fights_what_faces_the_scaenicus(card: str) -> None:
    own = {1: card, 4: "Scaenicus"}
    play = tell(table(own=own, other={1: "Nero", 4: "Consul"}, dice=[4, 4]), "activate 4", "copy 1")
    assert play.position()["acting"] == {"card": card, "disc": 4, "target": 4}
    assert spaces(tell(play, "battle 3"), 1) == {1: "Nero"}
    facing_nothing = table(own=own, other={1: "Nero"}, dice=[4])
    assert refused(facing_nothing, "activate 4") == ("nobody_to_copy", "R9.15")
    other_to_copy = table(own=own | {2: "Essedum"}, other={1: "Nero"}, dice=[4])
    choosing = tell(other_to_copy, "activate 4")
    assert refused(choosing, "copy 1") == ("nothing_opposite", "R12.scaenicus.3")
    assert refused(choosing, "copy 5") == ("disc_empty", "R12.scaenicus.1")
    with pytest.raises(Illegal) as refusal:
        choosing.tell("copy 1")
    for language, where in (("en", "disc 4 opposite"), ("de", "Scheibe 4"), ("ru", "жетон 4")):
        assert where in explain(language, "roma", refusal.value)


@pytest.mark.rule("R12.scaenicus.3")
def test_a_copied_centurio_may_add_a_die() -> None:
    play = table(own={1: "Centurio", 4: "Scaenicus"}, other={4: "Nero"}, dice=[4, 6])
    tell(play, "activate 4", "copy 1", "battle 3")
    assert asked(play) == (0, "add_die")
    assert spaces(tell(play, "spend 6"), 1) == {}


@pytest.mark.rule("R12.scaenicus.4")
@pytest.mark.parametrize(("card", "victim"), [("Sicarius", "Consul"), ("Nero", "Forum")])
def test_the_scaenicus_is_discarded_in_the_stead_of_the_copied(card: str, victim: str) -> None:
    play = table(own={1: card, 4: "Scaenicus"}, other={2: victim}, dice=[4])
    tell(play, "activate 4", "copy 1", "target 2")
    assert spaces(play, 0) == {1: card}
    assert spaces(play, 1) == {}
    assert sorted(play.position()["discard"]) == sorted([victim, "Scaenicus"])


@pytest.mark.rule("R12.scaenicus.5")
@pytest.mark.parametrize("relocate", ["rulebook", "publisher"])
def test_a_copied_consiliarius_may_move_the_scaenicus(relocate: str) -> None:
    own = {1: "Consiliarius", 4: "Scaenicus"}
    play = table(own=own, dice=[4], options={"relocate": relocate})
    tell(play, "activate 4", "copy 1")
    tell(play, *(["move 4 6"] if relocate == "rulebook" else ["put 1", "put 6"]))
    assert spaces(play, 0) == {1: "Consiliarius", 6: "Scaenicus"}
    assert asked(play) == (0, "act")


@pytest.mark.rule("R12.scaenicus.1")
@pytest.mark.parametrize(
    ("card", "answers_", "check"),
    [
        ("Consul", ["set 5"], ("dice", [5])),
        ("Mercator", ["buy 2"], ("fame", [12, 8])),
        ("Legatus", [], ("fame", [10, 10])),
        ("Haruspex", ["take Nero"], ("hands", [["Nero", "Senator", "Forum"], []])),
        ("Essedum", [], ("essedum", 1)),
        ("Praetorianus", ["target 6"], ("blocked", [[], [6]])),
        ("Architectus", ["lay Forum 4"], ("hands", [["Senator"], []])),
        ("Senator", ["lay Senator 4"], ("hands", [["Forum"], []])),
    ],
)
def test_every_kind_of_action_can_be_copied(
    card: str, answers_: list[str], check: tuple[str, object]
) -> None:
    play = table(
        own={1: card, 4: "Scaenicus"}, other=FULL, dice=[4, 6], money=[4, 0],
        hands=[["Senator", "Forum"], []],
    )  # fmt: skip
    tell(play, "activate 4", "copy 1", *answers_)
    assert play.position()[check[0]] == check[1]
    assert asked(play) == (0, "act")


@pytest.mark.rule("R12.scaenicus.1")
def test_a_copied_senator_goes_on_when_the_scaenicus_is_covered() -> None:
    play = table(own={1: "Senator", 4: "Scaenicus"}, dice=[4], hands=[["Nero", "Consul"], []])
    tell(play, "activate 4", "copy 1", "lay Nero 4")
    assert asked(play) == (0, "lay_free")
    assert spaces(play, 0) == {1: "Senator", 4: "Nero"}
