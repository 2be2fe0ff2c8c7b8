"""Sentences as people read them, and no sentence with a hole in it."""

from typing import Any

import pytest

from lusoria.cli.luck import answer
from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.words import explain, say, ships_apart, tell
from tests.settings import FULL, settings
from tests.words.catalogue import variables

EVERY = 3 if FULL else 29
"""At every how-manieth ply all actions of the table are tried."""


def holes(message: str, facts: dict[str, Any]) -> set[str]:
    """The facts that a message mentions and does not get; all languages mention the same."""
    return {f"{message} needs {each}" for each in variables("en", message) - set(facts)}


def message_of(game: str, refusal: Illegal) -> str:
    return f"{game}-reason-{refusal.reason}".replace("_", "-")


def objections(play: Play) -> list[Illegal]:
    """The reason against every action of the table that is not legal."""
    reasons = ((action, play.why_not(action)) for action in range(play.game.actions.size))
    return [play.refusal(action, reason) for action, reason in reasons if reason]


@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_of_a_random_game_has_a_hole(name: str) -> None:
    game = thawed(name)
    found: set[str] = set()
    tables = [setting for setting in settings() if setting.name == name]
    for seed, setting in enumerate(tables if FULL else tables[:: len(tables) // 2]):
        play = Play(game, setting.seats, dict(setting.options))
        ply = 0
        while not play.over:
            for refusal in objections(play) if ply % EVERY == 0 else []:
                found |= holes(message_of(name, refusal), {**refusal.facts, "asked": ""})
            for event in play.apply(answer(play, seed, ply)):
                told = play.event(event)
                message = f"{name}-event-{told['event']}".replace("_", "-")
                found |= holes(message, ships_apart(told))
            ply += 1
    assert found == set()


def armorica_at_the_romans() -> Play:
    position = {
        "game": "armorica",
        "decision": {"seat": 0, "question": "take_roman"},
        "start_player": 0,
        "roman_row": ["R-I-6", "R-I-2"],
        "displays": [["S1"], ["S2"]],
    }
    return Play.at(thawed("armorica"), position)


def refusal(play: Play, words: str) -> Illegal:
    with pytest.raises(Illegal) as caught:
        play.tell(words)
    return caught.value


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "R-I-6 is card number 2 from the right and comes for grapes: "
            "that takes 2, and your display has 0. (rule A5.3)",
        ),
        (
            "de",
            "R-I-6 liegt an 2. Stelle von rechts und verlangt Trauben: "
            "Dafür braucht es 2, die Auslage hat 0. (Regel A5.3)",
        ),
        (
            "ru",
            "Карта R-I-6 лежит 2-й справа: нужно 2 значка винограда, "
            "а в дисплее их 0. (правило A5.3)",
        ),
    ],
)
def test_a_reason_in_three_languages(language: str, sentence: str) -> None:
    reason = refusal(armorica_at_the_romans(), "take R-I-6")
    assert explain(language, "armorica", reason) == sentence


def test_an_answer_to_another_question_is_told_the_open_one() -> None:
    reason = refusal(armorica_at_the_romans(), "start 1")
    assert explain("en", "armorica", reason) == (
        "“start 1” does not answer the open question: "
        "Which Roman do you take? You may also pass. (rule A3.1)"
    )


@pytest.mark.parametrize(
    ("place", "words"), [(1, "нужен 1 значок"), (3, "нужно 3 значка"), (5, "нужно 5 значков")]
)
def test_russian_numbers_bend_their_nouns(place: int, words: str) -> None:
    facts = {"card": "G-A1", "place": place, "have": 0}
    assert words in say("ru", "armorica-reason-too-far-for-wheat", facts)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna moves a warrior from ship 3 to r12."),
        ("de", "Anna versetzt einen Krieger von Schiff 3 auf r12."),
        ("ru", "Anna передвигает воина с корабля 3 на дорогу r12."),
    ],
)
def test_a_ship_is_named_in_the_readers_language(language: str, sentence: str) -> None:
    event = {"event": "moved", "colour": "Anna", "from": "ship 3", "to": "r12"}
    assert tell(language, "cambria", event) == sentence


def test_a_seat_can_be_called_by_a_name() -> None:
    event = {"event": "taken", "seat": "Carmen", "card": "G-A1"}
    assert tell("en", "armorica", event) == "Carmen takes G-A1."
    assert tell("de", "armorica", event | {"seat": 1}) == "Spieler B nimmt G-A1."


def test_an_unknown_message_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(LookupError):
        say("en", "armorica-reason-because")
