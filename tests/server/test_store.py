"""No bundle is lost, none is written twice, and none under an old fence; on both databases."""

import asyncio
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, event

from lusoria.server.metrics import Metrics
from lusoria.server.store import database as databases
from lusoria.server.store import hot
from lusoria.server.store.commits import Bundle, Commits, LostLease, Request
from lusoria.server.store.database import Database, Unavailable, _keep_journal
from lusoria.server.store.leases import HeldElsewhere, Lease, Leases
from lusoria.server.store.migrate import migrate
from lusoria.server.store.store import Store, StoredSeat

MATCH = "m1"


@pytest.fixture
async def store(database: Database) -> Store:
    store = Store(database)
    for match in (MATCH, "m2"):
        await store.make(match, "roma", True, "{}", "0" * 64, [StoredSeat(0, "open", "A", "en")])
    return store


@pytest.fixture
async def commits(database: Database) -> AsyncIterator[Commits]:
    commits = Commits(database, Metrics())
    yield commits
    await commits.close()


async def lease_of(database: Database, owner: str, match: str = MATCH, term: int = 10_000) -> Lease:
    lease = await Leases(database, owner, term).take(match)
    assert isinstance(lease, Lease)
    return lease


async def test_a_commit_waits_for_the_disk(database: Database) -> None:
    asked = {
        "sqlite": ("PRAGMA journal_mode", "PRAGMA synchronous"),
        "postgresql": ("SHOW fsync", "SHOW synchronous_commit"),
    }
    with database.reading() as connection:
        told = [connection.exec_driver_sql(each).scalar() for each in asked[database.dialect]]
    assert told == (["wal", 2] if database.dialect == "sqlite" else ["on", "on"])


async def test_what_was_written_is_read_in_order(store: Store, commits: Commits) -> None:
    lease = await lease_of(store.database, "one")
    await commits.write(Bundle(lease, 0, (b"header",)))
    await commits.write(Bundle(lease, 1, (b"answer", b"fate"), Request(0, "key")))
    assert await store.lines(MATCH) == [b"header", b"answer", b"fate"]
    assert await store.lines(MATCH, 1) == [b"answer", b"fate"]
    assert (await store.look(MATCH, 0, 0, done=True)).done == {Request(0, "key"): 2}
    assert (await store.look(MATCH, 0, 0)).done == {}, "only whoever will write needs it"


@pytest.mark.parametrize("nonsense", ["", "\0", "no such match"])
async def test_what_no_match_is_called_is_not_found(store: Store, nonsense: str) -> None:
    assert await store.find(nonsense) is None
    assert (await store.look(nonsense, 0, 0)).match is None


async def test_batches_asked_for_together_share_transactions(
    store: Store, commits: Commits, monkeypatch: pytest.MonkeyPatch
) -> None:
    lease, other = [await lease_of(store.database, "one", match) for match in (MATCH, "m2")]
    transactions = []
    write = commits._write

    async def counted(bundles: list[Bundle]) -> object:
        transactions.append(len(bundles))
        return await write(bundles)

    monkeypatch.setattr(commits, "_write", counted)
    bundles = [Bundle(each, n, (b"x",)) for n in range(50) for each in (lease, other)]
    await asyncio.gather(*(commits.write(bundle) for bundle in bundles))
    assert len(await store.lines(MATCH)) == len(await store.lines("m2")) == 50
    assert sum(transactions) == 100
    assert len(transactions) < 20


async def test_only_a_write_soon_after_another_waits_to_share(
    store: Store, commits: Commits, monkeypatch: pytest.MonkeyPatch
) -> None:
    lease, waits, go_on = await lease_of(store.database, "one"), list[float](), asyncio.Event()

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await go_on.wait()

    monkeypatch.setattr("lusoria.server.store.commits._sleep", noted)
    monkeypatch.setattr(commits, "_pace", 3600.0)
    await commits.write(Bundle(lease, 0, (b"first",)))
    assert waits == [], "the first one waits for nobody"
    second = asyncio.create_task(commits.write(Bundle(lease, 1, (b"soon after",))))
    while not waits:
        await asyncio.sleep(0.01)
    third = asyncio.create_task(commits.write(Bundle(lease, 2, (b"and after",))))
    assert await store.lines(MATCH) == [b"first"]
    go_on.set()
    await asyncio.gather(second, third)
    assert await store.lines(MATCH) == [b"first", b"soon after", b"and after"]
    assert len(waits) == 1, "the third one shared the second one's transaction"


