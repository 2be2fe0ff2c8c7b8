"""Whatever a match or a file is refused for has a reason, and a sentence in three languages."""

import pytest

from lusoria.core.errors import Stale
from lusoria.words import LANGUAGES, explain
from tests.words.catalogue import catalogue, file_words, match_words, variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_that_tells_the_same_facts(language: str) -> None:
    reasons = match_words() | file_words()
    assert len(match_words()) > 10
    assert len(file_words()) > 35
    assert reasons <= set(catalogue(language))
    for each in reasons:
        assert variables(language, each) == variables("en", each)


def test_a_stale_request_is_told_where_the_table_is() -> None:
    late = Stale("late", reason="stale", facts={"meant": 3, "entry": 5})
    assert explain("en", "roma", late).startswith("The table has moved on since you looked: you")
    assert "запись 5" in explain("ru", "roma", late)
