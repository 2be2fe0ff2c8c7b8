"""One random game from Python, question by question, in words."""

import random

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load

chance = random.Random(7)
play = Play(load("roma"), seats=2)
plies = 0
while not play.over:
    if play.seat == FATE:
        odds = play.odds()
        action = chance.choices(list(odds), list(odds.values()))[0]
    else:
        action = chance.choice(play.legal())
    if plies < 30:
        who = "fate" if play.seat == FATE else f"seat {play.seat}"
        print(f"{who:7} {play.question:14} {play.words(action)}")
    play.apply(action)
    plies += 1
outcome = play.outcome()
print(f"… {plies} plies; {outcome['ending']}; scores {outcome['scores']}")
