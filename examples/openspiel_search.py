"""OpenSpiel's own search plays our game. Needs the extra `openspiel`."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import lusoria.research.openspiel  # noqa: F401 - registers the games

game = pyspiel.load_game("armorica(players=2)")
chance = np.random.RandomState(3)
evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
bot = mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=chance)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chance.choice(actions, p=odds)))
    elif state.current_player() == 0:
        action = bot.step(state)
        print("search:", state.action_to_string(0, action))
        state.apply_action(action)
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))
print("returns", state.returns())
