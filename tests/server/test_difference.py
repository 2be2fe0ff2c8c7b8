"""A client that puts changes into the View it has gets the very View that the server has."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lusoria.server.difference import change, changed

TREES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    ),
    max_leaves=16,
)


def exactly(tree: Any) -> str:
    """A tree's text: unlike ==, it tells True from 1."""
    return repr(tree)


@given(TREES, TREES)
def test_a_changed_tree_is_the_new_one(before: Any, after: Any) -> None:
    was = exactly(before)
    result = changed(before, change(before, after))
    assert result == after
    assert change(result, after) is None
    assert exactly(before) == was, "the old tree stays as it was"


@given(TREES)
def test_equal_trees_have_no_change(tree: Any) -> None:
    assert change(tree, tree) is None


def test_only_what_changed_is_told() -> None:
    before = {"dice": [1, 2, 3], "hands": [["a", "c"], []], "turn": 4, "over": 1}
    after = {"dice": [1, 5, 3], "hands": [["a", "b", "c"], []], "turn": 4, "over": True}
    told = change(before, after)
    assert told == {"dice": {"1": [5]}, "hands": {"0": [1, 0, ["b"]]}, "over": [True]}
