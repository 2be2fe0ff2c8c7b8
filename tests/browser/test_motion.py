"""What happened is shown, and never waited for: within 400 ms all pieces lie still, any key ends
it, whoever wishes for less motion sees nothing fly, and the board itself stands still.
"""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from client import stage
from tests.browser.players import Player
from tests.browser.visits import settled

pytestmark = pytest.mark.browser

LONGEST: Final = 400  # ms, the house's promise
PHONE: Final = {"width": 390, "height": 844}
SHOWN: Final = 3  # Views of a game that are watched with all its motion, and again with less
WATCH: Final = """() => {
    const animate = Element.prototype.animate
    const finite = () => document.getAnimations()
        .filter(each => each.effect.getComputedTiming().iterations !== Infinity)
    const about = each => ({
        waits: each.effect.getComputedTiming().delay,
        ends: each.effect.getComputedTiming().endTime,
        styled: each instanceof CSSAnimation,
        flies: !(each instanceof CSSTransition)  // what rises under the pointer is no event
            && each.effect.getKeyframes().some(({transform = 'none'}) => transform !== 'none'),
    })
    const running = all => all.filter(each => each.playState === 'running')
    const seen = new Set()
    Element.prototype.animate = function (...wish) {
        const made = animate.apply(this, wish)
        for (const each of finite()) seen.add(each)
        return made
    }
    window.motions = () => {
        for (const each of finite()) seen.add(each)
        const told = [...seen].map(about)
        seen.clear()
        return told
    }
    // as soon as pieces fly, a key is pressed: how many flew, and how many still do
    window.skip = () => {
        const flying = running(finite().filter(each => about(each).flies))
        if (!flying.length) return requestAnimationFrame(skip)
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}))
        window.skipped = [flying.length, running(flying).length]
    }
}"""


def eventful(recording: dict[str, Any]) -> int:
    """Where some Views in a row tell the most kinds of events; as many again come after them."""
    told = [{each["event"] for each in view["heard"]} for view in recording["views"]]
    starts = range(len(told) - 2 * SHOWN)
    return max(starts, key=lambda at: len(set().union(*told[at + 1 : at + SHOWN + 1])))


@pytest.fixture(scope="module", params=["armorica-3", "roma-2", "cambria-2"])
def table(request: pytest.FixtureRequest, chromium: Browser, house: str) -> Iterator[Player]:
    """Somebody with all motion at a recorded table: every answer goes on to the next View."""
    name: str = request.param
    player = Player(chromium, house, motion="full", window=PHONE)
    player.visit(f"recorded/{name}/{eventful(stage.recording(name))}")
    yield player
    player.close()


@pytest.fixture
def mover(table: Player) -> Player:
    """The same table from the same View, with letters and bars that change no more."""
    table.page.emulate_media(reduced_motion="no-preference")
    table.page.reload()
    table.wait_until_asked()
    settled(table.page)
    table.page.evaluate(WATCH)
    return table


def watched(player: Player) -> list[dict[str, Any]]:
    """Every motion of some Views."""
    seen: list[dict[str, Any]] = []
    for _ in range(SHOWN):
        player.wait_until_asked()
        player.answer()
        settled(player.page)  # a frame: what flies has been seen to fly
        seen += player.page.evaluate("window.motions()")
    return seen


def test_everything_lies_still_within_400_ms(mover: Player) -> None:
    seen = watched(mover)
    assert any(each["flies"] for each in seen), "nothing moved"
    assert [each for each in seen if each["ends"] > LONGEST] == []


def test_all_pieces_begin_and_end_as_one(mover: Player) -> None:
    """A browser looks after a motion that is about to begin or to end in every frame."""
    flying = [each for each in watched(mover) if each["flies"] and not each["styled"]]
    assert {(each["waits"], each["ends"]) for each in flying} == {(0, LONGEST)}


def test_any_key_ends_it(mover: Player) -> None:
    mover.page.evaluate("() => void window.skip()")
    watched(mover)
    flew, fly = mover.page.evaluate("window.skipped")
    assert flew > 0
    assert fly == 0


def test_nothing_flies_for_whoever_wishes_for_less(mover: Player) -> None:
    mover.page.emulate_media(reduced_motion="reduce")
    seen = watched(mover)
    assert seen, "nothing fades in either"
    assert [each for each in seen if each["flies"]] == []


@pytest.mark.parametrize("table", ["armorica-3", "roma-2"], indirect=True)  # their questions differ
def test_the_board_does_not_grow_and_shrink_with_its_question(mover: Player) -> None:
    """Neither while an answer is on its way nor when the next question has fewer lines."""
    mover.page.evaluate("""() => {
        window.heights = []
        const board = document.querySelector('.board-area')
        new ResizeObserver(([seen]) => heights.push(seen.contentRect.height)).observe(board)
    }""")
    watched(mover)
    heights = mover.page.evaluate("heights")
    assert heights
    assert heights == sorted(heights, reverse=True)
