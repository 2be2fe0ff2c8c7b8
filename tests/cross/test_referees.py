"""The slow referee agrees with the engine, and would catch it in a mistake."""

import pytest

from lusoria.games.catalogue import NAMES
from tests.cross.second_opinion import Disagreement, compare_game, mistakes_of
from tests.settings import FULL, Setting, settings

PLIES = 100_000 if FULL else 600
GAMES_TO_CATCH_A_MISTAKE = 200


@pytest.mark.parametrize("setting", settings(every_mixture=FULL), ids=str)
def test_engine_and_referee_agree_at_every_ply(setting: Setting) -> None:
    plies = seed = 0
    while plies < PLIES:
        plies += compare_game(setting, seed)
        seed += 1


def compare_games(setting: Setting, mistake: type) -> None:
    for seed in range(GAMES_TO_CATCH_A_MISTAKE):
        compare_game(setting, seed, mistake)


def planted() -> list[tuple[str, type]]:
    everything = [(name, each) for name in NAMES for each in mistakes_of(name)]
    return everything if FULL else everything[::5]


@pytest.mark.parametrize(
    ("name", "mistake"), planted(), ids=[f"{name}-{each.__name__}" for name, each in planted()]
)
def test_a_planted_mistake_is_caught(name: str, mistake: type) -> None:
    seats = getattr(mistake, "seats", 2)
    options = getattr(mistake, "options", {})
    setting = Setting(name, seats if isinstance(seats, int) else 2, tuple(options.items()))
    with pytest.raises(Disagreement):
        compare_games(setting, mistake)


@pytest.mark.parametrize("name", NAMES)
def test_at_least_twenty_mistakes_are_planted_per_game(name: str) -> None:
    assert len(set(mistakes_of(name))) >= 20
