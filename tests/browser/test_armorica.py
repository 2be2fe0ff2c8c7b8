"""Armorica as people play it: a real browser, a real server, whole matches."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from client import stage
from tests.browser.players import (
    Player,
    Seating,
    finds_the_dice_fair,
    play_to_the_end,
    scores,
    who_is_asked,
)
from tests.browser.serving import Server
from tests.browser.visits import axe, sends, settled

pytestmark = pytest.mark.browser


def test_from_a_cold_visit_to_the_first_move_in_two_clicks(people: Seating) -> None:
    anna = people()
    anna.visit()
    anna.page.locator("article", has=anna.page.locator("#game-armorica")).locator(
        ".btn.primary"
    ).click()
    anna.wait_until_asked()
    before = anna.entry
    anna.page.locator(".board-area .can").first.click()
    anna.page.wait_for_function(
        "before => Number(document.querySelector('.app').dataset.entry) > before", arg=before
    )


def test_two_browsers_in_two_languages_play_a_whole_match(people: Seating, server: Server) -> None:
    match, seats = server.new_table("armorica", "me", "here")
    anna = people(name="Anna", language="de", seed=3)
    boris = people(name="Boris", language="ru", window={"width": 390, "height": 844}, seed=4)
    anna.sit("armorica", match, {"0": seats["0"]})
    boris.sit("armorica", match, {"1": seats["1"]})
    first = who_is_asked(anna, boris)
    assert first
    first.answer()
    expect(anna.page.locator(".side .log")).to_contain_text("Runde 1 · Gallier")
    play_to_the_end(anna, boris)
    assert scores(anna) == scores(boris)
    assert len(scores(anna)) == 2
    assert finds_the_dice_fair(boris)


def test_one_screen_goes_from_hand_to_hand(people: Seating, server: Server) -> None:
    match, seats = server.new_table("armorica", "me", "here")
    both = people(language="en")
    both.sit("armorica", match, seats)
    for turn in range(4):
        both.page.wait_for_selector(".curtainpage")
        assert both.page.locator(".acard").count() == 0, "the table shows through the curtain"
        if turn == 1:
            both.page.get_by_text("Deutsch", exact=True).click()  # the second reads German
        both.page.wait_for_selector(f":root[lang={'de' if turn % 2 else 'en'}]")
        both.open_curtain()
        both.wait_until_asked()
        both.answer()


def test_a_reload_in_mid_decision_asks_the_same_again(people: Seating, server: Server) -> None:
    match, seats = server.new_table("armorica", "me", "tiro", "tiro")
    anna = people()
    anna.sit("armorica", match, {"0": seats["0"]})
    anna.wait_until_asked()
    question, entry = anna.page.inner_text(".ask"), anna.entry
    anna.page.reload()
    anna.wait_until_asked()
    assert (anna.page.inner_text(".ask"), anna.entry) == (question, entry)
    anna.answer()
    assert anna.entry > entry


def test_a_game_goes_on_after_the_server_was_begun_again(people: Seating, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.begin()
    try:
        match, seats = server.new_table("armorica", "me", "tiro")
        anna = people(server.address)
        anna.sit("armorica", match, {"0": seats["0"]})
        anna.wait_until_asked()
        anna.answer()
        anna.wait_until_asked()
        before = anna.entry
        server.end()
        anna.page.wait_for_selector(".app:not([data-network=open])")
        server.begin()
        anna.wait_until_asked(60_000)
        assert anna.entry == before
        anna.answer()
        assert anna.entry > before
    finally:
        server.end()


def test_whoever_comes_back_after_an_absence_reads_what_was_missed(
    people: Seating, server: Server
) -> None:
    match, seats = server.new_table("armorica", "me", "tiro", "tiro")
    anna = people()
    anna.sit("armorica", match, {"0": seats["0"]})
    anna.wait_until_asked()
    anna.answer()
    anna.wait_until_asked()
    assert anna.page.locator("dialog.since").count() == 0, "nobody was away"
    anna.page.evaluate("location.hash = '#/settings'")
    yesterday = "Date.now() - 86400000"
    anna.page.evaluate(
        f"localStorage.setItem('lusoria-seen', "
        f"JSON.stringify({{'{match}': {{entry: 0, at: {yesterday}}}}}))"
    )
    anna.page.click(".bar_ a[aria-label=Close]")  # leads back to the table
    missed = anna.page.locator("dialog.since li:not(.earlier)").last  # whatever it was
    expect(missed).to_have_text(re.compile("Anna|Lucius|Titus"))
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("dialog.since", state="detached")
    anna.answer()


def test_a_whole_game_by_keyboard_alone(people: Seating, server: Server) -> None:
    match, seats = server.new_table("armorica", "me", "tiro")
    anna = people(seed=5)
    anna.sit("armorica", match, {"0": seats["0"]})
    for _ in range(200):
        anna.wait_until_asked()
        if not anna.has_the_move:
            break
        by_keyboard(anna)
    expect(anna.page.locator(".ask")).to_contain_text("The decks ran out")  # the last move is seen
    assert anna.over


def by_keyboard(player: Player) -> None:
    """One answer without a mouse: a key of the bar, or in winter Tab, Space and Enter."""
    before = player.entry
    keys = player.page.eval_on_selector_all(
        ".ask .btn[aria-keyshortcuts]:not([aria-disabled=true])",
        "all => all.map(each => each.getAttribute('aria-keyshortcuts'))",
    )
    if not player.page.locator(".acard.may").count():
        player.page.keyboard.press(player.random.choice(keys))
    else:
        tab_to(player, ".acard.may:not([aria-pressed=true])")
        player.page.keyboard.press("Space")
        if not player.page.locator(".ask .btn.primary").count():
            return
        tab_to(player, ".ask .btn.primary")
        player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        """before => document.querySelector('.endpage')
            || Number(document.querySelector('.app')?.dataset.entry) > before""",
        arg=before,
    )


def tab_to(player: Player, selector: str) -> None:
    """Press Tab, and arrows inside groups, until something has the focus."""
    for _ in range(60):
        if player.page.evaluate("what => document.activeElement.matches(what)", selector):
            return
        before = player.page.evaluate_handle("document.activeElement")
        player.page.keyboard.press("ArrowRight")
        same = player.page.evaluate("before => before === document.activeElement", before)
        if same:
            player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_whole_game_through_the_accessibility_tree_alone(people: Seating, server: Server) -> None:
    """Nothing but roles and names: the table as lists, and the question's buttons."""
    match, seats = server.new_table("armorica", "me", "tiro")
    anna = people(seed=7)
    anna.sit("armorica", match, {"0": seats["0"]})
    anna.wait_until_asked()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("menuitem", name="Table as lists").click()
    for _ in range(600):
        anna.wait_until_asked()
        if anna.over:
            break
        by_name(anna)
    assert anna.over


