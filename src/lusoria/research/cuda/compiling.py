"""How our kernels are compiled: indexes as they are, and all the shared memory that there is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


def compiled_our_way(dispatcher: Any) -> Any:
    """A kernel whose code is made, or fetched from the disk, in our way."""
    make = dispatcher.compile

    def compile_(signature: Any) -> Any:
        with _indexes_as_they_are():
            made = make(signature)
        _allow_shared_memory(made)
        return made

    dispatcher.compile = compile_
    return dispatcher


@contextmanager
def _indexes_as_they_are() -> Iterator[None]:
    """While our code is made, an index is not asked whether it counts from the end.

    No rule counts from the end (a test holds them to it), and the question is a third of all
    instructions. Others' kernels are not compiled meanwhile: the compiler has one lock.
    """
    from numba.cuda import types
    from numba.cuda.core.compiler_lock import global_compiler_lock
    from numba.cuda.np import arrayobj

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    with global_compiler_lock:
        before, arrayobj.fix_integer_index = arrayobj.fix_integer_index, as_it_is
        try:
            yield
        finally:
            arrayobj.fix_integer_index = before


def _allow_shared_memory(made: Any) -> None:
    """Let a launch ask for more than the 48 KB of shared memory that a block gets unasked."""
    from cuda.bindings.driver import CUfunction_attribute
    from numba.cuda.cudadrv.driver import driver

    function = made._codelibrary.get_cufunc()
    most = function.device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - function.attrs.shared
    wish = CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(wish, most, function.handle, function.device.id)
