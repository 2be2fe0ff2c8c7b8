"""R1: set-up."""

from collections import Counter

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from tests.roma.table import GAME, answers, asked, refused, spaces, table, tell, told


def dealt(hands: list[list[str]], starter: int = 0, **options: str) -> Play:
    """A table at which these hands were dealt and the starter chooses what to pass."""
    play = Play(GAME, 2, {"starter": str(starter), **options})
    for seat in (starter, 1 - starter):
        for card in hands[seat]:
            play.tell(f"draw {card}")
    return play


HANDS = [["Forum", "Forum", "Nero", "Consul"], ["Turris", "Legatus", "Velites", "Onager"]]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_exactly_two_play(seats: int) -> None:
    with pytest.raises(Unreadable, match="2 to 2"):
        Play(GAME, seats)


@pytest.mark.rule("R1.2")
def test_all_52_cards_lie_in_the_deck() -> None:
    deck = Counter(Play(GAME, 2).position()["deck"])
    assert deck.total() == 52
    assert deck["Forum"] == 6
    assert deck["Legionarius"] == 3
    assert deck["Sicarius"] == deck["Nero"] == deck["Mercator"] == 1
    assert sum(1 for copies in deck.values() if copies == 2) == 20


@pytest.mark.rule("R1.3")
def test_each_player_owns_six_spaces() -> None:
    play = Play(GAME, 2)
    assert play.position()["spaces"] == [[None] * 6, [None] * 6]
    assert refused(table(hands=[["Forum"], []], money=[9, 0]), "lay Forum 7")[0] == "no_such_disc"


@pytest.mark.rule("R1.4")
@pytest.mark.rule("R1.5")
def test_fame_and_no_money_at_the_start() -> None:
    position = Play(GAME, 2).position()
    assert (position["fame"], position["stockpile"]) == ([10, 10], 16)
    assert position["money"] == [0, 0]


@pytest.mark.rule("R1.6")
def test_fate_chooses_the_starter_with_even_odds() -> None:
    play = Play(GAME, 2)
    assert asked(play) == ("fate", "starter")
    assert list(play.odds().values()) == [1, 1]
    tell(play, "start 1")
    assert play.position()["starter"] == 1
    assert asked(play) == ("fate", "deal")


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_table_can_choose_the_starter(starter: int) -> None:
    play = Play(GAME, 2, {"starter": str(starter)})
    assert play.position()["starter"] == starter
    assert asked(play) == ("fate", "deal")


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starter_is_dealt_four_cards_first(starter: int) -> None:
    play = Play(GAME, 2, {"starter": str(starter)})
    tell(play, *["draw Forum"] * 4)
    assert play.position()["hands"][starter] == ["Forum"] * 4
    assert play.position()["hands"][1 - starter] == []
    tell(play, "draw Nero", "draw Forum", "draw Forum")
    assert refused(play, "draw Forum") == ("not_in_deck", "R1.7")
    tell(play, "draw Consul")
    assert play.position()["hands"][1 - starter] == ["Consul", "Nero", "Forum", "Forum"]
    assert asked(play) == (starter, "give")


@pytest.mark.rule("R1.7")
def test_cards_are_dealt_with_the_odds_of_their_copies() -> None:
    play = tell(Play(GAME, 2, {"starter": "0"}), "draw Forum")
    odds = {play.words(action): odds for action, odds in play.odds().items()}
    assert (odds["draw Forum"], odds["draw Legionarius"], odds["draw Nero"]) == (5, 3, 1)


