"""Our search against OpenSpiel's, both at our games, with equal time for a move on one core.

    python benchmarks/against_openspiel.py [GAME …] --games 100 --simulations 20 [--json]

OpenSpiel's own bots play through our adapter (`lusoria.research.openspiel`): its Monte-Carlo tree
search where nothing is hidden, its information-set search in Roma. They count simulations, not
time: so they move with `--simulations`, their CPU time is measured, and our bot gets the mean of
what they took so far in the match, by the wall clock. On a busy machine that is less, never more.
Each deal is played from both seats. Needs the extra `openspiel`.
"""

import argparse
import json
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import lusoria.research.openspiel  # noqa: F401 - registers the games
from lusoria.bots.arena.standings import wilson
from lusoria.bots.bot import Budget
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from lusoria.games.catalogue import NAMES

EXPLORATION = 1.4


@dataclass
class Clock:
    """CPU seconds, move by move."""

    spent: list[float] = field(default_factory=list)

    def mean_ms(self) -> float:
        return 1000 * sum(self.spent) / max(1, len(self.spent))


def their_bot(game: Any, simulations: int, chance: np.random.RandomState) -> Any:
    """OpenSpiel's search: of information sets where something is hidden."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    if game.get_type().information == hidden:
        return ismcts.ISMCTSBot(
            game=game, uct_c=EXPLORATION, evaluator=evaluator, max_simulations=simulations,
            random_state=chance,
        )  # fmt: skip
    return mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=chance)


def timed(clock: Clock, move: Any) -> int:
    """A move, and what it cost."""
    began = time.process_time()
    action = int(move())
    clock.spent.append(time.process_time() - began)
    return action


def play(
    name: str, ours: str, seat: int, deal: int, simulations: int, clocks: list[Clock]
) -> float:
    """One game; our share of the victory."""
    game = pyspiel.load_game(f"{name}(players=2)")
    fate = np.random.RandomState(deal)
    theirs = their_bot(game, simulations, np.random.RandomState(deal * 2 + seat))
    our_bot = maker(name, ours)()
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(fate.choice(actions, p=odds)))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == seat:
            budget = Budget(milliseconds=max(1, int(clocks[1].mean_ms())))
            seen = see(state.table.play)
            state.apply_action(timed(clocks[0], lambda: our_bot.choose(seen, budget)))  # noqa: B023
        else:
            state.apply_action(timed(clocks[1], lambda: theirs.step(state)))
    return float(state.returns()[seat] + 1) / 2


def meet(name: str, ours: str, games: int, simulations: int) -> dict[str, Any]:
    """So many games of one kind, told."""
    clocks = [Clock(), Clock()]
    play(name, ours, 0, 0, 2, [Clock(), Clock()])  # compiled once, before anything is timed
    won = sum(play(name, ours, k % 2, k // 2, simulations, clocks) for k in range(games))
    low, high = wilson(won, games)
    return {
        "game": name, "bot": ours, "games": games, "simulations": simulations,
        "share": round(won / games, 4), "interval": [round(low, 4), round(high, 4)],
        "our_ms": round(clocks[0].mean_ms(), 2), "their_ms": round(clocks[1].mean_ms(), 2),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_play", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--bot", default="imperator")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    for name in wish.games_to_play or NAMES:
        found = meet(name, wish.bot, wish.games, wish.simulations)
        if wish.json:
            print(json.dumps(found), flush=True)
            continue
        low, high = (100 * end for end in found["interval"])
        print(
            f"| {name} | {found['games']} | {100 * found['share']:.1f} % ({low:.1f}–{high:.1f}) |"
            f" {found['our_ms']} ms | {found['their_ms']} ms, {found['simulations']} simulations |",
            flush=True,
        )


if __name__ == "__main__":
    main()
