"""The pictures show all there is: every question of every game, at every number of seats."""

from typing import Final

import pytest

from client import stage
from client.fixtures.record import SETTINGS
from client.scenes import PAGES, scenes
from lusoria.games.catalogue import NAMES, load

pytestmark = pytest.mark.browser

UNSEEN: Final = {
    "armorica": {"start_player", "draw_gaul", "draw_roman"},
    "cambria": {"start_player"},
    "roma": {"starter", "deal", "draw"},
}
"""What fate answers alone, even where a table rolls its own dice: nobody ever looks at it."""


@pytest.mark.parametrize("game", NAMES)
def test_every_question_of_a_game_is_pictured(built: None, game: str) -> None:
    """A question that a game learns needs a recording that asks it."""
    pictured = {
        view["decision"]["question"]
        for recording in stage.recordings().values()
        if recording["table"]["game"] == game
        for view in recording["views"]
    }
    every = {question.name.lower() for question in load(game).questions}
    assert every - UNSEEN[game] == pictured


@pytest.mark.parametrize("game", NAMES)
def test_every_number_of_seats_is_pictured(game: str) -> None:
    pictured = {seats for name, seats, *_ in SETTINGS.values() if name == game}
    assert pictured == set(range(load(game).fewest, load(game).most + 1))


def test_no_two_scenes_share_a_name(built: None) -> None:
    names = [scene.name for scene in scenes()]
    assert len(names) == len(set(names))
    assert set(PAGES) <= set(names)
