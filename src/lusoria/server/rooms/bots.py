"""Bots at the table: they sit like people, think in workers, and answer through the same door.

A bot answers at a beat of the table's pace: how long it really thought could tell something about
its hand. A match of bots alone keeps no pace.
"""

import asyncio
import logging
import math
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, TypeVar
from uuid import uuid4

from lusoria.bots.bot import OWN, Budget
from lusoria.bots.levels import choose_thawed, level, thinks_by_thumb
from lusoria.bots.seen import see
from lusoria.bots.workers.pool import Pool
from lusoria.bots.workers.questions import ADVICE, ADVISER, Question, bot_seed
from lusoria.core.errors import Illegal, Refusal, Stale
from lusoria.core.game import Game
from lusoria.core.streams import key
from lusoria.records.match import Match
from lusoria.server.rooms.keeping import Elsewhere
from lusoria.server.rooms.room import Room
from lusoria.server.wire import Advice, Answer, Compiling, Hint

if TYPE_CHECKING:
    from lusoria.server.rooms.hall import Hall

T = TypeVar("T")

LOG: Final = logging.getLogger("lusoria.server")
BEATS: Final = {"slow": 2.0, "normal": 1.2, "fast": 0.2}
"""Seconds between the moments at which a bot may answer."""
LONG_THOUGHTS: Final = {"imperator": 2.0}
"""Seconds after which a level that thinks longer than a beat answers, where hands are hidden."""
THINKING: Final = 1_500
"""Milliseconds that a search may take where hands are hidden: shorter than those seconds, with time
for the way to a worker and back. On a slow machine it does what it can within them: a thought that
showed its length might tell what it was about."""
DEADLINE: Final = 30.0
"""Seconds for a thought once the bots are compiled; one that takes longer is asked again."""
GLANCE: Final = 0.5
"""Seconds between two looks at the table while an answer is awaited."""
REST: Final = 2.0
"""Seconds until a bot that failed is asked again."""


