"""Law 8: every numbered sentence has a test that names it, and no other number is named."""

from lusoria.games.catalogue import load
from tests.rules_report import card_files, named_by_tests, rules, stated


def test_every_rule_has_a_test_that_names_it() -> None:
    untested = set(rules()) - set(named_by_tests())
    assert untested == set()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert set(named_by_tests()) - set(rules()) == set()


def test_no_function_states_a_rule_that_is_not_there() -> None:
    assert set(stated()) - set(rules()) == set()


def test_a_card_of_roma_is_found_in_the_one_file_that_bears_its_name() -> None:
    found = card_files()
    names = load("roma").room.standard({}).names["card"]
    assert set(found) == {name.lower() for name in names}
    for card, files in found.items():
        (file,) = files
        assert file.startswith("src/lusoria/games/roma/cards/"), file
        assert card in file.rpartition("/")[2].removesuffix(".py").split("_")
