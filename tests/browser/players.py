"""People at a browser: they answer by clicking what glows on the board or what the question offers.

They know no game: what glows has the class `can`, answers stand in the question bar, and the frame
says in `data-entry` and `data-asked` how far the table is and whether its screen is asked.
"""

import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Late

from client.screenshots import keeping

PATIENCE: Final = 180_000  # bots of other tables may be thinking as well
A_MOMENT: Final = 350
LAPTOP: Final = {"width": 1280, "height": 720}
ARROWS: Final = ".board-area .cset button:not([aria-disabled=true], [aria-pressed=true])"
"""They turn a die of Roma up or down; the die is lit, not they."""
GLOWING: Final = f".board-area .can:not([aria-pressed=true]), {ARROWS}"
CONFIRM: Final = ".ask .btn.primary:not([aria-disabled=true])"
RECKONING: Final = ".ask .reckon"
ANSWERS: Final = ".ask .acts .btn:not([aria-disabled=true])"

ASKED: Final = "document.querySelector('.ask')?.innerText ?? ''"
MOVED_ON: Final = """([before, asked, patient]) => {
    const entry = Number(document.querySelector('.app')?.dataset.entry)
    if (document.querySelector('.endpage, .curtainpage') || entry > before) return 'entry'
    const bar = document.querySelector('.ask')
    if (bar?.querySelector('.wait')) return null  // an answer is on its way
    return bar && bar.innerText !== asked ? 'step' : patient ? null : 'nothing'
}"""
REACHED: Final = "([entry]) => Number(document.querySelector('.app')?.dataset.entry) >= entry"
SOMETHING: Final = """([confirm, glowing, answers, boldness, chance, first, second]) => {
    const places = [[.5, .5], [.12, .5], [.88, .5], [.5, .12], [.5, .88]]
    const hit = (thing) => {  // where a mouse would meet this very thing
        thing.scrollIntoView({block: 'nearest', inline: 'nearest'})
        const box = thing.getBoundingClientRect()
        return places.map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
            .find(([x, y]) => thing.contains(document.elementFromPoint(x, y)))
    }
    const any = (selector, from) => {
        const all = [...document.querySelectorAll(selector)].map(each => each.closest('button'))
            .filter(each => each?.checkVisibility({visibilityProperty: true}))
        const start = Math.floor(from * all.length)
        for (const each of [...all.slice(start), ...all.slice(0, start)]) {
            const at = hit(each)
            if (at) return at
        }
        return null
    }
    const board = () => any(glowing, first), bar = () => any(answers, second)
    return any(confirm, 0) ?? (chance < boldness ? board() ?? bar() : bar() ?? board())
}"""