@pytest.mark.rule("R1.8")
@pytest.mark.parametrize("starter", [0, 1])
def test_both_choose_two_cards_before_both_receive(starter: int) -> None:
    play = dealt(HANDS if starter == 0 else HANDS[::-1], starter)
    other = 1 - starter
    assert asked(play) == (starter, "give")
    assert answers(play) == {"give Forum", "give Nero", "give Consul"}
    assert refused(play, "give Turris") == ("not_in_hand", "R1.8")
    tell(play, "give Forum", "give Nero")
    assert asked(play) == (other, "give")
    assert play.position()["passed"][starter] == ["Nero", "Forum"]
    assert play.position()["hands"][starter] == ["Consul", "Forum"]
    tell(play, "give Legatus", "give Onager")
    assert play.position()["passed"] == [[], []]
    assert play.position()["hands"][starter] == ["Legatus", "Consul", "Forum", "Onager"]
    assert play.position()["hands"][other] == ["Nero", "Velites", "Forum", "Turris"]


@pytest.mark.rule("R1.9")
def test_the_starter_lays_all_his_cards_and_then_the_other_does() -> None:
    play = dealt(HANDS)
    tell(play, "give Forum", "give Forum", "give Turris", "give Legatus")
    assert asked(play) == (0, "layout")
    tell(play, "lay Nero 1")
    assert refused(play, "lay Consul 1") == ("disc_taken", "R1.9")
    assert refused(play, "lay Consul 7") == ("no_such_disc", "R13.bribery.on.1")
    assert refused(play, "lay Forum 2") == ("not_in_hand", "R1.9")
    assert len(answers(play)) == 3 * 5
    tell(play, "lay Consul 2", "lay Turris 5", "lay Legatus 6")
    assert asked(play) == (1, "layout")
    assert play.position()["face_down"] is True
    assert play.position()["spaces"][0] == ["Nero", "Consul", None, None, "Turris", "Legatus"]


@pytest.mark.rule("R1.10")
@pytest.mark.rule("R2.1")
def test_all_cards_are_revealed_together_and_the_starter_begins() -> None:
    play = table(
        "layout", 1, own={1: "Nero", 2: "Consul"}, other={6: "Forum"}, hands=[[], ["Onager"]]
    )
    events = told(play, "lay Onager 3")
    revealed = [event for event in events if event["event"] == "revealed"]
    assert [(event["seat"], event["card"], event["disc"]) for event in revealed] == [
        (0, "Nero", 1),
        (0, "Consul", 2),
        (1, "Onager", 3),
        (1, "Forum", 6),
    ]
    assert play.position()["face_down"] is False
    assert play.position()["turn"] == {"seat": 0, "number": 1}
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("R13.bribery.on.2")
def test_with_bribery_five_cards_are_dealt_and_laid_on_seven_spaces() -> None:
    hands = [
        ["Forum", "Forum", "Nero", "Consul", "Essedum"],
        ["Turris", *HANDS[0][:2], *HANDS[1][2:]],
    ]
    play = dealt(hands, bribery="on")
    tell(play, "give Forum", "give Nero", "give Velites", "give Turris")
    assert [len(hand) for hand in play.position()["hands"]] == [5, 5]
    for disc, card in enumerate(play.position()["hands"][0], 3):
        play.tell(f"lay {card} {disc}")
    assert sorted(spaces(play, 0)) == [3, 4, 5, 6, 7]
    assert asked(play) == (1, "layout")
    assert "lay Nero 7" in answers(play)


@pytest.mark.rule("R13.preset")
@pytest.mark.parametrize("preset", ["rulebook", "publisher"])
def test_one_name_sets_five_options(preset: str) -> None:
    chosen = GAME.choose({"preset": preset})
    five = ("praetorianus", "consul", "relocate", "mercatus", "turris")
    assert {chosen[name] for name in five} == {preset}
    mixed = GAME.choose({"preset": preset, "consul": "rulebook"})
    assert mixed["consul"] == "rulebook"
    assert mixed["mercatus"] == preset


@pytest.mark.rule("R13.default")
def test_the_defaults_are_the_rulebook_without_bribery_and_fate() -> None:
    assert Play(GAME, 2).options == {
        "praetorianus": "rulebook",
        "consul": "rulebook",
        "relocate": "rulebook",
        "mercatus": "rulebook",
        "turris": "rulebook",
        "bribery": "off",
        "starter": "fate",
    }
