"""Whether there is a GPU that can be used; where there is none, one clear sentence."""

from typing import Any

from lusoria.core.errors import Refusal, Unreadable
from lusoria.research.cuda.binding import simulated


def require() -> None:
    """Refuse where no GPU can be used, and say what would help."""
    if simulated():
        return
    try:
        import numba_cuda  # noqa: F401
    except ImportError:
        raise Refusal(
            "the GPU needs the extra `gpu` (pip install 'lusoria[gpu]'); --device cpu works as ever"
        ) from None
    from numba import cuda

    if not cuda.is_available():
        raise Refusal("this machine has no GPU that CUDA can use; --device cpu works as ever")


def shared(given: Any, name: str) -> Any:
    """Somebody's array on the GPU as numba sees it, without a copy."""
    if getattr(given, "__cuda_ndarray__", False):
        return given
    if not hasattr(given, "__cuda_array_interface__"):
        raise Unreadable(f"{name} must lie in the memory of the GPU (__cuda_array_interface__)")
    from numba import cuda

    return cuda.as_cuda_array(given)
