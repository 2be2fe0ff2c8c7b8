"""The pages of docs/rules/ in each language, sentence by sentence, as people ask for them."""

import re
from functools import lru_cache
from importlib.resources import files
from itertools import takewhile
from pathlib import Path
from typing import Final
from unicodedata import normalize

from lusoria.core.errors import Unreadable
from lusoria.words import LANGUAGES

_SENTENCE: Final = re.compile(r"- \*\*([A-Z]\d+[\w.-]*)\*\* (.+)")
_CHAPTER: Final = re.compile(r"## ([A-Z]\d+)[:.]? (.+)")
_ROW: Final = re.compile(r"^\| (.+) \|$", re.MULTILINE)
_UMLAUT: Final = "\N{COMBINING DIAERESIS}"
_SHORT: Final = 3
"""Letters of a word that has no ending to lose: “die”, “ход”."""
_STEM: Final = 4
_SHARE: Final = 0.6
"""The part of the longer word that both must have in common."""
_ENDING: Final = 2


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
    """The sentence of a number; or all of a card, of a chapter so called, or with these words."""
    every = sentences(game, language)
    found = _numbered(every, asked.strip().lower())
    if found:
        return found
    names = _spellings(game, language, _words(asked))
    titles = {
        number
        for number, title in chapters(game, language)
        if any(_mentions(_words(title), name) for name in names)
    }
    return [
        (number, text)
        for number, text in every
        if number.partition(".")[0] in titles
        or any(_mentions([*number.lower().split("."), *_words(text)], name) for name in names)
    ]


def _numbered(every: list[tuple[str, str]], asked: str) -> list[tuple[str, str]]:
    if asked[:1].isdigit():
        asked = every[0][0][0].lower() + asked  # all numbers of a game begin with one letter
    return [
        each
        for each in every
        if each[0].lower() == asked or each[0].lower().startswith(f"{asked}.")
    ]


def _spellings(game: str, language: str, asked: list[str]) -> list[list[str]]:
    """What was asked, and how the page itself calls it: its glossary knows three languages.

    A card's row begins with the name that is printed on it: "Sicarius: assassin".
    """
    found = [asked] if asked else []
    for row in _ROW.findall(page(game, language)):
        cells = [cell.strip() for cell in row.split("|")]
        if asked and len(cells) == len(LANGUAGES) and any(_calls(cell, asked) for cell in cells):
            own = cells[LANGUAGES.index(language)]
            printed, colon, _ = cells[0].partition(":")
            found += [_words(name) for name in ([printed] if colon else own.split(","))]
    return [name for name in found if name]


def _calls(cell: str, asked: list[str]) -> bool:
    """Whether one of the names in a cell of the glossary is what was asked, and nothing more."""
    names = [_words(name) for name in re.split(r"[,:]", re.sub(r"\([^)]*\)", "", cell))]
    return any(len(name) == len(asked) and _mentions(name, asked) for name in names)


def _mentions(words: list[str], name: list[str]) -> bool:
    return all(any(_alike(word, part) for word in words) for part in name)


def _words(text: str) -> list[str]:
    """Its words in small letters; vowels lose their marks, which inflections change."""
    folded = text.lower().replace("ß", "ss").replace("ё", "е").replace("æ", "ae")
    bare = "".join(each for each in normalize("NFD", folded) if each not in _UMLAUT)
    return re.findall(r"\w+", bare)


def _alike(one: str, other: str) -> bool:
    """Whether two words are forms of one: they differ in their endings alone."""
    shared = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))
    shorter, longer = sorted((len(one), len(other)))
    if shared == shorter <= _SHORT:
        return longer - shared <= (_ENDING if shared == _SHORT else 0)
    stem = _STEM if one.isascii() else _SHORT  # Russian changes endings rather than adding them
    return shared >= max(stem, _SHARE * longer) and longer - shared <= _ENDING + 1
