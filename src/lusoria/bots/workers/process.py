"""A worker: a process with the compiler that hears only what a seat may know, and keeps nothing.

It speaks the protocol of bots in other languages (docs/bots.md): one JSON object per line, answers
by their `id`. To their `hello` and `choose` come `warm` (compile a game), `advise` (opinions for a
hint) and `cancel`; steps on the way are told before an answer.
"""

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from lusoria.bots.bot import Bot, Budget
from lusoria.bots.names import maker
from lusoria.bots.planning import Stopped
from lusoria.bots.searchers import SearchBot, warm
from lusoria.bots.seen import Seen
from lusoria.core.engine import engine
from lusoria.core.errors import Refusal
from lusoria.core.game import Components, Game
from lusoria.core.kept import in_turn
from lusoria.games.catalogue import NAMES, load

KEPT_COMPONENTS: Final = 16
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096

Message = dict[str, Any]


class Listener:
    """Hears what is asked while something is being thought, and what is not wanted any more."""

    def __init__(self) -> None:
        self.asked: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.cancelled = 0
        """The number of the last question that was cancelled; numbers only grow."""
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            for line in sys.stdin:
                message = json.loads(line)
                if message["do"] == "cancel":
                    self.cancelled = message["id"]
                else:
                    self.asked.put(message)
        finally:  # nobody is there any more, whatever is being thought
            os._exit(0)


class Worker:
    """Answers one question after the other."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.megabytes = 0
        self.ready: set[str] = set()
        self.answers: dict[str, Callable[[Message], Message]] = {
            "hello": self.hello,
            "warm": self.warm,
            "choose": self.choose,
            "advise": self.advise,
        }

    def answer(self, message: Message) -> Message:
        """The answer to one question, a refusal included."""
        try:
            return self.answers[message["do"]](message)
        except Stopped:
            return {"cancelled": True}
        except Refusal as refusal:
            return {"refused": refusal.message}

    def hello(self, message: Message) -> Message:
        """Who this is; and how much memory it may use."""
        self.megabytes = message["megabytes"]
        return {"name": "worker", "games": list(NAMES)}

    def warm(self, message: Message) -> Message:
        """Compile a game and its bots, or load what was kept, telling each step."""
        name = message["game"]
        if name not in self.ready:
            with in_turn(name, lambda: tell_how_far(message, *engine(load(name)).kept())):
                self._compile(message, load(name))
            self.ready.add(name)
        return {"ready": True}

    def _compile(self, message: Message, game: Game) -> None:
        for done, of in engine(game).warm(game.texts.standard(game.choose({})), game.fewest):
            tell_how_far(message, done, of)
        warm(game)

    def choose(self, message: Message) -> Message:
        """What a bot chooses."""
        return {"action": self._bot(message).choose(seen_in(message), budget_in(message))}

    def advise(self, message: Message) -> Message:
        """What a search thinks of each answer: chances to win alone, not points."""
        bot = self._bot(message)
        if not isinstance(bot, SearchBot):
            raise Refusal(f"{bot.name} does not search, so it has no advice to give")
        bot.tuning = replace(bot.tuning, score=0.0)
        opinions = bot.opinions(seen_in(message), budget_in(message))
        told = [[each.action, each.visits, each.chance] for each in opinions]
        return {"opinions": told, "assumes": message["bot"]}

    def _bot(self, message: Message) -> Bot:
        """The bot that is asked for, ready to think and to be stopped."""
        self.warm({"id": message["id"], "game": message["newgame"]["game"]})
        bot = maker(message["newgame"]["game"], message["bot"])()
        bot.seed = message["newgame"]["seed"]
        if isinstance(bot, SearchBot):
            bot.stop = lambda: self.listener.cancelled >= message["id"]
        tell(message, {"step": "thinking"})
        return bot


def seen_in(message: Message) -> Seen:
    """What the asked seat sees."""
    told = message["newgame"]
    return Seen(
        game=load(told["game"]),
        components=components(told["game"], told["components"]),
        options=told["options"],
        seats=told["seats"],
        seat=told["seat"],
        table=bytes.fromhex(message["table"]),
        legal=tuple(message["legal"]),
    )


@lru_cache(maxsize=KEPT_COMPONENTS)
def components(game: str, text: str) -> Components:
    """What is printed; read once, as long as few kinds are asked about."""
    return load(game).texts.read_components(text, "table")


def budget_in(message: Message) -> Budget:
    """How much the bot may think."""
    return Budget(**message["budget"])


def tell(question: Message, answer: Message) -> None:
    """One line: an answer or a step towards it."""
    print(json.dumps({"id": question["id"], **answer}), flush=True)


def tell_how_far(question: Message, done: int, of: int) -> None:
    """How many loops of the rules are compiled; the bots are the one step that is left then."""
    tell(question, {"step": "rules" if done < of else "bots", "done": done, "of": of + 1})


def megabytes_in_use() -> float:
    """Memory of this process that lies in the machine's; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:
        return 0.0
    return int(pages) * PAGE / (1 << 20)


def main() -> None:
    """Answer until nobody asks any more; whether this process has grown too large, too."""
    if hasattr(signal, "pthread_sigmask"):  # the thread that started us refuses all signals
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
    listener = Listener()
    worker = Worker(listener)
    while True:
        message = listener.asked.get()
        answer = worker.answer(message)
        if message["do"] != "hello" and 0 < worker.megabytes < megabytes_in_use():
            answer["leaving"] = True  # another one is started when it is needed
        tell(message, answer)


if __name__ == "__main__":
    main()
