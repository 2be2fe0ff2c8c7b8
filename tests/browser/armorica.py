"""A recorded table of Armorica where a question is asked."""

from playwright.sync_api import Page

from client import stage
from tests.browser.visits import Visit, settled


def sit(visit: Visit, recording: str, question: str, further: str = "") -> Page:
    """A recorded table, where a question is asked last."""
    at = stage.questions(stage.recordings()[recording])[question]
    visit.page.goto(f"{visit.house}?{recording}{at}{further}#/recorded/{recording}/{at}{further}")
    visit.page.wait_for_selector(".cards .acard")
    settled(visit.page)
    return visit.page
