"""What lies on the table, declared as a class and packed into one block of numbers.

Each fact is one line: its bounds, its shape, who may see it, and what it means. The packed numpy
layout is derived from the bounds, so that a state copies, compares and hashes as plain bytes.
Truth values are facts bounded by 0 and 1: numba refuses arrays of booleans inside records.
"""

import types
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

import numpy as np

T = TypeVar("T")
Block = np.ndarray[Any, np.dtype[np.void]]
"""An array of packed records."""

_WIDTHS: tuple[tuple[str, int], ...] = (("i1", 100), ("i2", 30_000), ("i4", 2_000_000_000))
"""Bytes per number, each with a margin below the width's true limit: stores wrap silently."""

_SHADOWED = frozenset(name for name in dir(np.int16(0)) if not name.startswith("_"))


class Sight(Enum):
    """Who may know a fact."""

    PUBLIC = "everybody"
    SEATED = "every seat, but no onlooker"
    OWNER = "the seat that the first index names; others as far as they were shown it"
    ACTOR = "the seat whose turn it is; others as far as they were shown it"
    NOBODY = "no seat"


@dataclass(frozen=True)
class Fact:
    """One line of a declaration."""

    low: int
    high: int
    meaning: str
    shape: tuple[int, ...] = ()
    sight: Sight = Sight.PUBLIC
    name: str = ""

    @property
    def code(self) -> str:
        """The numpy code of the narrowest width that holds the bounds with a margin."""
        widest = max(abs(self.low), abs(self.high))
        for code, limit in _WIDTHS:
            if widest <= limit:
                return code
        return "i8"


def fact(
    low: int,
    high: int,
    meaning: str,
    shape: tuple[int, ...] | int = (),
    sight: Sight = Sight.PUBLIC,
) -> Any:
    """Declare one fact of a layout; the annotation beside it tells editors its Python type."""
    if low > high:
        raise TypeError(f"bounds are the wrong way round: {low} > {high}")
    return Fact(low, high, meaning, (shape,) if isinstance(shape, int) else shape, sight)


@dataclass(frozen=True)
class Layout:
    """The packed form of a declaration."""

    name: str
    facts: tuple[Fact, ...]
    dtype: np.dtype[np.void]

    def blank(self, count: int = 1) -> Block:
        """Fresh records, all numbers zero. Only Python allocates; rules never do."""
        return np.zeros(count, self.dtype)

    def plain(self) -> Any:
        """A fresh thawed record."""
        return thaw(self.blank()[0])

    def out_of_bounds(self, record: Any) -> Iterator[str]:
        """Name every number that lies outside its declared bounds."""
        for each in self.facts:
            values = np.asarray(_value(record, each.name))
            low, high = int(values.min()), int(values.max())
            if low < each.low or high > each.high:
                yield f"{each.name}: {low}…{high} is outside {each.low}…{each.high}"


def layout(declaration: type[T]) -> type[T]:
    """Turn a class of facts into a layout, found afterwards as the class's `LAYOUT`."""
    facts: list[Fact] = []
    for name in declaration.__annotations__:
        declared = getattr(declaration, name, None)
        if not isinstance(declared, Fact):
            raise TypeError(f"{declaration.__name__}.{name} is not declared with fact(…)")
        if name in _SHADOWED:
            raise TypeError(f"{declaration.__name__}.{name} is the name of a numpy method")
        facts.append(Fact(**{**vars(declared), "name": name}))
        delattr(declaration, name)
    dtype = np.dtype([(each.name, each.code, each.shape) for each in facts])
    declaration.LAYOUT = Layout(declaration.__name__, tuple(facts), packed(dtype))  # type: ignore[attr-defined]
    return declaration


def packed(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Refuse a layout with holes or with arrays of booleans."""
    used = 0
    for name in dtype.names or ():
        part = dtype[name]
        if part.base == np.bool_:
            raise TypeError(f"{name} is boolean: declare it as a fact between 0 and 1")
        used += part.itemsize
    if used != dtype.itemsize:
        raise TypeError(f"the layout has {dtype.itemsize - used} bytes of holes")
    return dtype


def layout_of(declaration: type) -> Layout:
    """The layout of a declared class."""
    found: Layout = declaration.LAYOUT  # type: ignore[attr-defined]
    return found


def thaw(record: Any) -> Any:
    """A record as a plain object of ints and lists: for debuggers, and for rules run uncompiled."""
    return types.SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def freeze(plain: Any, record: Any) -> None:
    """Write a thawed record back; a number too wide for its field is an error, never a wrap."""
    for name in record.dtype.names:
        values = np.array(getattr(plain, name), dtype=np.int64)
        record[name] = values
        if not np.array_equal(record[name], values):
            raise OverflowError(f"{name} does not fit its field: {values.min()}…{values.max()}")


def _value(record: Any, name: str) -> Any:
    return getattr(record, name) if isinstance(record, types.SimpleNamespace) else record[name]
