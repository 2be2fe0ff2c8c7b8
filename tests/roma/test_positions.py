"""Positions: what can be laid, what is filled in, and what is refused."""

import json
import random
from typing import Any

import pytest

from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.play import Play
from tests.roma.table import FULL, GAME, nonsense, row, table, tell


def test_left_out_fields_get_what_fits() -> None:
    position = Play.at(GAME, {"decision": {"seat": 1, "question": "act"}}).position()
    assert position["starter"] == 0
    assert position["turn"] == {"seat": 1, "number": 2}
    assert (position["fame"], position["stockpile"], position["money"]) == ([10, 10], 16, [0, 0])
    assert len(position["deck"]) == 52
    assert position["acting"] is None


def test_a_deck_that_is_left_out_holds_what_the_cards_lack() -> None:
    position = table(own={1: "Forum"}, hands=[["Nero"], ["Nero"]], discard=["Forum"]).position()
    assert position["deck"].count("Forum") == 4
    assert "Nero" not in position["deck"]
    assert len(position["deck"]) == 52 - 3


def test_picked_up_cards_come_from_the_first_free_discs_if_nothing_else_is_said() -> None:
    play = table(**putting(lifted=["Forum", "Machina"], blocked=[[1], []]))
    assert play.position()["lifted_from"] == [2, 3]
    assert table().position()["lifted_from"] == []


def test_any_card_anywhere_in_any_number() -> None:
    play = table(own=FULL, other=FULL, hands=[["Sicarius"] * 20, []], deck=["Nero"] * 30)
    position = play.position()
    assert position["hands"][0] == ["Sicarius"] * 20
    assert position["deck"] == ["Nero"] * 30
    assert position["stockpile"] == 16


@pytest.mark.parametrize("bribery", ["off", "on"])
@pytest.mark.parametrize("edition", ["rulebook", "publisher"])
def test_every_position_of_a_random_game_can_be_read_back(bribery: str, edition: str) -> None:
    chance = random.Random(f"{bribery}/{edition}")
    play = Play(GAME, 2, {"bribery": bribery, "preset": edition})
    while not play.over:
        position = json.loads(json.dumps(play.position()))
        again = Play.at(GAME, position)
        assert again.bytes == play.bytes
        assert again.position() == position
        odds = play.odds() or dict.fromkeys(play.legal(), 1)
        play.apply(chance.choices(list(odds), list(odds.values()))[0])


@pytest.mark.parametrize(
    ("play", "words"),
    [
        (
            table(
                own=FULL | {4: "Machina"},
                dice=[4],
                blocked=[[1], []],
                options={"relocate": "publisher"},
            ),
            ["activate 4"],
        ),
        (table(own={4: "Centurio"}, other={4: "Nero"}, dice=[4, 5]), ["activate 4", "battle 1"]),
        (table(own={4: "Forum", 5: "Templum"}, dice=[4, 5, 6]), ["activate 4", "spend 5"]),
        (
            table(own={4: "Senator"}, hands=[["Nero", "Consul"], []], dice=[4]),
            ["activate 4", "lay Nero 4"],
        ),
        (table(own={4: "Legionarius"}, other={4: "Legatus"}, dice=[4], essedum=2), ["activate 4"]),
        (table(dice=[3], deck=["Nero"], discard=["Forum"]), ["cards 3", "draw Nero"]),
    ],
)
def test_the_middle_of_an_action_can_be_read_back(play: Play, words: list[str]) -> None:
    play = tell(play.copy(), *words)
    again = Play.at(GAME, json.loads(json.dumps(play.position())))
    assert again.bytes == play.bytes


def centurio(**acting: int) -> dict[str, Any]:
    """A table at which a Centurio, who missed a Nero, may add a die."""
    settled = {"card": "Centurio", "disc": 4, "target": 4, "battle": 3, **acting}
    return {
        "question": "add_die", "own": {4: "Centurio"}, "other": {4: "Nero"}, "dice": [1],
        "acting": {key: value for key, value in settled.items() if value},
    }  # fmt: skip


def putting(**fields: Any) -> dict[str, Any]:
    """A table at which a Machina has picked up buildings."""
    return {
        "question": "put",
        "acting": {"card": "Machina", "disc": 1},
        "options": {"relocate": "publisher"},
        **fields,
    }


NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"hand": [[], []]}, "no field 'hand'"),
    ({"starter": 2}, "starter is 2"),
    ({"starter": None}, "starter is null only"),
    (
        {"starter": 1, "options": {"starter": "0"}, "turn": {"seat": 0, "number": 2}},
        "the option says 0",
    ),
    ({"question": "starter", "asked": "fate", "starter": 0}, "starter is null while"),
    ({"question": "starter", "asked": 0}, "is asked of fate"),
    ({"question": "roll", "asked": 0}, "is asked of fate"),
    ({"asked": "fate"}, "is asked of a seat"),
    ({"turn": 3}, "turn is an object"),
    ({"turn": {"seat": 0, "number": 401}}, "turn.number is 401"),
    ({"turn": {"seat": 1, "number": 2}}, "seat 0 is asked in the turn of seat 1"),
    ({"turn": {"seat": 0, "number": 2}, "starter": 0}, "turn 2 is not seat 0's"),
    ({"question": "give", "turn": {"seat": 0, "number": 1}}, "in set-up"),
    ({"fame": [10]}, "fame has 1 entries"),
    ({"fame": [397, 1]}, "fame[0] is 397"),
    ({"fame": [0, 10]}, "the game is over when a player has none"),
    ({"stockpile": 0}, "the game is over then"),
    ({"question": "over", "asked": None}, "the game is over only without fame"),
    ({"money": [-1, 0]}, "money[0] is -1"),
    ({"money": [True, 0]}, "money[0] is a whole number"),
    ({"spaces": [row({}), row({}, 7)]}, "spaces[1] has 7 entries"),
    ({"own": {1: "Cerberus"}}, "spaces[0]: there is no card 'Cerberus'"),
    ({"own": {1: "?"}}, "names every card"),
    ({"hands": [["?"], []]}, "hands[0]: a position to play from names every card"),
    ({"face_down": True}, "face_down is true exactly"),
    ({"face_down": 1}, "face_down is true or false"),
    ({"hands": [["Nero"] * 60, ["Nero"] * 60]}, "more than 99 of Nero"),
    ({"hands": [[], ["Nero"]], "known": [["Nero"], []]}, "known[0] has 1 of Nero"),
    ({"passed": [["Nero"], []]}, "passed[0] has 1 cards, but must have 0"),
    ({"dice": [1, 2, 3, 4]}, "dice has 4 entries"),
    ({"dice": [7]}, "dice[0] is 7"),
    ({"question": "roll", "asked": "fate", "dice": [1]}, "dice: none lie there"),
    ({"question": "roll", "asked": "fate", "essedum": 1}, "essedum"),
    ({"question": "reroll", "dice": [1, 1, 2]}, "only three equal dice"),
    ({"blocked": [[7], []]}, "blocked[0][0] is 7"),
    ({"blocked": [[2, 2], []]}, "disc 2 is named twice"),
    ({"drawn": ["Nero"]}, "set aside only while a draw is made"),
    ({"to_draw": 2}, "to_draw is 2"),
    ({"question": "draw", "asked": "fate", "to_draw": 0}, "to_draw is 0"),
    (
        {"question": "draw", "asked": "fate", "to_draw": 4, "drawn": ["Nero"] * 3},
        "no die asks for 7",
    ),
    ({"question": "draw", "asked": "fate", "deck": []}, "deck: there is no card to draw"),
    ({"question": "keep"}, "drawn: there is no card to keep"),
    (
        {"question": "keep", "drawn": ["Nero"], "drawn_early": ["Forum"]},
        "drawn_early has 1 of Forum",
    ),
    (
        {"question": "keep", "drawn": ["Nero"], "dice": [1, 2, 3]},
        "1 of the three must have been used",
    ),
    ({"question": "target"}, "acting is null, but"),
    (
        {"acting": {"card": "Nero", "disc": 1}, "own": {1: "Nero"}},
        "does not ask the question 'act'",
    ),
    ({"question": "buy", "acting": "Mercator"}, "acting is null or an object"),
    (
        {"question": "buy", "acting": {"card": "Nero", "disc": 1}},
        "Nero does not ask the question 'buy'",
    ),
    ({"question": "buy", "acting": {"card": "Mercator", "disc": 7}}, "acting.disc is 7"),
    (
        {"question": "buy", "acting": {"card": "Mercator", "disc": 1}},
        "neither Mercator nor a Scaenicus",
    ),
    (
        {
            "question": "buy",
            "acting": {"card": "Mercator", "disc": 1},
            "own": {1: "Mercator"},
            "money": [1, 0],
        },
        "nobody could answer",
    ),
    (
        {"question": "second_die", "acting": {"card": "Forum", "disc": 1}, "own": {1: "Forum"}},
        "one must be left",
    ),
    (
        {
            "question": "second_die",
            "acting": {"card": "Forum", "disc": 1},
            "own": {1: "Scaenicus"},
            "dice": [1],
        },
        "neither Forum nor a Scaenicus",
    ),
    (
        {
            "question": "third_die",
            "acting": {"card": "Forum", "disc": 1, "second": 2},
            "own": {1: "Forum"},
            "dice": [1],
        },
        "no Templum lies beside disc 1",
    ),
    (centurio(target=0), "acting.target is missing"),
    (centurio(battle=0), "acting.battle is missing"),
    (centurio(second=2), "acting.second is not settled"),
    (centurio(target=3), "fights disc 4"),
    (centurio() | {"other": {}}, "no card lies on disc 4"),
    (centurio() | {"other": {4: "Consul"}}, "3 was no miss"),
    (
        {
            "question": "battle",
            "asked": "fate",
            "own": {1: "Velites"},
            "other": {2: "Forum"},
            "acting": {"card": "Velites", "disc": 1, "target": 2},
        },
        "no character lies on disc 2",
    ),
    (
        {
            "question": "battle",
            "asked": "fate",
            "own": {1: "Onager"},
            "other": {2: "Nero"},
            "acting": {"card": "Onager", "disc": 1, "target": 2},
        },
        "no building lies on disc 2",
    ),
    (
        {"question": "lay_free", "acting": {"card": "Senator", "disc": 1}},
        "nothing to lay without paying",
    ),
    (
        {
            "question": "lay_free",
            "acting": {"card": "Senator", "disc": 1},
            "hands": [["Nero"], []],
            "blocked": [[1, 2, 3, 4, 5, 6], []],
        },
        "or no disc for it",
    ),
    (
        {"question": "put", "acting": {"card": "Machina", "disc": 1}, "lifted": ["Machina"]},
        "the question is 'move'",
    ),
    (
        {
            "question": "put",
            "acting": {"card": "Machina", "disc": 1},
            "lifted": ["Nero"],
            "options": {"relocate": "publisher"},
        },
        "Nero is not of the type",
    ),
    (putting(lifted=["Forum"], lifted_from=[]), "lifted_from has 0 entries"),
    (putting(lifted=["Forum"], lifted_from=[7]), "lifted_from[0] is 7"),
    (putting(lifted=["Forum", "Forum"], lifted_from=[3, 2]), "named in order, each once"),
    (putting(lifted=["Forum", "Forum"], lifted_from=[2, 2]), "named in order, each once"),
    (
        putting(lifted=["Forum"], lifted_from=[2], own={2: "Nero"}, blocked=[[2], []]),
        "nothing can lie on disc 2",
    ),
    ({"lifted": ["Nero"]}, "lifted: cards are picked up exactly"),
    (
        {"question": "deal", "asked": "fate", "hands": [["Nero"] * 4, ["Nero"] * 4]},
        "both have their 4",
    ),
    ({"question": "deal", "asked": "fate", "hands": [["Nero"], ["Nero"]]}, "his 4 cards first"),
    ({"question": "deal", "asked": "fate", "own": {1: "Nero"}}, "before the layout"),
    (
        {"question": "deal", "asked": "fate", "hands": [["Nero"], []], "deck": ["Nero"] * 6},
        "7 cards are still dealt, and it has 6",
    ),
    (
        {"question": "starter", "asked": "fate", "deck": ["Nero"] * 7},
        "8 cards are still dealt, and it has 7",
    ),
    ({"fame": [60, 30], "stockpile": 10}, "100 in all; the most that fits is 99"),
    ({"question": "give", "hands": [["Nero"] * 4, ["Nero"] * 3]}, "each player gets 4"),
    (
        {"question": "give", "hands": [["Nero"] * 2, ["Nero"] * 4], "passed": [["Nero"] * 2, []]},
        "has chosen already",
    ),
    (
        {"question": "give", "asked": 1, "hands": [["Nero"] * 4, ["Nero"] * 4]},
        "passed[0] has 0 cards, but must have 2",
    ),
    ({"question": "layout"}, "no card to lay"),
    ({"question": "layout", "hands": [["Nero"] * 7, []]}, "do not fit on 6 discs"),
    ({"question": "layout", "asked": 1, "hands": [["Nero"], ["Nero"]]}, "the starter lays all"),
    ({"question": "layout", "hands": [["Nero"], []], "other": {1: "Nero"}}, "the starter lays all"),
]


@pytest.mark.parametrize(("fields", "message"), NONSENSE, ids=[message for _, message in NONSENSE])
def test_nonsense_is_refused_by_its_name(fields: dict[str, Any], message: str) -> None:
    assert message in nonsense(**fields)


def test_a_refused_field_names_its_rule() -> None:
    with pytest.raises(Unreadable) as refusal:
        table(fame=[0, 10])
    assert refusal.value.rule == "R11.1"
    with pytest.raises(Refusal, match="decision is an object"):
        Play.at(GAME, {"game": "roma"})
