"""`lusoria play`: a game in the terminal, against random opponents or with several people."""

import argparse
import itertools
import secrets
from typing import Any

from lusoria.cli.luck import answer
from lusoria.cli.show import drawn
from lusoria.cli.table import add_table_options, read_wishes, uncompiled
from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.seats import EVERYBODY
from lusoria.games.catalogue import NAMES
from lusoria.words import LANGUAGES, ask, explain, tell

HELP = "Type a number or the words beside it; why WORDS, table, or quit."


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser("play", description="Play a game in the terminal.")
    parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(NAMES))
    add_table_options(parser)
    parser.set_defaults(seed=None)
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="your seat; 0 unless told")
    parser.add_argument("--hot-seat", action="store_true", help="people sit at all seats")
    parser.add_argument("--language", choices=LANGUAGES, default="en")


def run(args: argparse.Namespace) -> int:
    """Play one game to its end, or until somebody quits."""
    try:
        args.seed = secrets.token_hex(4) if args.seed is None else args.seed
        wishes = read_wishes(args, uncompiled(args.game or asked_game()))
        if not 0 <= args.seat < wishes.seats:
            raise Unreadable(f"--seat is a number from 0 to {wishes.seats - 1}, not {args.seat}")
        people = list(range(wishes.seats)) if args.hot_seat else [args.seat]
        play = Play(wishes.game, wishes.seats, wishes.options, wishes.components)
        Terminal(play, wishes.seed, people, args.language).play_on()
    except EOFError:
        print("\nGood-bye.")
    return 0


def asked_game() -> str:
    """The game, when the command does not name it."""
    while (name := input(f"Which game? {', '.join(NAMES)}: ").strip().lower()) not in NAMES:
        print("Type one of the names, or press Ctrl-D to leave.")
    return name


class Terminal:
    """One game between people and chance."""

    def __init__(self, play: Play, seed: int | str, people: list[int], language: str) -> None:
        self.play = play
        self.seed = seed
        self.people = people
        self.language = language

    def play_on(self) -> None:
        """Ask people, answer for all others, tell what happens."""
        print(f"{self.play.game.name}, seed {self.seed}. {HELP}")
        for ply in itertools.takewhile(lambda _: not self.play.over, itertools.count()):
            person = self.play.seat in self.people
            self.tell(self.play.apply(self.ask() if person else answer(self.play, self.seed, ply)))
        print(f"\n{drawn(self.play)}")

    def ask(self) -> int:
        """Show a person the table and what is legal, and read on until something legal comes."""
        seat = self.play.seat
        self.hand_over(seat)
        self.show(seat)
        legal = self.play.legal()
        for place, number in enumerate(legal, 1):
            print(f"{place:4}  {self.play.words(number)}")
        while True:
            line = input(f"seat {seat}> ").strip()
            if line in ("quit", "exit"):
                raise EOFError
            try:
                if line == "table":
                    self.show(seat)
                elif line.startswith("why "):
                    print(self.objection(self.play.number(line.removeprefix("why "))))
                elif line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(legal):
                    return legal[int(line[:9]) - 1]
                elif (number := self.play.number(line)) in legal:
                    return number
                else:
                    print(self.objection(number))
            except Refusal as refusal:
                print(f"{refusal.message}. {HELP}")

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, nobody sees another's secrets in passing."""
        if len(self.people) > 1 and self.play.veiled(1 << seat).bytes != self.play.bytes:
            input("\n" * 50 + f"Seat {seat} sits down, the others look away. Press Enter. ")

    def show(self, seat: int) -> None:
        """The table as a seat may see it, and its question."""
        seen = self.play.veiled(1 << seat)
        print(f"\n{self.play.game.room.show(seen.state, seen.components)}\n")
        print(f"Seat {seat}: {ask(self.language, self.play.game.name, self.play.question)}")

    def objection(self, number: int) -> str:
        """Why an action is not allowed, if it is not."""
        if not (reason := self.play.why_not(number)):
            return f"“{self.play.words(number)}” is allowed."
        return explain(self.language, self.play.game.name, self.play.refusal(number, reason))

    def tell(self, events: list[Event]) -> None:
        """What everybody may hear, and what the only person at the table may."""
        alone = 1 << self.people[0] if len(self.people) == 1 else 0
        for event in events:
            if event.audience & EVERYBODY == EVERYBODY or event.audience & alone:
                print(f"  {tell(self.language, self.play.game.name, self.play.event(event))}")