class Bots:
    """All bots at the tables of one process."""

    def __init__(self, pool: Pool, *, compiles: bool = True) -> None:
        self._pool = pool
        self._compiles = compiles
        self._thinking: dict[str, asyncio.Task[None]] = {}

    def busy(self, match: str) -> bool:
        """Whether a bot thinks at a table."""
        return match in self._thinking

    def is_awaited(self, room: Room) -> bool:
        """Whether a bot is asked at a table, and none thinks here."""
        return not self.busy(room.id) and _asked_bot(room) is not None

    def look_at(self, hall: "Hall", room: Room) -> None:
        """Let a bot think where one is asked; only where this process writes."""
        if room.lease and self.is_awaited(room):
            task = asyncio.create_task(self._play(hall, room))
            self._thinking[room.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(room.id, None))

    async def _play(self, hall: "Hall", room: Room) -> None:
        """Answer while a bot is asked."""
        while room.lease and (seat := _asked_bot(room)) is not None:
            try:
                await self._answer(hall, room, seat)
            except (Elsewhere, asyncio.CancelledError):
                return
            except Refusal as refusal:  # the database is away, a worker died, the table moved on
                LOG.warning("a bot could not answer: %s", refusal.message)
                await asyncio.sleep(REST)

    async def _answer(self, hall: "Hall", room: Room, seat: int) -> None:
        assert room.match is not None
        began, entry = time.monotonic(), room.entry
        level = room.chairs[seat].level
        action = await self._choose(hall, room, room.match, seat, level)
        if action is None:
            return
        if _has_people(room):
            hides = room.match.play.game.reveals is not None
            thought = time.monotonic() - began
            await asyncio.sleep(pause(thought, room.agreed.wishes.pace, level if hides else ""))
        if room.entry == entry:
            asked = Answer(room.id, entry, action, uuid4().hex, seat)
            await hall.carry_out(room, frozenset({seat}), asked)

    async def _choose(
        self, hall: "Hall", room: Room, match: Match, seat: int, level: str
    ) -> int | None:
        assert match.dealer is not None
        seen, seed = see(match.play), bot_seed(match.dealer.seed, seat)
        game = seen.game.name
        if thinks_by_thumb(game, level) and not self._pool.readiness(game).done:
            if self._compiles:
                self._pool.warm(game)
            return await asyncio.to_thread(choose_thawed, seen, level, seed)
        question = Question(room.id, seen, level, seed, _budget(seen.game, level))
        thought = self._pool.ask(question, DEADLINE)
        return await self._awaited(hall, room, match.entry, game, thought)

    async def _awaited(
        self, hall: "Hall", room: Room, entry: int, game: str, thought: "Future[T]"
    ) -> T | None:
        """What a worker answers; nothing once the table has moved on, and nobody thinks in vain.
        While the compiler keeps it waiting, the table says how far it is."""
        answer = asyncio.wrap_future(thought)
        try:
            while not (await asyncio.wait([answer], timeout=GLANCE))[0] and room.entry == entry:
                await _tell_how_far(hall, room, self._how_far(game))
            return await answer if room.entry == entry else None
        finally:
            answer.cancel()
            await _tell_how_far(hall, room, None)

    def _how_far(self, game: str) -> Compiling | None:
        far = self._pool.readiness(game)
        return None if far.done else Compiling(far.step["done"], far.step["of"], far.seconds)

    async def advise(self, hall: "Hall", room: Room, seats: frozenset[int], asked: Hint) -> Advice:
        """The best answers for the only person at a table; none if it has moved on meanwhile."""
        match = room.match
        if match is None:
            raise Illegal("the table has not begun yet", reason="not_begun")
        if match.play.seat not in seats:
            raise Illegal("a hint is for whoever is asked", reason="not_asked",
                          facts={"asked": match.play.seat})  # fmt: skip
        if sum(chair.kind != "bot" for chair in room.chairs) > 1:
            raise Illegal("hints are for games against bots", reason="no_hints")
        if asked.entry != match.entry:
            raise Stale("the table has moved on; ask for a hint again", reason="stale",
                        facts={"meant": asked.entry, "entry": match.entry})  # fmt: skip
        seen = see(match.play)  # before anybody is waited for: this question is meant
        seed = key(await room.keeping.store.seed(room.id), "hint", asked.entry)
        thought = self._pool.advise(Question(room.id, seen, ADVISER, seed, ADVICE), DEADLINE)
        advice = await self._awaited(hall, room, asked.entry, seen.game.name, thought)
        hints = advice.hints if advice else ()
        return Advice(asked.key, [(hint.action, hint.chance) for hint in hints])

    async def close(self) -> None:
        """Send everybody home."""
        for task in self._thinking.values():
            task.cancel()
        await asyncio.to_thread(self._pool.close)


async def _tell_how_far(hall: "Hall", room: Room, compiling: Compiling | None) -> None:
    if room.compiling != compiling:
        room.compiling = compiling
        await hall.tell(room)


def _budget(game: Game, name: str) -> Budget:
    """How much a level may think: as much as is its own, but where hands are hidden not longer than
    it seems to."""
    if game.reveals is None:
        return OWN
    return Budget(level(game.name, name).playouts or None, THINKING)


def pause(thought: float, pace: str, level: str = "") -> float:
    """Seconds that a bot waits after it has thought, until the next beat.

    Where hands are hidden its level is told: then all its thoughts seem to take as many beats as
    its longest.
    """
    beat = BEATS[pace]
    step = beat * max(1, math.ceil(LONG_THOUGHTS.get(level, 0.0) / beat))
    return step * max(1, math.ceil(thought / step)) - thought


def _asked_bot(room: Room) -> int | None:
    """The seat that is asked, where a bot sits there or keeps it."""
    if room.match is None or room.match.play.seat < 0:
        return None
    seat = room.match.play.seat
    return seat if room.chairs[seat].level else None


def _has_people(room: Room) -> bool:
    return any(chair.kind == "person" for chair in room.chairs)
