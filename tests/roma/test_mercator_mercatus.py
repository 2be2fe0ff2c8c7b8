"""R12: Mercator and Mercatus."""

import pytest

from tests.roma.table import FULL, answers, asked, refused, table, tell


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
