"""In windows lower than any board bends to, or enlarged to 200 or 400 %, the page scrolls."""

from typing import Final

import pytest

from client import stage
from tests.browser.visits import Visit, settled

pytestmark = pytest.mark.browser

TABLES: Final = ("armorica-2", "roma-2", "cambria-3")
WINDOWS: Final = ((640, 360), (568, 320), (320, 256))  # 1280x720 at 200 %, a telephone, 400 %

OUTSIDE: Final = """[...document.querySelectorAll('.tools>*, .ask .btn, .ask a.rule')]
    .filter(each => each.checkVisibility()).filter(each => {
        each.scrollIntoView()
        const {left, right, top, bottom} = each.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
    }).map(each => each.ariaLabel || each.innerText)"""

OVERLAID: Final = """(parts => parts.flatMap((one, index) => parts.slice(index + 1)
    .filter(other => {
        const [a, b] = [one, other].map(each => each.getBoundingClientRect())
        return a.left < b.right - 1 && b.left < a.right - 1
            && a.top < b.bottom - 1 && b.top < a.bottom - 1
    }).map(other => [one.className, other.className])))(
    [...document.querySelectorAll('.seatbox, .arow')])"""

BELOW: Final = """[...document.querySelectorAll('.hand .rcard, .slot, .die, .mine .val')].filter(
    each => each.getBoundingClientRect().bottom > innerHeight + 1).map(each => each.innerText)"""


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_in_a_low_window_the_page_scrolls_to_tools_and_answers(
    visit: Visit, table: str, window: tuple[int, int]
) -> None:
    visit.size(window)
    asked = len(stage.recordings()[table]["views"]) // 2
    visit.open(f"recorded/{table}/{asked}")
    assert visit.page.locator(".ask .btn").count()
    assert visit.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_in_a_low_window_no_display_lies_over_a_row(visit: Visit, window: tuple[int, int]) -> None:
    visit.size(window)
    visit.open("recorded/armorica-2/8")
    assert visit.page.evaluate(OVERLAID) == []


@pytest.mark.parametrize("window", [(640, 360), (667, 375)], ids=str)
def test_in_a_low_window_a_hand_is_seen_with_its_discs(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    for asked in ("roma-2/0", "roma-2/4", "roma-2-bribery/20"):
        visit.open(f"recorded/{asked}")
        assert visit.page.locator(".hand .rcard").count()
        assert visit.page.evaluate(BELOW) == []


COVERED: Final = """() => [...document.querySelectorAll('a, button, input, select')]
    .filter(each => each.checkVisibility())
    .filter(each => !each.closest('nav.tabs5, footer, header, .unseen, [inert]'))
    .filter(each => {
        each.focus()
        const {left, top, width, height} = each.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const over = document.elementFromPoint(x, y)
        return over?.closest('nav.tabs5, .dlg > footer, .dlg > header, .startb')
    }).map(each => each.ariaLabel || each.innerText || each.id)"""


@pytest.mark.parametrize("window", [(320, 256), (320, 640)], ids=str)
@pytest.mark.parametrize("page", ["", "new/armorica", "new/roma"])
def test_no_bar_lies_over_what_has_the_focus(
    visit: Visit, page: str, window: tuple[int, int]
) -> None:
    visit.size(window)
    visit.open(page)
    assert visit.page.evaluate(COVERED) == []


@pytest.mark.parametrize("played", ["armorica-4", "roma-2", "cambria-5"])
def test_in_a_low_window_a_replay_scrolls(visit: Visit, played: str) -> None:
    visit.size((320, 256))
    visit.open(f"replay/{played}/40")
    board = visit.page.locator("main.board-area").bounding_box()
    assert board
    assert board["height"] >= 280
    visit.page.get_by_role("slider").scroll_into_view_if_needed()
    assert visit.page.evaluate("scrollY") > 0


SPACED: Final = """() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
        word-spacing: .16em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced]
}"""
REACHED: Final = """(() => {
    const felt = document.querySelector('.felt')
    felt.scrollTo(0, felt.scrollHeight)
    const mine = document.querySelector('.mine').getBoundingClientRect()
    return mine.bottom <= felt.getBoundingClientRect().bottom + 1
})()"""


@pytest.mark.parametrize("window", [(390, 844), (320, 640)], ids=str)
@pytest.mark.parametrize("table", ["armorica-2/8", "armorica-4/11"])
def test_letters_set_further_apart_lie_over_nothing(
    visit: Visit, table: str, window: tuple[int, int]
) -> None:
    """As far as the guidelines for access ask (1.4.12): rows keep their room, the felt scrolls."""
    visit.size(window)
    visit.open(f"recorded/{table}")
    visit.page.evaluate(SPACED)
    settled(visit.page)
    assert visit.page.evaluate(OVERLAID) == []
    assert visit.page.evaluate(REACHED)
