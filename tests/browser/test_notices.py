"""What a table says beside the game has room of its own, and a hint is shown where it leads; a move
that is on its way, or would be taken back, is named."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from client import stage
from client.scenes import scenes
from tests.browser.visits import LAPTOP, NARROW, PHONE, Visit, settled

pytestmark = pytest.mark.browser

PLATES: Final = {"armorica": ".seatbox.other", "roma": ".opp .plate", "cambria": ".seat"}
TABLET: Final = (820, 1180)
SIDEWAYS: Final = (844, 390)
NOTICES: Final = {
    "armorica": ("hint", "takeback"),
    "roma": ("hint", "takeback", "away", "stale", "restart", "preparing"),
    "cambria": ("hint", "takeback"),
}
COVERED: Final = """() => {
    const said = document.querySelector('.toasts').getBoundingClientRect()
    const parts = '.bar-top, .board-area, .mapf, .seats, .dock-tray, .ask, .side > .log'
    return [...document.querySelectorAll(parts)].filter(each => {
        const box = each.getBoundingClientRect()
        if (each.matches('.cambria .board-area')) return false // the room of its parts
        return Math.min(box.right, said.right) - Math.max(box.left, said.left) > 1
            && Math.min(box.bottom, said.bottom) - Math.max(box.top, said.top) > 1
            && !(innerWidth >= 1180 && each.matches('.mapf')) // log and seats float over it
    }).map(each => each.className)
}"""

SAID: Final = """() => {
    const [ask, whose] = ['.ask', '.whose'].map(each => document.querySelector(each))
    const said = () => [whose.innerText, ask.querySelector('.q').innerText]
    const height = () => ask.getBoundingClientRect().height
    window.said = { before: height() }
    new MutationObserver(() => {
        if (!ask.querySelector('.wait')) return
        Object.assign(window.said, { after: height(), headline: said()[0], question: said()[1] })
    }).observe(document.querySelector('.app'), { childList: true, subtree: true })
}"""
"""What the bars say while an answer is on its way, and how high they are before and then."""


def address(game: str, incident: str) -> str:
    return next(each.address for each in scenes() if each.name == f"state-{game}-{incident}")


@pytest.mark.parametrize("game", NOTICES)
def test_a_notice_covers_nothing(visit: Visit, game: str) -> None:
    visit.open(address(game, "theirs"))
    for notice in NOTICES[game]:
        visit.turn_to(address(game, notice))
        for window in (PHONE, TABLET, SIDEWAYS, LAPTOP):
            visit.size(window)
            expect(visit.page.locator(".toasts > *")).to_be_in_viewport(ratio=0.95)
            assert visit.page.evaluate(COVERED) == [], (notice, window)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_all_of_a_hint_is_seen_beside_five_seats(visit: Visit, language: str) -> None:
    visit.size(LAPTOP)
    visit.open(address("cambria", "hint"))
    visit.speak(language)
    assert visit.page.locator(".hints li").count() == 3
    assert visit.page.locator(".toasts").evaluate("it => it.scrollHeight <= it.clientHeight")
    for answer in visit.page.locator(".hints li").all():
        named, chance = (answer.locator(each).first.bounding_box() for each in ("span", "em"))
        assert named
        assert chance
        assert named["x"] + named["width"] + 6 <= chance["x"]


CHANCES_TO_WIN: Final = """[...document.querySelectorAll('.hints :is(small, em)')]
    .filter(each => each.offsetHeight && getComputedStyle(each).fontSize !== '0px')
    .filter(each => each.textContent.includes('to win')).length"""


def test_a_hint_says_in_every_window_what_its_numbers_are(visit: Visit) -> None:
    visit.open(address("armorica", "hint"))
    for window in (LAPTOP, PHONE, NARROW, (844, 390), (900, 650)):
        visit.size(window)
        assert visit.page.evaluate(CHANCES_TO_WIN), window


def test_the_newest_lines_of_the_log_stay_in_sight(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(address("armorica", "away"))
    last = visit.page.locator(".side .log li").last
    expect(last).to_be_in_viewport(ratio=0.9)
    before = last.bounding_box()
    visit.page.locator(".prompt .btn").first.click()
    settled(visit.page)
    expect(last).to_be_in_viewport(ratio=0.9)
    assert last.bounding_box() != before, "the log has the room again"


def marks(page: Page, where: str) -> list[str]:
    found: list[str] = page.locator(f"{where} [data-hint]").evaluate_all(
        "all => all.map(each => each.dataset.hint)"
    )
    return found


def test_a_hint_stands_on_whatever_leads_to_its_answers(visit: Visit) -> None:
    """Three chances in the list, and the same on cards, roads, dice and answers."""
    visit.open(address("armorica", "hint"))
    assert sorted(marks(visit.page, ".arow")) == ["28%", "45%", "62%"]
    assert sorted(marks(visit.page, ".ask")) == ["28%", "45%", "62%"]
    visit.open(address("cambria", "hint"))
    assert sorted(marks(visit.page, ".spots")) == ["28%", "45%", "62%"]
    visit.open(address("roma", "hint"))
    assert marks(visit.page, ".hand") == ["62%"]
    visit.page.locator(".hand [data-hint]").click()
    assert sorted(marks(visit.page, ".places")) == ["28%", "45%", "62%"]
    visit.page.keyboard.press("Escape")  # the hint is put away first
    assert marks(visit.page, ".frame") == []


@pytest.mark.parametrize(
    ("scene", "keys", "name"),
    [
        ("armorica-4-take_gaul", "1", "Farmer · 1"),
        ("roma-2-act", "e", "End the turn"),
        ("cambria-5-act", "pp", "Pass"),  # asked about once more
    ],
)
def test_a_move_on_its_way_is_named_and_moves_nothing(
    visit: Visit, scene: str, keys: str, name: str
) -> None:
    """What was answered is asked no more, and the bar keeps its height: the board stays."""
    at = next(each.address for each in scenes() if each.name == scene)
    visit.open(at)
    for window in (NARROW, PHONE, LAPTOP):
        visit.size(window)
        visit.turn_to(at)  # the table begins anew
        visit.page.evaluate(SAID)
        for key in keys:
            visit.page.keyboard.press(key)
        visit.page.wait_for_function("() => window.said.after")
        said = visit.page.evaluate("window.said")
        assert said["question"] == name
        assert said["after"] == said["before"], window
        if window == LAPTOP:  # narrower ones have no headline
            assert said["headline"] == "Your move is on its way"


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("armorica", "Claudia takes a worker."),
        ("roma", "Claudia activates Legionarius on disc 3 with a 3."),
        ("cambria", "Claudia places a warrior on Pennal – Bremia."),
    ],
)
def test_whoever_is_asked_to_agree_reads_which_move(visit: Visit, game: str, move: str) -> None:
    visit.open(address(game, "takeback"))
    quoted = visit.page.locator(".prompt q")
    expect(quoted).to_have_text(move)
    visit.speak("de")
    expect(visit.page.locator(".prompt q")).not_to_have_text(move)
    for window in (PHONE, SIDEWAYS, LAPTOP):
        visit.size(window)
        expect(visit.page.locator(".prompt .btn.primary")).to_be_in_viewport(ratio=1)


def test_whoever_waits_for_a_hint_reads_how_far_the_bots_are(visit: Visit) -> None:
    visit.open(address("roma", "preparing"))
    said = visit.page.locator(".hints")
    expect(said).to_have_text("The bots are preparing a hint: step 3 of 12")
    expect(visit.page.locator(".ask .wait")).to_have_count(0)  # answers can be given meanwhile
    visit.open(address("roma", "thinking"))
    expect(said).to_have_text("Working out a hint…")


def test_what_counts_on_is_spoken_once(visit: Visit) -> None:
    """Readers hear of a lost wire and of bots that warm up, not of every second and every step."""
    visit.open(address("roma", "lost"))
    status = visit.page.locator(".netbar [role=status]")
    expect(status).to_have_text("Connection lost, trying again")
    expect(visit.page.locator(".nbar [role=timer]")).to_contain_text("safe")  # the seconds
    expect(visit.page.locator("[role=status] .nbar, [role=status]:has(.nbar)")).to_have_count(0)
    visit.page.locator(".nbar .btn").press("Enter")
    expect(status).to_have_text("Connected again")
    expect(visit.page.locator(".ask")).to_be_focused()  # the button has gone
    spoken = visit.page.locator(".unseen[aria-live=polite]")
    for incident, shown, said in (
        ("compiling", ".ask .wait", "The bot is warming up…"),
        ("preparing", ".hints", "The bots are preparing a hint…"),
    ):
        visit.turn_to(address("roma", incident))
        expect(visit.page.locator(shown)).to_contain_text("3 of 12")
        expect(visit.page.locator(f"[role=status]{shown}")).to_have_count(0)
        expect(spoken).to_have_text(said)


def test_what_is_said_sideways_stays_in_its_place(visit: Visit) -> None:
    """A sign stands beside what it belongs to, a lost connection beside the map."""
    visit.size(SIDEWAYS)
    visit.open(address("roma", "thinking"))
    sign, words = (visit.page.locator(f".hints > {each}").bounding_box() for each in ("svg", "b"))
    assert sign is not None
    assert words is not None
    assert sign["x"] + sign["width"] < words["x"]
    visit.open(address("cambria", "lost"))
    drawn, lost = (visit.page.locator(each).bounding_box() for each in (".mapf", ".netbar .nbar"))
    assert drawn is not None
    assert lost is not None
    assert lost["x"] >= drawn["x"] + drawn["width"]


def test_a_telephone_held_sideways_leaves_no_hole_above_the_question(visit: Visit) -> None:
    visit.size(SIDEWAYS)
    visit.open(address("armorica", "kept"))
    box = visit.page.locator(".ask").bounding_box()
    assert box is not None
    assert box["y"] == 0


AWAY, BOT = ("use[href='#p-offline']", "use[href='#ui-bot']")


@pytest.mark.parametrize("game", PLATES)
def test_a_bot_that_keeps_a_seat_is_told_from_one_that_was_always_there(
    visit: Visit, game: str
) -> None:
    visit.open(address(game, "kept"))
    kept, bots = (visit.page.locator(PLATES[game] + seat) for seat in (".seat-b", ".seat-d"))
    for window in (NARROW, PHONE, SIDEWAYS, TABLET, LAPTOP):
        visit.size(window)
        visit.turn_to(address(game, "kept"))
        expect(kept.locator(f"{BOT}:visible")).to_have_count(1)
        expect(kept).to_contain_text("plays for them")
        expect(bots.locator(AWAY)).to_have_count(0)
        # where there is room for one sign, no other bot wears it
        apart = kept.locator(f"{AWAY}:visible").count() == 1
        assert apart or bots.locator(f"{BOT}:visible").count() == 0


SIGNS_OVER: Final = """plate => {
    const box = each => each.getBoundingClientRect()
    const written = each => {
        const range = document.createRange()
        range.selectNodeContents(plate.querySelector(each).lastChild)
        return range
    }
    const counted = plate.querySelectorAll('.war > i')
    const others = [written('.who'), written('.pts'), ...counted].map(box)
    const over = at => others.some(other => at.left < other.right && other.left < at.right
        && at.top < other.bottom && other.top < at.bottom)
    const signs = [...plate.querySelectorAll(':is(.how, .signs) svg')].map(box)
    return signs.filter(at => at.width && (over(at) || at.top < box(plate).top)).length
}"""


@pytest.mark.parametrize("game", ["armorica", "cambria"])
def test_signs_of_who_is_away_cover_neither_the_name_nor_what_is_counted(
    visit: Visit, game: str
) -> None:
    visit.open(address(game, "kept"))
    plate = visit.page.locator(PLATES[game] + ".seat-b")
    for window in (NARROW, PHONE, SIDEWAYS, TABLET):
        visit.size(window)
        assert plate.evaluate(SIGNS_OVER) == 0, window


def test_the_list_of_keys_names_those_that_work_and_has_the_keyboard(visit: Visit) -> None:
    visit.size(LAPTOP)
    visit.open(address("roma", "kept"))
    expect(visit.page.locator(".ask .btn kbd")).to_have_text("E")
    ask = visit.page.locator(".ask")
    before = ask.inner_text()
    visit.page.keyboard.press("e")
    assert ask.inner_text() != before
    visit.page.keyboard.press("Escape")
    assert ask.inner_text() == before
    visit.page.keyboard.press("?")
    keys = visit.page.locator("dialog[open] dt")
    expect(keys.first).to_be_visible()
    named = keys.all_inner_texts()
    assert "E" in named
    assert "U" not in named, "nothing has been done yet"
    visit.page.keyboard.press("e")
    assert ask.inner_text() == before, "the list is read, nothing is played"
    visit.page.keyboard.press("?")
    expect(keys).to_have_count(0)
    visit.open(address("roma", "theirs"))
    visit.page.keyboard.press("?")
    expect(keys.first).to_be_visible()
    assert "E" not in keys.all_inner_texts(), "somebody else is asked"


def test_nobody_is_asked_to_wait_before_a_bot_may_keep_the_seat(visit: Visit) -> None:
    """Whoever loads the page anew is back at once, and the question keeps its room."""
    visit.size(LAPTOP)
    visit.open(address("cambria", "away").replace("away", "leaving"))
    expect(visit.page.locator(".seat-b use[href='#p-offline']:visible").first).to_be_visible()
    expect(visit.page.locator(".prompt")).to_have_count(0)


def test_whoever_waits_is_not_asked_again(visit: Visit) -> None:
    visit.open(address("cambria", "away"))
    visit.page.locator(".prompt .btn").first.click()
    expect(visit.page.locator(".prompt")).to_have_count(0)


@pytest.mark.parametrize("recording", ["armorica-3", "roma-2", "cambria-2"])
def test_the_bar_above_a_game_that_is_over_says_who_has_won(visit: Visit, recording: str) -> None:
    last = len(stage.recording(recording)["views"]) - 1
    visit.open(f"recorded/{recording}/{last}")
    expect(visit.page.locator(".whose")).to_have_text(re.compile("win"))


def test_a_telephone_counts_what_is_new_and_its_log_begins_there(visit: Visit) -> None:
    visit.size((PHONE[0], 480))  # the news is longer than the log
    visit.open(address("cambria", "news"))
    count = int(visit.page.locator(".tools .count").inner_text())
    visit.page.keyboard.press("l")
    new = visit.page.locator(".drawer .log .new")
    expect(new).to_have_count(count)
    expect(new.first).to_be_in_viewport(ratio=1)
    expect(new.last).not_to_be_in_viewport()
