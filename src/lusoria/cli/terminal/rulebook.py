"""The pages of docs/rules/ in each language, sentence by sentence, as people ask for them."""

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from lusoria.core.errors import Unreadable
from lusoria.words import LANGUAGES

_SENTENCE: Final = re.compile(r"- \*\*([A-Z]\d+[\w.-]*)\*\* (.+)")
_CHAPTER: Final = re.compile(r"## ([A-Z]\d+)[:.]? (.+)")


@lru_cache(maxsize=9)
def page(game: str, language: str) -> str:
    """A game's rules as text: from the installed package, or from the source tree."""
    folder = () if language == LANGUAGES[0] else (language,)
    name = "/".join((*folder, f"{game}.md"))
    packaged = files("lusoria").joinpath("rules", *folder, f"{game}.md")
    if packaged.is_file():
        return packaged.read_text("utf-8")
    source = Path(__file__).resolve().parents[4] / "docs" / "rules" / name
    if not source.is_file():
        raise Unreadable(f"the rules of {game} are not installed here; see docs/rules/{name}")
    return source.read_text("utf-8")


def chapters(game: str, language: str) -> list[tuple[str, str]]:
    """The chapters: number and title."""
    return _CHAPTER.findall(page(game, language))


def sentences(game: str, language: str) -> list[tuple[str, str]]:
    """Every numbered sentence."""
    return [(number, plain(text)) for number, text in _SENTENCE.findall(page(game, language))]


def plain(text: str) -> str:
    """A sentence without its marks of emphasis."""
    return text.replace("*", "").replace("`", "").strip()


def look_up(game: str, language: str, asked: str) -> list[tuple[str, str]]:
    """The sentence of a number, those of a chapter or card, or those that mention a word."""
    wanted = asked.strip().lower()
    every = sentences(game, language)
    if wanted[:1].isdigit():
        wanted = every[0][0][0].lower() + wanted  # all numbers of a game begin with one letter
    exact = [each for each in every if each[0].lower() == wanted]
    under = [each for each in every if each[0].lower().startswith(f"{wanted}.")]
    named = [each for each in every if wanted in each[0].lower().split(".")]
    return exact + under or named or [each for each in every if wanted in each[1].lower()]
