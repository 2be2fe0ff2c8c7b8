"""Armorica's board at every width: what lies on it is seen whole, and a thumb reaches all of it."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.armorica import sit
from tests.browser.visits import LAPTOP, PHONE, Visit, settled

pytestmark = pytest.mark.browser

WINDOWS: Final = ((320, 640), (390, 844), (430, 932), (844, 390), (1280, 720), (1440, 900))
THUMB: Final = 44  # px


PINS_OVER_NUMBERS: Final = """[...document.querySelectorAll('.ruler')].flatMap(ruler => {
    const box = each => each.getBoundingClientRect()
    const seen = each => box(each).width && getComputedStyle(each).visibility === 'visible'
    const beads = [...ruler.querySelectorAll('.n span')].filter(seen)
    const pins = [...ruler.querySelectorAll('.pin')].filter(seen)
    const over = (one, other) => one !== other
        && box(one).left < box(other).right - .5 && box(other).left < box(one).right - .5
    return pins.filter(pin => [...beads, ...pins].some(each => over(pin, each)))
        .map(pin => pin.innerText)
})"""


def test_pins_of_several_icons_wear_a_number(visit: Visit) -> None:
    page = sit(visit, "armorica-2", "take_roman")
    for width, height in WINDOWS:
        visit.size((width, height))
        number = page.locator(".now > .ruler .pin.many :is(b, span)").filter(visible=True)
        expect(number).to_have_text("6")


BARE: Final = """foot => {
    const right = each => each.getBoundingClientRect().right
    return [...foot.querySelectorAll('td.v')].map(cell => right(foot) - right(cell))
}"""
"""How far it is from the end of each number to that of the sheet."""


def test_at_the_end_an_enlarged_display_has_no_bare_sheet(visit: Visit) -> None:
    visit.size((1280, 720))
    page = sit(visit, "armorica-2", "over")
    page.locator(".enlarge").first.click()
    foot = page.locator(".bigfoot")
    foot.wait_for()
    settled(page)
    bare = foot.evaluate(BARE)
    assert min(bare) == pytest.approx(0, abs=1)
    assert len({round(room) for room in bare}) == 2  # two columns


@pytest.mark.parametrize("question", ["take_gaul", "take_roman"])
def test_no_pin_lies_over_the_number_of_a_place(visit: Visit, question: str) -> None:
    page = sit(visit, "armorica-2", question)
    expect(page.locator(".ruler .pin.many")).to_have_count(1)
    for width, height in WINDOWS:
        visit.size((width, height))
        assert page.evaluate(PINS_OVER_NUMBERS) == [], (width, height)


TOUCHED: Final = """(pin, [left, right, up, down]) => {
    const box = pin.getBoundingClientRect()
    const at = (x, y) => document.elementFromPoint(x, y)?.closest('button') === pin
    const middle = (box.left + box.right) / 2
    return at(middle - left, box.top) && at(middle + right, box.top)
        && at(middle, box.top - up) && at(middle, box.bottom + down)
}"""


@pytest.mark.parametrize("window", WINDOWS[:3])
def test_a_pin_says_whom_it_reaches_and_has_room_for_a_thumb(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    page = sit(visit, "armorica-3", "take_roman")
    pin = page.get_by_role("button", name="Up to number 4 from the right you reach generals")
    assert pin.evaluate(TOUCHED, [THUMB / 2 - 1, THUMB / 2 - 1, 2, 18])
    pin.click()
    tip = page.locator(".popover.tip")
    expect(tip).to_contain_text("generals (4 grapes), bureaucrats (4 sheep).")
    expect(tip.locator("a.rule")).to_have_text("A5.3")
    row = page.locator(".arow.roman .cards").bounding_box()
    said = tip.bounding_box()
    assert row
    assert said
    assert said["y"] > row["y"] + row["height"]


def test_all_pins_of_a_row_are_one_tab_stop(visit: Visit) -> None:
    page = sit(visit, "armorica-3", "take_roman")
    pins = page.locator(".arow.roman .ruler .pin")
    assert pins.count() > 1
    assert pins.evaluate_all("all => all.filter(pin => pin.tabIndex === 0).length") == 1
    pins.first.focus()
    page.keyboard.press("ArrowRight")
    expect(pins.nth(1)).to_be_focused()


@pytest.mark.parametrize(
    ("thing", "says", "rule"),
    [(".mine .tally", "added up", "A11.1"), (".mine .next", "your last set scores 6", "A9.3")],
)
def test_sums_and_the_next_suits_say_what_they_are(
    visit: Visit, thing: str, says: str, rule: str
) -> None:
    visit.size((390, 844))
    page = sit(visit, "armorica-3", "take_roman")
    page.locator(thing).click()
    expect(page.locator(".popover.tip")).to_contain_text(says)
    expect(page.locator(".popover.tip a.rule")).to_have_text(rule)


@pytest.mark.parametrize("window", WINDOWS[:3])
def test_what_waits_for_a_choice_covers_no_card_to_choose(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    page = sit(visit, "armorica-4", "starve")
    page.locator(".ask .btn", has_text="Let it go").click(force=True)
    expect(page.locator(".popover.tip")).to_be_visible()
    settled(page)
    said = page.locator(".popover.tip").bounding_box()
    cards = [card.bounding_box() for card in page.locator(".mine .acard.can").all()]
    assert said
    assert cards
    assert all(card and card["y"] + card["height"] <= said["y"] for card in cards), (said, cards)


def test_a_chance_stands_below_the_number_of_cards_that_are_left(visit: Visit) -> None:
    visit.size((390, 844))
    page = sit(visit, "armorica-4", "take_gaul", "/hint")
    card = page.locator(".cards .acard[data-hint]").first
    above = card.evaluate("card => getComputedStyle(card, '::after').top")
    assert float(above.removesuffix("px")) > 0


SLENDEREST: Final = """Math.min(...[...document.querySelectorAll('.cards .acard')]
    .map(card => [card.getBoundingClientRect().width, getComputedStyle(card).fontSize])
    .map(([width, em]) => width / parseFloat(em)))"""


@pytest.mark.parametrize("befalls", ["", "/stale", "/restart"])
def test_no_card_is_so_slender_that_its_face_is_cut(visit: Visit, befalls: str) -> None:
    page = sit(visit, "armorica-4", "take_gaul", befalls)
    for width, height in WINDOWS:
        visit.size((width, height))
        assert page.evaluate(SLENDEREST) > 7.6, (width, height)


def test_winter_numbers_its_cards_like_their_answers(visit: Visit) -> None:
    page = sit(visit, "armorica-3-hungry", "starve")
    for number in ("1", "2", "3"):
        card = page.locator(".mine .slot", has=page.locator(".bead", has_text=number))
        suit, _ = (card.get_by_role("button").get_attribute("aria-label") or "").split(", number")
        answers = page.locator(".ask .acts .btn", has_text=suit)
        answer = answers.filter(has=page.locator("kbd", has_text=number))
        answer.click()
        expect(card.locator("[aria-pressed=true]")).to_be_visible()
        answer.click()
    expect(page.locator(".mine .bead")).to_have_count(3)


def test_own_cards_have_room_for_a_thumb_in_the_lists(visit: Visit) -> None:
    page = sit(visit, "armorica-3-hungry", "starve")
    own = page.locator(".mine button.acard").count()
    page.keyboard.press("t")
    cards = page.locator(".lists .lying button")
    expect(cards).to_have_count(own)
    settled(page)
    boxes = [card.bounding_box() for card in cards.all()]
    assert all(box and min(box["width"], box["height"]) >= THUMB for box in boxes)
    let_go = page.locator(".ask .btn", has_text="Let two go")
    expect(let_go).to_have_attribute("aria-disabled", "true")
    for card in page.locator(".lists [aria-pressed]").all()[:2]:
        card.click()
    expect(let_go).not_to_have_attribute("aria-disabled", "true")


def test_own_cards_explain_themselves_in_the_lists(visit: Visit) -> None:
    page = sit(visit, "armorica-4", "take_gaul")
    page.keyboard.press("t")
    page.locator(".lists .lying button").first.click()
    expect(page.locator(".detail")).to_contain_text("A9.1")


def test_a_telephone_has_room_for_six_answers_from_the_start(visit: Visit) -> None:
    """A bar that grew with its first long question would have the whole board laid out anew."""
    visit.size((390, 844))
    heights = set()
    for view in (0, 6, 8, 15):  # three answers, five, six, seven
        visit.open(f"recorded/armorica-2/{view}")  # with its fonts: other letters need more room
        heights.add(visit.page.locator(".ask:has(.acts .btn)").bounding_box()["height"])  # type: ignore[index]
    assert len(heights) == 1, heights


def test_a_card_reached_by_the_keyboard_keeps_its_focus_when_a_move_is_drawn(visit: Visit) -> None:
    """One that was pressed by a hand lets go of it before it leaves the table."""
    visit.open("recorded/armorica-3/4")
    card = visit.page.locator(".mine button.acard").first
    card.focus()
    visit.page.keyboard.press("p")
    expect(visit.page.locator(".arow.roman.now")).to_be_visible()
    expect(card).to_be_focused()


def test_a_chance_stands_clear_of_what_its_card_is_taken_with(visit: Visit) -> None:
    visit.size(PHONE)
    page = sit(visit, "armorica-4", "take_gaul", "/hint")
    below = """card => parseFloat(getComputedStyle(card, '::after').top)
        - card.querySelector('.via').getBoundingClientRect().bottom
        + card.getBoundingClientRect().top"""
    flagged = page.locator(".cards .acard[data-hint]")
    assert flagged.count() == 3
    assert min(flagged.evaluate_all(f"cards => cards.map({below})")) > 0


def test_who_is_chosen_in_winter_shows_all_it_takes_along(visit: Visit) -> None:
    visit.size(PHONE)
    page = sit(visit, "armorica-3-hungry", "starve")
    page.locator(".mine [aria-pressed]").first.click()
    covered = """card => {
        const [gold, sign] = ['.rail .row:nth-last-child(2)', '.leaves']
            .map(each => card.querySelector(each).getBoundingClientRect())
        return gold.bottom - sign.top
    }"""
    assert page.locator(".mine [aria-pressed=true]").evaluate(covered) < 3  # no icon is so low


BASELINES: Final = """() => [...document.querySelectorAll('.score .pl')].map(seat => new Set(
    [...seat.querySelectorAll('.part b')].map(each => {
        const mark = document.createElement('i') // stands on the line of its number
        mark.style.cssText = 'display:inline-block;width:0;height:0'
        each.append(mark)
        const at = Math.round(mark.getBoundingClientRect().bottom)
        mark.remove()
        return at
    })).size)"""


@pytest.mark.parametrize("window", [PHONE, LAPTOP])
def test_the_numbers_of_a_seat_stand_on_one_line(visit: Visit, window: tuple[int, int]) -> None:
    visit.size(window)
    visit.open("recorded/armorica-2/end")
    assert visit.page.evaluate(BASELINES) == [1, 1]


def test_a_sign_beside_a_name_says_in_words_what_it_means(visit: Visit) -> None:
    visit.size(LAPTOP)
    page = sit(visit, "armorica-4", "take_gaul")
    bot = page.locator(".seatbox.other", has_text="Quintus").locator(".enlarge")
    expect(bot).to_have_attribute("title", "bot, Centurio")
    starts = page.locator(".seatbox.other", has=page.locator(".tag-start")).locator(".enlarge")
    expect(starts).to_have_attribute("title", "here · starts")


STICKING_OUT: Final = """[['.deck', '.deck > .top'], ['.deck', '.deck > .left'],
    ['.ghost .gi', '.ghost .gl span'], ['.whome', '.whome .how > *']].flatMap(([room, within]) =>
    [...document.querySelectorAll(within)].filter(each => {
        const [outer, inner] = [each.closest(room), each].map(it => it.getBoundingClientRect())
        return inner.left < outer.left || inner.right > outer.right
            || inner.top < outer.top || inner.bottom > outer.bottom
    }).map(each => within))"""


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("step", [14, 16, 40, 76, 92])
def test_in_a_replay_everything_on_the_low_table_stays_in_its_place(
    visit: Visit, step: int, language: str
) -> None:
    visit.size(LAPTOP)
    visit.open(f"replay/armorica-4/{step}")
    visit.speak(language)
    assert visit.page.evaluate(STICKING_OUT) == []
