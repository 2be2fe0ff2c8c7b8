"""A visit to a page of the stage: what goes wrong on it, and what can be held against it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request

from client.quiet import Quiet
from client.screenshots import keeping
from client.stage import CLIENT

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
        page.on("request", self._ours)
        self._quiet = Quiet(page)

    def _ours(self, asked: Request) -> None:
        url = asked.url
        if url.startswith("http") and urlsplit(url).netloc != urlsplit(self.house).netloc:
            self.faults.append(f"asks another host: {url}")

    def open(self, address: str, name: str = "") -> None:
        """A page anew; under another name also the one that is open already."""
        self.page.goto(f"{self.house}?{name or address}#/{address}")
        self.wait()

    def wait(self) -> None:
        """Until all of the page has come, and lies where it will lie."""
        self._quiet.wait()
        settled(self.page)

    def turn_to(self, address: str) -> None:
        """Another recorded table, for half the work: the client is not loaded anew."""
        self.page.evaluate("location.hash = '#/offline'")
        self.page.wait_for_selector("[data-entry]", state="detached")
        self.page.evaluate("address => { location.hash = `#/${address}` }", address)
        self.page.wait_for_selector("[data-entry]")
        settled(self.page)

    def speak(self, language: str) -> None:
        """The same page in another language, unless it speaks it already."""
        if self.page.evaluate("document.documentElement.lang") == language:
            return
        self.page.evaluate(keeping({"lusoria-settings": settings(language)}))
        self.page.reload()
        self.wait()

    def size(self, window: tuple[int, int]) -> None:
        """A window so large, in which everything has found its place."""
        self.page.set_viewport_size({"width": window[0], "height": window[1]})
        settled(self.page)

    def light(self, theme: str) -> None:
        self.page.evaluate("theme => void (document.documentElement.dataset.theme = theme)", theme)


SETTLED: Final = """async () => {
    // a frame and what follows from it: what looks at the window or at its own size has drawn anew
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    const loading = () => document.body.offsetHeight >= 0 && document.fonts.status === 'loading'
    for (let late = true; late;) {
        late = loading() // letters that come now move every line
        await drawn()
        late ||= loading()
    }
}"""


def settled(page: Page) -> None:
    """Let everything find its place, before anybody measures it."""
    page.evaluate(SETTLED)


def rest(page: Page, time: int) -> None:
    """Let some milliseconds pass as the page itself counts them: however slow it is, whatever was
    due there earlier has happened then."""
    page.evaluate("time => new Promise(done => setTimeout(done, time))", time)


SENDING: Final = """() => {
    window.sending = false
    const look = () => { window.sending ||= !!document.querySelector('.ask .wait') }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""


def sends(page: Page, act: Callable[[], None]) -> bool:
    """Whether an answer is sent by what somebody does, when one could be. The bar shows it at once,
    and a moment later a recorded table has taken it: so it is noted when it shows."""
    page.locator(".app[data-asked] .ask .acts, .owndice .btn").first.wait_for(state="attached")
    page.evaluate(SENDING)
    act()
    sent: bool = page.evaluate("window.sending")
    return sent


def settings(language: str) -> dict[str, str]:
    return {"language": language, "light": "day", "name": "Aurelia"}


JUDGED: Final = """async wish => {
    const hidden = [...document.querySelectorAll('svg[aria-hidden=true], [aria-hidden=true] svg')]
        .filter(each => !each.querySelector('a, button, [tabindex]'))
        .map(each => [each, [...each.childNodes]])
    for (const [each] of hidden) each.replaceChildren()
    const found = await axe.run(wish)
    for (const [each, lines] of hidden) each.replaceChildren(...lines)
    return found
}"""
"""What axe finds. It looks at every line of every drawing, and has nothing to say about those that
are hidden from readers but whether the focus gets there: without them it needs half the time."""


def axe(page: Page, *rules: str, grave: bool = True) -> list[str]:
    """What axe holds against the page, each with the first thing it points at."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    # a colour on its way from day to lamp light is nobody's to judge
    page.evaluate(
        "Promise.allSettled(document.getAnimations().map(each => each.finished)).then(() => {})"
    )
    wish = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: dict[str, Any] = page.evaluate(JUDGED, wish)
    return [
        f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:160]}"
        for each in found["violations"]
        if each["impact"] in GRAVE or not grave
    ]


def small_targets(page: Page) -> list[str]:
    """What a thumb would miss: what is drawn small may have more room around it."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('button, a.btn, a.iconbtn, label.btn, select')]
        .map(each => [each, each.getBoundingClientRect(), getComputedStyle(each, '::after')])
        .map(([each, box, room]) => [each, room.content !== '""' || room.position !== 'absolute'
            ? box : { width: parseFloat(room.width), height: parseFloat(room.height) }])
        .filter(([each, box]) => box.width && getComputedStyle(each).visibility !== 'hidden'
            && !each.closest('[inert], [role=switch]') && (box.height < 43.5 || box.width < 43.5))
        .map(([each, box]) => `${each.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)"""
    )
    return found


CLIPPED: Final = """() => {
    const shown = box => box.width > 1 && box.height > 1
    const hides = style => /hidden|clip/.test(style.overflowX + style.overflowY)
    const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY)
    const judged = each => !each.closest('[inert], [aria-hidden=true], svg, .unseen, select')
        && getComputedStyle(each).visibility !== 'hidden'
    const texts = each => [...each.childNodes].filter(
        node => node.nodeType === Node.TEXT_NODE && node.data.trim())
    const beyond = (box, frame) => box.right > frame.right + 1.5 || box.left < frame.left - 1.5
        || box.bottom > frame.bottom + 3 || box.top < frame.top - 3
    const found = []
    for (const each of document.body.querySelectorAll('*')) {
        if (!texts(each).length || !judged(each)) continue
        const range = document.createRange()
        range.selectNodeContents(each)
        const box = range.getBoundingClientRect()
        if (!shown(box)) continue
        for (let frame = each; frame !== document.body; frame = frame.parentElement) {
            const style = getComputedStyle(frame)
            if (style.position === 'fixed' || scrolls(style)) break
            const edges = frame.getBoundingClientRect()
            if (hides(style) && !shown(edges)) break // left out where there is no room for it
            const isBox = hides(style) || frame.matches('button, .btn, .panel, td')
            if (isBox && shown(edges) && beyond(box, edges)) {
                found.push(`${each.outerHTML.slice(0, 140)} in ${frame.className || frame.tagName}`)
                break
            }
        }
    }
    return found
}"""
"""Text that leaves a box which hides it, or a button, a panel, a cell of a table."""


def clipped(page: Page) -> list[str]:
    """What cannot be read in full."""
    found: list[str] = page.evaluate(CLIPPED)
    return found
