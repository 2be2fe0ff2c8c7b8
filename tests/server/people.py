"""Two people at a table, as hypothesis moves them.

They do whatever comes to their minds, in any order: sit down, mix
words, answer rightly, wrongly, late and twice, take back, grant, chat, leave and come back, open
second tabs, speak gibberish. After each step everybody's socket and the HTTP door tell the same,
and what a small model of the match (model.py) expects.
"""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lusoria.server.wire import VERSION
from tests.server.model import Model, Wish
from tests.server.running import Person
from tests.server.threaded import Threaded

MOST_TABS = 4
ILLEGAL = 1_000_000
OWN_LAST = 0
"""The entry by which somebody means their own last answer."""

seats = st.sampled_from([0, 1])
viewers = st.sampled_from([0, 1, None])
ways = st.sampled_from(["socket", "http"])
texts = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=8)
bits = st.integers(0, 10**6)
GARBAGE = st.sampled_from(
    ["", "{", "null", "[]", '{"type":"nonsense"}', '{"type":"answer"}', '{"type":"ping","x":1}',
     '{"type":"answer","match":"another","entry":1,"action":1,"key":"k"}', "[" * 5000]
)  # fmt: skip


class Tab(Person):
    """A socket that somebody has open."""

    eyes: int | None = None

    @property
    def told_now(self) -> Any:
        """What has been told so far, as `hello` would tell it at once."""
        whole = max(n for n, each in enumerate(self.told) if each["type"] == "shown")
        later = [each["talk"] for each in self.told[whole:] if each["type"] == "talked"]
        talk = self.told[whole]["talk"] + later
        return {"view": self.view, "table": self.table, "talk": talk}

    async def settle(self) -> None:
        await self.socket.send('{"type":"ping"}')
        await self.until("pong")


