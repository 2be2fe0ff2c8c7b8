"""A real Chromium, the built client on a stage without a server, and a real server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from client import stage
from tests.browser.serving import Server


@pytest.fixture(scope="session")
def house() -> Iterator[str]:
    """The address of the client with its catalogue and recorded tables."""
    stage.build()
    with stage.served() as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with stage.browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that stays open for all tests; whoever closes it makes one of their own."""
    running = Server(tmp_path_factory.mktemp("house"))
    running.begin()
    yield running
    running.end()
