"""A7 and A8: the end of the round and of the game."""

from typing import Any

import pytest

from lusoria.core.play import Play
from tests.armorica.table import GAME, asked, deal, opened, random_game, refused, table, tell

GAULS = ["G-C3", "G-C2", "G-C1"]
ROMANS = ["R-II-3", "R-II-2", "R-II-1"]
PLENTY: dict[str, Any] = {
    "gaul_deck": ["G-D1", "G-D2", "G-D3"],
    "roman_deck": ["R-III-1", "R-III-2", "R-III-3"],
}


def before_the_last_pass(seats: int, **fields: Any) -> Play:
    """The last player is asked for a Roman; nobody will starve."""
    rows: dict[str, Any] = {"gaul_row": GAULS, "roman_row": ROMANS}
    return table("take_roman", seats - 1, seats=seats, round=3, **(rows | fields))


@pytest.mark.rule("A7.1")
@pytest.mark.parametrize(("seats", "before", "after"), [(2, 1, 0), (3, 0, 1), (4, 3, 0)])
def test_the_start_player_card_passes_to_the_left(seats: int, before: int, after: int) -> None:
    play = opened(seats, start_player=before)
    while play.position()["round"] == 1:
        play.tell("pass")
        deal(play)
    assert play.position()["start_player"] == after
    assert asked(play) == (after, "take_gaul")


@pytest.mark.rule("A7.1")
def test_it_passes_in_the_last_round_too() -> None:
    play = tell(before_the_last_pass(3), "pass")
    assert play.over
    assert play.position()["start_player"] == 1


@pytest.mark.rule("A7.1")
def test_it_passes_only_when_winter_is_over_for_all() -> None:
    play = table("starve", 1, seats=3, displays=[[], ["S1", "G-B2", "G-D4"], []], **PLENTY)
    assert play.position()["start_player"] == 0
    play.tell("discard G-B2")
    assert play.position()["start_player"] == 1


@pytest.mark.rule("A7.2")
def test_with_two_players_the_gauls_and_then_the_romans_lose_their_rightmost_card() -> None:
    play = tell(before_the_last_pass(2, **PLENTY), "pass", "draw R-III-2")
    assert asked(play) == ("fate", "draw_gaul")
    assert play.position()["phase"] == "end_of_round"
    assert play.position()["start_player"] == 1
    assert play.position()["gaul_row"] == ["G-C3", "G-C2"]
    assert play.position()["roman_row"] == ["R-III-2", "R-II-3", "R-II-2"]
    play.tell("draw G-D3")
    assert asked(play) == ("fate", "draw_roman")
    assert play.position()["gaul_row"] == ["G-D3", "G-C3", "G-C2"]
    assert play.position()["roman_row"] == ["R-III-2", "R-II-3"]
    play.tell("draw R-III-1")
    assert asked(play) == (1, "take_gaul")
    assert play.position()["roman_row"] == ["R-III-1", "R-III-2", "R-II-3"]
    assert play.position()["round"] == 4
    assert {"G-C1", "R-II-1", "R-II-2"} < set(play.position()["discards"])


