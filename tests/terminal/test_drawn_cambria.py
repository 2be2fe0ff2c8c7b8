"""Cambria drawn: the map keeps its place, and its labels stay apart."""

import re

import pytest

from lusoria.cli.terminal.map import draw_map
from lusoria.cli.terminal.tongue import Tongue
from lusoria.words import LANGUAGES
from tests.terminal.drawing import Window, drawn, page, positions, scene_of


def test_columns_of_forts_stay_apart() -> None:
    """Even where all roads and a leader stand behind the longest name."""
    for play in positions("cambria", 2):
        for line in drawn(scene_of(play, 0, "en", 80)).splitlines()[5:]:
            assert line[39] == " "


@pytest.mark.parametrize("board", ["cambria", "cumbria"])
def test_labels_of_a_map_keep_a_space_between_them(board: str) -> None:
    """Every road has its number and holder, every fort its name, and something blank behind it."""
    *_, play = positions("cambria", 2, {"map": board})
    names = play.components.names
    for width in range(52, 160, 12):
        for height in range(18, 35, 2):
            scene = scene_of(play, 0, "en", width + 48)
            lines = [line.plain for line in draw_map(scene, width, height)]
            assert (max(map(len, lines)), len(lines)) == (width, height)
            text = "\n".join(lines)
            for road in names["road"][: scene.box.roads]:
                slot = rf"(?<![^\s·]){road[1:]}[ABNL·](?=\s|$)"
                assert len(re.findall(slot, text)) == 1, text
            for fort in names["fort_name"]:
                short = rf"{fort}|{fort[:3]}\w*\."
                label = rf"[\])]({short})(?=\s|$)|(?<![^\s·])({short})[\[(]\w[\])](?=\s|$)"
                assert len(re.findall(label, text)) == 1, text


@pytest.mark.parametrize("seats", [2, 5])
def test_a_map_stays_whatever_is_noted(seats: int) -> None:
    window = Window(120, 40)
    for play in positions("cambria", seats):
        lines = [line.plain for line in page(play, "en", window, "first", "second", "third")]
        assert re.search(r"[\[(]\w[\])][A-Z]", "\n".join(lines[5:12]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_is_called_so(language: str) -> None:
    tongue = Tongue(language)
    for play in positions("cambria", 2):
        heading = drawn(scene_of(play, 0, language, 80)).splitlines()[0]
        assert (tongue("set-up") in heading) == (play.question == "setup_place")
        assert (tongue("turn", number=play.state.turns + 1) in heading) != (
            play.question == "setup_place"
        )
