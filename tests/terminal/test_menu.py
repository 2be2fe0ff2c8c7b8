"""The menu: its numbers are the table's, its shape stays, and whatever it offers can be typed."""

import re
from collections.abc import Iterator

import pytest

from lusoria.cli.terminal.menu import Chosen, Half, Menu, Refused, Several
from lusoria.cli.terminal.page import menu_lines
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES
from tests.terminal.drawing import drawn, frame_of, menu, positions

SEATS = {"armorica": 2, "roma": 2, "cambria": 3}
WITHOUT = re.compile("pass|end|done|reroll|stand")
"""Answers that give something up, or that nothing on the table numbers."""


def menus(name: str, language: str) -> Iterator[tuple[Play, Menu]]:
    for seats in {2, SEATS[name]}:
        for play in positions(name, seats):
            yield play, menu(play, language)


@pytest.mark.parametrize("name", NAMES)
def test_a_number_never_chooses_what_the_table_does_not_number_so(name: str) -> None:
    """It is the answer that bears it, or one of several is asked for; nothing else is chosen."""
    chosen = several = 0
    for play, offered in menus(name, "en"):
        for number in range(40):
            bearing = {label.choice.number for label in offered.labels if label.number == number}
            meant = offered.read(str(number))
            if isinstance(meant, Chosen):
                assert {meant.action} == bearing, play.words(meant.action)
                chosen += 1
            elif isinstance(meant, Several):
                assert {label.choice.number for label in meant.labels} == bearing
                several += 1
            else:
                assert not bearing
    assert chosen
    assert several or name != "roma"


@pytest.mark.parametrize("name", NAMES)
def test_what_gives_something_up_has_no_number(name: str) -> None:
    for _, offered in menus(name, "en"):
        for label in offered.labels:
            assert (label.number is None) or not WITHOUT.match(label.choice.verb)


def test_the_card_marked_with_a_number_is_the_one_taken_by_it() -> None:
    taken = 0
    for play in positions("armorica", 2):
        if not play.question.startswith("take"):
            continue
        frame = frame_of(play, play.seat, "en", 80)
        row = frame.view.derived.gaul if play.question == "take_gaul" else frame.view.derived.roman
        marked = set(re.findall(r"\[(\d)\] (\S+)", drawn(frame)))
        for card in row.cards:
            meant = menu(play, "en").read(str(card.place))
            words = play.words(meant.action) if isinstance(meant, Chosen | Refused) else ""
            assert words == f"take {card.card}"
            reached = play.seat in card.within_reach
            assert isinstance(meant, Chosen) == reached
            assert ((str(card.place), card.card) in marked) == reached
            taken += reached
        assert len(marked) == sum(play.seat in card.within_reach for card in row.cards)
    assert taken


STARVING = {
    "game": "armorica",
    "decision": {"seat": 0, "question": "starve"},
    "phase": "winter",
    "start_player": 0,
    "displays": [["S1", "G-B2", "R-I-6", "G-A3", "R-I-3"], ["S2"]],
}


def test_columns_are_numbered_where_a_card_has_to_go() -> None:
    play = Play.at(thawed("armorica"), STARVING)
    text = drawn(frame_of(play, 0, "en", 80))
    numbers, suits, *_ = (line for line in text.splitlines() if re.match(r" {12}\│", line))
    assert re.findall(r"\d", numbers) == ["1", "2", "3", "4", "5"]
    meant = menu(play, "en").read("3")
    assert isinstance(meant, Chosen)
    assert play.words(meant.action) == "discard R-I-6"
    assert suits.index("Ge") == numbers.index(" 3")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_of_a_menu_can_be_typed(name: str, language: str) -> None:
    """By its words in any language, by their shortest forms, and by what stands in the menu."""
    for _, offered in menus(name, language):
        t = offered.t
        for entry in offered.entries:
            first, *rest = t.action(entry.head).split()
            short = " ".join([first[: offered.shortest[first.lower()]], *rest])
            for label in entry.labels:
                words = label.choice.words
                lines = [words, t.action(words), f"{t.action(entry.head)} {t.action(label.sign)}"]
                for line in (*lines, f"{short} {t.action(label.sign)}"):
                    meant = offered.read(line)
                    assert isinstance(meant, Chosen), line
                    assert meant.action == label.choice.number, line


