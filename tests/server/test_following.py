"""A process that shows a match which another one writes."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from lusoria.core.errors import Illegal, Stale
from lusoria.records.match import Match
from lusoria.server.bus import LocalBus
from lusoria.server.rooms.gallery import Viewer
from lusoria.server.rooms.hall import Hall, News
from lusoria.server.rooms.room import Room
from lusoria.server.rooms.upkeep import Upkeep
from lusoria.server.store.leases import Leases
from lusoria.server.wire import Answer
from tests.server.running import Person, Server, play, sitting, two_people


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


async def test_lost_news_of_chat_and_of_a_chair_taken_cost_a_delay_too(server: Server) -> None:
    """They are no entries, and once nothing said that the match had changed."""
    other = deaf(server.house.hall)
    open_chair = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    seated = await server.new_table("armorica", open_chair, start=False)
    match, secret = seated["table"]["match"], seated["seats"]["0"]
    follower = await other.room(match)
    await server.post(f"/tables/{match}/chairs", {"name": "Boris", "language": "en"})
    await Upkeep(other).follow_others()
    assert [chair.name for chair in follower.chairs] == ["Anna", "Boris"]
    async with sitting(server, match, secret) as anna:
        await anna.ask("say", text="salve")
    await Upkeep(other).follow_others()
    assert [talk.text for talk in follower.talk] == ["salve"]


async def give_back(hall: Hall, match: str) -> None:
    """A process no longer writes at a match; its upkeep, which comes at any time, shall not renew
    what it gave back."""
    room = hall.rooms[match]
    lease = room.lease
    assert lease
    room.lose(lease)
    await hall.keeping.leases.give_back([lease])


async def moved_on(server: Server, other: Hall, people: tuple[Person, Person]) -> list[bytes]:
    """What somebody at another process hears, to whom the last answers were not told."""
    follower = await other.room(people[0].match)
    heard: list[bytes] = []
    follower.gallery.viewers.add(Viewer(heard.append, has=follower.entry))
    await play(list(people), Random(1), 3)
    return heard


async def test_whoever_takes_a_match_over_to_refuse_something_tells_what_it_has_read(
    server: Server,
) -> None:
    """The one who asked is shown the table; once nobody else at that process was."""
    hall = server.house.hall
    other = deaf(hall)
    async with two_people(server, "armorica") as people:
        heard = await moved_on(server, other, people)
        match = people[0].match
        await give_back(hall, match)
        with pytest.raises(Stale):
            await other.ask(match, frozenset({0, 1}), Answer(match, 1, 0, "too late"))
        assert heard


async def test_whoever_was_not_told_for_whatever_reason_is_told_later(server: Server) -> None:
    other = deaf(server.house.hall)
    async with two_people(server, "armorica") as people:
        heard = await moved_on(server, other, people)
        await other.rooms[people[0].match].refresh()
        assert not heard
        await Upkeep(other).follow_others()
        assert heard


async def test_a_match_that_cannot_be_read_keeps_no_other_from_going_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = deaf(server.house.hall)
    refresh = Room.refresh
    async with two_people(server, "armorica") as one, two_people(server, "armorica") as two:
        rooms = [await other.room(people[0].match) for people in (one, two)]
        for people in (one, two):
            await play(list(people), Random(1), 2)
        spoilt: list[Room] = []

        async def spoil_the_first(room: Room) -> None:
            if room in (spoilt or [room]):
                spoilt[:] = [room]
                raise Illegal("begun by rules that nobody knows here", reason="other_rules")
            await refresh(room)

        monkeypatch.setattr(Room, "refresh", spoil_the_first)
        await Upkeep(other).follow_others()
        [whole] = [room for room in rooms if room not in spoilt]
        now = {people[0].match: people[0].view["entry"] for people in (one, two)}
        assert whole.entry == now[whole.id]
        monkeypatch.setattr(Room, "refresh", refresh)
        await Upkeep(other).follow_others()
        assert spoilt[0].entry == now[spoilt[0].id]


async def test_news_that_could_not_be_taken_in_are_read_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the match was taken to be read up to its last change, and rested where it was."""
    other = deaf(server.house.hall)

    def stumble(room: Room, lines: object) -> None:
        raise Illegal("a fault")

    async with two_people(server, "armorica") as people:
        follower = await other.room(people[0].match)
        await play(list(people), Random(1), 2)
        with monkeypatch.context() as broken:
            broken.setattr(Room, "_follow", stumble)
            await Upkeep(other).follow_others()
        await Upkeep(other).follow_others()
        assert follower.entry == people[0].view["entry"]


async def test_a_duty_that_waits_holds_no_other_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One absent person at a table of a dead process once kept all others from their news."""
    followed = asyncio.Event()

    async def wait(upkeep: Upkeep) -> None:
        await asyncio.Event().wait()

    async def follow(upkeep: Upkeep) -> None:
        followed.set()

    for name in ("_forget_the_dead", "_keep_absent", "_wake_bots", "_close_unused"):
        monkeypatch.setattr(Upkeep, name, wait)
    monkeypatch.setattr(Upkeep, "follow_others", follow)
    server.house.hall.keep(Upkeep(server.house.hall).run())
    await asyncio.wait_for(followed.wait(), 20)


async def test_whoever_wrote_last_is_asked_without_asking_the_database_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = server.house.hall
    other, taken = deaf(hall), 0
    take = Leases.take

    async def counted(leases: Leases, match: str) -> object:
        nonlocal taken
        taken += 1
        return await take(leases, match)

    async def hand_over(name: str, question: bytes) -> bytes:
        assert name == hall.name
        return await hall._answer_other(question)

    async with two_people(server, "armorica") as people:
        room = await other.room(people[0].match)
        monkeypatch.setattr(Leases, "take", counted)
        monkeypatch.setattr(other.bus, "ask", hand_over)
        for _ in range(3):
            await room.refresh()
            assert room.match
            play = room.match.play
            asked = Answer(room.id, room.entry, play.legal()[0], f"{room.entry}", play.seat)
            await other.ask(room.id, frozenset({play.seat}), asked)
        assert taken == 1
        assert room.writer == hall.name


async def test_a_writer_that_is_gone_is_forgotten(server: Server) -> None:
    other = deaf(server.house.hall)
    async with two_people(server, "armorica") as people:
        room = await other.room(people[0].match)
        room.writer = "a process that is no more"
        await give_back(server.house.hall, room.id)
        assert room.match
        play = room.match.play
        asked = Answer(room.id, room.entry, play.legal()[0], "key", play.seat)
        done = await other.ask(room.id, frozenset({play.seat}), asked)
        assert done.entry == room.entry
        assert room.lease
        assert not room.writer


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

        async def look_first(room: Room, match: Match) -> None:
            if room is not follower and match.play.over and match.result is None:
                await follower.refresh()  # not once more where the upkeep comes after the result
            await finish_if_over(room, match)

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
