"""hypothesis lets people do whatever comes to their minds (people.py), and a small model of the
match (model.py) says what must come of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from lusoria.records.dealer import Dealer
from lusoria.server.rooms.room import Room
from lusoria.server.settings import Settings
from tests.server.people import People
from tests.server.running import UNLIMITED
from tests.server.threaded import Threaded
from tests.settings import FULL

MANY = 300
EXAMPLES = MANY if FULL else 14
STEPS = 60 if FULL else 30


@pytest.fixture
def house(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Threaded]:
    """A server whose dice hypothesis chooses: the same people must meet the same table again."""
    settings = Settings(data_dir=tmp_path, database=address, compiles=False, limits=UNLIMITED)
    with Threaded(settings) as threaded:
        monkeypatch.setattr(Dealer, "fresh", lambda: Dealer.of(threaded.deal))
        yield threaded


def drive(
    house: Threaded, phases: tuple[Phase, ...] = tuple(Phase), examples: int = EXAMPLES
) -> None:
    run_state_machine_as_test(
        lambda: People(house),  # type: ignore[arg-type]
        settings=settings(
            max_examples=examples, stateful_step_count=STEPS, deadline=None, phases=phases,
            suppress_health_check=list(HealthCheck), derandomize=not FULL, database=None,
        ),
    )  # fmt: skip


def test_whatever_people_do_the_table_is_one(house: Threaded) -> None:
    drive(house)


# Would it be noticed?


def nothing_has_changed(before: Any, after: Any) -> bool:
    return True


async def forgetful(room: Room, seats: Any, key: str, prepare: Any) -> int:
    """Nobody will know this key again."""
    return await TRUE_WRITE(room, seats, uuid4().hex, prepare)


TRUE_WRITE = Room.write


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("place", "mistake"),
    [
        ("lusoria.server.rooms.showing.is_same", nothing_has_changed),
        ("lusoria.server.rooms.room.Room.write", forgetful),
    ],
)
def test_a_planted_mistake_is_noticed(
    house: Threaded, monkeypatch: pytest.MonkeyPatch, place: str, mistake: Any
) -> None:
    """The first people who come upon it end the search."""
    monkeypatch.setattr(place, mistake)
    with pytest.raises(AssertionError):
        drive(house, (Phase.generate,), MANY)
