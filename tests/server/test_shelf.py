"""What the browser says of the games before the server has said a word is what the server says."""

import re
from pathlib import Path
from typing import get_args

from lusoria.games.catalogue import NAMES, load
from lusoria.server.wire import Level

CLIENT = Path(__file__).parents[2] / "client"
SHELF = (CLIENT / "pages" / "games.ts").read_text("utf-8")
MAPS = (CLIENT / "games" / "cambria" / "map" / "file.ts").read_text("utf-8")


def test_the_shelf_has_every_game_with_its_seats() -> None:
    found = re.findall(r"name: '(\w+)', .*fewest: (\d+), most: (\d+)", SHELF)
    told = {name: (int(fewest), int(most)) for name, fewest, most in found}
    assert told == {name: (load(name).fewest, load(name).most) for name in NAMES}


def test_now_play_sits_as_many_as_the_game_has_seats_for() -> None:
    for name, chairs in re.findall(r"name: '(\w+)', .*chairs: (\d+)", SHELF):
        assert load(name).check_seats(int(chairs))


def test_the_levels_of_bots_are_those_of_the_server() -> None:
    (levels,) = re.findall(r"LEVELS: Level\[\] = \[(.*)\]", SHELF)
    assert set(re.findall(r"\w+", levels)) == set(get_args(Level))


def test_every_map_that_can_be_chosen_can_be_drawn() -> None:
    (maps,) = [option.values for option in load("cambria").options if option.name == "map"]
    (drawn,) = re.findall(r"MAPS: Record<MapName, CambriaPrinted> = \{(.*)\}", MAPS)
    assert set(re.findall(r"(\w+): readMap", drawn)) == set(maps)
