"""A6: winter."""

import pytest

from lusoria.core.play import Play
from tests.armorica.table import GAME, answers, asked, refused, table, tell, with_line

BARE = ["G-B2", "G-D3", "G-D4", "G-D5"]
"""Cards without amphorae."""


def winter(*displays: list[str]) -> Play:
    """The table after the last Roman immigrant; nothing of the end of the round asks anybody."""
    play = table("take_roman", len(displays) - 1, seats=len(displays), displays=list(displays))
    return tell(play, "pass")


@pytest.mark.rule("A6.1")
@pytest.mark.parametrize(
    ("display", "discards"),
    [
        (["S1", "G-B2", "G-D3"], 1),
        (["S1", "G-B2", "G-D3", "G-D4"], 2),
        (["S1", "G-A1", "G-B2", "G-D3", "G-D4", "G-D5"], 3),
        (["S1", "G-A2", *BARE], 2),
    ],
)
def test_as_many_cards_go_as_there_are_more_cards_than_amphorae(
    display: list[str], discards: int
) -> None:
    play = winter(display, ["S2"])
    for _ in range(discards):
        assert asked(play) == (0, "starve")
        play.apply(play.legal()[0])
    assert play.over
    assert len(play.position()["displays"][0]) == len(display) - discards


@pytest.mark.rule("A6.1")
@pytest.mark.parametrize(
    "display",
    [[], ["S1"], ["S1", "G-B2"], ["G-A1", "G-A3"], ["G-A2", "G-B2"], ["S1", "S2", "G-D3"]],
)
def test_nothing_goes_while_there_are_no_more_cards_than_amphorae(display: list[str]) -> None:
    play = winter(display, ["S3"])
    assert play.over
    assert play.position()["displays"][0] == display


@pytest.mark.rule("A6.1")
def test_no_further_card_may_go() -> None:
    play = winter(["S1", "G-B2", "G-D3"], ["S2", "G-D4", "G-D5"])
    play.tell("discard G-B2")
    assert asked(play) == (1, "starve")
    assert refused(play, "discard G-D3") == ("not_in_display", "A6.3")
    assert play.position()["displays"][0] == ["S1", "G-D3"]


@pytest.mark.rule("A6.1")
def test_each_player_counts_the_own_amphorae() -> None:
    play = winter(["S1", "G-B2", "G-D3"], ["S2", "G-A2", "G-B1", "G-C1"])
    play.tell("discard G-D3")
    assert play.over


@pytest.mark.rule("A6.2")
@pytest.mark.parametrize("card", ["S1", "G-A1", "R-IV-6"])
def test_a_card_with_an_amphora_is_never_discarded(card: str) -> None:
    play = winter(["S1", "G-A1", "R-IV-6", *BARE], [])
    assert refused(play, f"discard {card}") == ("has_amphora", "A6.2")
    assert answers(play) == {f"discard {bare}" for bare in BARE}


@pytest.mark.rule("A6.3")
@pytest.mark.parametrize("card", ["G-B2", "G-D3", "G-D4"])
def test_the_player_chooses_wherever_the_cards_lie(card: str) -> None:
    play = winter(["G-B2", "S1", "G-D3", "G-A1", "G-D4"], [])
    play.tell(f"discard {card}")
    assert card not in play.position()["displays"][0]
    assert card in play.position()["discards"]


@pytest.mark.rule("A6.3")
@pytest.mark.parametrize("card", ["G-D5", "R-I-2", "R-I-3"])
def test_only_cards_of_the_own_display_can_go(card: str) -> None:
    play = table(
        "starve",
        displays=[["S1", "G-B2", "G-D3"], ["G-D5"]],
        roman_row=["R-I-2"],
        roman_deck=["R-I-3"],
    )
    assert refused(play, f"discard {card}") == ("not_in_display", "A6.3")


@pytest.mark.rule("A6.4")
def test_cards_are_chosen_one_at_a_time() -> None:
    play = winter(["S1", *BARE], [])
    assert answers(play) == {f"discard {card}" for card in BARE}
    play.tell("discard G-D3")
    assert asked(play) == (0, "starve")
    assert answers(play) == {"discard G-B2", "discard G-D4", "discard G-D5"}
    play.tell("discard G-B2")
    assert answers(play) == {"discard G-D4", "discard G-D5"}
    play.tell("discard G-D5")
    assert play.position()["displays"][0] == ["S1", "G-D4"]
    assert play.over


@pytest.mark.rule("A6.4")
@pytest.mark.parametrize(
    ("display", "left"),
    [
        (["G-B2"], []),
        (["G-B2", "G-D3"], []),
        (["G-A1", "G-B2"], ["G-A1"]),
        (["G-B2", "G-A1", "G-D3", "G-A3", "G-D4"], ["G-A1", "G-A3"]),
    ],
)
def test_without_a_choice_the_cards_go_unasked(display: list[str], left: list[str]) -> None:
    play = winter(display, ["S1", "G-D5", "R-I-2"])
    assert asked(play) == (1, "starve")
    assert play.position()["displays"][0] == left
    assert set(display) - set(left) <= set(play.position()["discards"])


@pytest.mark.rule("A6.4")
def test_the_last_player_may_starve_unasked_too() -> None:
    play = winter(["S1", "G-D5", "R-I-2"], ["G-A1", "G-B2"])
    play.tell("discard R-I-2")
    assert play.over
    assert play.position()["displays"] == [["S1", "G-D5"], ["G-A1"]]


@pytest.mark.rule("A6.5")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("G-B2", ["S1", "G-D3", "G-A1", "G-D4"]),
        ("G-D3", ["G-B2", "S1", "G-A1", "G-D4"]),
        ("G-D4", ["G-B2", "S1", "G-D3", "G-A1"]),
    ],
)
def test_gaps_close_and_the_order_stays(card: str, left: list[str]) -> None:
    play = winter(["G-B2", "S1", "G-D3", "G-A1", "G-D4"], [])
    assert tell(play, f"discard {card}").position()["displays"][0] == left


@pytest.mark.rule("A6.5")
@pytest.mark.rule("A4.3")
def test_the_icons_of_a_discarded_card_no_longer_count() -> None:
    play = winter(["S1", "G-B2", "G-D3"], [])
    play.tell("discard G-D3")
    assert play.state.icons[0] == [4, 0, 0, 0, 0, 2]


@pytest.mark.rule("A6.6")
def test_a_start_card_is_protected_by_its_own_amphorae() -> None:
    play = winter(["S1", "G-B2", "G-D3"], [])
    assert refused(play, "discard S1") == ("has_amphora", "A6.2")


@pytest.mark.rule("A6.6")
def test_a_start_card_without_amphorae_can_be_discarded() -> None:
    text, _ = with_line("S1", "S1 start worker 2 0 0 0 0 0")
    mine = GAME.texts.read_components(text, "mine")
    play = table("starve", components=mine, displays=[["S1", "G-A2", "G-B2", "G-D3"], []])
    play.tell("discard S1")
    assert play.position()["displays"][0] == ["G-A2", "G-B2", "G-D3"]
    assert "S1" in play.position()["discards"]
