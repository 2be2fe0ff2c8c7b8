"""What the threads of a block do together, and memory of their own that nobody clears."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numba import cuda

LANES: Final = 32
"""Threads of a warp."""


def line_up(kind: int, kinds: int, first: int, others: int, counts: Any, order: Any) -> int:
    """Line up the threads of a block by the kind of work that each has; return how many stand.

    Whoever is of one kind stands side by side, so that a warp does one work and not one thread's
    after another's. Kind `kinds` is no work. A kind that too few have waits: fewer than `first` of
    kind 0 while there is any other, fewer than `others` of another while there is a larger one.
    `counts` must be blank and is left so; the block must meet before it lines up again.
    """
    t = cuda.threadIdx.x
    place = cuda.atomic.add(counts, kind, 1)
    cuda.syncthreads()
    most = 0
    for k in range(1, kinds):
        most = max(most, counts[k])
    enough = first if most > 0 else 1
    many = 0
    for k in range(kinds):
        if k == 1:
            enough = min(most, others)
        if counts[k] >= enough:
            if k == kind:
                order[many + place] = t
            many += counts[k]
    cuda.syncthreads()
    for k in range(t, kinds + 1, cuda.blockDim.x):
        counts[k] = 0
    return many


def fetch(block: Any, words: Any, size: int, games: Any, many: int, in_order: bool) -> None:
    """Lay the tables of a block's games, `size` words each, side by side; neighbours read together.

    Games whose numbers follow each other are one long row; of others a warp takes one at a time.
    """
    t, threads = cuda.threadIdx.x, cuda.blockDim.x
    if in_order:
        for k in range(t, many * size, threads):
            block[k] = words[games[0] * size + k]
    else:
        for game in range(t // LANES, many, threads // LANES):
            for k in range(t % LANES, size, LANES):
                block[game * size + k] = words[games[game] * size + k]


def put_back(block: Any, words: Any, size: int, games: Any, many: int, in_order: bool) -> None:
    """The other way."""
    t, threads = cuda.threadIdx.x, cuda.blockDim.x
    if in_order:
        for k in range(t, many * size, threads):
            words[games[0] * size + k] = block[k]
    else:
        for game in range(t // LANES, many, threads // LANES):
            for k in range(t % LANES, size, LANES):
                words[games[game] * size + k] = block[game * size + k]


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
