"""One game's search loops, bound to its rules and compiled."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from lusoria.bots.search import chances, evaluation, guidance, loops, patterns, self_play, tree
from lusoria.core.engine import Engine, engine
from lusoria.core.errors import Refusal
from lusoria.core.game import Game
from lusoria.core.loops import by_odds
from lusoria.core.observation import observation_of
from lusoria.core.rows import raw, write_row
from lusoria.core.rule import PACKAGE, bind, cache_root, rule, source_digest, with_rules
from lusoria.core.streams import fast_below, fast_number


class BoundSearch:
    """The bound loops of one game."""

    def __init__(self, game: Game) -> None:
        if not game.compiled:
            raise Refusal(f"bots search in compiled code, but {game.name} was loaded thawed")
        self.game = game
        self.engine: Engine = engine(game)
        features = import_module(f"lusoria.bots.{game.name}.features")
        greedy = import_module(f"lusoria.bots.{game.name}.greedy")
        self.features: int = features.FEATURES
        functions: dict[str, Any] = {**vars(game.rules)}
        functions |= {"fast_below": fast_below, "fast_number": fast_number}
        functions |= {"extract_features": features.extract_features, "appraise": greedy.appraise}
        functions |= {"extract_patterns": _patterns_of(game)}
        functions |= {"SECRET": observation_of(game).secret}
        self.raw = raw(game.state)
        folder = cache_root() / f"{game.name}-bots-{_digest(game.name)}"

        def bound(template: Callable[..., Any]) -> Any:
            return bind(template, game.name, functions, folder)

        for helper in HELPERS:
            functions[helper.__name__] = bound(helper)
        self.search = bound(loops.search)
        self.evaluate_actions = bound(loops.evaluate_actions)
        self.advise = bound(guidance.advise)
        self.self_play = bound(self_play.self_play)


HELPERS: Final = (
    evaluation.by_outcome,
    evaluation.logit,
    evaluation.write_features,
    evaluation.by_network,
    chances.share_out,
    evaluation.by_thumb,
    patterns.add_patterns,
    patterns.add_wide_layer,
    patterns.pattern_logit,
    patterns.by_patterns,
    evaluation.evaluate,
    write_row,
    guidance.add_features,
    guidance.add_numbers,
    guidance.add_second_layer,
    guidance.dot,
    guidance.weigh_actions,
    guidance.weigh_seats,
    guidance.consult,
    by_odds,
    evaluation.play_out,
    tree.child_of,
    tree.expand,
    tree.select_ucb,
    tree.select_puct,
    tree.backpropagate,
    loops.look_ahead,
    loops.expand_all,
    loops.expand_by_guide,
    loops.expected_child,
    loops.only_child,
    loops.next_child,
    loops.let_fate_answer,
    loops.evaluate_leaf,
    loops.descend,
    self_play.sample,
    self_play.compute_returns,
    self_play.keep_features,
    self_play.keep_patterns,
    self_play.record_step,
    self_play.judge,
    self_play.play_one,
)
"""Templates that others call, each after those that it calls."""


@rule()
def no_patterns(s: Any, box: Any, work: Any) -> None:
    """Of a game whose bots know none."""


def _patterns_of(game: Game) -> Any:
    if not PACKAGE.joinpath("bots", game.name, "patterns.py").exists():
        return no_patterns
    return import_module(f"lusoria.bots.{game.name}.patterns").extract_patterns


def _digest(game: str) -> str:
    """A hash of every source that ends up in the compiled search."""
    folder, bots = PACKAGE / "games" / game, PACKAGE / "bots"
    searching = [*(bots / "search").glob("*.py"), *(bots / game).glob("*.py")]
    return source_digest(folder / "__init__.py", *with_rules(folder), *searching)


@lru_cache(maxsize=8)
def bound_search(game: Game) -> BoundSearch:
    """The search of a game; one per process."""
    return BoundSearch(game)
