"""A process that shows a match which another one writes."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from lusoria.server.bus import LocalBus
from lusoria.server.rooms.gallery import Viewer
from lusoria.server.rooms.hall import Hall, News
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.upkeep import Upkeep
from lusoria.server.store.leases import Leases
from tests.server.running import Server, play, two_people


def deaf(hall: Hall) -> Hall:
    """Another process over the same database, whom no news reach."""
    leases = Leases(hall.keeping.store.database, "other", 10_000)
    return Hall(replace(hall.keeping, leases=leases), LocalBus(), "other", hall.bots)


async def test_lost_news_cost_a_delay(server: Server) -> None:
    other = deaf(server.house.hall)
    async with two_people(server, "armorica") as people:
        follower = await other.room(people[0].match)
        heard: list[bytes] = []
        follower.gallery.viewers.add(Viewer(heard.append, has=follower.entry))
        for moves in (3, 1):
            await play(list(people), Random(1), moves)
            await Upkeep(other).follow_others()
            assert follower.entry == people[0].view["entry"]
            assert heard
            heard.clear()
        await Upkeep(other).follow_others()
        assert not heard, "nothing new, nothing told"


async def test_of_many_who_wait_for_the_same_news_one_reads(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await server.house.hall.room((await server.new_table("armorica"))["table"]["match"])
    catch_up, count = Room._catch_up, 0

    async def counted(room: Room) -> None:
        nonlocal count
        count += 1
        await catch_up(room)

    monkeypatch.setattr(Room, "_catch_up", counted)
    await asyncio.gather(*(room.refresh() for _ in range(20)))
    assert count <= 2
    await room.refresh()
    assert count <= 3


@pytest.mark.parametrize("heard", [True, False], ids=["told", "by itself"])
async def test_a_process_that_looked_between_last_answer_and_result_learns_the_result(
    server: Server, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    """The result is no entry: news of the same entry once left the match unfinished there."""
    hall = server.house.hall
    other = deaf(hall)
    finish_if_over = Room._finish_if_over

    async with two_people(server, "armorica") as (anna, boris):
        follower = other.rooms[anna.match] = await other.room(anna.match)

        async def look_first(room: Room, match: object) -> None:
            if room is not follower:
                await follower.refresh()
            await finish_if_over(room, match)  # type: ignore[arg-type]

        monkeypatch.setattr(Room, "_finish_if_over", look_first)
        await play([anna, boris], Random(2), 4000)
        while anna.table["stage"] != "over":
            await anna.hear()
        assert follower.lacks_result
        if heard:
            news = News(anna.match, hall.name, follower.entry, [], 0, changed=False)
            await other._follow(follower, news)
        else:
            await Upkeep(other).finish_what_is_over()
        assert follower.is_finished
