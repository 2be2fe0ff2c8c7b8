"""The owner's file of cards: what the rulebook fixes is an error, what we inferred a warning."""

import pytest

from lusoria.core.errors import Unreadable
from lusoria.core.game import Components
from lusoria.core.play import Play
from lusoria.core.printed import Misprint
from tests.armorica.table import (
    CARDS,
    GAME,
    answers,
    everywhere,
    opened,
    printed,
    random_game,
    refused,
    table,
    takes,
    tell,
    with_line,
)
from tests.words.catalogue import file_sentence

LAST_LINE = len(CARDS.text.splitlines())


def read(text: str) -> Components:
    return GAME.texts.read_components(text, "mine")


def refusal(text: str) -> Misprint:
    with pytest.raises(Misprint) as error:
        read(text)
    return error.value


def rewritten(changes: dict[str, dict[int, str]]) -> str:
    """The house's card table with some words of some cards replaced."""
    rows = printed()
    for row in rows:
        for place, word in changes.get(row[0], {}).items():
            row[place] = word
    return "\n".join(" ".join(row) for row in rows)


@pytest.mark.rule("A1.1")
@pytest.mark.rule("A1.2")
@pytest.mark.rule("A1.3")
@pytest.mark.rule("A1.4")
@pytest.mark.parametrize(
    ("card", "line", "rule", "says"),
    [
        ("S1", "S1 start worker 2 0 0 0 0", "A1.3", "a card is nine words: name, deck"),
        ("S1", "S1 start worker 2 0 0 0 0 2 1", "A1.3", "Here there are 10."),
        ("G-A1", "G-A1 F farmer 1 0 0 0 0 1", "A1.1", "no deck “F”. Write start, A to E"),
        ("G-A1", "G-A1 A knight 1 0 0 0 0 1", "A1.2", "no suit “knight”. Write farmer, worker"),
        ("R-I-1", "R-I-1 I farmer two 0 0 0 0 1", "A1.3", "wheat: “two” does not fit"),
        ("R-I-1", "R-I-1 I farmer 1 0 0 0 1.5 1", "A1.3", "gold: “1.5” does not fit"),
        ("R-I-1", "R-I-1 I farmer 1 -1 0 0 0 1", "A1.3", "grapes: “-1” does not fit"),
        ("R-I-1", "R-I-1 I farmer 1 0 0 0 0 10", "A1.3", "a whole number from 0 to 9"),
        ("S2", "S2 start soldier 1 0 0 0 1 2", "A1.4", "a start card has 2 wheat, not 1"),
        ("S2", "S2 start soldier 3 0 0 0 1 2", "A1.4", "2 wheat, not 3. Write 2"),
        ("G-A1", "G-A1 start farmer 2 0 0 0 0 1", "A1.1", "has 5 start cards, the game 4"),
    ],
)  # fmt: skip
def test_a_wrong_card_is_refused_at_its_line(card: str, line: str, rule: str, says: str) -> None:
    text, number = with_line(card, line)
    error = refusal(text)
    assert (error.line, error.rule) == (number, rule)
    sentence = file_sentence("armorica", error)
    assert sentence.startswith(f"Line {number}")
    assert says in sentence
    assert sentence.endswith(f"(rule {rule})")


@pytest.mark.rule("A1.1")
def test_two_cards_cannot_have_one_name() -> None:
    text, number = with_line("G-A2", "G-A1 A farmer 0 0 0 0 0 2")
    error = refusal(text)
    assert error.line == number
    assert "another card is called “G-A1” as well" in file_sentence("armorica", error)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("S5 start worker 2 0 0 0 0 2", "has 5 start cards, the game 4"),
        ("G-E6 E farmer 1 0 0 0 0 1", "has 30 Gauls, the game 29"),
        ("R-IV-9 IV farmer 1 0 0 0 0 1", "has 30 Romans, the game 29"),
    ],
)
def test_a_card_too_many_is_refused_at_its_line(line: str, says: str) -> None:
    error = refusal(f"{CARDS.text.rstrip()}\n{line}\n")
    assert (error.line, error.rule) == (LAST_LINE + 1, "A1.1")
    assert says in file_sentence("armorica", error)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("S4", "3 of 4 start cards"),
        ("G-E5", "28 of 29 Gauls"),
        ("R-I-1", "28 of 29 Romans"),
    ],
)
def test_a_missing_card_is_missed_at_the_end_of_the_file(card: str, says: str) -> None:
    text, _ = with_line(card, "")
    error = refusal(text)
    assert (error.line, error.rule) == (LAST_LINE, "A1.1")
    assert says in file_sentence("armorica", error)


@pytest.mark.rule("A1.1")
def test_an_empty_file_has_no_start_cards() -> None:
    error = refusal("# nothing yet\n")
    assert (error.line, error.rule) == (1, "A1.1")
    assert "0 of 4 start cards" in file_sentence("armorica", error)


@pytest.mark.rule("A1.1")
def test_every_deck_has_a_card() -> None:
    text = rewritten({f"G-E{n}": {1: "D"} for n in range(1, 6)})
    error = refusal(text)
    assert (error.line, error.rule) == (62, "A1.1")
    assert "deck E has no card" in file_sentence("armorica", error)