class People(RuleBasedStateMachine):
    """Two people and whoever looks on."""

    def __init__(self, house: Threaded) -> None:
        super().__init__()
        self.house = house
        self.client = house.server.http
        self.tabs: list[Tab] = []
        self.keys = 0
        self.asked: list[tuple[int, dict[str, Any]]] = []
        """Requests that were carried out, to be repeated."""

    def teardown(self) -> None:
        for tab in self.tabs:
            self.house.do(tab.socket.close())
        self.house.do(self.client.aclose())

    # Asking

    def door(self, method: str, path: str, secret: str = "", body: Any = None) -> tuple[int, Any]:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}

        async def ask() -> tuple[int, Any]:
            told = await self.client.request(method, path, headers=headers, json=body)
            return told.status_code, told.json()

        return self.house.do(ask())

    def secret(self, seat: int | None) -> str:
        return "" if seat is None else self.secrets.get(seat, "")

    def request(self, way: str, seat: int | None, message: dict[str, Any]) -> Any:
        """Ask something by socket or over HTTP; what is told under its key."""
        tab = next((tab for tab in self.tabs if tab.eyes == seat), None)
        if way == "socket" and tab is not None:
            kind = message["type"]
            fields = {name: message[name] for name in message if name != "type"}
            return self.house.do(tab.ask(kind, **fields))
        body = message | {"match": self.match}
        status, told = self.door(
            "POST", f"/tables/{self.match}/messages", self.secret(seat), body
        )  # fmt: skip
        assert status == 200, told
        assert told[0]["type"] != "no" or told[1]["type"] == "shown"
        return told[0]

    def key(self) -> str:
        self.keys += 1
        return f"key {self.keys}"

    # Before the first card

    @initialize(
        game=st.sampled_from(["armorica", "cambria", "roma"]),
        chat=st.booleans(),
        empty=st.booleans(),
        deal=bits,
    )
    def lay(self, game: str, chat: bool, empty: bool, deal: int) -> None:
        """A table that begins at once, or one with an empty chair."""
        self.house.deal = deal
        mine = {"kind": "me", "name": "Anna"}
        chairs = [mine, {"kind": "open"} if empty else {"kind": "here", "name": "Boris"}]
        wish = {"game": game, "chairs": chairs, "wishes": {"chat": chat}, "start": not empty}
        status, told = self.door("POST", "/tables", "", wish)
        assert status == 201
        self.match = told["table"]["match"]
        self.secrets = {int(seat): secret for seat, secret in told["seats"].items()}
        people = {0: "Anna"} if empty else {0: "Anna", 1: "Boris"}
        self.model = Model(chat, people, told["table"]["stage"], told["table"]["entry"])

    @rule(seat=st.sampled_from([0, 1, None]))
    def sit_down(self, seat: int | None) -> None:
        wish = {"name": "Clara", "language": "de", "seat": seat}
        status, told = self.door("POST", f"/tables/{self.match}/chairs", "", wish)
        if self.model.stage == "waiting" and 1 not in self.model.people and seat != 0:
            assert status == 201
            self.secrets |= {int(seat): secret for seat, secret in told["seats"].items()}
            self.model.people[1] = "Clara"
        else:
            taken = "chair_taken" if seat is not None else "table_full"
            reason = taken if self.model.stage == "waiting" else "table_begun"
            assert (status, told["reason"]) == (409, reason)

    @rule(seat=seats, word=texts)
    def mix(self, seat: int, word: str) -> None:
        wish = {"secret": self.secret(seat) or "nobody's", "word": word}
        status, told = self.door("POST", f"/tables/{self.match}/mix", "", wish)
        if self.model.stage != "waiting":
            assert (status, told["reason"]) == (409, "table_begun")
        elif seat in self.model.people:
            assert status == 200
            self.model.mixed.add(seat)
        else:
            assert (status, told["reason"]) == (404, "no_such_table")

    @rule(seat=viewers)
    def start(self, seat: int | None) -> None:
        wish = {"secret": self.secret(seat), "start": True}
        status, told = self.door("POST", f"/tables/{self.match}/arrange", "", wish)
        if seat != 0:
            assert (status, told["reason"]) == (409, "not_owner")
        elif 1 not in self.model.people:
            assert (status, told["reason"]) == (409, "chair_open")
        else:
            assert status == 200
            if self.model.stage == "waiting":
                self.model.stage, self.model.entry = "playing", told["entry"]

    # Coming and going

    @precondition(lambda self: len(self.tabs) < MOST_TABS)
    @rule(seat=viewers)
    def open_tab(self, seat: int | None) -> None:
        eyes = seat if seat in self.secrets else None
        self.tabs.append(self.house.do(self._opened(eyes)))

    async def _opened(self, eyes: int | None) -> Tab:
        socket = await connect(f"ws://127.0.0.1:{self.house.server.port}/api/socket")
        tab = Tab(socket, self.match, self.secret(eyes))
        tab.eyes = eyes
        await socket.send(json.dumps(self._hello(eyes)))
        await tab.until("shown")
        return tab

    def _hello(self, eyes: int | None) -> dict[str, Any]:
        secrets = [self.secret(eyes)] if eyes is not None else []
        return {"type": "hello", "version": VERSION, "match": self.match, "secrets": secrets}

    @precondition(lambda self: self.tabs)
    @rule(which=bits)
    def close_tab(self, which: int) -> None:
        tab = self.tabs.pop(which % len(self.tabs))
        self.house.do(tab.socket.close())
        self.house.do(self._gone())

    async def _gone(self) -> None:
        """The server notices by itself that somebody left."""
        room = await self.house.server.house.hall.room(self.match)
        while len(room.gallery.viewers) > len(self.tabs):
            await asyncio.sleep(0.001)

    @precondition(lambda self: self.tabs)
    @rule(which=bits)
    def say_hello_again(self, which: int) -> None:
        tab = self.tabs[which % len(self.tabs)]
        self.house.do(tab.socket.send(json.dumps(self._hello(tab.eyes))))
        self.house.do(tab.until("shown"))

    @precondition(lambda self: self.tabs)
    @rule(which=bits, garbage=GARBAGE)
    def speak_gibberish(self, which: int, garbage: str) -> None:
        tab = self.tabs.pop(which % len(self.tabs))

        async def spoken() -> None:
            await tab.socket.send(garbage)
            assert (await tab.until("no"))["key"] == ""
            with pytest.raises(ConnectionClosed):
                await tab.hear()

        self.house.do(spoken())
        self.house.do(self._gone())

    # Answers

    def seen(self, eyes: int | None) -> Any:
        return self.door("GET", f"/tables/{self.match}", self.secret(eyes))[1]

    @precondition(lambda self: self.model.stage == "playing")
    @rule(way=ways, choice=bits)
    def answer(self, way: str, choice: int) -> None:
        asked = self.seen(None)["table"]["asked"]
        choices = self.seen(asked)["view"]["choices"]
        action = choices[choice % len(choices)]["number"]
        message = {"type": "answer", "entry": self.model.entry, "action": action, "key": self.key()}
        told = self.request(way, asked, message)
        assert told["type"] == "done", told
        self.carried_out(asked, message, told)
        self.model.answered(asked, told["entry"])
        if self.seen(None)["table"]["asked"] is None:
            self.model.stage = "over"

    def carried_out(self, seat: int, message: dict[str, Any], told: Any) -> None:
        self.asked.append((seat, message))
        self.model.done[seat, message["key"]] = told["entry"]

    @precondition(lambda self: self.model.stage == "playing")
    @rule(data=st.data(), way=ways)
    def answer_on_and_on(self, data: st.DataObject, way: str) -> None:
        for _ in range(10):
            if self.model.stage == "playing":
                self.answer(way, data.draw(bits))

    @rule(seat=viewers, way=ways, late=st.integers(0, 3), action=st.sampled_from([0, ILLEGAL, -5]))
    def answer_wrongly(self, seat: int | None, way: str, late: int, action: int) -> None:
        """Too late, out of turn, with what is no answer, or before and after the game."""
        if self.model.stage == "playing" and late == 0 and action == 0:
            return  # that might be right
        entry = self.model.entry - late
        told = self.request(
            way, seat, {"type": "answer", "entry": entry, "action": action, "key": self.key()}
        )
        assert told["type"] == "no"
        if seat not in self.secrets:
            assert told["reason"] == "onlooker"
        elif self.model.stage == "waiting":
            assert told["reason"] == "not_begun"
        elif self.model.stage == "over":
            assert told["reason"] == "finished"
        elif late:
            assert told["error"] == "stale"
            assert told["facts"] == {"meant": entry, "entry": self.model.entry}
        else:
            assert told["error"] == "unreadable"

    @precondition(lambda self: self.asked)
    @rule(which=bits, way=ways, other=st.booleans())
    def ask_twice(self, which: int, way: str, other: bool) -> None:
        """A key that was carried out counts once, whatever it is said to mean now."""
        seat, message = self.asked[which % len(self.asked)]
        again = message | ({"entry": message["entry"] + 1} if other else {})
        told = self.request(way, seat, again)
        expected = self.model.done[seat, message["key"]]
        assert told == {"type": "done", "key": message["key"], "entry": expected}

    # Taking back

    @precondition(lambda self: self.model.stage == "playing")
    @rule(seat=seats, way=ways, back=st.integers(-1, 6))
    def undo(self, seat: int, way: str, back: int) -> None:
        line = list(self.model.line)
        to = line[-1 - back] if 0 <= back < len(line) else self.model.entry * -back
        self.go_back(seat, way, to)

    @precondition(lambda self: self.model.stage == "playing")
    @rule(way=ways)
    def undo_at_once(self, way: str) -> None:
        for seat in (0, 1):
            to = self.seen(seat)["table"]["undo"]
            if to is not None:
                self.go_back(seat, way, to)
                assert self.model.undone_to == to - 1

    @precondition(lambda self: self.model.stage == "playing" and self.model.line)
    @rule(seat=seats, way=ways, back=bits)
    def agree_to_go_back(self, seat: int, way: str, back: int) -> None:
        to = list(self.model.line)[back % len(self.model.line)]
        self.go_back(seat, way, to)
        if self.model.wish:
            self.grant(1 - seat, way, agreed=True, other=False)
        assert self.model.undone_to == to - 1

    @precondition(lambda self: self.model.stage == "playing")
    @rule(seat=seats, way=ways)
    def undo_own_last(self, seat: int, way: str) -> None:
        self.go_back(seat, way, OWN_LAST)

    def go_back(self, seat: int, way: str, entry: int) -> None:
        model = self.model
        at_once = self.seen(seat)["table"]["undo"]
        to = model.last_answer(seat) if entry == OWN_LAST else entry
        message = {"type": "undo", "entry": entry, "key": self.key()}
        told = self.request(way, seat, message)
        if to is None or to not in model.line:
            no = "undo_nothing" if to is None else "undo_no_ply"
            assert (told["type"], told["reason"]) == ("no", no)
            return
        assert told["type"] == "done", told
        if told["entry"] > model.entry:
            assert at_once is not None  # nobody else was asked
            model.returned(to, told["entry"])
        else:
            assert to != at_once
            model.wish = Wish(seat, to, {seat})
        self.carried_out(seat, message, told)

    @rule(seat=viewers, way=ways, agreed=st.booleans(), other=st.booleans())
    def grant(self, seat: int | None, way: str, agreed: bool, other: bool) -> None:
        model, wish = self.model, self.model.wish
        entry = (wish.entry if wish else 1) + other
        message = {"type": "grant", "entry": entry, "agreed": agreed, "key": self.key()}
        told = self.request(way, seat, message)
        if seat not in self.secrets or model.stage == "waiting":
            assert told["type"] == "no"
        elif wish is None or other:
            assert (told["type"], told["reason"]) == ("no", "no_takeback")
        elif not agreed:
            assert told["type"] == "done"
            model.wish = None
        else:
            wish.granted.add(seat)
            if wish.granted == {0, 1}:
                model.returned(wish.entry, told["entry"])
            else:
                assert (told["type"], told["entry"]) == ("done", model.entry)

    # Beside the game

    @rule(seat=viewers, way=ways, text=texts)
    def chat(self, seat: int | None, way: str, text: str) -> None:
        told = self.request(way, seat, {"type": "say", "text": text, "key": self.key()})
        if self.model.chat:
            assert told["type"] == "done"
            self.model.said.append((seat if seat in self.secrets else None, text))
        else:
            assert (told["type"], told["reason"]) == ("no", "no_chat")

    @rule(seat=viewers, way=ways)
    def ask_why(self, seat: int | None, way: str) -> None:
        told = self.request(way, seat, {"type": "why", "words": "dance", "key": self.key()})
        reason = "not_begun" if self.model.stage == "waiting" else "no_such_words"
        assert (told["type"], told["reason"]) == ("no", reason)

    @rule(seat=viewers)
    def play_again(self, seat: int | None) -> None:
        status, told = self.door("POST", f"/tables/{self.match}/rematch", self.secret(seat))
        if seat not in self.secrets:
            assert (status, told["reason"]) == (409, "onlooker")
        elif self.model.stage != "over":
            assert (status, told["reason"]) == (409, "not_over")
        else:
            assert status == 201
            assert told["seats"] == {str(seat): self.secret(seat)}

    # What holds always

    @invariant()
    def everybody_is_told_the_same(self) -> None:
        if not hasattr(self, "match"):
            return
        for tab in self.tabs:
            self.house.do(tab.settle())
        seated = {tab.eyes for tab in self.tabs if tab.eyes is not None}
        for eyes in {None, *self.secrets}:
            asked = self.seen(eyes)
            self.model.compare(eyes, asked)
            table = asked["table"]
            assert {n for n, each in enumerate(table["chairs"]) if each["present"]} == seated
            assert table["watching"] == len([tab for tab in self.tabs if tab.eyes is None])
            for tab in self.tabs:
                if tab.eyes == eyes:
                    assert_told_the_same(tab, asked)


def assert_told_the_same(tab: Tab, asked: Any) -> None:
    told = tab.told_now
    assert told["view"] == asked["view"]
    assert told["talk"] == asked["talk"]
    beside = {"entry": 0, "asked": None}  # every View tells them, and only Views do
    assert told["table"] | beside == asked["table"] | beside
