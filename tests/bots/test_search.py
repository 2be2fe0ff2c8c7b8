"""The search: repeatable, within its budget, never illegal, and able to see a win."""

import time

import pytest

from lusoria.bots.bot import Budget
from lusoria.bots.levels import NAMES as LEVELS
from lusoria.bots.levels import PLAIN, THUMB
from lusoria.bots.names import maker
from lusoria.bots.networks import load_network
from lusoria.bots.planning import Opinion, Stopped, Tuning, plan
from lusoria.bots.search.layouts import RULES_ONLY
from lusoria.bots.searchers import SearchBot
from lusoria.bots.seen import see
from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from tests.bots.tables import asked, quick
from tests.settings import FULL, Setting, settings

TUNINGS = {"learned": Tuning(), "thumb": THUMB, "plain": PLAIN}
every_tuning = pytest.mark.parametrize("tuning", TUNINGS.values(), ids=TUNINGS)
every_game = pytest.mark.parametrize(
    "setting", [Setting("armorica", 3), Setting("cambria", 2), Setting("roma", 2)], ids=str
)


def thought(
    play: Play, tuning: Tuning, budget: Budget, stream: int = 1, threads: int = 1
) -> list[Opinion]:
    return plan(
        see(play), stream, tuning, budget, load_network(play.game.name, play.seats), threads
    )


@every_game
@every_tuning
def test_one_seed_gives_one_thought(setting: Setting, tuning: Tuning) -> None:
    play = next(asked(setting, seed=3, every=4))
    first = thought(play, tuning, Budget(playouts=200))
    assert thought(play, tuning, Budget(playouts=200)) == first
    assert thought(play, tuning, Budget(playouts=200), stream=2) != first


@every_game
@every_tuning
def test_every_playout_is_counted_once(setting: Setting, tuning: Tuning) -> None:
    for play in asked(setting, seed=2, every=9):
        opinions = thought(play, tuning, Budget(playouts=100))
        assert sorted(each.action for each in opinions) == play.legal()
        assert sum(each.visits for each in opinions) == 100 - (tuning.knowledge != RULES_ONLY)
        assert all(0 <= each.chance <= 1 for each in opinions)
        assert [each.visits for each in opinions] == sorted(
            (each.visits for each in opinions), reverse=True
        )


@every_game
def test_threads_share_the_work_and_repeat_it(setting: Setting) -> None:
    play = next(asked(setting, seed=5, every=6))
    first = thought(play, PLAIN, Budget(playouts=300), threads=3)
    assert sum(each.visits for each in first) == 300
    assert thought(play, PLAIN, Budget(playouts=300), threads=3) == first


@every_tuning
def test_how_often_somebody_looks_whether_to_stop_changes_nothing(
    tuning: Tuning, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = next(asked(Setting("armorica", 2), seed=1))
    whole = thought(play, tuning, Budget(playouts=300))
    monkeypatch.setattr("lusoria.bots.planning.SLICE", 7)
    assert thought(play, tuning, Budget(playouts=300)) == whole


def test_who_is_stopped_thinks_no_longer() -> None:
    play = next(asked(Setting("armorica", 2), seed=1))
    looks = iter([False, False, True])
    budget, network = Budget(playouts=10_000_000), load_network("armorica")
    with pytest.raises(Stopped):
        plan(see(play), 1, PLAIN, budget, network, stop=lambda: next(looks))


def test_thinking_by_the_clock_stops_in_time() -> None:
    play = next(asked(Setting("armorica", 2), seed=1))
    thought(play, Tuning(), Budget(playouts=1))
    began = time.monotonic()
    opinions = thought(play, Tuning(), Budget(milliseconds=150))
    assert 0.14 < time.monotonic() - began < 30
    assert sum(each.visits for each in opinions) > 60


def test_of_two_limits_the_first_one_counts() -> None:
    play = next(asked(Setting("armorica", 2), seed=1))
    opinions = thought(play, Tuning(), Budget(playouts=100, milliseconds=60_000))
    assert opinions == thought(play, Tuning(), Budget(playouts=100))


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(Unreadable, match="at least 1"):
        Budget(playouts=0)


def test_a_full_tree_goes_on_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lusoria.bots.planning.MOST_NODES", 40)
    play = next(asked(Setting("armorica", 2), seed=1))
    for tuning in TUNINGS.values():
        opinions = thought(play, tuning, Budget(playouts=500))
        assert sum(each.visits for each in opinions) > 400


def test_a_thawed_game_is_refused_with_its_reason() -> None:
    play = next(asked(Setting("armorica", 2), seed=1))
    plain = Play.at(thawed("armorica"), play.position())
    with pytest.raises(Refusal, match="thawed"):
        plan(see(plain), 1, Tuning(), Budget(playouts=1), load_network("armorica"))


@every_tuning
def test_a_win_at_hand_is_taken(tuning: Tuning) -> None:
    play = a_step_before_the_end()
    best = thought(play, tuning, Budget(playouts=400))[0]
    assert play.words(best.action) == "take R-IV-5"
    assert best.chance > 0.9


def a_step_before_the_end() -> Play:
    """The last Roman of a game: a sixth suit makes 28 points against 27, all else loses."""
    return Play.at(
        Setting("armorica", 2).game,
        {
            "game": "armorica",
            "seats": 2,
            "options": {},
            "decision": {"seat": 1, "question": "take_roman"},
            "round": 8,
            "start_player": 0,
            "phase": "roman",
            "acted": 1,
            "gaul_row": [],
            "roman_row": ["R-IV-1", "R-IV-5"],
            "gaul_deck": [],
            "roman_deck": [],
            "displays": [
                ["S1", "G-A1", "G-A5", "G-A4", "G-A2", "G-B6", "G-B3", "G-B1", "G-C6"],
                ["S2", "G-C1", "G-C4", "R-IV-7", "R-IV-6"],
            ],
        },
    )


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_no_level_ever_answers_nonsense(setting: Setting) -> None:
    """With `--full` some 100,000 decisions over all settings."""
    for number, name in enumerate(LEVELS):
        bot = maker(setting.name, quick(setting.name, name, 8))()
        for seed in range(number, number + (10 if FULL else 1)):
            for play in asked(setting, seed, every=1 if FULL else 25):
                assert bot.choose(see(play)) in play.legal()


def test_a_single_answer_needs_no_thought() -> None:
    bot = SearchBot("never thinks", Tuning(), Budget(playouts=10_000_000))
    play = next(play for play in asked(Setting("cambria", 2), seed=1) if len(play.legal()) == 1)
    assert bot.choose(see(play)) == play.legal()[0]
