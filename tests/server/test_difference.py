"""A client that puts differences into the View it has gets the very View that the server has."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lusoria.server.difference import differences, patched
from lusoria.server.wire import Difference

TREES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    ),
    max_leaves=12,
)


def exactly(tree: Any) -> str:
    """A tree's text: unlike ==, it tells True from 1."""
    return repr(tree)


@given(TREES, TREES)
def test_a_patched_tree_is_the_new_one(before: Any, after: Any) -> None:
    was = exactly(before)
    result = patched(before, differences(before, after))
    assert result == after
    assert exactly(before) == was, "the old tree stays as it was"
    assert [*differences(result, after)] == []


@given(TREES)
def test_equal_trees_have_no_differences(tree: Any) -> None:
    assert differences(tree, tree) == []


def test_only_what_changed_is_named() -> None:
    before = {"dice": [1, 2, 3], "hands": [["a"], []], "turn": 4}
    after = {"dice": [1, 5, 3], "hands": [["a"], ["b"]], "turn": 4}
    found = differences(before, after)
    assert found == [Difference(["dice", 1], 5), Difference(["hands", 1], ["b"])]
