"""R12 and R13: Consiliarius and Machina, by either option `relocate`."""

import pytest

from lusoria.core.play import Play
from tests.roma.table import FULL, Row, answers, asked, refused, spaces, table, tell

PUBLISHER = {"relocate": "publisher"}


def moving(own: Row, disc: int = 4, **fields: object) -> Play:
    """Seat 0 has activated the card on a disc."""
    return tell(table(own=own, dice=[disc], **fields), f"activate {disc}")  # type: ignore[arg-type]


@pytest.mark.rule("R12.consiliarius")
@pytest.mark.rule("R13.relocate.rulebook.1")
def test_a_consiliarius_moves_one_character_himself_included() -> None:
    play = moving({1: "Nero", 2: "Forum", 4: "Consiliarius"})
    assert answers(play) == {f"move {card} {to}" for card in (1, 4) for to in (2, 3, 5, 6)}
    assert refused(play, "move 2 3") == ("moves_characters_only", "R12.consiliarius")
    assert refused(play, "move 3 5") == ("disc_empty", "R13.relocate.rulebook.1")
    assert refused(play, "move 4 4") == ("same_disc", "R13.relocate.rulebook.1")
    assert refused(play, "move 4 7") == ("no_such_disc", "R13.bribery.on.1")
    tell(play, "move 4 6")
    assert spaces(play, 0) == {1: "Nero", 2: "Forum", 6: "Consiliarius"}
    assert asked(play) == (0, "act")


@pytest.mark.rule("R12.machina")
@pytest.mark.rule("R13.relocate.rulebook.1")
def test_a_machina_moves_one_building_itself_included() -> None:
    play = moving({1: "Nero", 2: "Forum", 4: "Machina"})
    assert answers(play) == {f"move {card} {to}" for card in (2, 4) for to in (1, 3, 5, 6)}
    assert refused(play, "move 1 3") == ("moves_buildings_only", "R12.machina")
    tell(play, "move 2 5")
    assert spaces(play, 0) == {1: "Nero", 4: "Machina", 5: "Forum"}


@pytest.mark.rule("R13.relocate.rulebook.2")
def test_only_a_card_of_the_other_type_is_covered() -> None:
    play = moving({1: "Nero", 2: "Forum", 4: "Consiliarius"})
    assert refused(play, "move 4 1") == ("same_type_there", "R13.relocate.rulebook.2")
    tell(play, "move 1 2")
    assert spaces(play, 0) == {2: "Nero", 4: "Consiliarius"}
    assert play.position()["discard"] == ["Forum"]


@pytest.mark.rule("R13.relocate.publisher.1")
def test_the_publisher_has_all_cards_picked_up_and_laid_in_order() -> None:
    play = moving({1: "Nero", 2: "Forum", 4: "Consiliarius", 6: "Consul"}, options=PUBLISHER)
    assert asked(play) == (0, "put")
    assert play.position()["lifted"] == ["Nero", "Consiliarius", "Consul"]
    assert play.position()["lifted_from"] == [1, 4, 6]
    assert spaces(play, 0) == {2: "Forum"}
    tell(play, "put 6", "put 5")
    assert play.position()["lifted"] == ["Consul"]
    assert play.position()["lifted_from"] == [6]
    tell(play, "put 3")
    assert spaces(play, 0) == {2: "Forum", 3: "Consul", 5: "Consiliarius", 6: "Nero"}
    assert asked(play) == (0, "act")
    assert play.position()["acting"] is None


@pytest.mark.rule("R13.relocate.publisher.2")
def test_each_goes_to_a_different_disc_and_may_return() -> None:
    play = moving({1: "Forum", 3: "Turris", 4: "Machina"}, options=PUBLISHER)
    tell(play, "put 1")
    assert refused(play, "put 1") == ("same_type_laid_again", "R13.relocate.publisher.3")
    assert refused(play, "put 7") == ("no_such_disc", "R13.bribery.on.1")
    tell(play, "put 3", "put 4")
    assert spaces(play, 0) == {1: "Forum", 3: "Turris", 4: "Machina"}
    assert play.position()["discard"] == []


@pytest.mark.rule("R13.relocate.publisher.3")
def test_the_other_type_is_covered_and_discarded() -> None:
    play = moving({1: "Nero", 4: "Machina", 5: "Forum"}, options=PUBLISHER)
    tell(play, "put 1", "put 2")
    assert spaces(play, 0) == {1: "Machina", 2: "Forum"}
    assert play.position()["discard"] == ["Nero"]


@pytest.mark.rule("R13.relocate.publisher.4")
def test_a_placing_that_leaves_another_card_without_a_space_is_not_offered() -> None:
    own = FULL | {2: "Turris", 4: "Machina"}
    play = moving(own, options=PUBLISHER, blocked=[[1], []])
    assert answers(play) == {"put 1"}
    assert refused(play, "put 2") == ("leaves_no_space", "R13.relocate.publisher.4")
    tell(play, "put 1")
    assert answers(play) == {f"put {disc}" for disc in range(2, 7)}


@pytest.mark.rule("R13.praetorianus.rulebook.2")
def test_only_the_card_from_a_barred_disc_may_return_to_it() -> None:
    own = {1: "Forum", 2: "Turris", 4: "Machina"}
    play = moving(own, options=PUBLISHER, blocked=[[2], []])
    assert refused(play, "put 2") == ("disc_barred", "R13.praetorianus.rulebook.1")
    tell(play, "put 3")
    assert answers(play) == {"put 1", "put 2", "put 4", "put 5", "put 6"}
    tell(play, "put 2")
    assert refused(play, "put 2") == ("disc_barred", "R13.praetorianus.rulebook.1")
    tell(play, "put 6")
    assert spaces(play, 0) == {2: "Turris", 3: "Forum", 6: "Machina"}


@pytest.mark.rule("R13.praetorianus.publisher")
def test_by_the_publishers_rules_any_card_may_be_put_on_a_blocked_disc() -> None:
    options = PUBLISHER | {"praetorianus": "publisher"}
    play = moving({1: "Forum", 2: "Turris", 4: "Machina"}, options=options, blocked=[[2], []])
    assert answers(play) == {f"put {disc}" for disc in range(1, 7)}


@pytest.mark.rule("R9.13")
@pytest.mark.parametrize("card", ["Consiliarius", "Machina"])
def test_by_the_publishers_rules_relocation_is_always_possible(card: str) -> None:
    filler = "Nero" if card == "Consiliarius" else "Forum"
    own = dict.fromkeys(range(1, 7), filler) | {4: card}
    play = moving(own, options=PUBLISHER)
    assert answers(play) == {f"put {disc}" for disc in range(1, 7)}
