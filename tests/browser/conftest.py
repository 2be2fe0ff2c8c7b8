"""A real Chromium, and the built client on a stage without a server."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from client import stage


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
