"""Engine and referee at the same table: random play, compared at every ply.

The referee reads the components from the same text, but by its own reading of the lines.
"""

import importlib
import random
from typing import Any

from lusoria.core.play import Play
from lusoria.core.seats import FATE
from tests.settings import Setting

ICONS = ("wheat", "grape", "olive", "sheep", "gold", "amphora")


class Disagreement(AssertionError):
    """The first place where the two part."""


def referee_of(name: str) -> Any:
    return importlib.import_module(f"tests.cross.{name}_referee").Referee


def mistakes_of(name: str) -> list[Any]:
    return list(importlib.import_module(f"tests.cross.{name}_mistakes").MISTAKES)


def components(name: str, text: str) -> dict[str, Any]:
    """What is printed, in the referee's own shape."""
    rows = [line.split("#")[0].split() for line in text.splitlines()]
    rows = [row for row in rows if row]
    return {"armorica": _cards, "cambria": _map, "roma": _kinds}[name](rows)


def _cards(rows: list[list[str]]) -> dict[str, Any]:
    def group(deck: str) -> str:
        return "start" if deck == "start" else "gaul" if deck in "ABCDE" else "roman"

    return {
        "cards": [
            {"id": card, "group": group(deck), "deck": deck, "suit": suit}
            | {"icons": dict(zip(ICONS, map(int, icons), strict=True))}
            for card, deck, suit, *icons in rows
        ]
    }


def _map(rows: list[list[str]]) -> dict[str, Any]:
    return {
        "forts": [{"id": row[1], "value": int(row[2])} for row in rows if row[0] == "fort"],
        "roads": [{"id": row[1], "a": row[2], "b": row[3]} for row in rows if row[0] == "road"],
    }


def _kinds(rows: list[list[str]]) -> dict[str, Any]:
    return {
        "cards": [
            {"name": name, "type": kind, "copies": int(copies), "cost": int(cost)}
            | {"defence": int(defence), "dice": 0 if dice == "-" else int(dice)}
            for name, kind, copies, cost, defence, dice in rows
        ]
    }


def compare_game(setting: Setting, seed: int, referee_class: Any = None) -> int:
    """Play one random game with both and return its plies; raise where they part."""
    play = Play(setting.game, setting.seats, dict(setting.options))
    judge = (referee_class or referee_of(setting.name)).start(
        setting.seats, dict(play.options), components(setting.name, play.components.text)
    )
    chance = random.Random(f"{setting}/{seed}")
    plies = 0
    compare(play, judge, plies)
    while not play.over:
        words = play.words(choose(play, chance))
        play.tell(words)
        try:
            judge.apply(words)
        except ValueError as error:
            raise Disagreement(f"ply {plies}: the referee refuses {words!r}: {error}") from error
        plies += 1
        compare(play, judge, plies)
    same("outcome", play.outcome(), judge.outcome(), plies)
    return plies


def choose(play: Play, chance: random.Random) -> int:
    """Evenly, but ending a turn seldom while there is more to do: longer turns show more rules."""
    legal = play.legal()
    if play.seat == FATE:
        odds = play.odds()
        return chance.choices(list(odds), list(odds.values()))[0]
    lazy = [action for action in legal if play.words(action) == "end"]
    busy = [action for action in legal if action not in lazy]
    return chance.choice(busy if busy and chance.random() < 0.5 else legal)


def compare(play: Play, judge: Any, ply: int) -> None:
    """Position, what each seat sees of it where there are secrets, answers, odds."""
    compare_fields(play.position(), judge.position(), "", ply)
    if hasattr(judge, "seen_by"):
        for seat in range(play.seats):
            mine = play.veiled(1 << seat).position()
            compare_fields(mine, judge.seen_by(seat), f" seen by seat {seat}", ply)
    if hasattr(judge, "defences"):  # battles are too rare to tell by their results
        shown = [[disc.defence for disc in side.discs] for side in play.derived().sides]
        same("defences", shown, judge.defences(), ply)
    if hasattr(judge, "ties") and isinstance(play.position()["decision"]["seat"], int):
        ties = [(tie.by, tie.seats) for tie in play.standing().ties]
        same("ties", ties, judge.ties(), ply)
    odds = play.odds() or dict.fromkeys(play.legal(), 1)
    same("legal", {play.words(action): n for action, n in odds.items()}, judge.legal(), ply)


def compare_fields(mine: Any, theirs: Any, seen: str, ply: int) -> None:
    for field, value in theirs.items():
        same(field + seen, mine[field], value, ply)


def same(what: str, mine: Any, theirs: Any, ply: int) -> None:
    if mine != theirs:
        raise Disagreement(f"ply {ply}: {what}\n  engine  {mine}\n  referee {theirs}")
