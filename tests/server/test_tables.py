"""Tables from the lobby to the end, over real sockets: everybody sees what they may, at once."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from lusoria.server.settings import Settings
from tests.server.running import Server, play, serving, sitting, two_people


async def test_two_people_play_and_see_their_own_hands_only(server: Server) -> None:
    seated = await server.new_table("roma")
    match, secrets = seated["table"]["match"], seated["seats"]
    async with (
        sitting(server, match, secrets["0"]) as anna,
        sitting(server, match, secrets["1"]) as boris,
        sitting(server, match) as onlooker,
    ):
        own, theirs, nobodys = (
            person.view["position"]["hands"] for person in (anna, boris, onlooker)
        )
        assert own[0].count("?") == theirs[1].count("?") == 0
        assert nobodys[0].count("?") == len(own[0]) > 0, "what is in a hand, only its owner sees"
        await play([anna, boris, onlooker], Random(1), 40)
        assert anna.view["viewer"] == [0]
        assert boris.view["viewer"] == [1]
        assert onlooker.view["viewer"] == []
        async with sitting(server, match, secrets["0"]) as again:
            assert again.view == anna.view, "a second tab is shown what the first one knows"


async def test_who_waits_for_the_game_is_told_what_is_printed_and_told_once(server: Server) -> None:
    """The waiting room draws the map that will be played."""
    seated = await server.new_table("cambria", start=False)
    match, secret = seated["table"]["match"], seated["seats"]["0"]
    async with sitting(server, match, secret) as anna:
        assert (anna.view, len(anna.printed["forts"])) == (None, 16)
        await server.post(f"/tables/{match}/arrange", {"secret": secret, "start": True})
        begun = await anna.until("shown")
        assert (begun["view"]["entry"], begun["printed"]) == (anna.view["entry"], None)


@pytest.mark.parametrize("start", [True, False])
async def test_a_door_says_which_seats_a_secret_is(server: Server, start: bool) -> None:
    """So that a link to a seat can be tried before it is kept."""
    seated = await server.new_table("roma", start=start)
    match, secrets = seated["table"]["match"], seated["seats"]
    for secret, seats in ((secrets["1"], [1]), (secrets["1"][:-1], []), ("", [])):
        assert (await server.get(f"/tables/{match}", secret)).json()["seats"] == seats


async def test_a_refusal_brings_its_reason_and_a_fresh_view(server: Server) -> None:
    async with two_people(server, "armorica") as (anna, boris):
        asked, other = (anna, boris) if anna.view["decision"]["seat"] == 0 else (boris, anna)
        number = asked.view["choices"][0]["number"]
        no = await other.ask("answer", entry=other.view["entry"], action=number)
        assert (no["type"], no["error"], no["reason"]) == ("no", "illegal", "not_asked")
        await other.until("shown")
        stale = await asked.ask("answer", entry=asked.view["entry"] - 1, action=number)
        assert (stale["type"], stale["error"]) == ("no", "stale")
        shown = await asked.until("shown")
        assert shown["view"]["entry"] == asked.view["entry"]


async def test_the_same_key_twice_is_one_answer(server: Server) -> None:
    async with two_people(server, "cambria") as (anna, boris):
        asked = anna if anna.view["decision"]["seat"] == 0 else boris
        entry, number = asked.view["entry"], asked.view["choices"][0]["number"]
        first = await asked.ask("answer", entry=entry, action=number, key="k")
        again = await asked.ask("answer", entry=entry, action=number, key="k")
        assert first == again
        assert first["entry"] > entry


@pytest.mark.parametrize("game", ["armorica", "cambria", "roma"])
async def test_a_whole_game_to_its_record(server: Server, game: str) -> None:
    async with two_people(server, game) as (anna, boris):
        await play([anna, boris], Random(2), 4000)
        while anna.table["stage"] != "over":
            await anna.hear()
        assert anna.table["outcome"]["result"]["winners"]
        async with server.http as client:
            told = await client.get(f"/tables/{anna.match}/record")
        lines = told.text.splitlines()
        assert json.loads(lines[-1])["dice"]["seed"]
        assert len(lines) == anna.view["entry"] + 2


async def test_what_a_move_costs_to_send(server: Server) -> None:
    for game in ("armorica", "cambria", "roma"):
        async with two_people(server, game) as (anna, boris):
            await play([anna, boris], Random(3), 60)
            sizes = sorted(
                len(json.dumps(told, separators=(",", ":")))
                for told in anna.told
                if told["type"] == "changed"
            )
            assert len(sizes) >= 30
            assert sizes[len(sizes) // 2] <= 2000, (game, sizes)


async def test_state_is_a_cache(address: str, tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, database=address, compiles=False)
    async with serving(settings) as server:
        async with two_people(server, "roma") as (anna, boris):
            await play([anna, boris], Random(4), 25)
        before, secret = anna.view, anna.secret
    restarted = replace(settings, name="another")
    async with serving(restarted) as server, sitting(server, anna.match, secret) as again:
        assert again.view == before


async def test_an_undo_and_a_line_of_chat_count_once_too(server: Server) -> None:
    async with two_people(server, "roma") as (anna, boris):
        people = [anna, boris]
        while anna.table["undo"] is None and boris.table["undo"] is None:
            await play(people, Random(5), 1)
        asked = next(person for person in people if person.table["undo"] is not None)
        entry = asked.table["undo"]
        first = await asked.ask("undo", entry=entry, key="back")
        assert first["type"] == "done"
        await asked.until_entry(first["entry"])
        assert await asked.ask("undo", entry=entry, key="back") == first
        assert asked.view["entry"] == first["entry"]
        other = boris if asked is anna else anna
        for _ in range(2):
            await asked.ask("say", text="salve", key="hello")
        assert (await other.until("talked"))["talk"]["text"] == "salve"
        async with sitting(server, anna.match) as onlooker:
            assert [each["text"] for each in onlooker.told[0]["talk"]] == ["salve"]


async def test_every_refusal_has_a_reason_for_programs(server: Server) -> None:
    async with server.http as client:
        unknown = await client.get("/tables/nowhere")
        nonsense = await client.post("/tables", json={"game": "chess", "chairs": []})
        few = await client.post("/tables", json={"game": "roma", "chairs": []})
    told = [each.json()["reason"] for each in (unknown, nonsense, few)]
    assert told == ["no_such_table", "unreadable", "unreadable"]
    assert "chess" in nonsense.json()["facts"]["what"]


async def test_at_a_shared_screen_a_curtain_hides_both_hands(server: Server) -> None:
    seated = await server.new_table("roma")
    match, secrets = seated["table"]["match"], seated["seats"]

    def hands() -> list[bool]:
        """Whether each hand is open to whoever looks now."""
        return ["?" not in hand for hand in screen.view["position"]["hands"]]

    async def look(seat: int | None) -> None:
        await screen.socket.send(json.dumps({"type": "look", "match": match, "seat": seat}))
        await screen.until("shown")

    async with sitting(server, match, secrets["0"], secrets["1"]) as screen:
        assert (screen.view["viewer"], hands()) == ([], [False, False])
        for seat in (0, 1):
            await look(seat)
            assert screen.view["viewer"] == [seat]
            assert hands() == [seat == 0, seat == 1]
            await look(None)
            assert (screen.view["viewer"], screen.view["choices"]) == ([], [])
