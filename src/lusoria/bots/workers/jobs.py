"""Questions on their way to a worker: open until somebody settles them, in a fair order."""

from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from typing import Any, Protocol

from lusoria.bots.external.conversation import Message
from lusoria.bots.workers.questions import Question
from lusoria.core.errors import Refusal


class Late(Refusal):
    """The deadline has passed before there was an answer."""


class Busy(Refusal):
    """More is asked than can wait: ask again later."""


class Handle(Protocol):
    """Who works on a job."""

    def stop(self, job: "Job") -> None:
        """Nobody wants to know any more."""


class Job:
    """One question, or the wish to have a game compiled, and the future of its answer.

    The future stays pending until it is settled, so that it can be cancelled at any time.
    """

    def __init__(
        self,
        message: Message,
        read: Callable[[Message], Any],
        question: Question | None = None,
        deadline: float | None = None,
    ) -> None:
        self.message = message
        self.read = read
        self.question = question
        self.deadline = deadline
        self.match = question.match if question else ""
        self.future: Future[Any] = Future()
        self.tries = 0
        self.step: Callable[[Message], None] = lambda step: None
        self.handle: Handle | None = None
        self.future.add_done_callback(self._let_go)

    @property
    def open(self) -> bool:
        """Whether anybody still wants to know."""
        return not self.future.done()

    def settle(self, answer: Message) -> None:
        """Tell the answer."""
        self.handle = None
        try:
            result = self.read(answer)
        except (KeyError, TypeError, ValueError) as error:
            self.fail(error)
        else:
            with suppress(InvalidStateError):
                self.future.set_result(result)

    def fail(self, error: Exception) -> None:
        """Tell why there is no answer."""
        with suppress(InvalidStateError):
            self.future.set_exception(error)

    def _let_go(self, future: "Future[Any]") -> None:
        if self.handle is not None:  # cancelled, or too late: whoever works on it may stop
            self.handle.stop(self)


class FairQueue:
    """Jobs in their order, but of matches in turn: many questions of one hold up no other."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, deque[Job]] = OrderedDict()

    def put(self, job: Job) -> None:
        """Behind all others of its match."""
        self._matches.setdefault(job.match, deque()).append(job)

    def put_back(self, job: Job) -> None:
        """Before all others: it was begun already."""
        self._matches.setdefault(job.match, deque()).appendleft(job)
        self._matches.move_to_end(job.match, last=False)

    def take(self) -> Job | None:
        """The next one that anybody still wants to have answered."""
        while self._matches:
            match, jobs = next(iter(self._matches.items()))
            job = jobs.popleft()
            self._matches.move_to_end(match)
            if not jobs:
                del self._matches[match]
            if job.open:
                return job
        return None

    def __len__(self) -> int:
        return sum(map(len, self._matches.values()))