def test_half_an_answer_asks_for_the_rest() -> None:
    offered = menu(act(), "en")
    meant = offered.read("lay forum")
    assert isinstance(meant, Half)
    rest = offered.read("3", meant.entry)
    assert isinstance(rest, Chosen)
    assert act().words(rest.action) == "lay Forum 3"


ACT = {
    "game": "roma",
    "decision": {"seat": 0, "question": "act"},
    "turn": {"seat": 0, "number": 3},
    "starter": 0,
    "hands": [["Forum", "Nero"], []],
    "money": [20, 0],
    "dice": [1, 4],
    "spaces": [["Legatus", None, None, "Tribunus", None, None], [None] * 6],
}


def act() -> Play:
    return Play.at(thawed("roma"), ACT)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("mon4", "money 4"), ("mon 1", "money 1"), ("money 04", "money 4"), ("a4", "activate 4"),
        ("forum 3", "lay Forum 3"), ("lay n 2", "lay Nero 2"), ("e", "end"),
        ("l f 6", "lay Forum 6"),
    ],
)  # fmt: skip
def test_short_forms(line: str, words: str) -> None:
    meant = menu(act(), "en").read(line)
    assert isinstance(meant, Chosen)
    assert act().words(meant.action) == words


def test_what_can_mean_several_things_means_none_of_them() -> None:
    meant = menu(act(), "en").read("4")
    assert isinstance(meant, Several)
    found = {act().words(label.choice.number) for label in meant.labels}
    assert {"money 4", "cards 4", "activate 4", "lay Forum 4", "lay Nero 4"} == found


@pytest.mark.parametrize(
    "line", ["8", "08", "r08", "R08", "r8", "р08", "place 8", "pl8", "place r08"]
)
def test_a_road_may_be_typed_as_the_map_writes_it(line: str) -> None:
    play = next(play for play in positions("cambria", 3) if "place r08" in words_of(play))
    meant = menu(play, "en").read(line)
    assert isinstance(meant, Chosen), line
    assert play.words(meant.action) == "place r08"


def words_of(play: Play) -> list[str]:
    legal = [play.words(action) for action in play.legal()]
    return legal if not any(words.startswith("legion") for words in legal) else []


@pytest.mark.parametrize("name", NAMES)
def test_an_entry_looks_the_same_whatever_else_is_offered(name: str) -> None:
    """One answer or twenty: the verb first, then what tells it apart."""
    shapes: dict[str, set[bool]] = {}
    for _, offered in menus(name, "en"):
        for entry in offered.entries:
            verb = entry.labels[0].choice.verb
            shapes.setdefault(verb, set()).update(bool(label.sign) for label in entry.labels)
            text = " ".join(line.plain for line in menu_lines(offered, 200, 50))
            assert entry.head in text
    assert {verb for verb, signed in shapes.items() if len(signed) > 1} == set()


def test_cards_to_take_tell_their_suit_and_icons() -> None:
    play = next(play for play in positions("armorica", 2) if play.question == "take_gaul")
    text = " ".join(line.plain for line in menu_lines(menu(play, "en"), 80, 24))
    for label in menu(play, "en").labels:
        if label.choice.verb == "take":
            assert re.fullmatch(r"[a-z]+( \d?[a-z]{2})+", label.about)
            assert f"{label.number} {label.choice.arguments['card']} {label.about}" in text


@pytest.mark.parametrize("verb", ["place", "legion"])
def test_roads_stand_beside_their_forts(verb: str) -> None:
    found = 0
    for play in positions("cambria", 3):
        names = {fort.name: fort.value for fort in frame_of(play, 0, "en", 80).printed.forts}
        for label in menu(play, "en").labels:
            if label.choice.verb == verb:
                near = [each.rpartition(" ")[0] for each in label.group.split("–")]
                assert near
                assert set(near) <= set(names), label.group
                found += 1
    assert found
