"""Law 5 for Roma, over all that a viewer is ever told: views, events, refusals, why, errors, sizes.

Whatever a viewer cannot know is dealt anew, once by the engine and once by a redeal that was
written from R14 alone, and every byte that the viewer gets must stay the same.
"""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from lusoria.core.errors import Illegal
from lusoria.core.play import Play
from tests.cross.roma_redeal import redealt
from tests.cross.roma_referee import Referee
from tests.cross.second_opinion import components
from tests.settings import FULL
from tests.views.roma_tables import GAME, lively, tables

PER_QUESTION = 10_000 if FULL else 12
HISTORIES = 2_000 if FULL else 25
ASKED_WHY = 6
"""Actions of the table about which each viewer asks why."""
PRINTED = components("roma", GAME.texts.standard({}).text)


def everything_told(play: Play, viewer: int, actions: list[int]) -> bytes:
    """All that the house would send to a viewer of this table, as bytes."""
    told: list[Any] = [play.view(viewer), play.refused(viewer)]
    for action in actions:
        try:
            told.append(play.why(action, viewer))
        except Illegal as refusal:
            told.append(as_data(refusal))
        if play.seat >= 0 and viewer & (1 << play.seat) and play.why_not(action):
            told.append(as_data(play.refusal(action, play.why_not(action))))
    return msgspec.json.encode(told)


def as_data(refusal: Illegal) -> dict[str, Any]:
    return {"message": refusal.message, "rule": refusal.rule, **refusal.facts}


def some_actions(play: Play, chance: random.Random) -> list[int]:
    """Actions to ask about: some that could be expected, and some of the whole table."""
    expected = GAME.texts.expected(play.state, play.components)
    some = chance.sample(expected, min(len(expected), ASKED_WHY // 2))
    return some + [chance.randrange(GAME.actions.size) for _ in range(ASKED_WHY // 2)]


def imagined(play: Play, seat: int | None, chance: random.Random) -> Play:
    """Another table that a seat or an onlooker could believe to be this one, by R14 alone."""
    return Play.at(GAME, redealt(play.position(), seat, PRINTED, chance))


def deal_anew(per_question: int) -> None:
    """Compare what a viewer of each table is told in three worlds."""
    chance = random.Random("secrets")
    changed = number = 0
    for number, play in enumerate(tables(per_question, seed=14), 1):
        seat = chance.choice((0, 1, None))
        viewer = 0 if seat is None else 1 << seat
        actions = some_actions(play, chance)
        true = everything_told(play, viewer, actions)
        assert everything_told(play.redealt(viewer, key=number), viewer, actions) == true
        other = imagined(play, seat, chance)
        assert everything_told(other, viewer, actions) == true, play.position()
        changed += other.bytes != play.bytes
    assert changed > number / 2  # a redeal that changes nothing would prove nothing


def test_every_byte_stays_the_same_when_secrets_are_dealt_anew() -> None:
    deal_anew(PER_QUESTION)


# Histories


SECRET_QUESTIONS = ("deal", "draw", "give", "layout", "keep", "take")
"""Where an answer of fate or of the other may itself be secret (R14.2 to R14.4)."""
LONGEST_HISTORY = 120


def public(judge: Referee, seat: int) -> dict[str, Any]:
    """All that a seat can know of a table, by the referee's reading of R14."""
    return judge.position() | judge.seen_by(seat) | {"open": judge.question}


def answer_alike(play: Play, judge: Referee, words: str, seat: int, chance: random.Random) -> str:
    """The same answer, or where the seat cannot tell answers apart some other that looks alike."""
    if judge.question not in SECRET_QUESTIONS or judge.seat == seat:
        return words
    disc = words.split()[2:]
    alike = [each for each in judge.legal() if each.split()[2:] == disc]
    return chance.choice(alike)


def live_through(histories: int) -> None:
    """Compare so many pairs of games, from tables of every kind of question."""
    chance = random.Random("histories")
    begun = compared = differing = 0
    for play in tables(1 + histories // 10, seed=15):
        found, different = compare_history(play.copy(), chance.choice((0, 1)), chance)
        begun += 1
        compared += found
        differing += different
        if begun == histories:
            break
    assert compared > 3 * begun
    assert differing > compared / 10  # worlds that never differ would prove nothing


def test_games_that_a_seat_cannot_tell_apart_look_the_same_at_every_ply() -> None:
    live_through(HISTORIES)


def compare_history(play: Play, seat: int, chance: random.Random) -> tuple[int, int]:
    """Go on with a game and with another world of it until the seat can tell them apart.

    Returns at how many plies both looked the same, and at how many of these they were not.
    """
    viewer = 1 << seat
    twin = imagined(play, seat, chance)
    judges = [Referee.at(each.position(), PRINTED) for each in (play, twin)]
    compared = differing = 0
    for _ in range(LONGEST_HISTORY):
        if play.over or public(judges[0], seat) != public(judges[1], seat):
            break
        actions = some_actions(play, chance)
        assert everything_told(play, viewer, actions) == everything_told(twin, viewer, actions)
        compared += 1
        differing += play.bytes != twin.bytes
        words = play.words(lively(play, chance))
        other = answer_alike(twin, judges[1], words, seat, chance)
        if other not in judges[1].legal():
            break  # an open answer that the other world does not have tells them apart
        heard = [play.heard(play.tell(words), viewer), twin.heard(twin.tell(other), viewer)]
        judges[0].apply(words)
        judges[1].apply(other)
        if public(judges[0], seat) == public(judges[1], seat):
            assert msgspec.json.encode(heard[0]) == msgspec.json.encode(heard[1]), (words, other)
    return compared, differing


# Would it be noticed?


def true_table(play: Play, viewer: int) -> Play:
    return play.copy()


def everybody_hears_everything(happened: Any, viewer: int, tellings: Any) -> Any:
    return list(happened)


def derived_from_the_true_table(play: Play, viewer: int) -> Any:
    return replace(TRUE_VIEW(play, viewer), derived=play.derived())


def why_on_the_true_table(play: Play, action: int, viewer: int | None = None) -> Any:
    return TRUE_WHY(play, action)


TRUE_VIEW, TRUE_WHY = Play.view, Play.why


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        ("lusoria.core.play.Play._hidden_from", true_table),
        ("lusoria.core.play.Play.view", derived_from_the_true_table),
        ("lusoria.core.play.Play.why", why_on_the_true_table),
        ("lusoria.core.play.heard", everybody_hears_everything),
    ],
)
def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch, place: str, leak: Any) -> None:
    monkeypatch.setattr(place, leak)
    with pytest.raises(AssertionError):
        live_through(60)
    if leak is not everybody_hears_everything:
        with pytest.raises(AssertionError):
            deal_anew(6)
