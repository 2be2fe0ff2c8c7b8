"""Armorica for PettingZoo."""

from functools import partial
from typing import Any

from lusoria.research.environment import Environment, wrapped

raw_env = partial(Environment, "armorica")
"""One table, without guards."""


def env(**settings: Any) -> Any:
    """One table with PettingZoo's usual guards; the settings are seats, options, render_mode."""
    return wrapped(raw_env(**settings))
