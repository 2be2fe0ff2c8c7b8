"""A stage for pictures and browser tests: the built client behind a sub-path, under the security
headers of the server, with recorded tables and a lobby that answers from recordings.
"""

import json
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, BrowserContext, WebSocketRoute, sync_playwright

from client.build import install, run
from client.fixtures.record import ASKED, LAID, SETTINGS, WALKS
from lusoria.games.catalogue import NAMES
from lusoria.server.door.http import about
from lusoria.server.headers import HEADERS

CLIENT: Final = Path(__file__).resolve().parent
RULES: Final = CLIENT.parent / "src" / "lusoria" / "games"
BUILT: Final = CLIENT.parent / "build" / "catalogue"
ANSWERS: Final = CLIENT / "fixtures" / "answers"
SUBPATH: Final = "/house/"
WATCHED: Final = {"mine-1": "cambria-2", "sons": "armorica-3"}
CHROMIA: Final = ("chromium-headless-shell", "chromium")
"""The one without frames around its windows first: it draws the same, for less."""
CATALOGUE: Final = ("--mode", "catalogue", "--outDir", str(BUILT), "--logLevel", "error")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def _stale(recording: Path) -> bool:
    """Whether a recording is missing, or older than its recorder, positions, Views or rules."""
    made_by = [CLIENT / each for each in ("fixtures/record.py", "fixtures/asked.py", "net/wire.ts")]
    newest = max(each.stat().st_mtime for each in (*made_by, *RULES.glob("**/*.py")))
    return not recording.exists() or recording.stat().st_mtime < newest


def build() -> None:
    """The client with its catalogue and recordings; a wheel carries neither."""
    recordings = [CLIENT / "fixtures" / f"{name}.json" for name in (*SETTINGS, *LAID)]
    if any(_stale(each) for each in (*recordings, *(WALKS / f"{name}.json" for name in SETTINGS))):
        record = [sys.executable, "-m", "client.fixtures.record"]
        subprocess.run(record, cwd=CLIENT.parent, check=True)
    install()
    if run("npx", "vite", "build", *CATALOGUE):
        raise SystemExit("the catalogue could not be built; what Vite says above names the file")


class Stage(SimpleHTTPRequestHandler):
    """Files below the sub-path, and answers to `api/` as they were written down."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(SUBPATH))

    def do_GET(self) -> None:
        if self.path.startswith(f"{SUBPATH}api/"):
            self.answer()
        elif self.path.startswith(SUBPATH):
            super().do_GET()
        else:
            self.send_error(404)

    do_POST = do_GET  # noqa: N815 - the library's name

    def answer(self) -> None:
        """What the server would say to this address, if it was written down."""
        doors = self.path.split("?")[0].removeprefix(f"{SUBPATH}api/").split("/")
        told = walked(*doors[1:]) if doors[0] == "replays" else written("-".join(doors))
        self.send_response(404 if told is None else 200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(told or {}).encode())

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Silence: the pictures are what is looked at."""


def written(name: str) -> Any:
    """An answer of the server as it was written down; what a game offers it says itself."""
    file = ANSWERS / f"{name}.json"
    if not file.exists():
        return None
    told = json.loads(file.read_text("utf-8"))
    if name == "lobby":
        told["games"] = [msgspec.to_builtins(about(game)) for game in NAMES]
    return told


def walked(name: str, *ply: str) -> Any:
    """A recorded game as its replay tells it, or the View after one of its plies."""
    file = WALKS / f"{name}.json"
    if not file.exists():
        return None
    walk = json.loads(file.read_text("utf-8"))
    return walk["views"][int(ply[1])] if ply else walk["replay"]


@contextmanager
def served() -> Iterator[str]:
    """The address of the stage."""
    handler = partial(Stage, directory=str(BUILT))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{SUBPATH}"
        server.shutdown()


def watched(context: BrowserContext) -> None:
    """Tables behind the socket are being played: who says hello is shown one from a recording."""
    context.route_web_socket(re.compile("/api/socket[?]"), _show)


def _show(socket: WebSocketRoute) -> None:
    def hear(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "hello":
            socket.send(json.dumps(_shown(said["match"])))

    socket.on_message(hear)


def _shown(match: str) -> dict[str, Any]:
    """The middle of a recorded game, as an onlooker of a table in the lobby sees it."""
    played = recording(WATCHED[match])
    views = played["views"]
    view = views[len(views) // 2] | {"viewer": [], "choices": [], "heard": []}
    table = played["table"] | {"match": match}
    around = {"table": table, "printed": played["printed"]}
    return {"type": "shown", "match": match, "view": view} | around


@contextmanager
def browser() -> Iterator[Browser]:
    """A real Chromium without a window."""
    program = next(filter(None, map(shutil.which, CHROMIA)), None)
    with sync_playwright() as play:
        yield play.chromium.launch(executable_path=program, args=FLAGS)


def recordings() -> dict[str, dict[str, Any]]:
    """All recorded tables by name."""
    files = sorted((CLIENT / "fixtures").glob("*.json"))
    return {file.stem: recording(file.stem) for file in files}


def recording(name: str) -> dict[str, Any]:
    """One recorded table."""
    read: dict[str, Any] = json.loads((CLIENT / "fixtures" / f"{name}.json").read_text("utf-8"))
    return read


def questions(recording: dict[str, Any]) -> dict[str, int]:
    """Every kind of question of a recording, and the last View that asks it.

    Of positions that were put together, every one: a question there has several faces.
    """
    asked = [view["decision"]["question"] for view in recording["views"]]
    if recording["table"]["match"] == ASKED:
        return {f"{question}-{at}": at for at, question in enumerate(asked)}
    return {question: at for at, question in enumerate(asked)}