@pytest.mark.rule("A7.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_rows_stay(seats: int) -> None:
    play = tell(before_the_last_pass(seats, **PLENTY), "pass", "draw R-III-2")
    assert asked(play) == (1, "take_gaul")
    assert play.position()["round"] == 4
    assert play.position()["gaul_row"] == GAULS
    assert play.position()["roman_row"] == ["R-III-2", "R-II-3", "R-II-2"]


@pytest.mark.rule("A7.3")
def test_the_rightmost_cards_go_even_when_both_decks_are_empty() -> None:
    play = tell(before_the_last_pass(2), "pass")
    assert play.over
    assert play.position()["gaul_row"] == ["G-C3", "G-C2"]
    assert play.position()["roman_row"] == ["R-II-3"]


@pytest.mark.rule("A7.3")
def test_an_empty_gaul_deck_does_not_spare_the_romans() -> None:
    play = tell(before_the_last_pass(2, roman_deck=["R-III-1", "R-III-2"]), "pass", "draw R-III-1")
    assert asked(play) == ("fate", "draw_roman")
    assert play.position()["gaul_row"] == ["G-C3", "G-C2"]
    play.tell("draw R-III-2")
    assert play.over
    assert play.position()["roman_row"] == ["R-III-2", "R-III-1", "R-II-3"]


@pytest.mark.rule("A7.3")
def test_an_empty_roman_deck_does_not_spare_the_gauls() -> None:
    play = tell(before_the_last_pass(2, gaul_deck=["G-D1", "G-D2"]), "pass")
    assert asked(play) == ("fate", "draw_gaul")
    play.tell("draw G-D2")
    assert play.over
    assert play.position()["gaul_row"] == ["G-D2", "G-C3", "G-C2"]
    assert play.position()["roman_row"] == ["R-II-3"]


@pytest.mark.rule("A7.3")
def test_an_empty_row_loses_nothing() -> None:
    play = tell(before_the_last_pass(2, gaul_row=[], roman_row=["R-II-1"]), "pass")
    assert play.over
    assert (play.position()["gaul_row"], play.position()["roman_row"]) == ([], [])


@pytest.mark.rule("A8.1")
@pytest.mark.parametrize("empty", ["gaul_deck", "roman_deck"])
def test_the_game_ends_with_the_round_when_either_deck_is_empty(empty: str) -> None:
    play = before_the_last_pass(3, **(PLENTY | {empty: []}))
    play.tell("pass")
    deal(play)
    assert asked(play) == (None, "over")
    assert play.position()["round"] == 3
    assert play.position()["phase"] == "end_of_round"
    assert play.outcome()["ending"] == "deck_empty"


@pytest.mark.rule("A8.1")
def test_the_game_goes_on_while_both_decks_have_a_card() -> None:
    play = before_the_last_pass(3, gaul_deck=["G-E5"], roman_deck=["R-IV-7", "R-IV-8"])
    tell(play, "pass", "draw R-IV-8")
    assert asked(play) == (1, "take_gaul")
    assert play.position()["round"] == 4


@pytest.mark.rule("A8.1")
def test_the_round_of_the_last_card_is_played_out_winter_included() -> None:
    hungry = ["S1", "G-B2", "G-D3"]
    play = table(
        "take_gaul", 0, gaul_row=GAULS, gaul_deck=["G-E5"], roman_row=ROMANS, displays=[hungry, []]
    )
    tell(play, "pass", "draw G-E5")
    assert asked(play) == (1, "take_gaul")
    tell(play, "pass")
    assert asked(play) == (0, "take_roman")
    tell(play, "pass", "pass")
    assert asked(play) == (0, "starve")
    tell(play, "discard G-B2")
    assert play.over


@pytest.mark.rule("A8.1")
def test_the_last_card_may_be_drawn_at_the_end_of_the_round() -> None:
    decks = {"gaul_deck": ["G-E5"], "roman_deck": ["R-IV-6", "R-IV-7", "R-IV-8"]}
    play = tell(before_the_last_pass(2, **decks), "pass", "draw R-IV-6", "draw G-E5")
    assert asked(play) == ("fate", "draw_roman")
    play.tell("draw R-IV-7")
    assert play.over


@pytest.mark.rule("A8.1")
@pytest.mark.parametrize("words", ["pass", "take G-C2", "draw G-D1", "discard S1", "start 0"])
def test_nothing_can_be_done_after_the_end(words: str) -> None:
    play = table("over", None, gaul_row=GAULS, displays=[["S1"], ["S2"]])
    assert refused(play, words) == ("game_is_over", "A8.1")
    assert play.legal() == []


@pytest.mark.rule("A8.2")
def test_a_row_without_a_deck_grows_shorter() -> None:
    play = table("take_gaul", 0, gaul_row=GAULS, displays=[["S1"], ["S2"]])
    lengths = []
    for answer in ("take G-C2", "pass"):
        play.tell(answer)
        assert play.seat >= 0
        lengths.append(len(play.position()["gaul_row"]))
    assert lengths == [2, 1]


@pytest.mark.rule("A8.2")
def test_the_row_of_the_other_deck_is_still_refilled() -> None:
    play = table("take_roman", 0, roman_row=ROMANS, roman_deck=["R-III-1"], displays=[["S1"], []])
    play.tell("pass")
    assert asked(play) == ("fate", "draw_roman")


@pytest.mark.rule("A8.3")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 8), (4, 6)])
@pytest.mark.parametrize("seed", range(3))
def test_a_full_game_lasts_eight_eight_or_six_rounds(seats: int, rounds: int, seed: int) -> None:
    last_draws: dict[int, int] = {}
    for play in random_game(seats, seed):
        s = play.state
        if play.question.startswith("take"):
            assert s.row_size[s.nation] == 6
        for nation in (0, 1):
            if s.undrawn[nation] == 0:
                last_draws.setdefault(nation, s.round_number)
    assert play.position()["round"] == rounds
    assert last_draws == {0: rounds, 1: rounds}


@pytest.mark.rule("A8.3")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 8), (4, 6)])
def test_it_lasts_as_long_when_everybody_always_passes(seats: int, rounds: int) -> None:
    play = Play(GAME, seats)
    while not play.over:
        deal(play)
        if not play.over:
            play.tell("pass")
    assert play.position()["round"] == rounds
