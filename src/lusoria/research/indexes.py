"""Indexes as they are: compiled code of ours does not ask whether one counts from the end.

No rule counts from the end (`tests/research/test_indexes.py` holds them to it), and on a GPU the
question is a third of all instructions.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def indexes_as_they_are(arrays: Any, types: Any, lock: Any) -> Iterator[None]:
    """While our code is made, by numba or by its twin for CUDA, the question is left out.

    Nobody else's code is made meanwhile: a compiler has one lock.
    """

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    with lock:
        before, arrays.fix_integer_index = arrays.fix_integer_index, as_it_is
        try:
            yield
        finally:
            arrays.fix_integer_index = before
