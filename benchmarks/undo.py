"""What does law 6 cost? `python benchmarks/undo.py [--games 20] [--thawed]`: random games through a
match, milliseconds of computing by game.

known  finding out after an answer how far its seat may go back: told with every View, kept per ply
asked  the server's part when somebody asks to go back: the check once more, and the line prepared
"""

import argparse
from collections.abc import Callable
from random import Random
from time import process_time

from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.thawed import thawed
from lusoria.games.catalogue import NAMES, load
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match
from lusoria.records.storage import Memory

Times = dict[str, list[float]]


def play_one(game: Game, number: int, times: Times) -> None:
    """One random game; each answer that may be taken back is asked for, and stands."""
    dealer, rng = Dealer.of("undo", number), Random(number)
    play = Play(game, game.fewest)
    match = Match.begin(header_of(play, dealer=dealer), Memory(), dealer, play=play)
    while not match.play.over:
        seat = match.play.seat
        match.answer(seat, match.entry, rng.choice(match.play.legal()))
        times["known"].append(seconds(match.undoable, seat))
        if match.undoable(seat):
            times["asked"].append(seconds(asked, match, seat))


def asked(match: Match, seat: int) -> None:
    """What the server does when a seat asks to go back as far as it may."""
    match.prepare_undo(seat, match.entry, match.undoable(seat)[-1])


def seconds(call: Callable[..., object], *given: object) -> float:
    """Of computing."""
    began = process_time()
    call(*given)
    return process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--thawed", action="store_true", help="before the compiler is done")
    args = parser.parse_args()
    print(f"{'ms':10}{'':8}{'times':>8}{'median':>9}{'99 %':>9}{'worst':>9}")
    for name in NAMES:
        game = thawed(name) if args.thawed else load(name)
        play_one(game, 0, {"known": [], "asked": []})  # compiles
        times: Times = {"known": [], "asked": []}
        for number in range(args.games):
            play_one(game, number, times)
        for what, found in times.items():
            ordered = sorted(1000 * each for each in found)
            marks = (ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99, 1))
            told = "".join(f"{mark:9.3f}" for mark in marks)
            print(f"{name:10}{what:8}{len(ordered):8}{told}", flush=True)


if __name__ == "__main__":
    main()
