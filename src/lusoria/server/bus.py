"""How server processes speak with each other: news for all, and questions to one.

News say only *that* a match has changed; whoever cares reads the lines from the database, so no
secret travels here and a lost message costs a delay, never a move. One process alone needs
nothing: the local bus is a dictionary; those of one server have its switchboard (front/), those of
several machines Redis.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol
from uuid import uuid4

from lusoria.core.errors import Refusal
from lusoria.server.store.database import Unavailable

LOG: Final = logging.getLogger("lusoria.server")

Listener = Callable[[bytes], None]
"""Hears news; it must not wait."""
Answerer = Callable[[bytes], Awaitable[bytes]]
"""Answers another process's question."""

PATIENCE: Final = 4.0
"""Seconds to wait for another process; it may be dead, and its leases then run out."""
REST: Final = 0.5
"""Seconds until a lost bus is tried again."""
QUIET: Final = 5.0
"""Seconds without a word until Redis is asked whether it is there, and then to answer: a line may
be dead without either end being told."""
PROMPT: Final = 4.0
"""Seconds within which Redis takes what it is told, and no second time: whoever moved waits for it.
Where it hung up, another line is tried at once."""
NEWS: Final = "lusoria:news:"
"""Before the name of a channel of news."""


class NoAnswer(Refusal):
    """The process asked does not answer in time, or is no more."""


class Bus(Protocol):
    """News and questions between processes."""

    async def open(self, name: str, answerer: Answerer) -> None:
        """Take part under a name of one's own."""

    async def tell(self, channel: str, news: bytes) -> None:
        """Tell all processes that listen on a channel, this one too."""

    async def listen(self, channel: str, listener: Listener) -> None:
        """Hear the news of a channel."""

    async def leave(self, channel: str, listener: Listener) -> None:
        """Hear them no more."""

    async def ask(self, name: str, question: bytes) -> bytes:
        """Ask one process."""

    async def close(self) -> None:
        """Take part no more."""


class LocalBus:
    """All within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = defaultdict(list)

    async def open(self, name: str, answerer: Answerer) -> None:
        """There is nobody else whose questions could be answered."""

    async def tell(self, channel: str, news: bytes) -> None:
        self.spread(channel, news)

    def spread(self, channel: str, news: bytes) -> None:
        """Tell whoever listens here."""
        for listener in list(self._listeners.get(channel, ())):
            listener(news)

    async def listen(self, channel: str, listener: Listener) -> None:
        self._listeners[channel].append(listener)

    async def leave(self, channel: str, listener: Listener) -> None:
        self._listeners[channel].remove(listener)
        if not self._listeners[channel]:
            del self._listeners[channel]

    async def ask(self, name: str, question: bytes) -> bytes:
        raise NoAnswer(f"there is no other process {name} on this bus")

    async def close(self) -> None:
        self._listeners.clear()


class Channels:
    """A bus over channels on which several processes publish and to which they subscribe; how,
    its kinds say. The first 32 bytes of a question or answer are its number."""

    lost: tuple[type[Exception], ...] = (OSError,)
    """How it is told that the channels are out of reach."""

    def __init__(self) -> None:
        self._local = LocalBus()
        self._name = ""
        self._asked: dict[bytes, asyncio.Future[bytes]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, name: str, answerer: Answerer) -> None:
        self._name = name
        self._answerer = answerer
        await self._subscribe(_questions_to(name))
        await self._subscribe(_answers_to(name))

    async def tell(self, channel: str, news: bytes) -> None:
        """A move is durable before it is told: a lost bus must not make it look refused."""
        try:
            await self._publish(NEWS + channel, news)
        except self.lost as error:
            LOG.warning("news could not be told: %s", error)

    async def listen(self, channel: str, listener: Listener) -> None:
        try:
            await self._subscribe(NEWS + channel)
        except self.lost as error:
            raise Unavailable(f"the bus is out of reach: {error}") from error
        await self._local.listen(channel, listener)

    async def leave(self, channel: str, listener: Listener) -> None:
        await self._local.leave(channel, listener)
        if channel not in self._local._listeners:
            with suppress(*self.lost):
                await self._unsubscribe(NEWS + channel)

    async def ask(self, name: str, question: bytes) -> bytes:
        number = uuid4().hex.encode()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            sender = self._name.encode().ljust(64)
            if not await self._reach(_questions_to(name), number + sender + question):
                raise NoAnswer(f"process {name} is gone")
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise NoAnswer(f"process {name} does not answer") from None
        except self.lost as error:
            raise NoAnswer(f"the bus is out of reach: {error}") from error
        finally:
            del self._asked[number]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    # What each kind of channels does in its own way

    async def _publish(self, channel: str, data: bytes) -> None:
        """Tell whoever subscribes to a channel."""
        raise NotImplementedError

    async def _reach(self, channel: str, data: bytes) -> bool:
        """Publish, and say whether somebody may hear it; whoever learns later that nobody did
        lets the question fail."""
        raise NotImplementedError

    async def _subscribe(self, channel: str) -> None:
        raise NotImplementedError

    async def _unsubscribe(self, channel: str) -> None:
        raise NotImplementedError

    # What comes

    def _hand_out(self, channel: str, data: bytes) -> None:
        """Whatever is wrong with one message costs this one only."""
        try:
            if channel == _questions_to(self._name):
                self._keep(self._reply(data[:32], data[32:96].rstrip().decode(), data[96:]))
            elif channel == _answers_to(self._name):
                asked = self._asked.get(data[:32])
                if asked is not None and not asked.done():
                    asked.set_result(data[32:])
            else:
                self._local.spread(channel.removeprefix(NEWS), data)
        except Exception:
            LOG.exception("a message on the bus could not be taken")

    async def _reply(self, number: bytes, sender: str, question: bytes) -> None:
        answer = await self._answerer(question)
        with suppress(*self.lost):  # whoever asked will ask again
            await self._publish(_answers_to(sender), number + answer)

    def _keep(self, work: Any) -> None:
        """Hold on to a task: nobody else does."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error("another process gets no answer", exc_info=task.exception())


