"""Programs in which compiled code checks its indexes."""

import fcntl
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

CHECKING: Final = {"NUMBA_BOUNDSCHECK": "1"}


def checked(game: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What Python does with such arguments. Of two tests about a game one waits for the other: each
    would compile the same rules once more, where `tests.compiled` has not done so: those that
    everybody uses check nothing."""
    with (Path(tempfile.gettempdir()) / f"lusoria-{os.getuid()}-{game}").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        return subprocess.run(
            [sys.executable, *arguments],
            capture_output=True, text=True, env=os.environ | CHECKING, check=False,
        )  # fmt: skip
