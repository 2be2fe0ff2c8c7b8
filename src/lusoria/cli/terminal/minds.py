"""The bots' room: a process of its own, with the compiler, that hears only what a seat may know.

The table in the terminal runs without the compiler and so begins at once; while the first person
looks at it, this process gets ready. One JSON object per line, one answer per line.
"""

import json
import sys
from typing import Any, Final

from lusoria.bots.bot import Bot, Budget, Sitting
from lusoria.bots.names import maker
from lusoria.bots.searchers import SearchBot, warm
from lusoria.bots.seen import Seen
from lusoria.core.errors import Refusal
from lusoria.core.game import Components, Game
from lusoria.games.catalogue import load

COUNSELLOR: Final = "imperator"
ADVICE: Final = Budget(milliseconds=1000)


class Room:
    """The bots of one table."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.game: Game = load(told["game"])
        self.components: Components = self.game.room.read_components(told["components"], "table")
        self.options: dict[str, str] = told["options"]
        self.seats: int = told["seats"]
        self.bots: dict[tuple[int, str], Bot] = {}
        warm(self.game)

    def seen(self, told: dict[str, Any]) -> Seen:
        """What the asked seat sees."""
        return Seen(
            game=self.game,
            components=self.components,
            options=self.options,
            seats=self.seats,
            seat=told["seat"],
            table=bytes.fromhex(told["table"]),
            legal=tuple(told["legal"]),
        )

    def bot(self, told: dict[str, Any]) -> Bot:
        """The bot of that name at that seat; it sits down when it is first asked."""
        place = (int(told["seat"]), str(told["bot"]))
        if place not in self.bots:
            bot = maker(self.game.name, place[1])()
            sitting = Sitting(
                self.game, self.components, self.seats, place[0], self.options, told["seed"]
            )
            bot.begin(sitting)
            self.bots[place] = bot
        return self.bots[place]

    def answer(self, told: dict[str, Any]) -> dict[str, Any]:
        """A choice, or opinions for somebody who asks for a hint."""
        seen = self.seen(told)
        bot = self.bot(told)
        if told["ask"] == "choose":
            return {"action": bot.choose(seen)}
        assert isinstance(bot, SearchBot)
        opinions = bot.opinions(seen, ADVICE)
        return {"opinions": [[each.action, each.chance] for each in opinions]}


def main() -> None:
    """Answer until nobody asks any more."""
    room: Room | None = None
    for line in sys.stdin:
        told = json.loads(line)
        try:
            if room is None:
                room = Room(told)
                answer: dict[str, Any] = {"ready": True}
            else:
                answer = room.answer(told)
        except Refusal as refusal:
            answer = {"refused": refusal.message}
        print(json.dumps(answer), flush=True)
    for bot in room.bots.values() if room else ():
        bot.close()


if __name__ == "__main__":
    main()
