"""Roma's table under the hand: dice, discs and cards of recorded Views, and what they tell."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.roma import WINDOWS, asked, draw, turn_to
from tests.browser.visits import rest, settled

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_die_is_picked_up_put_down_dragged_and_says_why_not(table: Page) -> None:
    turn_to(table, 0)
    die = table.get_by_role("button", name="Würfel, zeigt 4")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    table.keyboard.press("Escape")
    expect(die).to_have_attribute("aria-pressed", "false")
    table.get_by_role("button", name="Würfel, zeigt 2").click()
    table.locator(".slot[data-disc='2']").last.hover()
    expect(table.get_by_role("tooltip")).to_contain_text("blockiert")
    table.keyboard.press("Escape")
    die.drag_to(table.locator(".rdisc.rm"))
    expect(table.locator(".app")).to_have_attribute("data-entry", "2")


@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_a_disc_takes_its_die_and_says_why_it_takes_no_other(table: Page) -> None:
    turn_to(table, 0)
    die = table.locator("button.die[aria-pressed]").last  # a 4
    die.click()
    table.locator(".places .disc").nth(5).click()
    expect(table.get_by_role("tooltip")).to_contain_text("Scheibe 4")
    expect(die).to_have_attribute("aria-pressed", "true")
    table.locator(".places .disc").nth(3).click()
    expect(table.locator(".app")).to_have_attribute("data-entry", "2")


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_blocked_card_and_its_disc_say_so_whatever_dice_lie_there(table: Page) -> None:
    turn_to(table, asked("act")[2])  # a 5 lies there, and disc 2 is blocked
    table.locator(".places .disc").nth(1).hover()
    expect(table.get_by_role("tooltip")).to_contain_text("Diese Scheibe ist blockiert")
    table.mouse.move(5, 5)
    expect(table.get_by_role("tooltip")).to_have_count(0)
    table.locator(".slot[data-seat='0'][data-disc='2']").focus()
    expect(table.get_by_role("tooltip")).to_contain_text("Scheibe 2 ist bis zum Ende")
    table.keyboard.press("i")
    expect(table.locator(".detail .may.no")).to_contain_text("Scheibe 2 ist bis zum Ende")


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_what_a_leaf_says_no_bubble_says_again(table: Page) -> None:
    turn_to(table, 0)
    table.locator(".hand [aria-disabled=true]").first.click(force=True)  # it can be asked
    expect(table.locator(".detail .may.no")).to_be_visible()
    rest(table, 400)  # longer than a pointer must rest for a reason
    expect(table.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_what_lies_under_a_pile_is_there_for_nobody(table: Page) -> None:
    turn_to(table, 0)
    discard = table.get_by_role("button", name=re.compile("^Ablagestapel"))
    hand = table.locator(".hand button").first
    discard.click()
    expect(table.get_by_role("region", name="Der Ablagestapel")).to_be_focused()
    hand.focus()  # which it does not take
    expect(hand).not_to_be_focused()
    table.keyboard.press("Escape")
    expect(discard).to_be_focused()
    hand.focus()
    expect(hand).to_be_focused()


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_what_esc_puts_away_stays_away_while_the_pointer_rests(table: Page) -> None:
    turn_to(table, 0)
    card, leaf = table.locator(".hand .rcard").first, table.locator(".detail")
    card.hover()
    expect(leaf).to_be_visible()
    expect(leaf.locator(".sentences")).to_be_hidden()
    table.keyboard.press("i")  # without a click or a focus
    expect(leaf.locator(".sentences")).to_be_visible()
    table.keyboard.press("Escape")
    table.mouse.move(5, 5)
    card.hover()
    expect(leaf).to_be_visible()
    table.keyboard.press("Escape")
    expect(leaf).to_have_count(0)
    card.hover(position={"x": 30, "y": 60})  # still the same card
    rest(table, 900)  # longer than a pointer must rest
    expect(leaf).to_have_count(0)
    table.mouse.move(5, 5)
    card.hover()
    expect(leaf).to_be_visible()


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_what_is_told_in_passing_says_how_many_dice_a_card_takes(table: Page) -> None:
    turn_to(table, 0)
    told = [("2", 2, "Würfel zum Aktivieren"), ("5", 0, "wirkt, solange sie liegt")]
    for disc, dice, said in told:
        table.mouse.move(5, 5)
        table.locator(f".slot[data-seat='0'][data-disc='{disc}']").hover()
        expect(table.locator(".detail.passing .vals")).to_contain_text(said)
        expect(table.locator(".detail .vals .n svg")).to_have_count(dice)


COVERED: Final = """() => {
    const leaf = document.querySelector('.detail')
    if (!leaf?.checkVisibility({ visibilityProperty: true })) return []
    const at = leaf.getBoundingClientRect()
    return [...document.querySelectorAll('[data-drop]')].map(each => each.getBoundingClientRect())
        .filter(each => at.left < each.right && at.right > each.left
            && at.top < each.bottom && at.bottom > each.top)
        .map(each => `${each.left} ${each.top}`)
}"""


@pytest.mark.parametrize(
    "table", [(1280, 720), (1440, 900)], ids=["laptop", "desktop"], indirect=True
)
def test_what_is_told_in_passing_covers_no_place_for_a_card(table: Page) -> None:
    turn_to(table, 0)
    cards = table.locator(".hand button[aria-pressed]")
    cards.first.click()
    expect(table.locator(".places .disc[data-drop]")).to_have_count(5)  # one is blocked
    for thing in (
        cards.last,
        table.locator(".slot.filled").first,
        table.locator(".slot.filled").last,
    ):
        table.mouse.move(5, 5)
        thing.hover()
        rest(table, 900)  # longer than a pointer must rest
        settled(table)
        assert table.evaluate(COVERED) == []
    table.keyboard.press("i")  # who asks is told all the same
    expect(table.locator(".detail")).to_be_visible()


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_card_that_would_be_lost_is_asked_about_once_more(table: Page) -> None:
    turn_to(table, 0)
    table.get_by_role("button", name=re.compile("^Consul, 3")).click()
    table.locator(".slot[data-disc='1']").last.click()
    expect(table.locator(".app")).to_have_attribute("data-entry", "1")
    table.get_by_role("button", name="Templum ersetzen").click()
    expect(table.locator(".app")).to_have_attribute("data-entry", "2")


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_card_is_passed_by_a_drag_and_kept_where_it_is_let_go_elsewhere(table: Page) -> None:
    draw(table, "recorded/roma-2/0")
    card = table.locator(".fan button").first
    first = table.locator(".app").get_attribute("data-entry") or ""
    card.drag_to(table.locator(".opp"))
    expect(table.locator(".fan .up")).to_have_count(0)
    expect(table.locator(".app")).to_have_attribute("data-entry", first)
    card.drag_to(table.locator(".pslot").first)
    expect(table.locator(".app")).not_to_have_attribute("data-entry", first)


@pytest.mark.parametrize("drags", [True, False], ids=["dragged", "pressed"])
@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_enter_lays_a_card_over_another_after_a_drag_too(table: Page, drags: bool) -> None:
    turn_to(table, 0)
    card = table.get_by_role("button", name=re.compile("^Consul, 3"))
    place = table.locator(".slot[data-disc='1']").last
    if drags:
        card.drag_to(place)
    else:
        card.click()
        place.click()
    expect(table.get_by_role("button", name="Templum ersetzen")).to_be_visible()
    table.keyboard.press("Enter")
    expect(table.locator(".app")).to_have_attribute("data-entry", "2")


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_card_that_moves_is_never_said_to_be_laid(table: Page) -> None:
    turn_to(table, asked("move")[0])
    question, own = table.locator(".ask .q"), table.locator(".slot[data-seat='0']")
    own.nth(0).click()
    expect(question).to_contain_text("Wohin versetzt du Machina?")
    expect(question).to_contain_text("Eine Person, die dort liegt, geht verloren.")
    own.nth(2).click()
    expect(question).to_contain_text("Machina an Scheibe 3 versetzen?")


@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_a_card_that_would_be_lost_does_not_glow_like_a_free_disc(table: Page) -> None:
    turn_to(table, asked("lay_free")[0])  # discs 2 and 5 are empty
    table.get_by_role("button", name=re.compile("^Machina, 4")).click()
    expect(table.locator(".places .disc.on")).to_have_count(2)
    assert table.locator(".slot.goal").evaluate_all(DISCS) == ["2", "5"]
    assert table.locator(".slot:has(.covers)").evaluate_all(DISCS) == ["1", "3", "4", "6"]
    expect(table.get_by_role("button", name="verliert Forum")).to_have_count(2)  # place and answer


DISCS: Final = "slots => slots.map(slot => slot.dataset.disc)"


@pytest.mark.parametrize("table", [WINDOWS["phone"]], ids=["phone"], indirect=True)
def test_a_sheet_that_goes_on_fades_at_its_edge_and_no_last_line_lies_under_that(
    table: Page,
) -> None:
    turn_to(table, 0)
    table.locator(".hand button").nth(2).focus()
    table.keyboard.press("i")
    sheet = table.locator(".detail")
    sheet.locator(".sentences li").first.wait_for()
    fade = sheet.evaluate("""sheet => {
        const { position, height } = getComputedStyle(sheet, '::after')
        return sheet.scrollHeight > sheet.clientHeight + 20 && position === 'sticky'
            ? parseFloat(height) : 0
    }""")
    assert fade > 10
    left = sheet.evaluate("""sheet => {
        sheet.scrollTop = sheet.scrollHeight
        const told = [...sheet.querySelectorAll('.own span')].map(each =>
            each.getBoundingClientRect().bottom)
        return sheet.getBoundingClientRect().bottom - Math.max(...told)
    }""")
    assert left >= fade - 1
