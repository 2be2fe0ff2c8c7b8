"""How this command was called, so that a farewell names one that is really there."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

COMMAND: Final = "LUSORIA_COMMAND"
"""Set by whoever started us in another way, such as `python3 dev.py`."""


def again(*words: str) -> str:
    """A command line for a shell: `lusoria` if that is in the path, or what was typed instead."""
    return f"{_command()} {shlex.join(words)}"


def _command() -> str:
    started_by = os.environ.get(COMMAND)
    if started_by:
        return started_by
    typed = Path(sys.argv[0])
    in_path = shutil.which("lusoria")
    if typed.name != "lusoria" or (in_path and typed.exists() and Path(in_path).samefile(typed)):
        return "lusoria"
    return shlex.quote(str(typed))
