"""The house itself: what may stand in its files, its locks, its version and its imports."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import lusoria

HOUSE = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = ("requirements.lock", "requirements-dev.lock")

# Written in two halves, so that this file does not find itself.
REGISTRIES = ("pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "yarnpkg" + ".com")
INDEX_OPTION = re.compile(r'^--(extra-)?index-url|^--find-links|"resolved": *"http', re.MULTILINE)
MACHINE_PATH = re.compile(r"(?<![\w./-])/(?:(?:root|work|workspace|builds)/\w|(?:home|Users)/\w)")

PIN = re.compile(r"(?P<name>[a-z0-9][a-z0-9-]*)==(?P<version>\S+)(?: ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")


def files() -> Iterator[tuple[str, str]]:
    """Every file that git tracks or would track, as name and text."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=HOUSE,
        capture_output=True,
        check=True,
    ).stdout.decode()
    for name in sorted(set(listing.split("\0")) - {""}):
        path = HOUSE / name
        if path.is_file():
            yield name, path.read_bytes().decode(errors="replace")


def pins(lock: str) -> dict[str, int]:
    """Each pinned package of a lock and its number of hashes; a line of any other form fails."""
    found: dict[str, int] = {}
    pinned = ""
    for number, line in enumerate((HOUSE / lock).read_text(encoding="utf-8").splitlines(), 1):
        if pin := PIN.fullmatch(line):
            pinned = f"{pin['name']}=={pin['version']}"
            found[pinned] = 0
        else:
            assert HASH.fullmatch(line), f"{lock}:{number} is neither a pin nor a hash: {line}"
            assert pinned, f"{lock}:{number} is a hash of nothing"
            found[pinned] += 1
    return found


def test_no_file_names_a_package_registry() -> None:
    found = [
        name
        for name, text in files()
        if any(host in text for host in REGISTRIES) or INDEX_OPTION.search(text)
    ]
    assert not found


def test_no_file_names_a_path_of_a_machine() -> None:
    own = {f"{place}/" for place in (HOUSE, Path.home()) if len(place.parts) > 1}
    found = {
        name: hit[0] if (hit := MACHINE_PATH.search(text)) else "this machine"
        for name, text in files()
        if MACHINE_PATH.search(text) or any(place in text for place in own)
    }
    assert not found


def test_every_line_of_the_locks_is_a_pin_or_its_hash() -> None:
    for lock in LOCKS:
        packages = pins(lock)
        assert packages
        assert not [package for package, hashes in packages.items() if not hashes]


def test_the_lock_to_develop_holds_the_lock_to_play() -> None:
    play, develop = (set(pins(lock)) for lock in LOCKS)
    assert play < develop


def test_the_locks_hold_what_the_project_asks_for() -> None:
    extras = PROJECT["optional-dependencies"]
    wanted = {
        LOCKS[0]: PROJECT["dependencies"],
        LOCKS[1]: PROJECT["dependencies"] + extras["dev"],
    }
    for lock, requirements in wanted.items():
        pinned = {package.partition("==")[0] for package in pins(lock)}
        named = {re.split(r"[^\w.-]", requirement)[0] for requirement in requirements}
        assert {re.sub(r"[._]", "-", name.lower()) for name in named} <= pinned
        assert "open-spiel" not in pinned


def test_the_version_is_one_and_stands_in_the_changelog() -> None:
    client = json.loads((HOUSE / "client" / "package.json").read_text(encoding="utf-8"))
    assert lusoria.__version__ == PROJECT["version"] == client["version"]
    headings = re.findall(r"^## .*", (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert any(lusoria.__version__ in heading for heading in headings)


def imported(source: Path) -> Iterator[str]:
    """The outermost names of all modules that a source file imports."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def test_core_and_games_stand_on_numpy_and_numba_alone() -> None:
    allowed = {"lusoria", "numba", "numpy"} | sys.stdlib_module_names
    rooms = (HOUSE / "src/lusoria/core", HOUSE / "src/lusoria/games")
    strangers = {
        str(source.relative_to(HOUSE)): name
        for room in rooms
        for source in sorted(room.rglob("*.py"))
        for name in imported(source)
        if name not in allowed
    }
    assert not strangers


FILE_AIM, FILE_MOST = 200, 300
FUNCTION_AIM, FUNCTION_MOST = 15, 40
LARGER = {
    "core/play.py": (400, "a table as Python meets it: one class, one door"),
    "server/wire.py": (500, "every message of the wire, one after the other: declarations"),
    "research/cuda/kernels.py play": (50, "a kernel: its shared memory is one function's own"),
    "research/cuda/kernels.py step": (100, "likewise; cut it only beside a card that can judge"),
    "server/store/migrations/versions/step_0001_matches.py upgrade": (
        60,
        "a schema, table by table",
    ),
}
"""What may be larger than the rest, how large, and why."""


def sources() -> Iterator[tuple[str, str]]:
    """Our own source files, by their names in the house."""
    room = HOUSE / "src" / "lusoria"
    for path in sorted(room.rglob("*.py")):
        yield path.relative_to(room).as_posix(), path.read_text(encoding="utf-8")


def function_sizes() -> Iterator[tuple[str, int]]:
    """Lines of every function, without its first lines: name, arguments and docstring."""
    for name, text in sources():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                told = ast.get_docstring(node) is not None and len(node.body) > 1
                first, last = node.body[int(told)].lineno, node.end_lineno or 0
                yield f"{name} {node.name}", last - first + 1


def too_large(sizes: dict[str, int], most: int) -> dict[str, int]:
    return {name: size for name, size in sizes.items() if size > LARGER.get(name, (most, ""))[0]}


def test_files_are_small() -> None:
    """All but a few within what CONTRIBUTING aims at, and none beyond what it promises."""
    sizes = {name: len(text.splitlines()) for name, text in sources()}
    assert not too_large(sizes, FILE_MOST)
    assert sum(size <= FILE_AIM for size in sizes.values()) >= 0.88 * len(sizes)


def test_functions_are_small() -> None:
    sizes = dict(function_sizes())
    assert not too_large(sizes, FUNCTION_MOST)
    assert sum(size <= FUNCTION_AIM for size in sizes.values()) >= 0.9 * len(sizes)


def test_every_exception_is_still_there() -> None:
    assert set(LARGER) <= {name for name, _ in sources()} | set(dict(function_sizes()))


ARCHITECTURE = HOUSE / "docs" / "architecture.md"


def test_the_architecture_page_names_every_room_and_no_file_that_is_not_there() -> None:
    page = ARCHITECTURE.read_text(encoding="utf-8")
    rooms = [path.name for path in (HOUSE / "src" / "lusoria").iterdir() if path.is_dir()]
    missing = [room for room in rooms if room[0] != "_" and f"**{room}/**" not in page]
    assert not missing
    ours = {name for name, _ in files()}
    for path in re.findall(r"`([\w/]+\.(?:py|txt))`", page):
        assert any(name.endswith(f"/{path}") for name in ours), path
    for link in re.findall(r"\]\(([\w./]+)", page):
        assert (ARCHITECTURE.parent / link).exists(), link


def test_the_glossary_has_each_word_once_and_in_order() -> None:
    page = ARCHITECTURE.read_text(encoding="utf-8")
    words = re.findall(r"^\| \*\*([\w, ]+)\*\*", page, re.MULTILINE)
    assert len(words) > 40
    assert words == sorted(set(words))
