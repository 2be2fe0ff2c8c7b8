"""No rule counts from the end of a row: on a GPU an index is taken as it is (`cuda.compiling`)."""

import random
from types import FunctionType, SimpleNamespace
from typing import Any

import pytest

from lusoria.core.contract import MOST_ANSWERS, Result
from lusoria.core.journal import Journal
from lusoria.core.layout import layout_of, thaw
from lusoria.core.seats import FATE, NOBODY
from lusoria.core.thawed import thawed, thawed_module
from lusoria.games.catalogue import NAMES
from lusoria.research.workspace import MOST_OPTIONS


class Row(list[Any]):
    """A list that refuses to be counted from its end."""

    def __getitem__(self, index: Any) -> Any:
        assert index >= 0, "counted from the end"
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        assert index >= 0, "counted from the end"
        super().__setitem__(index, value)


def rows(value: Any) -> Any:
    """The same with such lists instead of lists."""
    if isinstance(value, SimpleNamespace):
        return SimpleNamespace(**{name: rows(each) for name, each in vars(value).items()})
    return Row(rows(each) for each in value) if isinstance(value, list) else value


def put_rows_into(world: dict[str, Any], seen: set[int]) -> None:
    """Put such lists in place of the fixed tables that a rule and all below it read."""
    if id(world) in seen:
        return
    seen.add(id(world))
    for name, value in [*world.items()]:
        if type(value) is list:
            world[name] = rows(value)
        elif isinstance(value, FunctionType) and value.__module__.startswith("lusoria"):
            put_rows_into(value.__globals__, seen)


def test_a_row_refuses_to_be_counted_from_its_end() -> None:
    with pytest.raises(AssertionError, match="from the end"):
        rows([[1, 2], [3]])[0][-1]
    with pytest.raises(AssertionError, match="from the end"):
        rows([1, 2])[-1] = 3


@pytest.mark.parametrize("name", NAMES)
def test_no_rule_counts_from_the_end(name: str) -> None:
    game, chance = thawed(name), random.Random(name)
    features = thawed_module(name, f"lusoria.bots.{name}.features")
    rules, seen = game.rules, set[int]()
    for each in (*vars(rules).values(), features.extract_features):
        put_rows_into(each.__globals__, seen)
    for seats in range(game.fewest, game.most + 1):
        for _ in range(3):
            chosen = {each.name: chance.choice(each.values) for each in game.options}
            box = rows(thaw(game.texts.standard(chosen).box[0]))
            options = Row([*game.option_numbers(chosen), *[0] * MOST_OPTIONS])
            s, journal = rows(game.state.plain()), rows(layout_of(Journal).plain())
            menu, odds = Row([0] * MOST_ANSWERS), Row([0] * MOST_ANSWERS)
            rules.setup(s, box, seats, options)
            while s.seat != NOBODY:
                count = rules.legal(s, box, menu)
                assert not rules.why_not(s, box, menu[chance.randrange(count)])
                rules.why_not(s, box, chance.randrange(game.actions.size))
                if s.seat == FATE:
                    rules.weights(s, box, menu, count, odds)
                veiled = rows(s)
                rules.veil(veiled, box, 1 << s.seat if s.seat >= 0 else 0)
                if s.seat >= 0:
                    told = Row(Row([0.0] * features.FEATURES) for _ in range(game.most))
                    features.extract_features(veiled, box, told)
                rules.apply(s, box, menu[chance.randrange(count)], journal)
            rules.outcome(s, box, rows(layout_of(Result).plain()))
