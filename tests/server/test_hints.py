"""Who asks the bots something: hints for whoever plays alone, and how far the compiler is that a
hint or a strong bot waits for. Their worker needs no compiler (tests/bots/echo_worker.py): it
chooses the first legal answer, and here it seems to compile until the test says so."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lusoria.bots.workers import worker
from lusoria.server.rooms import bots
from tests.server.running import Person, Server, sitting, two_people

on_sqlite = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
ECHO = Path(__file__).parents[1] / "bots" / "echo_worker.py"
ME = {"kind": "me", "name": "Anna"}
TIRO, STRONG = ({"kind": "bot", "level": level} for level in ("tiro", "imperator"))
PRACTICE = {"wishes": {"pace": "fast", "practice": True}}


@dataclass
class Compiler:
    """What the worker was asked, and when its compiler is done."""

    heard: Path

    def finish(self) -> None:
        self.heard.with_name("heard.warm").touch()

    def was_asked(self, do: str) -> bool:
        return any(json.loads(line)["do"] == do for line in self.heard.read_text().splitlines())


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    heard = tmp_path / "heard"
    monkeypatch.setattr(worker, "COMMAND", (sys.executable, str(ECHO), str(heard), "roma"))
    monkeypatch.setattr(bots, "GLANCE", 0.05)
    return Compiler(heard)


@asynccontextmanager
async def alone(server: Server, bot: dict[str, str]) -> AsyncIterator[Person]:
    """Anna against a bot, at a table where she begins."""
    seated = await server.new_table("roma", [ME, bot], **PRACTICE)
    while seated["table"]["asked"] != 0:
        seated = await server.new_table("roma", [ME, bot], **PRACTICE)
    async with sitting(server, seated["table"]["match"], seated["seats"]["0"]) as anna:
        yield anna


async def until(person: Person, true: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await person.hear()


def tells(person: Person, **step: int) -> bool:
    """Whether the table says that the compiler has come so far."""
    return step.items() <= (person.table["compiling"] or {}).items()


async def nobody_thinks(server: Server, match: str) -> None:
    async with asyncio.timeout(30):
        while any(job.match == match for job in server.house.hall.bots._pool._open):
            await asyncio.sleep(0.01)


@on_sqlite
async def test_whoever_plays_alone_is_told_the_best_answers(
    server: Server, compiler: Compiler
) -> None:
    compiler.finish()
    async with alone(server, TIRO) as anna:
        entry = anna.view["entry"]
        advice = await anna.ask("hint", entry=entry)
        assert advice["type"] == "advice"
        choices = [each["number"] for each in anna.view["choices"]]
        assert [action for action, _ in advice["answers"]] == choices[2::-1]
        assert (await anna.ask("hint", entry=entry - 1))["error"] == "stale"


@on_sqlite
async def test_between_people_there_are_no_hints(server: Server) -> None:
    async with two_people(server, "roma") as people:
        asked = people[people[0].view["decision"]["seat"]]
        no = await asked.ask("hint", entry=asked.view["entry"])
        assert no["reason"] == "no_hints"


@on_sqlite
async def test_a_hint_waits_for_the_compiler_and_keeps_nothing_else_waiting(
    server: Server, compiler: Compiler
) -> None:
    """It once failed after half a minute, since its deadline ran meanwhile."""
    async with alone(server, TIRO) as anna:
        hint = await anna.send("hint", entry=anna.view["entry"])
        await until(anna, lambda: tells(anna, done=0, of=1))
        assert (await anna.ask("say", text="A moment, please"))["type"] == "done"
        assert (await anna.ask("why", words="activate disc 1"))["key"]
        compiler.finish()
        await until(anna, lambda: anna.told[-1].get("key") == hint)
        assert anna.told[-1]["answers"]
        await until(anna, lambda: not anna.table["compiling"])


@on_sqlite
async def test_a_hint_whose_question_was_answered_ends_without_a_word_or_a_thought(
    server: Server, compiler: Compiler
) -> None:
    async with alone(server, TIRO) as anna:
        hint = await anna.send("hint", entry=anna.view["entry"])
        await until(anna, lambda: anna.table["compiling"])
        assert (await anna.answer())["type"] == "done"
        await until(anna, lambda: any(told.get("key") == hint for told in anna.told))
        (ended,) = (told for told in anna.told if told.get("key") == hint)
        assert ended == {"type": "advice", "key": hint, "answers": []}
        await until(anna, lambda: not anna.table["compiling"])
        await until(anna, lambda: anna.view["decision"]["seat"] == 0)
        compiler.finish()
        assert (await anna.ask("hint", entry=anna.view["entry"]))["answers"]
    assert compiler.heard.read_text().count('"advise"') == 1, "nobody thought about the first one"


@on_sqlite
async def test_whoever_leaves_waits_for_no_hint(server: Server, compiler: Compiler) -> None:
    async with alone(server, TIRO) as anna:
        await anna.send("hint", entry=anna.view["entry"])
        await until(anna, lambda: anna.table["compiling"])
    await nobody_thinks(server, anna.match)
    compiler.finish()
    await asyncio.wrap_future(server.house.hall.bots._pool.warm("roma"))
    assert not compiler.was_asked("advise")


@on_sqlite
async def test_while_a_strong_bot_waits_for_the_compiler_the_table_says_how_far_it_is(
    server: Server, compiler: Compiler
) -> None:
    async with alone(server, STRONG) as anna:
        while anna.view["decision"]["seat"] == 0:
            await anna.until_entry((await anna.answer())["entry"])
        await until(anna, lambda: tells(anna, done=0, of=1))
        no = await anna.ask("hint", entry=anna.view["entry"])
        assert no["reason"] == "not_asked"
        entry = anna.view["entry"]
        compiler.finish()
        await until(anna, lambda: anna.view["entry"] > entry)
        assert not anna.table["compiling"]


@on_sqlite
async def test_a_strong_bot_no_longer_waits_when_its_question_is_taken_back(
    server: Server, compiler: Compiler
) -> None:
    async with alone(server, STRONG) as anna:
        while anna.view["decision"]["seat"] == 0:
            await anna.until_entry((await anna.answer())["entry"])
        await until(anna, lambda: anna.table["compiling"])
        await anna.ask("undo", entry=anna.table["undo"])
        await until(anna, lambda: anna.view["decision"]["seat"] == 0)
        await until(anna, lambda: not anna.table["compiling"])
        await nobody_thinks(server, anna.match)
