"""`lusoria replay`: a recorded game, ply by ply, and the table at its end or anywhere in it."""

import argparse
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import UNSET

from lusoria.cli import REFUSED
from lusoria.cli.narrator import Narrator
from lusoria.cli.table import recorded, uncompiled
from lusoria.cli.terminal.log import Log
from lusoria.cli.terminal.screen import LEAST_WIDTH, Screen
from lusoria.cli.terminal.seats import LETTERS, named
from lusoria.cli.terminal.stepper import Step, Stepper
from lusoria.core.errors import Refusal, Unreadable
from lusoria.core.seats import FATE
from lusoria.records.audit import audit, why_not_audited
from lusoria.records.course import Replayed
from lusoria.records.lines import Ply, SeatTaken, Undo
from lusoria.records.reading import Record
from lusoria.records.replay import line_of_play, replay
from lusoria.words import LANGUAGES, explain, tell


def add(subparsers: Any) -> None:
    """The command's words."""
    parser = subparsers.add_parser(
        "replay",
        description="Check a record and go through it ply by ply; a damaged or illegal one, or one "
        "whose dice do not follow from the dealer's seed, is refused at its first bad line.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--ply",
        type=int,
        metavar="N",
        help="stop after the N-th ply of the line of play; 0: before it",
    )
    parser.add_argument(
        "--step", action="store_true", help="at one's own pace: forwards, back, to a turn"
    )
    parser.add_argument("--quiet", action="store_true", help="only the table, not the way to it")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="en unless told")


def run(args: argparse.Namespace) -> int:
    """Show it, or say why it is refused."""
    try:
        record = recorded(args.file, args.language, repair=True)
    except Refusal as refusal:
        return _refuse(refusal.message)
    try:
        if record.damage:
            raise record.damage
        _show(record, args)
    except Refusal as refusal:
        return _refuse(_why(record, refusal, args.language))
    return 0


def _refuse(why: str) -> int:
    print(f"lusoria: {why}", file=sys.stderr)
    return REFUSED


def _why(record: Record, refusal: Refusal, language: str) -> str:
    """The refusal in the reader's language, where the rules gave the reason."""
    if not refusal.reason:
        return refusal.message
    refusal.facts = named(refusal.facts, People(record, language).distinct())
    sentence = explain(language, record.header.game, refusal)
    if refusal.rule is None:
        return f"line {refusal.line}: {sentence}"
    return f"line {refusal.line}: {refusal.facts['action']!r} is not allowed. {sentence}"


def _show(record: Record, args: argparse.Namespace) -> None:
    last = _last_entry(record, args.ply)
    people, screen = People(record, args.language), Screen()
    audited = people.audited(record)
    if args.step:
        _step(record, people, screen, last)
        return
    if not args.quiet:
        print(people.heading())
    steps = replay(record, uncompiled)
    step = next(steps)
    for step in itertools.islice(steps, last):
        people.sit(step)
        if not args.quiet:
            print(people.line(step))
    screen.leave_behind(["", *people.drawing(step.play, screen.width), ""])
    screen.leave_behind([*people.result(step.play), "", audited])


def _step(record: Record, people: "People", screen: Screen, last: int) -> None:
    """Go through it at one's own pace, from the beginning or to a ply and back."""
    stepper = Stepper(people.steps(record), len(record.entries), screen, people.t)
    stepper.at = last if last < len(record.entries) else 0
    try:
        with screen.opened():
            stepper.run()
    except (EOFError, KeyboardInterrupt):
        screen.say([""])


def _last_entry(record: Record, ply: int | None) -> int:
    """The entry to stop at; 0 before the first."""
    if ply is None:
        return len(record.entries)
    line = [0, *line_of_play(record, uncompiled)]
    if not 0 <= ply < len(line):
        raise Unreadable(f"--ply is a number from 0 to {len(line) - 1} for this record, not {ply}")
    return line[ply]


class People(Narrator):
    """Who sits where in a record, and what is told of them in one language."""

    def __init__(self, record: Record, language: str) -> None:
        super().__init__(language, record.header.players)
        self.header = record.header

    def sit(self, step: Replayed) -> None:
        """See who sits where after an entry."""
        if isinstance(step.entry, SeatTaken):
            self.names[step.entry.seat_taken.seat] = step.entry.seat_taken.by

    def steps(self, record: Record) -> Iterator[Step]:
        """Every entry as a page can show it, secrets included."""
        for step in replay(record, uncompiled):
            self.sit(step)
            log = Log(self.header.game, self.language, self.seats())
            number = step.entry.entry if step.entry else 0
            log.add(number, step.play, step.events)
            everybody = (1 << step.play.seats) - 1
            words = self.line(step, told=False).strip() if step.entry else ""
            frame = self.frame(step.play, LEAST_WIDTH)
            yield Step(number, words, log.lines(everybody), frame)

    def heading(self) -> str:
        """What was played, with what, by whom."""
        header = self.header
        table = self.say(
            "table",
            game=header.game,
            rules=header.rules,
            options="".join(f", {name} {value}" for name, value in header.options.items()),
            components=header.components.name,
        )
        return f"{table}\n{', '.join(self.name(seat) for seat in range(header.seats))}\n"

    def line(self, step: Replayed, *, told: bool = True) -> str:
        """One entry: its number, who, the words, what happened."""
        entry = step.entry
        if isinstance(entry, SeatTaken):
            letter, name = LETTERS[entry.seat_taken.seat], entry.seat_taken.by
            return f"{entry.entry:>5}  {self.say('seat-taken', letter=letter, name=name)}"
        if isinstance(entry, Undo):
            return f"{entry.entry:>5}  {self.say('undo', entry=entry.undo)}"
        assert isinstance(entry, Ply)
        who = self.name(FATE if entry.seat == "fate" else entry.seat)
        words = self.t.action(entry.do)
        words += f" ({self.say('typed')})" if entry.by is not UNSET else ""
        happened = self.told(step) if told else ""
        return f"{entry.entry:>5}  {who:<9}  {words:<20}  {happened}".rstrip()

    def told(self, step: Replayed) -> str:
        """What happened, secrets included."""
        heard = step.play.heard(step.events, (1 << step.play.seats) - 1)
        events = [{"event": each.event, **each.facts} for each in heard]
        facts = [named(event, self.distinct()) for event in events]
        return " ".join(tell(self.language, self.header.game, each) for each in facts)

    def audited(self, record: Record) -> str:
        """What the dealer's seed proves, or why it proves nothing."""
        why_not = why_not_audited(record)
        if why_not:
            return self.say("audit-none", why=why_not)
        found = audit(record, uncompiled)
        typed = self.say("audit-typed", count=len(found.by_table)) if found.by_table else ""
        return f"{self.say('audit', count=found.dealt)}{typed}."
