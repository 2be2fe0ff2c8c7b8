"""Nothing is greyed out without a word: whatever cannot be chosen says why when it is focused, in
the reader's own words."""

from typing import Final

import pytest
from playwright.sync_api import Page

from client import stage
from client.fixtures.record import ASKED, ROLLED, SETTINGS
from tests.browser.visits import LAPTOP, Visit

pytestmark = pytest.mark.browser

SHADED: Final = "[aria-disabled=true], :disabled"
DICE: Final = [f"{name}-dice" for name in ROLLED]
WHOLE: Final = ("armorica-3", "cambria-2", ASKED, *DICE)
"""Recordings that ask every question of a game, or for dice; the others are a long proof."""
RECORDINGS: Final = [
    name if name in WHOLE else pytest.param(name, marks=pytest.mark.slow)
    for name in (*SETTINGS, ASKED, *DICE)
]
WALK: Final = """
async (shaded) => {
  const said = () => document.querySelector('[role=tooltip]')?.innerText.trim() ?? ''
  const settled = () => new Promise(done => setTimeout(done, 10))
  const silent = []
  const things = [...document.querySelectorAll(shaded)]
    .filter(each => each.checkVisibility({visibilityProperty: true}))
    .filter(each => !each.closest('[inert]'))  // what lies under something is there for nobody
  for (const thing of things) {
    document.activeElement?.blur()
    for (let tries = 0; said() && tries < 200; tries++) await settled()
    thing.focus()
    for (let tries = 0; !said() && tries < 200; tries++) await settled()
    const reached = document.activeElement === thing && said().length >= 8
    const raw = /“[a-z]/.test(said())  // the words of an action, as a record spells them
    if (!reached || raw) silent.push(`${said()} ${thing.outerHTML.slice(0, 200)}`)
  }
  return {walked: things.length, silent}
}
"""


def first_of_each_kind(name: str) -> dict[str, int]:
    """Where every question is first asked: there a recording knows a reason for every action."""
    views = stage.recording(name)["views"]
    return {views[at]["decision"]["question"]: at for at in reversed(range(len(views)))}


def walk(page: Page) -> tuple[int, list[str]]:
    found = page.evaluate(WALK, SHADED)
    return found["walked"], found["silent"]


@pytest.mark.parametrize("recording", RECORDINGS)
def test_every_shaded_thing_says_why(visit: Visit, recording: str) -> None:
    walked, silent = 0, []
    visit.size(LAPTOP)
    visit.open(f"recorded/{recording}/0")
    for question, at in first_of_each_kind(recording).items():
        visit.turn_to(f"recorded/{recording}/{at}")
        seen, dumb = walk(visit.page)
        walked += seen
        silent += [f"{question}: {each}" for each in dumb]
    assert walked > 0
    assert silent == []


@pytest.mark.parametrize("address", ["rules/roma/", "new/armorica", "new/roma"])
def test_pages_do_too(visit: Visit, address: str) -> None:
    visit.size(LAPTOP)
    visit.open(address)
    walked, silent = walk(visit.page)
    assert walked > 0
    assert silent == []
