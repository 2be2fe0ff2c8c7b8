"""The log: each turn's first line stands out, and nobody reads what is secret."""

import pytest

from lusoria.cli.luck import answer
from lusoria.cli.terminal.log import Line, Log
from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.translator import Translator
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from tests.terminal.people import Person, last_answer


def whole_log(name: str, seats: int) -> tuple[Play, list[Line]]:
    """Of the first random game of a seed."""
    play = Play(thawed(name), seats)
    t = Translator("en")
    log = Log(name, "en", Seats(seats, {}, t))
    ply = 0
    while not play.over:
        log.add(ply + 1, play, play.apply(answer(play, 5, ply)))
        ply += 1
    return play, log.lines((1 << seats) - 1)


@pytest.mark.parametrize(("name", "seats"), [("armorica", 3), ("roma", 2), ("cambria", 3)])
def test_a_turn_begins_with_a_line_that_stands_out(name: str, seats: int) -> None:
    play, lines = whole_log(name, seats)
    begun = sum(line.opens for line in lines)
    position = play.position()
    if name == "armorica":
        passed = sum(line.event == "start_card_passed" for line in lines)
        assert begun == 1 + passed == 1 + position["round"]
    elif name == "roma":
        assert begun == position["turn"]["number"]
    else:
        assert begun == position["turns"] + seats, "and one for each seat in the set-up"


def test_the_neutral_colours_roll_begins_a_turn_of_two() -> None:
    play, lines = whole_log("cambria", 2)
    assert sum(line.opens for line in lines) == play.position()["turns"] + 2
    kinds = {line.event for line in lines if line.opens}
    assert kinds <= {"setup_rolled", "neutral_rolled", "neutral_left_out"}


@pytest.mark.parametrize("name", ["armorica", "cambria", "roma"])
def test_the_end_tells_the_reason_once_and_the_winners_name(
    name: str, person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (name, "--bots", "random", "--seed", "11", "--language", "en")
    told = person.plays(capsys, [], *words, then=last_answer)
    end = told.out.rpartition("A> ")[2]
    reasons = ("decks ran out", "six forts were left", "forts are left", "no fame left", "is empty",
               "turn limit", "The game is over")  # fmt: skip
    assert sum(end.count(reason) for reason in reasons) == 1, end
    outcome = person.sessions[-1].play.outcome()
    names = [person.sessions[-1].seats.names[seat] for seat in outcome["winners"]]
    assert f"❧ {', '.join(names)} " in end
