"""A process that shows a match which another one writes."""

from dataclasses import replace
from random import Random

import pytest

from lusoria.server.bus import LocalBus
from lusoria.server.rooms.hall import Hall, News
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.upkeep import Upkeep
from lusoria.server.store.leases import Leases
from tests.server.running import Server, play, two_people


@pytest.mark.parametrize("heard", [True, False], ids=["told", "by itself"])
async def test_a_process_that_looked_between_last_answer_and_result_learns_the_result(
    server: Server, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    """The result is no entry: news of the same entry once left the match unfinished there."""
    hall = server.house.hall
    leases = Leases(hall.keeping.store.database, "other", 10_000)
    other = Hall(replace(hall.keeping, leases=leases), LocalBus(), "other", hall.bots)
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