async def test_a_fault_in_writing_is_told_and_the_next_bundle_is_written(
    store: Store, commits: Commits, monkeypatch: pytest.MonkeyPatch
) -> None:
    lease = await lease_of(store.database, "one")
    with monkeypatch.context() as patch:
        patch.setattr("lusoria.server.store.hot.insert", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await commits.write(Bundle(lease, 0, (b"header",)))
    await commits.write(Bundle(lease, 0, (b"header",)))
    assert await store.lines(MATCH) == [b"header"]


async def test_a_lease_is_held_by_one_process_until_it_runs_out(
    database: Database, store: Store
) -> None:
    lease = await lease_of(database, "one")
    assert await Leases(database, "two").take(MATCH) == HeldElsewhere("one")
    await Leases(database, "one", term=1).renew([lease])
    await asyncio.sleep(0.05)
    taken = await Leases(database, "two").take(MATCH)
    assert isinstance(taken, Lease)


async def test_a_paused_owner_that_wakes_up_cannot_write(
    database: Database, store: Store, commits: Commits
) -> None:
    old = await lease_of(database, "one", term=1)
    await asyncio.sleep(0.05)
    new = await lease_of(database, "two")
    assert new.fence > old.fence
    await commits.write(Bundle(new, 0, (b"theirs",)))
    with pytest.raises(LostLease):
        await commits.write(Bundle(old, 0, (b"mine",)))
    with pytest.raises(LostLease):
        await commits.write(Bundle(old, 1, (b"mine",)))
    assert await store.lines(MATCH) == [b"theirs"]
    assert await Leases(database, "one").renew([old]) == {old}
    assert await Leases(database, "two").renew([new]) == set()


async def test_an_entry_is_written_once_and_spoils_nobody_elses(
    database: Database, store: Store, commits: Commits
) -> None:
    lease, other = [await lease_of(database, "one", match) for match in (MATCH, "m2")]
    await commits.write(Bundle(lease, 0, (b"first",)))
    results = await asyncio.gather(
        commits.write(Bundle(lease, 0, (b"again", b"and more"))),
        commits.write(Bundle(other, 0, (b"innocent",))),
        return_exceptions=True,
    )
    assert isinstance(results[0], LostLease)
    assert results[1] is None
    assert await store.lines(MATCH) == [b"first"]
    assert await store.lines("m2") == [b"innocent"]


async def test_a_request_is_carried_out_once(store: Store, commits: Commits) -> None:
    lease = await lease_of(store.database, "one")
    await commits.write(Bundle(lease, 0, (b"first",), Request(0, "key")))
    with pytest.raises(LostLease):
        await commits.write(Bundle(lease, 1, (b"again",), Request(0, "key")))
    assert await store.lines(MATCH) == [b"first"]


async def test_renewing_leases_and_writing_never_wait_for_each_other_in_a_circle(
    database: Database, store: Store
) -> None:
    """Rows of leases were once locked in the order in which they happened to lie."""
    leases = Leases(database, "one")
    held = [await lease_of(database, "one", match) for match in ("m2", MATCH)]
    with database.writing() as writing:
        hot.locked_fences(writing, [MATCH])
        renewing = asyncio.create_task(leases.renew(held))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(hot.locked_fences, writing, ["m2"])
    assert await renewing == set()


@pytest.mark.services
@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_whoever_falls_asleep_amid_a_transaction_keeps_nobody_waiting(
    database: Database, store: Store, commits: Commits
) -> None:
    lease = await lease_of(database, "one")

    async def fall_asleep() -> None:
        with database.writing() as asleep:
            hot.locked_fences(asleep, [MATCH])
            async with asyncio.timeout(60):
                await commits.write(Bundle(lease, 0, (b"header",)))
            hot.locked_fences(asleep, [MATCH])

    with pytest.raises(Unavailable):
        await fall_asleep()
    assert await store.lines(MATCH) == [b"header"]


async def test_renewing_a_lease_waits_for_no_other_question(
    database: Database, store: Store
) -> None:
    """A busy process once lost its leases while it read the news of others."""
    leases = Leases(database, "one", 10_000)
    lease = await leases.take("m1")
    assert isinstance(lease, Lease)
    go_on = threading.Event()
    questions = [
        asyncio.create_task(database.read(lambda connection: go_on.wait(60))) for _ in range(20)
    ]
    assert await asyncio.wait_for(leases.renew([lease]), 20) == set()
    go_on.set()
    await asyncio.gather(*questions)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows asks for rights in another way")
@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_nobody_else_on_the_machine_reads_the_dealers_secrets(
    database: Database, store: Store
) -> None:
    assert database.file
    files = list(database.file.parent.glob("lusoria.db*"))
    assert {path.name for path in files} == {"lusoria.db", "lusoria.db-wal", "lusoria.db-shm"}
    assert {path.stat().st_mode & 0o777 for path in files} == {0o600}


async def test_given_back_leases_are_free_at_once(database: Database, store: Store) -> None:
    lease = await lease_of(database, "one")
    await Leases(database, "one").give_back([lease])
    assert (await lease_of(database, "two")).fence > lease.fence


async def test_the_heir_of_a_dead_process_frees_its_leases_and_no_others(
    database: Database, store: Store
) -> None:
    dead, other, heir = (Leases(database, name) for name in ("dead", "other", "heir"))
    first = await dead.take(MATCH)
    assert isinstance(first, Lease)
    await other.take("m2")
    await heir.inherit("dead")
    taken = await heir.take(MATCH)
    assert isinstance(taken, Lease)
    assert taken.fence > first.fence
    assert isinstance(await heir.take("m2"), HeldElsewhere)


async def test_two_who_open_one_new_file_have_patience_with_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Cursor:
        refusals = 2  # while another process gives the new file its journal

        def execute(self, pragma: str) -> None:
            if self.refusals:
                self.refusals -= 1
                raise sqlite3.OperationalError("database is locked")

    cursor = Cursor()
    _keep_journal(cursor)
    assert not cursor.refusals
    cursor.refusals = 10**6
    monkeypatch.setattr(databases, "PATIENCE", 0.05)
    with pytest.raises(sqlite3.OperationalError):
        _keep_journal(cursor)


async def test_several_processes_may_bring_one_database_into_shape(address: str) -> None:
    databases = [Database(address) for _ in range(3)]
    await asyncio.gather(*(migrate(each) for each in databases))
    for each in databases:
        await each.close()


async def test_closing_lets_go_of_a_connection_over_which_something_is_still_asked(
    address: str,
) -> None:
    """Whoever asked may have left; the question goes on, and its connection ends with it."""
    database = Database(address)
    opened: list[object] = []
    event.listen(database.engine, "connect", lambda raw, _: opened.append(raw))
    event.listen(database.engine, "close", lambda raw, _: opened.remove(raw))
    under_way, go_on = threading.Event(), threading.Event()

    def ask(_: Connection) -> None:
        under_way.set()
        go_on.wait()

    asked = asyncio.create_task(database.read(ask))
    await asyncio.to_thread(under_way.wait)
    asked.cancel()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0.1)
    go_on.set()
    await closing
    assert not opened


async def test_a_lost_database_refuses_and_says_so() -> None:
    database = Database("postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(Unavailable, match="out of reach"):
        await Store(database).find(MATCH)
    await database.close()


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)  # its page limit: a full disk
async def test_a_full_disk_refuses_and_recovers(
    database: Database, store: Store, commits: Commits
) -> None:
    lease = await lease_of(database, "one")
    with database.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

    def limit(connection: object, _: object, most: int = int(pages or 0) + 2) -> None:
        connection.execute(f"PRAGMA max_page_count={most}")  # type: ignore[attr-defined]

    event.listen(database.engine, "connect", limit)
    database.engine.dispose()
    with pytest.raises(Unavailable, match="full"):
        await commits.write(Bundle(lease, 0, (b"x" * 100_000,)))
    assert await store.lines(MATCH) == []
    event.remove(database.engine, "connect", limit)
    database.engine.dispose()
    await commits.write(Bundle(lease, 0, (b"x" * 100_000,)))
    assert len(await store.lines(MATCH)) == 1
