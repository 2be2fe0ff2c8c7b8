"""How far a game's bots are, for whoever waits for them."""

import time
from dataclasses import dataclass, field

from lusoria.bots.external.conversation import Message
from lusoria.bots.workers.jobs import Job


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
