"""What is small on Armorica's table: answers, signs and numbers that stand clear of each other."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.armorica import sit
from tests.browser.visits import LAPTOP, PHONE, Visit

pytestmark = pytest.mark.browser

DESK: Final = (1440, 900)
LANGUAGES: Final = ("en", "de", "ru")


def boxes(page: Page, things: str) -> list[dict[str, Any]]:
    """Where they stand, each with its middle and its end."""
    return page.locator(things).evaluate_all("""things => things.map(thing => {
        const { left, right, top, bottom, width, height } = thing.getBoundingClientRect()
        return { left, right, top, bottom, width, height, middle: (left + right) / 2 }
    })""")


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
            words, rule = page.locator(".ask .q b"), page.locator(".ask .q .rule")
            lines = words.evaluate("words => words.getClientRects().length")
            assert lines == 1, (recording, language)
            assert (words.bounding_box() or {})["y"] < (rule.bounding_box() or {})["y"] + 4
            below = (
                boxes(page, ".ask .q b")[0]["bottom"] - boxes(page, ".ask .q .rule")[0]["bottom"]
            )
            assert abs(below) < 8, (recording, language)


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
