"""Roma's questions from a recording, in the windows that tests look at."""

from typing import Final

from playwright.sync_api import Page

from client.fixtures.asked import POSITIONS
from client.fixtures.record import ASKED

WINDOWS: Final = {"phone": (320, 640), "laptop": (1280, 720)}


def turn_to(page: Page, at: int) -> None:
    page.goto(f"{page.url.split('?')[0]}?{at}#/recorded/{ASKED}/{at}")
    page.wait_for_selector(".board .places")
    page.evaluate("document.fonts.ready")


def asked(question: str) -> list[int]:
    """Where a question is asked."""
    return [at for at, each in enumerate(POSITIONS) if each["decision"]["question"] == question]
