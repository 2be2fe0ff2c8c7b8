"""How our kernels are compiled: indexes as they are, and all the shared memory that there is."""

from typing import Any

from lusoria.research.indexes import indexes_as_they_are


def compiled_our_way(dispatcher: Any) -> Any:
    """A kernel whose code is made, or fetched from the disk, in our way."""
    from numba.cuda import types
    from numba.cuda.core.compiler_lock import global_compiler_lock
    from numba.cuda.np import arrayobj

    make = dispatcher.compile

    def compile_(signature: Any) -> Any:
        with indexes_as_they_are(arrayobj, types, global_compiler_lock):
            made = make(signature)
        _allow_shared_memory(made)
        return made

    dispatcher.compile = compile_
    return dispatcher


def _allow_shared_memory(made: Any) -> None:
    """Let a launch ask for more than the 48 KB of shared memory that a block gets unasked."""
    from cuda.bindings.driver import CUfunction_attribute
    from numba.cuda.cudadrv.driver import driver

    function = made._codelibrary.get_cufunc()
    most = function.device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - function.attrs.shared
    wish = CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(wish, most, function.handle, function.device.id)
