"""People at a browser: they answer by clicking what glows on the board or what the question offers.

They know no game: what glows has the class `can`, answers stand in the question bar, and the frame
says in `data-entry` and `data-asked` how far the table is and whether its screen is asked.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import TimeoutError as Late

from client.screenshots import keeping

PATIENCE: Final = 20_000
A_MOMENT: Final = 350
LAPTOP: Final = {"width": 1280, "height": 720}
GLOWING: Final = ".board-area .can:not([aria-pressed=true]):visible"
CONFIRM: Final = ".ask .btn.primary:not([aria-disabled=true])"
ANSWERS: Final = ".ask .acts .btn:not([aria-disabled=true])"


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
    ) -> None:
        self.context = browser.new_context(
            viewport=window or LAPTOP,  # type: ignore[arg-type]
            service_workers="block",
        )
        self.settings = {"name": name, "language": language, "motion": "none", "sound": 0}
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
        table = {"match": match, "game": game, "title": "", "seats": seats, "at": 0}
        self.visit()
        self.page.evaluate(keeping({"lusoria-tables": {"tables": [table]}}))
        self.page.goto(f"{self.house}?{match}#/table/{match}")
        self.page.wait_for_selector(".ask, .curtainpage")

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
    def over(self) -> bool:
        return self.page.locator(".endpage").count() > 0

    def wait_until_asked(self, timeout: float = PATIENCE) -> None:
        """Until this screen is asked, or the game is over."""
        self.page.wait_for_selector(
            ".app[data-asked][data-network=open] .ask .acts, .endpage, .curtainpage",
            state="attached",  # where all answers lie on the board the bar offers none
            timeout=timeout,
        )

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
            self._step()
            if self._moved_on(before):
                return
        raise AssertionError(
            f"no answer after 40 steps: {self.page.inner_text('.ask')} {self.faults}"
        )

    def _step(self) -> None:
        """Confirm what waits for it; else pick something that glows, or an answer in words."""
        confirm = self.page.locator(CONFIRM)
        glowing, answers = self.page.locator(GLOWING), self.page.locator(ANSWERS)
        if confirm.count():
            _press([confirm.first])
        elif glowing.count() and self.random.random() < self.boldness:
            _press([self._any(glowing)])
        elif answers.count():
            _press([self._any(answers)])
        elif glowing.count():
            _press([self._any(glowing)])

    def _any(self, things: Locator) -> Locator:
        return things.nth(self.random.randrange(things.count()))

    def _moved_on(self, before: int) -> bool:
        try:
            self.page.wait_for_function(
                """before => document.querySelector('.endpage, .curtainpage')
                    || Number(document.querySelector('.app')?.dataset.entry) > before""",
                arg=before,
                timeout=A_MOMENT,
            )
        except Late:
            return False
        return True

    def close(self) -> None:
        """Leave; whatever went wrong on the page is told."""
        self.context.close()
        assert not self.faults, self.faults


def _press(things: Sequence[Locator]) -> None:
    """Click; a thing that has gone meanwhile was overtaken by the table, which is no fault."""
    for each in things:
        try:
            each.click(timeout=2_000)
        except Late:
            continue


def play_to_the_end(*players: Player, most: int = 2_000) -> None:
    """Everybody answers whenever asked, until all screens show the reckoning."""
    for _ in range(most):
        if all(player.over for player in players):
            return
        for player in players:
            player.open_curtain()
            if player.asked:
                player.answer()
        players[0].page.wait_for_timeout(20)
    raise AssertionError("the game did not end")


def scores(player: Player) -> list[Any]:
    """The sums of the reckoning, from first to last."""
    told: list[Any] = player.page.eval_on_selector_all(
        ".endpage [data-score]", "all => all.map(each => [each.dataset.seat, each.dataset.score])"
    )
    return told
