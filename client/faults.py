"""What can be held against a page as it is drawn (`faults.js`)."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

LOOK: Final = Path(__file__).with_suffix(".js").read_text("utf-8").split("\n", 2)[2]


def faults(page: Page) -> list[str]:
    """Text clipped, things covered, things outside the window; each with the element."""
    found: list[str] = page.evaluate(LOOK)
    return found
