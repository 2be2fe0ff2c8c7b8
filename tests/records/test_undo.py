"""Law 6: an undo is offered exactly while no fate, no reveal and no other seat's decision lies
between; and it never rolls a die again."""

from typing import Any

import pytest

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.records.dealer import Dealer
from lusoria.records.undo import reveals
from lusoria.records.writing import Writer
from tests.records.games import SEED, begun

ROWS = [f"draw {deck}{n}" for deck in ("G-A", "R-I-") for n in range(1, 7)]
OPENING = ["start 0", *ROWS]
FIRST = len(OPENING) + 1
"""The entry of the first decision."""


def opened(**wishes: Any) -> Writer:
    """Armorica before its first decision: the rightmost Gauls are G-A1, G-A2."""
    writer, _ = begun(**wishes)
    for words in OPENING:
        writer.act(words)
    return writer


def refusal(writer: Writer, entry: int) -> str:
    before = writer.play.bytes
    with pytest.raises(Illegal) as caught:
        writer.undo(entry)
    assert writer.play.bytes == before
    return caught.value.message


def test_a_decision_can_be_undone_until_fate_has_answered() -> None:
    writer = opened()
    before = writer.play.bytes
    writer.act("take G-A2")
    assert writer.course.undoable() == [FIRST]
    writer.undo(FIRST)
    assert writer.play.bytes == before
    writer.act("take G-A1")
    writer.act("draw G-B1")
    assert writer.course.undoable() == []
    assert refusal(writer, FIRST + 2).endswith(f"fate answered in entry {FIRST + 3}")


def test_an_undo_is_an_entry_and_erases_nothing() -> None:
    writer = opened()
    writer.act("take G-A2")
    writer.undo(FIRST)
    assert writer.course.entries == FIRST + 1
    assert writer.course.ply == FIRST
    assert "no ply on the present line of play" in refusal(writer, FIRST)
    assert "no ply on the present line of play" in refusal(writer, FIRST + 1)


def test_nothing_can_be_undone_before_the_first_decision() -> None:
    writer = opened()
    assert writer.course.undoable() == []
    assert refusal(writer, 13).endswith("fate answered in entry 13")
    assert refusal(writer, 99) == (
        "entry 99 cannot be undone: it is no ply on the present line of play"
    )


def several_decisions() -> Writer:
    """Roma's set-up: the starter gives two cards, then the other two, with no fate between."""
    writer, _ = begun("roma", 2)
    writer.act("start 0")
    for card in ("Forum", "Turris", "Nero", "Consul", "Senator", "Velites", "Legatus", "Onager"):
        writer.act(f"draw {card}")
    return writer


def test_an_undo_may_go_back_over_several_decisions_of_one_seat() -> None:
    writer = several_decisions()
    before = writer.play.bytes
    writer.act("give Forum")
    writer.act("give Nero")
    assert writer.course.undoable() == [11, 10]
    writer.undo(10)
    assert writer.play.bytes == before


def test_another_seats_decision_bars_the_way() -> None:
    writer = several_decisions()
    for words in ("give Forum", "give Nero", "give Senator"):
        writer.act(words)
    assert writer.course.undoable() == [12]
    assert refusal(writer, 11) == "entry 11 cannot be undone: seat 1 decided in entry 12"
    writer.undo(12)
    assert writer.course.undoable() == [11, 10]


def test_a_reveal_bars_the_way() -> None:
    writer = several_decisions()
    for words in ("give Forum", "give Nero", "give Senator", "give Onager"):
        writer.act(words)
    assert writer.course.undoable() == []
    assert refusal(writer, 13) == "entry 13 cannot be undone: something was revealed in entry 13"


def at(**fields: Any) -> Play:
    """Roma: seat 0 has a Haruspex on disc 1, and each seat a hidden hand."""
    position: dict[str, Any] = {
        "game": "roma",
        "seats": 2,
        "decision": {"seat": 0, "question": "act"},
        "starter": 0,
        "turn": {"seat": 0, "number": 3},
        "fame": [10, 10],
        "stockpile": 16,
        "money": [9, 9],
        "spaces": [["Haruspex", None, None, "Turris", None, None], [None] * 6],
        "hands": [["Forum", "Turris"], ["Nero"]],
        "deck": ["Forum", "Forum", "Onager", "Turris"],
        "dice": [1, 4, 5],
    }
    return Play.at(thawed("roma"), position | fields)


@pytest.mark.parametrize(
    ("words", "fields", "expected"),
    [
        pytest.param("money 5", {}, False, id="money is open to all"),
        pytest.param("cards 5", {}, False, id="nothing is drawn yet"),
        pytest.param("end", {}, False, id="the turn ends"),
        pytest.param("lay Forum 3", {}, True, id="a hidden card is laid open"),
        pytest.param("lay Forum 3", {"known": [["Forum"], []]}, False, id="a known card is laid"),
        pytest.param("activate 1", {}, True, id="a look through the deck tells the other hand"),
        pytest.param("activate 1", {"known": [[], ["Nero"]]}, False, id="which was known"),
    ],
)
def test_a_reveal_is_what_somebody_could_not_know(
    words: str, fields: dict[str, Any], expected: bool
) -> None:
    play = at(**fields)
    assert reveals(play, play.number(words)) is expected


def test_a_secret_choice_reveals_nothing() -> None:
    play = at()
    play.tell("activate 1")
    assert not reveals(play, play.number("take Onager"))


def test_games_without_secrets_reveal_nothing() -> None:
    writer = opened()
    assert not any(reveals(writer.play, action) for action in writer.play.legal())


def test_an_undo_never_rolls_a_die_again() -> None:
    straight, hesitant = opened(dealer=Dealer(SEED)), opened(dealer=Dealer(SEED))
    straight.act("take G-A2")
    hesitant.act("take G-A1")
    hesitant.undo(FIRST)
    hesitant.act("take G-A2")
    for writer in (straight, hesitant):
        writer.deal()
    assert hesitant.course.entries == straight.course.entries + 2
    assert hesitant.play.bytes == straight.play.bytes
