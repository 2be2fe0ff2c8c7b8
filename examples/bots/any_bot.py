#!/usr/bin/env python3
"""A bot in Python that needs nothing but Python: any legal action, but rather one that it likes.

lusoria arena cambria --bots "exec:python3 examples/bots/any_bot.py,random" --games 20
"""

import json
import random
import sys
from typing import Any

LIKED = {
    "armorica": ("take",),
    "cambria": ("place", "board", "legion"),
    "roma": ("activate", "lay", "spend", "target", "cards"),
}
"""Verbs that this bot likes to begin with, by game."""


def choose(game: str, legal: list[dict[str, Any]], chance: random.Random) -> int:
    """One of the liked actions, or any if there is none."""
    liked = [each for each in legal if each["words"].split()[0] in LIKED[game]]
    number: int = chance.choice(liked or legal)["number"]
    return number


def main() -> None:
    """Answer `hello` and `choose`; listen to `newgame` and `gameover`."""
    game, chance = "", random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        answer: dict[str, Any] | None = None
        if message["do"] == "hello":
            answer = {"name": "any bot"}
        elif message["do"] == "newgame":
            game, chance = message["game"], random.Random(message["seed"])
        elif message["do"] == "choose":
            answer = {"action": choose(game, message["legal"], chance)}
        if answer is not None:
            print(json.dumps({"id": message["id"], **answer}), flush=True)


if __name__ == "__main__":
    main()
