"""Cambria drawn: the map keeps its place, and its labels stay apart."""

import re

import pytest

from lusoria.cli.terminal import cambria
from lusoria.cli.terminal.frame import ALL
from lusoria.cli.terminal.map import draw_map
from lusoria.cli.terminal.translator import Translator
from lusoria.words import LANGUAGES
from tests.terminal.drawing import Window, drawn, frame_of, page, positions


def test_columns_of_forts_stay_apart() -> None:
    """Even where all roads and a leader stand behind the longest name."""
    for play in positions("cambria", 2):
        frame = frame_of(play, 0, "en", 80)
        for line in cambria.fort_lines(frame):
            assert len(line.plain) < 40


@pytest.mark.parametrize("board", ["cambria", "cumbria"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_map_is_there_in_the_smallest_window(seats: int, board: str) -> None:
    """With every road and its holder, on nearly every page; where it does not fit, the list is."""
    pages = []
    for play in positions("cambria", seats, {"map": board}):
        text = "\n".join(line.plain for line in page(play, "en", Window(80, 24)))
        above = text.partition("─" * 80)[0]
        roads = [each.road[1:] for each in frame_of(play, 0, "en", 80).printed.roads]
        assert all(re.search(rf"(?<!\d){road}[A-EN·L]", above) for road in roads)
        pages.append(bool(re.search(r"· ·.*\[\d\]", above)))
    assert sum(pages) > 0.8 * len(pages)


def test_the_whole_table_has_map_and_list() -> None:
    for play in positions("cambria", 2):
        text = drawn(frame_of(play, 0, "en", 80, ALL))
        assert re.search(r"· ·.*\[\d\]", text)
        assert all(fort.name[:8] in text for fort in frame_of(play, 0, "en", 80).printed.forts)
        assert text.count("08") == 3, "once on the map, and beside each of its forts"


@pytest.mark.parametrize("board", ["cambria", "cumbria"])
def test_labels_of_a_map_keep_a_space_between_them(board: str) -> None:
    """Every road has its number and holder, every fort its name, and something blank behind it."""
    *_, play = positions("cambria", 2, {"map": board})
    names = play.components.names
    for width in range(52, 160, 12):
        for height in range(18, 35, 2):
            frame = frame_of(play, 0, "en", width + 48)
            lines = [line.plain for line in draw_map(frame, width, height)]
            assert (max(map(len, lines)), len(lines)) == (width, height)
            text = "\n".join(lines)
            for road in [each.road for each in frame.printed.roads]:
                slot = rf"(?<![^\s·]){road[1:]}[ABNL·](?=\s|$)"
                assert len(re.findall(slot, text)) == 1, text
            for fort in names["fort_name"]:
                short = rf"{fort}|{fort[:3]}\w*\."
                named = rf"({short})(?:→[A-EN])?"
                label = rf"[\])]{named}(?=\s|$)|(?<![^\s·]){named}[\[(]\w[\])](?=\s|$)"
                assert len(re.findall(label, text)) == 1, text


@pytest.mark.parametrize("seats", [2, 5])
def test_a_map_stays_whatever_is_noted(seats: int) -> None:
    window = Window(120, 40)
    for play in positions("cambria", seats):
        lines = [line.plain for line in page(play, "en", window, "first", "second", "third")]
        assert re.search(r"[\[(]\w[\])][A-Z]", "\n".join(lines[5:12]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_is_called_so(language: str) -> None:
    tongue = Translator(language)
    for play in positions("cambria", 2):
        heading = drawn(frame_of(play, 0, language, 80)).splitlines()[0]
        assert (tongue("set-up") in heading) == (play.question == "setup_place")
        assert (tongue("turn", number=play.state.turns + 1) in heading) != (
            play.question == "setup_place"
        )
