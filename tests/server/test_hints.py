"""Who asks the bots something: hints for whoever plays alone, and how far the compiler is that a
strong bot waits for. The worker behind them is played here; tests/bots has real ones."""

import asyncio
from concurrent.futures import Future

import pytest

from lusoria.bots.workers.pool import Pool
from lusoria.bots.workers.questions import Advice, Hint, Question
from lusoria.bots.workers.readiness import Readiness
from lusoria.server.rooms import bots
from tests.server.running import Server, sitting, two_people

on_sqlite = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
ME, STRONG = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "imperator"}
QUICK = {"wishes": {"pace": "fast"}}


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> "Future[int]":
    """The one thought that Imperator is asked for; it ends when the test says so."""
    thought: Future[int] = Future()

    def ask(pool: Pool, question: Question, deadline: float) -> "Future[int]":
        return thought

    monkeypatch.setattr(Pool, "ask", ask)
    return thought


@on_sqlite
async def test_whoever_plays_alone_is_told_the_best_answers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(pool: Pool, question: Question, deadline: float) -> "Future[int]":
        chosen: Future[int] = Future()
        chosen.set_result(question.seen.legal[0])
        return chosen

    def advise(pool: Pool, question: Question, deadline: float) -> "Future[Advice]":
        told: Future[Advice] = Future()
        told.set_result(Advice((Hint(question.seen.legal[0], 0.75),), "imperator"))
        return told

    monkeypatch.setattr(Pool, "ask", ask)
    monkeypatch.setattr(Pool, "advise", advise)
    seated = await server.new_table("roma", [ME, STRONG], **QUICK)
    async with sitting(server, seated["table"]["match"], seated["seats"]["0"]) as anna:
        while anna.view["decision"]["seat"] != 0:
            await anna.hear()
        entry = anna.view["entry"]
        advice = await anna.ask("hint", entry=entry)
        assert advice["type"] == "advice"
        assert advice["answers"] == [[anna.view["choices"][0]["number"], 0.75]]
        assert (await anna.ask("hint", entry=entry - 1))["error"] == "stale"


@on_sqlite
async def test_between_people_there_are_no_hints(server: Server) -> None:
    async with two_people(server, "roma") as people:
        asked = people[people[0].view["decision"]["seat"]]
        no = await asked.ask("hint", entry=asked.view["entry"])
        assert no["reason"] == "no_hints"


@on_sqlite
async def test_while_a_strong_bot_waits_for_the_compiler_the_table_says_how_far_it_is(
    server: Server, monkeypatch: pytest.MonkeyPatch, thinking: "Future[int]"
) -> None:
    readiness = Readiness({"step": "search", "done": 3, "of": 12})
    monkeypatch.setattr(Pool, "readiness", lambda pool, game: readiness)
    monkeypatch.setattr(bots, "BETWEEN_STEPS", 0.05)
    seated = await server.new_table("roma", [STRONG, ME], start=True, **QUICK)
    async with sitting(server, seated["table"]["match"], seated["seats"]["1"]) as anna:
        async with asyncio.timeout(30):
            while anna.view["decision"]["seat"] == 1:
                done = await anna.answer()
                await anna.until_entry(done["entry"])  # what changed is told before what is done
            while not anna.table["compiling"]:
                await anna.hear()
            assert (anna.table["compiling"]["done"], anna.table["compiling"]["of"]) == (3, 12)
            no = await anna.ask("hint", entry=anna.view["entry"])
            assert no["reason"] == "not_asked"
            room = server.house.hall.rooms[anna.match]
            assert room.match
            thinking.set_result(room.match.play.legal()[0])
            while anna.table["compiling"]:
                await anna.hear()
