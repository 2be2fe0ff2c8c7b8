#!/usr/bin/env python3
"""The two commands of the house; they need nothing but Python 3.11 and pip.

python3 dev.py play [...]      set up, then open the lobby; arguments go on to `lusoria serve`
python3 dev.py play --terminal [...]     a table in the terminal; they go on to `lusoria play`
python3 dev.py test [--full]   set up, then every check; --full runs the long proofs as well
python3 dev.py setup           only the set-up: .venv with the locked packages and Lusoria itself
python3 dev.py screenshots     set up, then every page of the browser into build/screenshots
python3 dev.py openspiel       set up, fetch OpenSpiel and shimmy, then the tests of its adapter
python3 dev.py ray             set up, fetch Ray, then the tests on a cluster of two nodes
python3 dev.py relock          resolve pyproject.toml anew into the two requirement locks
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import os
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HOUSE = Path(__file__).resolve().parent
BOOT = HOUSE / ".boot"  # uv, fetched by pip: it also works where venv and ensurepip are missing
VENV = HOUSE / ".venv"
PLAY_LOCK = HOUSE / "requirements.lock"
DEV_LOCK = HOUSE / "requirements-dev.lock"
CLIENT = HOUSE / "client"  # the browser's pages; they need Node to be built, and nobody to be read
NODE_LOCK = CLIENT / "node.lock"
STAMP = VENV / "lusoria-setup"
OLDEST = (3, 11)
TERMINAL = "--terminal"

WINDOWS = os.name == "nt"
SCRIPTS = "Scripts" if WINDOWS else "bin"
PYTHON = VENV / SCRIPTS / ("python.exe" if WINDOWS else "python")


class Stop(Exception):
    """A step failed; the message says which one and what may help."""


def say(line: str) -> None:
    print(f"── {line}", flush=True)


def run(step: str, command: Sequence[str | Path], *, hint: str = "", **extra: str) -> None:
    """Run one command in the house; a failure names the step."""
    try:
        status = subprocess.run(
            [str(part) for part in command], cwd=HOUSE, env=os.environ | extra, check=False
        ).returncode
    except OSError as error:
        raise Stop(f"step '{step}' could not start {command[0]}: {error.strerror}") from error
    if status:
        raise Stop(f"step '{step}' failed with status {status}" + (f"\n   {hint}" if hint else ""))


# --- set-up -------------------------------------------------------------------------------

NETWORK_HINT = (
    "The set-up downloads packages. Is there a network? Behind a mirror, set PIP_INDEX_URL\n"
    "   (and SSL_CERT_FILE for a certificate of your own), then run the command again."
)


def setup(lock: Path = DEV_LOCK) -> None:
    """Make .venv hold exactly what the lock names, and Lusoria; quick when it already does."""
    started = time.monotonic()
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.exists() else ""
    if stamp.startswith(DEV_LOCK.name):
        lock = DEV_LOCK  # an environment for development stays one; it serves to play as well
    has_command = shutil.which("lusoria", path=PYTHON.parent) is not None
    if has_command and stamp == fingerprint(lock):
        return
    if not lock.exists():
        raise Stop(f"step 'set-up' misses {lock.name}; `python3 dev.py relock` writes it")
    say(f"set-up: preparing {VENV.name} from {lock.name} (once, and after a change of packages)")
    uv = fetch_uv()
    if not is_usable():
        say("set-up: environment")
        run("environment", [uv, "venv", "-q", "--clear", "--python", sys.executable, VENV])
    say("set-up: packages")
    quiet = [] if sys.stdout.isatty() else ["-q"]
    # to bytecode now: where Python may not write beside its modules, every start would wait for it
    sync: list[str | Path] = [uv, "pip", "sync", *quiet, "--compile-bytecode"]
    sync += ["--require-hashes", lock]
    run("packages", sync, hint=NETWORK_HINT, **uv_settings())
    say("set-up: lusoria")
    install: list[str | Path] = [uv, "pip", "install", "-q", "--no-deps", "-b", DEV_LOCK, "-e", "."]
    run("lusoria", install, hint=NETWORK_HINT, **uv_settings())
    STAMP.write_text(fingerprint(lock), encoding="utf-8")
    say(f"set-up: done in {time.monotonic() - started:.1f} s")


def fingerprint(lock: Path) -> str:
    """All that the environment depends on, as one short line."""
    digest = hashlib.sha256(f"{HOUSE}\n{sys.version}\n".encode())
    for file in (lock, HOUSE / "pyproject.toml"):
        digest.update(file.read_bytes() if file.exists() else b"")
    return f"{lock.name} {digest.hexdigest()}\n"


def is_usable() -> bool:
    """Whether .venv is an environment of this very Python version."""
    ask = [str(PYTHON), "-c", "import sys; print(sys.version)"]
    try:
        answer = subprocess.run(ask, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.strip() == sys.version.strip()


def fetch_uv() -> Path:
    """Have pip put uv, in the locked version, into .boot."""
    wanted = locked("uv") or "uv>=0.9\n"
    note = BOOT / "wanted.txt"
    uv = BOOT / "bin" / ("uv.exe" if WINDOWS else "uv")
    if uv.exists() and note.exists() and note.read_text(encoding="utf-8") == wanted:
        return uv
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        raise Stop(
            f"step 'installer' needs pip, which {sys.executable} lacks\n"
            "   Debian and Ubuntu: apt install python3-pip; elsewhere: python3 -m ensurepip"
        )
    say("set-up: installer")
    shutil.rmtree(BOOT, ignore_errors=True)
    BOOT.mkdir()
    (BOOT / "asked.txt").write_text(wanted, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    pip += [
        "--root-user-action",
        "ignore",
        "--no-deps",
        "--target",
        str(BOOT),
        "-r",
        str(BOOT / "asked.txt"),
    ]
    run("installer", pip, hint=NETWORK_HINT)
    (BOOT / "asked.txt").rename(note)  # last: a broken download is tried again
    return uv


def locked(package: str) -> str:
    """The lines of the development lock about one package: its version and its hashes."""
    if not DEV_LOCK.exists():
        return ""
    lines = DEV_LOCK.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next((n for n, line in enumerate(lines) if line.startswith(f"{package}==")), len(lines))
    rest = lines[first + 1 :]
    hashes = next((n for n, line in enumerate(rest) if not line.startswith(" ")), len(rest))
    return "".join(lines[first : first + 1 + hashes])


@functools.lru_cache
def uv_settings() -> Mapping[str, str]:
    """What uv should know; it reads none of pip's settings by itself."""
    settings = {"VIRTUAL_ENV": str(VENV)}
    for theirs, name in (("UV_DEFAULT_INDEX", "index-url"), ("SSL_CERT_FILE", "cert")):
        value = os.environ.get(theirs) or pip_setting(name)
        if value:
            settings[theirs] = value
    if "UV_SYSTEM_CERTS" not in os.environ and has_certificates():
        settings["UV_SYSTEM_CERTS"] = "1"  # pip trusts the system's too: a company may have its own
    return settings


