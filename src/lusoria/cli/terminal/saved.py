"""Where games are kept, and what lies beside a record so that it can go on after a kill.

The record promises the dealer's seed and tells it only at the end. Until then the seed lies in a
file beside it that only its owner may read, with the bots and the way the table is shown.
"""

import json
import os
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from lusoria.cli.again import again
from lusoria.core.errors import Unreadable
from lusoria.records.storage import sync_folder
from lusoria.words import LANGUAGES

SUFFIX: Final = ".table"
RECORD: Final = ".jsonl"
OWNER_ALONE: Final = 0o600
PACES: Final = {"slow": 2.0, "normal": 0.8, "fast": 0.0}
"""Seconds that a bot takes at least, so that its moves can be followed."""


@dataclass(frozen=True)
class SavedTable:
    """What goes on with a game and is no part of its record."""

    seed: str
    bots: dict[int, str]
    language: str
    pace: str


def games_path() -> Path:
    """The user's folder of games, or `LUSORIA_GAMES`; perhaps it is not there yet."""
    own = os.environ.get("LUSORIA_GAMES")
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(own) if own else Path(home) / "lusoria" / "games"


def games_folder() -> Path:
    """The folder of games, there for sure."""
    folder = games_path()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"{folder}: {error.strerror}; name a file with --record") from error
    return folder


def new_record(game: str) -> Path:
    """A free name for a new record. The file beside it is made at once, so that nobody else who
    begins in the same second takes the name."""
    folder, stem = games_folder(), f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1, 1000):
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{RECORD}"
        if not path.exists() and _reserve(sidecar_path(path)):
            return path
    raise Unreadable(f"{folder} has no free name left for {stem}; name a file with --record")


def _reserve(path: Path) -> bool:
    try:
        path.touch(0o600, exist_ok=False)
    except FileExistsError:
        return False
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror}; name a file with --record") from error
    return True


def unfinished(game: str | None = None) -> list[Path]:
    """The games that were left, the latest first; of one title, where one is named."""
    folder = games_path()
    kept = folder.glob(f"{game or ''}*{SUFFIX}") if folder.is_dir() else ()
    found = [record for path in kept if (record := path.with_suffix("")).exists()]
    return sorted(found, key=last_touched, reverse=True)


def is_sound(record: Path) -> bool:
    """Whether what lies beside a record can be read."""
    try:
        load_table(record)
    except Unreadable:
        return False
    return True


def latest_unfinished(game: str | None) -> Path:
    """The game that was left last before its end."""
    found = unfinished(game)
    if not found:
        which = f"no game of {game}" if game else "no game"
        raise Unreadable(f"{which} waits to be resumed; name a record: --resume FILE")
    return found[0]


def last_touched(record: Path) -> float:
    """When somebody last answered at a table, or left it."""
    return max(path.stat().st_mtime for path in (record, sidecar_path(record)))


def touch(record: Path) -> None:
    """Note that somebody leaves an unfinished table now."""
    with suppress(OSError):  # finished, or on a disk that cannot be written: told elsewhere
        os.utime(sidecar_path(record))


def sidecar_path(record: Path) -> Path:
    """The file beside a record."""
    return record.with_name(record.name + SUFFIX)


def save_table(record: Path, table: SavedTable) -> None:
    """Write what a resumed game will need, for its owner's eyes only."""
    path = sidecar_path(record)
    fresh = path.with_name(f"{path.name}.new")  # on a full disk the old one stays as it was
    try:
        fresh.unlink(missing_ok=True)  # whatever lies there, and wherever a link of that name leads
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ALONE)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(asdict(table), file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise Unreadable(f"{path}: {error.strerror}; make room there and try again") from error


def load_table(record: Path) -> SavedTable:
    """What lies beside a record."""
    path = sidecar_path(record)
    try:
        told = json.loads(_read_own(path))
        bots = {int(seat): str(name) for seat, name in told["bots"].items()}
        language = _one_of(LANGUAGES, "language", told["language"])
        return SavedTable(str(told["seed"]), bots, language, _one_of(PACES, "pace", told["pace"]))
    except FileNotFoundError as error:
        raise Unreadable(
            f"{path} is missing: without it nobody knows the dealer's seed, and the game cannot go"
            f" on; `{again('replay', str(record))}` shows it"
        ) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unreadable(f"{path} is damaged ({error}); the game cannot go on") from error


def _read_own(path: Path) -> str:
    """A file that is no link; one that others may read is closed to them from now on."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
    with os.fdopen(handle, encoding="utf-8") as file:
        if os.fstat(handle).st_mode & 0o077 and hasattr(os, "fchmod"):
            os.fchmod(handle, OWNER_ALONE)
        return file.read()


def _one_of(known: Collection[str], what: str, told: object) -> str:
    if told not in known:
        raise ValueError(f"{what} is one of {', '.join(known)}, not {told!r}: correct it there")
    return str(told)


def drop_sidecar(record: Path) -> None:
    """The game is over: its record now tells the seed itself."""
    sidecar_path(record).unlink(missing_ok=True)
