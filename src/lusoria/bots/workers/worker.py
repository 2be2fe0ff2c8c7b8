"""A worker as its pool sees it: a process, and the thread that talks with it.

The thread takes one job after the other and never waits for anything but its process.
"""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from lusoria.bots.external.conversation import Conversation, Message
from lusoria.bots.external.pipe import Failure, Pipe, at_work, printable
from lusoria.bots.workers.clock import Clock
from lusoria.bots.workers.jobs import Job
from lusoria.core.errors import Refusal

COMMAND: tuple[str, ...] = (sys.executable, "-m", "lusoria.bots.workers.process")
GREETING: Final = 120.0
"""Seconds to start and to say hello: it imports the compiler."""
GRACE: Final = 2.0
"""Seconds in which a thinking worker must notice that it was cancelled."""
TRIES: Final = 2
"""How often a question is put: once more to another process, if the first one has died of it."""
THINKING: Final = "thinking"
"""The step behind which nothing is compiled any more."""


class Ended(Refusal):
    """The process has ended by itself: with which status, and with which last words."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(f"the bots' process has ended (status {status}): {words or 'no word'}")
        self.status = status
        self.words = words


class Worker:
    """One of our own processes; after its end the next job starts another."""

    def __init__(
        self, take: Callable[["Worker"], Job | None], put_back: Callable[[Job], None], clock: Clock,
        megabytes: int,
    ) -> None:  # fmt: skip
        self.put_back = put_back
        self.clock = clock
        self.megabytes = megabytes
        self.conversation: Conversation | None = None
        self.asked = 0
        self.job: Job | None = None
        self.thinking = False
        self.lock = threading.Lock()
        self.thread = at_work(self._work, take)

    def _work(self, take: Callable[["Worker"], Job | None]) -> None:
        with suppress(Failure):  # told when somebody asks
            self._running()
        while (job := take(self)) is not None:
            self._serve(job)
        self.close()

    def _serve(self, job: Job) -> None:
        job.tries += 1
        try:
            conversation = self._running()
            if self._begin(job, conversation):
                answer = conversation.answer(self.asked, None, self._step)
                self._done(job, answer)
        except Failure as failure:
            self._lost(job, failure)

    def _running(self) -> Conversation:
        """The greeted process: the one that is there, or a new one."""
        if self.conversation is not None and not self.conversation.pipe.gone(0):
            return self.conversation
        self.close()
        environment = {k: v for k, v in os.environ.items() if k != "LUSORIA_THAWED"}
        conversation = Conversation(Pipe(COMMAND, environment))
        with self.lock:
            self.conversation = conversation
        conversation.greet(GREETING, megabytes=self.megabytes)
        return conversation

    def _begin(self, job: Job, conversation: Conversation) -> bool:
        """Put the question, if anybody still wants to know."""
        with self.lock:
            if not job.open:
                return False
            job.handle, self.job, self.thinking = self, job, False
            self.asked = conversation.put(job.message)
        if job.future.done():  # since a moment
            self.stop(job)
        return True

    def _step(self, step: Message) -> None:
        self.thinking = step["step"] == THINKING
        if self.job is not None:
            self.job.step(step)

    def _done(self, job: Job, answer: Message) -> None:
        with self.lock:
            self.job = job.handle = None
        if "leaving" in answer:
            self.close()
        if "refused" in answer:
            job.fail(Refusal(printable(str(answer["refused"]))))
        elif "cancelled" not in answer:
            job.settle(answer)

    def _lost(self, job: Job, failure: Failure) -> None:
        """The process has died or could not be started: try another one, or tell."""
        with self.lock:
            conversation, self.conversation = self.conversation, None
            self.job = job.handle = None
        if conversation is None:
            job.fail(Refusal(str(failure)))
            return
        pipe = conversation.pipe
        pipe.kill()
        if job.open and job.tries < TRIES:
            self.put_back(job)
        else:
            job.fail(Ended(pipe.process.returncode, pipe.last_words))

    def stop(self, job: Job) -> None:
        """Have it stop thinking; if it does not hear, end it."""
        with self.lock:
            if self.job is not job or self.conversation is None:
                return
            self.conversation.say({"do": "cancel", "id": self.asked})
        self.clock.after(GRACE, lambda: self._end_deaf(job))

    def _end_deaf(self, job: Job) -> None:
        with self.lock:
            deaf = self.job is job and self.thinking  # who compiles will be needed later
            conversation = self.conversation
        if deaf and conversation is not None:
            conversation.pipe.kill()

    def close(self) -> None:
        """End the process."""
        with self.lock:
            conversation, self.conversation = self.conversation, None
        if conversation is not None:
            conversation.pipe.kill()
