"""Back behind what is known, with the others' consent; and no die is rolled again by it."""

from itertools import pairwise
from random import Random

import pytest

from lusoria.core.errors import Illegal, Unreadable
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.records.dealer import Dealer
from lusoria.records.header import lay_table
from lusoria.records.lines import Ply, Undo
from lusoria.records.match import Match
from lusoria.records.reading import read_record
from lusoria.records.storage import Memory
from tests.records.games import SEED, begun, raw, uncompiled


def some_turns(game: str = "roma", plies: int = 30) -> Match:
    match = begun(game, dealer=Dealer(SEED), table_may_roll=False)
    rng = Random(5)
    while match.entry < plies:
        match.answer(match.play.seat, match.entry, rng.choice(match.play.legal()))
    return match


def first_answer(match: Match) -> int:
    return next(past.entry for past in match.course.line if past.seat != FATE)


@pytest.mark.parametrize("game", ["armorica", "roma", "cambria"])
def test_a_takeback_returns_behind_fate_and_the_same_answers_bring_the_same_dice(game: str) -> None:
    match = some_turns(game)
    to = first_answer(match)
    before, plies = match.play.bytes, match.course.line.plies[:]
    told = match.commit(match.prepare_takeback(match.entry, to, [1, 0]))
    assert told.entries == [Undo(match.entry, to, [0, 1])]
    assert match.play.seat != FATE
    for past in plies:
        if past.entry >= to and past.seat != FATE:
            match.answer(past.seat, match.entry, past.action)
    assert match.play.bytes == before
    again = read_record(raw(match), uncompiled)
    assert len(again.entries) == match.entry


def test_a_game_goes_on_by_the_rules_it_was_laid_with() -> None:
    """A server that has compiled them meanwhile once laid a compiled table into a thawed game."""
    laid = some_turns("armorica", 20)
    given = [laid.play.game]
    match = Match.read(Memory(raw(laid)), Dealer(SEED), lambda _: given.pop())
    to = first_answer(match)
    match.commit(match.prepare_takeback(match.entry, to, [0, 1]))
    assert match.play.seat != FATE


def test_undo_after_a_takeback_goes_as_far_as_law_6_allows() -> None:
    match = some_turns("cambria", 60)
    seats = [past for past in match.course.line if past.seat != FATE]
    match.commit(match.prepare_takeback(match.entry, seats[10].entry, [0]))
    alone = Match.read(Memory(raw(match)), None, uncompiled)
    assert alone.course.undoable() == match.course.undoable()
    for earlier, later in pairwise(match.course.undoable()):
        assert later < earlier


def test_fates_answers_and_other_lines_are_nobodys_to_take_back() -> None:
    match = some_turns()
    fates = next(past.entry for past in match.course.line if past.seat == FATE)
    with pytest.raises(Illegal, match="nobody's"):
        match.prepare_takeback(match.entry, fates, [0])
    with pytest.raises(Illegal, match="no ply"):
        match.prepare_takeback(match.entry, match.entry + 5, [0])
    with pytest.raises(Unreadable, match="seats are 0 to 1"):
        match.prepare_takeback(match.entry, first_answer(match), [7])


@pytest.mark.parametrize("game", ["armorica", "roma", "cambria"])
def test_a_takeback_plays_few_plies_again_and_comes_to_the_same_table(game: str) -> None:
    """To any answer, back and forth: the tables kept now and then are those that were."""
    match, rng = some_turns(game, 60), Random(3)
    for _ in range(12):
        answers = [past for past in match.course.line if past.seat != FATE]
        to = rng.choice(answers).entry
        match.commit(match.prepare_takeback(match.entry, to, [0]))
        anew = Match.read(Memory(raw(match)), None, uncompiled)
        laid = lay_table(match.course.header, uncompiled)
        for past in match.course.line:
            laid.apply(past.action)
        assert match.play.position() == anew.play.position() == laid.position()
        assert match.course.undoable() == anew.course.undoable()
        for _ in range(rng.randrange(25)):
            if match.play.seat == FATE or match.play.over:
                break
            match.answer(match.play.seat, match.entry, rng.choice(match.play.legal()))
            if match.course.undoable() and rng.random() < 0.2:
                match.undo(match.course.line[-1].seat, match.entry)


def test_a_takeback_costs_the_same_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a game may have any number: at a table of practice nobody counts."""
    match = some_turns("cambria", 200)
    last = [past for past in match.course.line if past.seat != FATE][-1]
    applied, apply = 0, Play.apply

    def counted(play: Play, action: int) -> list[Event]:
        nonlocal applied
        applied += 1
        return apply(play, action)

    bundle = match.prepare_takeback(match.entry, last.entry, [0])
    monkeypatch.setattr(Play, "apply", counted)
    match.commit(bundle)
    assert len(match.course.line) > 100
    assert applied < 60


# Own dice, and words in the dice


def test_where_the_table_rolls_the_dealer_draws_the_cards_at_once() -> None:
    match = begun("roma", dealer=Dealer(SEED), table_may_roll="dice")
    rng = Random(1)
    rolled = 0
    while rolled < 4:
        rolled += match.play.seat == FATE
        match.answer(match.play.seat, match.entry, rng.choice(match.play.legal()))
    fates = [e for e in match.since(0).entries if isinstance(e, Ply) and e.seat == "fate"]
    assert {e.do.split()[0] for e in fates if e.by == "table"} == {"roll"}
    assert {e.do.split()[0] for e in fates if e.by != "table"} == {"start", "draw"}
    read_record(raw(match), uncompiled)
    drawn = next(e for e in fates if e.do.startswith("draw"))
    forged = raw(match).replace(
        f'"do": "{drawn.do}"}}'.encode(), f'"do": "{drawn.do}", "by": "table"}}'.encode(), 1
    )
    with pytest.raises(Illegal, match="does not allow"):
        read_record(forged, uncompiled)


def test_where_the_table_rolls_it_rolls_the_battle_die_too() -> None:
    match = begun("roma", dealer=Dealer(SEED), table_may_roll="dice")
    rng = Random(1)
    while match.play.question != "battle":
        match.answer(match.play.seat, match.entry, rng.choice(match.play.legal()))
    match.answer(FATE, match.entry, match.play.legal()[-1])
    fates = [e for e in match.since(0).entries if isinstance(e, Ply) and e.seat == "fate"]
    assert [e.by for e in fates if e.do == "battle 6"] == ["table"]
    read_record(raw(match), uncompiled)


def test_every_word_mixed_in_changes_the_dice_and_stands_in_the_record() -> None:
    dealt = {
        words: raw(begun("cambria", dealer=Dealer(SEED, words), table_may_roll=False))
        for words in [(), ("ave", None), (None, "ave"), ("ave", "salve"), ("a", "ve\u0301")]
    }
    fates = {words: text.split(b"\n", 1)[1] for words, text in dealt.items()}
    assert len(set(fates.values())) == len(fates)
    assert b'"words": ["ave", null]' in dealt["ave", None]
    with pytest.raises(Unreadable, match="other words"):
        Match.read(Memory(dealt["ave", None]), Dealer(SEED, ("salve", None)), uncompiled)
