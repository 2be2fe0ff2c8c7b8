"""Playing a fixture. A bot that hangs, crashes or answers nonsense loses that game, and no more."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from lusoria.bots.arena.fixtures import Fixture
from lusoria.bots.bot import OWN, Bot, Budget, Sitting
from lusoria.bots.external.bot import LIMIT
from lusoria.bots.seen import see
from lusoria.core.game import Components, Game
from lusoria.core.journal import Event
from lusoria.core.play import Play
from lusoria.core.streams import key
from lusoria.records.dealer import Dealer
from lusoria.records.header import header_of
from lusoria.records.match import Match
from lusoria.records.storage import Memory

Maker = Callable[[], Bot]


@dataclass(frozen=True)
class Arena:
    """The table at which everybody meets, and who comes."""

    game: Game
    seats: int
    options: dict[str, str]
    components: Components
    seed: int | str
    names: tuple[str, ...]
    makers: tuple[Maker, ...]
    budget: Budget = OWN
    reduce: int = 1
    """Long budgets of levels are divided by it; the makers know, the ledger tells."""
    limit: float = LIMIT
    """Seconds for an external bot's answer, likewise."""
    bots: tuple[str, ...] = ()
    """How to ask for the makers by name, on another machine."""


@dataclass
class Played:
    """A finished game: each seat's share of the victory, its thinking times, and any forfeit."""

    fixture: Fixture
    shares: list[float]
    scores: list[int]
    times: list[list[float]] = field(default_factory=list)
    """Milliseconds per decision, by seat."""
    forfeit: dict[str, Any] | None = None
    plies: int = 0


class Forfeit(Exception):
    """A seat has lost the game by its own fault."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


class Benches:
    """The bots of each thread: made when first needed, reseated from game to game."""

    def __init__(self, makers: Sequence[Maker]) -> None:
        self.makers = makers
        self.own = threading.local()
        self.all: list[Bot] = []

    def at(self, seating: Sequence[int]) -> list[Bot]:
        """A bot for every seat; two seats never share one."""
        bench: dict[tuple[int, int], Bot] = self.own.__dict__.setdefault("bots", {})
        bots = []
        for seat, number in enumerate(seating):
            if (number, seat) not in bench:
                bench[number, seat] = self.makers[number]()
                self.all.append(bench[number, seat])
            bots.append(bench[number, seat])
        return bots

    def close(self) -> None:
        """Everybody leaves."""
        for bot in self.all:
            bot.close()


def play_fixture(arena: Arena, fixture: Fixture, bots: Sequence[Bot]) -> Played:
    """Play one game to its end, or to a forfeit."""
    match = deal(arena, fixture)
    play = match.play
    played = Played(fixture, [], [], [[] for _ in bots])
    try:
        for seat, bot in enumerate(bots):
            greet(arena, fixture, seat, bot)
        play_to_the_end(arena, match, bots, played)
    except Forfeit as loss:
        others = arena.seats - 1
        played.shares = [0.0 if seat == loss.seat else 1 / others for seat in range(arena.seats)]
        bot_name = arena.names[fixture.seating[loss.seat]]
        played.forfeit = {"seat": loss.seat, "bot": bot_name, "why": loss.why}
    else:
        outcome = play.outcome()
        winners = outcome["winners"]
        played.scores = outcome["scores"]
        played.shares = [(seat in winners) / len(winners) for seat in range(arena.seats)]
    say_goodbye(play, bots)
    return played


def deal(arena: Arena, fixture: Fixture) -> Match:
    """The match of a fixture, dealt as far as its first decision."""
    play = Play(arena.game, arena.seats, arena.options, arena.components)
    return begin_match(play, Dealer.of(arena.seed, fixture.deal))


def greet(arena: Arena, fixture: Fixture, seat: int, bot: Bot) -> None:
    """Tell a bot where it sits; its seed follows from the arena's, its name, the deal, its seat."""
    name = arena.names[fixture.seating[seat]]
    seed = key(arena.seed, "bot", name, fixture.deal, seat)
    blame(
        seat,
        bot.begin,
        Sitting(arena.game, arena.components, arena.seats, seat, arena.options, seed),
    )


def play_to_the_end(arena: Arena, match: Match, bots: Sequence[Bot], played: Played) -> None:
    """Fate by the deal's dealer, seats by their bots."""
    play = match.play

    def answer(ply: int) -> int:
        seat, seen = play.seat, see(play)
        began = time.perf_counter()
        action: int = blame(seat, bots[seat].choose, seen, arena.budget)
        played.times[seat].append(1000 * (time.perf_counter() - began))
        if action not in seen.legal:
            raise Forfeit(seat, f"answered {action!r}, which is not legal")
        return action

    for _ in ply_by_ply(match, answer):
        played.plies += 1


def begin_match(play: Play, dealer: Dealer) -> Match:
    """A match at a fresh table, kept in memory."""
    return Match.begin(header_of(play, dealer=dealer), Memory(), dealer, play=play)


def ply_by_ply(match: Match, answer: Callable[[int], int]) -> Iterator[list[Event]]:
    """Play to the end, fate by the dealer and seats as they answer; what happened at each ply."""
    yield from match.since(0).events
    while not match.play.over:
        seat, ply = match.play.seat, match.course.ply
        yield from match.answer(seat, match.entry, answer(ply)).events


def blame(seat: int, call: Callable[..., Any], *arguments: Any) -> Any:
    """Whatever goes wrong inside a bot is that bot's loss."""
    try:
        return call(*arguments)
    except Exception as fault:
        raise Forfeit(seat, f"{type(fault).__name__}: {fault}"[:400]) from fault


def say_goodbye(play: Play, bots: Sequence[Bot]) -> None:
    """Tell everybody how it ended; what a bot does with it is its own affair."""
    outcome = play.outcome() if play.over else None
    for seat, bot in enumerate(bots):
        try:
            bot.end(outcome)
        except Exception:
            bots[seat].close()
