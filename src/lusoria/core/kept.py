"""Compiled code that is kept on disk: run only where nobody else could have put it there.

numba's own cache unpickles whatever it finds. Ours looks first who owns the folder and who may
write there, and reads a file only if it is whole. Whatever is wrong with the cache, a command goes
on: it compiles anew, keeps nothing where it must not, and says so in one line.
"""

import hashlib
import os
import pickle
import stat
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numba
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from lusoria.core.rule import cache_root

if sys.platform != "win32":
    import fcntl

SUFFIX: Final = ".kept"
PAUSE: Final = 0.2
"""Seconds between two looks whether it is our turn."""
DIGEST: Final = hashlib.sha256().digest_size
OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH
_READ: Final = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


class KeptCode(_Cache):
    """The compiled forms of one function, a file for each."""

    def __init__(self, function: Any, folder: Path) -> None:
        self.function = function
        self.folder = folder

    @property
    def cache_path(self) -> str:
        return str(self.folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """A compiled form that was kept, or nothing."""
        target_context.refresh()
        if not is_private(self.folder):
            return None
        path = self._path(sig, target_context.codegen())
        payload = read(path)
        try:
            return payload and CompileResult._rebuild(target_context, *pickle.loads(payload))  # type: ignore[no-untyped-call]
        except Exception as error:  # whole, and yet not what numba makes of it today
            say(f"{path} is not understood ({error!r}); compiling anew")
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep a compiled form, if it can be kept."""
        fixed = not data.library.has_dynamic_globals and all(each.can_cache for each in data.lifted)
        if fixed and is_private(self.folder):
            payload: bytes = dumps(data._reduce())  # type: ignore[no-untyped-call]
            write(self._path(sig, data.codegen), payload)

    def _path(self, sig: Any, codegen: Any) -> Path:
        """One file for one function, its arguments' types, and one kind of machine."""
        code = self.function.__code__.co_code
        parts = (numba.__version__, sys.version, str(sig), str(codegen.magic_tuple()), code.hex())
        digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
        return self.folder / f"{self.function.__name__}-{digest}{SUFFIX}"

    def enable(self) -> None:
        """It always is."""

    def disable(self) -> None:
        """It never is."""

    def flush(self) -> None:
        """Nothing is held back."""


@contextmanager
def in_turn(game: str, waiting: Callable[[], None] = lambda: None) -> Iterator[None]:
    """One process of a machine compiles a game; others wait, now and then call `waiting`, and then
    find it done. The lock ends with the process that has it, however that ends."""
    folder = cache_root()
    if sys.platform == "win32" or not is_private(folder):
        yield
        return
    with ExitStack() as opened:
        with suppress(OSError):  # a full disk, or a file system without locks
            lock = opened.enter_context((folder / f"{game}.lock").open("wb"))
            while not _is_locked(lock.fileno()):
                waiting()
                time.sleep(PAUSE)
        yield


def _is_locked(lock: int) -> bool:
    """Whether nobody else has the lock, and so we have it now."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def is_kept(folder: Path, function: str) -> bool:
    """Whether some compiled form of a function is kept."""
    return any(folder.glob(f"{function}-*{SUFFIX}"))


def read(path: Path) -> bytes | None:
    """What was kept, if it is whole and our own."""
    try:
        descriptor = os.open(path, _READ)
        with open(descriptor, "rb") as file:
            if trouble := _trouble(os.fstat(descriptor)):
                say(f"{path} is not used: {trouble}; compiling anew")
                return None
            told = file.read()
    except FileNotFoundError:
        return None
    except OSError as error:
        say(f"{path} cannot be read ({error.strerror}); compiling anew")
        return None
    digest, payload = told[:DIGEST], told[DIGEST:]
    if hashlib.sha256(payload).digest() != digest:
        say(f"compiled code in {path.parent} is damaged; compiling anew")
        return None
    return payload


def write(path: Path, payload: bytes) -> None:
    """Keep something, whole or not at all; where that cannot be, nothing is lost but time."""
    fresh = path.with_name(f"{path.name}.{uuid.uuid4().hex[:16]}")
    try:
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "wb") as file:
            file.write(hashlib.sha256(payload).digest() + payload)
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        why = error.strerror or str(error)
        say(f"compiled code cannot be kept in {path.parent} ({why}); it is compiled anew each time")


@lru_cache(maxsize=64)
def is_private(folder: Path) -> bool:
    """Whether nobody else could have put code into a folder; it is made if it is not there.

    From the cache's root down everything must be ours: then it does not matter who may write above,
    for what somebody else would put in its place would not be ours.
    """
    root = cache_root()
    within = [each for each in (folder, *folder.parents) if each.is_relative_to(root)]
    try:
        for each in reversed(within or [folder]):
            each.mkdir(mode=0o700, parents=True, exist_ok=True)
            if trouble := _trouble(each.stat()):
                say(
                    f"compiled code in {each} is not used: {trouble}; compiling anew. Remove it, or"
                    " name a folder of your own: LUSORIA_CACHE"
                )
                return False
    except OSError as error:
        say(f"compiled code cannot be kept in {folder} ({error.strerror}); it is compiled anew")
        return False
    return True


def _trouble(found: os.stat_result) -> str:
    """Why somebody else could have put code there; empty if nobody could."""
    if os.name == "nt":
        return ""
    if found.st_uid != os.geteuid():
        return f"it belongs to user {found.st_uid}"
    mode = stat.S_IMODE(found.st_mode)
    return f"others may write there (mode {mode:o})" if mode & OTHERS_MAY_WRITE else ""


_said: list[str] = []


def say(line: str) -> None:
    """One line for people: the first trouble of a process; the others follow from it."""
    if not _said:
        print(f"lusoria: {line}", file=sys.stderr)
    _said.append(line)
