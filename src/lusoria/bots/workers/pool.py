"""The pool: a bounded number of processes, and all who ask them.

    with Pool(processes=2) as pool:
        future = pool.ask(Question(match, see(play), "imperator", bot_seed(secret, play.seat)))
        action = future.result()                      # a thread
        action = await asyncio.wrap_future(future)    # an event loop

Nothing here waits for a process: every answer is a future. To cancel it is to cancel the thought.
"""

import queue
import threading
import time
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final, Self

from lusoria.bots.bot import RandomBot
from lusoria.bots.external.conversation import Message
from lusoria.bots.names import EXTERNAL
from lusoria.bots.workers.clock import Clock
from lusoria.bots.workers.handles import OutsideBot, Worker
from lusoria.bots.workers.jobs import FairQueue, Job
from lusoria.bots.workers.questions import Advice, Question, read_advice, read_choice, read_nothing
from lusoria.core.errors import Refusal

SIMPLE: Final = "random"
"""The one bot that needs no compiler, and so no worker."""
MOST_OPEN: Final = 1_000
"""Questions that may be open at a time."""
MOST_OPEN_OF_A_MATCH: Final = 16
MOST_OUTSIDE: Final = 64
"""Bots in other languages that may be running."""
MEGABYTES: Final = 600
"""Memory at which a worker is replaced; 200 is usual (docs/bots.md)."""


class Late(Refusal):
    """The deadline has passed before there was an answer."""


class Busy(Refusal):
    """More is asked than can wait: ask again later."""


@dataclass
class Readiness:
    """How far a game's bots are: while they are compiled, and afterwards."""

    step: Message = field(default_factory=lambda: {"step": "start", "done": 0, "of": 0})
    began: float = field(default_factory=time.monotonic)
    job: Job | None = None

    def advance(self, step: Message) -> None:
        """One step further."""
        self.step = {name: value for name, value in step.items() if name != "id"}

    @property
    def done(self) -> bool:
        """Whether an answer would come without waiting for the compiler."""
        return self.job is not None and self.job.future.done()

    @property
    def seconds(self) -> int:
        """How long it has been getting ready."""
        return int(time.monotonic() - self.began)


