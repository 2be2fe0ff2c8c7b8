"""Whatever `load` accepts can be played to its end, with index checks and thawed alike."""

import json

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from tests.checked import checked
from tests.settings import FULL

ACCEPTED = 20_000 if FULL else 200
TABLES = 20_000 if FULL else 2_000


def told(module: str, name: str, *arguments: str) -> str:
    """What a program of this folder prints about a game."""
    done = checked(name, "-m", f"tests.properties.{module}", name, *arguments)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_accepted_positions_are_played_to_their_ends(name: str) -> None:
    figures = json.loads(told("perturbed", name, str(ACCEPTED), "perturbed"))
    assert figures["accepted"] == ACCEPTED
    assert figures["plies"] > 10 * ACCEPTED
    missed = {each.name.lower() for each in thawed(name).questions} - set(figures["questions"])
    assert not missed or not FULL


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_read_or_drawn_past_a_table_whatever_it_holds(name: str) -> None:
    assert told("wild", name, str(TABLES), "wild").split() == [str(TABLES)]


FOUR = ["Sicarius", "Onager", "Consul", "Turris"]
OTHERS = ["Forum", "Forum", "Legatus", "Nero"]
ROMANS = [f"R-I-{n}" for n in range(1, 7)]
GAULS = [f"G-A{n}" for n in range(1, 7)]
BROKEN = [
    # what once was accepted and broke the table, and why it is refused
    ("roma", "give", 0, {"starter": 0, "hands": [FOUR, OTHERS], "known": [FOUR, []]}, "known: "),
    ("roma", "starter", "fate", {"hands": [FOUR * 2, []]}, "hands: no card is dealt before"),
    ("roma", "reroll", 0, {"dice": [4, 4, 4], "essedum": 1}, "essedum is 1, but 0 dice"),
    ("roma", "act", 0, {"dice": [4], "money": [29_000, 0]}, "dice may bring"),
]


@pytest.mark.parametrize(("name", "question", "seat", "fields", "message"), BROKEN)
def test_what_once_broke_a_table_is_refused(
    name: str, question: str, seat: int | str, fields: dict[str, object], message: str
) -> None:
    decision = {"seat": seat, "question": question}
    with pytest.raises(Unreadable, match=message):
        Play.at(thawed(name), {"decision": decision, **fields})


def test_the_set_up_of_armorica_goes_on_with_a_full_roman_row() -> None:
    """Once the seventh Roman was written over the memory behind the row."""
    play = Play.at(
        thawed("armorica"),
        {
            "seats": 3, "decision": {"seat": "fate", "question": "draw_gaul"}, "start_player": 0,
            "phase": "setup", "gaul_row": GAULS[1:], "gaul_deck": GAULS[:1], "roman_row": ROMANS,
        },
    )  # fmt: skip
    play.tell("draw G-A1")
    assert play.position()["roman_row"] == ROMANS
    assert (play.question, play.position()["round"]) == ("take_gaul", 1)


def test_the_count_of_rounds_stops_and_is_read_back() -> None:
    decks = {"gaul_deck": ["G-E1", "G-E2", "G-E3"], "roman_deck": ["R-IV-1", "R-IV-2", "R-IV-3"]}
    game = thawed("armorica")
    position = {"round": 99, "start_player": 0, **decks}
    play = Play.at(game, position | {"decision": {"seat": 0, "question": "take_gaul"}})
    rounds = set()
    while not play.over:
        play.apply(play.legal()[-1])
        rounds.add(play.position()["round"])
        assert Play.at(game, play.position()).bytes == play.bytes
    assert rounds == {99}


def test_money_near_the_bound_is_played_and_read_back() -> None:
    """What dice can still bring is counted beforehand, so that no purse ever overflows."""
    game = thawed("roma")
    position = {"decision": {"seat": 1, "question": "act"}, "turn": {"seat": 1, "number": 400}}
    play = Play.at(game, position | {"starter": 0, "dice": [6, 6, 6], "money": [1, 29_980]})
    for _ in range(3):
        play.tell("money 6")
        assert Play.at(game, play.position()).bytes == play.bytes
    assert play.position()["money"] == [1, 29_998]
