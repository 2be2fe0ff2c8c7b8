"""Before the first card the owner may change the chairs; whoever sits stays."""

from typing import Any

import pytest

from lusoria.server.lobby import Lobby
from lusoria.server.store.store import Store, StoredSeat
from tests.server.running import Server, sitting

ME = {"kind": "me", "name": "Anna"}
HERE = {"kind": "here"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "tiro"}


async def laid(server: Server, chairs: list[Any]) -> tuple[str, str]:
    seated = await server.new_table("armorica", chairs=chairs, start=False)
    return seated["table"]["match"], seated["seats"]["0"]


async def arrange(server: Server, match: str, secret: str, chairs: list[Any], **more: Any) -> Any:
    async with server.http as client:
        wish = {"secret": secret, "chairs": chairs} | more
        return (await client.post(f"/tables/{match}/arrange", json=wish)).json()


async def test_chairs_are_added_and_taken_away_until_the_table_fits(server: Server) -> None:
    match, secret = await laid(server, [ME, OPEN, OPEN, OPEN])
    async with sitting(server, match, secret) as anna:
        table = await arrange(server, match, secret, [ME, BOT])
        assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot"]
        while len(anna.table["chairs"]) != 2:
            await anna.hear()
        table = await arrange(server, match, secret, [ME, BOT, OPEN])
        assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "open"]
        table = await arrange(server, match, secret, [ME, BOT, BOT], start=True)
        assert table["stage"] == "playing"
        record = (await server.get(f"/tables/{match}/record", secret)).text
        assert '"seats": 3' in record


async def test_whoever_sits_keeps_the_chair(server: Server) -> None:
    match, secret = await laid(server, [ME, OPEN, OPEN])
    boris = await server.post(
        f"/tables/{match}/chairs", {"name": "Boris", "language": "de", "seat": 2}
    )
    told = await arrange(server, match, secret, [ME, BOT])
    assert (told["error"], told["reason"]) == ("illegal", "chair_taken")
    table = await arrange(server, match, secret, [ME, BOT, BOT])
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "person"]
    async with sitting(server, match, boris["seats"]["2"]) as guest:
        assert guest.table["chairs"][2]["name"] == "Boris"


@pytest.mark.parametrize(
    "chairs", [[ME], [ME, OPEN, OPEN, OPEN, OPEN], [ME, HERE], [ME, OPEN, HERE]]
)
async def test_what_makes_no_sense_is_refused_and_changes_nothing(
    server: Server, chairs: list[Any]
) -> None:
    match, secret = await laid(server, [ME, OPEN])
    told = await arrange(server, match, secret, chairs)
    assert told["error"] in ("unreadable", "illegal")
    shown = (await server.get(f"/tables/{match}")).json()
    assert [chair["kind"] for chair in shown["table"]["chairs"]] == ["person", "open"]


async def test_a_guest_who_sits_down_meanwhile_is_not_swept_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, secret = await laid(server, [ME, OPEN, OPEN])
    store_arrange = Store.arrange

    async def late(
        store: Store, match: str, before: str, after: str, chairs: list[StoredSeat]
    ) -> bool:
        monkeypatch.setattr(Store, "arrange", store_arrange)
        await Lobby(store).sit_down(match, "Boris", "en", 1)
        return await store_arrange(store, match, before, after, chairs)

    monkeypatch.setattr(Store, "arrange", late)
    table = await arrange(server, match, secret, [ME, BOT])
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "person"]


async def test_strangers_find_public_tables_until_they_begin(server: Server) -> None:
    async def listed() -> list[str]:
        return [table["match"] for table in (await server.get("/lobby")).json()["tables"]]

    await laid(server, [ME, OPEN])
    shown = await server.new_table("armorica", chairs=[ME, OPEN], start=False, public=True)
    match = shown["table"]["match"]
    assert await listed() == [match], "only what its maker wants to be found"
    guest = await server.post(f"/tables/{match}/chairs", {"name": "Юля", "language": "ru"})
    assert [(chair["name"], chair["language"]) for chair in guest["table"]["chairs"]] == [
        ("Anna", "en"), ("Юля", "ru")
    ]  # fmt: skip
    await server.post(f"/tables/{match}/arrange", {"secret": shown["seats"]["0"], "start": True})
    assert match not in await listed()
