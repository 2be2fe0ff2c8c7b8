"""The pool: a bounded number of processes, and all who ask them.

    with Pool(processes=2) as pool:
        future = pool.ask(Question(match, see(play), "imperator", bot_seed(secret, play.seat)))
        action = future.result()                      # a thread
        action = await asyncio.wrap_future(future)    # an event loop

Nothing here waits for a process: every answer is a future. To cancel it is to cancel the thought.
"""

import threading
from collections import deque
from concurrent.futures import Future
from typing import Final, Self

from lusoria.bots.bot import RandomBot
from lusoria.bots.names import EXTERNAL
from lusoria.bots.workers.clock import Clock
from lusoria.bots.workers.jobs import Busy, FairQueue, Job, Late
from lusoria.bots.workers.outside import Outside
from lusoria.bots.workers.questions import Advice, Question, read_advice, read_choice, read_nothing
from lusoria.bots.workers.readiness import Readiness
from lusoria.bots.workers.worker import Worker
from lusoria.core.errors import Refusal

SIMPLE: Final = "random"
"""The one bot that needs no compiler, and so no worker."""
MOST_OPEN: Final = 1_000
"""Questions that may be open at a time."""
MOST_OPEN_OF_A_MATCH: Final = 16
MEGABYTES: Final = 600
"""Memory at which a worker is replaced; 200 is usual (docs/bots.md)."""


class Pool:
    """Workers, and what waits for them."""

    def __init__(self, processes: int = 1, megabytes: int = MEGABYTES) -> None:
        self.processes = processes
        self.megabytes = megabytes
        self._clock = Clock()
        self._changed = threading.Condition()
        self._queue = FairQueue()
        self._to_compile: deque[Job] = deque()
        self._compiling: Job | None = None
        self._open: dict[Job, None] = {}
        self._held: dict[str, list[Job]] = {}
        """By game: what waits for the compiler."""
        self._readiness: dict[str, Readiness] = {}
        self._workers: list[Worker] = []
        self._idle = 0
        self._outside = Outside()
        self._closed = False

    # Asking

    def ask(self, question: Question, deadline: float | None = None) -> "Future[int]":
        """A bot's choice; `Late` if there is none so many seconds after the bots are ready."""
        job = Job(question.message("choose"), read_choice, question, deadline)
        if question.bot == SIMPLE:
            job.settle({"action": RandomBot(SIMPLE, question.seed).choose(question.seen)})
        elif self._admit(job):
            if question.bot.startswith(EXTERNAL):
                self._limit(job)
                self._outside.ask(job, question)
            else:
                self._ask_worker(job, question)
        return job.future

    def advise(self, question: Question, deadline: float | None = None) -> "Future[Advice]":
        """What a searching bot would answer, with winning chances."""
        job = Job(question.message("advise"), read_advice, question, deadline)
        if self._admit(job):
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
        job.future.add_done_callback(lambda future: self._warmed(game, job))
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
        for job in jobs:
            job.future.cancel()
        self._outside.cancel(match)

    def close(self) -> None:
        """End all processes; what is open is cancelled."""
        with self._changed:
            self._closed = True
            jobs, workers = list(self._open), list(self._workers)
            warming = [each.job for each in self._readiness.values() if each.job]
            self._changed.notify_all()
        for job in (*jobs, *warming):
            job.future.cancel()
        self._outside.close()
        for worker in workers:
            worker.close()
        for worker in workers:
            worker.thread.join(5)
        self._clock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    # What waits

    def _admit(self, job: Job) -> bool:
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
        return job.open

    def _limit(self, job: Job) -> None:
        """The time for an answer begins: nothing but its thinker keeps it waiting any more."""
        if job.deadline is not None:
            late = Late(f"no answer within {job.deadline:g} s; ask again, or allow more time")
            self._clock.after(job.deadline, lambda: job.fail(late))

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

    def _warmed(self, game: str, job: Job) -> None:
        """A game is compiled, or cannot be: those who ask next try once more."""
        failure = None if job.future.cancelled() else job.future.exception()
        with self._changed:
            if job is self._compiling:  # before anything is released: nobody stands in for it now
                self._compiling = None
            if failure is not None or job.future.cancelled():
                self._readiness.pop(game, None)
            self._changed.notify_all()
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
        self._limit(job)
        with self._changed:
            (self._queue.put if job.question else self._to_compile.append)(job)
            self._hire_where_wanted()
            self._changed.notify()

    def _put_back(self, job: Job) -> None:
        with self._changed:
            if job is self._compiling:
                self._compiling = None
                self._to_compile.appendleft(job)
            else:
                self._queue.put_back(job)
            self._changed.notify()

    # Who works

    @property
    def _places(self) -> int:
        """How many processes there may be: while one compiles, another thinks in its stead, since
        nobody who asks about another game may wait for a compiler."""
        return self.processes + (self._compiling is not None)

    def _hire_where_wanted(self) -> None:
        waiting = len(self._queue) + bool(self._to_compile and self._compiling is None)
        if waiting > self._idle and len(self._workers) < self._places and not self._closed:
            self._hire()

    def _hire(self) -> None:
        self._workers.append(Worker(self._take, self._put_back, self._clock, self.megabytes))

    def _take(self, worker: Worker) -> Job | None:
        """The next job for a worker that has nothing to do; nothing when it is to go."""
        with self._changed:
            self._idle += 1
            while (job := self._next()) is None and self._keeps(worker):
                self._changed.wait()
            self._idle -= 1
            if job is not None and job is self._compiling:
                self._hire_where_wanted()
        return job

    def _next(self) -> Job | None:
        """What waits longest: one game at a time is compiled, and that comes first."""
        if self._closed:
            return None
        while self._compiling is None and self._to_compile:
            job = self._to_compile.popleft()
            if job.open:
                self._compiling = job
                return job
        return self._queue.take()

    def _keeps(self, worker: Worker) -> bool:
        """Whether a worker stays though nothing waits; one stood in for another that compiled."""
        if len(self._workers) > self._places:
            self._workers.remove(worker)
            return False
        return not self._closed
