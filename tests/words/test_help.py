"""What the help teaches to type is understood."""

import re

import pytest

from lusoria.cli.terminal.menu import Menu
from lusoria.cli.terminal.page import DRAWERS
from lusoria.cli.terminal.rulebook import look_up
from lusoria.cli.terminal.saved import PACES
from lusoria.cli.terminal.translator import COMMANDS, Translator
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES
from tests.terminal.drawing import frame_of, positions

QUOTED = re.compile(r"“([^“”]+)”|„([^„“]+)“|«([^«»]+)»")
CONSTANT = ("bot-failed-help", "lobby-unknown", "not-understood", "pace", "rules-how")
"""Other messages that quote what to type."""


def quoted(game: str, t: Translator) -> list[str]:
    """Everything in quotation marks that somebody could type."""
    told = ["help-answers", f"legend-{game}", *(f"help-{name}" for name in COMMANDS), *CONSTANT]
    facts = dict.fromkeys(("line", "bots", "all"), "…") | {"game": game}
    texts = [t(message, facts, pace="…") for message in told]
    found = ["".join(groups) for text in texts for groups in QUOTED.findall(text)]
    return [each for each in found if each != "…"]


def is_understood(line: str, game: str, t: Translator) -> bool:
    """Whether a line is a command with something that it knows, or an answer of the game."""
    word, _, rest = line.partition(" ")
    command = t.command(word)
    if command == "rules":
        return not rest or bool(look_up(game, t.language, rest))
    if command == "pace":
        return not rest or rest in [t(f"pace-{name}") for name in PACES]
    if command:
        return not rest or is_answer(rest, game, t)
    return is_answer(line, game, t)


def is_answer(line: str, game: str, t: Translator) -> bool:
    """At the first question of a game, or another time."""
    play = next(positions(game, 2))
    frame = frame_of(play, play.seat, t.language, 80)
    known = play.game.actions.choices(play.components.names)
    labels = [DRAWERS[game].label(frame, choice) for choice in known]
    return Menu(labels, list, known, t).read(line) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_example_of_the_help_is_understood(game: str, language: str) -> None:
    t = Translator(language)
    examples = quoted(game, t)
    assert len(examples) >= 12
    assert [line for line in examples if not is_understood(line, game, t)] == []


def test_a_word_of_another_verb_is_not_understood() -> None:
    assert not is_understood("положить forum 4", "roma", Translator("ru"))
    assert is_understood("выложить forum 4", "roma", Translator("ru"))
