"""What people are told: reasons with their facts, events with their names, the table in text."""

import random
from typing import Any

import pytest

from lusoria.core.play import Play
from tests.roma.table import FULL, GAME, refused, table, tell, told


def test_every_reason_has_its_rule() -> None:
    always = {reason for reason in GAME.reason_rules if not isinstance(reason, tuple)}
    assert always == {reason for reason in GAME.reasons if reason != 0}


@pytest.mark.parametrize(
    ("play", "words", "facts"),
    [
        (
            table(hands=[["Forum"], []], money=[3, 0]),
            "lay Forum 2",
            {"card": "Forum", "cost": 5, "money": 3, "disc": 2},
        ),
        (table(own={3: "Turris"}, dice=[3]), "activate 3", {"card": "Turris", "disc": 3, "die": 3}),
        (
            tell(table(own={3: "Velites"}, other={1: "Forum", 2: "Nero"}, dice=[3]), "activate 3"),
            "target 1",
            {"card": "Forum", "disc": 1, "acting": "Velites"},
        ),
        (
            tell(table(own={3: "Mercator"}, dice=[3], money=[4, 0]), "activate 3"),
            "buy 5",
            {"price": 10, "money": 4, "opponent_fame": 10},
        ),
        (
            table(own={7: "Mercator"}, dice=[3], money=[4, 0], options={"bribery": "on"}),
            "bribe 3",
            {"card": "Mercator", "disc": 7, "die": 3},
        ),
    ],
)
def test_a_reason_knows_the_facts_behind_it(play: Play, words: str, facts: dict[str, Any]) -> None:
    number = play.number(words)
    refusal = play.refusal(number, play.why_not(number))
    assert facts.items() <= refusal.facts.items()


def test_what_people_might_try_is_explained() -> None:
    play = table(
        own={1: "Turris", 2: "Consul"}, other=FULL, dice=[1, 2, 3], hands=[["Nero"], []],
        money=[2, 0], blocked=[[2], []],
    )  # fmt: skip
    reasons = {refusal.facts["action"]: refusal.reason for refusal in play.refused()}
    assert reasons == {
        "activate 1": "never_activated",
        "activate 2": "disc_blocked",
        "activate 3": "disc_empty",
        "lay Nero 2": "disc_barred",
        **{f"lay Nero {disc}": "too_expensive" for disc in (1, 3, 4, 5, 6)},
    }


@pytest.mark.parametrize("seed", range(2))
def test_everything_that_happens_in_a_game_has_names(seed: int) -> None:
    chance = random.Random(seed)
    play = Play(GAME, 2, {"bribery": "on", "preset": "publisher"} if seed % 2 else {})
    while not play.over:
        if play.seat >= 0 and chance.random() < 0.3:
            assert play.view(1 << play.seat).choices
        odds = play.odds() or dict.fromkeys(play.legal(), 1)
        for event in play.apply(chance.choices(list(odds), list(odds.values()))[0]):
            facts = play.event(event)
            assert all(value is not None for value in facts.values())


def test_words_that_do_not_fit_the_question_are_refused() -> None:
    assert refused(table("roll", "fate"), "battle 3") == ("not_asked", "R2.2")
    assert refused(table(), "done") == ("not_asked", "R2.2")


@pytest.mark.parametrize(
    ("card", "others", "more", "options"),
    [
        ("Legatus", {1: "Nero"}, [], {}),
        ("Mercatus", FULL, [], {}),
        ("Mercatus", FULL, [], {"mercatus": "publisher"}),
        ("Tribunus", FULL, [], {}),
        ("Mercator", FULL, ["buy 1"], {}),
        ("Forum", FULL, ["spend 5"], {}),
    ],
)
def test_fame_tells_the_card_that_brought_it(
    card: str, others: dict[int, str], more: list[str], options: dict[str, str]
) -> None:
    play = table(own={4: card}, other=others, dice=[4, 5], money=[2, 0], options=options)
    *first, last = ["activate 4", *more]
    events = told(tell(play, *first), last)
    assert [each["card"] for each in events if each["event"] in ("fame_gained", "fame_taken")] == [
        card
    ]


def test_fame_of_a_copied_card_is_told_as_that_cards() -> None:
    play = table(own={4: "Scaenicus", 2: "Legatus"}, other={1: "Nero"}, dice=[4])
    gained = [each for each in told(tell(play, "activate 4"), "copy 2") if "fame" in each]
    assert [(each["card"], each["fame"]) for each in gained] == [("Legatus", 5)]
