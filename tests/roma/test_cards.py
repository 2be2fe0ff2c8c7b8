"""R1.2: the printed cards, and an owner's file of them."""

import json
from pathlib import Path

import pytest

from lusoria.core.play import Play
from lusoria.core.printed import Misprint
from tests.roma.table import GAME, refused, table
from tests.words.catalogue import file_sentence

CARDS = GAME.texts.standard({})
HOUSE = Path(__file__).resolve().parents[2]


def with_line(name: str, line: str) -> str:
    """The house's card table with the line of one card replaced."""
    lines = CARDS.text.splitlines()
    place = next(k for k, old in enumerate(lines) if old.split()[:1] == [name])
    lines[place] = line
    return "\n".join(lines)


@pytest.mark.rule("R1.2")
def test_the_house_prints_32_characters_and_20_buildings() -> None:
    rows = [line.split() for line in CARDS.text.splitlines() if not line.startswith("#")]
    copies = {
        kind: sum(int(row[2]) for row in rows if row[1] == kind)
        for kind in ("character", "building")
    }
    assert copies == {"character": 32, "building": 20}
    assert CARDS.names["card"] == tuple(row[0] for row in rows)
    assert CARDS.warnings == ()


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("name", "line", "message"),
    [
        ("Nero", "Nero character 1 8 9", "six words: name, type"),
        ("Nero", "Nerone character 1 8 9 1", "no card “Nerone”"),
        ("Nero", "Nero building 1 8 9 1", "Nero is a character; write character, not “building”"),
        ("Nero", "Nero character 2 8 9 1", "Write 1 copies, not 2"),
        ("Nero", "Nero character 1 eight 9 1", "cost: “eight” does not fit"),
        ("Nero", "Nero character 1 8 21 1", "defence: “21” does not fit"),
        ("Forum", "Forum building 6 5 5 1", "dice of Forum are “2”, not “1”"),
        ("Turris", "Turris building 2 6 6 1", "dice of Turris are “-”, not “1”"),
        ("Nero", "Consul character 2 3 3 1", "Consul stands in line"),
        ("Turris", "# no tower", "and Turris is missing"),
    ],
)
def test_what_the_rulebook_fixes_cannot_differ(name: str, line: str, message: str) -> None:
    with pytest.raises(Misprint) as refusal:
        GAME.texts.read_components(with_line(name, line), "mine")
    assert message in file_sentence("roma", refusal.value)
    assert refusal.value.rule is not None
    assert refusal.value.line is not None


@pytest.mark.parametrize(
    ("page", "types", "never"),
    [
        ("roma.md", ("character", "building"), "A dash"),
        ("de/roma.md", ("Person", "Gebäude"), "Ein Strich"),
        ("ru/roma.md", ("персонаж", "здание"), "Прочерк"),
    ],
)
def test_the_rules_page_lists_the_cards_as_they_are_printed(
    page: str, types: tuple[str, str], never: str
) -> None:
    text = (HOUSE / "docs/rules" / page).read_text("utf-8")
    kinds = dict(zip(("character", "building"), types, strict=True))
    for name, kind, *numbers, dice in (
        line.split() for line in CARDS.text.splitlines() if not line.startswith("#")
    ):
        row = [name, kinds[kind], *numbers, dice.replace("-", "–")]
        assert f"\n| {' | '.join(row)} |\n" in text
    assert never in text


@pytest.mark.rule("R6.1")
@pytest.mark.rule("R10.3")
def test_an_owners_cost_and_defence_are_played_and_warned_of() -> None:
    mine = GAME.texts.read_components(with_line("Consul", "Consul character 2 1 6 1"), "mine")
    assert mine.warnings == (
        "Consul has cost 1; we know 3",
        "Consul has defence 6; we know 3",
    )
    position = table(
        own={4: "Legionarius"}, other={4: "Consul"}, dice=[4], hands=[["Consul"], []], money=[1, 0]
    ).position()
    play = Play.at(GAME, position, mine)
    play.tell("lay Consul 1")
    for words in ("activate 4", "battle 5"):
        play.tell(words)
    assert play.position()["spaces"][1][3] == "Consul"
    assert refused(Play.at(GAME, position), "lay Consul 1")[0] == "too_expensive"
    assert json.loads(json.dumps(play.position())) == play.position()
