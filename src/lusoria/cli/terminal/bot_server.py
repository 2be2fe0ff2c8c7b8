"""The bots' room: a process of its own, with the compiler, that hears only what a seat may know.

The table in the terminal runs without the compiler and so begins at once; while people choose a
game and look at it, this process gets ready. One JSON object per line, one answer per line.
"""

import json
import os
import queue
import sys
import threading
from dataclasses import replace
from typing import Any, Final

from lusoria.bots.bot import Bot, Budget, Sitting
from lusoria.bots.external.pipe import Failure
from lusoria.bots.names import maker
from lusoria.bots.searchers import SearchBot, warm
from lusoria.bots.seen import Seen
from lusoria.core.engine import engine
from lusoria.core.errors import Refusal
from lusoria.core.game import Components, Game
from lusoria.games.catalogue import load

ADVICE: Final = Budget(milliseconds=1000)


class Room:
    """The bots of one table."""

    def __init__(self, at: dict[str, Any]) -> None:
        self.at = at
        self.game: Game = load(at["game"])
        self.components: Components = self.game.room.read_components(at["components"], "table")
        self.bots: dict[tuple[int, str], Bot] = {}

    def seen(self, told: dict[str, Any]) -> Seen:
        """What the asked seat sees."""
        return Seen(
            game=self.game,
            components=self.components,
            options=self.at["options"],
            seats=self.at["seats"],
            seat=told["seat"],
            table=bytes.fromhex(told["table"]),
            legal=tuple(told["legal"]),
        )

    def bot(self, told: dict[str, Any]) -> Bot:
        """The bot of that name at that seat; it sits down when it is first asked."""
        place = (int(told["seat"]), str(told["bot"]))
        if place not in self.bots:
            self.bots[place] = maker(self.game.name, place[1])()
            seats, options = self.at["seats"], self.at["options"]
            sitting = Sitting(self.game, self.components, seats, place[0], options, told["seed"])
            self.bots[place].begin(sitting)
        return self.bots[place]

    def answer(self, told: dict[str, Any]) -> dict[str, Any]:
        """A choice, or opinions for somebody who asks for a hint."""
        seen = self.seen(told)
        try:
            bot = self.bot(told)
            if told["ask"] == "choose":
                return {"action": bot.choose(seen)}
        except Failure:  # asked again, it begins anew
            self.bots.pop((seen.seat, str(told["bot"]))).close()
            raise
        assert isinstance(bot, SearchBot)
        bot.tuning = replace(bot.tuning, score=0.0)  # people ask for chances alone, not for points
        opinions = bot.opinions(seen, ADVICE)
        return {"opinions": [[each.action, each.chance] for each in opinions]}

    def close(self) -> None:
        """Send the bots home."""
        for bot in self.bots.values():
            bot.close()


def tell(message: dict[str, Any]) -> None:
    """One line."""
    print(json.dumps(message), flush=True)


def get_ready(name: str) -> None:
    """Compile a game and its bots, telling each step."""
    game = load(name)
    for done, of in engine(game).warm(game.room.standard(game.choose({})), game.fewest):
        tell({"step": "rules", "done": done, "of": of})
    tell({"step": "bots", "done": 0, "of": 1})
    warm(game)
    tell({"ready": True})


def listen(lines: "queue.SimpleQueue[str]", rooms: list[Room]) -> None:
    """Pass on what is asked; when nobody is there any more, go home, whatever is being thought."""
    for line in sys.stdin:
        lines.put(line)
    for room in rooms:
        room.close()
    os._exit(0)


def main() -> None:
    """Answer until nobody asks any more."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    rooms: list[Room] = []
    threading.Thread(target=listen, args=(lines, rooms), daemon=True).start()
    while True:
        told = json.loads(lines.get())
        if "warm" in told:
            get_ready(told["warm"])
            continue
        if not rooms or rooms[-1].at != told["at"]:
            rooms.append(Room(told["at"]))
        try:
            tell(rooms[-1].answer(told))
        except (Refusal, Failure) as failure:
            tell({"refused": str(failure)})


if __name__ == "__main__":
    main()
