"""Tables of Roma at every kind of question: random games, from the deal and from full boards."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.games.catalogue import load

GAME = load("roma")
QUESTIONS = [each.name.lower() for each in GAME.questions if each.name != "OVER"]
VERBS = [choice.verb for choice in GAME.actions.choices(GAME.texts.standard({}).names)]
LONGEST = 80
"""Plies of one game; questions of its beginning would be too rare otherwise."""
SOUGHT = ("Forum", "Templum", "Centurio", "Mercator", "Scaenicus")
"""Cards whose questions are rare: they lie on the boards more often than chance would have it."""


def tables(per_question: int, seed: int) -> Iterator[Play]:
    """As many tables of every kind of question, each the state of a game that goes on after it."""
    chance = random.Random(seed)
    found: Counter[str] = Counter()
    while min(found[question] for question in QUESTIONS) < per_question:
        play = begun(chance)
        for _ in range(LONGEST):
            if play.over:
                break
            if found[play.question] < per_question and chance.random() < 0.5:
                found[play.question] += 1
                yield play
            play.apply(lively(play, chance))


def begun(chance: random.Random) -> Play:
    """A new game, or one with full boards, with any mixture of options."""
    options = {option.name: chance.choice(option.values) for option in GAME.options}
    if chance.random() < 0.3:
        return Play(GAME, 2, options | {"starter": "fate"})
    return Play.at(GAME, full_boards(options, chance))


def full_boards(options: dict[str, str], chance: random.Random) -> dict[str, Any]:
    """All cards shuffled over boards, hands and piles, before a roll."""
    components = GAME.texts.standard(options)
    copies = components.plain.copies
    cards = [
        name for name, n in zip(components.names["card"], copies, strict=True) for _ in range(n)
    ]
    cards.sort(key=lambda card: chance.random() + (card in SOUGHT) / 2)  # dealt from the end
    discs = 7 if options["bribery"] == "on" else 6

    starter = int(options["starter"] == "1")

    def row() -> list[str | None]:
        return [cards.pop() if chance.random() < 0.9 else None for _ in range(discs)]

    return {
        "options": options,
        "decision": {"seat": "fate", "question": "roll"},
        "starter": starter,
        "turn": {"seat": starter, "number": 5},
        "spaces": [row(), row()],
        "hands": [[cards.pop() for _ in range(chance.randrange(6))] for _ in range(2)],
        "discard": [cards.pop() for _ in range(chance.randrange(12))],
        "money": [chance.randrange(15), chance.randrange(15)],
        "fame": [10, 10],
        "stockpile": 16,
    }


def near_the_end(play: Play, chance: random.Random) -> Play:
    """The same table with so little fame that many answers would be the last."""
    few = {"fame": [chance.randint(1, 4), chance.randint(1, 4)], "stockpile": chance.randint(1, 8)}
    return Play.at(GAME, play.position() | few)


def lively(play: Play, chance: random.Random) -> int:
    """Fate by its odds; seats like to activate cards and seldom end a turn."""
    if play.seat == FATE:
        odds = play.odds()
        return chance.choices(list(odds), list(odds.values()))[0]
    legal = play.legal()
    eager = [action for action in legal if VERBS[action] in ("activate", "bribe")]
    busy = [action for action in legal if VERBS[action] != "end"]
    return chance.choice(eager if eager and chance.random() < 0.6 else busy or legal)
