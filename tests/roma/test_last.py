"""R11: which answers are told beforehand to end the game."""

import random

import pytest

from lusoria.core.play import Play
from tests.roma.table import FULL, table, tell
from tests.views.roma_tables import near_the_end, tables

ON_THE_WAY = ("second_die", "third_die", "buy")
"""Questions about fame that is certain to move; an answer that leads there may be the last too."""


def last(play: Play) -> list[str]:
    found: list[str] = play.derived().last
    return found


def surely_over(play: Play) -> bool:
    if play.over or play.question not in ON_THE_WAY:
        return play.over
    return all(surely_over(after(play, action)) for action in play.legal())


def after(play: Play, action: int) -> Play:
    played = play.copy()
    played.apply(action)
    return played


@pytest.mark.rule("R11.1")
@pytest.mark.rule("R11.2")
def test_the_answers_that_are_told_are_those_after_which_the_game_is_over() -> None:
    chance = random.Random("last")
    told = 0
    for each in tables(per_question=15, seed=11):
        play = near_the_end(each, chance)
        if play.seat < 0 or play.state.turn == 0:
            continue
        over = [play.words(n) for n in play.legal() if surely_over(after(play, n))]
        assert sorted(last(play)) == sorted(over), play.position()
        told += len(over)
    assert told > 30  # else little was compared


@pytest.mark.rule("R12.legatus")
@pytest.mark.parametrize(("stockpile", "told"), [(6, ["activate 4"]), (7, [])])
def test_a_legatus_tells_that_he_empties_the_stockpile(stockpile: int, told: list[str]) -> None:
    play = table(own={4: "Legatus"}, dice=[4], fame=[10, 19], stockpile=stockpile)
    assert last(play) == told


@pytest.mark.rule("R12.tribunus")
@pytest.mark.parametrize(("fame", "told"), [(1, ["activate 4"]), (2, [])])
def test_a_tribunus_tells_that_he_takes_the_last_fame(fame: int, told: list[str]) -> None:
    assert last(table(own={4: "Tribunus"}, other=FULL, dice=[4], fame=[10, fame])) == told


@pytest.mark.rule("R13.mercatus.rulebook")
@pytest.mark.rule("R13.mercatus.publisher")
@pytest.mark.parametrize(
    ("edition", "fame", "stockpile"), [("rulebook", 9, 6), ("publisher", 6, 9)]
)
def test_a_mercatus_tells_it_of_whoever_pays(edition: str, fame: int, stockpile: int) -> None:
    options = {"mercatus": edition}
    play = table(
        own={4: "Mercatus"},
        other=FULL,
        dice=[4],
        fame=[9, fame],
        stockpile=stockpile,
        options=options,
    )
    assert last(play) == ["activate 4"]


@pytest.mark.rule("R12.forum")
def test_a_forum_tells_it_as_soon_as_its_least_gain_is_enough() -> None:
    own = {2: "Forum", 3: "Basilica"}
    play = table(own=own, other=FULL, dice=[2, 2, 5], stockpile=4)
    assert last(play) == ["activate 2"]
    more = table(own=own, other=FULL, dice=[2, 2, 5], stockpile=5)
    assert last(more) == []
    assert last(tell(more, "activate 2")) == ["spend 5"]


@pytest.mark.rule("R13.bribery.on.6")
def test_a_bribed_tribunus_tells_it_where_the_bribe_can_be_paid() -> None:
    play = table(
        own={7: "Tribunus"}, other=FULL | {7: "Nero"}, dice=[2, 5], money=[4, 0], fame=[10, 1],
        options={"bribery": "on"},
    )  # fmt: skip
    assert last(play) == ["bribe 2"]


@pytest.mark.rule("R12.scaenicus.1")
def test_a_scaenicus_tells_it_of_whom_he_copies() -> None:
    play = table(
        own={1: "Scaenicus", 2: "Tribunus", 3: "Consul"}, other=FULL, dice=[1, 2, 3], fame=[10, 1]
    )
    assert last(tell(play, "activate 1")) == ["copy 2"]


@pytest.mark.rule("R3.2")
@pytest.mark.rule("R16.1")
@pytest.mark.parametrize(
    ("fame", "number", "told"), [(6, 5, ["end"]), (7, 5, []), (7, 400, ["end"])]
)
def test_the_end_of_a_turn_tells_that_no_other_follows(
    fame: int, number: int, told: list[str]
) -> None:
    assert last(table(fame=[10, fame], turn={"seat": 0, "number": number})) == told
