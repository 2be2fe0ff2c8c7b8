"""Every page by day and by lamp, on a telephone and a laptop: axe has nothing against it, no page
scrolls sideways or calls another host, and the security policy has nothing to refuse.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from client import stage
from client.screenshots import LANGUAGES, PAGES, TABLES, keeping
from client.stage import CLIENT

pytestmark = pytest.mark.browser

AXE: Final = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").as_posix()
PHONE: Final = (390, 844)
LAPTOP: Final = (1280, 720)
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
        self.wait()

    def wait(self) -> None:
        self.page.wait_for_selector("main")
        self.page.wait_for_load_state("networkidle")

    def speak(self, language: str) -> None:
        """The same page in another language."""
        self.page.evaluate(keeping({"lusoria-settings": settings(language)}))
        self.page.reload()
        self.wait()

    def size(self, window: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": window[0], "height": window[1]})

    def light(self, theme: str) -> None:
        self.page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)


def settings(language: str) -> dict[str, str]:
    return {"language": language, "light": "day", "name": "Aurelia"}


@pytest.fixture
def visit(chromium: Browser, house: str) -> Iterator[Visit]:
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        reduced_motion="reduce",
        service_workers="block",
        bypass_csp=False,
    )
    kept = keeping({"lusoria-settings": settings("en"), "lusoria-tables": TABLES})
    context.add_init_script(f"if (!localStorage.length) {{{kept}}}")
    stage.watched(context)
    yield Visit(context.new_page(), house)
    context.close()


def axe(page: Page, *rules: str, grave: bool = True) -> list[str]:
    """What axe holds against the page, each with the first thing it points at."""
    page.evaluate(Path(AXE).read_text("utf-8"))
    # a colour on its way from day to lamp light is nobody's to judge
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished))")
    wish = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: dict[str, Any] = page.evaluate("wish => axe.run(wish)", wish)
    return [
        f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:160]}"
        for each in found["violations"]
        if each["impact"] in GRAVE or not grave
    ]


def small_targets(page: Page) -> list[str]:
    """What a thumb would miss."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('button, a.btn, a.iconbtn, label.btn, select')]
        .map(each => [each, each.getBoundingClientRect()])
        .filter(([each, box]) => box.width && getComputedStyle(each).visibility !== 'hidden'
            && !each.closest('[inert], .sw') && (box.height < 43.5 || box.width < 43.5))
        .map(([each, box]) => `${each.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)"""
    )
    return found


@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_use_the_page(visit: Visit, name: str) -> None:
    """One visit: thumbs, axe by day and by lamp in two windows, three languages at 320 pixels."""
    visit.open(PAGES[name])
    assert small_targets(visit.page) == []
    for window in (PHONE, LAPTOP):
        visit.size(window)
        visit.light("light")
        assert axe(visit.page, grave=False) == []
        visit.light("dark")  # which changes colours, and nothing else
        assert axe(visit.page, "color-contrast") == []
    visit.size(NARROW)
    for language in LANGUAGES:
        visit.speak(language)
        assert visit.page.evaluate("document.scrollingElement.scrollWidth") <= NARROW[0], language
    assert visit.faults == []


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
