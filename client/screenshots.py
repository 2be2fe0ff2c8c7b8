"""Every page, every kind of question and every state as a picture: three languages, three windows,
day and lamp; with each, what can be held against it.

python -m client.screenshots [--out FOLDER] [--only TEXT] [--languages en,de] [--sizes 390x844]
                             [--lights day,lamp] [--no-build]
python -m client.screenshots --chosen      only those that the docs show, into docs/pictures
"""

import argparse
import json
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from client import stage
from client.faults import faults
from client.quiet import Quiet
from client.scenes import Scene, scenes

LANGUAGES: Final = ("en", "de", "ru")
SIZES: Final = ("390x844", "1280x720", "1440x900")
LIGHTS: Final = ("day", "lamp")
PICTURES: Final = stage.CLIENT.parent / "docs" / "pictures"
LARGEST: Final = 80_000  # bytes of a picture in the docs
CHOSEN: Final = {
    "lobby": ("lobby", "1280x720", "en", "day"),
    "armorica": ("armorica-4-take_gaul", "1280x720", "en", "day"),
    "roma": ("recorded/roma-2/27", "1280x720", "en", "day"),
    "cambria": ("cambria-5-act", "1280x720", "en", "day"),
    "cumbria-by-lamp": ("cambria-4-cumbria-act", "1280x720", "de", "lamp"),
    "new-table": ("new-roma", "1280x720", "en", "day"),
    "waiting-room": ("waiting-cambria", "1280x720", "de", "day"),
    "how-to-play": ("how-roma", "1280x720", "en", "day"),
    "rules": ("rules-roma", "1280x720", "ru", "day"),
    "reckoning": ("end-cambria", "1280x720", "en", "lamp"),
    "winter-on-a-telephone": ("armorica-2-starve", "390x844", "de", "day"),
    "hand-on-a-telephone": ("roma-2-asked-act-1", "390x844", "ru", "lamp"),
    "map-on-a-telephone": ("cambria-5-act", "390x844", "en", "day"),
}
"""What the docs show: each picture's name, and what it is of: page or address, window, language,
light."""
SPEAK: Final = """language => {
    const settings = JSON.parse(localStorage.getItem('lusoria-settings'))
    localStorage.setItem('lusoria-settings', JSON.stringify({ ...settings, language }))
    dispatchEvent(new StorageEvent('storage', { key: 'lusoria-settings' }))
}"""
ARRIVED: Final = """() => [...document.querySelectorAll('use')]
    .map(use => use.getAttribute('href') ?? '')
    .every(href => !href.startsWith('#') || document.getElementById(href.slice(1)))"""
"""Sheets of drawings come when the browser is idle: a page is drawn when none is missing."""
GAMES: Final = {"mine-1": "cambria", "mine-2": "armorica", "mine-3": "roma"}
TABLES: Final = {
    "tables": [
        {"match": match, "game": game, "title": "", "seats": {"0": "key"}, "at": 0}
        for match, game in GAMES.items()
    ]
}


def keeping(kept: dict[str, Any]) -> str:
    """A script that lets the device keep some things before the page looks."""
    lines = (
        f"localStorage.setItem({json.dumps(k)}, {json.dumps(json.dumps(v))})"
        for k, v in kept.items()
    )
    return ";".join(lines)


