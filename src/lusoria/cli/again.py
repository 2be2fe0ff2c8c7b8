"""How this command was called, so that a farewell names one that is really there."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

COMMAND: Final = "LUSORIA_COMMAND"
"""How `lusoria play` is called by whoever starts it in another way, such as `dev.py`."""


def again(command: str, *words: str) -> str:
    """A command line for a shell: `lusoria` if that is in the path, or what was typed instead."""
    started_by = os.environ.get(COMMAND) if command == "play" else None
    return " ".join([started_by or f"{_command()} {command}", *map(shlex.quote, words)])


def _command() -> str:
    typed = Path(sys.argv[0])
    in_path = shutil.which("lusoria")
    if typed.name != "lusoria" or (in_path and typed.exists() and Path(in_path).samefile(typed)):
        return "lusoria"
    return shlex.quote(str(typed))
