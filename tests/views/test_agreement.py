"""Thawed and compiled views agree, and a View is complete as data."""

import random

import msgspec
import pytest

from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from tests.properties.walks import choose
from tests.settings import FULL, settings

POSITIONS = 10_000 if FULL else 300
"""Random positions per game."""


@pytest.mark.parametrize("name", NAMES)
def test_thawed_and_compiled_views_agree_at_random_positions(name: str) -> None:
    compared = 0
    seed = 0
    while compared < POSITIONS:
        for setting in (each for each in settings(FULL) if each.name == name):
            compared += compare_one_game(load(name), setting.seats, dict(setting.options), seed)
            seed += 1


def compare_one_game(game: Game, seats: int, options: dict[str, str], seed: int) -> int:
    """Walk one game in both copies; some tables are compared, for one viewer each."""
    twins = [Play(each, seats, options) for each in (game, thawed(game.name))]
    chance = random.Random(f"{game.name}/{seed}")
    compared = 0
    while True:
        if chance.random() < 0.2 or twins[0].over:
            viewer = chance.randrange(1 << seats)
            compiled, plain = (msgspec.to_builtins(twin.view(viewer)) for twin in twins)
            assert compiled == plain
            compared += 1
        if twins[0].over:
            return compared
        action = choose(twins[0], chance)
        for twin in twins:
            twin.apply(action)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_has_a_schema_and_comes_back_from_its_json(name: str) -> None:
    game = load(name)
    play = Play(game, game.fewest)
    chance = random.Random(name)
    schema = msgspec.json.schema(game.view)
    assert schema["$ref"]
    for _ in range(60):
        view = play.view(1)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view) == view
        play.apply(choose(play, chance))
    printed = play.printed()
    assert isinstance(printed, game.printed)
    assert msgspec.json.decode(msgspec.json.encode(printed), type=game.printed) == printed


@pytest.mark.parametrize(
    ("name", "words", "verb", "arguments"),
    [
        ("armorica", "take G-A3", "take", {"card": "G-A3"}),
        ("armorica", "start 1", "start", {"seat": 1}),
        ("cambria", "ship 4 for 3", "ship", {"ship": 4, "die": 3}),
        ("cambria", "roll 3 5", "roll", {"dice": "3 5"}),
        ("cambria", "neutral from r09", "neutral from", {"road": "r09"}),
        ("roma", "lay Forum 4", "lay", {"card": "Forum", "disc": 4}),
        ("roma", "move 2 5", "move", {"disc": 2, "to": 5}),
        ("roma", "set 3", "set", {"dice": "3"}),
        ("roma", "end", "end", {}),
    ],
)
def test_a_choice_names_its_arguments(
    name: str, words: str, verb: str, arguments: dict[str, str | int]
) -> None:
    game = load(name)
    play = Play(game, game.fewest)
    choice = game.actions.choices(play.components.names)[play.number(words)]
    assert (choice.words, choice.verb, choice.arguments) == (words, verb, arguments)
