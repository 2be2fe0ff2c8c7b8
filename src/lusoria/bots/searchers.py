"""The bots that look ahead: one step by rule of thumb, or many by search."""

from lusoria.bots.bot import OWN, Bot, Budget
from lusoria.bots.minds import load_mind
from lusoria.bots.seen import Seen, see
from lusoria.bots.thinker import Desk, Manner, Opinion, consider, thinker
from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.streams import number


class ThumbBot(Bot):
    """The action after which a rule of thumb likes the table best; it may waver by some points."""

    def __init__(self, name: str, wavering: float = 0.0, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.wavering = wavering

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        stream = self.stream(seen)
        worths = Desk(thinker(seen.game), seen, nodes=1).glance(stream)
        for k, action in enumerate(seen.legal):
            worths[action] += self.wavering * (number(stream, k + 1) / (1 << 63) - 1)
        return max(seen.legal, key=lambda action: (worths[action], -action))


class SearchBot(Bot):
    """The action that a search tried most often."""

    def __init__(
        self, name: str, manner: Manner, own: Budget, threads: int = 1, seed: int | str = 0
    ) -> None:
        super().__init__(name, seed)
        self.manner = manner
        self.own = own
        self.threads = threads

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.opinions(seen, budget)[0].action

    def opinions(self, seen: Seen, budget: Budget = OWN) -> list[Opinion]:
        """What the bot thinks of every legal action, the best first: its choice, and hints."""
        spent = self.own if budget == OWN else budget
        mind = load_mind(seen.game.name)
        return consider(seen, self.stream(seen), self.manner, spent, mind, self.threads)


def warm(game: Game) -> None:
    """Compile all that the bots of a game need; later thoughts then begin at once."""
    play = Play(game, game.fewest)
    while play.seat < 0:
        play.apply(play.legal()[0])
    seen = see(play)
    ThumbBot("greedy").choose(seen)
    SearchBot("warm", Manner(), Budget(playouts=1)).opinions(seen)
