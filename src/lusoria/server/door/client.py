"""The built client: its files, and its one page for every address that is no file."""

import gzip
import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lusoria.words import LANGUAGES

STATIC: Final = Path(__file__).parent.parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
TEXT: Final = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}


class Client(StaticFiles):
    """Files whose names hold a hash of their content are kept for ever; the page never is."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, html=True, check_dir=False)

    async def check_config(self) -> None:
        """A server without pages is a server nevertheless."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not is_built():
            raise HTTPException(404, "there are no pages here: the client was not built")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            response = FileResponse(STATIC / "index.html")
        kept = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = FOREVER if kept else "no-cache"
        if isinstance(response, FileResponse) and Path(response.path).name == "index.html":
            _send_words_along(response, Headers(scope=scope).get("accept-language", ""))
        return await _small(response, scope)


def _send_words_along(page: FileResponse, wished: str) -> None:
    """The words travel beside the page, not when its first script has found out that they are
    missing. Whoever keeps another language on this device asks for that one."""
    asked = (each.strip()[:2] for each in wished.split(","))
    language = next((each for each in asked if each in LANGUAGES), LANGUAGES[0])
    if file := _words(STATIC, page.headers["etag"]).get(language):
        page.headers["link"] = f"<./{file}>; rel=modulepreload; crossorigin"
        page.headers["vary"] = "accept-language"


@lru_cache(maxsize=1)
def _words(static: Path, etag: str) -> dict[str, str]:
    """Where the build has put each language, once per build."""
    manifest = static / ".vite" / "manifest.json"
    built = json.loads(manifest.read_text("utf-8")) if manifest.exists() else {}
    files = {each: built.get(f"virtual:words/{each}/house", {}).get("file") for each in LANGUAGES}
    return {language: file for language, file in files.items() if file}


async def _small(response: Response, scope: Scope) -> Response:
    """Text goes over the line zipped, to whoever can read that: it is a third of its size then."""
    if not isinstance(response, FileResponse) or Path(response.path).suffix not in TEXT:
        return response
    response.headers.add_vary_header("accept-encoding")
    if "gzip" not in Headers(scope=scope).get("accept-encoding", "") or scope["method"] != "GET":
        return response
    content = await run_in_threadpool(_zipped, Path(response.path), response.headers["etag"])
    same = {k: v for k, v in response.headers.items() if k != "content-length"}
    zipped = {"content-encoding": "gzip", "etag": f"W/{response.headers['etag']}"}
    return Response(content, headers=same | zipped)


@lru_cache(maxsize=256)
def _zipped(file: Path, etag: str) -> bytes:
    """Once per file and its present content, which the tag stands for."""
    return gzip.compress(file.read_bytes(), mtime=0)


def is_built() -> bool:
    """Whether there is a client to serve."""
    return (STATIC / "index.html").exists()
