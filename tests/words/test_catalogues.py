"""The three catalogues say the same things: about every enum member, with the same facts."""

import importlib
import inspect
import re
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path

import pytest

from lusoria.bots.levels import NAMES as LEVELS
from lusoria.cli import narrator, replay
from lusoria.cli.terminal import translator
from lusoria.cli.terminal.saved import PACES
from lusoria.core.game import Game
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES
from tests.words.catalogue import catalogue, file_words, match_words, variables

NOUNS = ("Suit", "Icon", "Card")
"""Enums in a game's words.py whose members people read by name."""


def told(game: Game) -> Iterator[str]:
    """The ids that a game needs."""
    families: dict[str, type[IntEnum]] = {
        "question": game.questions,
        "event": game.events,
        "ending": game.endings,
        "reason": game.reasons,
    }
    nouns = importlib.import_module(f"lusoria.games.{game.name}.words")
    families |= {noun.lower(): getattr(nouns, noun) for noun in NOUNS if hasattr(nouns, noun)}
    for family, enum in families.items():
        for member in enum:
            if member.name not in ("ALLOWED", "GOES_ON"):
                yield _id(game.name, family, member.name)
    for part in game.parts:
        yield _id(game.name, "part", part)
    for preset in game.presets:
        yield _id(game.name, "preset", preset)
    for option in game.options:
        yield _id(game.name, "option", option.name)
        yield from (_id(game.name, "option", option.name, value) for value in option.values)


def _id(*words: str) -> str:
    return "-".join(words).lower().replace("_", "-")


def table_words() -> set[str]:
    """The ids that the table in the terminal says."""
    sources = Path(translator.__file__).parent.glob("*.py")
    said = re.compile(r"""\bt\(\s*["']([a-z-]+)["']""")
    found = {each for path in sources for each in said.findall(path.read_text("utf-8"))}
    found |= {f"word-{verb}" for verb in translator.VERBS}
    found |= {f"{kind}-{name}" for kind in ("command", "help") for name in translator.COMMANDS}
    found |= {f"{kind}-{name}" for kind in ("about", "legend") for name in NAMES}
    found |= {f"level-{name}" for name in LEVELS} | {f"pace-{name}" for name in PACES}
    found |= {"building", "character", "gaul", "roman"}
    return {f"table-{each}" for each in found}


def replay_words() -> set[str]:
    """The ids that `show` and `replay` say."""
    sources = [inspect.getsource(module) for module in (narrator, replay)]
    said = re.compile(r"""self\.say\(\s*["']([a-z-]+)["']""")
    return {f"replay-{each}" for source in sources for each in said.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_its_words(language: str) -> None:
    assert sorted((table_words() | replay_words()) - set(catalogue(language))) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_an_action_is_translated(name: str) -> None:
    words = {word for verb in thawed(name).actions.verbs for word in verb.word.split()}
    assert words - set(translator.VERBS) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_commands_are_told_apart(language: str) -> None:
    here = translator.Translator(language)
    verbs = [here(f"word-{verb}").lower() for verb in translator.VERBS]
    commands = [here(f"command-{name}") for name in translator.COMMANDS]
    assert len({*verbs, *commands}) == len(verbs) + len(commands)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_enum_member_has_its_words(name: str, language: str) -> None:
    missing = [each for each in told(thawed(name)) if each not in catalogue(language)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    needed = {each for name in NAMES for each in told(thawed(name))} | {"rule"}
    needed |= table_words() | replay_words() | match_words() | file_words()
    mentioned = {other for uses in catalogue(language).values() for other in uses.messages}
    assert sorted(set(catalogue(language)) - needed - mentioned) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_use_the_same_facts(language: str) -> None:
    english = {each: variables("en", each) for each in catalogue("en")}
    differ = {
        each: (sorted(facts), sorted(variables(language, each)))
        for each, facts in english.items()
        if each in catalogue(language) and variables(language, each) != facts
    }
    assert differ == {}


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_names_what_was_tried(name: str) -> None:
    """None is bare: each says the action, the card, the road, the ship… it is about."""
    reasons = [each for each in told(thawed(name)) if f"{name}-reason-" in each]
    bare = [each for each in reasons if not variables("en", each)]
    assert bare == []