class Window:
    """A browser's window, in which a page can be looked at once all of it is drawn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._quiet = Quiet(page)

    def visit(self, address: str) -> None:
        self.page.goto(address)
        self.drawn()

    def speak(self, language: str) -> None:
        """Change the language as another page of the same device would."""
        self.page.evaluate(SPEAK, language)
        told = "language => document.documentElement.lang === language"
        self.page.wait_for_function(told, arg=language)
        self.drawn()

    def drawn(self) -> None:
        self._quiet.wait()
        self.page.wait_for_function(ARRIVED)


def take(browser: Browser, base: str, wish: argparse.Namespace) -> tuple[int, list[str]]:
    """All pictures that were wished for: how many there were, and what was found on them."""
    wished = [
        scene
        for scene in scenes()
        if not wish.only or any(each in scene.name for each in wish.only.split(","))
    ]
    found: list[str] = []
    count = 0
    for size in wish.sizes.split(","):
        with window(browser, "en", "device", size, wish.scale) as shown:
            for scene in wished:
                for picture, faulty in looks(shown, base, scene, size, wish):
                    count += 1
                    for fault in faulty:
                        print(f"{picture}  {fault}", flush=True)
                    found += faulty
    return count, found


def looks(
    shown: Window, base: str, scene: Scene, size: str, wish: argparse.Namespace
) -> Iterator[tuple[str, list[str]]]:
    """One scene in one window, in every language and light: the picture's name and its faults.

    A page is opened once and then changes its language; where something is done first, as often
    as there are languages.
    """
    page = shown.page
    for at, language in enumerate(wish.languages.split(",")):
        if at == 0 or scene.step:
            shown.visit(f"{base}?{scene.name}-{language}#/{scene.address}")
        shown.speak(language)
        undone = done(scene, page)
        shown.drawn()  # what was opened may have sent for more
        faulty = [*undone, *faults(page)]
        for light in wish.lights.split(","):
            page.emulate_media(color_scheme="dark" if light == "lamp" else "light")
            picture = f"{scene.name}--{size}-{language}-{light}"
            file = Path(wish.out) / f"{picture}.{wish.format}"
            page.screenshot(path=str(file), full_page=wish.full)
            yield picture, faulty
            faulty = []  # the light changes colours, and nothing else


def done(scene: Scene, page: Page) -> list[str]:
    """Do what the scene begins with; what cannot be done is a fault as well."""
    try:
        if scene.step:
            scene.step(page)
    except PlaywrightError as error:
        return [f"cannot be done: {error.message.splitlines()[0]}"]
    return []


def choose(browser: Browser, base: str) -> int:
    """The pictures of the docs, each as small as it may be while it looks well."""
    addresses = {scene.name: scene.address for scene in scenes()}
    for file, (name, size, language, light) in CHOSEN.items():
        with window(browser, language, light, size) as shown:
            shown.visit(f"{base}?{file}#/{addresses.get(name, name)}")
            (PICTURES / f"{file}.webp").write_bytes(_small(shown.page))
    return len(CHOSEN)


def _small(page: Page) -> bytes:
    """A little coarser, or else a little smaller, until it is small enough."""
    wire = page.context.new_cdp_session(page)
    whole = {"x": 0, "y": page.evaluate("scrollY")} | dict(page.viewport_size or {})
    for scale, quality in product((1, 0.75), (85, 75, 65, 55, 45)):
        how = {"format": "webp", "quality": quality, "clip": whole | {"scale": scale}}
        picture = b64decode(wire.send("Page.captureScreenshot", how)["data"])
        if len(picture) <= LARGEST:
            return picture
    raise SystemExit(f"{page.url} makes no picture of {LARGEST} bytes")


@contextmanager
def window(
    browser: Browser, language: str, light: str, size: str, scale: float = 1
) -> Iterator[Window]:
    """A browser's window that prints whatever goes wrong in it."""
    width, height = map(int, size.split("x"))
    settings = {"language": language, "light": light, "motion": "none", "name": "Aurelia"}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=width < 600,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(keeping({"lusoria-settings": settings, "lusoria-tables": TABLES}))
    context.add_init_script("localStorage.removeItem('lusoria-seen')")  # nobody was away
    stage.watched(context)
    page = context.new_page()
    page.on("console", lambda told: print(page.url, told.text) if told.type == "error" else None)
    page.on("pageerror", lambda error: print(page.url, error))
    yield Window(page)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", default=str(stage.CLIENT.parent / "build" / "screenshots"))
    parser.add_argument("--only", default="", help="only pictures whose name holds one of these")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--lights", default=",".join(LIGHTS))
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--format", choices=("png", "jpeg"), default="png")
    parser.add_argument("--full", action="store_true", help="the whole page, not the window")
    parser.add_argument("--no-build", action="store_true")
    parser.add_argument("--chosen", action="store_true", help="the pictures of the docs")
    wish = parser.parse_args()
    Path(wish.out).mkdir(parents=True, exist_ok=True)
    if not wish.no_build:
        stage.build()
    with stage.served() as base, stage.browser() as browser:
        if wish.chosen:
            print(f"{choose(browser, base)} pictures in {PICTURES}")
        else:
            count, found = take(browser, base, wish)
            print(f"{count} pictures in {wish.out}, {len(found)} faults")


if __name__ == "__main__":
    main()
