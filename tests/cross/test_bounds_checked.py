"""Fence: compiled code does not check indexes; here whole games run with the check switched on."""

import pytest

from lusoria.games.catalogue import NAMES
from tests.checked import checked
from tests.settings import FULL, settings

RUN = """
import sys
from lusoria.core.simulate import random_games
from lusoria.games.catalogue import load
name, games, *tables = sys.argv[1:]
for table in tables:
    seats, *options = table.split(",")
    wishes = dict(option.split("=") for option in options)
    print(random_games(load(name), int(seats), wishes, int(games), "checked").games)
"""
GAMES = 2000 if FULL else 60


@pytest.mark.parametrize("name", NAMES)
def test_fence_no_rule_reads_or_writes_past_a_field(name: str) -> None:
    tables = [
        ",".join([str(each.seats), *(f"{option}={value}" for option, value in each.options)])
        for each in settings()
        if each.name == name
    ]
    done = checked(name, "-c", RUN, name, str(GAMES), *tables)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == [str(GAMES)] * len(tables)


PAST_THE_END = """
from lusoria.core.layout import fact, layout, layout_of
from lusoria.core.rule import rule

@layout
class Purse:
    coins: list[int] = fact(0, 9, "money", 2)

@rule()
def peek(purse, seat):
    return purse.coins[seat]

print(peek(layout_of(Purse).blank()[0], 5))
"""


def test_the_check_is_really_on() -> None:
    assert "IndexError" in checked("no game", "-c", PAST_THE_END).stderr