def by_name(player: Player) -> None:
    """One step of an answer, by what a reader's voice calls the buttons."""
    page = player.page
    let_go = page.get_by_role("button", name=re.compile("^Let .* go"), disabled=False)
    may_go = page.get_by_role("button", name=re.compile(r", number \d"), pressed=False)
    takes = page.get_by_role("button", name="Take", exact=True)
    for wish in (let_go, may_go, takes, page.get_by_role("button", name=re.compile("^Pass"))):
        if wish.count():
            wish.nth(player.random.randrange(wish.count())).click()
            page.wait_for_timeout(50)
            return


WINDOWS: Final = {"narrow": (320, 640), "phone": (390, 844), "laptop": (1280, 720)}
OUTSIDE: Final = """[...document.querySelectorAll('.felt .acard, .ask .btn, .tools .iconbtn')]
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width
        && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    .map(([each, box]) => `${each.className} ${box.left}…${box.right} ${box.bottom}`)"""


def questions() -> list[str]:
    """Every kind of question of every recorded game, with two, three and four seats."""
    games = {name: each for name, each in stage.recordings().items() if "armorica" in name}
    assert {len(each["table"]["chairs"]) for each in games.values()} == {2, 3, 4}
    return [
        f"recorded/{name}/{at}"
        for name, recording in games.items()
        for at in stage.questions(recording).values()
    ]


@pytest.fixture
def drawn(request: pytest.FixtureRequest, chromium: Browser, house: str) -> Iterator[Player]:
    """A player at recorded tables, without a server."""
    width, height = request.param
    window = {"width": width, "height": height}
    player = Player(chromium, house, language="ru", window=window)
    yield player
    player.close()


def draw(player: Player, address: str, thing: str = ".cards .acard") -> None:
    """A page anew, with a thing that stands on it, and all in its place."""
    player.page.goto(f"{player.house}?{address}#/{address}")
    player.page.locator(thing).first.wait_for()
    settled(player.page)


@pytest.mark.slow
@pytest.mark.parametrize("drawn", WINDOWS.values(), ids=list(WINDOWS), indirect=True)
def test_every_question_fits_every_window(drawn: Player) -> None:
    for address in questions():
        draw(drawn, address)
        assert drawn.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert drawn.page.evaluate(OUTSIDE) == [], address


