"""The lobby: one question each, and what comes of the answers."""

import re

import pytest

from lusoria.cli.terminal.saved import sidecar_path
from lusoria.games.roma import READ_TWO_WAYS
from tests.terminal.people import Person

Captured = pytest.CaptureFixture[str]


def test_the_lobby_asks_for_everything(person: Person, capsys: Captured) -> None:
    told = person.plays(
        capsys, ["deutsch", "chess", "cambria", "3", "2", "1", "friends", "schluss"]
    )
    session = person.sessions[-1]
    assert (session.play.game.name, session.play.seats) == ("cambria", 3)
    assert session.play.options == {"map": "cumbria", "tie": "last_turn"}
    assert session.seats.people == [0, 1, 2]
    assert session.t.language == "de"
    assert told.out.count("Was spielen wir?") == 2
    assert "„chess“ steht nicht in dieser Liste." in told.out
    assert "Cumbria (Nordengland)" in told.out


def test_the_lobby_seats_a_bot_of_its_own_at_each_seat(person: Person, capsys: Captured) -> None:
    person.plays(capsys, ["1", "armorica", "4", "mixed", "tiro", "", "5"])
    assert person.sessions[-1].seats.bots == {1: "tiro", 2: "miles", 3: "imperator"}
    person.plays(capsys, ["1", "armorica", "4", "mixed", "friend", "", "6"])
    assert person.sessions[-1].seats.bots == {2: "miles"}
    assert person.sessions[-1].seats.people == [0, 1, 3]


@pytest.mark.parametrize(
    ("lines", "changed"),
    [
        ([""], {}),
        (["publisher"], dict.fromkeys(READ_TWO_WAYS, "publisher")),
        (["3", "", "2", "", "publisher", "", "on", "3"], {
            "consul": "publisher", "mercatus": "publisher", "bribery": "on", "starter": "1"
        }),
    ],
)  # fmt: skip
def test_the_lobby_asks_for_options(
    lines: list[str], changed: dict[str, str], person: Person, capsys: Captured
) -> None:
    """As usual, by a preset, or one by one; what is asked comes from the game itself."""
    person.plays(capsys, ["1", "roma", *lines, "friends"])
    play = person.sessions[-1].play
    assert play.options == play.game.choose({}) | changed


def test_leaving_the_lobby_leaves_nothing(person: Person, capsys: Captured) -> None:
    assert person.plays(capsys, [""]).status == 0
    assert person.sessions == []
    assert not person.folder.exists()


def test_back_returns_to_the_question_before(person: Person, capsys: Captured) -> None:
    """Through a step that asks nothing (Roma has two seats), and within options one by one."""
    lines = ["1", "armorica", "back", "roma", "back", "roma", "change", "", "back", "publisher"]
    lines += ["back", "back", "back", "cambria", "4", "back", "5", "", "back", "", "", "tiro"]
    told = person.plays(capsys, lines)
    play = person.sessions[-1].play
    assert (play.game.name, play.seats) == ("cambria", 5)
    assert told.out.count("What shall we play?") == 4
    assert told.out.count("How many play?") == 3
    assert "“back”: one question back" in told.out


def test_back_at_the_first_question_asks_it_again(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, ["back", "3", "назад", "2", "zurück", "quit"])
    assert told.status == 0
    assert told.out.count("Language · Sprache · Язык") == 4


def test_games_that_were_left_are_offered(person: Person, capsys: Captured) -> None:
    person.plays(capsys, ["1"], "roma", "--bots", "tiro", "--option", "starter=1")
    left = person.record
    person.plays(capsys, [], "armorica", "--bots", "random", "--seats", "3")
    told = person.plays(capsys, ["1", "5"])
    assert person.record == left
    assert re.search(r"4  Go on: Armorica of .+, with Random B, Random C", told.out)
    assert re.search(r"5  Go on: Roma of .+, with Tiro B", told.out)
    told = person.plays(capsys, ["1", left.stem])
    assert person.record == left
    assert not person.plays(capsys, ["1", "6"]).err


def test_a_damaged_game_is_not_offered(person: Person, capsys: Captured) -> None:
    person.plays(capsys, [], "armorica", "--bots", "random")
    sidecar_path(person.record).write_text("{}")
    assert "Go on" not in person.plays(capsys, ["1"]).out
