"""Whatever a match refuses has a reason, and every reason a sentence in three languages."""

import pytest

from lusoria.core.errors import Stale
from lusoria.words import LANGUAGES, explain
from tests.words.catalogue import catalogue, match_words, variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_that_tells_the_same_facts(language: str) -> None:
    assert len(match_words()) > 10
    assert match_words() <= set(catalogue(language))
    for each in match_words():
        assert variables(language, each) == variables("en", each)


def test_a_stale_request_is_told_where_the_table_is() -> None:
    late = Stale("late", reason="stale", facts={"meant": 3, "entry": 5})
    assert explain("en", "roma", late).startswith("The table has moved on since you looked: you")
    assert "запись 5" in explain("ru", "roma", late)
