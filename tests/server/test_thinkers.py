"""Law 5 for whoever thinks at the table, bots and those who give hints: at two tables that differ
only in what a seat may not know, they are told the same, byte by byte."""

import asyncio
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lusoria.bots.seen import Seen, see
from lusoria.bots.workers.pool import Pool
from lusoria.bots.workers.questions import Advice, Question
from lusoria.core.play import Play
from tests.server.running import Server, sitting
from tests.server.twins import Twins, twins
from tests.server.worlds import SECRETS, SEEDS, lay, two_servers


async def what_it_thinks_of(
    server: Server, name: str, pair: Twins, n: int, *, hint: bool, patch: pytest.MonkeyPatch
) -> list[Any]:
    """All that a bot, or whoever gives a hint, is told at one of two tables."""
    heard: list[Any] = []

    def choose(seen: Any, level: str, seed: int) -> int:
        heard.append((seen.table, seen.legal, level, seed))
        return int(seen.legal[0])

    def advise(pool: Pool, question: Question, deadline: float) -> "Future[Advice]":
        heard.append(question.message("advise"))
        told: Future[Advice] = Future()
        told.set_result(Advice((), ""))
        return told

    patch.setattr("lusoria.server.rooms.bots.choose_thawed", choose)
    patch.setattr(Pool, "advise", advise)
    asked = pair.positions[n]["decision"]["seat"]
    match, hall = f"thinking-{name}-{hint}", server.house.hall
    await lay(server, match, pair.positions[n], SEEDS[0], bot=1 - asked if hint else asked)
    room = await hall.room(match)
    await hall.begin(room)
    if hint:
        async with sitting(server, match, SECRETS[asked]) as person:
            await person.ask("hint", entry=0)
    while not heard:
        await asyncio.sleep(0.001)
    for thinking in hall.bots._thinking.values():  # it is not to answer, nor to be asked again
        thinking.cancel()
    return heard


async def compare_thinkers(folder: Path, *, hint: bool) -> None:
    compared = 0
    async with two_servers(folder) as servers:
        for number, pair in enumerate(twins(3, seed=7)):
            if pair.viewer is None or pair.positions[0]["decision"]["seat"] != pair.viewer:
                continue
            with pytest.MonkeyPatch.context() as patch:
                told = [
                    await what_it_thinks_of(server, str(number), pair, n, hint=hint, patch=patch)
                    for n, server in enumerate(servers)
                ]
            assert told[0] == told[1], f"told of another's hand ({pair.question})"
            compared += pair.differ
    assert compared > 5


@pytest.mark.parametrize("hint", [False, True], ids=["bot", "hint"])
async def test_who_thinks_is_told_no_more_than_its_seat_knows(tmp_path: Path, hint: bool) -> None:
    await compare_thinkers(tmp_path, hint=hint)


@pytest.mark.parametrize("hint", [False, True], ids=["bot", "hint"])
async def test_a_thinker_who_sees_every_hand_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, hint: bool
) -> None:
    def see_all(play: Play) -> Seen:
        return replace(see(play), table=play.bytes)

    monkeypatch.setattr("lusoria.server.rooms.bots.see", see_all)
    with pytest.raises(AssertionError, match="told of another's hand"):
        await compare_thinkers(tmp_path, hint=hint)
