"""Somebody without a mouse: Tab from group to group, arrows inside one, Enter on what glows."""

from typing import Final

from tests.browser.players import ANSWERS, CONFIRM, GLOWING, Player

FOCUSED: Final = """kinds => {
    const focused = document.activeElement?.closest('button')
    const among = selector => [...document.querySelectorAll(selector)]
        .some(each => each.closest('button') === focused)
    return focused ? kinds.findIndex(among) : -1
}"""
KINDS: Final = [CONFIRM, GLOWING, ANSWERS]
LIKING: Final = (1.0, 0.5, 0.25)
"""How gladly Enter is pressed on each of those kinds: the next Tab may lead to another."""
WAYS: Final = ("Tab", "Tab", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_KEYS: Final = 1_500


def play_by_keys(player: Player, most: int = 600) -> None:
    """A whole game; the mouse is never touched."""
    for _ in range(most):
        player.wait_until_asked()
        if player.over:
            return
        answer_by_keys(player)
    raise AssertionError("the game did not end")


def answer_by_keys(player: Player) -> None:
    """Go on until the table has taken an answer, in as many steps as it takes."""
    before, keys = player.entry, player.page.keyboard
    for _ in range(MOST_KEYS):
        kind = player.page.evaluate(FOCUSED, KINDS)
        if kind >= 0 and player.random.random() < LIKING[kind]:
            asked = player.question()
            keys.press("Enter")
            if player.moved_on(before, asked):
                return
        else:
            keys.press(player.random.choice(WAYS))
    raise AssertionError(f"no key leads to an answer: {player.question()}")