class Player:
    """One browser window with its own language, and the seats it holds.

    The bolder, the more it picks what glows instead of an answer in words, such as a pass.
    """

    def __init__(
        self,
        browser: Browser,
        house: str,
        *,
        name: str = "Anna",
        language: str = "en",
        window: dict[str, int] | None = None,
        seed: int = 1,
        boldness: float = 0.7,
        motion: str = "none",
    ) -> None:
        self.context = browser.new_context(
            viewport=window or LAPTOP,  # type: ignore[arg-type]
            service_workers="block",
        )
        self.settings = {"name": name, "language": language, "motion": motion, "sound": 0}
        self.context.add_init_script(
            f"if (!localStorage.length) {{{keeping({'lusoria-settings': self.settings})}}}"
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        self.house = house
        self.random = random.Random(seed)
        self.boldness = boldness

    def visit(self, address: str = "") -> None:
        """Open a page of the house."""
        self.page.goto(f"{self.house}#/{address}")
        self.page.wait_for_selector("main")

    def sit(self, game: str, match: str, seats: dict[str, str]) -> None:
        """Come back to a table whose keys this device keeps."""
        self.visit()
        self.keep(game, match, seats)
        self.page.goto(f"{self.house}?{match}#/table/{match}")
        self.page.wait_for_selector(".ask, .curtainpage")

    def keep(self, game: str, match: str, seats: dict[str, str]) -> None:
        """Let the device keep the keys of seats; pages read them when they are next loaded."""
        table = {"match": match, "game": game, "title": "", "seats": seats, "at": 0}
        self.page.evaluate(keeping({"lusoria-tables": {"tables": [table]}}))

    # What the screen says

    @property
    def entry(self) -> int:
        """How far the table is, as this screen shows it."""
        told = self.page.locator(".app[data-entry]")
        return int(told.get_attribute("data-entry") or 0) if told.count() else 0

    @property
    def asked(self) -> bool:
        """Whether an answer can be given here and now."""
        return self.page.locator(".app[data-asked][data-network=open] .ask .acts").count() > 0

    @property
    def has_the_move(self) -> bool:
        """Whether the table, as this screen shows it, waits for an answer from here."""
        return self.page.locator(".app[data-asked]").count() > 0

    @property
    def over(self) -> bool:
        """Whether the game is over; whoever has seen its last move goes on to the reckoning."""
        reckoning = self.page.locator(RECKONING)
        if reckoning.count():
            reckoning.press("Enter")
            self.page.wait_for_selector(".endpage")
        return self.page.locator(".endpage").count() > 0

    def wait_until_asked(self, timeout: float = PATIENCE) -> None:
        """Until this screen is asked, or the game is over."""
        self.page.wait_for_selector(
            f".app[data-asked][data-network=open] .ask .acts, {RECKONING}, .endpage, .curtainpage",
            state="attached",  # where all answers lie on the board the bar offers none
            timeout=timeout,
        )

    def wait_until_level(self, other: "Player") -> None:
        """Until this screen shows as much of the game as another's."""
        self._sees(REACHED, other.entry)

    def question(self) -> str:
        """What the bar asks, and offers, in words."""
        asked: str = self.page.evaluate(ASKED)
        return asked

    def log(self) -> str:
        return self.page.inner_text(".side .log")

    # What a person does

    def open_curtain(self) -> None:
        """Take the screen, where it is being handed on."""
        curtain = self.page.locator(".curtainpage button")
        if curtain.count():
            curtain.first.click()
            self.page.wait_for_selector(".ask")

    def answer(self) -> None:
        """Give one whole answer, in as many steps as it takes."""
        before = self.entry
        for _ in range(40):
            asked = self.question()
            self._step()
            if self.moved_on(before, asked):
                return
        raise AssertionError(f"no answer after 40 steps: {self.question()} {self.faults}")

    def _step(self) -> None:
        """Confirm what waits for it; else click something that glows, or an answer in words."""
        wish = [self.random.random() for _ in range(3)]
        at = self.page.evaluate(SOMETHING, [CONFIRM, GLOWING, ANSWERS, self.boldness, *wish])
        if at:
            self.page.mouse.click(*at)

    def moved_on(self, before: int, asked: str) -> bool:
        """Whether the table took an answer; a step of one shows in the question at once. What was
        sent is waited for: who clicked again might answer the next question as well."""
        try:
            moved = self._sees(MOVED_ON, before, asked, True, timeout=A_MOMENT)
        except Late:
            moved = self._sees(MOVED_ON, before, asked, False)
        return bool(moved == "entry")

    def _sees(self, what: str, *about: Any, timeout: float = PATIENCE) -> Any:
        """What a function tells of the page, as soon as it tells anything."""
        seen = self.page.wait_for_function(what, arg=about, timeout=timeout, polling=10)
        return seen.json_value()

    def close(self) -> None:
        """Leave; whatever went wrong on the page is told."""
        self.context.close()
        assert not self.faults, self.faults


Seating = Callable[..., Player]
"""Makes a player at a browser of their own; what is told beside it goes to `Player`."""


def who_is_asked(*players: Player) -> Player | None:
    """The one of them who can answer, as soon as one can; nobody once the game is over for all."""
    until = time.monotonic() + PATIENCE / 1000
    while not all(player.over for player in players):
        for player in players:
            player.open_curtain()
            if player.asked:
                return player
        assert time.monotonic() < until, f"nobody is asked: {players[0].question()}"
        players[0].page.wait_for_timeout(20)
    return None


def play_to_the_end(*players: Player, most: int = 2_000) -> None:
    """Everybody answers whenever asked, until all screens show the reckoning."""
    for _ in range(most):
        asked = who_is_asked(*players)
        if asked is None:
            return
        asked.answer()
    raise AssertionError("the game did not end")


def scores(player: Player) -> list[Any]:
    """The sums of the reckoning, from first to last."""
    told: list[Any] = player.page.eval_on_selector_all(
        ".endpage [data-score]", "all => all.map(each => [each.dataset.seat, each.dataset.score])"
    )
    return told


def finds_the_dice_fair(player: Player) -> bool:
    """One click at the reckoning: the browser computes every die and card anew."""
    panel = player.page.locator(".dicecheck")
    panel.locator("button").click(timeout=PATIENCE)
    found = panel.locator("[role=status]")
    expect(found).to_be_focused(timeout=PATIENCE)  # the button has gone
    sign = found.locator("use")
    return sign.get_attribute("href", timeout=PATIENCE) == "#ui-check"
