"""The action table."""

import pytest

from lusoria.core.actions import ActionTable, Argument, Verb, numbered
from lusoria.core.contract import MOST_ANSWERS
from lusoria.core.errors import Unreadable

ACTIONS = ActionTable(
    [
        Verb(0, "pass"),
        Verb(2, "lay", (Argument("card", 3), numbered("disc", 1, 2))),
        Verb(1, "roll", (Argument("dice", 2, ("1 2", "2 2"), unordered=True),)),
    ]
)
NAMES = {"card": ("Forum", "Nero")}


def test_numbers_run_without_gaps_and_words_are_their_inverse() -> None:
    words = [ACTIONS.write(number, NAMES) for number in range(ACTIONS.size)]
    assert words == [
        "pass", "lay Forum 1", "lay Forum 2", "lay Nero 1", "lay Nero 2", "lay #3 1", "lay #3 2",
        "roll 1 2", "roll 2 2",
    ]  # fmt: skip
    assert [ACTIONS.read(each, NAMES) for each in words] == list(range(ACTIONS.size))


def test_rules_decode_by_table() -> None:
    number = ACTIONS.read("lay Nero 2", NAMES)
    assert (ACTIONS.kind[number], ACTIONS.first[number], ACTIONS.second[number]) == (2, 1, 1)
    assert ACTIONS.base[2] + 1 * ACTIONS.width[2] + 1 == number


def test_dice_may_be_typed_in_any_order_and_with_any_spaces() -> None:
    assert ACTIONS.read("  roll  2 1 ", NAMES) == ACTIONS.read("roll 1 2", NAMES)
    with pytest.raises(Unreadable):
        ACTIONS.read("lay 1 Forum", NAMES)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("dance", "actions begin with: pass, lay, roll"),
        ("lay Caesar 1", "write: lay <card> <disc 1…2>, for example 'lay Forum 1'"),
        ("", "actions begin with"),
        ("roll 7", "write: roll <dice>"),
    ],
)
def test_unknown_words_are_refused_with_what_to_write(words: str, told: str) -> None:
    with pytest.raises(Unreadable, match="is no action") as refusal:
        ACTIONS.read(words, NAMES)
    assert told in refusal.value.message
    assert refusal.value.reason == "no_such_words"
    assert "lay Forum 1" in str(refusal.value.facts["examples"]) or "roll" in words


def test_a_number_outside_the_table_is_refused() -> None:
    with pytest.raises(Unreadable, match="no action 9; they are numbered 0…8"):
        ACTIONS.write(9, NAMES)


def test_two_actions_with_the_same_words_are_refused() -> None:
    twins = ActionTable([Verb(0, "pass"), Verb(1, "pass")])
    with pytest.raises(TypeError, match="same words"):
        twins.write(0, {})


def test_a_table_of_more_actions_than_a_menu_holds_is_refused() -> None:
    """Each answer is listed once, so that no list of answers can ever be longer than the menu."""
    ActionTable([Verb(0, "count", (numbered("number", 1, MOST_ANSWERS),))])
    with pytest.raises(ValueError, match="1025 actions do not fit into a menu of 1024"):
        ActionTable([Verb(0, "count", (numbered("number", 1, MOST_ANSWERS + 1),))])
