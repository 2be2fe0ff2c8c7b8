"""The decorator and its fences."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lusoria.core import rule as rules
from lusoria.core.layout import fact, layout, layout_of
from lusoria.core.rule import STATED, rule


@layout
class Purse:
    coins: list[int] = fact(0, 100, "money per seat", 2)


def test_a_rule_is_known_by_its_number() -> None:
    @rule("X1.1", "X1.2")
    def pay(purse: Purse, seat: int, coins: int) -> None:
        purse.coins[seat] -= coins

    assert any(name.endswith("pay") for name in STATED.pop("X1.1"))
    assert any(name.endswith("pay") for name in STATED.pop("X1.2"))
    purses = layout_of(Purse).blank()
    purses[0]["coins"][1] = 5
    pay(purses[0], 1, 3)
    assert purses[0]["coins"].tolist() == [0, 2]


def test_fence_generators_are_refused() -> None:
    with pytest.raises(TypeError, match="generator"):

        @rule()
        def spend(purse: Purse) -> Iterator[int]:
            purse.coins[0] -= 1
            yield purse.coins[0]


def test_fence_rules_that_allocate_are_refused() -> None:
    with pytest.raises(TypeError, match="freed memory"):

        @rule()
        def fresh() -> Any:
            return np.zeros(1, layout_of(Purse).dtype)[0]


def one() -> int:
    return 1


EFFECTS = (one, one)


def test_fence_tables_of_functions_are_refused() -> None:
    with pytest.raises(TypeError, match="if/elif"):

        @rule()
        def effect(card: int) -> int:
            return EFFECTS[card]()


def test_fence_a_rule_is_compiled_once_for_all_widths() -> None:
    from numba import njit

    @rule()
    def double(x: int) -> int:
        return x + x

    @njit  # type: ignore[untyped-decorator, unused-ignore]
    def several(purses: Any) -> int:
        return double(purses[0].coins[0]) + double(3) + double(np.int16(4))  # type: ignore[arg-type]

    purses = layout_of(Purse).blank()
    purses[0]["coins"][0] = 100
    assert several(purses) == 200 + 6 + 8, "a narrow field widens before it is doubled"
    assert len(double.signatures) == 1  # type: ignore[attr-defined]


def test_fixed_tables_are_arrays_when_compiled() -> None:
    assert isinstance(rules.constants([1, 2]), np.ndarray)
