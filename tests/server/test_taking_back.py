"""Going back at the server's tables: at once where nobody has learnt anything, else by consent."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lusoria.core.seats import FATE
from lusoria.records.match import Match
from lusoria.server.rooms.room import Room
from lusoria.server.settings import Settings
from lusoria.server.store.commits import Bundle, Commits
from lusoria.server.wire import Answer, Grant, Undo
from tests.server.running import Person, Server, serving, sitting, two_people
from tests.server.test_writing import second


async def wished(people: tuple[Person, Person]) -> tuple[Person, Person, int]:
    """Somebody asks to go back behind a card that was drawn: the asker, the other, how far."""
    asker = people[people[0].view["decision"]["seat"]]
    other = people[1 - people.index(asker)]
    entry = asker.view["entry"] + 1
    done = await asker.answer()
    assert done["entry"] > entry, "fate has answered"
    await other.until_entry(done["entry"])
    assert (await asker.ask("undo", entry=entry))["type"] == "done"
    return asker, other, entry


async def test_a_wish_to_go_back_outlives_the_process_that_heard_it(
    address: str, tmp_path: Path
) -> None:
    settings = Settings(data_dir=tmp_path, database=address, compiles=False)
    async with serving(settings) as server, two_people(server, "armorica") as people:
        asker, other, entry = await wished(people)
    async with serving(settings) as server, sitting(server, asker.match, other.secret) as back:
        seat = people.index(asker)
        takeback = back.table["takeback"]
        assert takeback.pop("wish")
        assert takeback == {"seat": seat, "entry": entry, "granted": [seat]}
        done = await back.ask("grant", entry=entry, agreed=True)
        await back.until_entry(done["entry"])
        record = (await server.get(f"/tables/{asker.match}/record")).text
        assert record.endswith(f'"undo": {entry}, "granted": [0, 1]}}\n')
        assert back.table["takeback"] is None


async def test_every_process_shows_the_wish(server: Server) -> None:
    async with two_people(server, "armorica") as people:
        asker, _, entry = await wished(people)
        shown = await second(server.house.hall).room(asker.match)
        assert shown.takeback is not None
        assert shown.takeback.entry == entry


async def test_nobody_needs_to_know_the_number_of_their_own_last_answer(server: Server) -> None:
    async with two_people(server, "armorica") as people:
        asker = people[people[0].view["decision"]["seat"]]
        no = await asker.ask("undo", entry=0)
        assert (no["type"], no["reason"]) == ("no", "undo_nothing")
        assert asker.view["answered"] == [0, 0]
        entry = asker.view["entry"] + 1
        await asker.answer()
        assert (await asker.ask("undo", entry=0))["type"] == "done"
        takeback = asker.table["takeback"]
        assert takeback["entry"] == entry == max(asker.view["answered"])


async def test_a_view_tells_whose_answers_stand(server: Server) -> None:
    """Who has rolled, or begins, has answered nothing yet; what was taken back stands no more."""
    async with two_people(server, "roma") as people:
        asker = people[people[0].view["decision"]["seat"]]
        assert asker.view["answered"] == [0, 0]
        done = await asker.answer()
        await asker.until_entry(done["entry"])
        assert sorted(asker.view["answered"]) == [0, asker.table["undo"]]
        done = await asker.ask("undo", entry=asker.table["undo"])
        await asker.until_entry(done["entry"])
        assert asker.view["answered"] == [0, 0]


async def test_a_wish_stands_until_it_is_refused_or_the_game_goes_on(server: Server) -> None:
    async with two_people(server, "armorica") as people:
        asker, other, entry = await wished(people)
        await other.ask("grant", entry=entry, agreed=False)
        no = await other.ask("grant", entry=entry, agreed=True)
        assert (no["type"], no["reason"]) == ("no", "no_takeback")
        assert (await asker.ask("undo", entry=entry))["type"] == "done"
        await people[people[0].view["decision"]["seat"]].answer()
        no = await other.ask("grant", entry=entry, agreed=True)
        assert (no["type"], no["reason"]) == ("no", "no_takeback")


async def test_a_grant_means_the_wish_that_was_seen_not_the_same_one_uttered_anew(
    server: Server,
) -> None:
    """It was refused, and its double came late: once that granted what was asked for later."""
    async with two_people(server, "armorica") as people:
        asker, other, entry = await wished(people)
        while not other.table["takeback"]:
            await other.hear()
        seen = other.table["takeback"]["wish"]
        await other.ask("grant", entry=entry, agreed=False)
        late = {"entry": entry, "agreed": True, "wish": seen, "key": "sent twice"}
        assert (await other.ask("grant", **late))["reason"] == "no_takeback"
        assert (await asker.ask("undo", entry=entry))["type"] == "done"
        assert (await other.ask("grant", **late))["reason"] == "no_takeback"
        while (other.table["takeback"] or {"wish": seen})["wish"] == seen:
            await other.hear()
        wish = other.table["takeback"]["wish"]
        done = await other.ask("grant", entry=entry, agreed=True, wish=wish)
        assert done["type"] == "done"


@pytest.mark.parametrize("practice", [True, False])
async def test_at_a_table_of_practice_the_page_offers_to_take_back_any_answer(
    server: Server, practice: bool
) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "tiro"}]
    wishes = {"pace": "fast", "practice": practice}
    seated = await server.new_table("armorica", chairs, wishes=wishes)
    async with sitting(server, seated["table"]["match"], seated["seats"]["0"]) as anna:
        answered = []
        for _ in range(3):
            while anna.view["decision"]["seat"] != 0:
                await anna.hear()
            answered.append(anna.view["entry"] + 1)
            await anna.answer()
        while anna.view["decision"]["seat"] != 0:
            await anna.hear()
        if not practice:
            assert anna.table["undo"] is None, "cards and the bot's answer lie between"
            return
        while answered:
            assert anna.table["undo"] == answered.pop()
            assert anna.table["undo_known"]
            done = await anna.ask("undo", entry=anna.table["undo"])
            await anna.until_entry(done["entry"])
        assert anna.table["undo"] is None
        assert not anna.table["undo_known"]


@pytest.mark.parametrize("game", ["armorica", "roma", "cambria"])
async def test_the_same_answers_after_a_takeback_bring_the_same_dice_and_cards(
    server: Server, game: str
) -> None:
    """Law 6, where whoever practises has seen what is taken back: the bots answer the same, too."""
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "tiro"}]
    seated = await server.new_table(game, chairs, wishes={"pace": "fast", "practice": True})
    async with sitting(server, seated["table"]["match"], seated["seats"]["0"]) as anna:
        room = await server.house.hall.room(anna.match)
        for _ in range(8):
            await until_asked(anna)
            await anna.answer()
        await until_asked(anna)
        assert room.match is not None
        line = list(room.match.course.line.plies)
        while anna.table["undo"] is not None:
            await anna.until_entry((await anna.ask("undo", entry=anna.table["undo"]))["entry"])
        while len(room.match.course.line) < len(line):
            if anna.view["decision"]["seat"] == 0:
                past = line[len(room.match.course.line)]
                await anna.ask("answer", entry=anna.view["entry"], action=past.action)
            else:
                await anna.hear()
        again = list(room.match.course.line.plies)
    assert [(past.seat, past.action) for past in again] == [
        (past.seat, past.action) for past in line
    ]
    assert {past.seat for past in line[-12:]} == {FATE, 0, 1}


async def test_where_nothing_has_become_known_practice_needs_no_leave(server: Server) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "tiro"}]
    seated = await server.new_table("roma", chairs, wishes={"pace": "fast", "practice": True})
    async with sitting(server, seated["table"]["match"], seated["seats"]["0"]) as anna:
        await until_asked(anna)
        entry = anna.view["entry"] + 1
        await anna.until_entry((await anna.answer())["entry"])  # the first of two cards to hand on
        assert (anna.table["undo"], anna.table["undo_known"]) == (entry, False)


async def until_asked(person: Person) -> None:
    while person.view["decision"]["seat"] != 0:
        await person.hear()


def may_undo_while_another_is_asked(match: Match) -> int | None:
    """The seat that may take back its last answer although the next question is another's."""
    line = match.course.line
    seat = line[-1].seat
    return seat if match.undoable(seat) and match.play.seat not in (seat, -1) else None


