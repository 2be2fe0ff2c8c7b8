"""How Roma's cards and trays look: pictures are seen, words are whole, what lies over the table
covers whole things."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from client import stage
from client.fixtures.asked import POSITIONS
from tests.browser.roma import asked, draw, turn_to

pytestmark = pytest.mark.browser
LAPTOPS: Final = {"laptop": (1280, 720), "desktop": (1440, 900)}
HEIGHTS: Final = "cards => cards.map(card => card.getBoundingClientRect().height)"
BROKEN: Final = r"""places => places.flatMap(place => {
    const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT).nextNode()
    const range = new Range()
    return [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(each => Math.round(each.top))).size > 1
    }).map(({ 0: word }) => word)
})"""
"""Words that begin in one line and end in another."""


@pytest.mark.parametrize("table", LAPTOPS.values(), ids=list(LAPTOPS), indirect=True)
def test_drawn_cards_show_pictures_of_one_height_none_a_strip(table: Page) -> None:
    for at in asked("keep"):
        turn_to(table, at)
        heights = table.locator(".tray.drawn .pic").evaluate_all(HEIGHTS)
        assert max(heights) - min(heights) < 1, at
        assert min(heights) > 50, at


@pytest.mark.parametrize("table", [LAPTOPS["desktop"]], ids=["desktop"], indirect=True)
def test_a_hand_beside_drawn_cards_lies_in_two_rows_where_the_wood_is_high(table: Page) -> None:
    at = asked("keep")[0]  # four drawn, five held
    turn_to(table, at)
    assert len(POSITIONS[at]["hands"][0]) == 5
    cards = table.locator(".fan .rcard")
    assert min(cards.evaluate_all(HEIGHTS)) > 100
    boxes = cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    assert len({round(box["top"]) for box in boxes}) == 2
    for name in table.locator(".fan .title .l").all():
        expect(name).to_be_visible()


PANEL: Final = """tray => {
    const cards = [...tray.children].map(card => card.getBoundingClientRect())
    const edge = parseFloat(getComputedStyle(tray, '::before').top)
    return Math.min(...cards.map(card => card.top)) - tray.getBoundingClientRect().top - edge
}"""
"""How far the drawn cards lie below the edge of what they lie on."""


@pytest.mark.parametrize("table", [LAPTOPS["desktop"]], ids=["desktop"], indirect=True)
def test_drawn_cards_lie_on_no_more_than_they_need(table: Page) -> None:
    for at in asked("keep"):
        turn_to(table, at)
        assert 6 <= table.locator(".tray.drawn").evaluate(PANEL) <= 24, at


@pytest.mark.parametrize("table", [LAPTOPS["laptop"]], ids=["laptop"], indirect=True)
def test_no_word_of_a_whole_card_is_broken(table: Page) -> None:
    for language in ("de", "ru"):
        table.add_init_script(
            f"""localStorage.setItem('lusoria-settings', JSON.stringify({{
                ...JSON.parse(localStorage.getItem('lusoria-settings') ?? '{{}}'),
                language: '{language}' }}))"""
        )
        for at in asked("take"):
            turn_to(table, at)
            assert table.locator("html").get_attribute("lang") == language
            assert table.locator(".pile .txt").evaluate_all(BROKEN) == []


@pytest.mark.parametrize("table", LAPTOPS.values(), ids=list(LAPTOPS), indirect=True)
def test_who_passes_cards_sees_whole_discs_or_none(table: Page) -> None:
    draw(table, "recorded/roma-2/1")
    tray = table.locator(".passtray").bounding_box()
    assert tray is not None
    for disc in table.locator(".disc .bg").all():
        box = disc.bounding_box()
        assert box is not None
        assert tray["x"] <= box["x"]
        assert box["x"] + box["width"] <= tray["x"] + tray["width"]


MIDDLE: Final = """each => {
    const { left, right } = each.getBoundingClientRect()
    return (left + right) / 2
}"""


@pytest.mark.parametrize("table", LAPTOPS.values(), ids=list(LAPTOPS), indirect=True)
def test_resting_dice_lie_in_the_middle_of_their_seat(table: Page) -> None:
    draw(table, "recorded/roma-2/1")
    second = table.locator(".restdice svg").nth(1).evaluate(MIDDLE)
    assert abs(second - table.locator(".mine").evaluate(MIDDLE)) < 2


@pytest.mark.parametrize("table", [LAPTOPS["laptop"]], ids=["laptop"], indirect=True)
def test_names_below_the_pictures_of_drawn_cards_stand_in_their_middle(table: Page) -> None:
    for address in ("recorded/roma-2/7", "recorded/roma-2-publisher/16"):  # long names among them
        draw(table, address, ".tray.drawn .rcard")
        for card in table.locator(".tray.drawn .rcard").all():
            name = card.locator(".title .l")
            assert abs(name.evaluate(MIDDLE) - card.evaluate(MIDDLE)) < 2
            assert name.evaluate("each => each.offsetWidth <= each.closest('.in').clientWidth")


COVERED: Final = """word => {
    const at = word.getBoundingClientRect()
    return [...word.parentElement.querySelectorAll('.cost, .def')].filter(each => {
        const it = each.getBoundingClientRect()
        return it.left < at.right && at.left < it.right
            && Math.min(it.bottom, at.bottom) - Math.max(it.top, at.top) > 4
    }).length
}"""


@pytest.mark.parametrize("table", [(390, 844)], ids=["phone"], indirect=True)
def test_a_word_on_a_card_of_a_telephone_lies_between_its_coin_and_its_shield(table: Page) -> None:
    for address in ("recorded/roma-2-bribery/12", f"recorded/roma-2-asked/{asked('target')[0]}"):
        draw(table, address)
        word = table.locator(".rmini.loss .word")
        expect(word).to_be_visible()
        assert word.evaluate(COVERED) == 0


@pytest.mark.parametrize("table", [LAPTOPS["desktop"]], ids=["desktop"], indirect=True)
def test_the_sign_of_a_cost_stands_beside_the_key_of_its_answer(table: Page) -> None:
    turn_to(table, asked("put")[0])
    signs = table.locator(".ask .btn .costs")
    assert signs.count()
    for sign in signs.all():
        key = sign.locator("xpath=../*[contains(@class, 'end')]")
        mine, other = sign.bounding_box(), key.bounding_box()
        assert mine is not None
        assert other is not None
        assert mine["x"] + mine["width"] <= other["x"]


@pytest.mark.parametrize("table", LAPTOPS.values(), ids=list(LAPTOPS), indirect=True)
def test_no_question_moves_the_table(table: Page) -> None:
    heights = set()
    for question in ("act", "target", "second_die", "put", "keep"):
        for at in asked(question):
            turn_to(table, at)
            heights.add(round(table.locator(".ask").evaluate("each => each.offsetHeight")))
    assert len(heights) == 1


def test_a_table_that_rolls_its_own_dice_has_heard_every_turn() -> None:
    turns = [
        heard["facts"]["turn"]
        for view in stage.recording("roma-2-dice")["views"]
        for heard in view["heard"]
        if heard["event"] == "turn_begun"
    ]
    assert turns == list(range(1, len(turns) + 1))
