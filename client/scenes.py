"""What there is to look at: every page, every kind of question at every table, and every state that
a page can be brought into. `client.screenshots` takes them, `client.faults` judges them.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from playwright.sync_api import Page

from client import stage

Step = Callable[[Page], None]


@dataclass(frozen=True, slots=True)
class Scene:
    """A name, an address after `#/`, and what is done there before it is looked at."""

    name: str
    address: str
    step: Step | None = None


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
    "replay-armorica": "replay/armorica-4/40",
    "replay-roma": "replay/roma-2/60",
    "replay-roma-theirs": "replay/roma-2/53",
    "replay-cambria": "replay/cambria-5/60",
    "settings": "settings",
    "offline": "offline",
    "unknown": "nowhere",
    "catalogue": "catalogue",
}
"""Each page's name and its address after `#/`; tall pages are also taken whole."""

ENDS: Final = (
    "armorica-2",
    "armorica-3",
    "cambria-2",
    "cambria-3",
    "cambria-4-cumbria",
    "roma-2-bribery",
)
"""Further numbers of seats whose reckoning is looked at."""

INCIDENTS: Final = (
    "lost",
    "connecting",
    "restart",
    "takeback",
    "away",
    "kept",
    "compiling",
    "stale",
    "thinking",
    "preparing",
    "hint",
    "sent",
    "theirs",
    "onlooker",
    "news",
    "since",
)
"""What befalls a table beside the game (client/pages/catalogue/incidents.ts)."""

TABLES: Final = {
    "armorica": ("armorica-4", "take_gaul"),
    "roma": ("roma-2-asked", "act-0"),
    "cambria": ("cambria-5", "act"),
}
"""The table of each game that incidents befall, and what is asked there."""

PLAYED: Final = {"roma": ("roma-2", "act")}
"""Where positions were put together nothing has happened: what tells of the past is taken here."""
TELLING: Final = ("since", "log", "onlooker", "news", "takeback")


def _press(key: str, page: Page) -> None:
    page.keyboard.press(key)


def _read(page: Page) -> None:
    """The rules over the table, once their sentences have come."""
    page.keyboard.press("r")
    page.locator(".reading .rt li").first.wait_for()


def _search(words: dict[str, str], page: Page) -> None:
    """A word in the page's language is looked for, and what was found is told."""
    page.locator("search input").fill(words[page.evaluate("document.documentElement.lang")])
    page.locator("search [role=status]").filter(has_text=re.compile(".")).wait_for()


def _click(place: str, page: Page) -> None:
    page.locator(place).first.click()


def _tab(name: str, page: Page) -> None:
    """A part of the lobby: on a telephone it lies behind a tab, elsewhere it is seen anyway."""
    tab = page.locator(".tabs5 button").nth(LOBBY.index(name) + 1)
    if tab.is_visible():
        tab.click()


def _ask(place: str, page: Page) -> None:
    """Why not? The one that is asked says it beside itself."""
    page.locator(place).first.focus()
    page.locator(".popover.tip").wait_for()


def _explain(place: str, page: Page) -> None:
    page.locator(place).first.focus()
    page.keyboard.press("i")
    page.locator(".detail .sentences li").first.wait_for()


def _rest(place: str, page: Page) -> None:
    """A pointer rests somewhere; narrow windows have no room to tell of it in passing."""
    page.locator(place).first.hover()
    if page.evaluate("matchMedia('(hover: hover) and (min-width: 860px)').matches"):
        page.locator(".detail.passing").wait_for()


def _give_one(page: Page) -> None:
    """One card of two is chosen to be passed, and has arrived."""
    _click(".roma .hand button", page)
    page.locator(".passtray .undoone").wait_for()


def _lay_over(page: Page) -> None:
    """A card is held over one that it would cost."""
    _click(".roma .hand button[aria-pressed]", page)
    page.locator(".roma .slot:has(.covers)").last.hover()


SEARCHED: Final[dict[str, tuple[str, Step]]] = {
    "rules-search": (
        "rules/cambria",
        partial(_search, {"en": "warriors", "de": "Kriegern", "ru": "воинами"}),
    ),
    "rules-search-parts": (
        "rules/roma",
        partial(_search, {"en": "endgame", "de": "Handkarten", "ru": "монетами"}),
    ),
    "rules-search-near": (
        "rules/cambria",
        partial(_search, {"en": "legoin ship", "de": "Kriger Schiff", "ru": "легеон корабль"}),
    ),
    "rules-search-none": (
        "rules/armorica",
        partial(_search, dict.fromkeys(("en", "de", "ru"), "xyzzy")),
    ),
}
"""What the search of the rules answers: with finds, with parts of a word, with words that are
written alike, and with nothing."""

LOBBY: Final = ("tables", "invite", "replays")
"""What a telephone keeps behind the lobby's tabs."""

