"""Every page by day and by lamp, on a telephone and on a laptop: axe finds nothing serious, no page
scrolls sideways or calls another host, and the security policy has nothing to refuse.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from client.screenshots import PAGES, TABLES, keeping
from client.stage import CLIENT

pytestmark = pytest.mark.browser

AXE: Final = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").as_posix()
WINDOWS: Final = {"phone": (390, 844), "laptop": (1280, 720)}
NARROW: Final = (320, 640)
GRAVE: Final = {"serious", "critical"}


class Visit:
    """A page with all that went wrong on it."""

    def __init__(self, page: Page, house: str) -> None:
        self.page = page
        self.house = house
        self.faults: list[str] = []
        page.on(
            "console", lambda told: self.faults.append(told.text) if told.type == "error" else None
        )
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda asked: self._ours(asked.url))

    def _ours(self, url: str) -> None:
        if url.startswith("http") and urlsplit(url).netloc != urlsplit(self.house).netloc:
            self.faults.append(f"asks another host: {url}")

    def open(self, address: str) -> None:
        self.page.goto(f"{self.house}?{address}#/{address}")
        self.page.wait_for_selector("main")
        self.page.wait_for_load_state("networkidle")


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, house: str) -> Iterator[Visit]:
    (width, height), light, language = request.param
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
        bypass_csp=False,
    )
    settings = {"language": language, "light": light, "name": "Aurelia"}
    context.add_init_script(keeping({"lusoria-settings": settings, "lusoria-tables": TABLES}))
    yield Visit(context.new_page(), house)
    context.close()


def axe(page: Page) -> list[str]:
    """What axe holds against the page, each with the first thing it points at."""
    page.evaluate(Path(AXE).read_text("utf-8"))
    # a colour on its way from day to lamp light is nobody's to judge
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished))")
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:160]}"
        for each in found["violations"]
        if each["impact"] in GRAVE
    ]


SIZES: Final = [pytest.param((window, "day", "en"), id=name) for name, window in WINDOWS.items()]


@pytest.mark.slow
@pytest.mark.parametrize("visit", SIZES, indirect=True)
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious_by_day_and_by_lamp(visit: Visit, name: str) -> None:
    visit.open(PAGES[name])
    assert axe(visit.page) == []
    visit.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert axe(visit.page) == []
    assert visit.faults == []


@pytest.mark.parametrize(
    "visit",
    [pytest.param((NARROW, "day", each), id=each) for each in ("en", "de", "ru")],
    indirect=True,
)
@pytest.mark.parametrize("name", PAGES)
def test_nothing_scrolls_sideways_at_320_pixels(visit: Visit, name: str) -> None:
    visit.open(PAGES[name])
    wide = visit.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= NARROW[0]


@pytest.mark.parametrize("visit", [(WINDOWS["phone"], "day", "en")], indirect=True)
@pytest.mark.parametrize("name", PAGES)
def test_targets_are_large_enough_for_a_thumb(visit: Visit, name: str) -> None:
    visit.open(PAGES[name])
    small = visit.page.evaluate(
        """[...document.querySelectorAll('button, a.btn, a.iconbtn, label.btn, select')]
        .map(each => [each, each.getBoundingClientRect()])
        .filter(([each, box]) => box.width && getComputedStyle(each).visibility !== 'hidden'
            && !each.classList.contains('sw') && (box.height < 43.5 || box.width < 43.5))
        .map(([each, box]) => `${each.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)"""
    )
    assert small == []


def test_a_second_visit_needs_no_network(chromium: Browser, house: str) -> None:
    """The service worker keeps the pages: rules can be read on a train."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(house)
    page.wait_for_selector("main")
    late = "new Promise(done => setTimeout(() => done('late'), 20000))"
    kept = "navigator.serviceWorker.ready.then(() => 'kept')"
    assert page.evaluate(f"Promise.race([{kept}, {late}])") == "kept"
    context.set_offline(True)
    page.goto(f"{house}?again#/rules/roma/R12.forum")
    page.wait_for_selector(".rt li.at")
    assert "Forum" in page.inner_text(".rt li.at")
    context.close()


def test_language_changes_without_a_reload(chromium: Browser, house: str) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.goto(house)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.evaluate("window.same = true")
    page.get_by_text("Русский", exact=True).first.click()
    page.get_by_role("button", name="Играть").first.wait_for()
    assert page.evaluate("window.same && document.documentElement.lang") == "ru"
    context.close()