NAMELESS: Final = """[...document.querySelectorAll('.ask .acts .btn')].filter(button => {
    const name = document.createRange()
    name.selectNodeContents(button.querySelector('.lb').firstChild)
    const [text, whole] = [name.getBoundingClientRect(), button.getBoundingClientRect()]
    return text.height < 11 || text.left < whole.left || text.right > whole.right
        || text.bottom > whole.bottom || whole.height < 44
}).map(button => button.innerText)"""
TELEPHONES: Final = {key: WINDOWS[key] for key in ("narrow", "phone")} | {"lying": (844, 390)}


@pytest.mark.parametrize("drawn", TELEPHONES.values(), ids=list(TELEPHONES), indirect=True)
def test_every_answer_on_a_telephone_has_its_name(drawn: Player) -> None:
    for view, cards in ((6, 4), (8, 5), (15, 6)):
        draw(drawn, f"recorded/armorica-2/{view}")
        expect(drawn.page.locator(".ask .acts .btn:not(.endt)")).to_have_count(cards)
        assert drawn.page.evaluate(NAMELESS) == [], view


@pytest.mark.parametrize(
    "drawn", [WINDOWS["phone"], (1440, 900)], ids=["phone", "desk"], indirect=True
)
def test_a_replay_tells_which_card_fate_lays(drawn: Player) -> None:
    drawn.page.goto(f"{drawn.house}#/replay/armorica-4/41")
    line = drawn.page.locator(".armorica .lastmove:visible, .side .log li:visible").last
    expect(line).to_contain_text("В ряд римлян ложится")
    drawn.page.keyboard.press("ArrowRight")
    expect(line).to_contain_text("берёт")


FACES: Final = """[...document.querySelectorAll('.mine .dispbox')].flatMap(display => {
    const end = display.getBoundingClientRect().right
    const last = display.querySelector('.acard.last')
    const art = last.querySelector('.art').getBoundingClientRect().width
    const whole = last.querySelector('.name').getBoundingClientRect().width > 0
    return [last.getBoundingClientRect().right <= end + .5, art === 0 || whole]
})"""


@pytest.mark.parametrize("drawn", [(1280, 720), (1440, 900)], ids=["laptop", "desk"], indirect=True)
def test_the_last_card_of_a_long_display_is_not_cut(drawn: Player) -> None:
    for view in range(10, 18):
        draw(drawn, f"recorded/armorica-2/{view}", ".mine .acard.last")
        assert drawn.page.evaluate(FACES) == [True, True], view


@pytest.mark.slow
@pytest.mark.parametrize("drawn", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_axe_finds_nothing_serious_at_any_question(drawn: Player) -> None:
    for address in questions():
        draw(drawn, address)
        for light in ("light", "dark"):
            drawn.page.evaluate(f"document.documentElement.dataset.theme = '{light}'")
            assert axe(drawn.page) == [], (address, light)


@pytest.mark.parametrize("drawn", [WINDOWS["phone"]], ids=["phone"], indirect=True)
def test_a_card_that_is_held_is_explained_and_not_taken(drawn: Player) -> None:
    draw(drawn, "recorded/armorica-4/5")
    detail = drawn.page.locator(".detail:not(.passing)")
    for card, says in ((".acard.can", "A4.2"), (".acard.cannot", "A4.2"), (".mine .acard", "A9.1")):
        assert not sends(drawn.page, partial(hold, drawn.page.locator(card).last, detail))
        expect(detail).to_contain_text(says)
        expect(detail.locator(".may.no")).to_have_count(int(card == ".acard.cannot"))
        drawn.page.keyboard.press("Escape")
        expect(detail).to_have_count(0)


def hold(thing: Locator, until: Locator) -> None:
    """Press a thing and let it go when the other is there: how long that takes is the page's."""
    thing.hover(force=True)
    thing.page.mouse.down()
    expect(until).to_be_visible()
    thing.page.mouse.up()


@pytest.mark.parametrize("drawn", [WINDOWS["phone"]], ids=["phone"], indirect=True)
def test_own_cards_stay_the_same_buttons_when_winter_comes(drawn: Player) -> None:
    draw(drawn, "recorded/armorica-4/3")
    own = drawn.page.locator(".mine button.acard").first
    own.press("Enter")
    expect(drawn.page.locator(".detail")).to_contain_text("A9.1")
    drawn.page.keyboard.press("Escape")
    own.evaluate("card => card.before_winter = true")
    drawn.page.locator(".acard.can").first.click()
    drawn.page.wait_for_selector(".mine .dispbox.winter")
    assert own.evaluate("card => card.before_winter")


@pytest.mark.parametrize("drawn", [WINDOWS["laptop"]], ids=["laptop"], indirect=True)
def test_what_is_out_of_reach_says_why_with_its_rule(drawn: Player) -> None:
    draw(drawn, "recorded/armorica-4/5")
    drawn.page.locator(".acard.cannot").last.hover()
    expect(drawn.page.locator(".popover.tip a.rule")).to_contain_text("A4.2")
