"""Roma's questions from a recording, in the windows that tests look at."""

from typing import Final

from playwright.sync_api import Page

from client.fixtures.asked import POSITIONS
from client.fixtures.record import ASKED
from tests.browser.visits import settled

WINDOWS: Final = {"phone": (320, 640), "laptop": (1280, 720)}


def turn_to(page: Page, at: int) -> None:
    draw(page, f"recorded/{ASKED}/{at}")


def draw(page: Page, address: str, thing: str = ".board .places") -> None:
    """A page anew, with a thing that stands on it, and all in its place."""
    page.goto(f"{page.url.split('?')[0]}?{address}#/{address}")
    page.locator(thing).first.wait_for()
    settled(page)


def asked(question: str) -> list[int]:
    """Where a question is asked."""
    return [at for at, each in enumerate(POSITIONS) if each["decision"]["question"] == question]