class Pool:
    """Workers, and what waits for them."""

    def __init__(self, processes: int = 1, megabytes: int = MEGABYTES) -> None:
        self.processes = processes
        self.megabytes = megabytes
        self._clock = Clock()
        self._changed = threading.Condition()
        self._queue = FairQueue()
        self._open: dict[Job, None] = {}
        self._held: dict[str, list[Job]] = {}
        """By game: what waits for the compiler."""
        self._readiness: dict[str, Readiness] = {}
        self._workers: list[Worker] = []
        self._idle = 0
        self._outside: dict[tuple[str, int, str], tuple[OutsideBot, Any]] = {}
        self._closed = False

    # Asking

    def ask(self, question: Question, deadline: float | None = None) -> "Future[int]":
        """A bot's choice; `Late` if there is none within so many seconds."""
        job = Job(question.message("choose"), read_choice, question)
        if question.bot == SIMPLE:
            job.settle({"action": RandomBot(SIMPLE, question.seed).choose(question.seen)})
        elif self._admit(job, deadline):
            if question.bot.startswith(EXTERNAL):
                self._ask_outside(job, question)
            else:
                self._ask_worker(job, question)
        return job.future

    def advise(self, question: Question, deadline: float | None = None) -> "Future[Advice]":
        """What a searching bot would answer, with winning chances."""
        job = Job(question.message("advise"), read_advice, question)
        if self._admit(job, deadline):
            self._ask_worker(job, question)
        return job.future

    def warm(self, game: str) -> "Future[None]":
        """Begin to compile a game's bots, in one process for all."""
        with self._changed:
            readiness = self._readiness.get(game)
            if readiness is not None and readiness.job is not None:
                return readiness.job.future
            readiness = self._readiness[game] = Readiness()
            job = readiness.job = Job({"do": "warm", "game": game}, read_nothing)
        job.step = readiness.advance
        job.future.add_done_callback(lambda future: self._warmed(game, future))
        self._enqueue(job)
        return job.future

    def readiness(self, game: str) -> Readiness:
        """How far a game's bots are."""
        with self._changed:
            return self._readiness.get(game) or Readiness()

    def open(self) -> None:
        """Start one process, so that it is there when somebody asks."""
        with self._changed:
            if not self._workers:
                self._hire()

    def cancel(self, match: str) -> None:
        """Nobody wants to know any more what was asked for a match; its outside bots go home."""
        with self._changed:
            jobs = [job for job in self._open if job.match == match]
            gone = [place for place in self._outside if place[0] == match]
            queues = [self._outside.pop(place)[1] for place in gone]
        for job in jobs:
            job.future.cancel()
        for each in queues:
            each.put(None)

    def close(self) -> None:
        """End all processes; what is open is cancelled."""
        with self._changed:
            self._closed = True
            jobs, workers = list(self._open), list(self._workers)
            outside = list(self._outside.values())
            warming = [each.job for each in self._readiness.values() if each.job]
            self._changed.notify_all()
        for job in (*jobs, *warming):
            job.future.cancel()
        for bot, jobs_of_it in outside:
            jobs_of_it.put(None)
            bot.close()
        for worker in workers:
            worker.close()
        for thread in (*(each.thread for each in workers), *(bot.thread for bot, _ in outside)):
            thread.join(5)
        self._clock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    # What waits

    def _admit(self, job: Job, deadline: float | None) -> bool:
        """Keep a job among the open ones, unless there are too many."""
        with self._changed:
            of_match = sum(each.match == job.match for each in self._open)
            full = len(self._open) >= MOST_OPEN or of_match >= MOST_OPEN_OF_A_MATCH
            if not full and not self._closed:
                self._open[job] = None
        if self._closed:
            job.fail(Refusal("the bots have gone home"))
        elif full:
            job.fail(Busy("the bots have too many questions to answer; ask again in a moment"))
        else:
            job.future.add_done_callback(lambda future: self._forget(job))
            if deadline is not None:
                late = Late(f"no answer within {deadline:g} s; ask again, or allow more time")
                self._clock.after(deadline, lambda: job.fail(late))
        return job.open

    def _forget(self, job: Job) -> None:
        with self._changed:
            self._open.pop(job, None)

    def _ask_worker(self, job: Job, question: Question) -> None:
        game = question.seen.game.name
        if self.warm(game).done():
            self._enqueue(job)
            return
        with self._changed:
            self._held.setdefault(game, []).append(job)
        if self.warm(game).done():  # meanwhile
            self._release(game)

    def _warmed(self, game: str, future: "Future[None]") -> None:
        """A game is compiled, or cannot be: those who ask next try once more."""
        failure = None if future.cancelled() else future.exception()
        if failure is not None or future.cancelled():
            with self._changed:
                self._readiness.pop(game, None)
        self._release(game, failure)

    def _release(self, game: str, failure: BaseException | None = None) -> None:
        with self._changed:
            waiting = self._held.pop(game, [])
        for job in waiting:
            if isinstance(failure, Exception):
                job.fail(failure)
            else:
                self._enqueue(job)

    def _enqueue(self, job: Job) -> None:
        with self._changed:
            self._queue.put(job)
            few = len(self._workers) < self.processes and not self._closed
            if few and len(self._queue) > self._idle:
                self._hire()
            self._changed.notify()

    def _put_back(self, job: Job) -> None:
        with self._changed:
            self._queue.put_back(job)
            self._changed.notify()

    def _hire(self) -> None:
        self._workers.append(Worker(self._take, self._put_back, self._clock, self.megabytes))

    def _take(self) -> Job | None:
        """The next job for a worker that has nothing to do; nothing when the pool is closed."""
        with self._changed:
            self._idle += 1
            try:
                while not self._closed:
                    job = self._queue.take()
                    if job is not None:
                        return job
                    self._changed.wait()
            finally:
                self._idle -= 1
        return None

    def _ask_outside(self, job: Job, question: Question) -> None:
        place = (question.match, question.seen.seat, question.bot)
        with self._changed:
            if place not in self._outside and len(self._outside) < MOST_OUTSIDE:
                jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
                self._outside[place] = OutsideBot(jobs.get), jobs
            seated = self._outside.get(place)
        if seated is not None:
            seated[1].put(job)
        else:
            job.fail(Busy(f"{MOST_OUTSIDE} bots in other languages play already; ask again later"))
