"""R12: Haruspex and Aesculapinum."""

import pytest

from tests.roma.table import answers, asked, refused, table, tell


@pytest.mark.rule("R12.haruspex.1")
def test_a_haruspex_takes_any_card_of_the_deck() -> None:
    play = table(own={4: "Haruspex"}, dice=[4], deck=["Nero", "Forum", "Forum"], discard=["Turris"])
    tell(play, "activate 4")
    assert asked(play) == (0, "take")
    assert answers(play) == {"take Nero", "take Forum"}
    assert refused(play, "take Turris") == ("not_in_deck", "R12.haruspex.1")
    tell(play, "take Forum")
    assert play.position()["hands"][0] == ["Forum"]
    assert play.position()["deck"] == ["Nero", "Forum"]
    assert play.position()["discard"] == ["Turris"]


@pytest.mark.rule("R12.haruspex.2")
def test_an_empty_deck_is_rebuilt_before_a_haruspex_looks() -> None:
    play = table(own={4: "Haruspex"}, dice=[4], deck=[], discard=["Turris", "Consul"])
    tell(play, "activate 4")
    assert answers(play) == {"take Turris", "take Consul"}
    assert play.position()["discard"] == []
    assert tell(play, "take Consul").position()["deck"] == ["Turris"]


@pytest.mark.rule("R12.aesculapinum")
def test_an_aesculapinum_takes_a_character_from_the_discard_pile() -> None:
    play = table(own={4: "Aesculapinum"}, dice=[4], discard=["Turris", "Nero", "Consul", "Nero"])
    tell(play, "activate 4")
    assert answers(play) == {"take Nero", "take Consul"}
    assert refused(play, "take Turris") == ("takes_characters_only", "R12.aesculapinum")
    assert refused(play, "take Legatus") == ("not_discarded", "R12.aesculapinum")
    tell(play, "take Nero")
    assert play.position()["hands"][0] == ["Nero"]
    assert play.position()["discard"] == ["Consul", "Nero", "Turris"]
