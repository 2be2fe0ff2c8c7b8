"""R2 to R5: the turn, its three phases, and the dice."""

import pytest

from tests.roma.table import FULL, answers, asked, refused, table, tell


@pytest.mark.rule("R2.1")
def test_players_alternate() -> None:
    play = table(own=FULL, other=FULL, turn={"seat": 0, "number": 7})
    tell(play, "end")
    assert play.position()["turn"] == {"seat": 1, "number": 8}
    tell(play, "roll 1 2 3", "end")
    assert play.position()["turn"] == {"seat": 0, "number": 9}


@pytest.mark.rule("R2.2")
@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("cards", range(1, 7))
def test_a_turn_begins_with_fame_for_the_empty_discs_and_then_the_roll(cards: int) -> None:
    other = dict.fromkeys(range(1, cards + 1), "Forum")
    play = tell(table(other=other, fame=[10, 10]), "end")
    empty = 6 - cards
    assert play.position()["fame"] == [10, 10 - empty]
    assert play.position()["stockpile"] == 16 + empty
    assert asked(play) == ("fate", "roll")
    tell(play, "roll 2 2 5")
    assert asked(play) == (1, "act")


@pytest.mark.rule("R2.2")
def test_actions_wait_for_the_roll() -> None:
    play = tell(table(own=FULL, other=FULL), "end")
    assert refused(play, "money 3") == ("not_asked", "R2.2")
    assert refused(play, "end") == ("not_asked", "R2.2")


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("fame", [1, 4, 5])
def test_who_cannot_return_enough_returns_all_and_the_game_ends(fame: int) -> None:
    play = tell(table(other={1: "Forum"}, fame=[10, fame], stockpile=26 - fame), "end")
    assert play.position()["fame"] == [10, 0]
    assert play.position()["stockpile"] == 26
    assert play.over
    assert play.outcome()["ending"] == "no_fame"


@pytest.mark.rule("R3.2")
def test_one_fame_more_than_empty_discs_is_enough() -> None:
    play = tell(table(other={1: "Forum"}, fame=[10, 6]), "end")
    assert play.position()["fame"] == [10, 1]
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("R4.1")
def test_three_dice_are_rolled_with_the_odds_of_their_throws() -> None:
    play = table("roll", "fate")
    odds = {play.words(action): odds for action, odds in play.odds().items()}
    assert len(odds) == 56
    assert sum(odds.values()) == 216
    assert (odds["roll 1 2 3"], odds["roll 2 2 5"], odds["roll 2 5 5"], odds["roll 4 4 4"]) == (
        6,
        3,
        3,
        1,
    )
    assert tell(play, "roll 6 3 4").position()["dice"] == [3, 4, 6]


@pytest.mark.rule("R4.2")
def test_a_triple_may_stand_or_be_rolled_again() -> None:
    play = tell(table("roll", "fate"), "roll 3 3 3")
    assert asked(play) == (0, "reroll")
    assert answers(play) == {"reroll", "stand"}
    again = tell(play.copy(), "reroll")
    assert asked(again) == ("fate", "roll")
    assert again.position()["dice"] == []
    tell(play, "stand")
    assert asked(play) == (0, "act")
    assert play.position()["dice"] == [3, 3, 3]


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize("roll", ["roll 3 3 4", "roll 1 2 3", "roll 1 6 6"])
def test_other_rolls_stand(roll: str) -> None:
    play = tell(table("roll", "fate"), roll)
    assert asked(play) == (0, "act")
    assert refused(play, "reroll") == ("not_asked", "R2.2")


@pytest.mark.rule("R4.3")
def test_another_triple_may_be_rolled_again() -> None:
    play = tell(table("roll", "fate"), "roll 3 3 3", "reroll", "roll 3 3 3", "reroll", "roll 5 5 5")
    assert asked(play) == (0, "reroll")
    tell(play, "reroll", "roll 1 5 5")
    assert asked(play) == (0, "act")


@pytest.mark.rule("R5.1")
def test_any_number_of_actions_in_any_order() -> None:
    play = table(
        own={2: "Tribunus"}, other=FULL, dice=[2, 2, 5], hands=[["Consul"], []], money=[3, 0]
    )
    tell(
        play,
        "activate 2",
        "lay Consul 1",
        "money 5",
        "cards 2",
        "draw Nero",
        "draw Onager",
        "keep Nero",
    )
    assert asked(play) == (0, "act")
    assert answers(play) == {"end"}


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize("first", ["money 4", "cards 4", "activate 4"])
def test_a_die_serves_one_action(first: str) -> None:
    play = table(own={4: "Tribunus"}, dice=[4], deck=["Nero"])
    tell(play, first)
    if first == "cards 4":
        tell(play, "draw Nero", "keep Nero")
    assert play.position()["dice"] == []
    for words in ("money 4", "cards 4", "activate 4"):
        assert refused(play, words) == ("no_such_die", "R5.2")


@pytest.mark.rule("R5.3")
def test_dice_are_neither_split_nor_added() -> None:
    play = table(dice=[2, 4])
    for die in (1, 3, 5, 6):
        assert refused(play, f"money {die}") == ("no_such_die", "R5.2")
    assert answers(play, "money") == {"money 2", "money 4"}


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize("dice", [[], [4], [1, 2, 3]])
def test_the_turn_may_end_at_any_time_and_unused_dice_are_lost(dice: list[int]) -> None:
    play = tell(table(own=FULL, other=FULL, dice=dice), "end")
    assert play.position()["dice"] == []
    assert asked(play) == ("fate", "roll")


@pytest.mark.rule("R5.4")
def test_the_turn_does_not_end_in_the_middle_of_an_action() -> None:
    play = tell(table(own={1: "Velites"}, other={1: "Consul"}, dice=[1]), "activate 1")
    assert refused(play, "end") == ("not_asked", "R2.2")
