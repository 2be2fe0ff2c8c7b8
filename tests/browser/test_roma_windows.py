"""Roma in every window: what lies where, what covers nothing, what is whole."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from client import stage
from client.fixtures.asked import POSITIONS
from client.screenshots import SPEAK
from tests.browser.roma import WINDOWS, asked, draw, turn_to
from tests.browser.visits import settled

pytestmark = pytest.mark.browser
PHONES: Final = {"narrow": (320, 640), "phone": (390, 844)}
LAPTOPS: Final = {"laptop": (1280, 720), "desktop": (1440, 900)}
LYING: Final = {"lying": (844, 390), "larger": (932, 430)}


def edge(page: Page, place: str, side: str) -> float:
    return float(page.locator(place).first.evaluate(f"each => each.getBoundingClientRect().{side}"))


OUTSIDE: Final = """() => [...document.querySelectorAll(
    '.dice .die, .fan .rcard, .ask .btn, .rdisc, .slot, .ask .q b, .tray, .passtray')]
    .filter(each => each.checkVisibility())
    .map(each => [each.className, each.getBoundingClientRect()])
    .filter(([_, at]) => at.width && (at.left < -12 || at.right > innerWidth + 12
        || at.top < 0 || at.bottom > innerHeight + 4))
    .map(([name, at]) => `${name} ${Math.round(at.left)} ${Math.round(at.top)}`)"""


UNREAD: Final = """() => [...document.querySelectorAll('.tray.drawn .in, .tray.drawn .txt')]
    .filter(each => each.scrollWidth > each.clientWidth
        || each.scrollHeight > each.clientHeight + 1)
    .map(each => each.textContent)"""
"""Texts of drawn cards that are not whole."""


@pytest.mark.slow
@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_every_question_fits_the_window(table: Page) -> None:
    for at in range(len(POSITIONS)):
        turn_to(table, at)
        assert table.evaluate(OUTSIDE) == [], POSITIONS[at]["decision"]
        assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("table", LAPTOPS.values(), ids=list(LAPTOPS), indirect=True)
def test_a_large_hand_leans_neither_out_of_the_table_nor_over_its_dice(table: Page) -> None:
    turn_to(table, 1)
    cards = table.locator(".fan .rcard")
    expect(cards).to_have_count(11)
    boxes = cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    assert min(box["left"] for box in boxes) >= edge(table, ".mine", "right")
    assert max(box["right"] for box in boxes) <= edge(table, ".board-area", "right")
    assert max(box["bottom"] for box in boxes) <= edge(table, ".board-area", "bottom")


@pytest.mark.parametrize("table", PHONES.values(), ids=list(PHONES), indirect=True)
def test_drawn_cards_leave_fame_and_stockpile_of_a_telephone_in_sight(table: Page) -> None:
    for at in asked("keep"):
        turn_to(table, at)
        assert edge(table, ".tray.drawn", "bottom") <= edge(table, ".famebar", "top"), at


@pytest.mark.parametrize("table", LAPTOPS.values(), ids=list(LAPTOPS), indirect=True)
def test_drawn_cards_of_wider_windows_lie_beside_the_hand_and_over_no_row(table: Page) -> None:
    for at in asked("keep"):
        turn_to(table, at)
        assert edge(table, ".tray.drawn", "top") >= edge(table, ".places", "bottom"), at
        hand = table.locator(".fan .rcard").last.evaluate(
            "each => each.getBoundingClientRect().right"
        )
        assert hand <= edge(table, ".tray.drawn", "left"), at
        assert table.locator(".places").evaluate("each => getComputedStyle(each).opacity") == "1"
        for card in table.locator(".tray.drawn .rcard").all():
            expect(card).to_be_in_viewport(ratio=1)
            expect(card.locator(".txt")).to_be_visible()
        assert table.evaluate(UNREAD) == [], at


@pytest.mark.parametrize("table", LYING.values(), ids=list(LYING), indirect=True)
def test_drawn_cards_of_a_lying_telephone_leave_the_own_row_the_dice_and_the_hand_in_sight(
    table: Page,
) -> None:
    for at in asked("keep"):
        turn_to(table, at)
        own = ".slot[data-seat='0']"
        assert edge(table, ".tray.drawn", "bottom") <= edge(table, own, "top"), at
        assert edge(table, ".tray.drawn", "right") <= edge(table, ".dice", "left"), at
        assert table.locator(".places").evaluate("each => getComputedStyle(each).opacity") == "1"
        for card in table.locator(".tray.drawn .rcard").all():
            expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("table", LYING.values(), ids=list(LYING), indirect=True)
def test_a_hand_of_a_lying_telephone_lies_whole_beside_the_dice(table: Page) -> None:
    for at in asked("act")[:2]:  # five cards and eleven
        turn_to(table, at)
        right = edge(table, ".board-area", "right")
        boxes = table.locator(".fan .rcard").evaluate_all(
            "cards => cards.map(card => card.getBoundingClientRect().toJSON())"
        )
        assert min(box["left"] for box in boxes) >= edge(table, ".dice .die", "right"), at
        assert max(box["right"] for box in boxes) <= right, at


@pytest.mark.parametrize("table", [WINDOWS["phone"]], ids=["phone"], indirect=True)
def test_a_replay_on_a_small_telephone_cuts_no_name_of_the_hand(table: Page) -> None:
    for ply in (60, 70, 112, 118, 126):  # three cards, five to eight
        draw(table, f"replay/roma-2/{ply}", ".fan .title")
        names = table.locator(".fan .title").evaluate_all(
            "names => names.map(name => name.getBoundingClientRect().bottom)"
        )
        assert max(names) <= edge(table, ".scrub", "top"), ply


@pytest.mark.parametrize("table", [LAPTOPS["laptop"]], ids=["laptop"], indirect=True)
def test_the_question_bar_is_as_high_from_the_start_as_the_set_up_needs_it(table: Page) -> None:
    heights = set()
    for at in (0, 1, 3, 10):  # two cards to pass, the first card to lay, a turn
        draw(table, f"recorded/roma-2/{at}")
        heights.add(edge(table, ".ask", "height"))
    assert len(heights) == 1


COVERED: Final = """cards => cards.map(card => {
    const [shield, name] = ['.def', '.title span'].map(each => card.querySelector(each))
    const line = parseFloat(getComputedStyle(name).lineHeight)
    const letters = name.getBoundingClientRect().bottom - line / 2
    return shield.getBoundingClientRect().bottom - letters
})"""
"""How far the tip of a shield lies below the middle of the name under it."""


@pytest.mark.parametrize("table", [LAPTOPS["laptop"]], ids=["laptop"], indirect=True)
def test_a_replay_keeps_the_places_of_the_table_and_no_shield_covers_a_name(table: Page) -> None:
    for ply in (100, 138):
        draw(table, f"replay/roma-2/{ply}", ".fan .title")
        assert edge(table, ".mine", "left") == edge(table, ".opp", "left")
        fame = edge(table, ".opp .val:not(.coin)", "right")
        assert edge(table, ".opp", "right") - fame < 20
        assert max(table.locator(".fan .rcard").evaluate_all(COVERED)) < -4


@pytest.mark.parametrize("table", [LAPTOPS["laptop"]], ids=["laptop"], indirect=True)
def test_a_replay_cuts_no_name_of_the_discard_pile(table: Page) -> None:
    draw(table, "replay/roma-2-publisher/73")  # a Legionarius lies on it
    name = table.locator(".disc-p .nm")
    expect(name).to_contain_text("Legion")
    whole = "name => [...name.children].every(each => each.offsetWidth <= name.clientWidth)"
    assert name.evaluate(whole)


@pytest.mark.parametrize("table", [(320, 640), (360, 740), (390, 844)], indirect=True)
def test_a_wish_to_take_back_leaves_the_names_of_the_hand_in_sight(table: Page) -> None:
    last = len(stage.recording("roma-2")["views"]) - 2  # seven cards
    draw(table, f"recorded/roma-2/{last}/takeback", ".toasts .prompt")
    names = table.locator(".fan .title")
    expect(names).to_have_count(7)
    for name in names.all():
        box = name.bounding_box()
        assert box is not None
        assert box["width"] > table.evaluate("innerWidth") / 10
        assert box["y"] + box["height"] <= edge(table, ".toasts", "top")


CANDIDATES: Final = """() => [...document.querySelectorAll('.pile .rcard')].map(card => {
    const face = card.getBoundingClientRect()
    const inside = part => {
        const at = part.getBoundingClientRect()
        return part.checkVisibility() && at.left >= face.left && at.right <= face.right
            && at.top >= face.top && at.bottom <= face.bottom
            && part.scrollWidth <= part.clientWidth
    }
    const [name, text] = [card.querySelector('.title .l'), card.querySelector('.txt')]
    return [card.querySelector('.unseen').textContent.split(',')[0], name.textContent,
        inside(name.parentElement.parentElement) && inside(text), text.textContent !== '']
})"""


@pytest.mark.parametrize(
    "table", [*PHONES.values(), *LYING.values(), *LAPTOPS.values()], indirect=True
)
def test_a_pile_to_take_from_shows_whole_names_and_what_each_card_does(table: Page) -> None:
    for at in asked("take"):
        turn_to(table, at)
        candidates = table.evaluate(CANDIDATES)
        assert len(candidates) > 9
        for called, named, seen, told in candidates:
            assert called == named
            assert (seen, told) == (True, True), named
    table.locator(".pile .rcard").first.focus()
    table.keyboard.press("i")
    expect(table.locator(".detail .sentences")).to_be_visible()


@pytest.mark.parametrize("table", PHONES.values(), ids=list(PHONES), indirect=True)
def test_own_dice_of_a_telephone_are_typed_in_below_what_they_are_for(table: Page) -> None:
    draw(table, "recorded/roma-2-dice/0")
    faces = table.locator(".owndice .offered .btn")
    expect(faces).to_have_count(6)
    assert edge(table, ".owndice", "top") >= edge(table, ".famebar", "bottom")
    tops = faces.evaluate_all("faces => faces.map(face => face.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "in one row"


@pytest.mark.parametrize("table", [(1280, 720), (800, 600), (844, 390)], indirect=True)
def test_own_dice_of_wider_windows_leave_the_discs_in_sight_too(table: Page) -> None:
    draw(table, "recorded/roma-2-dice/0")
    faces = table.locator(".owndice .offered .btn")
    expect(faces).to_have_count(6)
    below = edge(table, ".owndice", "top") >= edge(table, ".places", "bottom")
    assert below or edge(table, ".owndice", "left") >= edge(table, ".places", "right")
    for face in faces.all():
        expect(face).to_be_in_viewport(ratio=1)  # none must be scrolled to


@pytest.mark.parametrize("table", [*PHONES.values(), *LAPTOPS.values()], indirect=True)
def test_an_own_battle_die_is_typed_in_beside_its_fight_and_not_over_the_hand(table: Page) -> None:
    draw(table, "recorded/roma-2-dice/1")
    faces = table.locator(".tray .owndice .offered .btn")
    expect(faces).to_have_count(6)
    for part in (*faces.all(), *table.locator(".tray .fight .rmini").all()):
        expect(part).to_be_in_viewport(ratio=1)
    expect(table.locator(".tray .shield")).to_have_text("3")
    expect(table.locator(".ask")).to_contain_text("Legionarius gegen Templum: ab 3")
    assert edge(table, ".tray", "bottom") <= edge(table, ".hand", "top")


CUT: Final = """() => {
    const tray = document.querySelector('.board > .tray').getBoundingClientRect()
    return [...document.querySelectorAll('.slot.filled .rmini')].filter(card => {
        const at = card.getBoundingClientRect()
        const covered = tray.left < at.right && tray.right > at.left
            && tray.top < at.bottom && tray.bottom > at.top
        const whole = tray.left <= at.left && tray.right >= at.right
            && tray.top <= at.top && tray.bottom >= at.bottom
        return covered && !whole
    }).length
}"""


@pytest.mark.parametrize("table", LAPTOPS.values(), ids=list(LAPTOPS), indirect=True)
def test_a_tray_of_wider_windows_covers_a_card_whole_or_not_at_all(table: Page) -> None:
    for question in ("keep", "add_die", "put", "set_dice", "buy"):
        for at in asked(question):
            turn_to(table, at)
            if table.locator(".board > .tray").count():
                assert table.evaluate(CUT) == 0, question
                inside = "each => each.scrollWidth <= each.clientWidth"
                assert table.locator(".board > .tray").evaluate(inside), question


HIDDEN_BY_GLOW: Final = """() => [...document.querySelectorAll(
    '.app :is(.rmini, .rcard):is(.can, .sel)')].filter(card => {
    const level = (each, part) => getComputedStyle(each, part).zIndex
    const apart = card.closest('.slot') && level(card) !== 'auto'
    return apart || [...card.querySelectorAll(':scope > :is(.cost, .def)')].some(
        each => Number(level(each)) <= Number(level(card, '::before')))
}).length"""


@pytest.mark.parametrize("table", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_what_glows_lies_beneath_coins_and_shields(table: Page) -> None:
    for at in (*asked("target"), *asked("keep"), *asked("put"), *asked("take")):
        turn_to(table, at)
        assert table.locator(":is(.rmini, .rcard):is(.can, .sel)").count(), at
        assert table.evaluate(HIDDEN_BY_GLOW) == 0, at


WIDER: Final = """() => [...document.querySelectorAll('.slot .word')].map(word =>
    word.offsetWidth - word.parentElement.clientWidth)"""


@pytest.mark.parametrize("table", PHONES.values(), ids=list(PHONES), indirect=True)
def test_a_word_on_a_card_is_no_wider_than_the_card(table: Page) -> None:
    turn_to(table, asked("target")[0])  # a Sicarius goes with its victim
    wider = table.evaluate(WIDER)
    assert wider
    assert max(wider) < 0


MEETING: Final = """([ones, others]) => {
    const [some, rest] = [ones, others].map(each => [...document.querySelectorAll(each)]
        .map(each => each.getBoundingClientRect()).filter(box => box.width))
    return some.filter(one => rest.some(other => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom)).length
}"""
"""How many things of a kind touch some of another."""
RAGGED: Final = """() => {
    const cards = [...document.querySelectorAll('.pile .rcard')]
    const rows = Object.values(Object.groupBy(cards, card => card.offsetTop))
    return rows.filter(row => new Set(row.map(card => card.offsetHeight)).size > 1).length
}"""


@pytest.mark.parametrize("table", [*PHONES.values(), LAPTOPS["laptop"]], indirect=True)
def test_cards_of_a_pile_are_as_high_as_their_row_and_wear_their_number_beside_the_name(
    table: Page,
) -> None:
    for at in asked("take"):
        turn_to(table, at)
        assert table.evaluate(MEETING, [".pile .xn", ".pile :is(.title, .txt, .def)"]) == 0, at
        assert table.evaluate(RAGGED) == 0, at


@pytest.mark.parametrize("table", [PHONES["phone"]], ids=["phone"], indirect=True)
def test_who_passes_cards_on_a_telephone_sees_the_row_of_the_other_whole(table: Page) -> None:
    draw(table, "recorded/roma-2/1")
    theirs = table.locator(".slot[data-seat='1']").first
    bottom = theirs.evaluate("each => each.getBoundingClientRect().bottom")
    assert bottom <= edge(table, ".passtray", "top") + 1
    assert table.evaluate(MEETING, [".undoone", ".ptitle"]) == 0


@pytest.mark.parametrize("table", [PHONES["phone"]], ids=["phone"], indirect=True)
def test_trays_in_place_of_a_hand_lie_in_its_middle(table: Page) -> None:
    draw(table, "recorded/roma-2-dice/0")
    middle = [
        (edge(table, place, "top") + edge(table, place, "bottom")) / 2
        for place in (".owndice", ".hand")
    ]
    assert abs(middle[0] - middle[1]) < 2
    turn_to(table, asked("put")[0])
    chosen = edge(table, ".tray.lifted .sel", "top")
    assert chosen >= edge(table, ".tray.lifted", "top") + 8


@pytest.mark.parametrize("table", PHONES.values(), ids=list(PHONES), indirect=True)
def test_after_the_game_no_room_is_left_for_a_hand_that_is_empty(table: Page) -> None:
    draw(table, "recorded/roma-2/end")
    table.locator(".hand").evaluate("hand => { hand.replaceChildren() }")
    below = edge(table, ".fmap", "bottom") - edge(table, ".mine .plate", "bottom")
    assert 0 < below < 40
    between = edge(table, ".places", "top") - edge(table, ".opp", "bottom")
    assert 0 <= between < 40


HIDDEN: Final = """() => {
    const beside = document.querySelector('.fan .rcard.up + .rcard')
    return [...beside.querySelectorAll('.cost b, .def b')].filter(each => {
        const { left, top, width, height } = each.getBoundingClientRect()
        return !beside.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }).length
}"""
"""What the raised card of a hand hides of its right neighbour's price and defence."""


@pytest.mark.parametrize("table", PHONES.values(), ids=list(PHONES), indirect=True)
def test_a_raised_card_leaves_price_and_defence_of_the_next_one_in_sight(table: Page) -> None:
    turn_to(table, 0)
    table.locator(".hand button[aria-pressed]").first.click()
    assert table.evaluate(HIDDEN) == 0


@pytest.mark.parametrize("table", [PHONES["phone"]], ids=["phone"], indirect=True)
def test_seven_cards_lie_in_one_row_where_a_wish_makes_the_hand_low(table: Page) -> None:
    last = stage.questions(stage.recordings()["roma-2"])["act"]
    draw(table, f"recorded/roma-2/{last}/takeback", ".toasts .prompt")
    table.evaluate(SPEAK, "ru")  # whose sentence is longer
    table.wait_for_function("() => document.documentElement.lang === 'ru'")
    settled(table)
    cards = table.locator(".fan .rcard")
    expect(cards).to_have_count(7)
    boxes = cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")
    assert len({box["top"] for box in boxes}) == 1
    assert min(box["width"] for box in boxes) >= 48
