"""The rules as the table quotes them: the same numbers in all languages, and what asking finds."""

import pytest

from lusoria.cli.terminal.rulebook import chapters, look_up, sentences
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_numbers_in_the_same_order(name: str, language: str) -> None:
    english, other = (
        ([number for number, _ in chapters(name, each)], [n for n, _ in sentences(name, each)])
        for each in (LANGUAGES[0], language)
    )
    assert other == english


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_was_left_in_english(name: str, language: str) -> None:
    english = dict(sentences(name, "en"))
    same = [number for number, text in sentences(name, language) if text == english[number]]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_found_by_number_chapter_card_and_word(language: str) -> None:
    assert [number for number, _ in look_up("roma", language, "r6.1")] == ["R6.1"]
    assert look_up("roma", language, "6.1") == look_up("roma", language, "R6.1")
    chapter = [number for number, _ in look_up("roma", language, "R6")]
    assert len(chapter) > 1
    assert all(number.startswith("R6.") for number in chapter)
    assert "R12.forum" in {number[:9] for number, _ in look_up("roma", language, "forum")}
    assert look_up("roma", language, "zeppelin") == []
