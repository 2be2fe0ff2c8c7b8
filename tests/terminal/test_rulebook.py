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


def found(game: str, language: str, asked: str) -> set[str]:
    return {number for number, _ in look_up(game, language, asked)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_chapters_title_finds_all_of_it(name: str, language: str) -> None:
    every = {number for number, _ in sentences(name, language)}
    for chapter, title in chapters(name, language):
        within = {number for number in every if number.startswith(f"{chapter}.")}
        assert within <= found(name, language, title), title


@pytest.mark.parametrize(
    ("game", "language", "one", "other"),
    [
        ("cambria", "en", "ships", "ship"),
        ("cambria", "en", "legions", "legion"),
        ("armorica", "de", "Satz", "Sätze"),
        ("roma", "de", "Gebäuden", "Gebäude"),
        ("roma", "ru", "кубиками", "кубик"),
        ("cambria", "ru", "корабля", "корабли"),
        ("armorica", "ru", "зимой", "зима"),
    ],
)
def test_inflected_words_find_the_same(game: str, language: str, one: str, other: str) -> None:
    assert found(game, language, one)
    assert found(game, language, one) == found(game, language, other)


@pytest.mark.parametrize(
    ("language", "asked", "number"),
    [
        ("en", "assassin", "R12.sicarius"),
        ("en", "war chariot", "R12.essedum.1"),
        ("de", "Meuchelmörder", "R12.sicarius"),
        ("de", "Baumeister", "R12.architectus.1"),
        ("de", "Äskulaptempel", "R12.aesculapinum"),
        ("ru", "убийца", "R12.sicarius"),
        ("ru", "храм Эскулапа", "R12.aesculapinum"),
        ("ru", "легионера", "R12.legionarius"),
        ("de", "tower", "R12.turris"),
    ],
)
def test_a_cards_translated_name_finds_it(language: str, asked: str, number: str) -> None:
    assert number in found("roma", language, asked)


@pytest.mark.parametrize("asked", ["war", "warrant", "legislator", "", "  ", "?"])
def test_a_word_that_only_begins_alike_finds_nothing(asked: str) -> None:
    assert found("cambria", "en", asked) == set()
