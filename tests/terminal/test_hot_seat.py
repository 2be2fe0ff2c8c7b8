"""Several people at one keyboard: a curtain falls before each hand that the other may not see."""

import os
import re

import pytest

from lusoria.cli.terminal.screen import Screen
from lusoria.cli.terminal.session import Session
from tests.terminal.people import FIRST, Person, first_answer

Captured = pytest.CaptureFixture[str]


def curtains(out: str) -> list[str]:
    return [line for line in out.splitlines() if "Pass the keyboard" in line]


def test_the_curtain_hides_the_hand(person: Person, capsys: Captured) -> None:
    """What the second person sees tells nothing of the first one's cards."""
    words = ("roma", "--hot-seat", "--seed", "7", "--option", "starter=0", "--language", "en")
    told = person.plays(capsys, ["", FIRST, FIRST, "", "quit"], *words)
    first, second = told.out.split("Pass the keyboard to Player B")
    session: Session = person.sessions[-1]
    hand = session.play.state.hand
    names = session.play.components.names["card"]
    own = {names[card] for card, count in enumerate(hand[0]) if count}
    other = {names[card] for card, count in enumerate(hand[1]) if count}
    assert own - other
    assert all(name in first for name in own)
    assert not any(name in second for name in own - other)
    assert all(name in second for name in other)
    assert first.endswith("\n" * 40 + "\n  "), "blank lines push the first hand out of sight"


def test_the_curtain_is_as_high_as_the_window(
    person: Person, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "_window", lambda screen: os.terminal_size((80, 70)))
    words = ("roma", "--hot-seat", "--seed", "7", "--option", "starter=0", "--language", "en")
    told = person.plays(capsys, ["", FIRST, FIRST], *words)
    first, _ = told.out.split("Pass the keyboard to Player B")
    assert first.endswith("\n" * 70 + "\n  ")


@pytest.mark.parametrize("game", ["armorica", "roma"])
def test_everybody_reads_the_whole_log(game: str, person: Person, capsys: Captured) -> None:
    """Lines that somebody else has read already are still news, also after an undo."""
    answers = iter(["", FIRST, FIRST, "", "undo", FIRST, FIRST, "", FIRST, FIRST, FIRST, FIRST])
    words = (game, "--hot-seat", "--seed", "7", "--language", "en")
    told = person.plays(capsys, [], *words, then=lambda session: next(answers, "quit"))
    session = person.sessions[-1]
    pages = re.split(r"^([AB])> $", told.out, flags=re.MULTILINE)
    own = "".join(
        page
        for page, letter in zip(pages[::2], pages[1::2], strict=False)
        if letter == "AB"[session.play.seat]
    )
    log = session.log.lines(1 << session.play.seat)
    assert len(log) > 10
    assert [line for line in log if line.sentence not in own] == []


def test_the_same_person_goes_on_without_a_curtain(person: Person, capsys: Captured) -> None:
    words = ("roma", "--hot-seat", "--seed", "7", "--option", "starter=0")
    told = person.plays(capsys, ["", FIRST, FIRST, "", FIRST, FIRST, ""], *words)
    assert len(curtains(told.out)) == 3


def test_open_games_need_no_curtain(person: Person, capsys: Captured) -> None:
    told = person.plays(capsys, [], "armorica", "--hot-seat", "--seed", "2", then=first_answer)
    assert curtains(told.out) == []
    assert person.sessions[-1].match.result


def test_bots_take_the_last_seats_of_a_hot_seat(person: Person, capsys: Captured) -> None:
    words = ("cambria", "--hot-seat", "--seats", "4", "--bots", "random,random")
    person.plays(capsys, [], *words)
    assert person.sessions[-1].seats.people == [0, 1]
    assert person.sessions[-1].seats.bots == {2: "random", 3: "random"}
