"""Bots in other languages at their seats: a process for each match and seat, asked one by one."""

import queue
import threading
from typing import Final

from lusoria.bots.external.bot import ExternalBot
from lusoria.bots.external.pipe import at_work, printable
from lusoria.bots.names import EXTERNAL
from lusoria.bots.workers.jobs import Busy, Job
from lusoria.bots.workers.questions import Question
from lusoria.core.errors import Refusal

MOST: Final = 64
"""Bots in other languages that may be running."""

Place = tuple[str, int, str]
"""Match, seat and name."""


class Outside:
    """All of them, by their places."""

    def __init__(self) -> None:
        self.bots: dict[Place, OutsideBot] = {}
        self._lock = threading.Lock()

    def ask(self, job: Job, question: Question) -> None:
        """Put a question to a bot, who sits down when it is first asked."""
        place = (question.match, question.seen.seat, question.bot)
        with self._lock:
            if place not in self.bots and len(self.bots) < MOST:
                self.bots[place] = OutsideBot()
            bot = self.bots.get(place)
        if bot is None:
            job.fail(Busy(f"{MOST} bots in other languages play already; ask again later"))
        else:
            bot.jobs.put(job)

    def cancel(self, match: str) -> None:
        """The bots of a match go home; nobody waits for them."""
        with self._lock:
            left = [self.bots.pop(place) for place in list(self.bots) if place[0] == match]
        for bot in left:
            bot.jobs.put(None)

    def close(self) -> None:
        """All go home."""
        with self._lock:
            left = list(self.bots.values())
            self.bots.clear()
        for bot in left:
            bot.jobs.put(None)
            bot.close()
        for bot in left:
            bot.thread.join(5)


class OutsideBot:
    """One bot, whose process stays between questions, and the thread that talks with it."""

    def __init__(self) -> None:
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.bot: ExternalBot | None = None
        self.job: Job | None = None
        self.thread = at_work(self._work)

    def _work(self) -> None:
        while (job := self.jobs.get()) is not None:
            if job.open:
                self._serve(job)
        self.close()

    def _serve(self, job: Job) -> None:
        assert job.question is not None
        self.job, job.handle = job, self
        try:
            bot = self._seated(job.question)
            job.settle({"action": bot.choose(job.question.seen, job.question.budget)})
        except Exception as failure:  # asked again, it begins anew
            self.close()
            job.fail(failure if isinstance(failure, Refusal) else Refusal(printable(str(failure))))
        self.job = job.handle = None

    def _seated(self, question: Question) -> ExternalBot:
        if self.bot is None:
            self.bot = ExternalBot(question.bot, question.bot.removeprefix(EXTERNAL))
            self.bot.begin(question.sitting)
        return self.bot

    def stop(self, job: Job) -> None:
        """End the process in mid-thought."""
        pipe = self.bot.pipe if self.bot is not None and self.job is job else None
        if pipe is not None:
            pipe.kill()

    def close(self) -> None:
        """Send the bot home."""
        bot, self.bot = self.bot, None
        if bot is not None:
            bot.close()
