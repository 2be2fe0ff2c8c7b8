"""What lies on the table, declared as a class and packed into one block of numbers.

Each fact is one line: its bounds, its shape, who may see it, and what it means. The packed numpy
layout is derived from the bounds, so that a state copies, compares and hashes as plain bytes. In
memory the widest facts come first and a struct fills whole words of 8 bytes: every number is then
aligned, as a GPU wants it, without a hole that nobody has declared.
Truth values are facts bounded by 0 and 1: numba refuses arrays of booleans inside records.
"""

import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from math import prod
from struct import Struct
from typing import Any, TypeVar

import numpy as np

T = TypeVar("T")
Block = np.ndarray[Any, np.dtype[np.void]]
"""An array of packed records."""

_WIDTHS: tuple[tuple[str, int], ...] = (("i1", 100), ("i2", 30_000), ("i4", 2_000_000_000))
"""Bytes per number, each with a margin below the width's true limit: stores wrap silently."""

WORD = 8
"""Bytes: a struct is a whole number of words, so that it can be cleared and copied by them."""
SPARE = "spare"
"""The field that fills a struct up to whole words; always zero, and no fact."""

_CODES = {1: "b", 2: "h", 4: "i", 8: "q"}
"""The codes of `struct` by bytes per number."""

_SHADOWED = frozenset(name for name in dir(np.int16(0)) if not name.startswith("_"))


class Sight(Enum):
    """Who may know a fact."""

    PUBLIC = "everybody"
    OWNER = "the seat that the first index names; others as far as they were shown it"
    ACTOR = "the seat whose turn it is; others as far as they were shown it"
    NOBODY = "no seat"


class Holds(Enum):
    """What the numbers of a fact stand for: who turns a table round, or reads it, must know."""

    NUMBER = "a number"
    SEAT = "a seat; what lies outside 0…n−1 is none"
    SET = "a set, one bit for each member"


@dataclass(frozen=True)
class Fact:
    """One line of a declaration."""

    low: int
    high: int
    meaning: str
    shape: tuple[int, ...] = ()
    sight: Sight = Sight.PUBLIC
    holds: Holds = Holds.NUMBER
    per_seat: bool = False
    """Whether the first index is a seat."""
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
    holds: Holds = Holds.NUMBER,
    *,
    per_seat: bool = False,
) -> Any:
    """Declare one fact of a layout; the annotation beside it tells editors its Python type."""
    if low > high:
        raise TypeError(f"bounds are the wrong way round: {low} > {high}")
    whole = (shape,) if isinstance(shape, int) else shape
    return Fact(low, high, meaning, whole, sight, holds, per_seat)


@dataclass(frozen=True)
class Layout:
    """The packed form of a declaration."""

    name: str
    facts: tuple[Fact, ...]
    dtype: np.dtype[np.void]

    def blank(self, count: int = 1) -> Block:
        """Fresh structs, all numbers zero. Only Python allocates; rules never do."""
        return np.frombuffer(bytearray(count * self.dtype.itemsize), self.dtype)

    def plain(self) -> Any:
        """A fresh thawed struct."""
        return thaw(self.blank()[0])

    def thaw(self, struct: Any) -> Any:
        """What `thaw` makes of one of its structs, several times as fast."""
        numbers, shaped = self._unpacking
        return shaped(numbers.unpack(struct.tobytes()))

    @cached_property
    def _unpacking(self) -> tuple[Struct, Callable[[tuple[int, ...]], Any]]:
        """How a struct's bytes are read as numbers, and an expression that gives them shape."""
        codes, facts, start = "=", [], 0
        for name in self.dtype.names or ():
            part = self.dtype[name]
            codes += f"{prod(part.shape)}{_CODES[part.base.itemsize]}"
            if name != SPARE:
                facts.append(f"{name}={_shaped(start, part.shape)}")
            start += prod(part.shape)
        expression = f"lambda v: plain({', '.join(facts)})"
        return Struct(codes), eval(expression, {"plain": types.SimpleNamespace})

    def declared_bytes(self, struct: Any) -> bytes:
        """All facts in the order of their declaration, whatever their order in memory."""
        return b"".join(struct[each.name].tobytes() for each in self.facts)

    def out_of_bounds(self, struct: Any) -> Iterator[str]:
        """Name every number that lies outside its declared bounds."""
        for each in self.facts:
            values = np.asarray(_value(struct, each.name))
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
        if name in _SHADOWED or name == SPARE:
            raise TypeError(f"{declaration.__name__}.{name} is a name taken by numpy or the layout")
        facts.append(Fact(**{**vars(declared), "name": name}))
        delattr(declaration, name)
    declaration.LAYOUT = Layout(declaration.__name__, tuple(facts), packed(_aligned(facts)))  # type: ignore[attr-defined]
    return declaration


def _aligned(facts: list[Fact]) -> np.dtype[Any]:
    """The widest first, filled up to whole words."""
    widest_first = sorted(facts, key=lambda each: -np.dtype(each.code).itemsize)
    fields: list[Any] = [(each.name, each.code, each.shape) for each in widest_first]
    over = np.dtype(fields).itemsize % WORD
    if over:
        fields.append((SPARE, "i1", (WORD - over,)))
    return np.dtype(fields, align=True)


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


def thaw(struct: Any) -> Any:
    """A struct as a plain object of ints and lists: for debuggers, and for rules run uncompiled."""
    return types.SimpleNamespace(**{name: struct[name].tolist() for name in _names(struct)})


def twin(states: Any) -> Any:
    """Tables once more, equal and independent: an array of structs, or a list of thawed ones."""
    if isinstance(states, np.ndarray):
        return np.frombuffer(bytearray(states.tobytes()), states.dtype)  # copy() goes by fields
    return [
        types.SimpleNamespace(**{name: _copied(value) for name, value in vars(each).items()})
        for each in states
    ]


def _copied(value: Any) -> Any:
    """A number, or lists of numbers as deep as they go; rows of one list are alike."""
    if not isinstance(value, list):
        return value
    return [_copied(row) for row in value] if value and isinstance(value[0], list) else value[:]


def _shaped(start: int, shape: tuple[int, ...]) -> str:
    """One fact among the numbers `v`, from where it begins: `v[7]`, `[*v[8:14]]`, lists of such."""
    if not shape:
        return f"v[{start}]"
    if len(shape) == 1:
        return f"[*v[{start}:{start + shape[0]}]]"
    step = prod(shape[1:])
    rows = range(start, start + shape[0] * step, step)
    return f"[{', '.join(_shaped(row, shape[1:]) for row in rows)}]"


def freeze(plain: Any, struct: Any) -> None:
    """Write a thawed struct back; a number too wide for its field is an error, never a wrap."""
    for name in _names(struct):
        values = np.array(getattr(plain, name), dtype=np.int64)
        struct[name] = values
        if not np.array_equal(struct[name], values):
            raise OverflowError(f"{name} does not fit its field: {values.min()}…{values.max()}")


def _names(struct: Any) -> list[str]:
    return [name for name in struct.dtype.names if name != SPARE]


def _value(struct: Any, name: str) -> Any:
    return getattr(struct, name) if isinstance(struct, types.SimpleNamespace) else struct[name]
