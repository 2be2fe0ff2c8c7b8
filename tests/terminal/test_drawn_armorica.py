"""Armorica drawn: nothing that decides anything is cut, in any language."""

import re

import pytest

from lusoria.cli.terminal import armorica
from lusoria.cli.terminal.frame import Frame
from lusoria.core.game import Components
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.armorica.components import (
    FIRST_GAUL,
    FIRST_ROMAN,
    ROW_LENGTH,
    read_cards,
    standard,
)
from lusoria.games.armorica.words import Icon
from lusoria.words import LANGUAGES
from tests.terminal.drawing import drawn, frame_of, positions

PLAIN = standard()
RICH = read_cards(re.sub(r"( +\d){6}\n", "  2 1 2 1 2 1\n", PLAIN.text), "rich")
"""More icons on every card than one line of a cell holds."""
POSITION = {
    "game": "armorica",
    "decision": {"seat": 0, "question": "take_roman"},
    "start_player": 0,
    "displays": [["S1"], ["S2"]],
}


def test_armorica_marks_reach_and_sets() -> None:
    play = Play.at(thawed("armorica"), {**POSITION, "roman_row": ["R-I-6", "R-I-2"]})
    text = drawn(frame_of(play, 0, "en", 80))
    assert " 2  R-I-6   [1] R-I-2" in text
    assert "amphorae 2/1" in text


def test_a_set_begins_where_a_suit_comes_again() -> None:
    cards = ["S1", "G-B2", "R-I-6", "G-A5", "G-A1"]
    play = Play.at(thawed("armorica"), {**POSITION, "displays": [cards, ["S2"]]})
    suits = armorica.display(frame_of(play, 0, "en", 80), 0, full=True)[0].plain.strip()
    starts = [word[:2] for word in suits.split("│")[1:]]
    sets = frame_of(play, 0, "en", 80).view.derived.displays[0].sets
    assert len(starts) == len(sets) > 1


def icons_on(frame: Frame, cards: list[int]) -> list[str]:
    names = [frame.word(f"icon-{icon.name.lower()}")[:2] for icon in Icon]
    printed = [frame.printed.cards[card].icons for card in cards]
    counts = [(icons[icon.name.lower()], names[icon]) for icons in printed for icon in Icon]
    return sorted(name if count == 1 else f"{count}{name}" for count, name in counts if count)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("components", [PLAIN, RICH], ids=["ours", "rich"])
def test_every_icon_of_a_row_is_shown(language: str, components: Components) -> None:
    """The last one, an amphora, decides the winter: a cell may take two lines for it."""
    gauls = range(FIRST_GAUL, FIRST_ROMAN)
    for first in gauls[::ROW_LENGTH]:
        cards = list(gauls)[first - FIRST_GAUL :][:ROW_LENGTH]
        names = [components.names["card"][card] for card in cards]
        play = Play.at(thawed("armorica"), {**POSITION, "gaul_row": names}, components)
        frame = frame_of(play, 0, language, 80)
        lines = [line.plain for line in armorica.row(frame, "gaul")]
        assert sorted(" ".join(lines[2:]).split()) == icons_on(frame, cards)
        assert max(map(len, lines)) <= 80
        assert len(lines) == 3 or components is RICH


def is_told(frame: Frame, seat: int, line: str) -> bool:
    """Whether a line tells the points and each part of them, by name or by two letters of it."""
    standing = frame.view.standing
    parts = standing.parts[seat].items()
    names = {frame.word(f"part-{part}"): points for part, points in parts if points}
    found = (re.search(rf"  ?{name[:2]}\w* ?{points}( |$)", line) for name, points in names.items())
    return f" {standing.scores[seat]} " in line and all(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_points_are_told_in_one_line(seats: int, language: str) -> None:
    for play in positions("armorica", seats):
        frame = frame_of(play, 0, language, 80)
        frame.seats.names[1] = "Imperator B"
        for seat in range(seats):
            (line,) = armorica.name_lines(frame, seat)
            assert len(line.plain) <= 80
            assert is_told(frame, seat, line.plain), line.plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [16, 26, 40])
def test_a_large_display_closes_up(size: int, language: str) -> None:
    """And where even that is too much, it says that the first cards are left out."""
    cards = [card for card in PLAIN.names["card"][FIRST_GAUL:] if "-I" not in card]
    cards += [card for card in PLAIN.names["card"][FIRST_ROMAN:] if card not in cards]
    play = Play.at(thawed("armorica"), {**POSITION, "displays": [cards[:size], ["S2"]]})
    frame = frame_of(play, 0, language, 80)
    suits, *icons = [line.plain for line in armorica.display(frame, 0, full=True)]
    shown = len(re.findall(r"[^\W\d]{2}", suits))
    assert ("…" in suits) == (shown < size)
    assert shown == size or size > 26
    assert {len(line) for line in [suits, *icons]} == {len(suits)}
    assert len(suits) <= 80
    (name,) = armorica.name_lines(frame, 0)
    assert is_told(frame, 0, name.plain), name.plain
    (brief,) = armorica.display(frame, 0, full=False)
    totals = [str(total) for total in armorica.icons_of(frame, 0).values()]
    assert re.findall(r"\d+", brief.plain) == totals
    assert len(brief.plain) <= 80
