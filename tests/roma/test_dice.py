"""R7 and R8: money for a die, cards for a die."""

import pytest

from tests.roma.table import answers, asked, refused, table, tell, told


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_brings_as_much_money_as_it_shows(die: int) -> None:
    play = tell(table(dice=[die], money=[4, 1]), f"money {die}")
    assert play.position()["money"] == [4 + die, 1]
    assert play.position()["dice"] == []


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_brings_as_many_cards_as_it_shows(die: int) -> None:
    play = tell(table(dice=[die]), f"cards {die}")
    for left in range(die, 0, -1):
        assert asked(play) == ("fate", "draw")
        assert play.position()["to_draw"] == left
        play.apply(play.legal()[0])
    assert asked(play) == (0, "keep")
    assert len(play.position()["drawn"]) == die


@pytest.mark.rule("R8.1")
def test_cards_are_drawn_with_the_odds_of_their_copies() -> None:
    play = tell(table(dice=[2], deck=["Nero", "Forum", "Forum", "Forum"]), "cards 2", "draw Forum")
    assert {play.words(action): odds for action, odds in play.odds().items()} == {
        "draw Nero": 1,
        "draw Forum": 2,
    }
    assert refused(play, "draw Turris") == ("not_in_deck", "R8.1")


@pytest.mark.rule("R8.2")
def test_exactly_one_card_is_kept_and_the_others_are_discarded() -> None:
    play = table(dice=[3], discard=["Turris"], hands=[["Consul"], []])
    tell(play, "cards 3", "draw Nero", "draw Forum", "draw Forum")
    assert answers(play) == {"keep Nero", "keep Forum"}
    assert refused(play, "keep Consul") == ("not_drawn", "R8.2")
    tell(play, "keep Forum")
    assert play.position()["hands"][0] == ["Consul", "Forum"]
    assert play.position()["discard"] == ["Nero", "Forum", "Turris"]
    assert play.position()["drawn"] == []
    assert asked(play) == (0, "act")


@pytest.mark.rule("R8.2")
def test_a_single_drawn_card_is_kept_when_asked() -> None:
    play = tell(table(dice=[1]), "cards 1", "draw Nero")
    assert answers(play) == {"keep Nero"}


@pytest.mark.rule("R8.3")
@pytest.mark.rule("R8.4")
def test_the_deck_is_rebuilt_in_the_middle_of_a_draw_without_the_drawn_cards() -> None:
    play = table(dice=[3], deck=["Nero"], discard=["Forum", "Turris", "Consul"])
    tell(play, "cards 3")
    assert play.position()["discard"] == ["Consul", "Forum", "Turris"]
    events = told(play, "draw Nero")
    assert events[-1] == {"event": "deck_rebuilt", "audience": "everybody", "cards": 3}
    assert play.position()["deck"] == ["Consul", "Forum", "Turris"]
    assert play.position()["discard"] == []
    assert play.position()["drawn"] == ["Nero"]
    assert refused(play, "draw Nero") == ("not_in_deck", "R8.1")


@pytest.mark.rule("R8.3")
def test_the_deck_is_not_rebuilt_before_a_card_is_needed() -> None:
    play = table(dice=[1, 1], deck=["Nero"], discard=["Forum"])
    tell(play, "cards 1", "draw Nero", "keep Nero")
    assert play.position()["deck"] == []
    assert play.position()["discard"] == ["Forum"]
    tell(play, "cards 1")
    assert play.position()["deck"] == ["Forum"]
    assert play.position()["discard"] == []


@pytest.mark.rule("R8.5")
def test_a_draw_ends_early_when_both_piles_are_empty() -> None:
    play = tell(table(dice=[6], deck=["Nero"], discard=["Forum"]), "cards 6", "draw Nero")
    assert asked(play) == ("fate", "draw")
    tell(play, "draw Forum")
    assert asked(play) == (0, "keep")
    assert play.position()["to_draw"] == 0
    tell(play, "keep Nero")
    assert play.position()["discard"] == ["Forum"]


@pytest.mark.rule("R8.6")
def test_cards_are_not_offered_when_both_piles_are_empty() -> None:
    play = table(dice=[2, 5], deck=[], discard=[])
    assert refused(play, "cards 2") == ("nothing_to_draw", "R8.6")
    assert answers(play) == {"money 2", "money 5", "end"}
    assert "cards 2" in answers(table(dice=[2], deck=[], discard=["Nero"]))
