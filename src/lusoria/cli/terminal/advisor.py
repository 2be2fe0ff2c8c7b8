"""What the table asks the bots' workers: a choice for a seat, or advice for a person."""

from concurrent.futures import Future

from lusoria.bots.seen import see
from lusoria.bots.workers.pool import Pool
from lusoria.bots.workers.questions import ADVICE, ADVISER, Advice, Question, bot_seed
from lusoria.bots.workers.readiness import Readiness
from lusoria.core.play import Play
from lusoria.core.streams import key


class Advisor:
    """The bots of one table. They never hear of the true one."""

    def __init__(self, play: Play, match: str, secret: str, bots: Pool) -> None:
        self.game = play.game.name
        self.match = match
        self.secret = secret
        self.bots = bots

    def warm(self) -> "Future[None]":
        """Begin to get ready; nobody waits."""
        return self.bots.warm(self.game)

    @property
    def readiness(self) -> Readiness:
        """How far the bots are."""
        return self.bots.readiness(self.game)

    def leave(self) -> None:
        """Nobody asks here any more; bots of somebody's own go home."""
        self.bots.cancel(self.match)

    def choose(self, bot: str, play: Play) -> int:
        """A bot's answer to the open question."""
        seed = bot_seed(self.secret, play.seat)
        return self.bots.ask(Question(self.match, see(play), bot, seed)).result()

    def advice(self, play: Play) -> Advice:
        """What the strongest bot thinks of the best answers."""
        seed = key(self.secret, "hint")
        return self.bots.advise(Question(self.match, see(play), ADVISER, seed, ADVICE)).result()
