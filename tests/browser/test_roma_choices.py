"""What Roma asks beyond a die and a card: battles, fame, the Forum's dice, chances, the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from client.fixtures.asked import POSITIONS
from client.fixtures.record import ASKED
from tests.browser.roma import WINDOWS, asked, draw, turn_to
from tests.browser.visits import axe

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_battle_shows_the_defences_that_count_and_why(table: Page) -> None:
    turn_to(table, asked("add_die")[0])
    fighters = table.locator(".fight .rmini")
    expect(fighters.locator(".def")).to_have_text(["6", "3"])  # printed: 5 and 4
    expect(table.locator(".fight")).to_contain_text("gedruckt 4, Turris +1, Essedum −2")


@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_whoever_buys_fame_sees_what_both_have_then(table: Page) -> None:
    turn_to(table, asked("buy")[0])
    table.get_by_role("button", name="Mehr", exact=True).click()
    becomes = table.locator(".ledger span:has(b)")
    expect(becomes).to_have_text(["9 → 10", "9 → 7", "4 → 3", "1 → 3"])


@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_what_turns_dice_stays_where_it_is_and_a_press_beside_it_loses_nothing(table: Page) -> None:
    turn_to(table, asked("set_dice")[0])
    turns, tray = table.locator(".cset button"), table.locator(".tray")
    places = "all => all.map(each => each.getBoundingClientRect()).map(({ x, y }) => [x, y])"
    before = turns.evaluate_all(places)
    table.get_by_role("button", name="Die 3 höher drehen").click()
    table.get_by_role("button", name="Die 6 tiefer drehen").click()
    expect(turns.and_(table.locator("[aria-pressed=true]"))).to_have_count(2)
    assert turns.evaluate_all(places) == before
    assert tray.evaluate("each => each.scrollWidth <= each.clientWidth")
    tray.click(position={"x": 4, "y": 20})
    expect(turns.and_(table.locator("[aria-pressed=true]"))).to_have_count(2)


@pytest.mark.parametrize("table", [(844, 390), *WINDOWS.values()], indirect=True)
def test_a_chance_to_win_covers_no_pip_of_a_die(table: Page) -> None:
    die = table.locator("button.die[aria-pressed]").first
    die.evaluate("die => { die.dataset.hint = '89%' }")
    box = die.locator("svg").bounding_box()
    assert box
    place = "(die, side) => parseFloat(getComputedStyle(die, '::after')[side])"
    beside, below = (die.evaluate(place, side) for side in ("left", "top"))
    assert beside > 0.9 * box["width"] or below > 0.85 * box["height"]


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_die_of_which_the_log_knows_no_use_is_called_used(table: Page) -> None:
    turn_to(table, asked("buy")[0])
    expect(table.get_by_role("button", name="Genutzter Würfel")).to_have_text(
        re.compile("genutzt$")
    )
    draw(table, "replay/roma-2/60")  # before the roll
    expect(table.get_by_role("button", name="Würfel, noch nicht geworfen")).to_have_count(3)


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_chains_of_a_blocked_card_lie_under_its_defence(table: Page) -> None:
    turn_to(table, 0)
    blocked = table.locator(".slot .rmini:has(> .chains)")
    layer = "each => Number(getComputedStyle(each).zIndex)"
    defence = blocked.locator("> .def").evaluate(layer)
    assert defence > blocked.locator("> .chains").evaluate(layer)


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_nothing_glows_while_an_answer_is_on_its_way(table: Page) -> None:
    turn_to(table, 0)
    expect(table.locator(".board .can").first).to_be_visible()
    draw(table, f"recorded/{ASKED}/0/sent")
    expect(table.locator(".ask .wait")).to_be_visible()
    expect(table.locator(".board .can, .board .cannot:not(:has(.chains))")).to_have_count(0)
    expect(table.locator(".hand .pend", has_text="unterwegs")).to_have_count(1)
    expect(table.locator(".places .pend")).to_have_count(1)


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_an_answer_that_lacks_something_stands_there_shut_and_says_what(table: Page) -> None:
    for question, name, lacking in (
        ("set_dice", "Würfel drehen", "Drehe zuerst einen Würfel"),
        ("take", "Karte nehmen", "Markiere zuerst"),
        ("buy", "0 kaufen", "Mindestens 1 Siegpunkt"),
    ):
        turn_to(table, asked(question)[0])
        answer = table.locator(".ask .btn", has_text=name)
        expect(answer).to_have_attribute("aria-disabled", "true")
        answer.focus()
        expect(table.get_by_role("tooltip")).to_contain_text(lacking)
    table.get_by_role("button", name="Mehr", exact=True).click()
    expect(table.locator(".ask .btn", has_text="1 kaufen")).to_have_attribute(
        "aria-disabled", "false"
    )


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_gain_that_empties_the_stockpile_is_said_to_end_the_game(table: Page) -> None:
    turn_to(table, asked("second_die")[0])  # 5 are left; a 3 and a Basilica bring all of them
    assert POSITIONS[asked("second_die")[0]]["stockpile"] == 5
    expect(table.locator(".ask .btn", has_text="Spielende")).to_have_count(2)
    sums = table.locator(".ask .acts .btn")
    expect(sums).to_contain_text(["3 + 2", "5 + 2"])


@pytest.mark.parametrize("table", [WINDOWS["phone"]], ids=["phone"], indirect=True)
def test_a_die_that_takes_the_last_fame_is_said_to_end_the_game(table: Page) -> None:
    turn_to(table, asked("act")[3])  # a Tribunus, and the other has 1 fame and an empty disc
    ending = table.locator(".ask .btn", has_text="Spielende")
    expect(ending).to_have_count(1)  # the end of the turn
    table.locator(".dice .die.can").last.click()
    expect(ending).to_have_count(1)
    expect(ending).to_contain_text("Tribunus")


@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
@pytest.mark.parametrize("question", ["second_die", "third_die"])
def test_a_forum_leaves_both_sides_in_sight_while_its_dice_are_chosen(
    table: Page, question: str
) -> None:
    turn_to(table, asked(question)[0])
    expect(table.locator(".ask .q")).to_contain_text("Basilica: +2")
    expect(table.locator(".board > .tray")).to_have_count(0)


@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_a_forum_says_before_which_dice_it_takes(table: Page) -> None:
    turn_to(table, asked("act")[4])  # Forums on 2, beside a Templum, and on 4
    for die, takes in (("2", "2–3 Würfel"), ("4", "2 Würfel")):
        table.get_by_role("button", name=f"Würfel, zeigt {die}").click()
        expect(table.locator(".places .pay")).to_have_text(takes)
        expect(table.locator(".ask .btn", has_text="Forum")).to_contain_text(takes)
        place = table.locator(f".slot[data-seat='0'][data-disc='{die}'] .unseen")
        expect(place).to_contain_text(takes)


@pytest.mark.parametrize("table", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_a_forum_without_a_second_die_does_not_glow_and_says_why(table: Page) -> None:
    turn_to(table, asked("act")[5])
    table.get_by_role("button", name="Würfel, zeigt 2").click()
    expect(table.locator(".places :is(.can, .disc.on, .pay)")).to_have_count(0)
    table.locator(".slot[data-seat='0'][data-disc='2']").hover()
    expect(table.get_by_role("tooltip")).to_contain_text("braucht einen weiteren")


@pytest.mark.slow
@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_axe_finds_nothing_serious_at_the_table(table: Page) -> None:
    """Free to act, a die in hand, a card explained, cards to keep, fame to buy, a pile."""
    scenes: list[tuple[str, str]] = [
        ("act", ""), ("act", "button.die"), ("act", ".slot.filled"), ("keep", ""), ("buy", ""),
        ("take", ""),
    ]  # fmt: skip
    for question, press in scenes:
        turn_to(table, asked(question)[0])
        if press:
            table.locator(press).first.click()
        for light in ("light", "dark"):
            table.evaluate("light => { document.documentElement.dataset.theme = light }", light)
            assert axe(table) == [], (question, press, light)
