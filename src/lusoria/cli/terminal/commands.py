"""What a person may type besides an answer: hint, undo, rules, table, log, why and so on."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

from lusoria.bots.workers.questions import ADVISER
from lusoria.bots.workers.worker import Ended
from lusoria.cli.terminal.frame import ALL
from lusoria.cli.terminal.menu import Chosen, Refused
from lusoria.cli.terminal.page import draw, log_line
from lusoria.cli.terminal.replies import quoted
from lusoria.cli.terminal.rulebook import chapters, look_up
from lusoria.cli.terminal.saved import PACES
from lusoria.cli.terminal.translator import COMMANDS
from lusoria.core.errors import Refusal

if TYPE_CHECKING:
    from lusoria.cli.terminal.session import Session


class Leave(Exception):
    """Somebody leaves the table."""


class Commands:
    """The commands of one table."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.t = session.t

    def obey(self, command: str, rest: str) -> None:
        """Do what a command says; what is refused is told, and nothing is lost."""
        try:
            getattr(self, f"_{command}")(rest)
        except Ended as ended:
            again = self.t("try-again", command=self.t(f"command-{command}"))
            self.session.notes = [self.session.replies.bot_failed("", ended), again]
        except Refusal as refusal:
            self.session.notes = [refusal.message]

    def _hint(self, rest: str) -> None:
        """The best three answers with their winning chances."""
        session = self.session
        if session.screen.live:
            session.await_bots()
            session.screen.mention(f"{ADVISER.title()} {self.t('thinking')}")
        advice = session.advisor.advice(session.play)
        told = [
            self.t(
                "hint",
                action=self.t.action(session.play.words(hint.action)),
                percent=round(100 * min(1.0, max(0.0, hint.chance))),
            )
            for hint in advice.hints
        ]
        session.notes = [self.t("hint-from", bot=advice.assumes.title()), *told]

    def _undo(self, rest: str) -> None:
        """Back by one answer, while law 6 allows it."""
        session = self.session
        match, people = session.match, session.seats.people
        line = match.course.line
        entries = match.undoable(line[-1].seat) if line and line[-1].seat in people else []
        if not entries:
            answered = any(ply.seat in people for ply in line)
            session.notes = [self.t("undo-not") if answered else self.t("undo-nothing")]
            return
        taken_back = session.play.words(line[-1].action)
        session.keep(match.undo(line[-1].seat, match.entry))
        session.notes = [self.t("undone", action=self.t.action(taken_back))]

    def _rules(self, rest: str) -> None:
        """The chapters; or the sentences of a number, of a card, or with a word."""
        session = self.session
        game, language = session.play.game.name, self.t.language
        titles = chapters(game, language)
        if not rest:
            lines = [Text.assemble((f"{number:>4}  ", "bold"), title) for number, title in titles]
            self._read(f"{game.title()}: {self.t('rules-how')}", lines)
            return
        found = look_up(game, language, rest)
        if not found:
            session.notes = [self.t("rules-none", asked=quoted(rest))]
        elif len(found) == 1:
            session.notes = [f"{found[0][0]}: {found[0][1]}"]
        else:
            lines = [Text.assemble((f"{number}  ", "bold"), text) for number, text in found]
            within = {number.partition(".")[0] for number, _ in found}
            asked = next((f"{n} {title}" for n, title in titles if within == {n}), quoted(rest))
            self._read(f"{game.title()}: {asked}", lines)

    def _table(self, rest: str) -> None:
        """The whole table, where the window is too small for all of it."""
        self._read_lines(draw(self.session.frame(self.session.play.seat, ALL)))

    def _log(self, rest: str) -> None:
        """Everything that has happened, as far as this seat may know; the latest turn first."""
        turns: list[list[Text]] = [[]]
        for line in self.session.log.lines(1 << self.session.play.seat):
            if line.opens and turns[-1]:
                turns.append([])
            turns[-1].append(log_line(line, self.session.screen.width))
        lines = [line for turn in reversed(turns) for line in (*turn, Text(""))]
        self._read(self.t("log-title"), lines)

    def _why(self, rest: str) -> None:
        """Why an answer is not allowed; without one, why everything else is not."""
        session = self.session
        if not rest:
            told = [session.replies.explained(refusal) for refusal in session.play.refused()]
            if told:
                self._read(self.t("why-title"), [Text(line) for line in dict.fromkeys(told)])
            else:
                session.notes = [self.t("why-none")]
            return
        meant = session.menu(session.play.seat).read(rest)
        if isinstance(meant, Chosen | Refused):
            session.notes = [session.replies.why_not(meant.action)]
        else:
            session.notes = [session.replies.objection(meant, rest)]

    def _save(self, rest: str) -> None:
        """Nothing is left to do: every answer is written down before it counts."""
        self.session.notes = [self.t("saved", path=str(self.session.path))]

    def _pace(self, rest: str) -> None:
        """How quickly the bots move; without a word, how quickly now."""
        session = self.session
        known = {self.t(f"pace-{name}"): name for name in PACES}
        name = known.get(rest.lower(), rest.lower())
        if name in PACES:
            session.change(replace(session.saved, pace=name))
        now = self.t(f"pace-{session.saved.pace}")
        session.notes = [self.t("pace", pace=now, all=", ".join(known))]

    def _quit(self, rest: str) -> None:
        raise Leave

    def _help(self, rest: str) -> None:
        """What can be typed."""
        game = self.session.play.game.name
        lines: list[Text] = [Text(self.t("help-answers", game=game)), Text("")]
        for name in COMMANDS:
            label = f"  {self.t(f'command-{name}'):<11}"
            lines += self.session.screen.wrapped(self.t(f"help-{name}", game=game), label)
        lines += [Text(""), Text(self.t(f"legend-{game}"))]
        self._read(self.t("help-title"), lines)

    def _read(self, title: str, lines: list[Text]) -> None:
        self._read_lines([Text(title, "bold"), Text(""), *lines])

    def _read_lines(self, lines: list[Text]) -> None:
        session = self.session
        session.next_line = session.screen.read_through(lines, self.t("more"))
