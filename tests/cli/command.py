"""The `lusoria` command as a process of its own, and as a call."""

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

from lusoria.cli import main


class Told:
    """What a command wrote, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


def process(
    words: Sequence[str], stdin: bytes = b"", *, thawed: bool = False, timeout: float = 300
) -> Told:
    """Run the command in a fresh process."""
    environment = os.environ | {"LUSORIA_THAWED": "1" if thawed else "", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", "from lusoria.cli import main; raise SystemExit(main())", *words],
        input=stdin, capture_output=True, env=environment, timeout=timeout, check=False,
    )  # fmt: skip
    return Told(done.returncode, done.stdout.decode(), done.stderr.decode())


def call(capsys: pytest.CaptureFixture[str], *words: str) -> Told:
    """Run the command in this process."""
    try:
        status = main(words)
    except SystemExit as leaving:  # argparse leaves by itself
        status = int(leaving.code or 0)
    written = capsys.readouterr()
    return Told(status, written.out, written.err)
