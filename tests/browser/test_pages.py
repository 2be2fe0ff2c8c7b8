"""Every page by day and by lamp, on a telephone and a laptop: axe has nothing against it, no page
scrolls sideways or calls another host, and the security policy has nothing to refuse.
"""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from client.scenes import PAGES, scenes
from client.screenshots import LANGUAGES, done, keeping
from lusoria.games.catalogue import NAMES
from lusoria.games.roma.words import Card
from tests.browser.visits import (
    LAPTOP,
    NARROW,
    PHONE,
    Visit,
    axe,
    clipped,
    sends,
    settled,
    small_targets,
)
from tests.settings import FULL

pytestmark = pytest.mark.browser

TABLES: Final = {
    "armorica": "recorded/armorica-4/8",
    "winter": "recorded/armorica-3/12",
    "roma": "recorded/roma-2-asked/1",
    "cambria": "recorded/cambria-5/6",
}


@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_use_the_page(visit: Visit, name: str) -> None:
    """One visit: thumbs, axe by day in two windows and by lamp in one (in the long proof in both),
    three languages at 320 pixels."""
    visit.open(PAGES[name])
    assert small_targets(visit.page) == []
    for window in (PHONE, LAPTOP):
        visit.size(window)
        visit.light("light")
        assert axe(visit.page, grave=False) == []
        if FULL or window == PHONE:
            visit.light("dark")  # which changes colours, and nothing else
            assert axe(visit.page, "color-contrast") == []
    visit.size(NARROW)
    for language in LANGUAGES:
        visit.speak(language)
        assert visit.page.evaluate("document.scrollingElement.scrollWidth") <= NARROW[0], language
    assert visit.faults == []


@pytest.mark.parametrize("game", NAMES)
def test_everybody_can_use_what_opens_at_a_table_and_what_befalls_it(
    visit: Visit, game: str
) -> None:
    visit.size(PHONE)
    for scene in scenes():
        if scene.name.startswith(f"state-{game}"):
            visit.open(scene.address, scene.name)
            assert done(scene, visit.page) == []
            assert axe(visit.page) == [], scene.name


@pytest.mark.parametrize("name", [*PAGES, *TABLES])
def test_no_text_is_clipped_when_every_word_is_longer(visit: Visit, name: str) -> None:
    """A language of its own, two fifths longer than English, which nobody can choose."""
    visit.page.add_init_script(keeping({"lusoria-longer": True}))
    visit.open((PAGES | TABLES)[name])
    for window in (PHONE, LAPTOP):
        visit.size(window)
        assert clipped(visit.page) == [], window


def test_every_page_has_a_title_of_its_own(visit: Visit) -> None:
    addresses = ("", "new/roma", "new/cambria", "sit/claudia", "how/roma", "rules/roma",
                 "replay/roma-2/60", "settings", "offline", "nowhere", "recorded/roma-2/waiting",
                 "recorded/roma-2/12")  # fmt: skip
    titles = []
    for each in addresses:
        visit.open(each)
        titles.append(visit.page.title())
    assert len(set(titles)) == len(addresses), titles


def test_a_mix_of_ones_own_can_be_chosen(visit: Visit) -> None:
    """What is marked is what is checked, and told, even before an option has been changed."""
    visit.open("new/roma")
    group = visit.page.get_by_role("group", name="Readings of the rules")
    own = group.get_by_role("radio", name="Own")
    group.get_by_text("Own mix").click()
    expect(own).to_be_checked()
    expect(group.locator("label.on input")).to_be_checked()
    first = group.get_by_role("radio").first
    group.get_by_text("Rulebook").click()
    expect(first).to_be_checked()
    expect(group.locator("label.on input")).to_be_checked()


STICKING: Final = """() => [...document.querySelectorAll('.exs :is(.pp, .pp > *)')].filter(each => {
    const [around, at] = [each.parentElement, each].map(part => part.getBoundingClientRect())
    return at.left < around.left || at.right > around.right
}).length"""


@pytest.mark.parametrize("width", [360, 760, 1101, 1280])
def test_nothing_sticks_out_of_the_pictures_of_a_turn_of_roma(visit: Visit, width: int) -> None:
    visit.size((width, 720))
    visit.open("how/roma")
    visit.page.locator(".exs .pp").first.wait_for()
    settled(visit.page)
    assert visit.page.evaluate(STICKING) == 0


NAMED: Final = """() => {
    const middle = each => (box => box.top + box.height / 2)(each.getBoundingClientRect())
    const all = selector => [...document.querySelectorAll(`.ranat ${selector}`)]
    const [cost, , dice] = all('.rl > span').map(middle)
    const [, text, shield] = all('.rr > span').map(middle)
    const named = [['.cost', cost], ['.die', dice], ['.txt > span', text], ['.def', shield]]
    return named.map(([selector, label]) => Math.abs(middle(all(`.rcard ${selector}`)[0]) - label))
}"""
"""How far beside what it names the middle of a label lies."""


