"""What boards show beyond the position follows from the rules, and a wrong fact would be noticed.

The second opinion stands on a position's words alone; test_referees proves the positions.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from itertools import chain, islice

import msgspec
import pytest

from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from tests.cross.derived_mistakes import MISTAKES, Facts, Spoil
from tests.cross.second_opinion import Disagreement, choose, compare_fields, components
from tests.settings import FULL, Setting, settings
from tests.views.roma_tables import near_the_end, tables

Derive = Callable[[Facts, Facts], Facts]
"""The derived facts of a position, from its words and from what is printed."""
TABLES = 100_000 if FULL else 400
PER_QUESTION = 5_000 if FULL else 20
TABLES_TO_CATCH_A_MISTAKE = 5_000


def derive_of(name: str) -> Derive:
    found: Derive = importlib.import_module(f"tests.cross.{name}_derived").derived
    return found


def random_tables(setting: Setting) -> Iterator[Play]:
    """Every table of one random game after the other."""
    chance = random.Random(str(setting))
    while True:
        play = Play(setting.game, setting.seats, dict(setting.options))
        yield play
        while not play.over:
            play.apply(choose(play, chance))
            yield play


def lively_tables(name: str) -> Iterator[Play]:
    """Games with much to show: random play, and for Roma then full boards with any options."""
    played = random_tables(Setting(name, 2))
    return chain(islice(played, 500), roma_tables(500, seed=16)) if name == "roma" else played


def roma_tables(per_question: int, seed: int) -> Iterator[Play]:
    """Full boards with any options, each as it is and with so little fame that the end is near."""
    chance = random.Random(seed)
    for play in tables(per_question, seed):
        yield play
        yield near_the_end(play, chance)


def compare_derived(found: Iterator[Play], derive: Derive) -> None:
    """What the true table shows, and what it shows to every viewer by turns."""
    for number, play in enumerate(found):
        viewer = number % (1 << play.seats)
        printed = components(play.game.name, play.components.text)
        for who, table in (("all", play), (f"viewer {viewer}", play.veiled(viewer))):
            mine, theirs = shown(table), derive(table.position(), printed)
            assert mine.keys() == theirs.keys()
            compare_fields(mine, theirs, f" derived for {who}", number)


def shown(play: Play) -> Facts:
    """The derived facts; the second opinion says whether a card can act, but not why not."""
    facts: Facts = msgspec.to_builtins(play.derived())
    for die in facts.get("dice", ()):
        for activation in (die["activate"], die["bribe"] or {}):
            activation.pop("reason", None)
            activation.pop("rule", None)
    return facts


@pytest.mark.parametrize("setting", settings(every_mixture=FULL), ids=str)
def test_boards_show_what_follows_from_the_rules(setting: Setting) -> None:
    compare_derived(islice(random_tables(setting), TABLES), derive_of(setting.name))


def test_full_boards_of_roma_show_what_follows_from_the_rules() -> None:
    compare_derived(roma_tables(PER_QUESTION, seed=17), derive_of("roma"))


WRONG = [(name, each) for name in NAMES for each in MISTAKES[name]]


@pytest.mark.parametrize(
    ("name", "spoil"), WRONG, ids=[f"{name}-{each.__name__}" for name, each in WRONG]
)
def test_a_wrong_derived_fact_is_caught(name: str, spoil: Spoil) -> None:
    def derive(position: Facts, printed: Facts) -> Facts:
        facts = derive_of(name)(position, printed)
        spoil(facts, position)
        return facts

    with pytest.raises(Disagreement):
        compare_derived(islice(lively_tables(name), TABLES_TO_CATCH_A_MISTAKE), derive)
