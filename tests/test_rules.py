"""Law 8: every numbered sentence has a test that names it, and no other number is named."""

import re

import pytest

from lusoria.games.catalogue import NAMES, load
from tests.rules_report import HOUSE, NUMBERED, card_files, named_by_tests, rules, stated


def test_every_rule_has_a_test_that_names_it() -> None:
    untested = set(rules()) - set(named_by_tests())
    assert untested == set()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert set(named_by_tests()) - set(rules()) == set()


def test_no_function_states_a_rule_that_is_not_there() -> None:
    assert set(stated()) - set(rules()) == set()


def test_a_card_of_roma_is_found_in_the_one_file_that_bears_its_name() -> None:
    found = card_files()
    names = load("roma").texts.standard({}).names["card"]
    assert set(found) == {name.lower() for name in names}
    for card, files in found.items():
        (file,) = files
        assert file.startswith("src/lusoria/games/roma/cards/"), file
        assert card in file.rpartition("/")[2].removesuffix(".py").split("_")


OURS = {"": "ours", "de/": "unsere Lesart", "ru/": "наше"}
"""How a page marks a reading of ours, by language."""
NUMBER = re.compile(r"([ACR]\d+(?:\.[a-z]+)*(?:\.\d+)?)(?:–([ACR]\d+(?:\.[a-z]+)*(?:\.\d+)?))?")


def page(name: str, language: str = "") -> str:
    return (HOUSE / f"docs/rules/{language}{name}.md").read_text("utf-8")


def readings_of_ours(name: str, language: str = "") -> list[str]:
    """The numbers of all sentences that are marked as ours."""
    sentences = NUMBERED.findall(page(name, language))
    return [number for number, sentence in sentences if f"*({OURS[language]})*" in sentence]


def argued(name: str, language: str) -> set[str]:
    """The numbers for which a page's last tables give a reason, ranges written out."""
    numbers = list(rules())
    found = set()
    for line in page(name, language).splitlines():
        if line.startswith("| ") and line[2] in "ACR":
            for first, last in NUMBER.findall(line.split("|")[1]):
                within = [first, *(each for each in numbers if each.startswith(f"{first}."))]
                if last:
                    within += numbers[numbers.index(first) : numbers.index(last) + 1]
                found |= set(within)
    return found


@pytest.mark.parametrize("language", ["de/", "ru/"])
@pytest.mark.parametrize("name", NAMES)
def test_the_same_readings_are_ours_in_every_language(name: str, language: str) -> None:
    assert readings_of_ours(name, language) == readings_of_ours(name)


@pytest.mark.parametrize("language", OURS)
def test_every_reading_of_ours_in_roma_has_its_reason(language: str) -> None:
    assert set(readings_of_ours("roma")) - argued("roma", language) == set()
