"""The games registered with OpenSpiel: `import lusoria.research.openspiel`, then `load_game`.

    pyspiel.load_game("armorica(players=3)")     pyspiel.load_game("roma(bribery=on)")

Chance is explicit: fate's questions are chance nodes with their odds. Actions are named by our
words. The observation tensor is what the seat may know (docs/observations.md), normalised, in named
parts. The information state string adds all that the seat has heard since the game began; its
tensor is that of the observation, since what a seat may know is kept on the table itself.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from lusoria.core.game import Game
from lusoria.core.observation import observation_of
from lusoria.core.play import Play
from lusoria.core.seats import FATE, NOBODY
from lusoria.games.catalogue import NAMES, load
from lusoria.research.batches import Batch
from lusoria.research.drawing import written

LONGEST = {"armorica": 150, "cambria": 40_000, "roma": 100_000}
"""Plies that no game exceeds (A8, C14, R16)."""


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    information = pyspiel.GameType.Information
    secret = observation_of(game).secret
    return pyspiel.GameType(
        short_name=game.name,
        long_name=game.name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if secret
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.fewest,
            **{option.name: option.values[0] for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):
    """One way to lay a table: a game, its number of players, its options."""

    def __init__(self, rules: Game, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.rules = rules
        self.seats = rules.check_seats(int(given.get("players", rules.fewest)))
        wishes = {name: str(value) for name, value in given.items() if name != "players"}
        self.options = rules.choose(wishes)
        self.eye = Batch(rules, 1, seats=self.seats, options=self.options)
        size = rules.actions.size
        information = pyspiel.GameInfo(
            num_distinct_actions=size, max_chance_outcomes=size, num_players=self.seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0,
            max_game_length=LONGEST[rules.name],
        )  # fmt: skip
        super().__init__(game_type(rules), information, given)

    def new_initial_state(self) -> "SpielState":
        """The table before the first question."""
        return SpielState(self, Table(Play(self.rules, self.seats, self.options), {}))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Who looks at a table for one player."""
        return Observer(self, iig_obs_type)


class Table:
    """A table and what each seat has heard at it; copied as OpenSpiel copies states."""

    def __init__(self, play: Play, heard: dict[int, list[str]]) -> None:
        self.play, self.heard = play, heard

    def __deepcopy__(self, memo: Any) -> "Table":
        return Table(self.play.copy(), {seat: [*lines] for seat, lines in self.heard.items()})

    def apply(self, action: int) -> None:
        """Carry out an action, and let each seat hear what it may."""
        happened = self.play.apply(action)
        for seat in range(self.play.seats):
            told = self.play.heard(happened, 1 << seat)
            lines = self.heard.setdefault(seat, [])
            lines += [json.dumps([each.event, each.facts], ensure_ascii=False) for each in told]

    def known_to(self, seat: int) -> str:
        """All that a seat may know, in words: the table as it sees it."""
        veiled = self.play.veiled(1 << seat)
        return json.dumps(veiled.position(), ensure_ascii=False, sort_keys=True)


class SpielState(pyspiel.State):
    """One table, as OpenSpiel's algorithms walk through it."""

    def __init__(self, game: SpielGame, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """Who is asked; fate is chance."""
        seat = self.table.play.seat
        chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
        return {FATE: chance, NOBODY: terminal}.get(seat, seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.play.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Fate's answers with their probabilities."""
        odds = self.table.play.odds()
        total = sum(odds.values())
        return [(action, weight / total) for action, weight in odds.items()]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.play.words(action)

    def returns(self) -> list[float]:
        """The share of rivals beaten less the share of rivals lost to."""
        seats = range(self.table.play.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        ranks = self.table.play.outcome()["ranks"]
        balance = [sum((r > ranks[s]) - (r < ranks[s]) for r in ranks) for s in seats]
        return [each / (len(ranks) - 1) for each in balance]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A table that the player could believe to be this one; others have heard what all have."""
        key = int(sampler() * (1 << 53))
        play = self.table.play.redealt(1 << player, key)
        twin: SpielState = self.clone()
        shared = (
            set.intersection(*map(set, self.table.heard.values())) if self.table.heard else set()
        )
        heard = {
            seat: [line for line in lines if seat == player or line in shared]
            for seat, lines in self.table.heard.items()
        }
        twin.table = Table(play, heard)
        return twin

    def __str__(self) -> str:
        return written(self.table.play.position())


class Observer:
    """One player's sight of a table: a flat tensor, its named parts, and a string."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self.recalls = wanted is not None and bool(wanted.perfect_recall)
        self._eye = game.eye
        row = self._eye.observation
        self._compact = np.zeros((1, row.length), np.int16)
        self._low = row.low.astype(np.float32)
        self._span = np.maximum(row.high - self._low, 1)
        self.tensor = np.zeros(row.length, np.float32)
        self.dict = {each.name: self.tensor[each.place].reshape(each.shape) for each in row.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        table = np.frombuffer(state.table.play.bytes, self._eye.game.state.dtype)
        self._eye.tables[0] = table[0]
        self._eye.look(player, self._compact)
        self.tensor[:] = (self._compact[0] - self._low) / self._span

    def string_from(self, state: SpielState, player: int) -> str:
        """The table as the player sees it and, where past is wanted, all that he has heard."""
        known = state.table.known_to(player)
        past = state.table.heard.get(player, []) if self.recalls else []
        return "\n".join([*past, known])


def game_class(rules: Game) -> type[SpielGame]:
    """A class for one game: OpenSpiel drops what it holds too late for a plain function."""

    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(rules, parameters)

    return Registered


def register() -> None:
    """Make the three games known to OpenSpiel."""
    for name in NAMES:
        rules = load(name)
        pyspiel.register_game(game_type(rules), game_class(rules))


register()
