"""Bots at the table: nobody waits for a compiler, and nobody's seat stays empty for ever."""

import asyncio
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lusoria.bots import levels
from lusoria.bots.bot import OWN, Budget
from lusoria.bots.workers.pool import Pool
from lusoria.bots.workers.questions import Question
from lusoria.server.rooms import bots, presence
from lusoria.server.rooms.bots import BEATS, LONG_THOUGHTS, pause
from lusoria.server.rooms.upkeep import Upkeep
from lusoria.server.settings import Settings
from lusoria.server.store.commits import Bundle, Commits
from lusoria.server.store.database import Unavailable
from tests.server.running import Server, serving, sitting

on_sqlite = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
SOLO = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "tiro"}]


def fast(**wishes: Any) -> dict[str, Any]:
    return {"wishes": {"pace": "fast", **wishes}}


@on_sqlite
@pytest.mark.parametrize("game", ["armorica", "cambria", "roma"])
async def test_tiro_plays_before_anything_is_compiled(server: Server, game: str) -> None:
    seated = await server.new_table(game, SOLO, **fast())
    async with sitting(server, seated["table"]["match"], seated["seats"]["0"]) as anna:
        rng = Random(4)
        for _ in range(6):
            while anna.view["decision"]["seat"] != 0:
                await anna.hear()
            assert (await anna.answer(rng.randrange(100)))["type"] == "done"
        assert any(told["type"] == "changed" for told in anna.told)


async def test_a_bot_answers_although_the_process_in_which_it_thought_is_gone(
    address: str, tmp_path: Path
) -> None:
    settings = Settings(data_dir=tmp_path, database=address, compiles=False)
    async with serving(settings) as server:
        seated = await server.new_table("armorica", SOLO, wishes={"pace": "slow"})
        match, secret = seated["table"]["match"], seated["seats"]["0"]
        async with sitting(server, match, secret) as anna:
            while anna.view["decision"]["seat"] != 1:
                if anna.view["decision"]["seat"] == 0:
                    await anna.send("answer", entry=anna.view["entry"],
                                    action=anna.view["choices"][0]["number"])  # fmt: skip
                await anna.until("changed", "shown")
    async with serving(settings) as server, sitting(server, match, secret) as anna:
        assert anna.view["decision"]["seat"] == 1, "the bot had not answered yet"
        entry = anna.view["entry"]
        async with asyncio.timeout(30):
            await anna.until_entry(entry + 1)


@on_sqlite
async def test_a_table_of_bots_alone_plays_to_its_end(server: Server) -> None:
    bots = [{"kind": "bot", "level": "tiro"}] * 2
    seated = await server.new_table("armorica", bots)
    async with sitting(server, seated["table"]["match"]) as onlooker:
        async with asyncio.timeout(60):
            while onlooker.table["stage"] != "over":
                await onlooker.hear()


@on_sqlite
async def test_whose_move_it_is_is_told_to_whoever_asks(server: Server) -> None:
    seated = await server.new_table("roma")
    match = seated["table"]["match"]
    told = (await server.get(f"/tables/{match}")).json()
    assert told["table"]["asked"] == told["view"]["decision"]["seat"] in (0, 1)


@on_sqlite
async def test_people_type_in_what_they_have_rolled(server: Server) -> None:
    seated = await server.new_table("cambria", wishes={"own_dice": True})
    match, secrets = seated["table"]["match"], seated["seats"]
    async with (
        sitting(server, match, secrets["0"]) as anna,
        sitting(server, match, secrets["1"]) as boris,
        sitting(server, match) as onlooker,
    ):
        assert anna.view["decision"]["seat"] == "fate"
        assert anna.view["choices"] == boris.view["choices"]
        assert {each["verb"] for each in anna.view["choices"]} == {"roll"}
        assert onlooker.view["choices"] == []
        no = await onlooker.ask("answer", entry=1, action=anna.view["choices"][0]["number"])
        assert no["reason"] == "onlooker"
        rng, people = Random(2), (anna, boris)
        for _ in range(30):
            seat = anna.view["decision"]["seat"]
            person = people[seat] if seat != "fate" else rng.choice(people)
            done = await person.answer(rng.randrange(100))
            assert done["type"] == "done"
            for each in people:
                await each.until_entry(done["entry"])
    record = (await server.get(f"/tables/{match}/record")).text
    assert record.count('"by": "table"') >= 5
    assert '"do": "start' in record
    assert '"do": "start 0", "by"' not in record.replace("start 1", "start 0"), "no die: the dealer"


