"""Law 8: every numbered sentence has a test that names it, and no other number is named."""

from tests.rules_report import named_by_tests, rules, stated


def test_every_rule_has_a_test_that_names_it() -> None:
    untested = set(rules()) - set(named_by_tests())
    assert untested == set()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert set(named_by_tests()) - set(rules()) == set()


def test_no_function_states_a_rule_that_is_not_there() -> None:
    assert set(stated()) - set(rules()) == set()
