"""Whatever is wrong with the cache of compiled code, a command goes on and says why in a line."""

import hashlib
import os
import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lusoria.core import kept
from lusoria.core.kept import is_private, read, write
from tests.core.test_cache import House

WHOLE = b"compiled code" * 100
FULL_DISK = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))\n"


class Trap:
    """What somebody would plant: to read it is to run it."""

    def __reduce__(self) -> tuple[object, ...]:
        return exec, ("import os; open(os.environ['TRAP'], 'w').close()",)


def planted() -> bytes:
    payload = pickle.dumps(Trap())
    return hashlib.sha256(payload).digest() + payload


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache of its own, of which nothing was said yet."""
    monkeypatch.setenv("LUSORIA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(kept, "_said", [])
    is_private.cache_clear()
    yield tmp_path / "cache"
    is_private.cache_clear()


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that was said, if any."""
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) <= 1
    assert all(line.startswith("lusoria: ") for line in lines)
    return "".join(lines)


def flipped(whole: bytes, place: int) -> bytes:
    return whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda whole: b"",
    "truncated": lambda whole: whole[: len(whole) // 2],
    "shorter than a digest": lambda whole: whole[:7],
    "random": lambda whole: random.Random(1).randbytes(len(whole)),
    "longer": lambda whole: whole + b"x",
    "a bit of the digest": lambda whole: flipped(whole, 0),
    "a bit of the code": lambda whole: flipped(whole, len(whole) - 1),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_not_read(
    damage: Callable[[bytes], bytes], cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_private(cache)
    path = cache / "step.kept"
    write(path, WHOLE)
    assert read(path) == WHOLE
    path.write_bytes(damage(path.read_bytes()))
    assert read(path) is None
    assert "damaged; compiling anew" in said(capsys)
    write(path, WHOLE)
    assert read(path) == WHOLE


def test_what_is_kept_is_private(cache: Path) -> None:
    assert is_private(cache / "roma-1")
    write(cache / "roma-1" / "step.kept", WHOLE)
    modes = [path.stat().st_mode & 0o777 for path in (cache, cache / "roma-1")]
    assert modes == [0o700, 0o700]
    assert (cache / "roma-1" / "step.kept").stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.name == "nt", reason="no modes")
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o722])
@pytest.mark.parametrize("place", ["", "roma-1"])
def test_a_folder_in_which_others_may_write_is_not_used(
    mode: int, place: str, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (cache / "roma-1").mkdir(parents=True)
    (cache / place).chmod(mode)
    assert not is_private(cache / "roma-1")
    told = said(capsys)
    assert f"{cache / place} is not used: others may write there (mode {mode:o})" in told
    assert "LUSORIA_CACHE" in told


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives things away")
@pytest.mark.parametrize("place", ["", "roma-1", "roma-1/step.kept"])
def test_what_belongs_to_somebody_else_is_not_used(
    place: str, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (cache / "roma-1").mkdir(parents=True, mode=0o700)
    path = cache / "roma-1" / "step.kept"
    write(path, WHOLE)
    os.chown(cache / place, 12345, -1)
    assert not (is_private(cache / "roma-1") and read(path))
    assert "it belongs to user 12345" in said(capsys)


def test_a_link_in_place_of_a_file_is_not_followed(
    cache: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_private(cache)
    write(tmp_path / "elsewhere", WHOLE)
    (cache / "step.kept").symlink_to(tmp_path / "elsewhere")
    assert read(cache / "step.kept") is None
    assert "cannot be read" in said(capsys)


def test_a_cache_that_cannot_be_made_is_told(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cache.write_text("a file")
    assert not is_private(cache / "roma-1")
    assert "cannot be kept" in said(capsys)


# Whole commands


def outcome(house: House, first: str = "", **environment: str) -> tuple[str, str]:
    """What the loop says and how often the cache was hit; and what was said about the cache."""
    done = house.run(3, first=first, **environment)
    lines = done.stderr.splitlines()
    assert len(lines) <= 1, lines
    return done.stdout.strip(), "".join(lines)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_a_damaged_cache_is_mended(house: House) -> None:
    assert outcome(house) == ("30 0", "")
    (file,) = house.folder.glob("c/*/*.kept")
    file.write_bytes(file.read_bytes()[:1000])
    answer, line = outcome(house)
    assert answer == "30 0"
    assert "lusoria: compiled code in" in line
    assert "damaged" in line
    assert outcome(house) == ("30 1", ""), "and is kept anew"


@pytest.mark.skipif(os.name == "nt", reason="no modes")
def test_planted_code_is_never_run(house: House) -> None:
    trap = house.folder / "trap"
    outcome(house)
    (file,) = house.folder.glob("c/*/*.kept")
    file.write_bytes(planted())
    file.parent.chmod(0o777)
    answer, line = outcome(house, TRAP=str(trap))
    assert answer == "30 0"
    assert "others may write there" in line
    assert not trap.exists()
    file.parent.chmod(0o700)  # who can write into a private folder is its owner
    answer, line = outcome(house, TRAP=str(trap))
    assert answer == "30 0", "even then the command goes on"
    assert "is not understood" in line
    assert trap.exists(), "the trap would have worked"


@pytest.mark.skipif(os.name == "nt", reason="no limits")
def test_a_full_disk_costs_time_and_nothing_else(house: House) -> None:
    for _ in range(2):
        answer, line = outcome(house, FULL_DISK)
        assert answer == "30 0"
        assert "compiled code cannot be kept in" in line
    assert not list(house.folder.glob("c/*/*")), "nothing is left half written"
