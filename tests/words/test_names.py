"""Things have one name: what the catalogues call a card of Roma, the rules call it too."""

import re
from pathlib import Path
from typing import Final

import pytest

from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.words import LANGUAGES, say

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("page", ["roma.md", "de/roma.md", "ru/roma.md"])
def test_a_card_of_roma_has_one_name_and_one_meaning_in_each_language(page: str) -> None:
    text = (RULES / page).read_text("utf-8")
    meanings = dict(re.findall(r"^\| ([A-Z][\w ()]+): (.+) \|$", text, re.MULTILINE))
    cards = list(Play(thawed("roma"), 2).components.names["card"])
    assert list(meanings) == cards
    for card, told in meanings.items():
        said = [say(language, f"roma-card-{card.lower()}") for language in LANGUAGES]
        assert told.split(" | ") == said
