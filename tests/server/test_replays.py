"""Records go out, come back, are gone through again, and games are played on from any ply."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria.records.reading import read_record
from lusoria.records.replay import line_of_play
from lusoria.server.rooms import walks
from tests.server.running import Server, finished, play, sitting, two_people

GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = {
    "armorica": "armorica-2-default-deck_empty",
    "cambria": "cambria-2-default-six_forts",
    "roma": "roma-2-lively-5",
}
BRANCHED = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Carla"}]

on_sqlite = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
every_game = pytest.mark.parametrize("game", FINISHED)


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.jsonl").read_text("utf-8")


async def brought(server: Server, record: str) -> str:
    """The name under which a record can be replayed."""
    async with server.http as client:
        told = await client.post("/records", content=record)
    assert told.status_code == 201, told.text
    return str(told.json()["replay"])


async def replayed(server: Server, match: str) -> Any:
    return (await server.get(f"/replays/{match}")).json()


@on_sqlite
@every_game
async def test_a_record_from_elsewhere_is_gone_through(server: Server, game: str) -> None:
    record = golden(FINISHED[game])
    match = await brought(server, record)
    replay = await replayed(server, match)
    plies, lines = replay["plies"], [json.loads(line) for line in record.splitlines()]
    assert replay["record"] == record
    assert replay["table"]["stage"] == "over"
    line = line_of_play(read_record(record.encode()))
    assert [ply["entry"] for ply in plies] == line
    assert [ply["words"] for ply in plies] == [lines[entry]["do"] for entry in line]
    assert plies[-1]["scores"] == lines[-1]["result"]["scores"]
    turns = [ply["turn"] for ply in plies]
    assert turns == sorted(turns)
    assert turns[-1] > 1
    last = (await server.get(f"/replays/{match}/plies/{len(plies)}")).json()
    assert last["decision"]["seat"] is None
    assert last["viewer"] == [0, 1]
    assert "?" not in json.dumps(last["position"].get("hands", []))
    first = (await server.get(f"/replays/{match}/plies/0")).json()
    assert (first["entry"], first["heard"]) == (0, [])
    for wrong in (str(len(plies) + 1), "-1", "x", "9" * 50):
        told = await server.get(f"/replays/{match}/plies/{wrong}")
        assert told.status_code == 422, wrong


BEGUN = {
    "armorica": {"start_card_passed"},  # each ends a round
    "cambria": {"neutral_rolled", "neutral_left_out"},  # two play: each begins with this colour
    "roma": {"turn_begun"},
}


@on_sqlite
@pytest.mark.parametrize("name", [*FINISHED.values(), "roma-2-default-no_fame"])
async def test_turns_are_those_that_were_begun(server: Server, name: str) -> None:
    match = await brought(server, golden(name))
    replay = await replayed(server, match)
    plies = replay["plies"]
    end = (await server.get(f"/replays/{match}/plies/{len(plies)}")).json()
    begun = BEGUN[replay["table"]["game"]]
    assert replay["turns"] == sum(told["event"] in begun for told in end["heard"])
    assert plies[0]["turn"] == 0, "the set-up belongs to no turn"
    assert 1 in {ply["turn"] for ply in plies}
    assert plies[-1]["turn"] == replay["turns"], "the last step tells of the last turn"


async def test_a_match_of_this_house_goes_out_and_comes_back(server: Server) -> None:
    anna = await finished(server, "roma")
    replay = await replayed(server, anna.match)
    record = (await server.get(f"/tables/{anna.match}/record")).text
    assert replay["record"] == record
    match = await brought(server, record)
    again = await replayed(server, match)
    assert again["plies"] == replay["plies"]
    assert [chair["name"] for chair in again["table"]["chairs"]] == ["Anna", "Boris"]
    async with sitting(server, match, anna.secret) as onlooker:
        assert onlooker.view["viewer"] == [], "nobody's secret opens a seat there"
        assert (await onlooker.ask("say", text="salve"))["reason"] == "no_chat"


@on_sqlite
async def test_the_dice_are_checked_with_what_the_server_hands_out(
    server: Server, tmp_path: Path
) -> None:
    anna = await finished(server, "roma", words={"0": "fortuna", "1": "audaces iuvat"})
    for name, path in (("record", f"/tables/{anna.match}/record"), ("check.py", "/check_dice.py"),
                       ("sheet", f"/tables/{anna.match}/sheet")):  # fmt: skip
        (tmp_path / name).write_bytes((await server.get(path)).content)
    command = [sys.executable, "-I", "check.py", "record", "sheet"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    header = json.loads((tmp_path / "record").read_text("utf-8").splitlines()[0])
    assert header["dice"]["words"] == ["fortuna", "audaces iuvat"]
    assert header["dice"]["commitment"] == anna.table["commitment"]


@on_sqlite
async def test_before_the_end_no_sheet_tells_what_lies_in_the_deck(server: Server) -> None:
    async with two_people(server, "roma") as (anna, _):
        told = await server.get(f"/tables/{anna.match}/sheet", anna.secret)
        assert told.json()["reason"] == "not_over"


@on_sqlite
async def test_a_name_in_a_record_that_could_not_be_shown_is_left_out(server: Server) -> None:
    """An override turns the line round it, a blank without width is nobody."""
    lines = golden("armorica-2-unfinished").splitlines(keepends=True)
    for name, seen in {"Anna\u202egnol": "", "\u200b": "", "علی‌رضا": "علی‌رضا"}.items():
        header = json.loads(lines[0])
        header["players"][0] = name
        record = "".join([json.dumps(header, ensure_ascii=False) + "\n", *lines[1:]])
        replay = await replayed(server, await brought(server, record))
        assert replay["table"]["chairs"][0]["name"] == seen
        assert replay["record"] == record


@on_sqlite
async def test_a_record_that_is_wrong_is_refused_with_its_line(server: Server) -> None:
    lines = golden(FINISHED["armorica"]).splitlines(keepends=True)
    sealed = golden("cambria-2-tie-turn_order-six_forts")
    another_card = "".join(lines).replace("draw G-A", "draw G-B", 1)
    wrong = {
        "": "no_record",
        "salve": "no_record",
        "".join(lines)[:-9]: "record_broken_off",
        sealed.replace('"players": [', '"players":  [', 1): "record_changed",
        lines[0] + lines[2]: "record_damaged",
        "".join(lines[:-1]) + '{"result": {}}\n': "record_damaged",
        another_card: "record_damaged",
    }
    async with server.http as client:
        for text, reason in wrong.items():
            told = await client.post("/records", content=text)
            assert told.status_code == 422
            assert told.json()["reason"] == reason
            assert ("line" in told.json()["facts"]) == (reason == "record_damaged")


@on_sqlite
async def test_a_record_saved_on_windows_is_the_same_record(server: Server) -> None:
    record = golden("cambria-2-tie-turn_order-six_forts")
    match = await brought(server, record.replace("\n", "\r\n"))
    assert (await replayed(server, match))["record"] == record


@on_sqlite
@every_game
async def test_play_goes_on_from_any_ply(server: Server, game: str) -> None:
    match = await brought(server, golden(FINISHED[game]))
    plies = (await replayed(server, match))["plies"]
    rng = Random(3)
    for _ in range(4):
        ply = rng.randrange(len(plies))
        before = (await server.get(f"/replays/{match}/plies/{ply}")).json()
        wish = {"ply": ply, "chairs": BRANCHED}
        seated = await server.post(f"/replays/{match}/branch", wish)
        secrets = seated["seats"]
        async with (
            sitting(server, seated["table"]["match"], secrets["0"]) as one,
            sitting(server, seated["table"]["match"], secrets["1"]) as two,
        ):
            if before["decision"]["seat"] != "fate":
                assert one.view["position"]["decision"] == before["decision"]
                if game != "roma":  # where the other hand is hidden
                    assert one.view["position"] == before["position"]
            await play([one, two], rng, 10)
        other = (await replayed(server, one.match))["record"]
        assert json.loads(other.splitlines()[0])["position"]["decision"] == before["decision"]


@on_sqlite
async def test_a_game_played_on_to_its_end_is_a_record_like_any_other(server: Server) -> None:
    match = await brought(server, golden(FINISHED["armorica"]))
    last = len((await replayed(server, match))["plies"])
    seated = await server.post(f"/replays/{match}/branch", {"ply": last - 12, "chairs": BRANCHED})
    async with (
        sitting(server, seated["table"]["match"], seated["seats"]["0"]) as one,
        sitting(server, seated["table"]["match"], seated["seats"]["1"]) as two,
    ):
        await play([one, two], Random(1), 4000)
    record = (await server.get(f"/tables/{one.match}/record")).text
    assert json.loads(record.splitlines()[-1])["result"]
    await brought(server, record)
    told = await server.get(f"/replays/{one.match}")
    at_the_end = {"ply": len(told.json()["plies"]), "chairs": BRANCHED}
    async with server.http as client:
        no = await client.post(f"/replays/{one.match}/branch", json=at_the_end)
    assert no.json()["reason"] == "finished"


@on_sqlite
async def test_nobody_plays_on_from_a_game_that_is_not_over(server: Server) -> None:
    async with two_people(server, "roma") as (anna, boris):
        await play([anna, boris], Random(1), 12)
        wish = {"ply": 3, "chairs": BRANCHED}
        async with server.http as client:
            told = await client.post(f"/replays/{anna.match}/branch", json=wish)
        assert told.json()["reason"] == "not_over"


async def test_a_replay_before_the_end_tells_what_its_seat_knows(server: Server) -> None:
    async with two_people(server, "roma") as (anna, boris):
        await play([anna, boris], Random(6), 12)  # no game of Roma is over so soon
        for person in (anna, boris):
            replay = (await server.get(f"/replays/{anna.match}", person.secret)).json()
            path = f"/replays/{anna.match}/plies/{len(replay['plies'])}"
            view = (await server.get(path, person.secret)).json()
            assert view["viewer"] == person.view["viewer"]
            assert view["position"] == person.view["position"]
            assert view["heard"] == person.view["heard"]
        public = await replayed(server, anna.match)
        assert public["plies"][0]["words"]
        assert any(not ply["words"] for ply in public["plies"]), "a card drawn is nobody else's"
        assert "hidden" in public["record"]


@on_sqlite
async def test_a_branch_with_hidden_hands_hides_them_in_its_record_too(server: Server) -> None:
    match = await brought(server, golden(FINISHED["roma"]))
    seated = await server.post(f"/replays/{match}/branch", {"ply": 20, "chairs": BRANCHED})
    path = f"/tables/{seated['table']['match']}/record"
    record = await server.get(path, seated["seats"]["0"])
    hands = json.loads(record.text.splitlines()[0])["position"]["hands"]
    assert "?" not in hands[0]
    assert set(hands[1]) == {"?"}


@on_sqlite
async def test_a_record_that_takes_too_long_to_check_is_given_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(walks, "LONGEST", 0)
    async with server.http as client:
        told = await client.post("/records", content=golden(FINISHED["roma"]))
    assert told.status_code == 422
    assert (told.json()["reason"], told.json()["facts"]) == ("record_too_long", {"seconds": 0})
