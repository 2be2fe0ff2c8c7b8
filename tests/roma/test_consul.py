"""R12: the Consul."""

import pytest

from tests.roma.table import answers, asked, refused, table, tell


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
