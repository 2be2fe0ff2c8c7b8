"""What people are told: reasons for what they may not do, events, and the table in text."""

from lusoria.core.play import Play
from tests.armorica.table import GAME, opened, table, tell

HUNGRY = ["S1", "G-B2", "G-D3"]


def test_every_card_of_the_row_that_is_out_of_reach_is_explained() -> None:
    play = opened(seats=2)
    reasons = {refusal.facts["card"]: refusal.reason for refusal in play.refused()}
    assert reasons == dict.fromkeys(["G-A3", "G-A4", "G-A5", "G-A6"], "too_far_for_wheat")


def test_every_card_that_winter_spares_is_explained() -> None:
    play = table("starve", displays=[[*HUNGRY, "G-A1", "G-D4"], []])
    reasons = {refusal.facts["card"]: refusal.reason for refusal in play.refused()}
    assert reasons == {"S1": "has_amphora", "G-A1": "has_amphora"}


def test_nobody_expects_anything_of_fate_or_after_the_end() -> None:
    assert tell(opened(seats=2), "pass").refused() == []
    assert table("over", None).refused() == []


def test_taking_passing_and_drawing_are_told_to_everybody() -> None:
    play = opened(seats=2)
    told = [
        play.event(event)
        for words in ("take G-A2", "draw G-B4", "pass")
        for event in play.tell(words)
    ]
    assert told == [
        {"event": "taken", "audience": "everybody", "seat": 0, "card": "G-A2", "nation": "gaul"},
        {"event": "drawn", "audience": "everybody", "nation": "gaul", "card": "G-B4"},
        {"event": "passed", "audience": "everybody", "seat": 1, "card": "G-A1", "nation": "gaul"},
    ]


def test_passing_before_an_empty_row_names_no_card() -> None:
    play = table("take_gaul")
    assert [play.event(event) for event in play.tell("pass")] == [
        {"event": "passed", "audience": "everybody", "seat": 0, "card": "none", "nation": "gaul"}
    ]


def test_fates_pick_is_told() -> None:
    play = Play(GAME, 2)
    assert [play.event(event) for event in play.tell("start 1")] == [
        {"event": "start_player", "audience": "everybody", "seat": 1}
    ]


def test_all_that_follows_an_answer_is_told_in_its_order() -> None:
    play = table(
        "starve",
        gaul_row=["G-C1"],
        roman_row=["R-II-1"],
        displays=[HUNGRY, ["G-A1", "G-D4"]],
    )
    told = [play.event(event) for event in play.tell("discard G-D3")]
    assert [event.pop("audience") for event in told] == ["everybody"] * 6
    assert told == [
        {"event": "starved", "seat": 0, "card": "G-D3"},
        {"event": "starved", "seat": 1, "card": "G-D4"},
        {"event": "start_card_passed", "seat": 1},
        {"event": "row_trimmed", "nation": "gaul", "card": "G-C1"},
        {"event": "row_trimmed", "nation": "roman", "card": "R-II-1"},
        {"event": "game_over"},
    ]
