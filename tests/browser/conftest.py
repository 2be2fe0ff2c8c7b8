"""A real Chromium, the built client on a stage without a server, and a real server."""

import fcntl
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from client import build, stage
from client.fixtures.record import ASKED
from client.screenshots import TABLES, keeping
from tests.browser.players import Player, Seating
from tests.browser.serving import Server
from tests.browser.visits import PHONE, Visit, settings

expect.set_options(timeout=30_000)  # as long as a click waits: a machine may have much else to do


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Both clients, built once: another test process may be serving them already."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with (folder / "client is built").open("a+") as mark:
        fcntl.flock(mark, fcntl.LOCK_EX)
        if not os.fstat(mark.fileno()).st_size:
            build.build()
            stage.build()
            mark.write("yes")


@pytest.fixture(scope="session")
def house(built: None) -> Iterator[str]:
    """The address of the client with its catalogue and recorded tables."""
    with stage.served() as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with stage.browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that stays open for all tests; whoever closes it makes one of their own."""
    running = Server(tmp_path_factory.mktemp("house"))
    running.begin()
    yield running
    running.end()


@pytest.fixture(scope="module")
def device(chromium: Browser) -> Iterator[BrowserContext]:
    """A telephone that has been here before: what it has fetched it need not fetch again."""
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        reduced_motion="reduce",
        service_workers="block",
        bypass_csp=False,
    )
    kept = keeping({"lusoria-settings": settings("en"), "lusoria-tables": TABLES})
    begun = "sessionStorage.begun = true"  # a new page begins anew, a reloaded one does not
    context.add_init_script(f"if (!sessionStorage.begun) {{{begun}; localStorage.clear(); {kept}}}")
    stage.watched(context)
    yield context
    context.close()


@pytest.fixture
def visit(device: BrowserContext, house: str) -> Iterator[Visit]:
    """A page of its own, which finds nothing that others have left on the device."""
    page = device.new_page()
    yield Visit(page, house)
    page.close()


@pytest.fixture
def held(chromium: Browser, house: str) -> Iterator[Visit]:
    """A visit on a telephone that nobody points at but with a finger."""
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(keeping({"lusoria-settings": settings("en")}))
    stage.watched(context)
    yield Visit(context.new_page(), house)
    context.close()


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[Seating]:
    """Makes players, and sees them out."""
    made: list[Player] = []

    def make(house: str = "", **about: Any) -> Player:
        made.append(Player(chromium, house or server.address, **about))
        return made[-1]

    yield make
    for player in made:
        player.close()


@pytest.fixture
def table(request: pytest.FixtureRequest, chromium: Browser, house: str) -> Iterator[Page]:
    """A recorded table of Roma in a window that the test names."""
    width, height = request.param
    context = chromium.new_context(
        viewport={"width": width, "height": height}, service_workers="block"
    )
    settings = {"language": "de", "motion": "none", "name": "Aurelia"}
    context.add_init_script(keeping({"lusoria-settings": settings}))
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{house}?first#/recorded/{ASKED}/0")
    yield page
    context.close()
    assert not faults
