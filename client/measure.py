"""How heavy and how quick the pages are on a slow telephone: a processor four times slower than
this one, a line of 1.6 Mbit/s with 150 ms there and back, an empty cache, a real server. Each
figure stands beside its bar; the exit status is 1 if one does not hold.

python -m client.measure [--runs 5] [--moves 12]
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
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
FRAMES: Final = 59 / 60  # of what a lone box gets: the clock of frames and ours are two
TRACED: Final = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
LONE: Final = "<p id='box' style='width:60px;height:90px;background:#A8452F'></p>"
FLIGHT: Final = """async () => {
    const frames = [{transform: 'none'}, {transform: 'translate(200px, 400px)'}]
    const flight = document.getElementById('box').animate(frames, 400)
    await flight.ready
    performance.mark('flies')
    await flight.finished
    performance.mark('lies')
}"""
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
    """A page on the slow telephone."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", {"offline": False} | LINE)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def quick(context: BrowserContext) -> Page:
    """A page on this machine as it is."""
    return context.new_page()


def telephone(browser: Browser, language: str = "en") -> BrowserContext:
    context = browser.new_context(viewport=TELEPHONE, locale=language)  # type: ignore[arg-type]
    context.add_init_script(PROBE)
    return context


def first_visit(browser: Browser, house: str, language: str) -> dict[str, float]:
    """Bytes over the line with and without art and fonts, and when the lobby can be used."""
    context = telephone(browser, language)
    page = slow(context)
    with page.expect_console_message(lambda said: said.text == "usable", timeout=60_000):
        page.goto(house, wait_until="commit")  # a page that is looked at has more to do
    page.wait_for_load_state("networkidle")
    loaded: list[dict[str, Any]] = page.evaluate(
        "performance.getEntries().filter(each => 'transferSize' in each)"
        ".map(each => ({name: each.name, bytes: each.transferSize}))"
    )
    interactive: float = page.evaluate("window.measured.interactive")
    context.close()
    bare = sum(each["bytes"] for each in loaded if not each["name"].endswith(ART))
    return {"bare": bare, "all": sum(each["bytes"] for each in loaded), "interactive": interactive}


def moves(
    browser: Browser, house: str, game: str, count: int, device: Callable[[BrowserContext], Page]
) -> dict[str, list[float]]:
    """Play some moves against a bot: from each View to its drawing, and frames while pieces fly,
    where those are judged: to be traced is work too."""
    is_traced = device is slow
    context = telephone(browser)
    page = device(context)
    heard: list[str] = []
    page.on("console", lambda said: heard.append(said.text))
    page.goto(house)
    card = page.locator("article", has=page.locator(f"#game-{game}"))
    if is_traced:
        browser.start_tracing(page=page, categories=TRACED)
    card.locator(".btn.primary").click()
    for _ in range(count):
        _until(page, heard, "asked")
        _answer(page, heard)
    _until(page, heard, "asked")
    told: dict[str, list[float]] = page.evaluate("window.measured")
    if is_traced:
        told["frames"] = list(_frames(json.loads(browser.stop_tracing())["traceEvents"]))
    context.close()
    return told


def lone_box(browser: Browser) -> list[float]:
    """Frames of a page on which nothing but one box moves: the most that this machine shows in this
    minute, on the slow telephone."""
    context = browser.new_context(viewport=TELEPHONE)  # type: ignore[arg-type]
    page = slow(context)
    page.set_content(LONE)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(12):
        page.wait_for_timeout(200)
        page.evaluate(FLIGHT)
    gaps = list(_frames(json.loads(browser.stop_tracing())["traceEvents"]))
    context.close()
    return gaps


def a_second(gaps: list[float]) -> float:
    """How many frames a second these gaps are."""
    return 1000 * len(gaps) / (sum(gaps) or 1)