OPENED: Final[dict[str, Step]] = {
    "log": partial(_press, "l"),
    "chat": partial(_press, "c"),
    "rules": _read,
    "lists": partial(_press, "t"),
    "keys": partial(_press, "?"),
    "menu": partial(_click, ".bar-top [aria-haspopup]"),
}
"""What can be opened at every table."""

DONE: Final[dict[str, tuple[str, str, Step]]] = {
    "armorica-detail": ("armorica-4", "take_roman", partial(_explain, ".armorica .fit.can")),
    "armorica-why": ("armorica-4", "take_roman", partial(_ask, ".fit[aria-disabled=true]")),
    "armorica-hungry": (
        "armorica-3-hungry",
        "starve",
        partial(_click, ".armorica .mine [aria-pressed]"),
    ),
    "armorica-winter": ("armorica-4", "starve", partial(_click, ".armorica .mine [aria-pressed]")),
    "armorica-winter-lists": ("armorica-3-hungry", "starve", partial(_press, "t")),
    "armorica-enlarged": ("armorica-4", "take_gaul", partial(_click, ".enlarge")),
    "armorica-enlarged-full": ("armorica-2", "over", partial(_click, ".enlarge")),
    "roma-why": ("roma-2-asked", "act-0", partial(_ask, ".roma .hand [aria-disabled=true]")),
    "roma-detail": ("roma-2-asked", "act-0", partial(_explain, ".roma .hand button")),
    "roma-detail-passing": ("roma-2-asked", "act-0", partial(_rest, ".roma .slot.filled")),
    "roma-detail-disc": ("roma-2-asked", "act-0", partial(_explain, ".roma .slot.filled")),
    "roma-die": ("roma-2-asked", "act-0", partial(_click, ".roma .dice .die[aria-pressed]")),
    "roma-die-bribery": (
        "roma-2-asked",
        "act-1",
        partial(_click, ".roma .dice .die[aria-pressed]"),
    ),
    "roma-die-forum": (
        "roma-2-asked",
        "act-23",
        partial(_click, ".roma .dice .die[aria-pressed]"),
    ),
    "roma-card": ("roma-2-asked", "act-0", partial(_click, ".roma .hand button[aria-pressed]")),
    "roma-lay": (
        "roma-2-asked",
        "lay_free-11",
        partial(_click, ".roma .hand button[aria-pressed]"),
    ),
    "roma-lay-over": ("roma-2-asked", "lay_free-11", _lay_over),
    "roma-give-one": ("roma-2", "give", _give_one),
    "cambria-seat": ("cambria-5", "act", partial(_click, ".cambria .seat")),
    "cambria-road": ("cambria-5", "act", partial(_ask, ".spot.road-at.cannot")),
    "cambria-why": ("cambria-5", "act", partial(_ask, ".ask [aria-disabled=true]")),
}
"""What can be done at one table only."""
FIRST: Final = ("armorica-why", "cambria-why", "roma-give-one")
"""Done where the question is asked first: every reason is known there, and one card of two goes."""


def scenes() -> Iterator[Scene]:
    """All of them."""
    for name, address in PAGES.items():
        yield Scene(name, address)
    for name in LOBBY:
        yield Scene(f"lobby-{name}", "", partial(_tab, name))
    for name, (address, step) in SEARCHED.items():
        yield Scene(name, address, step)
    yield Scene("unknown-table", "sit/nowhere")
    for name in ENDS:
        yield Scene(f"end-{name}", f"recorded/{name}/end")
    recordings = stage.recordings()
    for name, recording in recordings.items():
        for question, at in stage.questions(recording).items():
            yield Scene(f"{name}-{question}", f"recorded/{name}/{at}")
    yield from _states(recordings)


def _states(recordings: dict[str, dict[str, Any]]) -> Iterator[Scene]:
    """What befalls a table, and what can be opened on it."""

    def address(name: str, question: str) -> str:
        return f"recorded/{name}/{stage.questions(recordings[name])[question]}"

    def first(name: str, question: str) -> str:
        """Where a question is asked first the recording knows every reason."""
        asked = [view["decision"]["question"] for view in recordings[name]["views"]]
        return f"recorded/{name}/{asked.index(question)}"

    def table(game: str, state: str) -> str:
        return address(*(PLAYED.get(game, TABLES[game]) if state in TELLING else TABLES[game]))

    for game in TABLES:
        for incident in INCIDENTS:
            yield Scene(f"state-{game}-{incident}", f"{table(game, incident)}/{incident}")
        for name, step in OPENED.items():
            yield Scene(f"state-{game}-{name}", table(game, name), step)
    for name, (recording, question, step) in DONE.items():
        where = first if name in FIRST else address
        yield Scene(f"state-{name}", where(recording, question), step)
