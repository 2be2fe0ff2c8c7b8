"""When a page is drawn: it has its fonts and nothing to do, and nothing is on its way to it. A
frame is drawn first, which asks for the textures in it. A browser calls its network idle half a
second later, at every window of every page."""

import time
from typing import Final

from playwright.sync_api import Page, Request

LONGEST: Final = 30  # seconds
ROUNDS: Final = 2  # what has just come may ask for more
IDLE: Final = """document.fonts.ready.then(() => new Promise(requestAnimationFrame))
        .then(() => new Promise(requestIdleCallback)).then(() => true)"""


class Quiet:
    """What is on its way to a page, from its first request on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: set[Request] = set()
        page.on("request", self._asks)
        page.on("requestfinished", self._has)
        page.on("requestfailed", self._has)

    def _asks(self, asked: Request) -> None:
        self._asked.add(asked)

    def _has(self, asked: Request) -> None:
        self._asked.discard(asked)

    def wait(self) -> None:
        self._page.wait_for_selector("main")
        quiet, until = 0, time.monotonic() + LONGEST
        while quiet < ROUNDS:
            self._page.evaluate(IDLE)
            quiet = 0 if self._asked else quiet + 1
            assert time.monotonic() < until, f"never came: {[each.url for each in self._asked]}"
