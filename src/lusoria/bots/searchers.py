"""The bots that look ahead: one step by rule of thumb, or many by search."""

from collections.abc import Callable

from lusoria.bots import thawed_thumb
from lusoria.bots.bot import OWN, Bot, Budget
from lusoria.bots.bound import bound_search
from lusoria.bots.guides import load_guide, named_folder
from lusoria.bots.networks import load_network
from lusoria.bots.planning import Opinion, Tuning, Workspace, plan
from lusoria.bots.seen import Seen, see
from lusoria.core.game import Game
from lusoria.core.play import Play
from lusoria.core.streams import number


class ThumbBot(Bot):
    """The action after which a rule of thumb likes the table best, give or take some noise."""

    def __init__(self, name: str, noise: float = 0.0, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.noise = noise

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        stream = self.stream(seen)
        values = _thumb_values(seen, stream)
        for k, action in enumerate(seen.legal):
            values[action] += self.noise * (number(stream, k + 1) / (1 << 63) - 1)
        return max(seen.legal, key=lambda action: (values[action], -action))


def _thumb_values(seen: Seen, stream: int) -> dict[int, float]:
    if not seen.game.compiled:
        return thawed_thumb.thumb_values(seen, stream)
    return Workspace(bound_search(seen.game), seen, nodes=1).evaluate_actions(stream)


class PolicyBot(Bot):
    """The action that a policy network likes best; it looks at what the seat sees, not ahead."""

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        guide = load_guide(seen.game, seen.seats, named_folder())
        priors = Workspace(bound_search(seen.game), seen, nodes=1, guide=guide).advise()
        return max(seen.legal, key=lambda action: (priors[action], -action))


class SearchBot(Bot):
    """The action that a search tried most often."""

    def __init__(
        self, name: str, tuning: Tuning, own: Budget, threads: int = 1, seed: int | str = 0
    ) -> None:
        super().__init__(name, seed)
        self.tuning = tuning
        self.own = own
        self.threads = threads
        self.folder = ""
        """Of policy networks; those that were shipped unless named."""
        self.stop: Callable[[], bool] = lambda: False
        """Asked now and then while it thinks: whether nobody wants to know any more."""

    def choose(self, seen: Seen, budget: Budget = OWN) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.opinions(seen, budget)[0].action

    def opinions(self, seen: Seen, budget: Budget = OWN) -> list[Opinion]:
        """What the bot thinks of every legal action, the best first: its choice, and hints."""
        spent = self.own if budget == OWN else budget
        network = load_network(seen.game.name, seen.seats)
        stream = self.stream(seen)
        return plan(seen, stream, self.tuning, spent, network, self.threads, self.stop, self.folder)


def warm(game: Game) -> None:
    """Compile all that the bots of a game need; later thoughts then begin at once."""
    play = Play(game, game.fewest)
    while play.seat < 0:
        play.apply(play.legal()[0])
    seen = see(play)
    ThumbBot("greedy").choose(seen)
    SearchBot("warm", Tuning(), Budget(playouts=1)).opinions(seen)
