"""Arrays by their addresses: for compiled code that Python calls once for each step of one game.

Python spends 100 ns on every array that it hands to compiled code, and looks at its type anew. So
one struct holds the addresses of all; whoever fills it keeps the arrays alive.
"""

from typing import Any

from numba import njit, types
from numba.extending import intrinsic
from numba.np.numpy_support import carray


def _typed(context: Any, address: Any) -> Any:
    """A number as an address."""

    def cast(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.inttoptr(values[0], context.get_value_type(types.voidptr))

    return types.voidptr(types.uint64), cast


_pointer: Any = intrinsic(_typed)


@njit(nogil=True)
def at(address: int, length: int, kind: Any) -> Any:
    """The row of numbers or structs at an address."""
    return carray(_pointer(address), (length,), kind)


@njit(nogil=True)
def grid(address: int, length: int, width: int, kind: Any) -> Any:
    """The rows of numbers at an address, each as wide as told."""
    return carray(_pointer(address), (length, width), kind)
