"""What the table replies where something cannot be done: the reason, and what to do instead."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from lusoria.cli.terminal.backroom import Ended
from lusoria.cli.terminal.choices import Half, Refused
from lusoria.cli.terminal.seats import Seats
from lusoria.cli.terminal.tongue import COMMANDS, Tongue
from lusoria.core import view
from lusoria.core.errors import Illegal, Refusal
from lusoria.core.play import Play
from lusoria.words import explain

LONGEST_QUOTE: Final = 40


def quoted(line: str) -> str:
    """The beginning of a typed line."""
    return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]}…"


@dataclass(frozen=True)
class Replies:
    """Replies at one table, in one language."""

    play: Play
    seats: Seats
    tongue: Tongue

    def objection(self, meant: Half | Refused | None, line: str) -> str:
        """Why a typed line is no answer yet."""
        if isinstance(meant, Half):
            head = self.tongue.action(meant.key.head)
            return self.tongue("which", head=head, tails=" ".join(meant.key.tails))
        return self.why_not(meant.action) if meant else self.not_understood(line)

    def not_understood(self, line: str) -> str:
        """What can be typed, and something like the line where there is such a thing."""
        told = self.tongue("not-understood", line=quoted(line))
        like = self._like(self.tongue.canonical(line))
        if like is not None:
            return f"{told} {self.tongue('like-this', line=self.tongue.action(like))}"
        known = [self.tongue.action(self.play.words(action)) for action in self.play.legal()]
        known += [self.tongue(f"command-{name}") for name in COMMANDS]
        alike = get_close_matches(line.lower(), [word.lower() for word in known], 1)
        return f"{told} {self.tongue('did-you-mean', line=alike[0])}" if alike else told

    def _like(self, typed: str) -> str | None:
        """An answer that begins with the same verb, one that is allowed rather than another."""
        verb = typed.partition(" ")[0]
        everything = (*self.play.legal(), *range(self.play.game.table.size))
        known = (self.play.words(action) for action in everything)
        return next((words for words in known if words.split()[0] == verb), None)

    def why_not(self, action: int) -> str:
        """Why an answer is not allowed."""
        reason = self.play.why_not(action)
        if not reason:
            return self.tongue("allowed", action=self.tongue.action(self.play.words(action)))
        return self.explained(self.play.refusal(action, reason))

    def explained(self, refusal: Illegal | view.Refused) -> str:
        """A refusal as a sentence, with people's names and the words of their language."""
        tried = self.tongue.action(str(refusal.facts["action"]))
        facts = self.seats.named(refusal.facts) | {"action": tried}
        named = Illegal("", rule=refusal.rule, reason=refusal.reason, facts=facts)
        return explain(self.tongue.language, self.play.game.name, named)

    def bot_failed(self, name: str, refusal: Refusal) -> str:
        """What happened to a bot, in the player's language as far as it is ours to tell."""
        if isinstance(refusal, Ended):
            return self.tongue("bots-ended", status=refusal.status, words=refusal.words or "–")
        return self.tongue("bot-failed", name=name, why=refusal.message)
