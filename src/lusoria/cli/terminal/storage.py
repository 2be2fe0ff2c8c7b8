"""Where games are kept, and what lies beside a record so that it can go on after a kill.

The record promises the dealer's seed and tells it only at the end. Until then the seed lies in a
file beside it that only its owner may read, with the bots and the way the table is shown.
"""

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from lusoria.core.errors import Unreadable

SUFFIX: Final = ".table"
RECORD: Final = ".jsonl"
PACES: Final = {"slow": 2.0, "normal": 0.8, "fast": 0.0}
"""Seconds that a bot takes at least, so that its moves can be followed."""


@dataclass(frozen=True)
class Aside:
    """What goes on with a game and is no part of its record."""

    seed: str
    bots: dict[int, str]
    language: str
    pace: str


def games_folder() -> Path:
    """The user's folder of games, or `LUSORIA_GAMES`."""
    own = os.environ.get("LUSORIA_GAMES")
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(own) if own else Path(home) / "lusoria" / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"{folder}: {error.strerror}; name a file with --record") from error
    return folder


def new_record(game: str) -> Path:
    """A free name for a new record."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{'' if n == 1 else f'-{n}'}{RECORD}" for n in range(1, 1000))
    return next(path for name in names if not (path := games_folder() / name).exists())


def latest_unfinished() -> Path:
    """The last game that was left before its end."""
    kept = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    found = [record for path in kept if (record := path.with_suffix("")).exists()]
    if not found:
        raise Unreadable("no game waits to be resumed; name a record: --resume FILE")
    return found[-1]


def aside_path(record: Path) -> Path:
    """The file beside a record."""
    return record.with_name(record.name + SUFFIX)


def keep_aside(record: Path, aside: Aside) -> None:
    """Write what a resumed game will need, for its owner's eyes only."""
    path = aside_path(record)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(asdict(aside), file)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror}") from error


def read_aside(record: Path) -> Aside:
    """What lies beside a record."""
    path = aside_path(record)
    try:
        told = json.loads(path.read_text("utf-8"))
        bots = {int(seat): str(name) for seat, name in told["bots"].items()}
        return Aside(str(told["seed"]), bots, str(told["language"]), str(told["pace"]))
    except FileNotFoundError as error:
        raise Unreadable(
            f"{path} is missing: without it nobody knows the dealer's seed, and the game cannot go"
            f" on; `lusoria replay {record}` shows it"
        ) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unreadable(f"{path} is damaged ({error}); the game cannot go on") from error


def drop_aside(record: Path) -> None:
    """The game is over: its record now tells the seed itself."""
    aside_path(record).unlink(missing_ok=True)
