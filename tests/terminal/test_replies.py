"""Whatever is typed gets an answer that helps: the reason, or what can be typed instead."""

import pytest

from lusoria.cli.terminal.menu import Chosen, Refused
from lusoria.cli.terminal.replies import Replies
from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.translator import Translator
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES
from tests.settings import FULL
from tests.terminal.drawing import menu, positions

SOME = 1 if FULL else 23
"""Every how-manieth action of the table is typed."""
POSITIONS = 40 if FULL else 5


def at_table(play: Play, language: str) -> Replies:
    tongue = Translator(language)
    return Replies(play, Seats(play.seats, {1: "random"}, tongue), tongue)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_played_or_refused_with_a_reason(name: str, language: str) -> None:
    tongue = Translator(language)
    refused = 0
    for number, play in enumerate(positions(name, 2)):
        if number == POSITIONS:
            break
        offered, replies = menu(play, language), at_table(play, language)
        legal = set(play.legal())
        for action in range(number, play.game.actions.size, SOME):
            words = play.words(action)
            meant = offered.read(tongue.action(words))
            assert isinstance(meant, Chosen | Refused)
            assert play.words(meant.action).endswith(words)  # the end of a legal answer will do
            assert isinstance(meant, Chosen) == (meant.action in legal)
            told = replies.why_not(meant.action)
            refused += isinstance(meant, Refused)
            assert told.endswith(")") or isinstance(meant, Chosen), told
            assert "{" not in told
    assert refused


@pytest.mark.parametrize("line", ["", " ", "'", "…", "1 1 1", "−1", "take take", "%s", "{ $line }"])
def test_nonsense_is_quoted_and_answered(line: str) -> None:
    play = next(positions("armorica", 2))
    told = at_table(play, "en").not_understood(line)
    assert menu(play, "en").read(line) is None
    assert told.startswith(f"“{line}” is no answer and no command. Type what the menu offers")
