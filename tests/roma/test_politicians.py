"""R12: the cards that deal in fame, dice and cards."""

import pytest

from tests.roma.table import FULL, answers, asked, refused, table, tell


@pytest.mark.rule("R12.legatus")
@pytest.mark.parametrize("cards", range(7))
def test_a_legatus_gains_fame_for_the_opponents_empty_discs(cards: int) -> None:
    other = dict.fromkeys(range(1, cards + 1), "Forum")
    play = tell(table(own={4: "Legatus"}, other=other, dice=[4]), "activate 4")
    assert play.position()["fame"] == [16 - cards, 10]
    assert play.position()["stockpile"] == 10 + cards


@pytest.mark.rule("R12.tribunus")
def test_a_tribunus_takes_one_fame_from_the_opponent() -> None:
    play = tell(table(own={4: "Tribunus"}, dice=[4]), "activate 4")
    assert play.position()["fame"] == [11, 9]
    assert play.position()["stockpile"] == 16


@pytest.mark.rule("R12.mercator.1")
@pytest.mark.parametrize(
    ("money", "fame", "most"), [(2, 10, 1), (5, 10, 2), (9, 3, 3), (9, 10, 4), (999, 10, 10)]
)
def test_a_mercator_buys_as_much_as_money_and_fame_allow(money: int, fame: int, most: int) -> None:
    play = table(own={4: "Mercator"}, dice=[4], money=[money, 1], fame=[10, fame])
    tell(play, "activate 4")
    assert asked(play) == (0, "buy")
    assert answers(play) == {f"buy {amount}" for amount in range(1, most + 1)}
    reason = "fame_too_dear" if 2 * (most + 1) > money else "opponent_has_less_fame"
    assert refused(play, f"buy {most + 1}") == (reason, "R12.mercator.1")


@pytest.mark.rule("R12.mercator.1")
def test_the_price_goes_to_the_opponent() -> None:
    play = table(own={4: "Mercator"}, dice=[4], money=[9, 1])
    tell(play, "activate 4", "buy 3")
    assert play.position()["money"] == [3, 7]
    assert play.position()["fame"] == [13, 7]
    assert asked(play) == (0, "act")


@pytest.mark.rule("R12.mercator.2")
def test_the_last_fame_can_be_bought_and_ends_the_game() -> None:
    play = table(own={4: "Mercator"}, dice=[4], money=[9, 0], fame=[10, 2])
    tell(play, "activate 4", "buy 2")
    assert play.over
    assert play.outcome()["ending"] == "no_fame"
    assert play.position()["money"] == [5, 4]


@pytest.mark.rule("R12.consul.1")
@pytest.mark.rule("R13.consul.rulebook")
@pytest.mark.parametrize(
    ("dice", "results"),
    [
        ([3], {"2", "4"}),
        ([1], {"2"}),
        ([6], {"5"}),
        ([1, 1], {"1 2", "2 2"}),
        ([3, 4], {"2 3", "2 4", "2 5", "3 3", "3 4", "3 5", "4 4", "4 5"}),
        ([1, 6], {"1 5", "2 5", "2 6"}),
        ([2, 4], {"1 3", "1 4", "1 5", "2 3", "2 5", "3 3", "3 4", "3 5"}),
        ([5, 5], {"4 4", "4 5", "4 6", "5 6", "6 6"}),
    ],
)
def test_by_the_rulebook_each_unused_die_may_change_by_one(
    dice: list[int], results: set[str]
) -> None:
    play = tell(table(own={4: "Consul"}, dice=[*dice, 4]), "activate 4")
    assert asked(play) == (0, "set_dice")
    assert answers(play) == {f"set {result}" for result in results}


@pytest.mark.rule("R13.consul.rulebook")
def test_at_least_one_die_changes_and_none_by_two() -> None:
    one = tell(table(own={4: "Consul"}, dice=[3, 4]), "activate 4")
    assert refused(one, "set 3") == ("dice_unchanged", "R13.consul.rulebook")
    assert refused(one, "set 5") == ("dice_out_of_reach", "R13.consul.rulebook")
    assert refused(one, "set 3 4") == ("other_number_of_dice", "R12.consul.1")


@pytest.mark.rule("R13.consul.publisher")
@pytest.mark.parametrize(
    ("dice", "results"),
    [
        ([3], {"2", "4"}),
        ([3, 4], {"2 4", "4 4", "3 3", "3 5"}),
        ([1, 1], {"1 2"}),
        ([1, 6], {"2 6", "1 5"}),
    ],
)
def test_by_the_publishers_rules_exactly_one_die_changes(
    dice: list[int], results: set[str]
) -> None:
    play = table(own={4: "Consul"}, dice=[*dice, 4], options={"consul": "publisher"})
    tell(play, "activate 4")
    assert answers(play) == {f"set {result}" for result in results}
    if dice == [3, 4]:
        assert refused(play, "set 4 5") == ("one_die_by_one", "R13.consul.publisher")
        same = "set " + " ".join(map(str, dice))
        assert refused(play, same) == ("one_die_by_one", "R13.consul.publisher")


@pytest.mark.rule("R12.consul.2")
def test_the_new_values_count_for_everything() -> None:
    play = table(own={4: "Consul", 5: "Tribunus"}, dice=[4, 4, 6])
    tell(play, "activate 4", "set 5 5", "activate 5", "money 5")
    assert play.position()["fame"] == [11, 9]
    assert play.position()["money"] == [5, 0]
    assert play.position()["dice"] == []


@pytest.mark.rule("R12.consul.3")
def test_equal_dice_made_by_a_consul_are_not_rolled_again() -> None:
    play = tell(table(own={4: "Consul"}, dice=[4, 5, 5]), "activate 4", "set 4 4")
    assert asked(play) == (0, "act")
    assert refused(play, "reroll") == ("not_asked", "R2.2")


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


@pytest.mark.rule("R12.mercatus")
@pytest.mark.rule("R13.mercatus.rulebook")
@pytest.mark.parametrize("forums", range(4))
def test_a_mercatus_gains_fame_for_the_opponents_forums(forums: int) -> None:
    other = {6: "Nero"} | dict.fromkeys(range(1, forums + 1), "Forum")
    play = tell(table(own={4: "Mercatus", 1: "Forum"}, other=other, dice=[4]), "activate 4")
    assert play.position()["fame"] == [10 + forums, 10]
    assert play.position()["stockpile"] == 16 - forums


@pytest.mark.rule("R13.mercatus.publisher")
@pytest.mark.parametrize(("fame", "taken"), [(10, 6), (6, 6), (4, 4)])
def test_by_the_publishers_rules_a_mercatus_takes_from_the_opponent(fame: int, taken: int) -> None:
    play = table(
        own={4: "Mercatus"}, other=FULL, dice=[4], fame=[10, fame], stockpile=26 - fame,
        options={"mercatus": "publisher"},
    )  # fmt: skip
    tell(play, "activate 4")
    assert play.position()["fame"] == [10 + taken, fame - taken]
    assert play.position()["stockpile"] == 26 - fame
    assert play.over == (taken == fame)
