"""The pictures of *How to play* show what the rules say of their positions."""

import json
from typing import Any

import pytest

from client.moments import KEPT, MOMENTS, moments

VIEWS: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))["views"]


def test_the_written_moments_are_fresh() -> None:
    assert KEPT.read_text("utf-8") == moments(), "run: .venv/bin/python -m client.moments"


@pytest.mark.parametrize("name", [name for name in MOMENTS if name not in ("double", "legion")])
def test_no_road_glows_that_is_held_already(name: str) -> None:
    roads = {
        each["arguments"]["road"] for each in VIEWS[name]["choices"] if each["verb"] == "place"
    }
    assert not roads & VIEWS[name]["position"]["roads"].keys()


@pytest.mark.parametrize(
    ("name", "fort", "first", "second", "legion", "free"),
    [
        ("fall", "alabum", 1, 0, False, 0),
        ("hold", "nidum", 2, 1, True, 0),
        ("fort", "alabum", 2, 1, True, 1),
    ],
)
def test_a_fort_stands_as_its_picture_is_told(
    name: str, fort: str, first: int, second: int, legion: bool, free: int
) -> None:
    now = next(each for each in VIEWS[name]["derived"]["forts"] if each["fort"] == fort)
    told = (now["first"], now["second"], now["legion"], now["free"])
    assert told == (first, second, legion, free)
