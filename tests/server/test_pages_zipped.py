"""The client's files on the wire: text zipped for whoever can read that, the rest as it is."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from lusoria.server.door import client

SCRIPT: Final = "const table = 'Armorica'\n" * 400


@pytest.fixture
async def pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[httpx.AsyncClient]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "assets" / "main.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "letters.woff2").write_bytes(b"w" * 10_000)
    words = {f"virtual:words/{each}/house": {"file": f"assets/{each}.js"} for each in ("en", "de")}
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(words), encoding="utf-8")
    monkeypatch.setattr(client, "STATIC", tmp_path)
    wire = httpx.ASGITransport(client.Client())
    async with httpx.AsyncClient(transport=wire, base_url="http://house") as visitor:
        yield visitor


async def test_text_goes_zipped_and_says_so(pages: httpx.AsyncClient) -> None:
    told = await pages.get("/assets/main.js", headers={"accept-encoding": "gzip"})
    assert told.text == SCRIPT
    assert told.headers["content-encoding"] == "gzip"
    assert told.headers["vary"] == "accept-encoding"
    assert int(told.headers["content-length"]) < len(SCRIPT) / 10
    assert "immutable" in told.headers["cache-control"]


async def test_who_cannot_unzip_gets_the_file(pages: httpx.AsyncClient) -> None:
    told = await pages.get("/assets/main.js", headers={"accept-encoding": "identity"})
    assert told.text == SCRIPT
    assert "content-encoding" not in told.headers


async def test_letters_are_packed_already(pages: httpx.AsyncClient) -> None:
    told = await pages.get("/assets/letters.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in told.headers
    assert len(told.content) == 10_000


async def test_a_page_that_is_known_is_not_sent_again(pages: httpx.AsyncClient) -> None:
    first = await pages.get("/", headers={"accept-encoding": "gzip"})
    known = {"accept-encoding": "gzip", "if-none-match": first.headers["etag"]}
    assert (await pages.get("/", headers=known)).status_code == 304


async def test_a_changed_page_is_zipped_anew(pages: httpx.AsyncClient, tmp_path: Path) -> None:
    await pages.get("/", headers={"accept-encoding": "gzip"})
    (tmp_path / "index.html").write_text("<!doctype html><title>new</title>", encoding="utf-8")
    told = await pages.get("/", headers={"accept-encoding": "gzip"})
    assert "new" in told.text


@pytest.mark.parametrize(
    ("wished", "language"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, de", "de"), ("fr", "en"), ("", "en")],
)
async def test_the_words_travel_beside_the_page(
    pages: httpx.AsyncClient, wished: str, language: str
) -> None:
    told = await pages.get("/", headers={"accept-language": wished})
    assert told.headers["link"] == f"<./assets/{language}.js>; rel=modulepreload; crossorigin"
    assert told.headers["vary"] == "accept-language, accept-encoding"


async def test_what_the_build_does_not_name_is_not_sent_along(pages: httpx.AsyncClient) -> None:
    assert "link" not in (await pages.get("/", headers={"accept-language": "ru"})).headers
    assert "link" not in (await pages.get("/assets/main.js")).headers
