"""What if? One position, every answer to it, a thousand random games after each.

The position is laid on all tables of a batch; each answer gets its share of them.
"""

import numpy as np

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load
from lusoria.research import batch

EACH = 1000
play = Play(load("cambria"), seats=2)
while play.seat == FATE:
    play.apply(play.legal()[-1])
answers = play.legal()
n = len(answers) * EACH
env = batch("cambria", n, seats=2, seed=5, autoreset=False, threads=2)
out = env.arrays()
env.reset(out)
env.tables[:] = np.frombuffer(play.bytes, env.game.state.dtype)[0]
env.tell(out)
actions = np.repeat(np.array(answers, np.int64), EACH)
total = np.zeros(n)
while (out.seats >= 0).any():
    env.step(actions, out)
    total += out.rewards[:, play.seat]
    env.choose(actions)
for action, worth in zip(answers, total.reshape(-1, EACH).mean(axis=1), strict=True):
    print(f"{play.words(action):20} {worth:+.3f} ± {1 / EACH**0.5:.3f}")
