"""What the table replies where something cannot be done: the reason, and what to do instead."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from lusoria.bots.workers.worker import Ended
from lusoria.cli.terminal.menu import Chosen, Half, Label, Meant, Several
from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.translator import COMMANDS, Translator
from lusoria.core import view
from lusoria.core.errors import Illegal, Refusal
from lusoria.core.play import Play
from lusoria.words import explain

LONGEST_QUOTE: Final = 40
MOST_LISTED: Final = 6


def quoted(line: str) -> str:
    """The beginning of a typed line."""
    return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}…"


@dataclass(frozen=True)
class Replies:
    """Replies at one table, in one language."""

    play: Play
    seats: Seats
    t: Translator

    def objection(self, meant: Meant, line: str) -> str:
        """Why a typed line is no answer yet."""
        if isinstance(meant, Half):
            signs = " ".join(self.t.action(label.sign) for label in meant.entry.labels)
            return self.t("which", head=self.t.action(meant.entry.head), tails=signs)
        if isinstance(meant, Several):
            return self.t("several", line=quoted(line), answers=self._listed(meant.labels))
        if meant is None or isinstance(meant, Chosen):
            return self.not_understood(line)
        return self.why_not(meant.action)

    def _listed(self, labels: list[Label]) -> str:
        words = dict.fromkeys(self.t.action(label.choice.words) for label in labels)
        shown = ", ".join(list(words)[:MOST_LISTED])
        return shown if len(words) <= MOST_LISTED else f"{shown}, …"

    def not_understood(self, line: str) -> str:
        """What can be typed, and something like the line where there is such a thing."""
        told = self.t("not-understood", line=quoted(line))
        like = self._like(line)
        if like is not None:
            return f"{told} {self.t('like-this', line=self.t.action(like))}"
        known = [self.t.action(self.play.words(action)) for action in self.play.legal()]
        known += [self.t(f"command-{name}") for name in COMMANDS]
        alike = get_close_matches(line.lower(), [word.lower() for word in known], 1)
        return f"{told} {self.t('did-you-mean', line=alike[0])}" if alike else told

    def _like(self, line: str) -> str | None:
        """An answer that begins with the same verb, one that is allowed rather than another."""
        typed = line.lower().split(" ")[0]
        everything = (*self.play.legal(), *range(self.play.game.actions.size))
        known = (self.play.words(action) for action in everything)
        verbs = ((words, words.split()[0]) for words in known)
        return next((w for w, verb in verbs if typed in (verb, self.t.action(verb).lower())), None)

    def why_not(self, action: int) -> str:
        """Why an answer is not allowed."""
        reason = self.play.why_not(action)
        if not reason:
            return self.t("allowed", action=self.t.action(self.play.words(action)))
        return self.explained(self.play.refusal(action, reason))

    def explained(self, refusal: Illegal | view.Refused) -> str:
        """A refusal as a sentence, with people's names and the words of their language."""
        tried = self.t.action(str(refusal.facts["action"]))
        facts = self.seats.named(refusal.facts) | {"action": tried}
        named = Illegal("", rule=refusal.rule, reason=refusal.reason, facts=facts)
        return explain(self.t.language, self.play.game.name, named)

    def bot_failed(self, name: str, refusal: Refusal) -> str:
        """What happened to a bot, in the player's language as far as it is ours to tell."""
        if isinstance(refusal, Ended):
            return self.t("bots-ended", status=refusal.status, words=refusal.words or "–")
        return self.t("bot-failed", name=name, why=refusal.message)