@on_sqlite
async def test_a_roll_typed_in_twice_counts_once(server: Server) -> None:
    seated = await server.new_table("cambria", wishes={"own_dice": True})
    async with sitting(server, seated["table"]["match"], seated["seats"]["1"]) as boris:
        roll = {"entry": boris.view["entry"], "action": boris.view["choices"][0]["number"]}
        done = await boris.ask("answer", **roll, key="roll", seat=-1)
        assert done["type"] == "done"
        assert await boris.ask("answer", **roll, key="roll", seat=-1) == done


@on_sqlite
async def test_bots_roll_no_dice_of_their_own(server: Server) -> None:
    bots = [{"kind": "bot", "level": "tiro"}] * 2
    async with server.http as client:
        wish = {"game": "roma", "chairs": bots, "wishes": {"own_dice": True}}
        told = await client.post("/tables", json=wish)
    assert told.status_code == 422
    assert "own_dice" in told.json()["facts"]["what"]


@on_sqlite
async def test_the_others_let_a_bot_keep_a_seat_until_its_person_is_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await server.new_table("armorica", **fast())
    match, secrets = seated["table"]["match"], seated["seats"]
    async with sitting(server, match, secrets["0"]) as anna:
        async with sitting(server, match, secrets["1"]):
            no = await anna.ask("keep", seat=1, level="tiro")
            assert no["reason"] == "not_away"
        monkeypatch.setattr(presence, "AWAY", 0)
        done = await anna.ask("keep", seat=1, level="tiro")
        assert done["type"] == "done"
        rng = Random(1)
        for _ in range(4):
            while anna.view["decision"]["seat"] != 0:
                await anna.hear()
            await anna.answer(rng.randrange(100))
        assert anna.table["chairs"][1]["kept_by"] == "tiro"
        async with sitting(server, match, secrets["1"]):
            while anna.table["chairs"][1]["kept_by"]:
                await anna.hear()
        events = [each["event"] for each in anna.view["heard"]]
        assert events.count("seat_taken") == 2


