"""The loops through which Python enters compiled code."""

import inspect
from typing import Any

import pytest

from lusoria.core import journal, loops
from lusoria.core.engine import Engine, engine
from lusoria.core.game import Game
from lusoria.core.journal import ROWS
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load

FROM_PYTHON = (
    "lay", "ask", "weigh", "object_to", "step", "judge", "hide", "imagine", "random_games",
)  # fmt: skip


@pytest.mark.parametrize("name", FROM_PYTHON)
def test_fence_python_hands_over_arrays_and_an_index_never_a_bare_record(name: str) -> None:
    first, second, *_ = inspect.signature(getattr(loops, name)).parameters
    assert first == "states"
    assert second == ("boxes" if name == "random_games" else "i")


@pytest.mark.parametrize("name", NAMES)
def test_fence_warming_up_leaves_nothing_to_compile_at_a_first_click(name: str) -> None:
    game = load(name)
    fresh = Engine(game)
    *_, (done, of) = fresh.warm(game.texts.standard(game.choose({})), game.fewest)
    assert (done, of) == fresh.kept()  # what another process is told of it
    compiled = {each: len(getattr(fresh, each).signatures) for each in FROM_PYTHON[:-1]}
    assert compiled == dict.fromkeys(FROM_PYTHON[:-1], 1)
    play_a_little(fresh)
    again = {each: len(getattr(fresh, each).signatures) for each in FROM_PYTHON[:-1]}
    assert again == compiled


def play_a_little(warmed: Engine) -> None:
    """Every call a table makes, with the engine that was warmed up."""
    play = Play(warmed.game, warmed.game.fewest)
    play.engine = warmed
    for _ in range(20):
        play.view(1)
        play.redealt(1, key=7)
        play.apply(next(iter(play.odds() or play.legal())))
    play.standing()


def test_one_engine_serves_a_whole_process() -> None:
    assert engine(load("armorica")) is engine(load("armorica"))


def test_a_thawed_copy_lives_beside_the_compiled_game() -> None:
    compiled, plain = load("armorica"), thawed("armorica")
    assert compiled.compiled
    assert not plain.compiled
    tables: list[Any] = [Play(game, 3) for game in (compiled, plain)]
    for play in tables:
        play.tell("start 1")
    assert tables[0].bytes == tables[1].bytes
    assert load("armorica") is compiled


@pytest.mark.parametrize("game", [load("armorica"), thawed("armorica")], ids=["compiled", "thawed"])
def test_one_event_more_than_a_journal_holds_is_a_fault(game: Game) -> None:
    note = journal.note if game.compiled else plain(journal.note)
    play = Play(game, 2)
    for _ in range(ROWS):
        note(play._journals[0], 1, 1, 0, 0, 0, 0, 0)
    assert len(play._told()) == ROWS
    for _ in range(ROWS + 1):
        note(play._journals[0], 1, 1, 0, 0, 0, 0, 0)
    with pytest.raises(OverflowError, match="257 events; a journal holds 256"):
        play._told()
    assert play._told() == [], "the next action is told again"


def plain(rule: Any) -> Any:
    """The function that a compiled rule was made of."""
    return getattr(rule, "py_func", rule)
