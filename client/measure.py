"""How heavy and how quick the pages are on a slow telephone: a processor four times slower than
this one, a line of 1.6 Mbit/s with 150 ms there and back, an empty cache, a real server.

python -m client.measure [--runs 5] [--moves 12]
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from client import build, stage

SLOWER: Final = 4
LINE: Final = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
TELEPHONE: Final = {"width": 390, "height": 844}
GAMES: Final = ("armorica", "roma", "cambria")
ART: Final = (".svg", ".png", ".woff2")
PROBE: Final = (Path(__file__).parent / "measure.js").read_text("utf-8")


@contextmanager
def served() -> Iterator[str]:
    """A real server on a data folder of its own; its bots are compiled by its first questions."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("lusoria")), "serve", "--no-browser"]
        command += ["--port", port, "--data-dir", folder]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=os.environ) as process:
            try:
                _wait_for(f"http://127.0.0.1:{port}/readyz")
                yield f"http://127.0.0.1:{port}/"
            finally:
                process.terminate()


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not open within a minute")


def slow(context: BrowserContext) -> Page:
    """A page on the slow telephone, which tells what came over its line."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", {"offline": False} | LINE)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def telephone(browser: Browser, language: str = "en") -> BrowserContext:
    context = browser.new_context(viewport=TELEPHONE, locale=language)  # type: ignore[arg-type]
    context.add_init_script(PROBE)
    return context


def first_visit(browser: Browser, house: str, language: str) -> dict[str, float]:
    """Bytes over the line with and without art and fonts, and when the lobby can be used."""
    context = telephone(browser, language)
    page = slow(context)
    page.goto(house)
    page.wait_for_function("() => window.measured.interactive", timeout=60_000)
    page.wait_for_load_state("networkidle")
    loaded: list[dict[str, Any]] = page.evaluate(
        "performance.getEntries().filter(each => 'transferSize' in each)"
        ".map(each => ({name: each.name, bytes: each.transferSize}))"
    )
    interactive: float = page.evaluate("window.measured.interactive")
    context.close()
    bare = sum(each["bytes"] for each in loaded if not each["name"].endswith(ART))
    return {"bare": bare, "all": sum(each["bytes"] for each in loaded), "interactive": interactive}


def moves(browser: Browser, house: str, game: str, count: int) -> dict[str, list[float]]:
    """Play some moves against a bot: from each View to its drawing, and frames while pieces fly."""
    context = telephone(browser)
    page = slow(context)
    page.goto(house)
    card = page.locator("article", has=page.locator(f"#game-{game}"))
    card.locator(".btn.primary").click()
    for _ in range(count):
        page.wait_for_selector(".app[data-asked] .ask .acts", state="attached", timeout=180_000)
        _answer(page)
    page.wait_for_timeout(1_000)
    told: dict[str, list[float]] = page.evaluate("window.measured")
    context.close()
    return told


def _answer(page: Page) -> None:
    """One whole answer: what glows, then what is to be confirmed."""
    before = page.locator(".app").get_attribute("data-entry")
    for _ in range(12):
        glowing = page.locator(".board-area .can:not([aria-pressed=true]):visible")
        confirm = page.locator(".ask .btn.primary:not([aria-disabled=true])")
        anything = page.locator(".ask .acts .btn:not([aria-disabled=true])")
        found = next(each for each in (confirm, glowing, anything) if each.count())
        found.first.click(timeout=5_000, force=True)
        page.wait_for_timeout(400)
        if page.locator(".app").get_attribute("data-entry") != before:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="first visits per language")
    parser.add_argument("--moves", type=int, default=12, help="answers per game")
    wish = parser.parse_args()
    build.build()
    with served() as house, stage.browser() as browser:
        for language in ("en", "de", "ru"):
            visits = [first_visit(browser, house, language) for _ in range(wish.runs)]
            middle = {name: median(each[name] for each in visits) for name in visits[0]}
            print(
                f"first visit, {language}: {middle['bare'] / 1000:.0f} kB before art and fonts,"
                f" {middle['all'] / 1000:.0f} kB with all; usable after"
                f" {middle['interactive'] / 1000:.1f} s",
                flush=True,
            )
        for game in GAMES:
            told = moves(browser, house, game, wish.moves)
            print(f"{game}: {_drawn(told['drawn'])}; {_frames(told['frames'])}", flush=True)


def _drawn(times: list[float]) -> str:
    return f"{len(times)} Views drawn after {median(times):.0f} ms (at most {max(times):.0f} ms)"


def _frames(gaps: list[float]) -> str:
    if not gaps:
        return "nothing flew"
    late = sum(gap > 1.5 * 1000 / 60 for gap in gaps)
    rate = 1000 * len(gaps) / sum(gaps)
    return f"{rate:.0f} frames a second while pieces flew, {late} of {len(gaps)} late"


if __name__ == "__main__":
    main()
