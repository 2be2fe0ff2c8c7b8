"""Law 6: an undo is offered exactly while no fate, no reveal and no other seat's decision lies
between; and it never rolls a die again."""

from typing import Any

import pytest

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.records.dealer import Dealer
from lusoria.records.match import Match
from lusoria.records.undo import reveals
from tests.records.games import SEED, act, begun

ROWS = [f"draw {deck}{n}" for deck in ("G-A", "R-I-") for n in range(1, 7)]
OPENING = ["start 0", *ROWS]
FIRST = len(OPENING) + 1
"""The entry of the first decision."""


def opened(**wishes: Any) -> Match:
    """Armorica before its first decision: the rightmost Gauls are G-A1, G-A2."""
    match = begun(**wishes)
    for words in OPENING:
        act(match, words)
    return match


def undo(match: Match, to: int) -> None:
    """Whoever answered undoes."""
    seat = next((past.seat for past in match.course.line if past.entry == to), 0)
    match.undo(seat, match.entry, to)


def refusal(match: Match, entry: int) -> str:
    before = match.play.bytes
    with pytest.raises(Illegal) as caught:
        undo(match, entry)
    assert match.play.bytes == before
    return caught.value.message


def test_a_decision_can_be_undone_until_fate_has_answered() -> None:
    match = opened()
    before = match.play.bytes
    act(match, "take G-A2")
    assert match.course.undoable() == [FIRST]
    undo(match, FIRST)
    assert match.play.bytes == before
    act(match, "take G-A1")
    act(match, "draw G-B1")
    assert match.course.undoable() == []
    assert refusal(match, FIRST + 2).endswith(f"fate answered in entry {FIRST + 3}")


def test_an_undo_is_an_entry_and_erases_nothing() -> None:
    match = opened()
    act(match, "take G-A2")
    undo(match, FIRST)
    assert match.course.entries == FIRST + 1
    assert match.course.ply == FIRST
    assert "no ply on the present line of play" in refusal(match, FIRST)
    assert "no ply on the present line of play" in refusal(match, FIRST + 1)


def test_nothing_can_be_undone_before_the_first_decision() -> None:
    match = opened()
    assert match.course.undoable() == []
    assert refusal(match, 13).endswith("fate answered in entry 13")
    assert refusal(match, 99) == (
        "entry 99 cannot be undone: it is no ply on the present line of play"
    )


def several_decisions() -> Match:
    """Roma's set-up: the starter gives two cards, then the other two, with no fate between."""
    match = begun("roma", 2)
    act(match, "start 0")
    for card in ("Forum", "Turris", "Nero", "Consul", "Senator", "Velites", "Legatus", "Onager"):
        act(match, f"draw {card}")
    return match


def test_an_undo_may_go_back_over_several_decisions_of_one_seat() -> None:
    match = several_decisions()
    before = match.play.bytes
    act(match, "give Forum")
    act(match, "give Nero")
    assert match.course.undoable() == [11, 10]
    undo(match, 10)
    assert match.play.bytes == before


def test_another_seats_decision_bars_the_way() -> None:
    match = several_decisions()
    for words in ("give Forum", "give Nero", "give Senator"):
        act(match, words)
    assert match.course.undoable() == [12]
    assert refusal(match, 11) == "entry 11 cannot be undone: seat 1 decided in entry 12"
    undo(match, 12)
    assert match.course.undoable() == [11, 10]


def test_a_reveal_bars_the_way() -> None:
    match = several_decisions()
    for words in ("give Forum", "give Nero", "give Senator", "give Onager"):
        act(match, words)
    assert match.course.undoable() == []
    assert refusal(match, 13) == "entry 13 cannot be undone: something was revealed in entry 13"


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
    match = opened()
    assert not any(reveals(match.play, action) for action in match.play.legal())


def test_an_undo_never_rolls_a_die_again() -> None:
    straight, hesitant = opened(dealer=Dealer(SEED)), opened(dealer=Dealer(SEED))
    act(straight, "take G-A2")
    act(hesitant, "take G-A1")
    undo(hesitant, FIRST)
    act(hesitant, "take G-A2")
    for match in (straight, hesitant):
        match.deal()
    assert hesitant.course.entries == straight.course.entries + 2
    assert hesitant.play.bytes == straight.play.bytes
