"""The caller's own arrays, into which a batch writes; checked once, with errors that say what fits.

Anything that shares its memory by DLPack will do: numpy, PyTorch, JAX on a CPU.
"""

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np

from lusoria.core.errors import Unreadable

ALTERNATIVES: Final = {"observations": (np.dtype(np.int16), np.dtype(np.float32))}


@dataclass(frozen=True)
class Arrays:
    """What a step tells, one row per game."""

    observations: Any
    """int16: compact; or float32: each number scaled to 0…1 by its bounds."""
    masks: Any
    """bool: which actions of the table are legal."""
    seats: Any
    """int8: who is asked; −1 fate, −2 nobody (the game is over and is not laid anew)."""
    rewards: Any
    """float32, one per seat: −1…1, only where a game has just ended; they add up to 0."""
    scores: Any
    """int16, one per seat: points, only where a game has just ended."""
    ended: Any
    """bool: whether the game has just ended."""
    odds: Any
    """int16: fate's odds for each action where fate is asked; no columns if fate is inside."""


def shapes(n: int, length: int, actions: int, seats: int, odds: bool) -> dict[str, Any]:
    """What each array must look like: its shape and number type."""
    return {
        "observations": ((n, length), np.dtype(np.int16)),
        "masks": ((n, actions), np.dtype(np.bool_)),
        "seats": ((n,), np.dtype(np.int8)),
        "rewards": ((n, seats), np.dtype(np.float32)),
        "scores": ((n, seats), np.dtype(np.int16)),
        "ended": ((n,), np.dtype(np.bool_)),
        "odds": ((n, actions if odds else 0), np.dtype(np.int16)),
    }


def blank(wanted: dict[str, Any], floats: bool) -> Arrays:
    """Fresh numpy arrays."""
    made = {name: np.zeros(shape, dtype) for name, (shape, dtype) in wanted.items()}
    if floats:
        made["observations"] = made["observations"].astype(np.float32)
    return Arrays(**made)


def accepted(given: Arrays, wanted: dict[str, Any]) -> Arrays:
    """The same memory as numpy arrays, or an error that says what was expected."""
    if not isinstance(given, Arrays):
        raise Unreadable(f"a batch writes into Arrays(…), not into {type(given).__name__}")
    return Arrays(
        **{each.name: _one(given, each.name, *wanted[each.name]) for each in fields(given)}
    )


def _one(given: Arrays, name: str, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    array = shared(getattr(given, name), name)
    allowed = ALTERNATIVES.get(name, (dtype,))
    if array.dtype not in allowed:
        kinds = " or ".join(str(each) for each in allowed)
        raise Unreadable(f"{name} must be {kinds}, not {array.dtype}")
    if array.shape != shape:
        raise Unreadable(f"{name} must have the shape {shape}, not {array.shape}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise Unreadable(f"{name} must be contiguous (C order) and writeable")
    return array


def shared(given: Any, name: str) -> Any:
    """Somebody's array as numpy sees it, without a copy."""
    if isinstance(given, np.ndarray):
        return given
    if not hasattr(given, "__dlpack__"):
        raise Unreadable(f"{name} is no array: {type(given).__name__} has no __dlpack__")
    try:
        return np.from_dlpack(given)
    except (BufferError, RuntimeError, TypeError) as error:
        raise Unreadable(f"{name} shares no memory with the CPU: {error}") from error
