"""Somebody at a seat, with two tabs: plays at random, with all the bad manners of a browser."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

import httpx

from tests.chaos.history import History
from tests.chaos.tab import Address, Tab, Told

TABS: Final = 2
QUIET: Final = 0.5
"""Seconds without news after which a tab asks anew; doubled while nothing comes."""
LONGEST: Final = 4.0
LONG_AFTER: Final = 1_000_000
"""An entry that no match has."""
LATE: Final = 0.1
"""How often somebody thinks of going back who may not do so alone any more."""
AGAIN: Final = frozenset({"too_many", "unavailable", "no_writer"})
"""Reasons that tell nothing of the move: the same key is asked again."""

Choice = dict[str, Any]


class Person:
    """Plays one seat to the end of the match."""

    def __init__(self, address: Address, seat: int, history: History, chance: Random) -> None:
        self.seat = seat
        self.address = address
        self.history = history
        self.chance = chance
        self.tabs: list[Tab] = []
        self.entry = -1
        self._asked = 0
        self._answered = LONG_AFTER
        """The entry that the last answer was meant to be."""
        self._granted: set[str] = set()
        self._replies: dict[str, Told] = {}
        self._news = asyncio.Event()

    @contextlib.asynccontextmanager
    async def sitting(self) -> Any:
        """At the table, with all tabs open."""
        self.tabs = [self._open(number) for number in range(TABS)]
        try:
            yield self
        finally:
            for tab in self.tabs:
                await tab.close()

    async def play(self) -> None:
        """Until the game is over."""
        quiet = QUIET
        while not any(is_over(tab) for tab in self.tabs):
            tab = self.chance.choice(self.tabs)
            if tab.view is not None and tab.view["decision"]["seat"] == self.seat:
                await self._turn(tab, tab.view)
                quiet = QUIET
            elif await self._heard_something(quiet):
                quiet = QUIET
                await self._grant(tab)
                await self._change_mind(tab, 0.03)
            else:
                await tab.resync()
                quiet = min(LONGEST, 2 * quiet)

    def _open(self, number: int) -> Tab:
        def hear(message: Told) -> None:
            self._hear(number, message)

        return Tab(self.address, self.seat, number, self.history, hear)

    def _hear(self, tab: int, message: Told) -> None:
        if message["type"] in ("done", "no"):
            told = {field: message[field] for field in message if field != "type"}
            self.history.write(message["type"], seat=self.seat, tab=tab, **told)
            self._replies[message["key"]] = message
        self.entry = max(self.entry, *(each.entry for each in self.tabs), -1)
        self._news.set()

    async def _heard_something(self, seconds: float) -> bool:
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)
        return self._news.is_set()

    # --- deeds --------------------------------------------------------------------------------

    async def _turn(self, tab: Tab, view: dict[str, Any]) -> None:
        if await self._grant(tab) or await self._change_mind(tab, 0.15):
            return
        if self.chance.random() < 0.02:
            tab.reload()
            return
        choice = self.chance.choice(view["choices"])
        deeds: dict[Callable[[Tab, dict[str, Any], Choice], Awaitable[None]], int] = {
            self._answer: 82, self._rivals: 5, self._stale: 3, self._illegal: 2,
            self._forget: 3, self._by_http: 4, self._look_around: 4,
        }  # fmt: skip
        [deed] = self.chance.choices(list(deeds), list(deeds.values()))
        await deed(tab, view, choice)

    async def _answer(self, tab: Tab, view: dict[str, Any], choice: Choice) -> None:
        await self._ask(self._message(tab, view["entry"], choice), self._some(tab))

    async def _rivals(self, tab: Tab, view: dict[str, Any], choice: Choice) -> None:
        """Two tabs answer the same question: one of them at most is taken."""
        other = self.chance.choice(view["choices"])
        first = self._message(self.tabs[0], view["entry"], choice)
        second = self._message(self.tabs[1], view["entry"], other)
        await asyncio.gather(self._ask(first, self.tabs[:1]), self._ask(second, self.tabs[1:]))

    async def _stale(self, tab: Tab, view: dict[str, Any], choice: Choice) -> None:
        entry = view["entry"] - self.chance.randint(1, 5)
        await self._ask(self._message(tab, entry, choice), [tab])

    async def _illegal(self, tab: Tab, view: dict[str, Any], choice: Choice) -> None:
        allowed = {each["number"] for each in view["choices"]}
        number = next(number for number in range(10_000) if number not in allowed)
        wrong = {"number": number, "words": "?"}
        await self._ask(self._message(tab, view["entry"], wrong), [tab])

    async def _forget(self, tab: Tab, view: dict[str, Any], choice: Choice) -> None:
        """Answer and reload in the same breath: nobody will ever ask what became of it."""
        await tab.send(self._message(tab, view["entry"], choice))
        tab.reload()

    async def _by_http(self, tab: Tab, view: dict[str, Any], choice: Choice) -> None:
        """The same message by the other door; if that fails, by the socket."""
        message = self._message(tab, view["entry"], choice)
        for told in await self._post(message):
            self._hear(tab.number, told)
        await self._ask(message, [tab])

    async def _look_around(self, tab: Tab, view: dict[str, Any], choice: Choice) -> None:
        """A whole new View in mid-game, beside the one that this tab has put together."""
        await tab.resync()
        await self._heard_something(QUIET)

    async def _change_mind(self, tab: Tab, odds: float) -> bool:
        """Take back what may be taken back; too late, it becomes a question to the others."""
        entry = (tab.table or {}).get("undo")
        if entry is None and self.chance.random() < LATE and self._answered <= tab.entry:
            entry = self._answered  # one that is there: nobody takes back what is still to come
        if entry is None or self.chance.random() >= odds:
            return False
        await self._ask(self._written(tab, {"type": "undo", "entry": entry}), self._some(tab))
        return True

    async def _grant(self, tab: Tab) -> bool:
        """Agree to another seat's takeback, or not, once."""
        takeback = (tab.table or {}).get("takeback")
        if not takeback or takeback["seat"] == self.seat or takeback["wish"] in self._granted:
            return False
        self._granted.add(takeback["wish"])
        agreed = self.chance.random() < 0.5
        asked = {"entry": takeback["entry"], "wish": takeback["wish"]}
        message = {"type": "grant", **asked, "agreed": agreed}
        await self._ask(self._written(tab, message), self._some(tab))
        return True

    # --- asking -------------------------------------------------------------------------------

    def _message(self, tab: Tab, entry: int, choice: Choice) -> Told:
        message = {"type": "answer", "entry": entry, "action": choice["number"]}
        self._answered = entry + 1
        return self._written(tab, message, words=choice["words"])

    def _written(self, tab: Tab, message: Told, **more: Any) -> Told:
        """The message with a key of its own; that it is asked stands in the history first."""
        self._asked += 1
        message |= {"key": f"{self.address.name}/{self._asked}"}
        self.history.write("ask", seat=self.seat, tab=tab.number, **message, **more)
        return message | {"match": self.address.match}

    def _some(self, tab: Tab) -> list[Tab]:
        """By which tabs something is asked: now and then twice, or by both."""
        return self.chance.choices([[tab], [tab, tab], self.tabs], [85, 8, 7])[0]

    async def _ask(self, message: Told, tabs: list[Tab]) -> None:
        """Ask under the same key, by whatever tab, until it is answered."""
        patience = QUIET
        while True:
            for tab in tabs:
                await tab.send(message)
            reply = await self._reply(message["key"], patience)
            if reply is not None and reply.get("reason") not in AGAIN:
                return
            self._replies.pop(message["key"], None)
            tabs = [self.chance.choice(self.tabs)]
            patience = min(LONGEST, 2 * patience)
            await asyncio.sleep(0.1)

    async def _reply(self, key: str, seconds: float) -> Told | None:
        until = asyncio.get_running_loop().time() + seconds
        while key not in self._replies:
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                return None
            await self._heard_something(left)
        return self._replies[key]

    async def _post(self, message: Told) -> list[Told]:
        address = f"http://127.0.0.1:{self.address.port}/api/tables/{self.address.match}/messages"
        headers = self.address.headers(f"http/{message['key']}")
        headers["Authorization"] = f"Bearer {self.address.secret}"
        try:
            async with httpx.AsyncClient(timeout=3, verify=False) as client:
                answer = await client.post(address, json=message, headers=headers)
            told = answer.json() if answer.is_success else []
        except (httpx.HTTPError, ValueError):
            return []
        return [each for each in told if each["type"] in ("done", "no")]


def is_over(tab: Tab) -> bool:
    """Whether this tab has seen the end."""
    return tab.view is not None and tab.view["decision"]["seat"] is None
