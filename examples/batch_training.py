"""Learning on a batch, with numpy alone: a linear policy for Armorica learns from its own games.

REINFORCE over 256 games at once. The observation is a float row per game, the mask says what is
legal, and the reward of a finished game goes to every step that its seats made. Prints a curve.
"""

import sys

import numpy as np

from lusoria.research import batch

GAMES, STEPS, ROUNDS = 256, 70, int(sys.argv[1]) if len(sys.argv) > 1 else 30
chance = np.random.default_rng(0)
env = batch("armorica", GAMES, seats=2, seed=1)
out = env.arrays(floats=True)
env.reset(out)
weights = np.zeros((env.observation.length, env.actions), np.float32)


def choose(seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Draw a legal action in each game; the odds of all actions."""
    logits = np.where(masks, seen @ weights, -np.inf)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    drawn = (odds.cumsum(axis=1) > chance.random((GAMES, 1))).argmax(axis=1)
    return drawn.astype(np.int64), odds


for number in range(ROUNDS):
    steps, scores = [], []
    waiting: list[list[int]] = [[] for _ in range(GAMES)]
    for _ in range(STEPS):
        actions, odds = choose(out.observations, out.masks)
        for i in range(GAMES):
            waiting[i].append(len(steps))
        steps.append([out.observations.copy(), actions, odds, out.seats.copy(), np.zeros(GAMES)])
        env.step(actions, out)
        for i in np.flatnonzero(out.ended):
            for k in waiting[i]:
                steps[k][4][i] = out.rewards[i, steps[k][3][i]]
            waiting[i] = []
            scores += out.scores[i].tolist()
    gradient = np.zeros_like(weights)
    for seen, actions, odds, _, won in steps:
        odds = -odds
        odds[np.arange(GAMES), actions] += 1
        gradient += seen.T @ (odds * won[:, None].astype(np.float32))
    weights += 2e-3 * gradient / STEPS
    if number % 5 == 0 or number == ROUNDS - 1:
        print(f"round {number:3}: {np.mean(scores):6.2f} points a seat over {len(scores)} results")