def has_certificates() -> bool:
    """Whether the system keeps certificates; where it has none, uv brings its own."""
    if sys.platform in ("win32", "darwin"):
        return True
    places = ssl.get_default_verify_paths()
    return bool(places.cafile or (places.capath and any(Path(places.capath).iterdir())))


def pip_setting(name: str) -> str:
    """One of pip's settings, from its variables or its files; empty when it is not set."""
    variable = "PIP_" + name.upper().replace("-", "_")
    if variable in os.environ:
        return os.environ[variable]
    ask = [sys.executable, "-m", "pip", "config", "get", f"global.{name}"]
    return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()


# --- commands -----------------------------------------------------------------------------


def play(arguments: Sequence[str]) -> int:
    """Set up what a player needs; open the lobby in a browser, or a table in the terminal."""
    words = [each for each in arguments if each != TERMINAL]
    in_terminal = TERMINAL in arguments
    setup(DEV_LOCK if wants_cluster(words) and not in_terminal else PLAY_LOCK)
    if not in_terminal and {"-h", "--help"}.isdisjoint(words):
        want_client()
    command = [str(PYTHON.parent / "lusoria"), "play" if in_terminal else "serve", *words]
    # how the game's farewell calls us
    again = f"{Path(sys.executable).name} {sys.argv[0]} play {TERMINAL}"
    try:
        return subprocess.run(
            command, check=False, env=os.environ | {"LUSORIA_COMMAND": again}
        ).returncode
    except KeyboardInterrupt:
        return 130


def wants_cluster(words: Iterable[str]) -> bool:
    """Whether somebody names a database or bus that one process alone does not need."""
    return any(mark in word for word in words for mark in ("postgres", "redis"))


