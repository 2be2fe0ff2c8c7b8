"""What does an answer cost? Random games through a match, in memory and on a disk.

    .venv/bin/python benchmarks/matches.py [GAME …] [--games 20] [--thawed]

An answer is a seat's, with all that fate is asked after it. Told are microseconds of computing per
answer in memory, its three steps apart (prepare, write, carry out), microseconds by the clock per
answer on a disk, and how often the disk was waited for; then what it costs to ask whether an answer
could be undone, and to read a line of a record.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match
from lusoria.records.reading import read_record
from lusoria.records.storage import File, Memory, Storage

T = TypeVar("T")
MICRO = 1_000_000


class Clock:
    """Seconds by label, and how often each was measured."""

    def __init__(self, now: Callable[[], float] = time.process_time) -> None:
        self.now = now
        self.seconds: dict[str, float] = {}
        self.times: dict[str, int] = {}

    def measure(self, label: str, call: Callable[..., T], *given: Any) -> T:
        began = self.now()
        found = call(*given)
        self.seconds[label] = self.seconds.get(label, 0) + self.now() - began
        self.times[label] = self.times.get(label, 0) + 1
        return found

    def mean(self, label: str) -> float:
        """Microseconds."""
        return MICRO * self.seconds.get(label, 0) / max(1, self.times.get(label, 0))


def play_one(game: Game, number: int, storage: Storage, clock: Clock) -> bytes:
    """One random game, every step of every answer measured."""
    dealer, rng = Dealer.of("matches", number), Random(number)
    play = Play(game, game.fewest)
    header = header_of(play, dealer=dealer)
    match = Match.begin(header, storage, dealer, play=play)
    while not match.play.over:
        seat, entry, action = match.play.seat, match.entry, rng.choice(match.play.legal())
        bundle = clock.measure("prepare", match.prepare, seat, entry, action)
        clock.measure("write", storage.append, bundle.lines)
        clock.measure("carry out", match.carry_out, bundle)
        clock.measure("undoable", match.undoable, seat)
    match.finish()
    return storage.read()


def measured(game: Game, games: int, folder: Path) -> str:
    """One line of the table."""
    memory, disk, syncs = Clock(), Clock(time.perf_counter), 0
    for number in range(games):
        raw = play_one(game, number, Memory(), memory)
        lines = raw.count(b"\n")
        memory.measure("read", read_record, raw, lambda name: game)
        memory.times["read"] += lines - 1
    real = os.fsync

    def counted(handle: int) -> None:
        nonlocal syncs
        syncs += 1
        real(handle)

    os.fsync = counted  # type: ignore[assignment]
    try:
        for number in range(max(1, games // 10)):
            play_one(game, number, File(folder / f"{game.name}-{number}", new=True), disk)
    finally:
        os.fsync = real
    steps = [memory.mean(step) for step in ("prepare", "write", "carry out")]
    on_disk = sum(disk.mean(step) for step in ("prepare", "write", "carry out"))
    answers = disk.times["prepare"]
    return (
        f"{game.name:<9} {sum(steps):>8.0f}  ({' '.join(f'{step:>5.0f}' for step in steps)})"
        f" {on_disk:>9.0f} {syncs / answers:>9.2f} {memory.mean('undoable'):>9.0f}"
        f" {memory.mean('read'):>9.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_play", nargs="*", metavar="GAME", default=NAMES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--thawed", action="store_true", help="as in the terminal")
    args = parser.parse_args()
    print("µs per answer: memory (prepare write carry out)   disk     syncs  undoable  read a line")
    with tempfile.TemporaryDirectory() as folder:
        for name in args.games_to_play:
            game = thawed(name) if args.thawed else load(name)
            play_one(game, 0, Memory(), Clock())  # compiles
            print(measured(game, args.games, Path(folder)), flush=True)


if __name__ == "__main__":
    main()
