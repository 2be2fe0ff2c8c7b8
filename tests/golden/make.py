"""Makes the golden records: for every game, every ending × option value × seat count.

    python -m tests.golden.make [GAME ...]

The same rules give the same files. Make them anew only when the rules version has risen; before
that, `lusoria records diff tests/golden` tells which records a change would alter. Those
that were written in form 1 stay as they are, and show that the old form is read.
"""

import hashlib
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.seats import FATE
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES
from lusoria.records.dealer import Dealer
from lusoria.records.digests import digests
from lusoria.records.header import header_of
from lusoria.records.match import Match
from lusoria.records.reading import Record, reading
from lusoria.records.storage import Memory
from tests.golden.choosers import CHOOSERS, EXTRA, Chooser, Extra, at_random

FOLDER: Final = Path(__file__).resolve().parent
TRIES: Final = 20
PEOPLE: Final = ("Anna", "Борис", "Cäsar", None, "Dora")

Case = tuple[str, str, int]
"""An ending, an option with one of its values, a number of seats."""


def wanted(game: Game) -> set[Case]:
    """All that must occur in some golden record."""
    endings = [each.name.lower() for each in game.endings if each]
    values = [f"{option.name}={value}" for option in game.options for value in option.values]
    seats = range(game.fewest, game.most + 1)
    return set(itertools.product(endings, values or ["no options"], seats))


def cases(ending: str, options: dict[str, str], seats: int) -> set[Case]:
    """All that one finished game shows."""
    values = [f"{name}={value}" for name, value in options.items()]
    return {(ending, value, seats) for value in values or ["no options"]}


def shown_by(record: Record) -> set[Case]:
    """All that a record shows; an unfinished one shows nothing."""
    if record.result is None:
        return set()
    return cases(record.result.result.ending, record.header.options, record.header.seats)


def mixtures(game: Game) -> dict[str, dict[str, str]]:
    """The defaults, all last values together, and each other value alone, by a short name."""
    found: dict[str, dict[str, str]] = {"default": {}}
    if len(game.options) > 1:
        found["others"] = {option.name: option.values[-1] for option in game.options}
    for option in game.options:
        found |= {f"{option.name}-{value}": {option.name: value} for value in option.values[1:]}
    return found


def make(game: Game) -> Iterator[str]:
    """Make the records of one game; yields their names.

    Random games are short, so each mixture of options has one; for the sake of other endings a game
    is played only while something is missing.
    """
    missing = wanted(game)
    endings = [each.name.lower() for each in game.endings if each]
    tables = itertools.product(range(game.fewest, game.most + 1), mixtures(game).items(), endings)
    for seats, (label, options), ending in tables:
        table = Play(game, seats, options)
        chooser = CHOOSERS.get(f"{game.name} {ending}", at_random)
        shows = cases(ending, table.options, seats)
        if chooser is at_random or shows & missing:
            name = f"{game.name}-{seats}-{label}-{ending}"
            yield keep(name, search(table, name, ending, chooser))
            missing -= shows
    if game.name in EXTRA:
        yield from make_extra(game, EXTRA[game.name])
    name = f"{game.name}-{game.fewest}-unfinished"
    yield keep(name, unfinished(Play(game, game.fewest), name))


def make_extra(game: Game, extra: Extra) -> Iterator[str]:
    """Of several games keep the one that shows most of what is missing, until nothing is."""
    missing = extra.shows
    for number, options in enumerate(itertools.cycle(extra.mixtures), 1):
        name = f"{game.name}-{extra.seats}-{extra.label}-{number}".removesuffix("-1")
        table = Play(game, extra.seats, options)
        seeds = [name, *(f"{name} {n}" for n in range(1, TRIES))]
        games = [play_out(table, seed, extra.chooser)[0] for seed in seeds]
        best = max(games, key=lambda raw: len(missing & happenings(raw)))
        missing -= happenings(best)
        yield keep(name, best)
        if not missing:
            return


def happenings(raw: bytes) -> frozenset[str]:
    """The events of a record by name, those of activation with their card."""
    found = set()
    with reading(raw, thawed) as steps:
        for step in steps:
            for event in step.events:
                told = step.play.event(event)
                card = f" {told['card']}" if told["event"] == "activated" else ""
                found.add(f"{told['event']}{card}")
    return frozenset(found)


def search(table: Play, name: str, ending: str, chooser: Chooser) -> bytes:
    """A game with a certain ending."""
    for attempt in range(TRIES):
        raw, found = play_out(table, f"{name} {attempt}", chooser)
        if found == ending:
            return raw
    raise SystemExit(f"{name}: {chooser.__name__} does not reach {ending}; see choosers.py")


def play_out(table: Play, name: str, chooser: Chooser) -> tuple[bytes, str]:
    """Write a whole game down; a random one has undos, typed-in dice and a change of seats too."""
    dealer = Dealer(hashlib.sha256(name.encode()).hexdigest())
    own = chooser is at_random
    header = header_of(table, PEOPLE[: table.seats], dealer, table_may_roll=own)
    match = Match.begin(header, Memory(), dealer, thawed)
    rng = Random(name)
    while not match.play.over:
        if not own or not mischief(match, rng):
            answer(match, chooser, rng)
    ending = match.finish().result.ending
    return match.storage.read(), ending


def unfinished(table: Play, name: str) -> bytes:
    """The beginning of a game at a real table: no dealer, fate's answers are typed in."""
    match = Match.begin(header_of(table), Memory(), loader=thawed)
    rng = Random(name)
    for _ in range(40):
        odds = match.play.odds() or dict.fromkeys(match.play.legal(), 1)
        action = rng.choices(list(odds), list(odds.values()))[0]
        match.answer(match.play.seat, match.entry, action)
    return match.storage.read()


def answer(match: Match, chooser: Chooser, rng: Random) -> None:
    if match.play.seat == FATE:
        match.deal()
    else:
        match.answer(match.play.seat, match.entry, chooser(match.play, rng))


def mischief(match: Match, rng: Random) -> bool:
    """Now and then an undo, dice of the table's own, or another person at a seat."""
    chance, line = rng.random(), match.course.line
    seat = line[-1].seat if len(line) else FATE
    if chance < 0.03 and (entries := match.undoable(seat)):
        match.undo(seat, match.entry, rng.choice(entries))
    elif chance > 0.99:
        match.take_seat(rng.randrange(match.play.seats), "Emil")
    elif chance > 0.9 and match.play.seat == FATE:
        match.answer(FATE, match.entry, rng.choice(match.play.legal()))
    else:
        return False
    return True


def keep(name: str, raw: bytes) -> str:
    """Store a record, and its digests beside it."""
    (FOLDER / f"{name}.jsonl").write_bytes(raw)
    with reading(raw, thawed) as steps:
        (FOLDER / f"{name}.digests").write_text("\n".join(digests(steps)) + "\n", "utf-8")
    return name


if __name__ == "__main__":
    for each in sys.argv[1:] or NAMES:
        for stale in [*FOLDER.glob(f"{each}-*.jsonl"), *FOLDER.glob(f"{each}-*.digests")]:
            stale.unlink()
        for made in make(thawed(each)):
            print(made, flush=True)