class RedisBus(Channels):
    """Over Redis' channels, for processes on any number of machines."""

    def __init__(self, address: str) -> None:
        from redis import asyncio as redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import ConnectionError as ConnectionLost

        super().__init__()
        self.lost = _lost()
        self._redis: Any = redis.from_url(
            address, health_check_interval=15, socket_timeout=PROMPT,
            socket_connect_timeout=PROMPT, retry=Retry(NoBackoff(), 1, (ConnectionLost,)),
        )  # fmt: skip
        self._ears: Any = self._redis.pubsub(ignore_subscribe_messages=True)

    async def open(self, name: str, answerer: Answerer) -> None:
        await super().open(name, answerer)
        self._keep(self._hear())

    async def close(self) -> None:
        await super().close()
        await self._ears.aclose()
        await self._redis.aclose()

    async def _publish(self, channel: str, data: bytes) -> None:
        await self._redis.publish(channel, data)

    async def _reach(self, channel: str, data: bytes) -> bool:
        return bool(await self._redis.publish(channel, data))

    async def _subscribe(self, channel: str) -> None:
        await self._ears.subscribe(channel)

    async def _unsubscribe(self, channel: str) -> None:
        await self._ears.unsubscribe(channel)

    async def _hear(self) -> None:
        """Hear for ever; redis-py connects and subscribes again after a loss. A fault is told in
        the log: a process that had become deaf would look alive to everybody else."""
        while True:
            try:
                message = await self._next()
            except self.lost:
                await asyncio.sleep(REST)
            except Exception:
                LOG.exception("the bus cannot be heard; it is tried again")
                await asyncio.sleep(REST)
            else:
                if message["channel"]:  # else it only says that it is there
                    self._hand_out(message["channel"].decode(), message["data"])

    async def _next(self) -> Any:
        """What is heard next; where nothing is, not even an answer, the line is given up."""
        silent = time.monotonic()
        while True:
            message = await self._ears.get_message(timeout=QUIET)
            waited = time.monotonic() - silent
            if message is not None:
                return message
            if waited > 2 * QUIET:
                LOG.warning("nothing was heard on the bus for %.0f seconds", waited)
                await self._ears.connection.disconnect(nowait=True)
                raise ConnectionError("the bus is silent")
            if waited > QUIET:
                await self._ears.ping()


def _questions_to(name: str) -> str:
    return f"lusoria:questions:{name}"


def _answers_to(name: str) -> str:
    return f"lusoria:answers:{name}"


def _lost() -> tuple[type[Exception], ...]:
    """How redis-py says that Redis is gone: an AttributeError comes from a connection that its
    reader closed while something was being sent on it."""
    from redis.exceptions import RedisError

    return OSError, RedisError, AttributeError
