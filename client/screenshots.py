"""Every page and every kind of question as a picture: three languages, three windows, day and lamp.

python -m client.screenshots [--out FOLDER] [--only TEXT] [--languages en,de] [--sizes 390x844]
                             [--lights day,lamp] [--no-build]
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from client import stage

LANGUAGES: Final = ("en", "de", "ru")
SIZES: Final = ("390x844", "1280x720", "1440x900")
LIGHTS: Final = ("day", "lamp")
PAGES: Final = {
    "lobby": "",
    "new-armorica": "new/armorica",
    "new-roma": "new/roma",
    "new-cambria": "new/cambria",
    "waiting-cambria": "recorded/cambria-5/waiting",
    "waiting-armorica": "recorded/armorica-3/waiting",
    "waiting-roma": "recorded/roma-2/waiting",
    "sit": "sit/claudia",
    "curtain": "recorded/roma-2/curtain",
    "end-armorica": "recorded/armorica-4/end",
    "end-cambria": "recorded/cambria-5/end",
    "end-roma": "recorded/roma-2/end",
    "how-armorica": "how/armorica",
    "how-roma": "how/roma",
    "how-cambria": "how/cambria",
    "rules-cambria": "rules/cambria/C9.5",
    "rules-roma": "rules/roma/R12.forum",
    "rules-armorica": "rules/armorica/A4.2",
    "replay-armorica": "replay/armorica-4/9",
    "settings": "settings",
    "offline": "offline",
    "unknown": "nowhere",
    "catalogue": "catalogue",
}
"""Each page's name and its address after `#/`; tall pages are also taken whole."""


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


def shots() -> Iterator[tuple[str, str]]:
    """What to take: a name and an address."""
    yield from PAGES.items()
    for name, recording in stage.recordings().items():
        for question, at in stage.questions(recording).items():
            yield f"{name}-{question}", f"recorded/{name}/{at}"


def take(browser: Browser, base: str, wish: argparse.Namespace) -> int:
    """All pictures that were wished for; how many there were."""
    taken = 0
    for language in wish.languages.split(","):
        for light in wish.lights.split(","):
            for size in wish.sizes.split(","):
                taken += take_some(browser, base, wish, language, light, size)
    return taken


def take_some(
    browser: Browser, base: str, wish: argparse.Namespace, language: str, light: str, size: str
) -> int:
    """One language, one light, one window."""
    width, height = map(int, size.split("x"))
    settings = {"language": language, "light": light, "motion": "none", "name": "Aurelia"}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=wish.scale,
        has_touch=width < 600,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(keeping({"lusoria-settings": settings, "lusoria-tables": TABLES}))
    stage.watched(context)
    page = context.new_page()
    faults: list[str] = []
    page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    count = 0
    for name, address in shots():
        if wish.only and not any(each in name for each in wish.only.split(",")):
            continue
        page.goto(f"{base}?{count}#/{address}")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        file = Path(wish.out) / f"{name}--{size}-{language}-{light}.png"
        page.screenshot(path=str(file), full_page=wish.full)
        count += 1
        for fault in faults:
            print(f"{file.name}: {fault}")
        faults.clear()
    context.close()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", default=str(stage.CLIENT.parent / "build" / "screenshots"))
    parser.add_argument("--only", default="", help="only pictures whose name holds one of these")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--lights", default=",".join(LIGHTS))
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--full", action="store_true", help="the whole page, not the window")
    parser.add_argument("--no-build", action="store_true")
    wish = parser.parse_args()
    Path(wish.out).mkdir(parents=True, exist_ok=True)
    if not wish.no_build:
        stage.build()
    with stage.served() as base, stage.browser() as browser:
        print(f"{take(browser, base, wish)} pictures in {wish.out}")


if __name__ == "__main__":
    main()
