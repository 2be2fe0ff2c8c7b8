"""Roma as people play it: a real browser and server, whole matches."""

import re
from functools import reduce

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.keys import play_by_keys
from tests.browser.players import Player, Seating, finds_the_dice_fair, play_to_the_end, scores
from tests.browser.serving import Server

pytestmark = pytest.mark.browser


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
        names = [name for name in answers.all_inner_texts() if name.strip() != "Back"]
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
