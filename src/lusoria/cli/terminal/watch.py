"""Who sets the terminal right when the table is killed without a word.

While a line is edited the terminal echoes nothing, and the table stands on its second page. A table
that ends sets both back itself; one that is killed cannot, so a small shell waits beside it.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

SCRIPT: Final = r"""
trap '' INT TERM HUP TSTP TTOU
read -r left && exit
stty "$0" <&3
printf '\033[?1049l\033[?25h' >&3
"""
"""It hears one line when all is well, and the end of its input when nobody is there any more."""


@contextmanager
def watched() -> Iterator[None]:
    """Have somebody watch over the terminal; where the system cannot, nobody does."""
    watcher = _watcher()
    try:
        yield
    finally:
        if watcher is not None:
            with suppress(OSError):
                watcher.communicate(b"left\n")


def _watcher() -> "subprocess.Popen[bytes] | None":
    shell, stty = shutil.which("sh"), shutil.which("stty")
    if not shell or not stty:
        return None
    with suppress(OSError, ValueError):
        settings = subprocess.run([stty, "-g"], stdin=sys.stdin, capture_output=True, check=False)
        if settings.returncode == 0:
            return subprocess.Popen(
                [shell, "-c", f"exec 3>&1 >/dev/null{SCRIPT}", settings.stdout.decode().strip()],
                stdin=subprocess.PIPE, stdout=sys.stdout, stderr=subprocess.DEVNULL,
            )  # fmt: skip
    return None
