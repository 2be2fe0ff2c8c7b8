"""One's own tables in the lobby: however many, all are reached, and where people wait is first."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

from client.screenshots import LANGUAGES, keeping
from client.stage import ANSWERS
from tests.browser.visits import LAPTOP, PHONE, Visit, rest, settled

pytestmark = pytest.mark.browser

MINE: Final = 34


def own_table(at: int) -> dict[str, Any]:
    """Games with bots that wait, some that are over; a friend waits at the last but one, and a
    guest has come to the last."""
    table: dict[str, Any] = json.loads((ANSWERS / "tables-mine-1.json").read_text("utf-8"))["table"]
    bots = [{"kind": "bot", "level": "tiro"} for _ in range(2)]
    chairs = [{"kind": "person", "name": "Aurelia"}, *bots]
    table |= {"match": f"own-{at}", "chairs": chairs, "asked": 0, "title": ""}
    if at % 5 == 4:
        table |= {"stage": "over"}
    if at >= MINE - 2:
        guest = {"kind": "person", "name": "Иван"}
        table |= {"chairs": [chairs[0], guest], "title": "A long evening of friends from Cologne"}
    return table | ({"stage": "waiting", "asked": None, "owner": 0} if at == MINE - 1 else {})


@pytest.fixture
def crowded(visit: Visit) -> Visit:
    """The lobby of somebody who sits at many tables."""
    tables = [own_table(at) for at in range(MINE)]
    about = ("match", "game", "title")
    mine = [
        {key: table[key] for key in about} | {"seats": {"0": "key"}, "at": -at}
        for at, table in enumerate(tables)
    ]
    visit.open("settings")
    visit.page.evaluate(keeping({"lusoria-tables": {"tables": mine}}))

    def tell(route: Route) -> None:
        at = int(route.request.url.rpartition("-")[2])
        route.fulfill(json={"table": tables[at]})

    visit.page.route("**/api/tables/own-*", tell)
    visit.page.route_web_socket(re.compile("/api/socket"), lambda _: None)
    visit.size(LAPTOP)
    visit.open("", "crowded")
    return visit


def test_all_my_tables_are_reached_from_the_lobby(crowded: Visit) -> None:
    """Those where people wait first; lists scroll, and the page has no need to."""
    page = crowded.page
    running, over = page.locator("#mine li"), page.locator("#replays li")
    expect(running).to_have_count(28)
    expect(over).to_have_count(6)
    expect(page.locator("#mine h2")).to_contain_text("28")
    expect(running.nth(0)).to_contain_text("Your turn · against Иван")
    expect(running.nth(1)).to_contain_text("everybody is here: you can start · against Иван")
    running.last.get_by_role("link").click()  # which brings it into its panel
    page.wait_for_url(re.compile("#/table/own-"))


def test_lists_of_the_lobby_leave_the_page_as_it_is(crowded: Visit) -> None:
    """Longer ones scroll in their panels; a title covers no button, and on a telephone the page
    grows."""
    page = crowded.page
    for language in LANGUAGES:
        crowded.speak(language)
        assert page.evaluate("document.scrollingElement.scrollHeight") == LAPTOP[1], language
        assert page.locator(".gc p:visible").count() == 3
    title = page.locator("#mine li b").first.evaluate(
        "each => { const range = document.createRange(); range.selectNodeContents(each);"
        " return range.getBoundingClientRect().right }"
    )
    button = page.locator("#mine li .btn").first.bounding_box()
    assert button is not None
    assert title <= button["x"]
    crowded.size(PHONE)
    page.locator(".tabs5 button").nth(1).click()
    settled(page)
    assert page.evaluate("document.scrollingElement.scrollHeight") > 28 * 40


def test_nobody_is_asked_again_about_a_table_where_bots_wait(crowded: Visit) -> None:
    asked: list[str] = []
    page = crowded.page
    expect(page.locator("#replays li")).to_have_count(6)  # all are known, which takes two looks
    expect(page.locator("#mine li").nth(1)).to_contain_text("everybody is here")
    page.on("request", lambda each: asked.append(each.url) if "/own-" in each.url else None)
    with page.expect_request("**/api/lobby"):
        pass
    rest(page, 300)
    assert {each.rpartition("-")[2] for each in asked} == {"32", "33"}
