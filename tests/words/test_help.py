"""What the help teaches to type is understood."""

import re

import pytest

from lusoria.cli.terminal.rulebook import look_up
from lusoria.cli.terminal.storage import PACES
from lusoria.cli.terminal.tongue import COMMANDS, Tongue
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES

QUOTED = re.compile(r"“([^“”]+)”|„([^„“]+)“|«([^«»]+)»")
CONSTANT = ("bot-failed-help", "lobby-unknown", "not-understood", "pace", "rules-how")
"""Other messages that quote what to type."""


def quoted(game: str, tongue: Tongue) -> list[str]:
    """Everything in quotation marks that somebody could type."""
    told = ["help-answers", f"legend-{game}", *(f"help-{name}" for name in COMMANDS), *CONSTANT]
    facts = dict.fromkeys(("line", "bots", "all"), "…") | {"game": game}
    texts = [tongue(message, facts, pace="…") for message in told]
    found = ["".join(groups) for text in texts for groups in QUOTED.findall(text)]
    return [each for each in found if each != "…"]


def is_understood(line: str, game: str, tongue: Tongue) -> bool:
    """Whether a line is a command with something that it knows, or an answer of the game."""
    word, _, rest = line.partition(" ")
    command = tongue.command(word)
    if command == "rules":
        return not rest or bool(look_up(game, tongue.language, rest))
    if command == "pace":
        return not rest or rest in [tongue(f"pace-{name}") for name in PACES]
    if command:
        return not rest or is_answer(rest, game, tongue)
    if word.isdigit():  # a key of the menu, and what may follow it
        return not rest or rest.isdigit() or is_answer(rest, game, tongue)
    return is_answer(line, game, tongue)


def is_answer(line: str, game: str, tongue: Tongue) -> bool:
    play = Play(thawed(game), 2)
    known = [play.words(action).lower() for action in range(play.game.table.size)]
    typed = tongue.canonical(line)
    return any(words == typed or words.endswith(f" {typed}") for words in known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_example_of_the_help_is_understood(game: str, language: str) -> None:
    tongue = Tongue(language)
    examples = quoted(game, tongue)
    assert len(examples) >= 12
    assert [line for line in examples if not is_understood(line, game, tongue)] == []


def test_a_word_of_another_verb_is_not_understood() -> None:
    assert not is_understood("положить forum 4", "roma", Tongue("ru"))
    assert is_understood("выложить forum 4", "roma", Tongue("ru"))