def want_client() -> None:
    """The browser's pages, built from their sources unless they are fresh."""
    want_node()
    run("the pages", [PYTHON, CLIENT / "build.py", "build"], hint=NETWORK_HINT)


PROGRAMS = {
    "tmux": "tmux",
    "chromium-headless-shell": "chromium-headless-shell",
    "initdb": "postgresql",
    "redis-server": "redis-server",
}
"""What is started beside Python, each with the Debian package that holds it."""
SHELL = "chromium-headless-shell"
"""Chromium without its windows' frames: tests in it take two thirds of the processor's time."""
FOR_TESTS = ("tmux", SHELL, "initdb", "redis-server")


def want_programs(names: Iterable[str] = FOR_TESTS) -> None:
    """Install what is started, where that is allowed; elsewhere say what to install."""
    will_do = {SHELL: "chromium"}  # the whole of it, where it is there already
    names = [name for name in names if not (name in will_do and has_program(will_do[name]))]
    missing = sorted(PROGRAMS[name] for name in names if not has_program(name))
    if not missing:
        return
    listed = " ".join(missing)
    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        raise Stop(
            f"the tests need {listed}: install them (apt install {listed}), "
            "or leave those tests out with --without-services"
        )
    say(f"for the tests: {listed}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("programs", ["apt-get", "-qq", "update"], hint=NETWORK_HINT, **quiet)
    install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", *missing]
    run("programs", install, hint=NETWORK_HINT, **quiet)


def has_program(name: str) -> bool:
    """Whether a program can be started; Debian keeps PostgreSQL's own apart."""
    return bool(shutil.which(name) or any(Path("/usr/lib/postgresql").glob(f"*/bin/{name}")))


def test(arguments: Sequence[str]) -> int:
    """Set up, then check form, style, types, layers and behaviour, in this order."""
    parser = argparse.ArgumentParser(prog="dev.py test")
    parser.add_argument("--full", action="store_true", help="also run the long proofs")
    parser.add_argument(
        "--jobs",
        type=int,
        default=cores() + 1,  # many a test waits: for a server, a lease, a screen
        help="test processes, and half as many in browsers (default: one more than cores)",
    )
    parser.add_argument("pytest", nargs="*", help="further arguments for pytest, after --")
    parser.add_argument(
        "--without-services",
        action="store_true",
        help="leave out the tests that need tmux, PostgreSQL or Redis",
    )
    wish = parser.parse_args(arguments)
    setup()
    want_node()
    if not wish.without_services:
        want_programs()
    with ThreadPoolExecutor() as beside:
        # before the tests, whose processes would each compile the same rules
        compiling = beside.submit(run, "compile the rules", [PYTHON, "-m", "tests.compiled"])
        check_form()
        say("compile the rules")
        compiling.result()
        visits = beside.submit(browse, wish)
        rest = behave(wish)
        return tell_of(visits.result()) or rest


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def check_form() -> None:
    """Style, types and layers; the client built and checked."""
    tool = PYTHON.parent
    check(
        {
            "format": [tool / "ruff", "format", "--check", "."],
            "lint": [tool / "ruff", "check", "."],
            "types": [tool / "mypy"],
            "layers": [tool / "lint-imports", "--no-cache"],
        }
    )
    pages = {"client": "build", "client: types": "check", "client: tests": "test"}
    check({step: [PYTHON, CLIENT / "build.py", word] for step, word in pages.items()})


def browse(wish: argparse.Namespace) -> subprocess.CompletedProcess[str] | None:
    """The tests in a real browser. They wait a lot, so they run beside all others, and what they
    have to say is told in one piece."""
    if wish.without_services or wish.pytest:
        return None
    which = "browser" if wish.full else "browser and not slow"
    visits = [*pytest((wish.jobs + 1) // 2), "-q", "-m", which, "tests/browser"]
    together = subprocess.STDOUT
    return subprocess.run(
        visits, cwd=HOUSE, env=as_wished(wish), stdout=subprocess.PIPE, stderr=together, text=True
    )


def tell_of(visits: subprocess.CompletedProcess[str] | None) -> int:
    """How the tests in a real browser ended."""
    if visits is None:
        return 0
    say("tests in a real browser")
    print(visits.stdout, flush=True)
    return visits.returncode


def behave(wish: argparse.Namespace) -> int:
    """All tests but those in a real browser."""
    say("tests, with the long proofs" if wish.full else "tests (the long proofs: --full)")
    if wish.without_services:
        say("without services: the tests that need tmux, PostgreSQL or Redis are left out")
    left_out = [
        "browser",
        *([] if wish.full else ["slow"]),
        *(["services"] if wish.without_services else []),
    ]
    marks = " and ".join(f"not {each}" for each in left_out)
    command = [*pytest(wish.jobs), "-m", marks, *wish.pytest]
    return subprocess.run(command, cwd=HOUSE, env=as_wished(wish)).returncode


def as_wished(wish: argparse.Namespace) -> dict[str, str]:
    """What tells the tests whether the bigger proofs were asked for."""
    return os.environ | {"LUSORIA_FULL": "1" if wish.full else ""}


def pytest(jobs: int) -> list[str]:
    """Tests in so many processes, of which none is idle while another has two tests left; in the
    end it says which took longest."""
    shared = ["-n", str(jobs), "--dist", "worksteal", "--durations=20"]
    return [str(PYTHON), "-m", "pytest", *shared]


def check(steps: Mapping[str, Sequence[str | Path]]) -> None:
    """One step after the other; the first that fails ends it."""
    for step, command in steps.items():
        say(step)
        run(step, command)


def want_node() -> None:
    """The client is built by Node; where there is none that will do, pip has one."""
    ask = [str(PYTHON), str(CLIENT / "build.py"), "node"]
    if subprocess.run(ask, capture_output=True, check=False).returncode:
        say("set-up: Node, for the client")
        install: list[str | Path] = [fetch_uv(), "pip", "install", "-q", "--require-hashes", "-r"]
        install.append(NODE_LOCK)
        run("Node", install, hint=NETWORK_HINT, **uv_settings())


def screenshots(arguments: Sequence[str]) -> int:
    """Every page and every kind of question, in all languages, sizes and lights, as pictures."""
    setup()
    want_node()
    want_programs([SHELL])
    command = [str(PYTHON), "-m", "client.screenshots", *arguments]
    return subprocess.run(command, cwd=HOUSE, check=False).returncode


def openspiel(arguments: Sequence[str]) -> int:
    """The adapter's tests need what the locks leave out."""
    return with_extra(
        arguments, "tests/research/test_openspiel.py", "open_spiel>=2.0", "shimmy>=2.0"
    )


def ray(arguments: Sequence[str]) -> int:
    """The tests on a real cluster; Ray is larger than all that the locks hold."""
    return with_extra(arguments, "tests/bots/test_ray.py", "ray==2.60.0")


def with_extra(arguments: Sequence[str], tests: str, *packages: str) -> int:
    """Set up, fetch some packages besides, and run the tests that need them."""
    refuse(arguments)
    setup()
    extra: list[str | Path] = [fetch_uv(), "pip", "install", "-q", *packages]
    run("packages", extra, hint=NETWORK_HINT, **uv_settings())
    run("tests", [PYTHON, "-m", "pytest", tests])
    return 0


def relock(arguments: Sequence[str]) -> int:
    """Resolve the newest allowed versions; hashes pin the files, and no address is written."""
    refuse(arguments)
    uv = fetch_uv()
    resolve: list[str | Path] = [uv, "pip", "compile", "-q", "--universal", "--generate-hashes"]
    silent = ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    for lock, extras in (
        (PLAY_LOCK, []),
        (DEV_LOCK, ["--extra", "dev", "--extra", "cluster", "--extra", "research"]),
    ):
        say(f"relock: {lock.name}")
        command = [*resolve, "--upgrade", *silent, *extras, "pyproject.toml", "-o", lock.name]
        run("relock", command, hint=NETWORK_HINT, **uv_settings())
    return 0


def only_setup(arguments: Sequence[str]) -> int:
    """Set up for development."""
    refuse(arguments)
    setup()
    say(f"ready: {(PYTHON.parent / 'lusoria').relative_to(HOUSE)}")
    return 0


def refuse(arguments: Sequence[str]) -> None:
    if arguments:
        raise Stop(f"this command takes no arguments, got: {' '.join(arguments)}")


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "setup": only_setup,
    "screenshots": screenshots,
    "relock": relock,
    "openspiel": openspiel,
    "ray": ray,
}


def main(arguments: Sequence[str]) -> int:
    if sys.version_info < OLDEST:
        have, need = sys.version.split()[0], ".".join(map(str, OLDEST))
        print(f"dev.py: Lusoria needs Python {need} or newer; this is {have}", file=sys.stderr)
        return 2
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 0 if arguments and arguments[0] in ("-h", "--help") else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