def _frames(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds from one frame that was shown to the next, while pieces flew."""
    last: float | None = None
    flying = False
    for event in sorted(events, key=lambda each: each.get("ts", 0)):
        if event["name"] in ("flies", "lies"):
            flying, last = event["name"] == "flies", None
        elif event["name"] == "DrawFrame" and flying:
            if last is not None:
                yield (event["ts"] - last) / 1000
            last = event["ts"]


def _until(page: Page, heard: list[str], word: str) -> None:
    """Wait without a look at the page: its frames are counted, and a look costs some."""
    for _ in range(1_800):
        if word in heard:
            heard.clear()
            return
        page.wait_for_timeout(100)
    raise SystemExit(f"nothing was {word} within three minutes")


def _answer(page: Page, heard: list[str]) -> None:
    """One whole answer: what glows, then what is to be confirmed."""
    for _ in range(12):
        glowing = page.locator(".board-area .can:not([aria-pressed=true]):visible")
        confirm = page.locator(".ask .btn.primary:not([aria-disabled=true])")
        anything = page.locator(".ask .acts .btn:not([aria-disabled=true])")
        found = next(each for each in (confirm, glowing, anything) if each.count())
        found.first.click(timeout=60_000, force=True)
        page.wait_for_timeout(400)
        if "sent" in heard:
            return


@dataclass(frozen=True)
class Bar:
    """A figure, what it was measured as, and the most or the least that it may be."""

    what: str
    value: float
    unit: str
    most: float = inf
    least: float = 0

    @property
    def holds(self) -> bool:
        return self.least <= self.value <= self.most

    def __str__(self) -> str:
        if (self.least, self.most) == (0, inf):
            return f"{self.what:64}{self.value:10.1f} {self.unit}  (told, no bar)"
        bound = f"<= {self.most:g}" if self.most < inf else f">= {self.least:.1f}"
        value, verdict = f"{self.value:.1f} {self.unit}", "holds" if self.holds else "DOES NOT HOLD"
        return f"{self.what:64}{value:>12}  {bound:>8}  {verdict}"


def of_first_visits(visits: list[dict[str, float]], language: str) -> Iterator[Bar]:
    middle = {name: median(each[name] for each in visits) for name in visits[0]}
    what = f"first visit, {language}"
    yield Bar(f"{what}: before art and fonts", middle["bare"] / 1000, "kB", most=150)
    yield Bar(f"{what}: with all of it", middle["all"] / 1000, "kB", most=500)
    yield Bar(f"{what}: usable, slow telephone", middle["interactive"] / 1000, "s", most=2)


def of_moves(
    game: str, here: dict[str, list[float]], there: dict[str, list[float]], lone: list[float]
) -> Iterator[Bar]:
    """Drawing a move is judged on this machine beside its local bot, frames on the slow telephone
    beside those of a lone box.

    The View that opens a table is no move: it waits for the board's code. It is told apart.
    """
    drawn, slowly, gaps = sorted(here["drawn"]), there["drawn"], there["frames"]
    yield Bar(f"{game}: table opened, from its first View", max(here["opened"]), "ms")
    yield Bar(f"{game}: table opened, slow telephone", max(there["opened"]), "ms")
    what = f"{game}: {len(drawn)} Views drawn"
    yield Bar(f"{what}, half of them within", median(drawn), "ms", most=100)
    yield Bar(f"{what}, nine of ten within", drawn[len(drawn) * 9 // 10], "ms", most=100)
    yield Bar(f"{what}, the slowest within", drawn[-1], "ms", most=100)
    yield Bar(f"{what}, slow telephone, half of them within", median(slowly), "ms")
    yield Bar(f"{what}, slow telephone, the slowest within", max(slowly), "ms")
    yield Bar(f"{game}: frames of a lone box, slow telephone", a_second(lone), "a s")
    late = sum(gap > 1.5 * 1000 / 60 for gap in gaps)
    told = f"{game}: {len(gaps)} frames in flight ({late} late), slow telephone"
    yield Bar(told, a_second(gaps), "a s", least=FRAMES * a_second(lone))


def measured(browser: Browser, house: str, wish: argparse.Namespace) -> Iterator[Bar]:
    """Everything, in the order in which it is told."""
    for language in ("en", "de", "ru"):
        visits = [first_visit(browser, house, language) for _ in range(wish.runs)]
        yield from of_first_visits(visits, language)
    for game in GAMES:
        moves(browser, house, game, 2, quick)  # bots are compiled on the cores that draw the page
        here = moves(browser, house, game, wish.moves, quick)
        before = lone_box(browser)
        there = moves(browser, house, game, wish.moves, slow)
        yield from of_moves(game, here, there, before + lone_box(browser))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="first visits per language")
    parser.add_argument("--moves", type=int, default=12, help="answers per game")
    wish = parser.parse_args()
    build.build()
    missed = 0
    with served() as house, stage.browser() as browser:
        for bar in measured(browser, house, wish):
            print(bar, flush=True)
            missed += not bar.holds
    print(f"{missed} bars do not hold" if missed else "every bar holds")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
