"""The built client: its files, and its one page for every address that is no file."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent.parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"


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
        return response


def is_built() -> bool:
    """Whether there is a client to serve."""
    return (STATIC / "index.html").exists()