@pytest.mark.parametrize("icons", ["--1", "9" * 5000], ids=["two signs", "5000 digits"])
def test_a_number_that_python_cannot_read_is_refused_at_its_line(icons: str) -> None:
    text, number = with_line("R-I-1", f"R-I-1 I farmer {icons} 0 0 0 0 1")
    assert refusal(text).line == number


def test_the_house_has_nothing_to_warn_about() -> None:
    assert CARDS.warnings == ()
    assert read(CARDS.text).warnings == ()


@pytest.mark.rule("A1.3")
def test_more_than_two_of_an_icon_is_a_warning_at_its_line() -> None:
    text, number = with_line("G-A1", "G-A1 A farmer 4 0 0 0 3 1")
    assert read(text).warnings == (
        f"line {number}: 4 wheat; we expected 0 to 2",
        f"line {number}: 3 gold; we expected 0 to 2",
    )


@pytest.mark.rule("A1.2")
def test_a_patrician_gaul_is_a_warning_with_its_source() -> None:
    text, number = with_line("G-A1", "G-A1 A matron 1 0 0 0 0 1")
    assert read(text).warnings == (
        f"line {number}: a Gaul who is a matron; we expected plebeians,"
        " as the rulebooks speak of patricians among the Romans only",
    )


@pytest.mark.rule("A4.2")
def test_wheat_reaches_a_patrician_gaul_and_olives_do_not() -> None:
    mine = read(with_line("G-A1", "G-A1 A matron 1 0 0 0 0 1")[0])
    row = ["G-A2", "G-A1"]
    wheat = table("take_gaul", components=mine, gaul_row=row, displays=[["S1"], []])
    assert "G-A1" in takes(wheat)
    olives = table("take_gaul", components=mine, gaul_row=row, displays=[["G-C4"], []])
    assert takes(olives) == set()
    assert refused(olives, "take G-A1") == ("too_far_for_wheat", "A4.2")


@pytest.mark.rule("A1.1")
def test_another_size_of_a_deck_is_a_warning() -> None:
    text = rewritten({"G-A6": {1: "B"}, "R-IV-8": {1: "I"}})
    assert read(text).warnings == (
        "deck A has 5 cards; we expected 6",
        "deck B has 7 cards; we expected 6",
        "deck I has 8 cards; we expected 7",
        "deck IV has 7 cards; we expected 8",
    )


def test_order_of_decks_comments_and_blanks_do_not_matter() -> None:
    upside_down = sorted(printed(), key=lambda row: row[1], reverse=True)
    text = "\n\n".join("\t".join(row) + "  # checked" for row in upside_down)
    mine = read(text)
    assert mine.names == CARDS.names
    assert mine.box.tobytes() == CARDS.box.tobytes()


def test_components_carry_the_text_and_the_name_they_came_with() -> None:
    assert (read(CARDS.text).text, read(CARDS.text).name) == (CARDS.text, "mine")


@pytest.mark.rule("A2.5")
def test_the_owners_decks_are_the_ones_that_are_drawn() -> None:
    mine = read(rewritten({"G-A6": {1: "B"}}))
    play = tell(Play(GAME, 2, components=mine), "start 0", *(f"draw G-A{n}" for n in range(1, 6)))
    assert answers(play) == {"draw G-A6", *(f"draw G-B{n}" for n in range(1, 7))}


@pytest.mark.rule("A4.2")
@pytest.mark.rule("A10.1")
def test_the_owners_icons_are_the_ones_that_count() -> None:
    mine = read(rewritten({"G-A1": {3: "4", 7: "3"}}))
    row = [f"G-C{n}" for n in range(1, 7)]
    play = table("take_gaul", components=mine, gaul_row=row, displays=[["G-A1"], []])
    assert takes(play) == set(row[-4:])
    assert play.standing().parts[0]["gold"] == 3


@pytest.mark.rule("A8.3")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 8), (4, 6)])
def test_a_whole_game_is_played_with_an_owners_file(seats: int, rounds: int) -> None:
    names = {row[0]: {0: f"Card{n}"} for n, row in enumerate(printed(), 1)}
    changes = {"G-A6": {1: "B"}, "R-IV-8": {1: "I"}, "G-B2": {3: "5"}, "S1": {8: "0"}}
    mine = read(rewritten({card: names[card] | changes.get(card, {}) for card in names}))
    *_, play = random_game(seats, seed=7, components=mine)
    position = play.position()
    assert position["round"] == rounds
    assert everywhere(position) == sorted(mine.names["card"])
    assert Play.at(GAME, position, mine).bytes == play.bytes
    assert play.outcome()["ending"] == "deck_empty"


def test_a_position_of_other_cards_is_refused() -> None:
    mine = read(rewritten({"S1": {0: "Start1"}}))
    position = opened(seats=2).position()
    with pytest.raises(Unreadable, match="there is no card 'S1'"):
        Play.at(GAME, position, mine)
