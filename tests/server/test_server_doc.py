"""docs/server.md leaves nothing out: every message, every door, every limit."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from lusoria.server import wire
from lusoria.server.app import House
from lusoria.server.lobby import MOST_COMPONENTS
from lusoria.server.settings import Limits, Settings
from tests.words.catalogue import server_reasons

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")


@pytest.mark.parametrize("message", [*wire.Asked.__args__, *wire.Told.__args__])
def test_every_message_is_told(message: Any) -> None:
    assert f"| `{message.__struct_config__.tag}` |" in PAGE


@pytest.mark.parametrize("message", wire.Asked.__args__)
def test_every_field_of_a_request_is_told(message: Any) -> None:
    row = next(
        line for line in PAGE.splitlines() if line.startswith(f"| `{message.__name__.lower()}` |")
    )
    for field in message.__struct_fields__:
        assert f"`{field}`" in row, (message, field)


def test_every_door_is_told() -> None:
    house = House(Settings(), None, None, None)  # type: ignore[arg-type]
    for door in house.doors():
        assert f"| `{door.method} /api{door.path}` |" in PAGE, door


def test_the_usual_limits_are_told() -> None:
    for field in fields(Limits):
        assert f"{field.default:,}" in PAGE, field.name
    assert f"{MOST_COMPONENTS:,}" in PAGE


def test_every_reason_of_the_server_is_told() -> None:
    assert len(server_reasons()) > 20
    for reason in server_reasons():
        assert f"`{reason}`" in PAGE, reason