@on_sqlite
async def test_the_others_hear_when_a_bot_may_keep_a_seat(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not as soon as its person has left: whoever loads the page anew is back at once."""
    seated = await server.new_table("armorica", **fast())
    match, secrets = seated["table"]["match"], seated["seats"]
    upkeep = Upkeep(server.house.hall)
    async with sitting(server, match, secrets["0"]) as anna:
        async with sitting(server, match, secrets["1"]):
            pass
        while anna.table["chairs"][1]["present"]:
            await anna.hear()
        await upkeep.tell_of_absent()
        assert not anna.table["chairs"][1]["may_be_kept"]
        monkeypatch.setattr(presence, "AWAY", 0)
        await upkeep.tell_of_absent()
        while not anna.table["chairs"][1]["may_be_kept"]:
            await anna.hear()
        assert (await anna.ask("keep", seat=1, level="tiro"))["type"] == "done"
        while anna.table["chairs"][1]["may_be_kept"]:
            await anna.hear()


async def test_a_seat_is_kept_in_the_record_and_at_the_table_or_in_neither(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line and the chair were once two transactions, and a process may die after the first."""
    seated = await server.new_table("armorica", **fast())
    match, secrets = seated["table"]["match"], seated["seats"]
    write = Commits.write

    async def lost_afterwards(commits: Commits, bundle: Bundle) -> None:
        await write(commits, bundle)
        raise Unavailable("the line was cut before it could be told")

    async with sitting(server, match, secrets["1"]) as boris:
        with monkeypatch.context() as broken:
            broken.setattr(Commits, "write", lost_afterwards)
            assert (await boris.ask("keep", seat=1, level="tiro"))["reason"] == "unavailable"
    assert [chair.level for chair in await server.house.store.seats(match)] == ["", "tiro"]
    assert '"seat_taken"' in (await server.house.store.lines(match))[-1].decode()


@on_sqlite
async def test_a_table_may_hand_a_leavers_seat_to_a_bot_by_itself(server: Server) -> None:
    seated = await server.new_table("armorica", **fast(keep_after=1, keep_level="tiro"))
    match, secrets = seated["table"]["match"], seated["seats"]
    async with sitting(server, match, secrets["0"]) as anna:
        async with sitting(server, match, secrets["1"]):
            pass
        rng = Random(1)
        async with asyncio.timeout(30):
            while not anna.table["chairs"][1]["kept_by"]:
                if anna.view["decision"]["seat"] == 0:
                    await anna.answer(rng.randrange(100))
                else:
                    await anna.hear()
        async with sitting(server, match, secrets["1"]) as boris:
            while boris.table["chairs"][1]["kept_by"]:
                await boris.hear()


# Thinking does not betray a hand


@given(st.sampled_from(sorted(BEATS)), st.floats(0, 2), st.floats(0, 2))
def test_short_and_long_thoughts_of_a_level_seem_to_take_the_same_time(
    pace: str, short: float, long: float
) -> None:
    assert LONG_THOUGHTS["imperator"] >= 2
    told = [thought + pause(thought, pace, "imperator") for thought in (short, long)]
    assert told[0] == pytest.approx(told[1])


@given(st.sampled_from(sorted(BEATS)), st.sampled_from(["", "imperator"]), st.floats(0, 30))
def test_every_answer_comes_at_a_beat_after_the_thought(
    pace: str, level: str, thought: float
) -> None:
    beats = (thought + pause(thought, pace, level)) / BEATS[pace]
    assert pause(thought, pace, level) >= 0
    assert beats >= 1
    assert beats == pytest.approx(round(beats))


@on_sqlite
@pytest.mark.parametrize("level", ["tiro", "miles", "imperator"])
async def test_no_thought_about_hidden_hands_may_last_longer_than_it_seems_to(
    server: Server, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """A slow machine once let Imperator think past its beat, and the next beat told so."""
    asked: dict[str, Budget] = {}

    def ask(pool: Pool, question: Question, deadline: float) -> "Future[int]":
        asked[question.seen.game.name] = question.budget
        chosen: Future[int] = Future()
        chosen.set_result(question.seen.legal[0])
        return chosen

    monkeypatch.setattr(Pool, "ask", ask)
    monkeypatch.setattr(bots, "thinks_by_thumb", lambda game, level: False)
    for game in ("roma", "cambria"):
        await server.new_table(game, [{"kind": "bot", "level": level}] * 2)
    async with asyncio.timeout(30):
        while len(asked) < 2:
            await asyncio.sleep(0.01)
    own = levels.level("roma", level).playouts or None
    assert asked == {"roma": Budget(own, bots.THINKING), "cambria": OWN}
    assert all(seconds >= bots.THINKING / 1000 + 0.5 for seconds in LONG_THOUGHTS.values())


@on_sqlite
@pytest.mark.parametrize(("game", "told"), [("roma", "tiro"), ("cambria", "")])
async def test_the_level_is_all_that_sets_a_pace_where_hands_are_hidden(
    server: Server, monkeypatch: pytest.MonkeyPatch, game: str, told: str
) -> None:
    asked: list[tuple[str, str]] = []

    def at_once(thought: float, pace: str, level: str = "") -> float:
        asked.append((pace, level))
        return 0.0

    monkeypatch.setattr(bots, "pause", at_once)
    seated = await server.new_table(game, [SOLO[1], SOLO[0]], **fast())
    async with sitting(server, seated["table"]["match"], seated["seats"]["1"]) as anna:
        for _ in range(3):
            while anna.view["decision"]["seat"] != 1:
                await anna.hear()
            await anna.answer()
    assert set(asked) == {("fast", told)}