async def until_somebody_may_change_their_mind(server: Server, room: Room) -> int:
    rng = Random(7)
    while True:
        match = room.match
        assert match is not None
        seat = may_undo_while_another_is_asked(match)
        if seat is not None:
            return seat
        asked = Answer(room.id, room.entry, rng.choice(match.play.legal()), f"{room.entry}")
        await server.house.hall.ask(room.id, frozenset({match.play.seat}), asked)


async def test_an_undo_that_another_answer_overtakes_is_a_question_to_the_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it was found allowed, then refused, and its repetition was taken as a question."""
    hall = server.house.hall
    room = await hall.room((await server.new_table("roma"))["table"]["match"])
    asker = await until_somebody_may_change_their_mind(server, room)
    match = room.match
    assert match is not None
    undo = Undo(room.id, match.undoable(asker)[0], "undo")
    answer = Answer(room.id, room.entry, match.play.legal()[0], "answer")
    write, writing, go_on = Commits.write, asyncio.Event(), asyncio.Event()

    async def slowly(commits: Commits, bundle: Bundle) -> None:
        writing.set()
        await go_on.wait()
        await write(commits, bundle)

    monkeypatch.setattr(Commits, "write", slowly)
    answering = asyncio.create_task(hall.ask(room.id, frozenset({match.play.seat}), answer))
    await writing.wait()
    undoing = asyncio.create_task(hall.ask(room.id, frozenset({asker}), undo))
    await asyncio.sleep(0.1)
    go_on.set()
    answered = await answering
    assert (await undoing).entry == answered.entry
    assert room.takeback is not None
    assert (await hall.ask(room.id, frozenset({asker}), undo)).entry == answered.entry
    other = frozenset({1 - asker})
    undone = await hall.ask(room.id, other, Grant(room.id, undo.entry, "grant", True))
    assert undone.entry == answered.entry + 1
