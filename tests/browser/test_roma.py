"""Roma as people play it: a real browser and server, whole matches, any question."""

import re
from functools import reduce
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from client.fixtures.asked import POSITIONS
from client.fixtures.record import ASKED
from tests.browser.keys import play_by_keys
from tests.browser.players import Player, Seating, finds_the_dice_fair, play_to_the_end, scores
from tests.browser.roma import WINDOWS, asked, draw, turn_to
from tests.browser.serving import Server
from tests.browser.visits import axe, rest, settled

pytestmark = pytest.mark.browser


# A real server


def test_from_a_cold_visit_to_the_first_move_in_two_clicks(people: Seating) -> None:
    anna = people()
    anna.visit()
    roma = anna.page.locator("article", has=anna.page.locator("#game-roma"))
    roma.locator(".btn.primary").click()
    anna.wait_until_asked()
    before = anna.entry
    anna.page.locator(".hand .can").first.click()
    anna.page.wait_for_function(
        "before => Number(document.querySelector('.app').dataset.entry) > before", arg=before
    )


def test_two_browsers_in_two_languages_play_a_whole_match(people: Seating, server: Server) -> None:
    match, seats = server.new_table("roma", "me", "here")
    anna = people(name="Anna", language="de", seed=3)
    boris = people(name="Boris", language="ru", window={"width": 390, "height": 844}, seed=4)
    anna.sit("roma", match, {"0": seats["0"]})
    boris.sit("roma", match, {"1": seats["1"]})
    assert "Aufbau" in anna.log()
    play_to_the_end(anna, boris)
    assert scores(anna) == scores(boris)
    assert len(scores(anna)) == 2
    assert finds_the_dice_fair(boris)


def test_a_whole_game_through_the_accessibility_tree_alone(people: Seating, server: Server) -> None:
    match, seats = server.new_table("roma", "me", "tiro")
    anna = people(seed=6)
    anna.sit("roma", match, {"0": seats["0"]})
    reader = Reader(anna)
    for _ in range(2_000):
        if reader.answered_or_over():
            break
    expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(people: Seating, server: Server) -> None:
    match, seats = server.new_table("roma", "me", "tiro")
    anna = people(seed=5)
    anna.sit("roma", match, {"0": seats["0"]})
    play_by_keys(anna)


class Reader:
    """Somebody who knows roles and names only: no place, no colour, no class."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.random = player.random
        self.bar = self.page.get_by_role("contentinfo")

    def answered_or_over(self) -> bool:
        """One step towards an answer; whether the game is over."""
        answers = self.bar.get_by_role("button", disabled=False)
        end = self.page.get_by_role("button", name="Play again")
        things = self.things()
        open_ones = reduce(Locator.or_, things, answers.or_(end))
        open_ones.first.wait_for(timeout=60_000)
        if end.count():
            return True
        names = [name for name in answers.all_inner_texts() if name.strip() != "Put back"]
        grouped = [each for each in things if each.count()]
        wanted = [each for each in names if not each.startswith("End turn")]
        if wanted:
            self._press(answers.filter(has_text=self.random.choice(wanted).split("\n")[0]).first)
        elif grouped and not self._ending():
            self._press(self._any(grouped[0]))
        elif names:
            self._press(answers.filter(has_text=names[0].split("\n")[0]).first)
        self.page.wait_for_timeout(60)
        return False

    def things(self) -> list[Locator]:
        """What can be taken in hand without the bar: dice, arrows for dice, cards of a pile."""
        dice = self.page.get_by_role("group", name="Action dice")
        pile = self.page.get_by_role("region", name=re.compile("^The (deck|discard pile)$"))
        return [
            dice.get_by_role("button", name=re.compile("^Die showing"), disabled=False),
            self.page.get_by_role("button", name=re.compile("^Turn the "), disabled=False),
            pile.get_by_role("button", disabled=False, pressed=False),
        ]

    def _ending(self) -> bool:
        return self.bar.get_by_text(re.compile("unused\\?$")).count() > 0

    def _any(self, things: Locator) -> Locator:
        return things.nth(self.random.randrange(things.count()))

    def _press(self, thing: Locator) -> None:
        thing.focus()
        self.page.keyboard.press("Enter")


def test_the_rules_open_from_a_card_at_its_own_paragraph(people: Seating, server: Server) -> None:
    match, seats = server.new_table("roma", "me", "tiro")
    anna = people()
    anna.sit("roma", match, {"0": seats["0"]})
    anna.wait_until_asked()
    card = anna.page.locator(".fan .rcard").first
    name = card.locator(".unseen").inner_text().split(",")[0]
    card.focus()
    anna.page.keyboard.press("i")
    about = anna.page.get_by_role("dialog", name=f"About {name}")
    rule = about.get_by_role("link", name=re.compile(f"^Rule R12.{name.lower()}")).first
    number = rule.inner_text()
    rule.click()
    expect(anna.page.locator("main.rt li.at")).to_have_attribute("data-rule", number)
    anna.page.go_back()  # the table is as it was left, the card's explanation still open
    expect(anna.page.locator("main.rt")).to_have_count(0)
    expect(about).to_be_visible()
    expect(anna.page).to_have_url(re.compile(f"#/table/{match}$"))


# Every question from a recording


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
