"""What the threads of a warp do together, and memory of their own that nobody clears.

Each has a twin for the simulator, where a thread is alone in its warp.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

LANES: Final = 32
"""Threads of a warp."""
ALL: Final = 0xFFFFFFFF


def how_many(true: bool) -> int:
    """In how many threads of the warp something is true. All of them must ask."""
    return LANES if true else 0


def meet() -> None:
    """Wait for all threads of the warp."""


def on_device() -> dict[str, Any]:
    """The same for the GPU, by name."""
    from numba import cuda

    def how_many(true: bool) -> int:
        return cuda.popc(cuda.ballot_sync(ALL, true))  # type: ignore[no-any-return]

    def meet() -> None:
        cuda.syncwarp()

    return {each.__name__: cuda.jit(device=True)(each) for each in (how_many, meet)}


def simulated_room(words: int) -> Callable[[], Any]:
    """Memory of a thread's own, in the simulator."""
    return lambda: np.zeros(words, np.uint64)


def room(words: int) -> Any:
    """Memory of a thread's own, so many words, not cleared.

    `cuda.local.array` writes zeros all over it at the beginning of a kernel: for the menus of a
    batch 4 KB a thread, more than all else that choosing moves. The address goes through a `mov`
    that the compiler does not see through, which random play of Armorica is a fifth quicker for.
    """
    from numba.cuda import types
    from numba.cuda.extending import intrinsic

    @intrinsic
    def reserve(typing: Any) -> Any:
        from llvmlite import ir

        kind = types.Array(types.uint64, 1, "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            with builder.goto_entry_block():
                place = builder.alloca(ir.ArrayType(ir.IntType(64), words))
            array = context.make_array(kind)(context, builder)
            number = ir.IntType(64)
            move = ir.InlineAsm(
                ir.FunctionType(number, [number]),
                "mov.u64 $0, $1;",
                "=l,l,~{memory}",
                side_effect=True,
            )
            moved = builder.call(move, [builder.ptrtoint(place, number)])
            context.populate_array(
                array,
                data=builder.inttoptr(moved, array.data.type),
                shape=[context.get_constant(types.intp, words)],
                strides=[context.get_constant(types.intp, 8)],
                itemsize=context.get_constant(types.intp, 8),
                meminfo=None,
            )
            return array._getvalue()

        return kind(), generate

    return reserve