def test_words_beside_a_card_stand_at_what_they_name_and_draw_no_line_through_it(
    visit: Visit,
) -> None:
    visit.open("how/roma")
    visit.size(LAPTOP)
    visit.page.locator(".ranat").scroll_into_view_if_needed()
    lined = "all => all.filter(each => parseFloat(getComputedStyle(each).borderTopWidth)).length"
    assert visit.page.locator(".ranat .rcard span").evaluate_all(lined) == 0
    assert max(visit.page.evaluate(NAMED)) < 12


def test_a_second_visit_needs_no_network(chromium: Browser, house: str) -> None:
    """The service worker keeps the pages: rules can be read on a train."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(house)
    page.wait_for_selector("main")
    late = "new Promise(done => setTimeout(() => done('late'), 60000))"
    kept = "navigator.serviceWorker.ready.then(() => 'kept')"
    assert page.evaluate(f"Promise.race([{kept}, {late}])") == "kept"
    context.set_offline(True)
    page.goto(f"{house}?again#/rules/roma/R12.forum")
    page.wait_for_selector(".rt li.at")
    assert "Forum" in page.inner_text(".rt li.at")
    context.close()


def test_language_changes_without_a_reload(chromium: Browser, house: str) -> None:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.goto(house)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.evaluate("window.same = true")
    page.get_by_text("Русский", exact=True).first.click()
    page.get_by_role("button", name="Играть").first.wait_for()
    assert page.evaluate("window.same && document.documentElement.lang") == "ru"
    context.close()


@pytest.mark.parametrize(("table", "faces"), [("cambria-2-dice", 5), ("roma-2-dice", 6)])
def test_a_table_with_its_own_dice_is_offered_every_face(
    visit: Visit, table: str, faces: int
) -> None:
    """In the set-up of Cambria a 1 is rolled again."""
    visit.open(f"recorded/{table}/0")
    expect(visit.page.locator(".owndice .btn")).to_have_count(faces)
    box = visit.page.locator(".owndice").bounding_box()
    assert box is not None
    assert box["y"] > 0
    visit.page.keyboard.press("t")  # the table as lists offers them too
    expect(visit.page.locator(".lists")).to_be_visible()
    expect(visit.page.locator(".owndice .btn")).to_have_count(faces)


def test_three_dice_are_typed_in_one_after_the_other(visit: Visit) -> None:
    visit.open("recorded/roma-2-dice/0")
    before = visit.page.locator(".app").get_attribute("data-entry")
    five, two = (
        visit.page.get_by_role("button", name=f"Die showing {face}", exact=True) for face in (5, 2)
    )
    assert not sends(visit.page, five.click)
    assert not sends(visit.page, two.click)
    expect(visit.page.locator(".typed [role=img]")).to_have_count(2)
    assert sends(visit.page, five.click)
    visit.page.wait_for_function(
        "before => document.querySelector('.app').dataset.entry !== before", arg=before
    )


def test_a_roll_that_was_typed_in_moves_the_table_on(visit: Visit) -> None:
    visit.open("recorded/cambria-2-dice/0")
    before = visit.page.locator(".app").get_attribute("data-entry")
    visit.page.locator(".owndice .btn").first.click()
    visit.page.wait_for_function(
        "before => document.querySelector('.app').dataset.entry !== before", arg=before
    )


@pytest.mark.parametrize("window", [LAPTOP, (1000, 800)])
def test_the_sentences_of_a_chapter_begin_below_each_other(
    visit: Visit, window: tuple[int, int]
) -> None:
    visit.size(window)
    visit.open("rules/roma/R12")
    visit.page.locator(".rt .figs").first.wait_for()
    columns = visit.page.evaluate(
        "() => [...document.querySelectorAll('.rt .sx')].map(chapter => new Set("
        "[...chapter.querySelectorAll('.no + p')].map(each => each.getBoundingClientRect().left)"
        ").size)"
    )
    assert max(columns) == 1


@pytest.mark.parametrize("window", [LAPTOP, (390, 844)])
@pytest.mark.parametrize("rule", ["armorica/A4.2", "armorica/A7", "cambria/C9.5"])
def test_the_bar_of_the_rules_cuts_no_line(
    visit: Visit, window: tuple[int, int], rule: str
) -> None:
    visit.size(window)
    visit.open(f"rules/{rule}")
    visit.page.locator(".rt .figs .how").first.wait_for()
    visit.page.wait_for_function("() => scrollY > 0")
    settled(visit.page)
    cut = visit.page.evaluate(
        "() => { const bar = document.querySelector('.bar_').getBoundingClientRect().bottom;"
        "return [...document.querySelectorAll('.rt h2, .rt [data-rule]')].filter(line => {"
        "const { top, bottom } = line.getBoundingClientRect();"
        "return top < bar - 1 && bottom > bar + 1 }).map(line => line.innerText) }"
    )
    assert cut == []


def test_the_list_of_chapters_follows_whoever_reads(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("rules/cambria/C2.8")
    current = visit.page.locator(".toc li a[aria-current=true]")
    expect(current).to_have_text(re.compile("^2"))
    settled(visit.page)
    visit.page.locator(".rt h2").nth(4).evaluate("each => each.scrollIntoView()")
    visit.page.wait_for_function("() => document.querySelector('.toc a.on b').textContent === '5'")
    visit.page.locator(".toc a.plain").first.click()
    visit.page.wait_for_function("() => document.querySelector('.toc ul .on')?.matches('.plain')")
    expect(visit.page.locator(".rt li.at")).to_have_count(0)  # it was not searched for


def test_a_table_of_the_rules_leads_to_another_chapter(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("rules/cambria/")
    visit.page.locator(".rt table a", has_text="Printed values").click()
    visit.page.wait_for_function(
        "() => document.querySelector('.toc ul .on')?.textContent === 'Printed values'"
    )


@pytest.mark.parametrize("page", ["how/cambria", "rules/cambria", "settings"])
def test_escape_closes_what_is_read(visit: Visit, page: str) -> None:
    visit.open("sit/nobody")
    visit.page.evaluate("page => { location.hash = `#/${page}` }", page)
    visit.page.locator("h1").wait_for()
    visit.page.locator(".howp, .rulespage, .sets_").first.wait_for()
    visit.page.keyboard.press("Escape")
    visit.page.wait_for_url(re.compile("#/sit/nobody$"))


@pytest.mark.parametrize("window", [PHONE, LAPTOP])
@pytest.mark.parametrize("back", ["browser", "cross", "Escape"])
def test_whoever_looks_a_rule_up_reads_on_where_they_were(
    visit: Visit, window: tuple[int, int], back: str
) -> None:
    visit.size(window)
    visit.open("how/roma")
    link = visit.page.locator(".howp a.rule").nth(5)
    link.scroll_into_view_if_needed()
    place = visit.page.evaluate("scrollY")
    assert place > 300
    link.click()
    visit.page.locator(".rt .at").wait_for()
    if back == "browser":
        visit.page.go_back()
    elif back == "cross":
        visit.page.get_by_role("link", name="Close").click()
    else:
        visit.page.keyboard.press(back)
    visit.page.locator(".howp .fin").wait_for()
    visit.wait()
    assert visit.page.evaluate("scrollY") == pytest.approx(place, abs=2)
    visit.page.mouse.wheel(0, -120)  # and nothing leads them back
    visit.page.wait_for_function("place => scrollY < place - 60", arg=place)
    visit.size((window[0], window[1] - 100))
    assert visit.page.evaluate("scrollY") < place - 60


@pytest.mark.parametrize("table", ["armorica-3", "roma-2", "cambria-3"])
def test_the_table_as_lists_is_left_by_its_button_and_by_escape(visit: Visit, table: str) -> None:
    visit.open(f"recorded/{table}/2")
    lists = visit.page.locator(".lists")
    visit.page.keyboard.press("t")
    lists.get_by_role("button", name="Back to the table").click()
    lists.wait_for(state="detached")
    visit.page.keyboard.press("t")
    lists.wait_for()
    visit.page.keyboard.press("Escape")
    lists.wait_for(state="detached")


def test_a_card_of_roma_is_called_by_the_name_that_its_rules_have(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("catalogue")
    visit.page.locator(".rcard").first.wait_for()
    whole, small = (
        visit.page.locator(f"{card} .l").all_text_contents() for card in (".rcard", ".rmini")
    )
    assert len(whole) == len(set(whole)) == 25
    assert {*whole, *small} == {each.name.title() for each in Card}


FAME: Final = """() => {
    const numbers = all => [...all].map(each => Number(each.textContent.replace(/[^0-9]/g, '')))
    const add = all => numbers(all).reduce((sum, each) => sum + each, 0)
    return [...document.querySelectorAll('.sums tbody tr')].map(row => {
        const seat = row.querySelector('[data-seat]').dataset.seat
        const told = [...document.querySelectorAll(`.sources td[data-seat="${seat}"] span`)]
        const by = sign => add(told.filter(each => each.textContent.startsWith(sign)))
        return [numbers(row.querySelectorAll('.num')).slice(1), [by('+'), by('−')]]
    })
}"""


@pytest.mark.parametrize("name", ["roma-2", "roma-2-bribery", "roma-2-publisher"])
def test_a_reckoning_of_roma_tells_from_what_all_fame_came_and_by_what_it_went(
    visit: Visit, name: str
) -> None:
    visit.size(LAPTOP)
    visit.open(f"recorded/{name}/end")
    visit.page.locator(".sums .num").first.wait_for()
    for by_scores, by_sources in visit.page.evaluate(FAME):
        assert by_scores == by_sources


def test_emblems_of_a_reckoning_stand_at_the_height_of_their_numbers(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open("recorded/roma-2/end")
    row = visit.page.locator(".sums tbody tr").first
    row.wait_for()
    middles = [
        row.locator(part).evaluate(
            "each => { const at = each.getBoundingClientRect(); return (at.top + at.bottom) / 2 }"
        )
        for part in ("svg", ".tot")
    ]
    assert abs(middles[0] - middles[1]) < 1
