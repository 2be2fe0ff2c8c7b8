"""What is small on Armorica's table: answers, signs and numbers that stand clear of each other."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.armorica import sit
from tests.browser.visits import LAPTOP, PHONE, Visit, settled

pytestmark = pytest.mark.browser

DESK: Final = (1440, 900)
LANGUAGES: Final = ("en", "de", "ru")


def boxes(page: Page, things: str) -> list[dict[str, Any]]:
    """Where they stand, each with its middle and its end."""
    found: list[dict[str, Any]] = page.locator(
        things
    ).evaluate_all("""things => things.map(thing => {
        const { left, right, top, bottom, width, height } = thing.getBoundingClientRect()
        return { left, right, top, bottom, width, height, middle: (left + right) / 2 }
    })""")
    return found


def test_icons_of_one_pin_are_told_apart_on_a_low_table(visit: Visit) -> None:
    """Olives and sheep were one thing."""
    visit.size(LAPTOP)
    visit.open("replay/armorica-4/40")
    one, other = boxes(visit.page, ".roman > .ruler .pin.many svg")
    assert other["left"] - one["left"] > one["width"] * 0.7


@pytest.mark.parametrize("window", [PHONE, DESK])
def test_the_rule_of_a_question_stands_beside_its_words(
    visit: Visit, window: tuple[int, int]
) -> None:
    """Alone on a second line it pushed the board up, and another language had another table."""
    visit.size(window)
    for recording, question in (("armorica-4", "take_gaul"), ("armorica-3", "take_roman")):
        page = sit(visit, recording, question)
        for language in LANGUAGES:
            visit.speak(language)
            words, rule = boxes(page, ".ask .q b")[0], boxes(page, ".ask .q .rule")[0]
            assert words["height"] < 40, (recording, language)  # one line
            assert abs(words["bottom"] - rule["bottom"]) < 8, (recording, language)


def test_to_pass_fills_the_place_that_five_answers_leave(visit: Visit) -> None:
    visit.size(PHONE)
    page = sit(visit, "armorica-3", "take_roman")
    *_, third, fourth, fifth, last = boxes(page, ".ask .acts .btn")
    assert [last["top"], last["height"]] == [fourth["top"], fifth["height"]]
    assert [last["left"], last["width"]] == pytest.approx([third["left"], third["width"]])


def test_a_sign_stands_in_its_answer_with_air_around_it(visit: Visit) -> None:
    visit.size(PHONE)
    page = sit(visit, "armorica-4", "take_gaul")
    answer, sign = boxes(page, ".ask .btn")[0], boxes(page, ".ask .btn .sq")[0]
    words = boxes(page, ".ask .btn .lb")[0]
    assert sign["top"] - answer["top"] >= 4
    assert words["top"] - sign["bottom"] >= 2


@pytest.mark.parametrize("window", [LAPTOP, DESK])
def test_a_number_stands_below_the_middle_of_its_answer(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    page = sit(visit, "armorica-4", "take_gaul")
    words = boxes(page, ".ask .btn:not(.endt) .lb")
    numbers = boxes(page, ".ask .btn:not(.endt) .lb em")
    assert [each["middle"] for each in numbers] == pytest.approx(
        [each["middle"] for each in words], abs=1
    )


def test_an_enlarged_display_reaches_the_edge_of_a_telephone(visit: Visit) -> None:
    """Answers stuck out below it, and the line of the round was cut above it."""
    visit.size(PHONE)
    page = sit(visit, "armorica-4", "take_gaul")
    page.locator(".enlarge").first.click()
    settled(page)
    sheet = boxes(page, ".big")[0]
    assert sheet["bottom"] == PHONE[1]
    assert sheet["top"] >= boxes(page, ".bar-top .far > *")[0]["bottom"]


@pytest.mark.parametrize("window", [LAPTOP, DESK])
def test_an_enlarged_display_shows_its_last_card_whole(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    page = sit(visit, "armorica-2", "over")
    page.locator(".enlarge").first.click()
    expect(page.locator(".big .acard.last .name")).to_be_visible()
    settled(page)
    pairs = page.locator(".big .acard.slim .row:has(svg ~ svg)").evaluate_all(
        """rows => rows.map(row => [...row.children].map(each => each.getBoundingClientRect()))
            .map(([one, other]) => other.left - one.right)"""
    )
    assert min(pairs) > -1


def test_who_stands_in_for_somebody_has_one_sign_and_leaves_the_seat_its_own(visit: Visit) -> None:
    visit.size(PHONE)
    page = sit(visit, "armorica-4", "take_gaul", "/kept")
    expect(page.locator(".other .how.odd svg").filter(visible=True)).to_have_count(1)
    assert len({round(each["width"]) for each in boxes(page, ".other .plate > svg")}) == 1
    assert boxes(page, ".other .how.odd svg:last-of-type")[0]["width"] >= 14


@pytest.mark.parametrize("window", [PHONE, LAPTOP, DESK])
def test_a_chance_covers_no_sign_of_its_card(visit: Visit, window: tuple[int, int]) -> None:
    visit.size(window)
    page = sit(visit, "armorica-4", "take_gaul", "/hint")
    clear = """card => {
        const { top, right } = card.getBoundingClientRect()
        const flag = getComputedStyle(card, '::after')
        const box = each => card.querySelector(each).getBoundingClientRect()
        const below = top + parseFloat(flag.top) - box('.via').bottom
        return Math.min(below, right - parseFloat(flag.right) - parseFloat(flag.width)
            - box('.rail .row svg').right)
    }"""
    flagged = page.locator(".cards .acard[data-hint]")
    assert flagged.count() == 3
    assert min(flagged.evaluate_all(f"cards => cards.map({clear})")) > 0


def test_a_telephone_says_why_all_must_agree_to_take_a_move_back(visit: Visit) -> None:
    visit.size(PHONE)
    page = sit(visit, "armorica-4", "take_gaul", "/takeback")
    expect(page.locator(".prompt q ~ span")).to_be_visible()
